"""What a SQLite store has kept when the power fails: every prefix of the writes since the last fsync, and many subsets.

    python -m benchmarks.power                     60 commits, with everything that may be on the disk after each cut
    python -m benchmarks.power --commits 300

The files are copied after each acknowledged commit: so much is durable. What the next commit changes in them, sector
by sector, is what a power cut may leave behind in part. SQLite writes a commit into its log and waits for the disk
before it touches the database file; so the model is: any part of the log's new sectors with the old database file, or
all of them with any part of the database file's new sectors. Sectors are tried in order (every prefix), torn in the
middle, and in random subsets. Each such pair of files is opened again: what was acknowledged must be there, and of the
commit that was cut all or nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import random
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import text

from benchmarks.crash import change, whole
from lastcard.server.store import engines, reading
from lastcard.server.store.shapes import Damaged
from lastcard.server.store.sql import SqlStore

SECTOR = 512
TABLES = ("AAAAA", "BBBBB", "CCCCC")
CHECKPOINT = 12
"""Pages of the log after which SQLite carries it into the database file: small, so that this happens often."""


@dataclass(frozen=True)
class Files:
    """The two files on the disk."""

    base: bytes
    log: bytes


async def commits(folder: Path, count: int) -> list[Files]:
    """The files after each of so many commits, each of which changes every table."""
    file = folder / "written.sqlite"
    store = SqlStore(f"sqlite:///{file}")
    await _checkpoint_often(store)
    fences = [await store.new(code) for code in TABLES]
    found = [_read(file)]
    for number in range(1, count + 1):
        pairs = zip(TABLES, fences, strict=True)
        await asyncio.gather(*(store.keep(change(code, fence, number)) for code, fence in pairs if fence))
        found.append(_read(file))
    await store.close()
    return found


async def _checkpoint_often(store: SqlStore) -> None:
    from sqlalchemy import event

    @event.listens_for(store.engine, "connect")
    def connected(connection: object, _: object) -> None:
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")  # type: ignore[attr-defined]


def _read(file: Path) -> Files:
    return Files(file.read_bytes(), Path(f"{file}-wal").read_bytes())


def cuts(before: Files, after: Files, dice: random.Random, subsets: int, step: int = 1) -> Iterator[Files]:
    """What may be on the disk if the power fails on the way from the one to the other."""
    for log in _parts(before.log, after.log, dice, subsets, step):
        yield Files(before.base, log)
    for base in _parts(before.base, after.base, dice, subsets, step):
        yield Files(base, after.log)


def _parts(before: bytes, after: bytes, dice: random.Random, subsets: int, step: int) -> Iterator[bytes]:
    """A file of which only a part of the new sectors has reached the disk."""
    changed = [at for at in range(0, len(after), SECTOR) if before[at : at + SECTOR] != after[at : at + SECTOR]]
    for count in range(0, len(changed) + 1, step):
        yield _with(before, after, changed[:count])
        if count < len(changed):  # the next sector is torn
            yield _with(before, after, changed[:count], torn=changed[count] + dice.randrange(1, SECTOR))
    for _ in range(subsets if changed else 0):
        yield _with(before, after, [at for at in changed if dice.random() < 0.5])


def _with(before: bytes, after: bytes, sectors: list[int], torn: int | None = None) -> bytes:
    found = bytearray(before)
    for at in sectors:
        found.extend(bytes(max(0, at + SECTOR - len(found))))
        found[at : at + SECTOR] = after[at : at + SECTOR].ljust(SECTOR, b"\0")
    if torn is not None:
        at = torn - torn % SECTOR
        found.extend(bytes(max(0, torn - len(found))))
        found[at:torn] = after[at:torn].ljust(torn - at, b"\0")
    longest = max(len(before), len(after))
    return bytes(found[:longest])


def problem(folder: Path, files: Files, number: int) -> str | None:
    """What is wrong with the files, if anything: of change `number + 1` all tables or none may be there."""
    file = folder / "cut.sqlite"
    file.write_bytes(files.base)
    Path(f"{file}-wal").write_bytes(files.log)
    Path(f"{file}-shm").unlink(missing_ok=True)
    engine = engines.writing_engine(engines.parse(f"sqlite:///{file}"))
    try:
        with engine.connect() as connection, connection.begin():
            if connection.execute(text("pragma integrity_check")).scalar() != "ok":
                return "the file is damaged"
            found = [reading.kept(connection, code, 0) for code in TABLES]
    except Damaged as damaged:
        return f"table {damaged} is damaged"
    finally:
        engine.dispose()
    numbers = {kept.number if kept else 0 for kept in found}
    if len(numbers) != 1 or not numbers <= {number, number + 1}:
        return f"after change {number} the tables stand at {sorted(numbers)}"
    return None if all(kept is None or whole(kept) for kept in found) else "a table is not what was kept"


def power(folder: Path, count: int, subsets: int, step: int = 1) -> tuple[list[str], int]:
    """What was wrong after any cut, and how many there were."""
    dice, wrong, tried = random.Random("power"), [], 0
    states = asyncio.run(commits(folder, count))
    for number, (before, after) in enumerate(itertools.pairwise(states)):
        for files in cuts(before, after, dice, subsets, step):
            tried += 1
            if said := problem(folder, files, number):
                wrong.append(f"cut {tried}: {said}")
    return wrong, tried


def main() -> int:
    """Prints what was wrong; the exit status is 1 if anything was."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.power")
    parser.add_argument("--commits", type=int, default=60)
    parser.add_argument("--subsets", type=int, default=20)
    args = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="lastcard-power-"))
        wrong, tried = power(Path(folder), args.commits, args.subsets)
    print("\n".join(wrong))
    print(f"{args.commits} commits, {tried} cuts, {len(wrong)} of them wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
