"""How much room is left, and what a search adds: python -m benchmarks.bracket [PART…] [--rounds N] [--seats 2,4].

Parts, both if none is named:

- `bracket`: the best honest bot, one that sees all hands, and one that sees the draw pile too, each against `casual`;
- `curve`: the network alone, then with a search on top, by the number of worlds; and the search without a network.

Every deal is played once for every seat; the 95 % interval is that of single rounds. Milliseconds are processor time.
"""

from __future__ import annotations

import argparse
import math

from benchmarks.measuring import Row, show
from lastcard.bots.searching import Effort, contest
from lastcard.editions import BOXES, edition
from lastcard.intervals import WIDE
from lastcard.rules.worlds import EVEN

PARTS = ("bracket", "curve")
# A cheat needs no belief and no network.
BRACKET = (
    ("the network", "expert", Effort()),
    ("the network and a search", "searcher", Effort()),
    ("hands seen, draw pile hidden", "searcher", Effort(32, "hands seen", prior=0, belief=EVEN)),
    ("all seen", "searcher", Effort(32, "all seen", prior=0, belief=EVEN)),
)
CURVE = (
    ("network", "expert", Effort()),
    *(("network and search", "searcher", Effort(worlds=worlds)) for worlds in (16, 64, 256)),
    ("network and search, no belief", "searcher", Effort(worlds=64, belief=EVEN)),
    ("search alone", "searcher", Effort(worlds=64, prior=0)),
    ("search alone, no belief", "searcher", Effort(worlds=64, prior=0, belief=EVEN)),
)


def rows_of(entries: tuple[tuple[str, str, Effort], ...], args: argparse.Namespace) -> list[Row]:
    """A row for each entry, edition and number of seats."""
    rows: list[Row] = []
    for name in args.editions.split(","):
        for seats in (int(count) for count in args.seats.split(",")):
            for title, hero, effort in entries:
                deals = max(1, args.rounds // seats)
                score = contest(edition(name), [hero, *["casual"] * (seats - 1)], deals, effort, seed=args.seed)
                half = WIDE * math.sqrt(score.share * (1 - score.share) / score.rounds)
                rows.append(
                    {
                        "edition": name,
                        "seats": seats,
                        "who": title,
                        "worlds": effort.worlds if hero == "searcher" else 0,
                        "wins_percent": 100 * score.share,
                        "half_width": 100 * half,
                        "rounds": score.rounds,
                        "ms_a_search": score.milliseconds,
                    }
                )
    return rows


def main() -> None:
    """Play what is asked for, and print it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--rounds", type=int, default=20_000, help="rounds of each row (20000)")
    parser.add_argument("--seats", default="2,4", help="numbers of seats (2,4)")
    parser.add_argument("--editions", default=",".join(BOXES))
    parser.add_argument("--seed", default="bracket")
    args = parser.parse_args()
    wanted = args.parts or PARTS
    if unknown := set(wanted) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}; the parts are {', '.join(PARTS)}")
    if "bracket" in wanted:
        show("Against casual: what seeing more would bring", rows_of(BRACKET, args))
    if "curve" in wanted:
        show("Against casual: what more worlds bring", rows_of(CURVE, args))


if __name__ == "__main__":
    main()
