"""What others may hold, predicted and held to the truth: python -m benchmarks.belief [--predictions N].

While players play, the seat that is asked predicts for every other seat whether it holds a card of each color: the
share of worlds dealt by the belief in which it does. The calibration error is the mean distance, over ten bins of
predictions, between what was predicted and how often it was so; beside it what dealing evenly would have said.
"""

from __future__ import annotations

import argparse

import numpy as np

from benchmarks.measuring import Row, show
from lastcard.bots.belief import WORLDS, calibration_error, predictions
from lastcard.editions import edition
from lastcard.rules.worlds import EVEN, USUAL

TABLES = (
    ("mario-kart", ("expert",) * 2),
    ("mario-kart", ("casual",) * 2),
    ("mario-kart", ("expert", "casual", "expert", "casual")),
    ("classic", ("expert",) * 2),
    ("classic", ("casual",) * 4),
    ("pizza-pizza", ("expert",) * 2),
    ("pizza-pizza", ("casual",) * 3),
)
"""Who plays while predictions are made."""
SEEN = {
    "nothing": 0,
    "drew on it": 1,
    "named it": 4,
    "named another": 8,
    "named another and passed it over": 10,
}
"""What a seat was seen to do with a color (``lastcard.rules.beliefs``)."""


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--predictions", type=int, default=100_000, metavar="N", help="at each table (100000)")
    parser.add_argument("--seed", default="belief")
    args = parser.parse_args()
    rows: list[Row] = []
    parts = []
    for name, players in TABLES:
        found = {
            title: predictions(edition(name), players, args.predictions, belief, args.seed)
            for title, belief in (("even", EVEN), ("belief", USUAL))
        }
        errors = {title: calibration_error(made[:, 0] / WORLDS, made[:, 1]) for title, made in found.items()}
        rows.append({"edition": name, "players": ", ".join(players), **errors, "predictions": len(found["belief"])})
        parts.append((found["even"], found["belief"]))
    show("Calibration error of the chance that somebody holds a color", rows)
    even, believed = (np.concatenate(part) for part in zip(*parts, strict=True))
    error = calibration_error(believed[:, 0] / WORLDS, believed[:, 1])
    print(f"\n  all {len(believed):,} together: {error:.4f}")
    told: list[Row] = []
    for title, number in SEEN.items():
        mine, blind = believed[believed[:, 3] == number], even[even[:, 3] == number]
        told.append(
            {
                "seen_of_the_seat": title,
                "predictions": len(mine),
                "even": float(blind[:, 0].mean()) / WORLDS,
                "belief": float(mine[:, 0].mean()) / WORLDS,
                "so": float(mine[:, 1].mean()),
            }
        )
    show("The chance by what the seat was seen to do with the color", told)


if __name__ == "__main__":
    main()
