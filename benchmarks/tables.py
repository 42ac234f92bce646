"""How many tables a server carries: `python -m benchmarks.tables [--tables N] [--seconds S] [--find-limit]`.

A real `lastcard serve` in a process of its own, with a data folder of its own; beside it this program, which is
everybody at every table. They play whatever they may, a move a second at each table, and time every move from its
sending to the arrival of the update with its events: at each seat, and at the last of the seats. Moves that an UNO
window held are counted apart. Every table connects from a loopback address of its own (Linux gives them for nothing),
so that the server's limits for each address hold as they always do.

The load generator shares the machine with the server: its own lateness is shown, so that one can judge what it adds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from benchmarks.load import Timings, play, spread
from benchmarks.measuring import Row, show
from benchmarks.players import Table, begun, opened, seated
from benchmarks.serving import Process, lastcard, started

BOUND = 250.0
"""Milliseconds that 99 % of moves may take, for the largest load."""


@dataclass(frozen=True)
class Load:
    """How much is asked of the server."""

    tables: int = 250
    seats: int = 4
    seconds: float = 60.0
    warm: float = 5.0
    pause: float = 1.0
    """Seconds between the moves of a table; 0: as soon as everybody has seen the last."""
    forget: float = 0.05
    """How often a player forgets to call UNO."""
    edition: str = "classic"


def allow_files(count: int) -> None:
    """Raises the number of files that may be open, as far as the system lets it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(count, hard), hard))


async def measure(server: Process, load: Load) -> Row:
    """One load, from empty to full; what the server showed."""
    timings = Timings()
    await _warm_up(server, load)
    empty = server.memory()
    tables = [Table(number, load.seats, timings, load.forget) for number in range(load.tables)]
    try:
        return await _measure(server, load, tables, timings, empty)
    finally:
        for table in tables:
            table.close()


async def _warm_up(server: Process, load: Load) -> None:
    """A table that plays for a moment, so that what every server loads once is not counted as growth."""
    table = Table(60_000, load.seats, Timings())
    await seated(server.address, [table], edition=load.edition)
    await opened(server.address, [table])
    await begun([table])
    await play([table], 0.1, 0.1, 1.5)
    table.close()
    await asyncio.sleep(0.2)


async def _measure(server: Process, load: Load, tables: list[Table], timings: Timings, empty: float) -> Row:
    began = time.perf_counter()
    await seated(server.address, tables, edition=load.edition)
    await opened(server.address, tables)
    await asyncio.sleep(1)
    connected = server.memory()
    await begun(tables)
    playing = server.memory()
    set_up = time.perf_counter() - began
    used = [0.0, 0.0]

    def begin() -> None:
        used[:] = server.processor(), time.process_time()

    await play(tables, load.pause, load.seconds, load.warm, begin)
    spent, own = server.processor() - used[0], time.process_time() - used[1]
    return {
        "load": asdict(load),
        "sockets": load.tables * load.seats,
        "set_up_seconds": set_up,
        "moves_per_second": timings.rate,
        "acknowledged": timings.acknowledged,
        "late": timings.late,
        "refused": dict(timings.refused),
        "lost_sockets": sum(table.lost() for table in tables),
        "seat_ms": spread(timings.seats),
        "table_ms": spread(timings.tables),
        "held_ms": spread(timings.held),
        "generator_late_ms": spread(timings.lag),
        "server_processor": spent / timings.seconds,
        "generator_processor": own / timings.seconds,
        "memory_mb": {"empty": empty, "connected": connected, "playing": playing, "after": server.memory()},
    }


@contextlib.contextmanager
def served(options: list[str]) -> Iterator[Process]:
    """A fresh server with a data folder of its own."""
    with (
        tempfile.TemporaryDirectory(prefix="lastcard-load-") as folder,
        started(lastcard(Path(folder), options)) as process,
    ):
        yield process


def once(load: Load, options: list[str]) -> Row:
    """One load on a fresh server."""
    import uvloop

    allow_files(load.tables * load.seats + 500)
    with served(options) as server, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(measure(server, load))


def holds(found: Row, bound: float = BOUND) -> bool:
    """Whether the server kept up: 99 % of moves at the last seat within the bound, and the moves were made at all."""
    load = found["load"]
    wanted = 0.9 * load["tables"] / load["pause"]
    return bool(found["table_ms"]["p99"] <= bound and found["moves_per_second"] >= wanted and not found["lost_sockets"])


def find_limit(load: Load, options: list[str], budget: float, most: int = 1200) -> list[Row]:
    """Doubles the tables until 99 % no longer arrive in time, then halves the gap; every load that was tried."""
    tried: list[Row] = []
    good, bad, tables = 0, most + 1, load.tables
    end = time.monotonic() + budget
    while bad - good > max(10, good // 12) and time.monotonic() < end:
        found = once(Load(**{**asdict(load), "tables": tables}), options)
        tried.append(found)
        print(f"  {tables} tables: 99 % within {found['table_ms']['p99']:.0f} ms", file=sys.stderr, flush=True)
        if holds(found):
            good = tables
        else:
            bad = tables
        tables = min(most, good * 2) if bad > most else (good + bad) // 2
        if good >= most:
            break
    return tried


def report(found: Row) -> None:
    """The figures of one load, for people."""
    load, memory = found["load"], found["memory_mb"]
    empty = memory["empty"]
    each = f"a move every {load['pause']:g} s" if load["pause"] else "a move as soon as everybody saw the last"
    title = f"{load['tables']} tables of {load['seats']} ({found['sockets']:,} sockets), {load['edition']}, {each}"
    rows = [
        {"milliseconds": name, **found[key]}
        for name, key in (
            ("a move at each seat", "seat_ms"),
            ("a move at the last seat", "table_ms"),
            ("moves held by an UNO window", "held_ms"),
            ("the generator's own lateness", "generator_late_ms"),
        )
    ]
    show(title, rows)
    print(
        f"\n  {found['moves_per_second']:.0f} moves a second seen by all; {found['acknowledged']:,} acknowledged, "
        f"{found['late']:,} late, {sum(found['refused'].values())} refused, {found['lost_sockets']} sockets lost\n"
        f"  processor: server {found['server_processor']:.0%} of a core, generator {found['generator_processor']:.0%}\n"
        f"  server's memory, no compression: {empty:.0f} MB empty, +{memory['connected'] - empty:.1f} with all sockets "
        f"open, +{memory['playing'] - empty:.1f} with every match begun, +{memory['after'] - empty:.1f} at the end"
    )


def add_load(parser: argparse.ArgumentParser) -> None:
    """The options that say how much is asked of the server."""
    base = Load()
    parser.add_argument("--tables", type=int, default=base.tables, metavar="N", help="how many tables (250)")
    parser.add_argument("--seats", type=int, default=base.seats, metavar="N", help="people at each (4)")
    parser.add_argument("--seconds", type=float, default=base.seconds, metavar="S", help="how long to measure (60)")
    parser.add_argument("--warm", type=float, default=base.warm, metavar="S", help="how long to play before that (5)")
    parser.add_argument(
        "--pause", type=float, default=base.pause, metavar="S", help="seconds between a table's moves (1)"
    )
    parser.add_argument("--forget", type=float, default=base.forget, metavar="SHARE", help="UNO calls forgotten (0.05)")
    parser.add_argument("--edition", default=base.edition, metavar="NAME", help="what is played (classic)")


def chosen(args: argparse.Namespace) -> Load:
    """The load that the options describe."""
    return Load(args.tables, args.seats, args.seconds, args.warm, args.pause, args.forget, args.edition)


def write(path: Path | None, found: Any) -> None:
    """Keeps the figures for programs, where asked to."""
    if path is not None:
        path.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


def main(arguments: list[str] | None = None) -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.tables", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add_load(parser)
    parser.add_argument(
        "--find-limit", action="store_true", help=f"find the most tables that keep 99 %% under {BOUND:g} ms"
    )
    parser.add_argument(
        "--budget", type=float, default=300.0, metavar="S", help="seconds that the search may take (300)"
    )
    parser.add_argument("--database", metavar="URL", help="handed to `lastcard serve`: where tables are kept")
    parser.add_argument("--memory", action="store_true", help="keep tables in memory alone, to see what the disk costs")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures there")
    args = parser.parse_args(arguments)
    options = ["--database", args.database] if args.database else ["--memory"] if args.memory else []
    if not args.find_limit:
        found = once(chosen(args), options)
        report(found)
        write(args.json, found)
        return
    tried = find_limit(chosen(args), options, args.budget)
    rows = [
        {
            "tables": row["load"]["tables"],
            "p50": row["table_ms"]["p50"],
            "p99": row["table_ms"]["p99"],
            "holds": str(holds(row)),
        }
        for row in sorted(tried, key=lambda row: row["load"]["tables"])
    ]
    show(f"The largest load: 99 % of moves at the last seat within {BOUND:g} ms", rows)
    write(args.json, tried)


if __name__ == "__main__":
    main()
