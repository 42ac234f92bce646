"""A real server for the browser tests, in a thread of its own, whose tables a test can reach into."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn

from lastcard.server import listening
from lastcard.server.app import Options, make_app
from lastcard.server.main import settings
from lastcard.server.moments import SystemMoments
from lastcard.server.room import Room, Surroundings
from lastcard.server.store.memory import MemoryStore
from lastcard.server.tables import Tables

T = TypeVar("T")


@dataclass
class Server:
    """A running server."""

    address: str
    port: int
    tables: Tables
    loop: asyncio.AbstractEventLoop
    trust: ssl.SSLContext | bool = True
    """Whose certificates are believed."""

    def post(self, path: str, **body: Any) -> Any:
        """What a request came to; it must have been taken."""
        answer = httpx.post(f"{self.address}{path}", json=body, verify=self.trust)
        assert answer.is_success, answer.text
        return answer.json()

    def do(self, code: str, deed: Callable[[Room], Awaitable[T]]) -> T:
        """Does something to a table, in the server's own thread and by the table's own task."""

        async def go() -> T:
            room = await self.tables.find(code)
            return await room.ask(deed, room)

        future: Future[T] = asyncio.run_coroutine_threadsafe(go(), self.loop)
        return future.result(10)


@contextlib.contextmanager
def serving(*, cert: Path | None = None, key: Path | None = None) -> Iterator[Server]:
    """A server for as long as the block runs, over TLS if it has a certificate."""
    listener = listening.listen("127.0.0.1", 0)
    port = int(listener.getsockname()[1])
    address = f"{'https' if cert else 'http'}://127.0.0.1:{port}"
    around = Surroundings(SystemMoments(), MemoryStore(), lambda code: f"{address}/t/{code}")
    tables = Tables(around)
    server = uvicorn.Server(settings(make_app(tables, Options(())), cert, key))
    ready: Future[asyncio.AbstractEventLoop] = Future()

    async def run() -> None:
        ready.set_result(asyncio.get_running_loop())
        await server.serve(sockets=[listener])
        # Over TLS a browser that stays does not answer the farewell of its idle connections.
        for connection in list(server.server_state.connections):
            connection.transport.abort()
        await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(run()), name="server")
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        trust = ssl.create_default_context(cafile=cert) if cert else True
        yield Server(address, port, tables, ready.result(20), trust)
    finally:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive(), "the server does not stop"
