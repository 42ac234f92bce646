"""Several real servers that share a PostgreSQL and a Valkey, and players who come back by themselves."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

ADMIN = "the-administrator-of-all"
STARTS_WITHIN = 60
WAITS = 30.0
COMES_BACK = ("stopping", "too_slow", "moved", "unavailable")
"""Ends after which a client connects again by itself."""
_ids = itertools.count(1)


@dataclass
class Server:
    """One process."""

    process: subprocess.Popen[str]
    address: str
    complaints: Path

    def kill(self) -> None:
        """As `kill -9`."""
        self.process.kill()
        self.process.wait(10)

    def stop(self) -> None:
        """Ends it gently, and waits for that."""
        self.process.terminate()
        self.process.wait(20)

    def forget_if_dead(self) -> None:
        """Closes what is open to it, if it has ended."""
        if self.process.poll() is not None and self.process.stdout:
            self.process.stdout.close()

    def signal(self, number: int) -> None:
        """Sends it a signal."""
        self.process.send_signal(number)

    async def post(self, path: str, **body: Any) -> Any:
        """What a request came to; it must have been taken."""
        answer = await self.request(path, **body)
        assert answer.is_success, answer.text
        return answer.json()

    async def request(self, path: str, **body: Any) -> httpx.Response:
        """The answer to a request with a body."""
        async with httpx.AsyncClient(base_url=self.address, timeout=20) as http:
            return await http.post(path, json=body)

    def log(self) -> str:
        """What it has written down so far."""
        return self.complaints.read_text("utf-8")

    async def get(self, path: str) -> httpx.Response:
        """The answer to a request."""
        async with httpx.AsyncClient(base_url=self.address, timeout=20) as http:
            return await http.get(path)


class Servers:
    """Servers on one database and one bus."""

    def __init__(self, folder: Path, database: str, bus: str) -> None:
        self._folder = folder
        self._shared = ["--database", database, "--bus", bus]
        self._running: list[Server] = []
        self._count = itertools.count(1)

    def some(self, count: int) -> list[Server]:
        """So many that live; those that are missing are started."""
        for each in self._running:
            each.forget_if_dead()
        self._running = [each for each in self._running if each.process.poll() is None]
        begun = [self._begin() for _ in range(count - len(self._running))]
        self._running += [_ready(*each) for each in begun]
        return self._running[:count]

    def end(self) -> None:
        """Ends them all."""
        for each in self._running:
            if each.process.poll() is None:
                each.signal(signal.SIGCONT)
                each.kill()
            each.forget_if_dead()

    def _begin(self) -> tuple[subprocess.Popen[str], Path]:
        folder = self._folder / f"p{next(self._count)}"
        folder.mkdir()
        command = [sys.executable, "-m", "lastcard", "serve", "--no-browser", "--port", "0", "--data", str(folder)]
        command += [*self._shared, "--log", "json", "--log-level", "info"]
        complaints = folder / "stderr"
        environment = {**os.environ, "LASTCARD_ADMIN_TOKEN": ADMIN}
        with complaints.open("w") as errors:
            return subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment
            ), complaints


def _ready(process: subprocess.Popen[str], complaints: Path) -> Server:
    assert process.stdout
    found = re.search(r"http://localhost:(\d+)", process.stdout.readline())
    if not found:
        process.kill()
    assert found, complaints.read_text()
    server = Server(process, f"http://127.0.0.1:{found[1]}", complaints)
    until = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < until:
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(server.address + "/healthz", timeout=5).is_success:
                return server
        time.sleep(0.05)
    raise AssertionError("the server does not start")


@dataclass
class Player:
    """A client as real ones are: it connects again by itself, to whichever server of its list answers."""

    servers: list[Server]
    code: str
    token: str | None
    trip: float = 0.0
    """Seconds after which it answers a ping, as if it were far away."""
    got: list[dict[str, Any]] = field(default_factory=list)
    when: list[float] = field(default_factory=list)
    """When each of them came."""
    ends: list[str] = field(default_factory=list)
    hellos: int = 0
    raw: ClientConnection | None = None
    _changed: asyncio.Event = field(default_factory=asyncio.Event)
    _open: dict[str, dict[str, Any]] = field(default_factory=dict)
    _pongs: set[asyncio.Task[None]] = field(default_factory=set)
    stopped: bool = False

    @contextlib.asynccontextmanager
    async def playing(self) -> AsyncIterator[Player]:
        """Connected, for as long as the block runs."""
        task = asyncio.create_task(self._stay())
        try:
            yield self
        finally:
            self.stopped = True
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _stay(self) -> None:
        for server in itertools.cycle(self.servers):
            url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{self.code}/socket"
            with contextlib.suppress(OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
                async with connect(url, compression=None, max_queue=None, close_timeout=0.2, open_timeout=2) as raw:
                    await self._converse(raw)
            self.raw = None
            if self.stopped or (self.ends and self.ends[-1] not in COMES_BACK):
                return
            await asyncio.sleep(0.1)

    async def _converse(self, raw: ClientConnection) -> None:
        update = self.newest("update")
        seen = {"seen": update["version"], "match": update["match"]} if update else {}
        self.hellos += 1
        await raw.send(json.dumps({"type": "hello", "protocol": 1, "token": self.token, **seen}))
        self.raw = raw
        for message in list(self._open.values()):
            await raw.send(json.dumps(message))
        async for data in raw:
            message = json.loads(data)
            if message["type"] == "ping":
                task = asyncio.create_task(self._pong(raw, message["nonce"]))
                self._pongs.add(task)
                task.add_done_callback(self._pongs.discard)
                continue
            self.got.append(message)
            self.when.append(time.monotonic())
            self._open.pop(message.get("id", ""), None)
            if message["type"] == "end":
                self.ends.append(message["code"])
            self._changed.set()

    async def _pong(self, raw: ClientConnection, nonce: int) -> None:
        await asyncio.sleep(self.trip)
        with contextlib.suppress(ConnectionClosed):
            await raw.send(json.dumps({"type": "pong", "nonce": nonce}))

    def newest(self, kind: str) -> dict[str, Any] | None:
        """The newest message of a kind."""
        return next((each for each in reversed(self.got) if each["type"] == kind), None)

    def view(self) -> dict[str, Any]:
        """The newest view."""
        update = self.newest("update")
        assert update
        return dict(update["view"])

    async def until(self, holds: Callable[[], Any], waits: float = WAITS) -> Any:
        """Waits until something holds, looking whenever a message has come; what it came to."""
        async with asyncio.timeout(waits):
            while not (found := holds()):
                self._changed.clear()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.2):
                        await self._changed.wait()
        return found

    async def ask(self, kind: str, waits: float = WAITS, **fields: Any) -> dict[str, Any]:
        """Sends an intent, over as many connections as it takes; its answer."""
        name = fields.setdefault("id", f"i{next(_ids)}")
        message = {"type": kind, **fields}
        self._open[name] = message
        if self.raw is not None:
            with contextlib.suppress(ConnectionClosed):
                await self.raw.send(json.dumps(message))

        def answer() -> dict[str, Any] | None:
            return next((each for each in self.got if each.get("id") == name), None)

        found: dict[str, Any] = await self.until(answer, waits)
        return found

    def asked(self) -> bool:
        """Whether the open question is this player's, as far as it knows."""
        update = self.newest("update")
        return bool(update and update["view"]["question"] and update["view"]["question"]["options"])

    async def move_if_asked(self, *, uno: bool = True) -> dict[str, Any] | None:
        """Answers the open question if it is this player's; what came of it, once the answer can be seen."""
        update = self.newest("update")
        if not update or not self.asked():
            return None
        question = update["view"]["question"]
        plays = [move for move in question["options"] if move.startswith("play ")]
        move = (plays or question["options"])[0]
        name = f"{update['match']}-{update['view']['round']}-{question['number']}"
        answer = await self.ask("move", id=name, seen=update["version"], move=move, uno=uno)
        if answer["type"] == "ack" and not answer["held"]:
            await self.until(lambda: sees(self, answer["version"]))
        return answer

    def events(self) -> list[dict[str, Any]]:
        """All events of the match that this player was told of, in order; none twice, unless it was told twice."""
        return [event for each in self.got if each["type"] == "update" for event in each["events"]]


def sees(player: Player, version: int) -> bool:
    """Whether a player has been shown this version."""
    update = player.newest("update")
    return bool(update and update["version"] >= version)


async def play_round(players: list[Player], limit: int = 2000) -> None:
    """Plays until the round is over."""
    for _ in range(limit):
        updates = [player.newest("update") for player in players]
        if any(update and update["view"]["result"] for update in updates):
            return
        for player in players:
            await player.move_if_asked()
        await asyncio.sleep(0.005)
    raise AssertionError("the round does not end")
