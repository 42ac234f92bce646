"""Whether `expert` beats the first recipe: python -m benchmarks.recipe [--seconds N] [--editions NAME,NAME].

The recipe is that of the draft which this package's networks came from: deep Monte Carlo, two hidden layers of 128 and
32 units, seven minutes on one core, and inputs that say no more than the hand, the top card and its color, the open
question and the move, the sizes of the hands, the colors that others drew on, and what is unseen by color. Such a
network is trained by our trainer, whose other inputs are held at nothing, and plays the one in the package with two
seats: each deal once for both, with the 95 % interval of single rounds.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

import numpy as np

from benchmarks.exploitability import duel
from benchmarks.measuring import Row, show
from lastcard.bots.nets import Net, shipped
from lastcard.bots.train import Recipe, Training, Wish
from lastcard.editions import BOXES, Edition, edition
from lastcard.rules import features as at
from lastcard.rules.words import COLORS

SECONDS = 420.0
"""Of processor time: seven minutes."""
FIRST = Recipe(batch=1024, rate=1e-3, explores=0.05, keeps=1.0)


def cut(lay: Sequence[int]) -> list[int]:
    """The inputs that the recipe does without."""
    return [*cut_of_others(lay), *parts(lay, at.FEWEST, at.BEFORE, at.NAMED_HELD, at.AIMED_SIZE)]


def cut_of_others(lay: Sequence[int]) -> Iterator[int]:
    """Of each opponent: the colors passed over with a wild, those named, and whether UNO was called."""
    for slot in range(at.SLOTS):
        start = lay[at.OTHERS] + slot * at.SLOT
        yield from range(start + at.REMEMBERED + COLORS, start + at.HAS_CALLED + 1)


def parts(lay: Sequence[int], *names: int) -> Iterator[int]:
    """All inputs of some parts."""
    for part in names:
        yield from range(lay[part], lay[part + 1])


def by_the_recipe(box: Edition, seconds: float, seed: int = 1, steps: int = 0) -> Training:
    """A network by the recipe, at the end of its training."""
    training = Training(Wish(box, (2,), seed, seconds, steps, recipe=FIRST))
    lay, numbers = training.net.lay, training.net.numbers
    rows = numbers[: lay[at.INPUTS] * lay[at.FIRST]].reshape(lay[at.INPUTS], lay[at.FIRST])
    without = cut(lay)
    rows[without] = 0.0
    while training.share < 1:
        training.step()
        rows[without] = 0.0
    return training


def row_of(box: Edition, net: Net, args: argparse.Namespace) -> Row:
    """Train by the recipe and play."""
    training = by_the_recipe(box, args.seconds)
    wins, half = duel(box, net, training.net, args.rounds, "recipe")
    return {
        "edition": box.name,
        "trained_rounds": training.rounds,
        "expert_wins_percent": np.round(wins, 2),
        "half_width": np.round(half, 2),
        "rounds": args.rounds,
    }


def main() -> None:
    """Train, play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of processor time for the training (420)")
    parser.add_argument("--rounds", type=int, default=20_000, help="rounds to play (20000)")
    parser.add_argument("--editions", default=",".join(BOXES))
    args = parser.parse_args()
    for name in args.editions.split(","):
        box = edition(name)
        net = shipped(box, 2)
        assert net is not None
        show(f"The network of the package against the recipe: {name}", [row_of(box, net, args)])


if __name__ == "__main__":
    main()
