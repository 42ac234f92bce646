"""The table's WebSocket: carries messages between a client and its room."""

from __future__ import annotations

import asyncio
import contextlib

from lastcard.server.connection import Connection
from lastcard.server.intents import ClientMessage, Hello, Pong, Sync
from lastcard.server.messages import EndCode, ErrorCode, ErrorNews
from lastcard.server.notes import note, whereabouts
from lastcard.server.protocol import PROTOCOL, BadMessage, decode, encode
from lastcard.server.refusal import Refusal
from lastcard.server.tables import Tables
from lastcard.server.ways import Way
from lastcard.server.wire import HungUp, Wire
from lastcard.text import fill, speaking
from lastcard.text.choice import first_served

HELLO_WITHIN = 10.0
"""Seconds in which a client must say hello."""
MOST_ERRORS = 50
"""Messages of one connection that may be wrong before it is closed."""
CLOSE_WITHIN = 2.0
SAID_AGAIN = 5.0
"""Seconds after which whoever waits for a table that pauses is told again."""
_ENDS: dict[str, EndCode] = {
    "store_down": "unavailable",
    "table_damaged": "damaged",
    "table_moved": "moved",
    "server_stopping": "stopping",
}
"""The ends that refusals come to; what is not here depends on when it happens."""


class _Gone(Exception):
    """The client has hung up, or is not to be listened to any more."""


class Line:
    """One connection from its first message to its last."""

    def __init__(self, wire: Wire, tables: Tables) -> None:
        self._wire = wire
        self._tables = tables
        self._metrics = tables.around.metrics
        wire.texts.written = self._metrics.sent
        self._connection = Connection(tables.around.moments, self._metrics)
        self._address = wire.address
        self._errors = 0
        self._seated = False

    async def serve(self, code: str) -> None:
        """Listens and speaks until one side hangs up."""
        await self._wire.accept()
        full = self._tables.quotas.came(self._address)
        try:
            way = None if self._no_room(full) else await self._hello(code)
        except _Gone:
            way = None
        try:
            if way is None:
                self._connection.outbox.close()
                await self._speak(way)
            else:
                await self._converse(way)
        finally:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(CLOSE_WITHIN):
                    await self._wire.close()
            self._tables.quotas.went(self._address)

    async def _hello(self, code: str) -> Way | None:
        """The way to the table, once the client has said hello and was let in."""
        try:
            way = await self._tables.way(code, self._connection)
        except Refusal as refusal:
            self._turn_away(_ENDS.get(refusal.reason, "unknown_table"))
            return None
        message = None
        with contextlib.suppress(TimeoutError, BadMessage):
            async with asyncio.timeout(HELLO_WITHIN):
                message = await self._first()
        if not isinstance(message, Hello):
            self._complain("hello_first")
            return None
        self._connection.language = first_served([message.language])
        if message.protocol != PROTOCOL:
            self._complain("protocol", version=PROTOCOL)
            return None
        self._seated = message.token is not None
        if way.crowded(message.token):
            self._turn_away("full")
            return None
        try:
            return way if await self._enter(way, message) else None
        except Refusal as refusal:
            self._turn_away(_ENDS.get(refusal.reason, "closed"))
            return None

    async def _enter(self, way: Way, hello: Hello) -> bool:
        """Comes in; while the table pauses nobody can, and is told so."""
        entering = asyncio.ensure_future(way.enter(hello))
        try:
            while True:
                if word := way.word():
                    with contextlib.suppress(OSError):
                        self._wire.texts.write([encode(word)])
                done, _ = await asyncio.wait({entering}, timeout=SAID_AGAIN)
                if done:
                    return entering.result()
        finally:
            entering.cancel()

    def _no_room(self, full: str | None) -> bool:
        """Whether nobody more comes in here, and says why."""
        if self._tables.stopping:
            self._turn_away("stopping")
        elif full:
            self._turn_away("full", full)
        return self._tables.stopping or full is not None

    async def _converse(self, way: Way) -> None:
        kind = "person" if self._seated else "watcher"
        note("client_came", table=way.code, kind=kind, client=whereabouts(self._address))
        listening = asyncio.create_task(self._listen(way))
        try:
            await self._speak(way)
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            note("client_went", table=way.code, kind=kind, client=whereabouts(self._address))
            with contextlib.suppress(Refusal):
                await way.leave()

    async def _speak(self, way: Way | None) -> None:
        def nothing() -> None:
            return None

        if way is None:
            await self._connection.run(self._wire.texts, nothing, nothing)
        else:
            await self._connection.run(self._wire.texts, way.table, way.view)

    async def _listen(self, way: Way) -> None:
        try:
            while True:
                message = await self._next()
                if isinstance(message, Hello):
                    self._complain("malformed", detail="hello")
                elif isinstance(message, Sync):
                    await way.sync(message.seen)
                elif not isinstance(message, Pong):
                    received = self._tables.around.moments.now()
                    await way.intend(message, received)
        except _Gone:
            self._connection.outbox.hang_up()
        except Refusal:
            self._connection.outbox.close()  # the last word is still said

    async def _first(self) -> ClientMessage:
        """The first message that is no pong; it must make sense."""
        while True:
            try:
                message = decode(await self._wire.read())
            except (HungUp, RuntimeError) as end:
                raise _Gone from end
            self._metrics.received(_kind(message))
            if not isinstance(message, Pong):
                return message

    async def _next(self) -> ClientMessage:
        """The next message that makes sense; a pong is noted at once."""
        while True:
            try:
                data = await self._wire.read()
            except (HungUp, RuntimeError) as end:
                raise _Gone from end
            delay = self._connection.delay()
            if delay:
                if self._connection.warn_of_speed():
                    self._complain("too_fast")
                await asyncio.sleep(delay)
            try:
                message = decode(data)
            except BadMessage as problem:
                self._metrics.received("unreadable")
                self._complain(problem.code, detail=str(problem))
                continue
            self._metrics.received(_kind(message))
            if isinstance(message, Pong):
                self._connection.latency.pong(message.nonce, self._tables.around.moments.now())
                continue
            return message

    def _complain(self, code: ErrorCode, **args: str | int) -> None:
        with speaking(self._connection.language):
            sentence = fill(f"server-error-{code.replace('_', '-')}", None, args)
        self._connection.tell(ErrorNews(code, sentence))
        self._errors += 1
        if self._errors >= MOST_ERRORS:
            raise _Gone

    def _turn_away(self, code: EndCode, why: str | None = None) -> None:
        self._connection.end(code, why)


def _kind(message: ClientMessage) -> str:
    return str(message.__struct_config__.tag)
