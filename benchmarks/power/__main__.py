"""What is left when the power fails: every prefix of the writes since the last fsync, and many subsets.

    python -m benchmarks.power                         60 synthetic commits, with everything that may be on the disk
    python -m benchmarks.power --commits 300
    python -m benchmarks.power tables                  the same with real play, and servers brought up on what is left
    python -m benchmarks.power tables --planted        whether faults that are planted in the server are found

Both kinds are SQLite stores. `sectors.py` says what may be on the disk, `store.py` and `tables.py` what is then tried.
The exit status is 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.power import store, tables
from benchmarks.power.judging import Effort
from benchmarks.power.planted import PLANTED

COMMITS = {"store": 60, "tables": 300}


def main() -> int:
    """Prints what was wrong."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.power", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("part", nargs="?", choices=tuple(COMMITS), default="store")
    parser.add_argument("--commits", type=int, metavar="N", help="60 of the store, 300 of tables")
    parser.add_argument("--subsets", type=int, default=20, metavar="N", help="random ones of each commit and file (20)")
    parser.add_argument("--servers", type=int, default=1, metavar="N", help="more for each commit, by chance (1)")
    parser.add_argument("--seed", default="power", help="what people do, as far as that is up to us")
    parser.add_argument("--planted", action="store_true", help="plants faults, one after another")
    args = parser.parse_args()
    commits = args.commits or COMMITS[args.part]
    with tempfile.TemporaryDirectory(prefix="lastcard-power-") as name:
        folder = Path(name)
        if args.planted:
            return _planted(folder, commits, args.seed)
        began = time.monotonic()
        if args.part == "store":
            wrong, tried = store.power(folder, commits, args.subsets)
            print("\n".join(wrong))
            print(f"{commits} commits, {tried} cuts, {len(wrong)} of them wrong")
        else:
            found = tables.power(folder, Effort(commits, args.subsets, servers=args.servers), args.seed)
            tables.report(found)
            print(f"  {time.monotonic() - began:.0f} s")
            wrong = found.wrong
    return 1 if wrong else 0


def _planted(folder: Path, commits: int, seed: str) -> int:
    """Whether each planted fault is found."""
    missed = 0
    for what in PLANTED:
        found = tables.planted(folder, what, commits, seed)
        missed += not found.wrong
        said = f"after {found.commits} commits: {found.wrong[0]}" if found.wrong else f"NOT FOUND in {commits} commits"
        print(f"{what}: {said}", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
