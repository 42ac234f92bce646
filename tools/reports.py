"""Makes the reports of docs/reports: `python -m tools.reports [EDITION…]`.

For each edition two simulations are played: whole matches of four bots `casual`, for everything but luck and skill,
and single deals played by two bots `casual` and two bots `random` once in every seating, for that. The same version
makes the same bytes everywhere, but for the pictures, whose letters are those of a machine.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Final

from lastcard.editions import EDITIONS
from lastcard.simulate import simulate
from lastcard.simulate.report import make, write_report
from lastcard.simulate.report.pictures import draw, drawer

FOLDER: Final = Path(__file__).parent.parent / "docs" / "reports"
BOTS: Final = ("casual", "casual", "casual", "casual")
PAIRED: Final = ("casual", "random", "casual", "random")
MATCHES: Final = 20_000
DEALS: Final = 50_000
SEED: Final = "report"
SHOWN: Final = {
    "mario-kart": ("match-length", "cards-effect", "items-effect", "luck"),
    "pizza-pizza": ("winner-by-dealer",),
    "classic": ("match-length",),
}
"""The charts that documents show as pictures."""


def main() -> int:
    """Makes the reports."""
    parser = argparse.ArgumentParser(description="Makes the reports of the documents.")
    parser.add_argument("editions", nargs="*", metavar="EDITION", help=", ".join(EDITIONS))
    parser.add_argument("--matches", type=int, default=MATCHES, metavar="N", help="how many matches")
    parser.add_argument("--deals", type=int, default=DEALS, metavar="N", help="how many deals for luck and skill")
    parser.add_argument("--to", type=Path, default=FOLDER, metavar="FOLDER", help="where they go")
    args = parser.parse_args()
    for name in args.editions:
        if name not in EDITIONS:
            parser.error(f"there is no edition {name}; there are {', '.join(EDITIONS)}")
    args.to.mkdir(parents=True, exist_ok=True)
    for name in args.editions or EDITIONS:
        began = time.perf_counter()
        results = simulate(name, BOTS, matches=args.matches, seed=SEED)
        paired = simulate(name, PAIRED, rounds=args.deals, seed=SEED, rotate=True)
        file = args.to / f"{name}.html"
        write_report(results, file, paired)
        figures = drawer()
        for part in make(results, paired).parts:
            for chart in part.charts:
                if chart.name in SHOWN[name]:
                    draw(figures, chart, args.to / f"{name}-{chart.name}.png")
        size, seconds = file.stat().st_size / 1000, time.perf_counter() - began
        print(f"{file.name}: {results.rounds.size} rounds, {size:.0f} kB, {seconds:.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
