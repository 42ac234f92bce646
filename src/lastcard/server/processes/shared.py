"""The tables of a process that shares them with others: each has one owner, and every process leads to it."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import TypeVar

import msgspec

from lastcard.server.connection import Connection
from lastcard.server.notes import note
from lastcard.server.processes.bus import Bus, BusDown
from lastcard.server.processes.frames import Answer, AnyFrame, Ask, Enter, Left, Said, Still, Took
from lastcard.server.processes.guests import Guests
from lastcard.server.processes.leases import Leases
from lastcard.server.processes.relay import Relay, new_link
from lastcard.server.processes.requests import NoAnswer, Requests
from lastcard.server.quotas import Most
from lastcard.server.refusal import Refusal, refuse
from lastcard.server.resources import Joined, MakeTable, TableInfo
from lastcard.server.room import CLOSES_AFTER, Room, Surroundings
from lastcard.server.tables import Tables
from lastcard.server.ways import Straight, Way

TRIES = 4
"""How often a table's owner is asked for something, and looked for again."""
TRIES_AGAIN = 0.5
AUDITS_EVERY = 2
"""Heartbeats after which leases and links are compared."""

_R = TypeVar("_R")


class SharedTables(Tables):
    """The tables that this process has, and the way to all others."""

    def __init__(self, around: Surroundings, most: Most | None, url: str) -> None:
        super().__init__(around, most)
        self.bus = Bus(url, self._hear, self._beat, self._bus_turned)
        self.leases = Leases(self.bus)
        self._guests = Guests(self.bus, around.moments, around.metrics, self.find)
        self._requests = Requests(self.bus, self._do)
        around.metrics.count_relays(lambda: {"front": len(self._links), "owner": len(self._guests)})
        self._links: dict[str, Relay] = {}
        """The links of clients whose sockets are here, by name."""
        self._over = False
        """The others may have the tables of this process."""
        self._beats = 0
        self._known: dict[str, float] = {}
        """Tables that are kept and not open here, and when they are looked after."""
        self._dropping: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._rooms)

    async def start(self) -> None:
        """Joins the others."""
        await self.bus.start()
        self._sweeping = asyncio.create_task(self._sweep_now_and_then(), name="sweeper")

    # Finding the owner.

    async def way(self, code: str, connection: Connection) -> Way:
        """The way of a client to the table with this code."""
        code = code.upper()
        owner = await self.owner(code)
        room = self._rooms.get(code)
        if room is not None and owner == self.bus.me:
            return Straight(room, connection)
        return Relay(self, code, connection)

    async def find(self, code: str) -> Room:
        """The table with this code, if this process has it or nobody has."""
        code = code.upper()
        owner = await self.owner(code)
        room = self._rooms.get(code)
        if room is None or owner != self.bus.me:
            raise refuse("table_moved")
        return room

    async def owner(self, code: str) -> str:
        """The process that has the table: if nobody living has it, this one from now on."""
        if code in self._rooms:
            return self.bus.me
        async with self._locks.hold(code):
            if code in self._rooms:
                return self.bus.me
            try:
                return await self._take(code)
            except BusDown:
                raise refuse("store_down") from None

    async def _take(self, code: str) -> str:
        if self.stopping:
            owner = await self.leases.owner(code)
            if owner is None or owner == self.bus.me:
                raise refuse("server_stopping")
            return owner
        owner = await self.leases.take(code)
        if owner != self.bus.me:
            return owner
        try:
            room = await self._wake(code)
        except Refusal:
            await self.leases.drop(code)
            raise
        if room is None:
            await self.leases.drop(code)
            raise refuse("unknown_table", code=code)
        owner = await self.leases.take(code)
        if owner != self.bus.me:  # this process was stopped for a while just now
            self._let_go(code)
        return owner

    def _let_go(self, code: str) -> None:
        """Another process has the table: whatever is still done here could not be kept."""
        room, task = self._rooms.get(code), self._tasks.get(code)
        if room is not None and task is not None:
            note("table_lost", "warning", table=code, reason="lease")
            room.lose()
            task.cancel()

    def _open(self, room: Room) -> None:
        super()._open(room)
        self._known.pop(room.code, None)
        self._tasks[room.code].add_done_callback(lambda _: self._closed(room))

    def _closed(self, room: Room) -> None:
        """A room's task has ended: the lease goes, if it is still this process's."""
        if not self.stopping:
            task = asyncio.ensure_future(self._drop(room.code))
            self._dropping.add(task)
            task.add_done_callback(self._dropping.discard)

    async def _drop(self, code: str) -> None:
        with contextlib.suppress(BusDown):
            if code not in self._rooms:
                await self.leases.drop(code)

    async def _make(self, wish: MakeTable, address: str, request: str = "", begun: str | None = None) -> Joined:
        joined = await super()._make(wish, address, request, begun)
        with contextlib.suppress(BusDown):  # then the others hear of it once it is up
            await self.leases.name(joined.code)
        return joined

    # Requests, wherever the table is.

    async def join(self, code: str, name: str, request: str | None = None) -> Joined:
        """Sits down."""
        args: list[str | None] = [
            name,
            request or secrets.token_urlsafe(24),
        ]  # so that asking an owner twice gives one seat
        return await self._anywhere(Joined, "join", code, args)

    async def take_over(self, code: str, device_code: str, request: str | None = None) -> Joined:
        """Moves a seat to another device."""
        request = request or secrets.token_urlsafe(24)
        return await self._anywhere(Joined, "take_over", code, [device_code, request])

    async def info(self, code: str) -> TableInfo:
        """What somebody may know before sitting down."""
        return await self._anywhere(TableInfo, "info", code, [])

    async def do(self, what: str, code: str, kind: type[_R]) -> _R:
        """Does something else at a table; what comes of it."""
        return await self._anywhere(kind, what, code, [])

    async def _anywhere(self, kind: type[_R], what: str, code: str, args: list[str | None]) -> _R:
        code = code.upper()
        for number in range(TRIES):
            if number:
                await asyncio.sleep(TRIES_AGAIN)
            owner = await self.owner(code)
            try:
                if owner == self.bus.me:
                    return msgspec.convert(await self._do(what, code, args), kind)
                return msgspec.json.decode(await self._requests.ask(owner, what, code, args), type=kind)
            except NoAnswer:
                continue
            except Refusal as refusal:
                if refusal.reason not in ("table_moved", "server_stopping"):
                    raise
        raise refuse("store_down")

    async def _do(self, what: str, code: str, args: list[str | None]) -> object:
        """Does what a process asks for, at a table of this one."""
        if what == "join":
            return await super().join(code, str(args[0]), args[1])
        if what == "take_over":
            return await super().take_over(code, str(args[0]), args[1])
        if what == "info":
            return await super().info(code)
        return await self.deeds[what](self, await self.find(code))

    # What the bus brings.

    def _hear(self, sender: str, frame: AnyFrame) -> None:
        if isinstance(frame, Ask | Answer):
            self._requests.hear(sender, frame)
        elif isinstance(frame, Enter | Said | Took | Left | Still):
            self._guests.hear(sender, frame)
        elif (relay := self._links.get(frame.link)) is not None:
            relay.hear(frame)

    def _bus_turned(self, up: bool) -> None:
        if up:
            self._beats = 0
            return
        self._guests.bus_gone()
        for relay in list(self._links.values()):
            if relay.owner != self.bus.me:
                relay.lost()

    async def _beat(self) -> None:
        """This process lives; and now and then, whether everything is as it was."""
        if self._over:
            return
        await self.leases.beat()
        if not self.bus.up:
            return
        try:
            await self._compare()
        except BusDown as problem:
            raise OSError(str(problem)) from problem

    async def _compare(self) -> None:
        owners = {relay.owner for relay in self._links.values()} - {self.bus.me, ""}
        gone = await self.leases.dead(owners)
        for relay in list(self._links.values()):
            if relay.owner in gone:
                relay.lost()
        self._beats += 1
        if self._beats % AUDITS_EVERY != 1:  # the first one comes at once: the bus may have forgotten everything
            return
        for code in await self.leases.foreign(list(self._rooms)):
            self._let_go(code)
        self._guests.forget_silent()
        for owner in {relay.owner for relay in self._links.values()}:
            links = {name: each.trip() for name, each in self._links.items() if each.owner == owner}
            self.bus.send(owner, Still(links))

    # What relays ask for.

    def link(self, relay: Relay) -> str:
        """A new link of a relay."""
        name = new_link()
        self._links[name] = relay
        return name

    def unlink(self, link: str) -> None:
        """A link that is used no more."""
        self._links.pop(link, None)

    def send(self, to: str, frame: AnyFrame) -> None:
        """Says something to a process."""
        self.bus.send(to, frame)

    # The end, and tables that nobody has come back to.

    async def parked(self) -> None:
        """Nothing is done at the tables of this process any more: the others may have them."""
        self._over = True
        for relay in set(self._links.values()):
            relay.end("stopping")
        with contextlib.suppress(BusDown):
            await self.leases.end()

    async def stop(self) -> None:
        """As of any tables; and the others are told."""
        if self.stopping:
            return
        await super().stop()
        await self._guests.stop()
        await self.bus.stop()

    async def sweep(self) -> None:
        """Opens tables that nobody has come back to for long; with nobody there, they close in time."""
        now = self.around.moments.now()
        for code in await self.around.store.tables():
            if code not in self._rooms:
                self._known.setdefault(code, now + CLOSES_AFTER)
        for code in [code for code, due in self._known.items() if due <= now]:
            del self._known[code]
            with contextlib.suppress(Refusal):
                await self.owner(code)
