"""What players have left when their server is killed, over and over.

    python -m benchmarks.kills                                      100 kills, SQLite, one process
    python -m benchmarks.kills --kills 1000 --store both            the full matrix: SQLite, then PostgreSQL
    python -m benchmarks.kills --kills 1000 --processes 2           two processes on PostgreSQL and a Valkey

A real `lastcard serve` with six tables of all editions. People sit at all of them, each with a real WebSocket and a
diary: what was acknowledged, which events were told, which views were shown. They play, call and catch UNO, talk, take
more time, come and go, take another device, go on to the next round and to a rematch. Then the server is killed as by
`kill -9`: in the middle of every kind of question, within milliseconds of an intent, between an acknowledgment and its
event, while a move is held by an UNO window, while somebody joins; and before, inside, during and after commits of
moves, deals and finished matches. It starts again with the same data on the same port; everybody comes back by
themselves, with the waits of the web client, and sends again what was not answered.

Compared after each kill, with the store as the dead server left it: every event told, every move acknowledged (in the
record once, in order, with nothing between), every view (hands, piles, question), what was said, the hash chain, the
deadlines; then the first view of everybody, and that each table goes on. Every finished match is verified whole and
compared with what its players were told all along. The exit status is 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sqlalchemy import URL

from benchmarks.kills.matrix import Effort, Found, Matrix, spread
from benchmarks.kills.pair import Pair
from benchmarks.kills.starting import Server
from lastcard.server.store import engines, places
from tools import services
from tools.ports import free_port

WITHIN = 3.0
"""Seconds after its start within which everybody must be back at a server."""
TAKEN_OVER_WITHIN = 5.0
"""Seconds after a kill within which everybody must be told of the next move, where another process takes over."""


@contextlib.contextmanager
def store(kind: str, folder: Path, database: str | None = None) -> Iterator[tuple[URL, list[str]]]:
    """A store of that kind: its address, and the options with which a server finds it."""
    data = folder / "data"
    if kind == "sqlite":
        yield engines.sqlite_url(data / places.FILE), ["--data", str(data)]
        return
    with contextlib.ExitStack() as stack:
        url = database or stack.enter_context(services.postgres(durable=True)).new_database()
        yield engines.parse(url), ["--data", str(data), "--database", url]


async def killed_of_two(seed: str, effort: Effort, database: str | None = None) -> Found:
    """What came of killing and stopping one or the other of two servers, on PostgreSQL and a bus."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="lastcard-kills-")))
        url, options = stack.enter_context(store("postgresql", folder, database))
        bus = stack.enter_context(services.valkey()).url()
        servers = [
            Server(free_port(), [*options[2:], "--bus", bus, "--data", str(folder / f"data-{number}")], folder)
            for number in range(2)
        ]
        progress = _progress("two processes", effort.kills) if sys.stderr.isatty() else (lambda _: None)
        found = await Pair(servers, url, folder, seed, effort).run(progress)
        for server in servers:
            said = server.log.read_text("utf-8", "replace") if server.log.exists() else ""
            found.wrong += [f"a server said: {line}" for line in said.splitlines() if _is_complaint(line)]
        return found


async def killed(kind: str, seed: str, effort: Effort, database: str | None = None) -> Found:
    """What came of killing one server, on a store of that kind."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="lastcard-kills-")))
        url, options = stack.enter_context(store(kind, folder, database))
        server = Server(free_port(), options, folder, early=effort.early)
        progress = _progress(kind, effort.kills) if sys.stderr.isatty() else (lambda _: None)
        found = await Matrix(server, url, folder, seed, effort).run(progress)
        said = server.log.read_text("utf-8", "replace") if server.log.exists() else ""
        found.wrong += [f"the server said: {line}" for line in said.splitlines() if _is_complaint(line)]
        return found


def _is_complaint(line: str) -> bool:
    return any(word in line for word in ("Traceback", "stumbled", "ERROR", "could not carry out", "cannot be read"))


def _progress(kind: str, kills: int) -> Any:
    began = time.monotonic()

    def show(done: int) -> None:
        left = (time.monotonic() - began) / done * (kills - done)
        print(f"\r{kind}: {done} of {kills} kills, {left / 60:.0f} minutes left  ", end="", file=sys.stderr, flush=True)

    return show


def report(kind: str, found: Found) -> None:
    """What came of it, for people."""
    for text in found.wrong[:50]:
        print(f"  WRONG {text}")
    kills = sum(found.kills.values())
    print(
        f"{kind}: {kills} kills, {len(found.wrong)} things wrong; {found.compared:,} diaries and views compared, "
        f"{found.acknowledged:,} acknowledged moves looked up, {found.deadlines:,} deadlines, {found.resent:,} intents "
        f"sent again, {found.records} finished matches verified"
    )
    print("  moments: " + ", ".join(f"{what} {count}" for what, count in sorted(found.kills.items())))
    for name, times in (
        ("from a warm start to each player's view", found.warm),
        ("from a cold start to each player's view", found.cold),
        ("from the kill until all are back", found.from_kill),
    ):
        if times:
            shown = ", ".join(f"{word} {seconds:.2f} s" for word, seconds in spread(times).items())
            print(f"  {name}: {shown}")


def summary(found: Found) -> dict[str, Any]:
    """What came of it, for programs."""
    named = asdict(found)
    for name in ("warm", "cold", "from_kill"):
        named[name] = spread(named[name])
    return named | {"kills": sum(found.kills.values()), "moments": dict(found.kills), "missed": dict(found.missed)}


def main() -> int:
    """Kills, compares, tells."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.kills", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=100, metavar="N", help="on each store (100)")
    parser.add_argument("--store", choices=("sqlite", "postgresql", "both"), default="sqlite")
    parser.add_argument("--database", metavar="URL", help="an empty PostgreSQL database; without it one is started")
    parser.add_argument(
        "--seed", default="kills", help="what people do, and when kills come, as far as that is up to us"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write what came of it there")
    parser.add_argument("--processes", type=int, choices=(1, 2), default=1, help="2: on PostgreSQL and a bus (1)")
    args = parser.parse_args()
    chosen = ("sqlite", "postgresql") if args.store == "both" else (args.store,)
    results: dict[str, Found] = {}
    if args.processes == 2:
        results["two processes"] = asyncio.run(killed_of_two(args.seed, Effort(args.kills), args.database))
        report("two processes", results["two processes"])
    for kind in chosen if args.processes == 1 else ():
        found = asyncio.run(killed(kind, args.seed, Effort(args.kills), args.database))
        report(kind, found)
        results[kind] = found
    if args.json:
        text = json.dumps({kind: summary(found) for kind, found in results.items()}, indent=2)
        args.json.write_text(text + "\n", encoding="utf-8")
    bad = any(found.wrong or not found.acknowledged for found in results.values())
    within = WITHIN if args.processes == 1 else TAKEN_OVER_WITHIN
    times = {kind: found.warm + found.cold or found.from_kill for kind, found in results.items()}
    late = [kind for kind, seconds in times.items() if max(seconds, default=0.0) > within]
    if late:
        print(f"Some were not back within {within:g} s: {', '.join(late)}.")
    return 1 if bad or late else 0


if __name__ == "__main__":
    sys.exit(main())
