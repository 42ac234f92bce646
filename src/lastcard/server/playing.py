"""A match at a table: the gate to the rules, with a clock, the UNO race and bots around it.

It knows people only by their seats, and no connection at all. Whoever owns it calls `tick` when `next_due` says so.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, Protocol

import msgspec

from lastcard.errors import IllegalMove
from lastcard.game import Event, Match
from lastcard.server.deadline import OpenQuestion
from lastcard.server.driving import Drivers
from lastcard.server.handles import RENEWING, Handles
from lastcard.server.journal import Entry, Journal, Kind
from lastcard.server.moments import Moments
from lastcard.server.race import COOLDOWN, Race, holding
from lastcard.server.refusal import Refusal, refuse
from lastcard.server.shapes import Clock, Pace, Verdict
from lastcard.server.timeline import Timeline

_log = logging.getLogger(__name__)

By = Literal["person", "bot", "autopilot", "clock"]
JUST_DECIDED = 1.5
"""Seconds after a race in which a press that came too late is no idle press."""


class Terms(Protocol):
    """What of a table's settings the match goes by; the host may change them while it runs."""

    @property
    def clock(self) -> Clock:
        """How long a question may stay open."""

    @property
    def pace(self) -> Pace:
        """How long bots take."""

    @property
    def hold(self) -> float:
        """Seconds for which a call that is owed holds the next move."""


@dataclass(frozen=True)
class Press:
    """What a person sent, and when it came."""

    move: str
    received: float
    credit: Callable[[], float]
    """What to take off for the way here; asked only where it counts."""
    worst_trip: float = 0.0
    """The slowest round trip at the table."""
    handle: int | None = None
    uno: bool = False
    seen: int = 0
    ticket: str = ""
    """Given back if the move is held and then refused."""


class Playing:
    """One match, from the first deal to the last point."""

    def __init__(
        self,
        code: str,
        number: int,
        match: Match,
        terms: Callable[[], Terms],
        moments: Moments,
        journal: Journal,
        drivers: Drivers,
    ) -> None:
        self.code = code
        self.number = number
        """Which match of its table it is."""
        self.match = match
        self._terms = terms
        self.timeline = Timeline(match.edition)
        self.question: OpenQuestion | None = None
        self.races: dict[int, Race] = {}
        self.armed: set[int] = set()
        self.held: tuple[int, Press] | None = None
        """A move that waits until an UNO window may close."""
        self.handles = [Handles() for _ in range(match.seats)]
        self.revision = 0
        """Counts everything that makes a view read differently."""
        self.record = ""
        """The name of the match's record, once it is written."""
        self.safe = False
        """Nobody may be told while an entry is being written."""
        self.missed: Callable[[int], None] | None = None
        """Called when a person let a deadline pass."""
        self.too_late: Callable[[int, str, Refusal], None] | None = None
        """Called when a move that was held is refused in the end."""
        self._questions = 0
        self._moments = moments
        self._journal = journal
        self._drivers = drivers
        self._cooldown: dict[int, float] = {}
        self._decided: dict[int, float] = {}

    # Rounds.

    async def begin(self) -> None:
        """The first deal."""
        await self._write("match", self.match.opening)

    async def next_round(self) -> None:
        """The next deal."""
        self.races.clear()
        await self._write("round", self.match.next_round())

    # What people do.

    async def press(self, seat: int, press: Press) -> bool:
        """Makes a person's move; True if it is held until the UNO window closes.

        Raises `Refusal` or `IllegalMove`; then nothing has changed.
        """
        if press.move == "uno":
            await self._press_uno(seat, press)
        elif press.move.startswith("catch "):
            await self._press_catch(seat, press)
        else:
            return await self._press_move(seat, press)
        return False

    async def _press_move(self, seat: int, press: Press) -> bool:
        question = self.question
        if question and question.seat == seat and 0 < press.seen < question.version:
            raise refuse("stale")
        if self.held:
            raise refuse("already_moved" if self.held[0] == seat else "somebody_moved")
        if holding(self.races, press.received) is None:
            await self._move(seat, press.move, "person", uno=press.uno, handle=press.handle)
            return False
        problem = self.match.why_not(seat, press.move)
        if problem:
            raise problem
        self.held = (seat, press)
        self.revision += 1
        return True

    async def _press_uno(self, seat: int, press: Press) -> None:
        self._check_cooldown(seat, press.received)
        if seat in self.races:
            self.races[seat].press_call(press.received, press.credit())
            return
        view = self.match.view(None)
        if not self.match.round_over and 0 < view.held[seat] <= 2 and seat not in view.called:
            self.armed.add(seat)
            self.revision += 1
            return
        await self._idle_press(seat, press)

    async def _press_catch(self, seat: int, press: Press) -> None:
        self._check_cooldown(seat, press.received)
        named = press.move.removeprefix("catch ")
        target = int(named) if named.isdecimal() and len(named) < 3 else -1
        if target in self.races and target != seat:
            race = self.races[target]
            race.press_catch(seat, press.received, press.credit(), press.worst_trip)
            return
        if press.received - self._decided.get(target, -JUST_DECIDED) < JUST_DECIDED:
            raise refuse("too_late")
        await self._idle_press(seat, press)

    async def _idle_press(self, seat: int, press: Press) -> None:
        """A press with nothing to call or catch: a pause, or what the house rule says."""
        try:
            await self._move(seat, press.move, "person")
        finally:
            self._cooldown[seat] = press.received + COOLDOWN

    def _check_cooldown(self, seat: int, received: float) -> None:
        if received < self._cooldown.get(seat, received):
            raise refuse("cooldown")

    def more_time(self, seat: int, now: float) -> None:
        """Extends the deadline of the question a seat must answer."""
        question = self.question
        if question is None or question.seat != seat:
            raise refuse("not_asked")
        if not question.extend(now):
            raise refuse("no_more_time")
        self.revision += 1

    # What time brings.

    async def tick(self, now: float) -> bool:
        """Does the next thing that is due, if anything is."""
        for race in self.races.values():
            verdict = race.decide(now)
            if verdict:
                await self._settle(race, verdict, now)
                return True
        pressed = self._drivers.due_press(now)
        if pressed:
            self._bot_presses(*pressed)
            return True
        if self.question is None or holding(self.races, now) is not None:
            return False
        if self.held:
            await self._release(*self.held)
            return True
        if self._drivers.move_due is not None:
            if now < self._drivers.move_due:
                return False
            await self._bot_moves(self.question.seat)
            return True
        return await self._time_out(self.question, now)

    def next_due(self, now: float) -> float | None:
        """When `tick` will next have something to do."""
        due = [race.settles for race in self.races.values() if race.settles is not None]
        due += [now for race in self.races.values() if race.call is not None and not race.catches]
        due += self._drivers.presses_due()
        held_until = holding(self.races, now) or now
        if self.held:
            due.append(held_until)
        elif self._drivers.move_due is not None:
            due.append(max(held_until, self._drivers.move_due))
        elif self.question and self.question.due is not None:
            due.append(max(held_until, self.question.due))
        return min(due, default=None)

    def shift(self, seconds: float) -> None:
        """The table stood still for so long: nothing of it counts."""
        if self.question:
            self.question.shift(seconds)
        for race in self.races.values():
            race.opened += seconds
        self._drivers.shift(seconds)
        self.revision += 1

    def drivers_changed(self, now: float, *, anew: bool = False) -> None:
        """A bot sat down, or a person took a seat back; with `anew` the clock is another one."""
        if self.question and not self.match.round_over:
            was_driven = self._drivers.move_due is not None
            self._drivers.asked(self.question.seat, now)
            if anew or (was_driven and self._drivers.move_due is None):
                self._ask(now)
        for race in self.races.values():
            self._drivers.race(race.seat, self.match, now, again=True)
        self.revision += 1

    async def _settle(self, race: Race, verdict: Verdict, now: float) -> None:
        del self.races[race.seat]
        self._decided[race.seat] = now
        if verdict.winner == "caller":
            await self._move(race.seat, "uno", self._by(race.seat), verdict=verdict)
        else:
            await self._move(verdict.catcher, f"catch {race.seat}", self._by(verdict.catcher), verdict=verdict)

    def _bot_presses(self, seat: int, target: int, moment: float) -> None:
        race = self.races.get(target)
        if race is None:
            return
        if seat == target:
            race.press_call(moment, 0.0)
        else:
            race.press_catch(seat, moment, 0.0, 0.0)

    async def _release(self, seat: int, press: Press) -> None:
        self.held = None
        try:
            await self._move(seat, press.move, "person", uno=press.uno, handle=press.handle)
        except IllegalMove as problem:
            self.revision += 1
            if self.too_late:
                self.too_late(seat, press.ticket, Refusal(problem.reason, str(problem), problem.point))

    async def _bot_moves(self, seat: int) -> None:
        choice = self._drivers.choose(seat, self.match.view(seat))
        if self.match.why_not(seat, choice):
            _log.error("A bot chose %r, which is not legal; the default is used.", choice)
            choice = self.match.default_move()
        await self._move(seat, choice, self._by(seat), uno=self._terms().pace == "instant")

    async def _time_out(self, question: OpenQuestion, now: float) -> bool:
        if question.due is None or now < question.due:
            return False
        if self.missed:
            self.missed(question.seat)
        await self._move(question.seat, self.match.default_move(), "clock")
        return True

    def _by(self, seat: int) -> By:
        return self._drivers.by(seat)

    # How a move is made.

    async def _move(
        self,
        seat: int,
        move: str,
        by: By,
        *,
        uno: bool = False,
        handle: int | None = None,
        verdict: Verdict | None = None,
    ) -> None:
        events = self._play(seat, move, verdict)
        self.handles[seat].leaving(handle)
        calls = move == "uno" or move.startswith("catch ")
        if uno and not calls:
            self.armed.add(seat)
        kind: Kind = "match_over" if self.match.over else "round_over" if self.match.round_over else "move"
        await self._write(kind, events, seat=seat, move=move, by=by, verdict=verdict, fresh=not calls)

    def _play(self, seat: int, move: str, verdict: Verdict | None) -> tuple[Event, ...]:
        shown = None if verdict is None else msgspec.structs.asdict(verdict)
        return self.match.play(seat, move, time=self._moments.stamp() / 1000, verdict=shown)

    async def _write(
        self,
        kind: Kind,
        events: tuple[Event, ...],
        *,
        seat: int = -1,
        move: str | None = None,
        by: By | None = None,
        verdict: Verdict | None = None,
        fresh: bool = True,
    ) -> None:
        """Journals what was done and follows it up; only then may anybody be told."""
        self.safe = False
        try:
            self._note(events, verdict)
            entries = [self._entry(kind, seat, move, by, verdict)]
            for caller in self._armed_callers():
                armed = Verdict(seat=caller, winner="caller", catcher=-1, call_ms=0, catch_ms=None)
                self._note(self._play(caller, "uno", armed), armed)
                entries.append(self._entry("move", caller, "uno", self._by(caller), armed))
            self._follow(fresh)
            for entry in entries:
                await self._journal.append(entry)
        finally:
            self.safe = True
            self.revision += 1

    def _entry(self, kind: Kind, seat: int, move: str | None, by: By | None, verdict: Verdict | None) -> Entry:
        stamp = self._moments.stamp()
        return Entry(self.code, self.number, self.timeline.version, kind, stamp, seat, move, by, verdict)

    def _note(self, events: tuple[Event, ...], verdict: Verdict | None) -> None:
        self.timeline.add(events, self.match.view(None), verdict)
        renewing = any(event.verb in RENEWING for event in events)
        for seat, handles in enumerate(self.handles):
            handles.match(self.match.hand(seat))
            if renewing:
                handles.renew()

    def _armed_callers(self) -> list[int]:
        """Seats whose armed call is due; a call armed for a hand that has grown since is forgotten."""
        view = self.match.view(None)
        callers = [seat for seat in sorted(self.armed) if seat in view.catchable]
        self.armed = {seat for seat in self.armed if seat not in callers and 0 < view.held[seat] <= 2}
        return callers

    def _follow(self, fresh: bool) -> None:
        """The races, the question and the bots after a move."""
        now = self._moments.now()
        view = self.match.view(None)
        self.races = {seat: race for seat, race in self.races.items() if seat in view.catchable}
        if self.match.round_over:
            self.question = None
            self.held = None
            self.races.clear()
            self.armed.clear()
            self._drivers.rest()
            return
        for seat in view.catchable:
            if seat not in self.races:
                self.races[seat] = Race(seat, self.timeline.version, now, self._terms().hold)
                self._drivers.race(seat, self.match, now)
        question = self.question
        if fresh or question is None or (question.asks, question.seat) != (view.asks, view.asked):
            self._ask(now)

    def _ask(self, now: float) -> None:
        view = self.match.view(None)
        self._questions += 1
        self.question = OpenQuestion.ask(
            self._questions, view.asks, view.asked, self.timeline.version, now, self._terms().clock
        )
        held_until = holding(self.races, now)
        if held_until is not None:
            self.question.delay(held_until)
        self._drivers.asked(view.asked, now)
