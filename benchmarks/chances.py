"""Whether the chances of hints come true: python -m benchmarks.chances [--rounds N].

Whenever somebody decides, the network says with what chance the move that is made wins the round. The calibration error
is the mean distance, over ten bins of what was said, between that and the share of rounds that were won.
"""

from __future__ import annotations

import argparse

import numpy as np
import numpy.typing as npt

from benchmarks.measuring import Row, show
from lastcard.bots import make, tell
from lastcard.bots.belief import calibration_error
from lastcard.bots.recall import Recall
from lastcard.bots.ruled import PRESSES
from lastcard.editions import edition
from lastcard.game import Match
from lastcard.insight.chances import weigh

TABLES = (
    ("mario-kart", ("expert",) * 2),
    ("mario-kart", ("expert",) * 4),
    ("mario-kart", ("casual",) * 4),
    ("classic", ("expert",) * 2),
    ("classic", ("casual",) * 2),
    ("pizza-pizza", ("expert",) * 2),
)
"""Who plays while chances are said: players like the network, and others."""


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--rounds", type=int, default=1_000, metavar="N", help="at each table (1000)")
    parser.add_argument("--seed", default="chances")
    args = parser.parse_args()
    rows: list[Row] = []
    for name, players in TABLES:
        found = np.concatenate([said(name, players, f"{args.seed} {number}") for number in range(args.rounds)])
        error = calibration_error(found[:, 0], found[:, 1])
        facts = {"said": float(found[:, 0].mean()), "won": float(found[:, 1].mean()), "error": error}
        rows.append({"edition": name, "players": ", ".join(players), **facts, "decisions": len(found)})
    show("Calibration error of the chance to win the round", rows)


def said(name: str, players: tuple[str, ...], seed: str) -> npt.NDArray[np.float64]:
    """What was said before each decision of a round, and whether its seat won it."""
    match = Match.new(edition(name), list(map("Player {}".format, range(len(players)))), seed=seed, clockless=True)
    bots = [make(level, f"{seed} {seat}") for seat, level in enumerate(players)]
    recall, found, events = Recall(), list[tuple[int, float]](), match.opening
    while True:
        recall.hear(events, match.table.color)
        for each, bot in enumerate(bots):
            tell(bot, events, match, each)
        if match.round_over:
            break
        seat, asks = match.table.asked, match.asks
        view = match.view(seat)
        move = bots[seat].choose(view)
        if asks not in PRESSES:
            found += [(seat, each.chance) for each in weigh(view, recall.memory, move) if each.move == move]
        events = match.play(seat, move)
    return np.array([(chance, seat == match.table.winner) for seat, chance in found], np.float64)


if __name__ == "__main__":
    main()
