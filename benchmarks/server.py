"""What the web table costs: `python benchmarks/server.py [--json]`.

Starts a server of its own and measures, over real sockets on this machine:

- `play_ms`: from a player's move being sent until another player has the view that shows it. A browser adds its drawing
  to that: the browser tests measure it.
- `held_play_ms`: the same for moves that an UNO window holds, because the player before forgot to call.
- `snapshot_ms`: from opening a connection after a drop until the view is there.
- `connection_kB`: what the server's memory grows by for each connection: spectators of tables in play, and players
  with their share of the table.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import sys
import time
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

MOVES = 200
CALLS_FORGOTTEN = 3
"""In one round of so many nobody calls UNO."""
RETURNS = 50
BATCHES = 9
BATCH = 48
"""Connections opened between two looks at the server's memory."""
PLAYERS = 4


class Server:
    """A server in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process = process
        self.address = f"http://127.0.0.1:{port}"

    def memory(self) -> float:
        """Resident memory in kB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))

    async def post(self, path: str, **body: Any) -> dict[str, Any]:
        """A request that must be taken."""

        def ask() -> dict[str, Any]:
            data = json.dumps(body).encode()
            request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"})
            with urllib.request.urlopen(request) as answer:
                return dict(json.load(answer))

        return await asyncio.to_thread(ask)

    async def open(self, seat: dict[str, Any], *, watch: bool = False) -> ClientConnection:
        """A connection that has said hello."""
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{seat['code']}/socket"
        socket = await connect(url, compression=None, max_queue=None, close_timeout=1)
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": None if watch else seat["token"]}))
        return socket


@contextlib.asynccontextmanager
async def running(think: int = 0, **variables: str) -> AsyncIterator[Server]:
    """A server without limits on requests, which all come from one address here; its experts search for so long."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, __file__, "--serve", "--think", str(think), stdout=asyncio.subprocess.PIPE,
        env={**os.environ, **variables},
    )  # fmt: skip
    assert process.stdout
    port = int(await process.stdout.readline())
    try:
        yield Server(process, port)
    finally:
        process.terminate()
        await process.wait()


def serve(think: int) -> None:
    """The server's side: prints its port, then serves."""
    import uvicorn

    from lastcard.bots.thinkers import Thinkers
    from lastcard.server import listening
    from lastcard.server.app import Options, make_app
    from lastcard.server.main import settings
    from lastcard.server.moments import SystemMoments
    from lastcard.server.room import Surroundings
    from lastcard.server.store.memory import MemoryStore
    from lastcard.server.tables import Tables

    with listening.listen("127.0.0.1", 0) as socket:
        around = Surroundings(SystemMoments(), MemoryStore(), lambda code: f"/t/{code}", thinkers=Thinkers(think))
        server = uvicorn.Server(settings(make_app(Tables(around), Options(generous=1e6))))
        print(socket.getsockname()[1], flush=True)
        server.run(sockets=[socket])


async def news(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind; pings are answered."""
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] == "ping":
            await socket.send(json.dumps({"type": "pong", "nonce": message["nonce"]}))
        if message["type"] == kind:
            return message


async def newer(socket: ClientConnection, update: dict[str, Any]) -> dict[str, Any]:
    """The next update with something new in it."""
    async with asyncio.timeout(20):
        while True:
            latest = await news(socket, "update")
            if latest["version"] > update["version"]:
                return latest


async def measure_plays(server: Server) -> dict[str, dict[str, float]]:
    """How long it takes until another player sees a move."""
    host = await server.post(
        "/api/tables", name="Ana", seats=2, clock="off", pace="instant", rulings={"target": 100_000}
    )
    guest = await server.post(f"/api/tables/{host['code']}/join", name="Ben")
    players = [await server.open(host), await server.open(guest)]
    await players[0].send(json.dumps({"type": "start", "id": "start"}))
    updates = [await news(player, "update") for player in players]
    times: list[float] = []
    held: list[float] = []
    for number in range(MOVES):
        view = updates[0]["view"]
        if view["result"]:
            await players[0].send(json.dumps({"type": "next_round", "id": f"next-{number}"}))
        else:
            mover = view["question"]["seat"]
            options = updates[mover]["view"]["question"]["options"]
            move = next((each for each in options if each.startswith("play ")), options[0])
            await asyncio.sleep(0.06)  # faster than people, slower than the limit on messages
            began = time.perf_counter()
            call = view["round"] % CALLS_FORGOTTEN != 0
            await players[mover].send(json.dumps({"type": "move", "id": f"m{number}", "move": move, "uno": call}))
            updates[1 - mover] = await newer(players[1 - mover], updates[1 - mover])
            (held if view["race"] else times).append((time.perf_counter() - began) * 1000)
            updates[mover] = await newer(players[mover], updates[mover])
            continue
        updates = [await newer(player, update) for player, update in zip(players, updates, strict=True)]
    for player in players:
        await player.close()
    return {"play_ms": spread(times), "held_play_ms": spread(held)}


def spread(times: list[float]) -> dict[str, float]:
    """How many there were, the median and the 95th percentile."""
    tail = statistics.quantiles(times, n=20)[-1] if len(times) > 1 else max(times, default=0.0)
    return {"count": len(times), "median": statistics.median(times or [0.0]), "p95": tail}


async def measure_returns(server: Server) -> dict[str, float]:
    """How long it takes from a new connection to the view."""
    host = await server.post("/api/tables", name="Ana", seats=4, bots=3, clock="off", pace="slow")
    first = await server.open(host)
    await first.send(json.dumps({"type": "start", "id": "start"}))
    await news(first, "update")
    await first.close()
    times = []
    for _ in range(RETURNS):
        began = time.perf_counter()
        socket = await server.open(host)
        await news(socket, "update")
        times.append((time.perf_counter() - began) * 1000)
        await socket.close()
    return spread(times)


async def measure_watching(server: Server, batches: int = BATCHES) -> float:
    """What each spectator costs, in kB."""
    tables = [await server.post("/api/tables", name="Ana", seats=4, bots=3, pace="slow", clock="off") for _ in range(5)]
    watchers: list[ClientConnection] = [await server.open(table) for table in tables]
    for host in watchers:
        await host.send(json.dumps({"type": "start", "id": "start"}))
    await asyncio.sleep(1)

    async def batch() -> list[ClientConnection]:
        return [await server.open(tables[number % len(tables)], watch=True) for number in range(BATCH)]

    return await growth(server, batch, batches)


async def measure_playing(server: Server, batches: int = BATCHES) -> float:
    """What each player costs, with a share of the table and of the match, in kB."""

    async def batch() -> list[ClientConnection]:
        players: list[ClientConnection] = []
        for _ in range(BATCH // PLAYERS):
            seats = [await server.post("/api/tables", name="Ana", seats=PLAYERS, clock="off")]
            seats += [await server.post(f"/api/tables/{seats[0]['code']}/join", name="Ben") for _ in range(PLAYERS - 1)]
            players += [await server.open(seat) for seat in seats]
            await players[-PLAYERS].send(json.dumps({"type": "start", "id": "start"}))
        return players

    await batch()
    return await growth(server, batch, batches)


async def growth(server: Server, batch: Callable[[], Awaitable[list[ClientConnection]]], batches: int) -> float:
    """What the server's memory grows by for each connection: the median over batches of them.

    So nothing counts that all of them share, nor a batch during which the server collected its garbage.
    """
    opened: list[ClientConnection] = []
    grown: list[float] = []
    for _ in range(batches):
        before = server.memory()
        added = await batch()
        for socket in added:
            await news(socket, "update")
        grown.append((server.memory() - before) / len(added))
        opened += added
    return statistics.median(grown)


async def measure() -> dict[str, Any]:
    """All of it, each memory in a server that has done nothing else."""
    async with running() as server:
        figures = {**await measure_plays(server), "snapshot_ms": await measure_returns(server)}
    async with running() as server:
        watching = await measure_watching(server)
    async with running() as server:
        playing = await measure_playing(server)
    return {**figures, "connection_kB": {"spectator": watching, "player_with_table": playing}}


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--think", type=int, default=0, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.think)
        return
    figures = asyncio.run(measure())
    if args.json:
        print(json.dumps(figures))
        return
    print(f"{'':15}{'count':>8}{'median':>10}{'p95':>10}")
    for name in ("play_ms", "held_play_ms", "snapshot_ms"):
        of = figures[name]
        print(f"{name:15}{of['count']:8}{of['median']:10.1f}{of['p95']:10.1f}")
    for who, size in figures["connection_kB"].items():
        print(f"memory of a connection, {who.replace('_', ' ')}: {size:.1f} kB")


if __name__ == "__main__":
    main()
