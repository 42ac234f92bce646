"""How fast lastcard is here: `python -m benchmarks.speed [rates] [start] [size] [parts] [--json]`.

- `rates`: moves and rounds a second of the player `random`, for each edition and number of seats, plain and compiled;
- `start`: the import, the first question of the terminal game, the first compiled round with and without a cache;
- `size`: how many bytes a table is, which every search and batch copies;
- `parts`: what the parts of a compiled round cost.

Without a word all four. `lastcard bench` prints the rates alone, and needs no clone.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable

from benchmarks.measuring import Row, show
from benchmarks.parts import part_rows
from benchmarks.start import start_rows
from lastcard.compiled.batch import bench_rows
from lastcard.editions import EDITIONS, edition
from lastcard.rules.layout import dtype_of
from lastcard.rules.sheet import Sheet
from lastcard.rules.table import Table

TITLES = {
    "rates": "Moves and rounds per second of processor time, random players, one core",
    "start": "Waiting for a start",
    "size": "Size in bytes, as a packed record",
    "parts": "The parts of a compiled round: UNO Mario Kart, two random players",
}


def rate_rows(seconds: float) -> list[Row]:
    """The rates of every edition, with 2, 3, 4 and the most players it allows."""
    return [
        row
        for name in EDITIONS
        for row in bench_rows([name], sorted({2, 3, 4, edition(name).seats[1]}), seconds=seconds)
    ]


def size_rows() -> list[Row]:
    """What a table takes, and the rule sheet that all tables of an edition share."""
    return [
        {"what": "a table", "bytes": dtype_of(Table).itemsize},
        {"what": "the rule sheet of an edition", "bytes": dtype_of(Sheet).itemsize},
    ]


def main() -> None:
    """Measure what is asked for, and print."""
    parser = argparse.ArgumentParser(description="How fast lastcard is here.")
    parser.add_argument("what", nargs="*", metavar="WHAT", help="rates, start, size, parts; all when none is named")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help="how long each rate is measured (1)")
    parser.add_argument("--takes", type=int, default=7, metavar="N", help="how often everything else is timed (7)")
    parser.add_argument("--json", action="store_true", help="write the figures for programs")
    args = parser.parse_args()
    measures: dict[str, Callable[[], list[Row]]] = {
        "rates": lambda: rate_rows(args.seconds),
        "start": lambda: start_rows(args.takes),
        "size": size_rows,
        "parts": lambda: part_rows(args.takes),
    }
    wanted = args.what or list(measures)
    for name in wanted:
        if name not in measures:
            parser.error(f"there is no {name} to measure; there are {', '.join(measures)}")
    found = {}
    for name in wanted:
        found[name] = measures[name]()
        if not args.json:
            show(TITLES[name], found[name])
    if args.json:
        print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
