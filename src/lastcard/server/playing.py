"""A match at a table: the gate to the rules, with a clock, the UNO race and bots around it.

It knows people only by their seats, and no connection at all. Whoever owns it calls `tick` when `next_due` says so.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec import Struct

from lastcard.bots.recall import Recall
from lastcard.errors import IllegalMove
from lastcard.game import Event, Match
from lastcard.game.chain import Chain
from lastcard.game.fairness import SharedDeal
from lastcard.game.shuffling import Seeds
from lastcard.rules.table import Table
from lastcard.server.deadline import OpenQuestion
from lastcard.server.driving import Drivers
from lastcard.server.handles import RENEWING, Handles, touched
from lastcard.server.moments import Moments
from lastcard.server.race import COOLDOWN, Race, holding
from lastcard.server.refusal import Refusal, refuse
from lastcard.server.shapes import Clock, Pace, Verdict, View
from lastcard.server.store.shapes import Line
from lastcard.server.timeline import Timeline

if TYPE_CHECKING:
    from lastcard.server.hints import Weighed

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

    @property
    def hints(self) -> bool:
        """Whether hints are given; this one does not change while a match runs."""


class Press(Struct, frozen=True):
    """What a person sent, and when it came."""

    move: str
    received: float
    credit: Callable[[], float]
    """What to take off for the way here; asked only where it counts."""
    watched: Callable[[int], float | None] = lambda _: None
    """For how long the player had been shown a version, where another process measures that."""
    worst_trip: float = 0.0
    """The slowest round trip at the table, for a catch."""
    handle: int | None = None
    uno: bool = False
    seen: int = 0
    ticket: str = ""
    """Given back if the move is held and then refused."""


@dataclass(frozen=True)
class Public:
    """What everybody may see of a state of the match, and which state that is."""

    revision: int
    table: Table
    view: View


class Playing:
    """One match, from the first deal to the last point."""

    def __init__(
        self,
        number: int,
        match: Match,
        terms: Callable[[], Terms],
        moments: Moments,
        drivers: Drivers,
        seeds: Seeds,
    ) -> None:
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
        self.public: Public | None = None
        """What everybody may see, as it was made last."""
        self.record = ""
        """The name of the match's record, once it is written."""
        self.dealt_at = 0
        """The version at which the running round was dealt."""
        self.missed: Callable[[int], None] | None = None
        """Called when a person let a deadline pass."""
        self.made: Callable[[int, Verdict | None, bool], None] | None = None
        """Called when a seat has moved; True: the clock did it."""
        self.too_late: Callable[[int, str, Refusal], None] | None = None
        """Called when a move that was held is refused in the end."""
        self.questions = 0
        """How many questions were asked."""
        self.drivers = drivers
        self.cooldown: dict[int, float] = {}
        """Until when each seat that pressed idly must wait."""
        self.decided: dict[int, float] = {}
        """When the last race of each seat was decided."""
        self.seeds = seeds
        """The server's secrets: of the rounds so far and of the next one."""
        self.chain = Chain()
        """The record, as far as it was given to the store."""
        self.recall = Recall() if terms().hints else None
        """What everybody could keep in mind of the round, for hints."""
        self.weighed: Weighed | None = None
        """The moves that were ranked last, for a hint."""
        self._moments = moments

    # Rounds.

    def begin(self) -> None:
        """The first deal."""
        self._dealt(self.match.opening)

    def next_round(self, deal: SharedDeal | None = None) -> None:
        """The next deal; without a shared one where the match began with a seed."""
        self.races.clear()
        self._dealt(self.match.next_round(deal))

    def _dealt(self, events: tuple[Event, ...]) -> None:
        self.dealt_at = self.timeline.version
        for handles in self.handles:
            handles.clear()
        self.note(events, None)
        self._follow_up(fresh=True)

    def fresh_lines(self) -> tuple[Line, ...]:
        """What came to the record since this was asked last."""
        first = self.chain.size
        return tuple(Line(self.number, first + at, text) for at, text in enumerate(self.chain.fresh(self.match)))

    # What people do.

    def press(self, seat: int, press: Press) -> bool:
        """Makes a person's move; True if it is held until the UNO window closes.

        Raises `Refusal` or `IllegalMove`; then nothing has changed.
        """
        if press.move == "uno":
            self._press_uno(seat, press)
        elif press.move.startswith("catch "):
            self._press_catch(seat, press)
        else:
            return self._press_move(seat, press)
        return False

    def _press_move(self, seat: int, press: Press) -> bool:
        question = self.question
        if question and question.seat == seat and 0 < press.seen < question.version:
            raise refuse("stale")
        if self.held:
            raise refuse("already_moved" if self.held[0] == seat else "somebody_moved")
        if holding(self.races, press.received) is None:
            self._move(seat, press.move, uno=press.uno, handle=press.handle)
            return False
        problem = self.match.why_not(seat, press.move)
        if problem:
            raise problem
        self.held = (seat, press)
        self.revision += 1
        return True

    def _press_uno(self, seat: int, press: Press) -> None:
        self._check_cooldown(seat, press.received)
        if seat in self.races:
            race = self.races[seat]
            race.press_call(press.received, press.credit(), press.watched(race.version))
            return
        table = self.match.table
        if not self.match.round_over and 0 < table.held[seat] <= 2 and not table.called >> seat & 1:
            self.armed.add(seat)
            self.revision += 1
            return
        self._idle_press(seat, press)

    def _press_catch(self, seat: int, press: Press) -> None:
        self._check_cooldown(seat, press.received)
        named = press.move.removeprefix("catch ")
        target = int(named) if named.isdecimal() and len(named) < 3 else -1
        if target in self.races and target != seat:
            race = self.races[target]
            watched = press.watched(race.version)
            race.press_catch(seat, press.received, press.credit(), press.worst_trip, watched)
            return
        if press.received - self.decided.get(target, -JUST_DECIDED) < JUST_DECIDED:
            raise refuse("too_late")
        self._idle_press(seat, press)

    def _idle_press(self, seat: int, press: Press) -> None:
        """A press with nothing to call or catch: a pause, or what the house rule says."""
        try:
            self._move(seat, press.move)
        finally:
            self.cooldown[seat] = press.received + COOLDOWN

    def _check_cooldown(self, seat: int, received: float) -> None:
        if received < self.cooldown.get(seat, received):
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

    def tick(self, now: float) -> bool:
        """Does the next thing that is due, if anything is."""
        for race in self.races.values():
            verdict = race.decide(now)
            if verdict:
                self._settle(race, verdict, now)
                return True
        pressed = self.drivers.due_press(now)
        if pressed:
            self._bot_presses(*pressed)
            return True
        if self.question is None or holding(self.races, now) is not None:
            return False
        if self.held:
            self._release(*self.held)
            return True
        if (due := self.drivers.due) is not None:
            if now < due:
                return False
            self._bot_moves(self.question.seat)
            return True
        return self._time_out(self.question, now)

    def next_due(self, now: float) -> float | None:
        """When `tick` will next have something to do."""
        due = self.drivers.presses_due()
        for race in self.races.values():
            if race.settles is not None:
                due.append(race.settles)
            elif race.call is not None:
                due.append(now)
        held_until = holding(self.races, now) or now
        if self.held:
            due.append(held_until)
        elif (moves := self.drivers.due) is not None:
            due.append(max(held_until, moves))
        elif self.question and self.question.due is not None:
            due.append(max(held_until, self.question.due))
        return min(due, default=None)

    def shift(self, seconds: float) -> None:
        """The table stood still for so long: nothing of it counts."""
        if self.question:
            self.question.shift(seconds)
        for race in self.races.values():
            race.shift(seconds)
        self.cooldown = {seat: when + seconds for seat, when in self.cooldown.items()}
        self.decided = {seat: when + seconds for seat, when in self.decided.items()}
        self.drivers.shift(seconds)
        self.revision += 1

    def drivers_changed(self, now: float, *, anew: bool = False) -> None:
        """A bot sat down, or a person took a seat back; with `anew` the clock is another one."""
        if self.question and not self.match.round_over:
            was_driven = self.drivers.move_due is not None
            self.drivers.asked(self.question.seat, now)
            if anew or (was_driven and self.drivers.move_due is None):
                self._ask(now)
        for race in self.races.values():
            self.drivers.race(race.seat, self.match, now, again=True)
        self.revision += 1

    def _settle(self, race: Race, verdict: Verdict, now: float) -> None:
        del self.races[race.seat]
        self.decided[race.seat] = now
        if verdict.winner == "caller":
            self._move(race.seat, "uno", verdict=verdict)
        else:
            self._move(verdict.catcher, f"catch {race.seat}", verdict=verdict)

    def _bot_presses(self, seat: int, target: int, moment: float) -> None:
        race = self.races.get(target)
        if race is None:
            return
        if seat == target:
            race.press_call(moment, 0.0)
        else:
            race.press_catch(seat, moment, 0.0, 0.0)

    def _release(self, seat: int, press: Press) -> None:
        self.held = None
        try:
            self._move(seat, press.move, uno=press.uno, handle=press.handle)
        except IllegalMove as problem:
            self.revision += 1
            if self.too_late:
                self.too_late(seat, press.ticket, Refusal(problem.reason, str(problem), problem.point))

    def _bot_moves(self, seat: int) -> None:
        choice = self.drivers.choose(seat, self.match.view(seat), self._moments.now())
        if choice is None:
            return
        self._move(seat, choice, uno=self._terms().pace == "instant")

    def _time_out(self, question: OpenQuestion, now: float) -> bool:
        if question.due is None or now < question.due:
            return False
        if self.missed:
            self.missed(question.seat)
        self._move(question.seat, self.match.default_move(), clock=True)
        return True

    # How a move is made.

    def _move(
        self,
        seat: int,
        move: str,
        *,
        uno: bool = False,
        handle: int | None = None,
        verdict: Verdict | None = None,
        clock: bool = False,
    ) -> None:
        events = self._play(seat, move, verdict, clock)
        self.handles[seat].leaving(handle)
        calls = move == "uno" or move.startswith("catch ")
        if uno and not calls:
            self.armed.add(seat)
        self.note(events, verdict)
        self.handles[seat].leaving(None)
        self._follow_up(fresh=not calls)

    def _play(self, seat: int, move: str, verdict: Verdict | None, clock: bool = False) -> tuple[Event, ...]:
        shown = None if verdict is None else msgspec.structs.asdict(verdict)
        events = self.match.play(seat, move, time=self._moments.stamp() / 1000, verdict=shown)
        if self.made:
            self.made(seat, verdict, clock)
        return events

    def note(self, events: tuple[Event, ...], verdict: Verdict | None) -> None:
        """Writes down for the viewers what has just happened in the match."""
        self.timeline.add(events, self.match.asks, self.match.table.turn, verdict)
        self.drivers.hear(events, self.match)
        if self.recall:
            self.recall.hear(events, self.match.table.color)
        renewing = not RENEWING.isdisjoint([event.verb for event in events])
        for seat in range(self.match.seats) if renewing else touched(events):
            self.handles[seat].match(self.match.hand(seat))
            if renewing:
                self.handles[seat].renew()

    def _follow_up(self, *, fresh: bool) -> None:
        """The armed calls, the races, the question and the bots after something happened."""
        for caller in self._armed_callers():
            armed = Verdict(seat=caller, winner="caller", catcher=-1, call_ms=0, catch_ms=None)
            self.note(self._play(caller, "uno", armed), armed)
        self._follow(fresh)
        self.revision += 1

    def _armed_callers(self) -> list[int]:
        """Seats whose armed call is due; a call armed for a hand that has grown since is forgotten."""
        if not self.armed:
            return []
        catchable, held = self.match.catchable, self.match.table.held
        callers = [seat for seat in sorted(self.armed) if seat in catchable]
        self.armed = {seat for seat in self.armed if seat not in callers and 0 < held[seat] <= 2}
        return callers

    def _follow(self, fresh: bool) -> None:
        """The races, the question and the bots after a move."""
        now = self._moments.now()
        catchable = self.match.catchable
        self.races = {seat: race for seat, race in self.races.items() if seat in catchable}
        if self.match.round_over:
            self.question = None
            self.held = None
            self.races.clear()
            self.armed.clear()
            self.drivers.rest()
            return
        for seat in catchable:
            if seat not in self.races:
                self.races[seat] = Race(seat, self.timeline.version, now, self._terms().hold)
                self.drivers.race(seat, self.match, now)
        question = self.question
        if fresh or question is None or (question.asks, question.seat) != (self.match.asks, self.match.table.asked):
            self._ask(now)

    def _ask(self, now: float) -> None:
        asks, asked = self.match.asks, self.match.table.asked
        self.questions += 1
        self.question = OpenQuestion.ask(self.questions, asks, asked, self.timeline.version, now, self._terms().clock)
        held_until = holding(self.races, now)
        if held_until is not None:
            self.question.delay(held_until)
        self.drivers.asked(asked, now)
