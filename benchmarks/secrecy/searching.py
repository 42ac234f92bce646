"""The search for leaks, divided among processes."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict
from multiprocessing import get_context

from benchmarks.measuring import Row
from benchmarks.secrecy.company import look_at
from benchmarks.secrecy.judging import Judge
from benchmarks.secrecy.planted import PLANTED

PORTION = 5_000
"""Views and messages that a process looks at before it tells what it found."""
PLANT_WITHIN = 60_000
"""Views and messages within which a planted leak must be found."""


def look(seed: str, views: int, plant: str = "") -> Row:
    """Looks at so many views and messages; what was found."""
    judge = Judge(random.Random(seed))
    if plant:
        with PLANTED[plant]():
            asyncio.run(look_at(judge, seed, views))
    else:
        asyncio.run(look_at(judge, seed, views))
    return {
        "seed": seed,
        "plant": plant,
        "messages": judge.messages,
        "twins": judge.twins,
        "found": [asdict(each) for each in judge.findings[:3]],
    }


def looks(seed: str, views: int) -> Iterator[tuple[str, int]]:
    """The portions that come to so many views and messages."""
    for number, begin in enumerate(range(0, views, PORTION)):
        yield f"{seed} {number}", min(PORTION, views - begin)


def search(seed: str, views: int, processes: int) -> tuple[list[Row], list[Row]]:
    """Everything that was looked at, and the planted leaks."""
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        planted = [pool.submit(look, f"{seed} planted", PLANT_WITHIN, plant) for plant in PLANTED]
        clean = [pool.submit(look, *portion) for portion in looks(seed, views)]
        done = 0
        for future in as_completed(clean):
            found = future.result()
            done += found["messages"] + found["twins"]
            print(f"\r  {done:,} of {views:,}", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        return [future.result() for future in clean], [future.result() for future in planted]
