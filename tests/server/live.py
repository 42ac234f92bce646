"""A real server on a loopback port, and clients that speak to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import ssl
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lastcard.server import listening
from lastcard.server.main import Reach, make_server
from lastcard.server.running import Running
from lastcard.server.store.memory import MemoryStore
from lastcard.server.store.shapes import Store

_ids = itertools.count(1)


@dataclass
class Live:
    """A running server."""

    address: str
    http: httpx.AsyncClient
    trust: ssl.SSLContext | None = None
    server: uvicorn.Server | None = None

    def stop(self) -> None:
        """Has it stop."""
        assert self.server is not None
        self.server.should_exit = True

    async def post(self, path: str, **body: Any) -> Any:
        """What a request came to; it must have been taken."""
        answer = await self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    async def fetch(self, path: str) -> str:
        """The text at an address."""
        answer = await self.http.get(path)
        assert answer.is_success, answer.text
        return answer.text

    @contextlib.asynccontextmanager
    async def socket(self, code: str, token: str | None = None, *, hello: bool = True) -> AsyncIterator[Talker]:
        """A connection to a table."""
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        async with connect(url, ssl=self.trust, compression=None, max_queue=None, close_timeout=1) as raw:
            talker = Talker(raw)
            if hello:
                await talker.send("hello", protocol=1, token=token)
            yield talker


@dataclass
class Talker:
    """One side of a conversation with a table."""

    raw: ClientConnection
    got: list[dict[str, Any]] = field(default_factory=list)
    bytes: list[bytes] = field(default_factory=list)

    async def send(self, kind: str, **fields: Any) -> None:
        """Sends a message."""
        await self.raw.send(json.dumps({"type": kind, **fields}))

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; pings are answered on the way."""
        async with asyncio.timeout(20):
            while True:
                data = await self.raw.recv()
                data = data.encode() if isinstance(data, str) else data
                self.bytes.append(data)
                message: dict[str, Any] = json.loads(data)
                self.got.append(message)
                if message["type"] == "ping":
                    with contextlib.suppress(ConnectionClosed):  # what came before the end is still to be read
                        await self.send("pong", nonce=message["nonce"])
                if message["type"] in kinds:
                    return message

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends an intent; its answer."""
        name = fields.setdefault("id", f"i{next(_ids)}")
        await self.send(kind, **fields)
        while True:
            answer = await self.next("ack", "refused", "reason", "device_code")
            if answer["id"] == name:
                return answer


@contextlib.asynccontextmanager
async def serving(
    store: Store | None = None,
    *,
    cert: Path | None = None,
    key: Path | None = None,
    public: str | None = None,
    **run: Any,
) -> AsyncIterator[Live]:
    """A server for as long as the block runs; the rest says how it is run, as `Running` does."""
    listener = listening.listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    scheme = "https" if cert else "http"
    address = f"{scheme}://127.0.0.1:{port}"
    reached = Reach(address, public or address, public is not None, public is None)
    server = make_server(reached, store or MemoryStore(), cert, key, Running(**run))
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0.01)
        assert not task.done(), "the server did not start"
    trust = ssl.create_default_context(cafile=cert) if cert else None
    if trust:
        trust.check_hostname = False
    try:
        async with httpx.AsyncClient(base_url=address, verify=trust or True) as http:
            yield Live(address, http, trust, server)
    finally:
        server.should_exit = True
        await task


async def play_match(talkers: list[Talker], *, limit: int = 40_000) -> list[dict[str, Any]]:
    """Everybody plays whatever they may until the match is over; the last views."""
    return await asyncio.gather(*(_play(talker, limit) for talker in talkers))


async def _play(talker: Talker, limit: int) -> dict[str, Any]:
    for _ in range(limit):
        update = await talker.next("update")
        view, question = update["view"], update["view"]["question"]
        if view["match"]:
            return dict(view)
        if view["result"]:
            await talker.send("ready", id=f"ready-{update['match']}-{view['round']}")
        elif question and question["options"]:
            plays = [move for move in question["options"] if move.startswith("play ")]
            move = (plays or question["options"])[0]
            name = f"{update['match']}-{question['number']}"
            await talker.send("move", id=name, seen=update["version"], move=move, uno=True)
    raise AssertionError("the match does not end")
