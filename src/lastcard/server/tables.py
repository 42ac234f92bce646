"""All the tables of a server: making them, finding them by code, waking those that a former run left, closing."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeVar

import msgspec

from lastcard.server import names, sitting
from lastcard.server.connection import Connection
from lastcard.server.locks import Locks
from lastcard.server.metrics import PHASES
from lastcard.server.notes import note
from lastcard.server.quotas import Most, Quotas
from lastcard.server.refusal import Refusal, refuse
from lastcard.server.resources import Joined, MakeTable, TableInfo
from lastcard.server.reviving import revive
from lastcard.server.room import CLOSES_AFTER, Room, Surroundings
from lastcard.server.skills import Skills
from lastcard.server.store.shapes import Change, Damaged, Fenced, Made, StoreDown
from lastcard.server.terms import Terms, choose
from lastcard.server.ways import Straight, Way

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""No I and no O: nobody has to wonder."""
CODE_LENGTH = 5
PARK_WITHIN = 5.0
"""Seconds that the tables get to finish their steps when the server stops."""
SAY_WITHIN = 2.0
"""Seconds that clients get to hear of it."""
DEFAULT_PLACES = 4
SWEEPS_EVERY = 600.0
"""Seconds after which tables that nobody has come back to are looked for again."""
MAKING_AGAIN, MAKING_TRIES = 0.05, 20
"""Seconds between two looks whether another process has made the table of a request, and how many there are."""
_RECORD = re.compile(r"[0-9a-f]{20}")

_log = logging.getLogger(__name__)


Deed = Callable[["Tables", Room], Awaitable[object]]
_R = TypeVar("_R")


class Tables:
    """The open tables, and those that are asleep in the store."""

    def __init__(self, around: Surroundings, most: Most | None = None) -> None:
        self.around = around
        self.quotas = Quotas(most)
        self.skills = Skills()
        self.stopping = False
        """Nothing new begins here any more."""
        self.opened: dict[str, float] = {}
        """When each table was opened here, on the server's steady clock."""
        self.deeds: dict[str, Deed] = {}
        """What else may be done at a table, by name."""
        self._rooms: dict[str, Room] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._asleep: dict[str, float] = {}
        """Tables that are kept and have no room here, and when each is closed if nobody asks for it."""
        self._locks = Locks()
        self._sweeping: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._rooms) + len(self._asleep)

    def connections(self) -> int:
        """How many clients are connected, over all tables."""
        return sum(len(room.connections) for room in self._rooms.values())

    def rooms(self) -> list[Room]:
        """The tables that are awake, in the order in which they were opened."""
        return list(self._rooms.values())

    def phases(self) -> dict[str, int]:
        """How many tables there are in each phase, and how many are asleep."""
        counted: Counter[str] = Counter(room.phase for room in self._rooms.values())
        return {**{phase: counted[phase] for phase in PHASES}, "asleep": len(self._asleep)}

    def kinds(self) -> dict[str, int]:
        """How many connections are people's and how many watchers', over all tables."""
        people = sum(each.person is not None for room in self._rooms.values() for each in room.connections)
        return {"person": people, "watcher": self.connections() - people}

    async def start(self) -> None:
        """Learns which tables there are; each is woken when somebody asks for it."""
        closes_at = self.around.moments.now() + CLOSES_AFTER
        self._asleep.update((code, closes_at) for code in await self.around.store.tables() if code not in self._rooms)
        self._sweeping = asyncio.create_task(self._sweep_now_and_then(), name="sweeper")

    async def find(self, code: str) -> Room:
        """The table with this code, in capitals or not."""
        code = code.upper()
        room = self._rooms.get(code)
        if room is not None and room.jobs.ended:
            await asyncio.wait({self._tasks[code]})
            room = self._rooms.get(code)
        if room is None and code in self._asleep:
            async with self._locks.hold(code):
                room = self._rooms.get(code) or await self._wake(code)
        if room is None:
            raise refuse("unknown_table", code=code)
        return room

    async def way(self, code: str, connection: Connection) -> Way:
        """The way of a client to the table with this code."""
        return Straight(await self.find(code), connection)

    async def make(self, wish: MakeTable, address: str = "") -> Joined:
        """A new table; whoever makes it, from some address, sits at it as its host.

        A request with an id makes one table, however often it is sent, to whichever process, before a crash and after.
        """
        if wish.id is None:
            return await self._make(wish, address)
        request = sitting.request_name(wish.id)
        async with self._locks.hold(request):
            while True:
                with _troubles():
                    made = await self._made(request)
                if made is not None and made.kept:
                    return await self.join(made.table, wish.name, wish.id)
                with contextlib.suppress(_Elsewhere):
                    return await self._make(wish, address, request, made.table if made else None)

    async def _made(self, request: str) -> Made | None:
        """The table that a request has made; another process that is at it just now is waited for."""
        made = await self.around.store.made(request)
        for _ in range(MAKING_TRIES):
            if made is None or made.kept:
                break
            await asyncio.sleep(MAKING_AGAIN)
            made = await self.around.store.made(request)
        return made

    async def join(self, code: str, name: str, request: str | None = None) -> Joined:
        """Sits down."""
        room = await self._awake(code)
        return await room.ask(sitting.sit_down, room, name, request)

    async def take_over(self, code: str, device_code: str, request: str | None = None) -> Joined:
        """Moves a seat to another device."""
        room = await self._awake(code)
        return await room.ask(sitting.take_over, room, device_code, request)

    async def info(self, code: str) -> TableInfo:
        """What somebody may know before sitting down."""
        room = await self._awake(code)
        return await room.ask(sitting.info, room)

    async def do(self, what: str, code: str, kind: type[_R]) -> _R:
        """Does something else at a table; what comes of it."""
        return msgspec.convert(await self.deeds[what](self, await self.find(code)), kind)

    async def record(self, name: str) -> str:
        """The text of a finished match's record."""
        if not _RECORD.fullmatch(name):
            raise refuse("unknown_record")
        with _troubles():
            text = await self.around.store.record(name)
        if text is None:
            raise refuse("unknown_record")
        return text

    async def stop(self) -> None:
        """The server stops: every table finishes its step and is parked, and everybody is told."""
        if self.stopping:
            return
        self.stopping = True
        note("stopping", tables=len(self), sockets=self.connections())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PARK_WITHIN):
                await asyncio.gather(*(_park(room) for room in self.rooms()))
        for room in self.rooms():  # those that could not finish in time
            for connection in room.connections:
                connection.end("stopping")
        for task in (*self._tasks.values(), *([self._sweeping] if self._sweeping else [])):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.parked()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SAY_WITHIN):
                await self.quotas.nobody.wait()

    async def parked(self) -> None:
        """Nothing is done at any table any more."""

    async def sweep(self) -> None:
        """Closes the tables that nobody has come back to in time."""
        now = self.around.moments.now()
        for code in [code for code, closes_at in self._asleep.items() if closes_at <= now]:
            async with self._locks.hold(code):
                if code in self._asleep:
                    await self._forget(code)

    async def _sweep_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(SWEEPS_EVERY)
            with contextlib.suppress(StoreDown):
                await self.sweep()

    async def _forget(self, code: str) -> None:
        """Closes a table that is asleep; one that cannot be read is left for whoever wants to look into it."""
        store = self.around.store
        try:
            kept = await store.claim(code)
            if kept is not None:
                await store.keep(Change(code, kept.fence, kept.number + 1, b"", closed=True))
        except (Damaged, Fenced):
            self._asleep[code] = float("inf")
        else:
            del self._asleep[code]

    async def _awake(self, code: str) -> Room:
        """The table with this code, if it can do something now."""
        room = await self.find(code)
        if room.paused:
            raise refuse("store_down")
        return room

    async def _wake(self, code: str) -> Room | None:
        with _troubles(code):
            kept = await self.around.store.claim(code)
            room = None if kept is None else await revive(kept, self.around)
        self._asleep.pop(code, None)
        if room is not None:
            self._open(room)
            note("table_revived", table=code, phase=room.phase)
            self.around.metrics.took_over()
        return room

    async def _make(self, wish: MakeTable, address: str, request: str = "", begun: str | None = None) -> Joined:
        """A new table; with the code that a request was given before, if whoever began with it has died over it."""
        if self.stopping:
            raise refuse("server_stopping")
        self.quotas.check_tables(len(self), address)
        terms, places = _wished(wish)
        with _troubles():
            code, fence = await self._new_code(request, begun)
        room = Room(code, terms, places, self.around, fence)
        self._open(room)
        self.quotas.made(code, address)
        try:
            joined = await room.ask(sitting.found, room, wish)
        except BaseException:
            self._tasks[code].cancel()
            raise
        self.around.metrics.made_table()
        note("table_made", table=code, seats=places)
        return joined

    async def _new_code(self, request: str, begun: str | None) -> tuple[str, int]:
        while True:
            code = begun or "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            fence = await self.around.store.new(code, request)
            if fence is not None:
                return code, fence
            if request and await self.around.store.made(request):
                raise _Elsewhere
            begun = None

    def _open(self, room: Room) -> None:
        self._rooms[room.code] = room
        self.opened[room.code] = self.around.moments.now()
        task = asyncio.create_task(room.run(), name=f"table {room.code}")
        self._tasks[room.code] = task
        task.add_done_callback(self._ended(room))

    def _ended(self, room: Room) -> Callable[[object], None]:
        def forget(_: object) -> None:
            self._rooms.pop(room.code, None)
            self._tasks.pop(room.code, None)
            self.opened.pop(room.code, None)
            self.quotas.closed(room.code)
            if room.kept and room.phase != "closed":
                self._asleep[room.code] = float("inf")  # it has another owner, who closes it

        return forget


class _Elsewhere(Exception):
    """The same request has come to another process at the same moment, and makes its table there."""


async def _park(room: Room) -> None:
    with contextlib.suppress(Refusal):
        await room.ask(room.park)


def _wished(wish: MakeTable) -> tuple[Terms, int]:
    if not names.clean(wish.name):
        raise refuse("bad_name")
    edition = choose(wish.edition, wish.preset, wish.rulings)
    lowest, highest = edition.seats
    places = wish.seats if wish.seats is not None else max(lowest, min(DEFAULT_PLACES, highest))
    if not lowest <= places <= highest:
        raise refuse("seats_out_of_range", low=lowest, high=highest)
    return Terms(edition, wish.preset, dict(wish.rulings), wish.clock, wish.pace), places


@contextlib.contextmanager
def _troubles(code: str = "") -> Iterator[None]:
    """What the store cannot do now, or at all, is told to whoever asked in a sentence."""
    try:
        yield
    except StoreDown:
        raise refuse("store_down") from None
    except Damaged as problem:
        _log.exception("What is kept cannot be read.", exc_info=problem)
        raise (refuse("table_damaged", code=code) if code else refuse("broken_record")) from None
