"""A room: one table, the people at it and the match they play. One task does everything, one thing at a time.

The room knows no network: clients reach it as `Connection`s, REST handlers through `ask`. Whatever is done is
written to the journal before anybody is told of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

import msgspec

from lastcard.errors import LastCardError
from lastcard.game import Match
from lastcard.server import hosting, people, showing
from lastcard.server.archive import Archive
from lastcard.server.connection import Connection
from lastcard.server.deadline import MISSES
from lastcard.server.driving import AUTOPILOT, Drivers
from lastcard.server.intents import Hello, Intent
from lastcard.server.journal import Entry, Journal
from lastcard.server.messages import Ack, EndCode, Refused, ServerMessage, Update, Welcome
from lastcard.server.moments import Moments
from lastcard.server.playing import Playing
from lastcard.server.protocol import PROTOCOL, encode
from lastcard.server.refusal import Refusal, refuse
from lastcard.server.seating import AWAY_AFTER, BotSeat, Person, Seating
from lastcard.server.shapes import Level, Phase, Table, Talk
from lastcard.server.terms import Terms
from lastcard.text import say, speaking, spoken

_log = logging.getLogger(__name__)
_P = ParamSpec("_P")
_R = TypeVar("_R")

CLOSES_AFTER = 2 * 3600.0
"""Seconds without any person after which a table is closed."""
TALK_KEPT = 50


@dataclass(frozen=True)
class Surroundings:
    """What a room needs of the world around it."""

    moments: Moments
    journal: Journal
    archive: Archive
    link: Callable[[str], str]
    """The address that opens a table, by its code."""


class Room:
    """One table."""

    def __init__(self, code: str, terms: Terms, places: int, around: Surroundings) -> None:
        self.code = code
        self.terms = terms
        self.around = around
        self.seating = Seating(places)
        self.playing: Playing | None = None
        self.phase: Phase = "lobby"
        self.matches = 0
        self.records: list[str] = []
        self.talk: deque[Talk] = deque(maxlen=TALK_KEPT)
        self.talked = 0
        self.connections: list[Connection] = []
        self.joined: dict[str, Person] = {}
        """Who asked to sit down with which request, so that asking twice gives one seat."""
        self._empty_since: float | None = around.moments.now()
        self._shown: Table | None = None
        self._revision = 0
        self._told: tuple[int, int] = (0, 0)
        self._jobs: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()

    # The one task.

    async def run(self) -> None:
        """Does what is asked and what is due until the table is closed."""
        while self.phase != "closed":
            job = await self._next_job()
            try:
                if job is not None:
                    await job()
                await self.tick()
            except Exception:  # noqa: BLE001 - one stumble must not end a table
                _log.exception("Table %s stumbled and goes on.", self.code)
                await asyncio.sleep(0.05)
            self.tell()

    async def ask(self, deed: Callable[_P, Awaitable[_R]], /, *args: _P.args, **kwargs: _P.kwargs) -> _R:
        """Has the room's task do something, in the language of who asks, and returns what came of it."""
        answer: asyncio.Future[_R] = asyncio.get_running_loop().create_future()
        language = spoken()

        async def job() -> None:
            try:
                with speaking(language):
                    result = await deed(*args, **kwargs)
            except BaseException as problem:
                if not answer.done():
                    answer.set_exception(problem)
                if not isinstance(problem, Refusal | LastCardError):
                    raise
            else:
                if not answer.done():
                    answer.set_result(result)

        if self.phase == "closed":
            raise refuse("table_closed")
        self._jobs.put_nowait(job)
        return await answer

    async def _next_job(self) -> Callable[[], Awaitable[None]] | None:
        due = self.next_due()
        wait = None if due is None else due - self.now()
        if wait is not None and wait <= 0:
            await asyncio.sleep(0)
            return self._jobs.get_nowait() if not self._jobs.empty() else None
        try:
            async with asyncio.timeout(wait):
                return await self._jobs.get()
        except TimeoutError:
            return None

    def now(self) -> float:
        """The server's steady clock."""
        return self.around.moments.now()

    # What time brings.

    async def tick(self) -> None:
        """Whatever is due now."""
        now = self.now()
        if self._empty_since is not None:
            if now - self._empty_since >= CLOSES_AFTER:
                await self.close()
            return
        self.seating.settle_host(now)
        self._start_autopilots(now)
        if self.playing and self.phase == "playing":
            await self.playing.tick(now)
            await self.follow()
            self._start_autopilots(now)  # whoever has just missed too often
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
        if self._empty_since is not None:
            return self._empty_since + CLOSES_AFTER
        due = [self.seating.next_change(now)]
        if self.playing and self.phase == "playing":
            due.append(self.playing.next_due(now))
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
            await self._keep_record(self.playing)

    async def _keep_record(self, playing: Playing) -> None:
        """Writes the match down; a full disk is no reason to keep the result from anybody."""
        try:
            playing.record = await self.around.archive.keep(playing.match)
        except LastCardError:
            _log.exception("The record of a match at table %s could not be written.", self.code)
        else:
            self.records.append(playing.record)
        playing.revision += 1

    async def close(self) -> None:
        """Ends the table for good."""
        self.phase = "closed"
        for connection in self.connections:
            connection.end("closed")
        stamp = self.around.moments.stamp()
        await self.around.journal.append(Entry(self.code, self.matches, 0, "closed", stamp))
        await self.around.journal.forget(self.code)
        while not self._jobs.empty():
            await self._jobs.get_nowait()()

    # Matches.

    async def new_match(self) -> None:
        """Seats everybody, fills empty places with bots and deals."""
        hosting.fill_with_bots(self)
        self.matches += 1
        names = [each.name for each in self.seating.places if each is not None]
        await asyncio.to_thread(getattr, self.terms.edition, "sheet")  # a tenth of a second, the first time
        match = Match.new(self.terms.edition, names)
        drivers = Drivers(self.driver, lambda seat: self.seating.person(seat) is not None, lambda: self.terms.pace)
        moments, journal = self.around.moments, self.around.journal
        self.playing = Playing(self.code, self.matches, match, lambda: self.terms, moments, journal, drivers)
        self.playing.missed = self._missed
        self.playing.too_late = self._held_too_late
        for person in self.seating.people():
            person.ready, person.since, person.missed = False, 0, 0
        self.phase = "playing"
        await self.playing.begin()

    def driver(self, seat: int) -> Level | None:
        """The bot that plays a seat; None where a person does."""
        each = self.seating.places[seat]
        if isinstance(each, BotSeat):
            return each.level
        return AUTOPILOT if each is None or each.autopilot else None

    def _missed(self, seat: int) -> None:
        person = self.seating.person(seat)
        if person:
            person.missed += 1

    def _held_too_late(self, seat: int, ticket: str, problem: Refusal) -> None:
        person = self.seating.person(seat)
        if person and ticket:
            refused = Refused(ticket, problem.reason, problem.point, problem.sentence)
            person.answers.remember(ticket, refused)
            self.tell_person(person, refused)

    # Connections.

    async def connect(self, connection: Connection, hello: Hello) -> bool:
        """A client says hello. False: it was turned away, and told why."""
        person = self.seating.by_token(hello.token) if hello.token else None
        if hello.token and person is None:
            connection.end("bad_token")
            return False
        if person is None and not self.terms.spectators:
            connection.end("no_spectators")
            return False
        connection.match, connection.seen = hello.match, hello.seen
        if person is not None:
            self._arrive(connection, person)
        self.connections.append(connection)
        seat = None if person is None else self.seating.seat_of(person)
        waiting = person is not None and seat is None
        stamp = self.around.moments.stamp()
        connection.tell(Welcome(PROTOCOL, stamp, self.code, seat, waiting, list(self.talk)))
        connection.outbox.mark(table=True, view=True)
        return True

    def _arrive(self, connection: Connection, person: Person) -> None:
        self.send_away(person, "taken_over")
        connection.person = person
        person.gone_at = None
        if self._empty_since is not None:
            if self.playing:
                self.playing.shift(self.now() - self._empty_since)
            self._empty_since = None
        self.set_autopilot(person, on=False)
        person.missed = 0

    async def gone(self, connection: Connection) -> None:
        """A connection is closed."""
        if connection in self.connections:
            self.connections.remove(connection)
            if connection.person:
                connection.person.gone_at = self.now()
        self.check_empty()

    def check_empty(self) -> None:
        """With nobody there the table stands still."""
        somebody = any(each.here() for each in (*self.seating.people(), *self.seating.waiting))
        if not somebody and self._empty_since is None:
            self._empty_since = self.now()

    def send_watchers_away(self) -> None:
        """Ends the connection of whoever has no seat and waits for none."""
        watchers = [each for each in self.connections if each.person is None]
        for connection in watchers:
            self.connections.remove(connection)
            connection.end("no_spectators")

    def send_away(self, person: Person, code: EndCode) -> None:
        """Ends a person's connection, and says why."""
        for connection in list(self.connections):
            if connection.person is person:
                self.connections.remove(connection)
                connection.end(code)
                person.gone_at = self.now()

    async def sync(self, connection: Connection, seen: int) -> None:
        """A client asks for what it missed."""
        connection.seen = min(seen, connection.seen)
        connection.outbox.mark(table=True, view=True)

    async def intend(self, connection: Connection, intent: Intent, received: float) -> None:
        """Carries out an intent, at most once, and answers it."""
        answers = connection.person.answers if connection.person else connection.answers
        answer = answers.answer(intent.id)
        if answer is None:
            with speaking(connection.language):
                answer = await self._answer(connection, intent, received)
            answers.remember(intent.id, answer)
        connection.tell(answer)

    async def _answer(self, connection: Connection, intent: Intent, received: float) -> ServerMessage:
        try:
            answer = await people.carry_out(self, connection, intent, received)
        except Refusal as refusal:
            return Refused(intent.id, refusal.reason, refusal.point, refusal.sentence)
        except LastCardError as problem:
            reason, point = getattr(problem, "reason", "not_possible"), getattr(problem, "point", None)
            return Refused(intent.id, reason, point, str(problem))
        except Exception:  # noqa: BLE001 - a fault of ours must not end a table
            _log.exception("Table %s could not carry out %r.", self.code, intent)
            return Refused(intent.id, "internal", None, say("server-error-internal"))
        await self.follow()
        return answer or Ack(intent.id, self.version())

    def version(self) -> int:
        """The number of the last event."""
        return self.playing.timeline.version if self.playing else 0

    # Telling.

    def tell(self) -> None:
        """Marks what has changed for everybody."""
        table = showing.table(self)
        plain = msgspec.structs.replace(table, seats=[showing.timeless(seat) for seat in table.seats])
        if plain != self._shown:
            self._shown = plain
            self._revision += 1
            for connection in self.connections:
                connection.outbox.mark(table=True)
        if self.playing and self._told != (self.matches, self.playing.revision):
            self._told = (self.matches, self.playing.revision)
            for connection in self.connections:
                connection.outbox.mark(view=True)

    def tell_person(self, person: Person, message: ServerMessage) -> None:
        """A message for one person's connection, if there is one."""
        for connection in self.connections:
            if connection.person is person:
                connection.tell(message)

    def tell_all(self, message: ServerMessage) -> None:
        """A message for everybody."""
        for connection in self.connections:
            connection.tell(message)

    def table_for(self, connection: Connection) -> bytes | None:
        """The table as it is now, for one connection."""
        seat = None if connection.person is None else self.seating.seat_of(connection.person)
        return encode(showing.table_news(self, self._revision, seat))

    def update_for(self, connection: Connection) -> bytes | None:
        """What a connection has missed, and its view; None while nothing may be told."""
        playing = self.playing
        if playing is None or not playing.safe:
            return None
        seat = None if connection.person is None else self.seating.seat_of(connection.person)
        joined = connection.person.since if connection.person else 0
        seen = connection.seen if connection.match == self.matches else 0
        gap, events = playing.timeline.since(seen, seat, joined)
        connection.match, connection.seen = self.matches, playing.timeline.version
        now = self.now()
        if seat is not None:
            for race in playing.races.values():
                race.saw(seat, connection.seen, now)
        stamp = self.around.moments.stamp()
        view = showing.view(playing, seat, now, stamp)
        return encode(Update(self.matches, connection.seen, stamp, gap, events, view))

    def worst_trip(self) -> float:
        """The slowest round trip of the people at the table."""
        now = self.now()
        trips = [each.latency.round_trip(now) for each in self.connections if each.person]
        return max(trips, default=0.0)
