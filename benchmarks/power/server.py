"""A real server in this process, of which nothing is missing but the network: rooms, lines, store."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, cast
from unittest import mock

import msgspec

from benchmarks.power.clock import Loop, Moments
from benchmarks.websocket import Hear, Socket
from lastcard.server.resources import Join, MakeTable, TakeOver
from lastcard.server.room import Surroundings
from lastcard.server.socket import Line
from lastcard.server.store import engines, sql, writer
from lastcard.server.store.groups import Request
from lastcard.server.store.sql import SqlStore
from lastcard.server.tables import Tables
from lastcard.server.wire import HungUp, Wire

AT_ONCE = 1000
"""Messages that may be on the way to a client."""
_PLACE = re.compile(r"/api/tables/(\w+)/(join|take-over)")


def open_store(
    file: Path, change: Callable[[type[writer.Writer]], type[writer.Writer]] = lambda kind: kind
) -> SqlStore:
    """Opens a SQLite store for a server on a loop of `benchmarks.power.clock`; ``change`` may change its writer."""
    loop, real = cast("Loop", asyncio.get_running_loop()), getattr(sql, "Writer")  # noqa: B009 - it is not for others

    class Patient(real):  # type: ignore[misc, valid-type] # which may have a fault, planted on purpose
        async def ask(self, request: Request) -> int | None:
            with loop.waiting():
                answer: int | None = await super().ask(request)
                return answer

    with mock.patch.object(sql, "Writer", change(Patient)):
        return SqlStore(engines.sqlite_url(file))


class Server:
    """One server, from its start to its end."""

    def __init__(self, store: SqlStore, moments: Moments) -> None:
        self.store = store
        self.tables = Tables(Surroundings(moments, store, lambda code: f"http://test/t/{code}"))
        self._lines: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Finds out which tables there are."""
        await self.tables.start()

    async def stop(self) -> None:
        """Everybody hangs up, and the store is closed."""
        await self.tables.stop()
        for line in list(self._lines):
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)
        await self.store.close()

    def connect(self, code: str, hear: Hear, on_end: Callable[[], None]) -> Socket:
        """A client connects to a table."""
        client = _Client(hear, on_end)
        line = asyncio.create_task(Line(cast("Wire", _Wire(client)), self.tables).serve(code), name=f"line to {code}")
        self._lines.add(line)
        line.add_done_callback(self._lines.discard)
        return cast("Socket", client)

    async def request(self, path: str, body: Mapping[str, Any]) -> Any:
        """What a request comes to, as a client reads it; raises `Refusal`."""
        found = _PLACE.fullmatch(path)
        if found is None:
            joined = await self.tables.make(msgspec.convert(body, MakeTable))
        elif found[2] == "join":
            wish = msgspec.convert(body, Join)
            joined = await self.tables.join(found[1], wish.name, wish.id)
        else:
            taken = msgspec.convert(body, TakeOver)
            joined = await self.tables.take_over(found[1], taken.code, taken.id)
        return msgspec.to_builtins(joined)


class _Client:
    """The client's end of a connection."""

    def __init__(self, hear: Hear, on_end: Callable[[], None]) -> None:
        self._hear, self._on_end = hear, on_end
        self.texts: asyncio.Queue[str | None] = asyncio.Queue()
        """What it sends; None: it has hung up."""
        self.lost = False

    def send(self, text: bytes) -> None:
        """Sends one text."""
        if self.lost:
            raise OSError("the connection is closed")
        self.texts.put_nowait(text.decode())

    def hear(self, text: bytes) -> None:
        """Hears one text."""
        self._hear(cast("Socket", self), text)

    def close(self) -> None:
        """It is over, whoever has ended it."""
        if not self.lost:
            self.lost = True
            self.texts.put_nowait(None)
            self._on_end()


class _Wire:
    """The server's end, and what sends its texts."""

    address = "127.0.0.1"

    def __init__(self, client: _Client) -> None:
        self._client = client
        self.texts = self

    async def accept(self) -> None:
        """Takes the connection."""

    async def read(self) -> str:
        """The next text; raises `HungUp`."""
        text = None if self._client.lost else await self._client.texts.get()
        if text is None:
            raise HungUp
        return text

    async def close(self) -> None:
        """Ends the connection."""
        self._client.close()

    def room(self) -> int:
        """How many messages may be sent now."""
        return AT_ONCE

    def when_room(self, again: Callable[[], None]) -> None:
        """There always is room."""

    def write(self, messages: list[bytes]) -> None:
        """Sends messages, which are heard at once."""
        if self._client.lost:
            raise OSError("the client has hung up")
        for message in messages:
            self._client.hear(message)
