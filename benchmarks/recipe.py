"""Whether `expert` beats the first recipe: python -m benchmarks.recipe [PART…] [--seconds N] [--editions NAME,NAME].

Parts; `first` if none is named:

- `first`: the network of the package against one by the first recipe;
- `same`: against one by the first recipe with all inputs of ours, trained as long as that of the package;
- `tried`: what was tried for the recipe of now: each trained for 120 seconds, against `casual` and against `same`'s.

The recipe is that of the draft which this package's networks came from: deep Monte Carlo, two hidden layers of 128 and
32 units, seven minutes on one core, and inputs that say no more than the hand, the top card and its color, the open
question and the move, the sizes of the hands, the colors that others drew on, and what is unseen by color. Such a
network is trained by our trainer, whose other inputs are held at nothing, and plays the one in the package with two
seats: each deal once for both, with the 95 % interval of single rounds.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace

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
TRIED = (
    FIRST,
    *(replace(FIRST, keeps=keeps) for keeps in (0.9, 0.7, 0.4)),
    Recipe(1024, 2e-3, 0.05, 0.6),
    *(Recipe(256, rate, 0.05, 0.6) for rate in (5e-4, 1e-3, 2e-3)),
    Recipe(256, 2e-3, 0.05, 0.3),
    Recipe(128, 1e-3, 0.05, 0.6),
    *(Recipe(512, rate, 0.05, 0.6) for rate in (4e-3, 8e-3)),
    Recipe(),
)
TRIED_FOR = 120.0
PARTS = ("first", "same", "tried")


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


def whole(box: Edition, seconds: float, recipe: Recipe) -> Training:
    """A network with all inputs, at the end of its training."""
    training = Training(Wish(box, (2,), 1, seconds, recipe=recipe))
    while training.share < 1:
        training.step()
    return training


def rows_of_tried(box: Edition, net: Net, args: argparse.Namespace) -> list[Row]:
    """Each of the recipes that were tried."""
    rows: list[Row] = []
    base = whole(box, float(net.header["seconds"]), FIRST).net
    for recipe in TRIED:
        mine = whole(box, TRIED_FOR, recipe).net
        rows.append(
            {
                **vars(recipe),
                "against_first_percent": duel(box, mine, base, args.rounds, "tried")[0],
                "against_casual_percent": duel(box, mine, "casual", args.rounds, "tried")[0],
            }
        )
    return rows


def row_of(box: Edition, net: Net, training: Training, args: argparse.Namespace) -> Row:
    """The network of the package against another."""
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
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of processor time for the training (420)")
    parser.add_argument("--rounds", type=int, default=20_000, help="rounds to play (20000)")
    parser.add_argument("--editions", default=",".join(BOXES))
    args = parser.parse_args()
    wanted = args.parts or PARTS[:1]
    if unknown := set(wanted) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}; the parts are {', '.join(PARTS)}")
    for name in args.editions.split(","):
        box = edition(name)
        net = shipped(box, 2)
        assert net is not None
        if "first" in wanted:
            rows = [row_of(box, net, by_the_recipe(box, args.seconds), args)]
            show(f"The network of the package against the recipe: {name}", rows)
        if "same" in wanted:
            training = whole(box, float(net.header["seconds"]), FIRST)
            show(f"Against the recipe with all inputs, as long: {name}", [row_of(box, net, training, args)])
        if "tried" in wanted:
            show(f"Recipes, each for {TRIED_FOR:.0f} seconds: {name}", rows_of_tried(box, net, args))


if __name__ == "__main__":
    main()
