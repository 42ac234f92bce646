"""What a store has kept when its process is killed, between commits and inside of them.

    python -m benchmarks.crash                                  100 kills, a SQLite file in a temporary folder
    python -m benchmarks.crash --kills 1000 --postgres          PostgreSQL, started for it
    python -m benchmarks.crash --kills 1000 --database URL      PostgreSQL that is there

Each kill hits a new process that keeps changes of several tables as fast as it can and says which were acknowledged.
Then the store is opened again: every acknowledged change must be there, whole, and none twice.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sys
import tempfile
import time
from pathlib import Path

from lastcard.server.store.shapes import Change, Kept, Line
from lastcard.server.store.sql import SqlStore
from tools import services

TABLES = tuple(f"TABLE{letter}" for letter in "ABCDEF")
LONGEST = 0.04
"""Seconds after the first acknowledged change within which the kill comes."""


def state(code: str, number: int) -> bytes:
    """What a table's state is after so many changes."""
    return f"{code} {number} ".encode() * 60


def change(code: str, fence: int, number: int) -> Change:
    """A table's change of that number; each adds a line."""
    return Change(code, fence, number, state(code, number), (Line(1, number - 1, f"line {number} of {code}"),))


def whole(kept: Kept) -> bool:
    """Whether a table is as its last change left it, with every line once."""
    lines = [Line(1, number, f"line {number + 1} of {kept.table}") for number in range(kept.number)]
    return kept.state == state(kept.table, kept.number) and list(kept.lines) == lines


async def _write(address: str, acknowledged: int) -> None:
    """Goes on where the last process was killed, until this one is."""
    store = SqlStore(address)

    async def play(code: str) -> None:
        kept = await store.claim(code)
        fence = kept.fence if kept else await store.new(code)
        if fence is None:  # claimed by a process that was killed before it kept anything
            return
        number = kept.number if kept else 0
        while True:
            number += 1
            await store.keep(change(code, fence, number))
            os.write(acknowledged, f"{code} {number}\n".encode())

    await asyncio.gather(*(play(code) for code in TABLES))


def _killed(address: str, dice: random.Random) -> dict[str, int]:
    """Starts a process, kills it, and returns the last acknowledged change of each table."""
    reads, writes = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reads)
        with contextlib.suppress(BaseException):
            asyncio.run(_write(address, writes))
        os._exit(1)
    os.close(writes)
    said = os.read(reads, 1)
    time.sleep(dice.random() * LONGEST)
    os.kill(pid, signal.SIGKILL)
    while more := os.read(reads, 1 << 16):
        said += more
    os.close(reads)
    os.waitpid(pid, 0)
    found: dict[str, int] = {}
    for line in said.decode().splitlines(keepends=True):
        if line.endswith("\n"):
            code, number = line.split()
            found[code] = max(found.get(code, 0), int(number))
    return found


async def _check(address: str, acknowledged: dict[str, int]) -> list[str]:
    """What is wrong with the store, as sentences."""
    store = SqlStore(address)
    wrong = []
    for code in TABLES:
        kept, last = await store.claim(code), acknowledged.get(code, 0)
        number = kept.number if kept else 0
        if number < last:
            wrong.append(f"{code}: change {last} was acknowledged, and {number} is the last that is there")
        if kept and not whole(kept):
            wrong.append(f"{code}: what is there of change {number} is not what was kept")
    await store.close()
    return wrong


def crash(address: str, kills: int, seed: str = "crash") -> tuple[list[str], int]:
    """What was wrong after so many kills, and how many changes had been acknowledged."""
    dice, wrong = random.Random(seed), []
    acknowledged: dict[str, int] = {}
    for _ in range(kills):
        acknowledged |= _killed(address, dice)
        wrong += asyncio.run(_check(address, acknowledged))
    return wrong, sum(acknowledged.values())


def main() -> int:
    """Prints what was wrong; the exit status is 1 if anything was."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.crash")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--database")
    args = parser.parse_args()
    with contextlib.ExitStack() as stack:
        address = args.database
        if args.postgres:
            address = stack.enter_context(services.postgres(durable=True)).new_database()
        if address is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="lastcard-crash-"))
            address = f"sqlite:///{Path(folder) / 'a.sqlite'}"
        wrong, changes = crash(address, args.kills)
    print("\n".join(wrong))
    print(f"{args.kills} kills, {changes} acknowledged changes, {len(wrong)} of them wrong")
    return 1 if wrong or not changes else 0


if __name__ == "__main__":
    sys.exit(main())
