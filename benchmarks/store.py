"""How many changes a second a store keeps for good, and how long each of them waits.

    python -m benchmarks.store                  three seconds for each number of tables, SQLite and PostgreSQL
    python -m benchmarks.store --seconds 20
    python -m benchmarks.store --no-postgres

Every table waits for its change before it gives the next, as at a server: so the number of tables is the number of
changes that wait at a time. A change is as large as that of a table of four in the middle of a round.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Connection

from benchmarks.measuring import Row, show
from lastcard.server.store import groups
from lastcard.server.store.shapes import Change, Line
from lastcard.server.store.sql import SqlStore
from tools import services

WAITING = (1, 20, 200)
STATE = b"x" * 4000
LINE = "y" * 250
"""What a move is in a record, with what decided it and its hash."""


async def measure(address: str, tables: int, seconds: float) -> Row:
    """One row: so many tables, each of which always has a change that waits."""
    sizes: list[int] = []

    def counted(connection: Connection, group: Sequence[groups.Request]) -> list[groups.Answer]:
        sizes.append(len(group))
        return groups.write(connection, group)

    store = SqlStore(address, write=counted)
    codes = [f"T{at}" for at in range(tables)]
    claims = await asyncio.gather(*(store.claim(code) for code in codes))
    fresh = await asyncio.gather(*(store.new(code) for code, kept in zip(codes, claims, strict=True) if kept is None))
    fences = iter(fresh)
    owned = [(kept.fence, kept.number) if kept else (next(fences) or 0, 0) for kept in claims]
    sizes.clear()
    waited: list[float] = []
    until = time.perf_counter() + seconds

    async def play(code: str, fence: int, number: int) -> None:
        match = number + 1  # a match of its own for each run, so that its lines begin anew
        for line in range(1_000_000):
            began = time.perf_counter()
            if began > until:
                return
            number += 1
            await store.keep(Change(code, fence, number, STATE, (Line(match, line, LINE),)))
            waited.append(time.perf_counter() - began)

    processor, began = time.process_time(), time.perf_counter()
    await asyncio.gather(*(play(code, *each) for code, each in zip(codes, owned, strict=True)))
    took, used = time.perf_counter() - began, time.process_time() - processor
    await store.close()
    cuts = statistics.quantiles(waited, n=100) if len(waited) > 1 else waited * 99
    return {
        "tables": tables,
        "changes_per_second": round(len(waited) / took),
        "group": round(statistics.fmean(sizes), 1),
        "p50_ms": round(cuts[49] * 1000, 1),
        "p95_ms": round(cuts[94] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1),
        "processor_%": round(100 * used / took),
    }


def rows(address: str, seconds: float) -> list[Row]:
    """A row for each number of tables."""
    return [asyncio.run(measure(address, tables, seconds)) for tables in WAITING]


def main() -> int:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.store")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--no-postgres", action="store_true")
    args = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="lastcard-store-"))
        show("SQLite, synchronous=FULL", rows(f"sqlite:///{Path(folder) / 'a.sqlite'}", args.seconds))
        if not args.no_postgres:
            server = stack.enter_context(services.postgres(durable=True))
            show("PostgreSQL, synchronous_commit=on", rows(server.new_database(), args.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
