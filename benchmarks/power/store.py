"""A power cut in a store of synthetic changes, each of which changes every table.

Each pair of files that a cut may leave is opened again: what was acknowledged must be there, and of the commit that was
cut all or nothing.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from pathlib import Path

from sqlalchemy import text

from benchmarks.crash import change, whole
from benchmarks.power.sectors import Files, checkpoint_often, cuts, read
from lastcard.server.store import engines, reading
from lastcard.server.store.shapes import Damaged
from lastcard.server.store.sql import SqlStore

TABLES = ("AAAAA", "BBBBB", "CCCCC")


async def commits(folder: Path, count: int) -> list[Files]:
    """The files after each of so many commits, each of which changes every table."""
    file = folder / "written.sqlite"
    store = SqlStore(f"sqlite:///{file}")
    checkpoint_often(store)
    fences = [await store.new(code) for code in TABLES]
    found = [read(file)]
    for number in range(1, count + 1):
        pairs = zip(TABLES, fences, strict=True)
        await asyncio.gather(*(store.keep(change(code, fence, number)) for code, fence in pairs if fence))
        found.append(read(file))
    await store.close()
    return found


def problem(folder: Path, files: Files, number: int) -> str | None:
    """What is wrong with the files, if anything: of change `number + 1` all tables or none may be there."""
    file = files.lay(folder / "cut.sqlite")
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
