"""The owner's side of links: clients of its tables whose sockets other processes hold."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from lastcard.server.connection import Connection
from lastcard.server.intents import Hello, Pong, Sync
from lastcard.server.latency import Latency
from lastcard.server.messages import EndCode
from lastcard.server.metrics import Metrics
from lastcard.server.moments import Moments
from lastcard.server.processes.bus import Bus
from lastcard.server.processes.frames import (
    AnyFrame,
    Enter,
    Entered,
    Heard,
    Left,
    Lost,
    Said,
    Still,
    Told,
    Took,
    Turned,
)
from lastcard.server.protocol import decode
from lastcard.server.refusal import Refusal
from lastcard.server.room import Room
from lastcard.server.ways import crowded
from lastcard.text.choice import first_served

WINDOW = 8
"""Messages that may be on their way to a client's front; more wait here, where views grow no queue."""
FORGOTTEN_AFTER = 4.0
"""Seconds after which a link of which its front says nothing any more is given up."""
ELSEWHERE = ("table_moved", "server_stopping", "store_down")
"""Refusals after which the table is to be looked for again."""


class DistantLatency(Latency):
    """Round trips that the front measures."""

    def __init__(self) -> None:
        super().__init__()
        self.trip = 0.0

    def round_trip(self, now: float) -> float:  # noqa: ARG002 - the front looks at its own clock
        """The last that the front told."""
        return self.trip


class DistantConnection(Connection):
    """A client whose socket another process holds; that one measures it and pings it."""

    latency: DistantLatency

    def __init__(self, moments: Moments, metrics: Metrics) -> None:
        super().__init__(moments, metrics)
        self.latency = DistantLatency()
        self.moved = False
        """The table must be looked for again; the client itself is not told."""
        self.told_end = False

    def end(self, code: EndCode, why: str | None = None) -> None:
        """The last word; where the table only goes elsewhere, none."""
        if code in ("moved", "stopping", "unavailable"):
            self.moved = True
            self.outbox.close()
        else:
            self.told_end = True
            super().end(code, why)

    def ping(self, now: float) -> None:
        """Nothing: its front does that."""

    def silent(self, now: float) -> float:  # noqa: ARG002 - its front listens
        """Never."""
        return 0.0


class Guest:
    """One client of another process, at a table of this one."""

    def __init__(self, link: str, sender: str, connection: DistantConnection, bus: Bus) -> None:
        self.link = link
        self.sender = sender
        self.connection = connection
        self.mentioned = connection.moments.now()
        """When its front has last said that it is there."""
        self._bus = bus
        self._sent = self._taken = 0
        self._when_room: Callable[[], None] = _nothing
        self._said: asyncio.Queue[tuple[Said, float]] = asyncio.Queue()

    def say(self, frame: AnyFrame) -> None:
        """Tells the front something."""
        self._bus.send(self.sender, frame)

    def room(self) -> int:
        """How many messages may be on their way beside those that are."""
        return WINDOW - (self._sent - self._taken)

    def when_room(self, again: Callable[[], None]) -> None:
        """What to call when the front has sent on some of those before."""
        self._when_room = again

    def write(self, messages: list[bytes]) -> None:
        """Sends messages for the client."""
        for message in messages:
            self._sent += 1
            self.say(Told(self.link, self._sent, message))

    def took(self, count: int) -> None:
        """The front has sent on so many messages."""
        self._taken = max(self._taken, count)
        self._when_room()

    def said(self, frame: Said) -> None:
        """The client said something."""
        self._said.put_nowait((frame, self.connection.moments.now()))

    async def converse(self, room: Room) -> None:
        """Listens and speaks until one side hangs up."""
        connection, teller = self.connection, room.teller
        listening = asyncio.create_task(self._listen(room))
        try:
            await connection.run(self, lambda: teller.table_for(connection), lambda: teller.update_for(connection))
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            with contextlib.suppress(Refusal):
                await room.ask(room.gone, connection)

    async def _listen(self, room: Room) -> None:
        try:
            while True:
                frame, received = await self._said.get()
                self.connection.latency.trip = frame.trip
                self.connection.shown = frame.watched
                message = decode(frame.message)
                if isinstance(message, Sync):
                    await room.ask(room.sync, self.connection, message.seen)
                elif not isinstance(message, Hello | Pong):
                    await room.ask(room.intend, self.connection, message, received)
        except Refusal:
            self.connection.moved = True
        finally:
            self.connection.outbox.hang_up()


class Guests:
    """All of them.

    Args:
        bus: over which they come.
        find: gives the room of a table that this process has, or raises `Refusal`.
    """

    def __init__(self, bus: Bus, moments: Moments, metrics: Metrics, find: Callable[[str], Awaitable[Room]]) -> None:
        self._bus = bus
        self._moments = moments
        self._metrics = metrics
        self._find = find
        self._guests: dict[str, Guest] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._guests)

    def hear(self, sender: str, frame: Enter | Said | Took | Left | Still) -> None:
        """Something came from a front."""
        if isinstance(frame, Enter):
            self._enter(sender, frame)
        elif isinstance(frame, Still):
            self._compare(sender, frame)
        elif (guest := self._guests.get(frame.link)) is None:
            if not isinstance(frame, Left):
                self._bus.send(sender, Lost(frame.link))
        elif isinstance(frame, Said):
            guest.said(frame)
        elif isinstance(frame, Took):
            guest.took(frame.count)
        else:
            guest.connection.outbox.hang_up()

    def bus_gone(self) -> None:
        """Nobody beyond this process can be reached: they are gone until they come again."""
        for guest in self._guests.values():
            if guest.sender != self._bus.me:
                guest.connection.outbox.hang_up()

    def forget_silent(self) -> None:
        """Gives up whoever's front says nothing of them any more."""
        now = self._moments.now()
        for guest in self._guests.values():
            if guest.sender != self._bus.me and now - guest.mentioned > FORGOTTEN_AFTER:
                guest.connection.outbox.hang_up()

    async def stop(self) -> None:
        """Lets everybody go."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _compare(self, sender: str, frame: Still) -> None:
        now = self._moments.now()
        for link, trip in frame.links.items():
            guest = self._guests.get(link)
            if guest is None:
                self._bus.send(sender, Lost(link))
            else:
                guest.mentioned = now
                guest.connection.latency.trip = trip

    def _enter(self, sender: str, frame: Enter) -> None:
        if frame.link in self._guests:
            return
        connection = DistantConnection(self._moments, self._metrics)
        connection.language = first_served([frame.hello.language])
        guest = self._guests[frame.link] = Guest(frame.link, sender, connection, self._bus)
        task = asyncio.create_task(self._serve(guest, frame), name=f"guest {frame.link}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, guest: Guest, frame: Enter) -> None:
        connection = guest.connection
        guest.say(Heard(guest.link))
        try:
            room = await self._find(frame.code)
            if crowded(room, frame.hello.token):
                connection.end("full")
            elif await room.ask(room.connect, connection, frame.hello):
                guest.say(Entered(guest.link, room.fence))
                await guest.converse(room)
        except Refusal as refusal:
            if refusal.reason in ELSEWHERE:
                connection.moved = True
            else:
                connection.end("closed")
        finally:
            del self._guests[guest.link]
            last = connection.outbox.pop(_nothing, _nothing) if connection.told_end else None
            if last is not None:
                guest.say(Turned(guest.link, last))
            elif not connection.told_end:
                guest.say(Lost(guest.link))


def _nothing() -> None:
    return None
