"""Whether a server tells anybody what they may not know: `python -m benchmarks.secrecy [--views N] [--seed TEXT]`.

Plays random matches of every edition under random rulings, in the server's real rooms but without a network, on all
cores: people, bots, spectators, late joiners, drops, nonsense, faults of ours. Every message, answer, log line and page
is read byte by byte, and views are compared with the ones that a table dealt anew would give. Leaks are planted as
well, one after another, and each must be found. Ends with 1 if there was a leak, or if a planted one was not found.

A seed makes the same matches again. A million views and messages take about half an hour on two cores.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

from benchmarks.measuring import Row, show
from benchmarks.secrecy.searching import search


def main(arguments: list[str] | None = None) -> int:
    """Looks and prints; 1 if anything is not as it should be."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.secrecy", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--views", type=int, default=1_000_000, metavar="N", help="views and messages (a million)")
    parser.add_argument("--seed", default=None, metavar="TEXT", help="the same matches again (by default new ones)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="N", help="one a core")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures there")
    args = parser.parse_args(arguments)
    seed = args.seed or f"{random.SystemRandom().getrandbits(64):x}"
    began = time.perf_counter()
    clean, planted = search(seed, args.views, args.processes)
    return report(seed, clean, planted, time.perf_counter() - began, args.json)


def report(seed: str, clean: list[Row], planted: list[Row], seconds: float, path: Path | None) -> int:
    """Says what was found; 1 if anything is not as it should be."""
    leaks: list[Any] = [{"seed": row["seed"], **found} for row in clean for found in row["found"]]
    missed = [row["plant"] for row in planted if not row["found"]]
    totals = {name: sum(row[name] for row in clean) for name in ("messages", "twins")}
    looked = sum(totals.values())
    rows = [
        {"planted leak": row["plant"], "found": row["found"][0]["what"] if row["found"] else "NOT FOUND",
         "after": row["messages"] + row["twins"]}
        for row in planted
    ]  # fmt: skip
    show("Planted leaks, and after how many views and messages each was found", rows)
    print(
        f"\n  seed {seed}: {looked:,} views and messages in {seconds:.0f} s "
        f"({totals['twins']:,} views compared with those of a table dealt anew): {len(leaks)} leaks\n"
        f"  {len(planted) - len(missed)} of {len(planted)} planted leaks found"
    )
    for each in leaks[:10]:
        print(f"  LEAK ({each['seed']}) to {each['who']}: {each['what']}: {each['where']}")
    if path is not None:
        figures = {"seed": seed, **totals, "seconds": seconds, "leaks": leaks, "planted": planted, "missed": missed}
        path.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    return 1 if leaks or missed else 0


if __name__ == "__main__":
    sys.exit(main())
