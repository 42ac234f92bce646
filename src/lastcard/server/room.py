"""A room: one table, the people at it and the match they play. One task does everything, one thing at a time.

The room knows no network: clients reach it as `Connection`s, REST handlers through `ask`. Whatever is done is kept for
good before anybody is told of it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import ParamSpec, TypeVar

from lastcard.bots.thinkers import Thinkers
from lastcard.errors import LastCardError
from lastcard.game import Match, record
from lastcard.game.shuffling import Seeds
from lastcard.server import dealing, hosting, people, saving
from lastcard.server.audience import Audience
from lastcard.server.connection import Connection
from lastcard.server.deadline import MISSES
from lastcard.server.driving import AUTOPILOT, Drivers
from lastcard.server.intents import Hello, Intent
from lastcard.server.jobs import Deed, Jobs
from lastcard.server.keeping import Keeper
from lastcard.server.messages import Ack, EndCode, Refused, ServerMessage, Welcome
from lastcard.server.metrics import Metrics
from lastcard.server.moments import Moments
from lastcard.server.notes import note
from lastcard.server.playing import Playing
from lastcard.server.protocol import PROTOCOL
from lastcard.server.refusal import Refusal
from lastcard.server.seating import AWAY_AFTER, BotSeat, Person, Seating
from lastcard.server.shapes import Level, Phase, Talk, Verdict
from lastcard.server.store.shapes import Fenced, KeptRecord, Store
from lastcard.server.telling import Teller
from lastcard.server.terms import Terms
from lastcard.text import say, speaking

_log = logging.getLogger(__name__)
_P = ParamSpec("_P")
_R = TypeVar("_R")

CLOSES_AFTER = 2 * 3600.0
"""Seconds without any person after which a table is closed."""
TALK_KEPT = 50
AT_ONCE = 32
"""Jobs that wait and are done in one step: one change for the store."""


@dataclass(frozen=True)
class Surroundings:
    """What a room needs of the world around it."""

    moments: Moments
    store: Store
    link: Callable[[str], str]
    """The address that opens a table, by its code."""
    metrics: Metrics = field(default_factory=Metrics)
    """What is counted."""
    thinkers: Thinkers = field(default_factory=lambda: Thinkers(0))
    """Who makes the bots, and searches for them."""


class Room:
    """One table."""

    def __init__(self, code: str, terms: Terms, places: int, around: Surroundings, fence: int, number: int = 0) -> None:
        self.code = code
        self.terms = terms
        self.around = around
        self.seating = Seating(places)
        self.playing: Playing | None = None
        self.phase: Phase = "lobby"
        self.dealing: dealing.Dealing | None = None
        """What is prepared for the next deal, while everybody shuffles."""
        self.matches = 0
        self.records: list[str] = []
        self.talk: deque[Talk] = deque(maxlen=TALK_KEPT)
        self.talked = 0
        self.secret = secrets.token_bytes(16)
        """Makes the tokens of those who sit down with a request of their own."""
        self.joined: dict[str, Person] = {}
        """Who sat down with which request, by its hash, so that asking twice gives one seat."""
        self.parked = False
        """The server stops: nothing is done at this table any more, until it is opened again."""
        self.empty_since: float | None = around.moments.now()
        """Since when nobody is there and the table stands still."""
        self.closes_at = around.moments.now() + CLOSES_AFTER
        """When the table is closed, if it stands still until then."""
        self.audience = Audience()
        self.jobs = Jobs(self.audience.after)
        self.fence = fence
        """The number under which this process has the table."""
        self.keeper = Keeper(around.store, around.moments, code, fence, number)
        self.keeper.pausing = lambda on: self.audience.pause(on=on)
        self._finished: KeptRecord | None = None
        """The record of the match that ended in this step."""
        self.teller = Teller(self)

    # The one task.

    async def run(self) -> None:
        """Does what is asked and what is due until the table is closed or parked, or has another owner."""
        try:
            while self.phase != "closed" and not self.parked:
                deeds = await self.jobs.wait(self._seconds_left())
                try:
                    await self.step(*deeds)
                except Fenced:
                    raise
                except Exception:  # noqa: BLE001 - one stumble must not end a table
                    _log.exception("Table %s stumbled and goes on.", self.code)
                    await asyncio.sleep(0.05)
        except Fenced:
            self.lose()
        finally:
            self.jobs.end("server_stopping" if self.parked else "table_closed")

    def lose(self) -> None:
        """The table has another owner now: nothing more is done here, and what was held back is never told."""
        _log.warning("Table %s has another owner now.", self.code)
        self.jobs.end("table_moved")
        self.audience.scatter("moved")

    async def ask(self, deed: Callable[_P, Awaitable[_R]], /, *args: _P.args, **kwargs: _P.kwargs) -> _R:
        """Has the room's task do something, in the language of who asks, and returns what came of it."""
        return await self.jobs.ask(partial(deed, *args, **kwargs))

    async def step(self, *deeds: Deed) -> None:
        """Does what is asked and what is due; then keeps it for good, and only then lets anybody know."""
        self.audience.hold()
        for number in range(AT_ONCE):
            deed = deeds[number] if number < len(deeds) else self.jobs.next()
            if number and deed is None:
                break
            await self._do(deed)
            if self._finished or self.parked:
                break
        ended = self._finished is not None
        await self._keep()
        self.teller.mark_changes()
        self.audience.release()
        if ended and not self.parked:
            await self.step()  # perhaps nobody has to be waited for

    async def _do(self, deed: Deed | None) -> None:
        try:
            if deed is not None:
                await deed()
            if self._finished is None and not self.parked:
                await self.tick()
        except Exception:  # noqa: BLE001 - one stumble must not end a table
            _log.exception("Table %s stumbled and goes on.", self.code)

    async def _keep(self) -> None:
        """Keeps what has changed. For as long as the store is down the table stands still."""
        while True:
            lines = self.playing.fresh_lines() if self.playing else ()
            finished, self._finished = self._finished, None
            moment = partial(saving.at, self.now())
            down = await self.keeper.keep(saving.table(self), moment, lines, finished, closed=self.phase == "closed")
            if not down or self.phase == "closed":
                return
            self.seating.shift(down)
            self.seating.shift_codes(down)
            self._shift(down)

    def _shift(self, seconds: float) -> None:
        """The match stood still for so long."""
        if self.playing:
            self.playing.shift(seconds)
        if self.dealing:
            self.dealing.due += seconds

    def _seconds_left(self) -> float | None:
        due = self.next_due()
        return None if due is None else due - self.now()

    def now(self) -> float:
        """The server's steady clock."""
        return self.around.moments.now()

    # What time brings.

    async def tick(self) -> None:
        """Whatever is due now."""
        now = self.now()
        if self.empty_since is not None:
            if now >= self.closes_at:
                self.close()
            return
        self.seating.settle_host(now)
        self._start_autopilots(now)
        if self.playing and self.phase == "playing":
            self.playing.tick(now)
            await self.follow()
            self._start_autopilots(now)  # whoever has just missed too often
        elif self.phase == "shuffling":
            dealing.tick(self, now)
        elif (
            self.phase in ("round_over", "match_over") and self.seating.waited_for(now) and self.seating.all_ready(now)
        ):
            # The one who was still waited for has left, was sent away or has dropped out.
            await hosting.go_on(self)

    def next_due(self) -> float | None:
        """When `tick` must be called next, if nothing else happens."""
        now = self.now()
        if self.phase == "closed":
            return None
        if self.empty_since is not None:
            return self.closes_at
        due = [self.seating.next_change(now)]
        if self.playing and self.phase == "playing":
            due.append(self.playing.next_due(now))
        if self.dealing:
            due.append(self.dealing.due)
        return min((when for when in due if when is not None), default=None)

    def _start_autopilots(self, now: float) -> None:
        if self.terms.clock == "off" or self.phase != "playing":
            return
        for person in self.seating.people():
            gone = person.gone_at is not None and now - person.gone_at >= AWAY_AFTER
            if not person.autopilot and (gone or person.missed >= MISSES):
                self.set_autopilot(person, on=True)

    def set_autopilot(self, person: Person, *, on: bool) -> None:
        """A bot plays for a person, or stops doing so."""
        if person.autopilot == on:
            return
        person.autopilot = on
        person.missed = 0
        if self.playing:
            self.playing.drivers_changed(self.now())

    async def follow(self) -> None:
        """The room's phase after something happened in the match."""
        if self.playing is None or not self.playing.match.round_over or self.phase != "playing":
            return
        self.phase = "round_over"
        for person in self.seating.people():
            person.ready = False
        if self.playing.match.over:
            self.phase = "match_over"
            note("match_over", table=self.code, match=self.matches)
            await self._write_record(self.playing)

    async def _write_record(self, playing: Playing) -> None:
        """The match's record is kept with its end."""
        text = await asyncio.to_thread(record.to_text, record.of(playing.match))
        playing.record = secrets.token_hex(10)
        playing.revision += 1
        self.records.append(playing.record)
        self._finished = KeptRecord(playing.record, text)

    def close(self) -> None:
        """Ends the table for good."""
        self.phase = "closed"
        for connection in self.connections:
            self.audience.end(connection, "closed")
        note("table_closed", table=self.code)

    async def park(self) -> None:
        """The server stops: this step is the last. Clients are told to come back."""
        self.parked = True
        for connection in self.connections:
            self.audience.end(connection, "stopping")

    # Matches.

    async def new_match(self) -> None:
        """Seats everybody, fills empty places with bots, shuffles and deals."""
        hosting.fill_with_bots(self)
        await dealing.begin_match(self)

    def playing_of(self, match: Match, seeds: Seeds) -> Playing:
        """A match as it is played at this table."""
        drivers = Drivers(self.driver, lambda: self.terms.pace, self.around.thinkers.make)
        playing = Playing(self.matches, match, lambda: self.terms, self.around.moments, drivers, seeds)
        playing.missed = self._missed
        playing.made = self._made
        playing.too_late = self._held_too_late
        return playing

    def driver(self, seat: int) -> Level | None:
        """The bot that plays a seat; None where a person does."""
        each = self.seating.places[seat]
        if isinstance(each, BotSeat):
            return each.level
        return AUTOPILOT if each is None or each.autopilot else None

    def _made(self, seat: int, verdict: Verdict | None, clock: bool) -> None:
        driver = "person" if self.driver(seat) is None else "autopilot"
        mover = "bot" if isinstance(self.seating.places[seat], BotSeat) else driver
        self.around.metrics.moved("clock" if clock else mover)
        if verdict:
            self.around.metrics.raced(verdict)

    def _missed(self, seat: int) -> None:
        person = self.seating.person(seat)
        if person:
            person.missed += 1

    def _held_too_late(self, seat: int, ticket: str, problem: Refusal) -> None:
        person = self.seating.person(seat)
        if person and ticket:
            refused = Refused(ticket, problem.reason, problem.point, problem.sentence)
            person.answers.remember(ticket, refused)
            self.audience.tell_person(person, refused)

    # Connections.

    @property
    def connections(self) -> list[Connection]:
        """Everybody who is connected."""
        return self.audience.connections

    @property
    def kept(self) -> bool:
        """Whether anything of it is in the store."""
        return self.keeper.number > 0

    @property
    def paused(self) -> bool:
        """The store is down: nothing is done until it is back."""
        return self.keeper.paused

    async def connect(self, connection: Connection, hello: Hello) -> bool:
        """A client says hello. False: it was turned away, and told why."""
        person = self.seating.by_token(hello.token) if hello.token else None
        if hello.token and person is None:
            self.audience.end(connection, "bad_token")
            return False
        if person is None and not self.terms.spectators:
            self.audience.end(connection, "no_spectators")
            return False
        connection.match, connection.seen = hello.match, hello.seen
        connection.gives_shares = hello.shares
        if person is not None:
            self._arrive(connection, person)
        self.connections.append(connection)
        seat = None if person is None else self.seating.seat_of(person)
        waiting = person is not None and seat is None
        stamp = self.around.moments.stamp()
        self.audience.tell(connection, Welcome(PROTOCOL, stamp, self.code, seat, waiting, list(self.talk)))
        connection.outbox.mark(table=True, view=True)
        return True

    def _arrive(self, connection: Connection, person: Person) -> None:
        self.send_away(person, "taken_over")
        connection.person = person
        person.gone_at = None
        if self.empty_since is not None:
            stood = self.now() - self.empty_since
            self.seating.shift(stood)
            self._shift(stood)
            self.empty_since = None
        self.set_autopilot(person, on=False)
        person.missed = 0

    async def gone(self, connection: Connection) -> None:
        """A connection is closed."""
        if connection in self.connections:
            self.connections.remove(connection)
            if connection.person:
                connection.person.gone_at = self.now()
                dealing.drop(self, connection.person)
        self.check_empty()

    def check_empty(self) -> None:
        """With nobody there the table stands still."""
        somebody = any(each.here() for each in (*self.seating.people(), *self.seating.waiting))
        if not somebody and self.empty_since is None:
            self.empty_since = self.now()
            self.closes_at = self.empty_since + CLOSES_AFTER

    def send_watchers_away(self) -> None:
        """Ends the connection of whoever has no seat and waits for none."""
        watchers = [each for each in self.connections if each.person is None]
        for connection in watchers:
            self.connections.remove(connection)
            self.audience.end(connection, "no_spectators")

    def send_away(self, person: Person, code: EndCode) -> None:
        """Ends a person's connection, and says why."""
        for connection in list(self.connections):
            if connection.person is person:
                self.connections.remove(connection)
                self.audience.end(connection, code)
                person.gone_at = self.now()
                dealing.drop(self, person)

    async def sync(self, connection: Connection, seen: int) -> None:
        """A client asks for what it missed."""
        connection.seen = min(seen, connection.seen)
        connection.outbox.mark(table=True, view=True)

    async def intend(self, connection: Connection, intent: Intent, received: float) -> None:
        """Carries out an intent, at most once, and answers it."""
        if connection not in self.connections:
            return  # it was sent away meanwhile, and may do nothing here any more
        answers = connection.person.answers if connection.person else connection.answers
        answer: ServerMessage | None = answers.answer(intent.id)
        if answer is None:
            with speaking(connection.language):
                answer = await self._answer(connection, intent, received)
            if isinstance(answer, Ack | Refused):
                answers.remember(intent.id, answer)
        self.audience.tell(connection, answer)

    async def _answer(self, connection: Connection, intent: Intent, received: float) -> ServerMessage:
        try:
            answer = await people.carry_out(self, connection, intent, received)
        except Refusal as refusal:
            return Refused(intent.id, refusal.reason, refusal.point, refusal.sentence)
        except LastCardError as problem:
            reason, point = getattr(problem, "reason", "not_possible"), getattr(problem, "point", None)
            return Refused(intent.id, reason, point, str(problem))
        except Exception:  # noqa: BLE001 - a fault of ours must not end a table
            _log.exception("Table %s could not carry out %s.", self.code, type(intent).__name__)
            return Refused(intent.id, "internal", None, say("server-error-internal"))
        await self.follow()
        return answer or Ack(intent.id, self.version())

    def version(self) -> int:
        """The number of the last event."""
        return self.playing.timeline.version if self.playing else 0

    def worst_trip(self) -> float:
        """The slowest round trip of the people at the table."""
        now = self.now()
        trips = [each.latency.round_trip(now) for each in self.connections if each.person]
        return max(trips, default=0.0)
