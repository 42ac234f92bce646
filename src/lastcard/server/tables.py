"""All the tables of a server: making them, finding them by code, sitting down, closing."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable

from lastcard.server import hosting, names
from lastcard.server.refusal import refuse
from lastcard.server.resources import Joined, MakeTable, TableInfo
from lastcard.server.room import Room, Surroundings
from lastcard.server.seating import BotSeat, Person
from lastcard.server.shapes import Seat
from lastcard.server.terms import Terms, choose
from lastcard.text import edition_title

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""No I and no O: nobody has to wonder."""
CODE_LENGTH = 5
MOST_TABLES = 2000
DEFAULT_PLACES = 4
_REQUESTS_KEPT = 1000


class Tables:
    """The open tables."""

    def __init__(self, around: Surroundings) -> None:
        self.around = around
        self._rooms: dict[str, Room] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._made: dict[str, Joined] = {}
        """What came of which request, so that asking twice makes one table."""

    def __len__(self) -> int:
        return len(self._rooms)

    def connections(self) -> int:
        """How many clients are connected, over all tables."""
        return sum(len(room.connections) for room in self._rooms.values())

    def find(self, code: str) -> Room:
        """The table with this code, in capitals or not."""
        room = self._rooms.get(code.upper())
        if room is None:
            raise refuse("unknown_table", code=code.upper())
        return room

    def make(self, wish: MakeTable) -> Joined:
        """A new table; whoever makes it sits at it as its host."""
        if wish.id is not None and wish.id in self._made:
            return self._made[wish.id]
        if len(self._rooms) >= MOST_TABLES:
            raise refuse("too_many_tables")
        room = self._new_room(wish)
        host = _person(room, wish.name)
        room.seating.places[0] = host
        room.seating.host = host
        for seat in range(1, min(wish.bots + 1, len(room.seating.places))):
            room.seating.places[seat] = BotSeat(hosting.bot_name(room), wish.level)
        self._open(room)
        return self._remember(wish.id, _joined(room, host, 0))

    async def join(self, code: str, name: str, request: str | None = None) -> Joined:
        """Sits down: at an empty place, in a bot's in the lobby, or in a bot's at the next round."""
        room = self.find(code)
        return await room.ask(_sit_down, room, name, request)

    async def take_over(self, code: str, device_code: str) -> Joined:
        """Moves a seat to another device: the code is used up and the seat gets a new token."""
        room = self.find(code)
        return await room.ask(_take_over, room, device_code)

    def info(self, code: str) -> TableInfo:
        """What somebody may know before sitting down."""
        room = self.find(code)
        people = [*room.seating.people(), *room.seating.waiting]
        return TableInfo(
            code=room.code,
            phase=room.phase,
            edition=room.terms.edition.name,
            title=edition_title(room.terms.edition.name, room.terms.edition.title),
            host=room.seating.host.name if room.seating.host else "",
            names=[person.name for person in people],
            seats=len(room.seating.places),
            free=room.seating.free(),
            spectators=room.terms.spectators,
        )

    async def stop(self) -> None:
        """The server stops: everybody is told, then the rooms' tasks end."""
        for room in self._rooms.values():
            for connection in room.connections:
                connection.end("stopping")
        for task in list(self._tasks.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    def _new_room(self, wish: MakeTable) -> Room:
        edition = choose(wish.edition, wish.preset, wish.rulings)
        lowest, highest = edition.seats
        places = wish.seats if wish.seats is not None else max(lowest, min(DEFAULT_PLACES, highest))
        if not lowest <= places <= highest:
            raise refuse("seats_out_of_range", low=lowest, high=highest)
        terms = Terms(edition, wish.preset, dict(wish.rulings), wish.clock, wish.pace)
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        while code in self._rooms:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        return Room(code, terms, places, self.around)

    def _open(self, room: Room) -> None:
        self._rooms[room.code] = room
        task = asyncio.create_task(room.run(), name=f"table {room.code}")
        self._tasks[room.code] = task
        task.add_done_callback(self._closed(room.code))

    def _closed(self, code: str) -> Callable[[object], None]:
        def forget(_: object) -> None:
            self._rooms.pop(code, None)
            self._tasks.pop(code, None)

        return forget

    def _remember(self, request: str | None, joined: Joined) -> Joined:
        if request is not None:
            self._made[request] = joined
            while len(self._made) > _REQUESTS_KEPT:
                del self._made[next(iter(self._made))]
        return joined


async def _sit_down(room: Room, name: str, request: str | None) -> Joined:
    before = room.joined.get(request) if request is not None else None
    if before is not None and room.seating.by_token(before.token) is before:
        return _joined(room, before, room.seating.seat_of(before))
    if room.seating.free() == 0:
        raise refuse("table_full")
    person = _person(room, name)
    person.gone_at = room.now()
    seat: Seat | None = None
    if room.phase == "lobby":
        seat = room.seating.first("empty")
        seat = room.seating.first("bot") if seat is None else seat
    if seat is None:
        room.seating.waiting.append(person)
    else:
        room.seating.places[seat] = person
    if request is not None:
        room.joined[request] = person
        while len(room.joined) > _REQUESTS_KEPT:
            del room.joined[next(iter(room.joined))]
    return _joined(room, person, seat)


async def _take_over(room: Room, device_code: str) -> Joined:
    now = room.now()
    for person in (*room.seating.people(), *room.seating.waiting):
        if person.code and now < person.code[1] and secrets.compare_digest(person.code[0], device_code):
            person.code = None
            person.token = secrets.token_urlsafe(16)
            room.send_away(person, "taken_over")
            return _joined(room, person, room.seating.seat_of(person))
    raise refuse("bad_device_code")


def _person(room: Room, name: str) -> Person:
    clean = names.clean(name)
    if not clean:
        raise refuse("bad_name")
    person = Person(room.seating.free_name(clean))
    person.gone_at = room.now()
    return person


def _joined(room: Room, person: Person, seat: int | None) -> Joined:
    return Joined(room.code, person.token, seat, room.around.link(room.code))
