"""How far the players can be exploited at all: python -m benchmarks.exact [--decks NAME,NAME] [--seconds N].

Decks of two colors and few ranks, for two players, are written down whole, with every deal and every draw. A network
is trained for each by the usual trainer. For each player the best answer is worked out that anybody could give who
knows it: nothing that is trained, the very most that can be won against it. CFR's play, which nobody can exploit in
the end, is beside it. All figures are exact, in percent of the rounds, the mean of both seats; a round not over after
so many moves counts half for each.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Final

import numpy as np

from benchmarks.exact_players import choosers, trained
from benchmarks.exact_solve import best_answers, down, duel, equilibrium, uniform
from benchmarks.exact_tree import Shares, Tree, grow
from benchmarks.measuring import Row, show
from lastcard.editions import Card, Edition
from lastcard.editions.cards import Bluff, skip
from lastcard.editions.rulings import settle
from lastcard.envs import tiny
from lastcard.envs.setting import Setting


def skips() -> Edition:
    """Two 1s, a 2 and a Skip of each color; hands of three."""
    cards = tuple(
        card
        for color in tiny.COLORS
        for card in (
            Card("1", color, 2, points=1),
            Card("2", color, 1, points=2),
            Card("S", color, 1, points=20, does=(skip(),), opens="effect"),
        )
    )
    rulings = settle(tiny.RULINGS, tiny.DEFAULTS, tiny.TITLE)
    return Edition(tiny.NAME, tiny.TITLE, (2, 2), 3, cards, tiny.RULINGS, MappingProxyType(rulings), Bluff("color"))


@dataclass(frozen=True)
class Skips(Setting):
    """A game with that deck."""

    edition: str = tiny.NAME

    @cached_property
    def box(self) -> Edition:
        """The edition with its rulings."""
        return skips()


DECKS: Final = {
    "tiny": Setting(edition=tiny.NAME, hand=2, max_moves=18),
    "skips": Skips(max_moves=13),
}
"""The decks by name; the first is the OpenSpiel game ``lastcard(edition=tiny,hand=2,max_moves=18)``."""


def row_of(name: str, tree: Tree, shares: Shares, still: Shares) -> Row:
    """What there is to say of a player; ``still`` is play that nobody can exploit."""
    first, second = best_answers(tree, shares)
    reached = down(tree, tree.chances * np.where(tree.ways >= 0, shares[tree.ways], 1.0))
    return {
        "player": name,
        "the_best_answer_wins": (first + second) * 50,
        "exploitable_by": (first + second) * 50 - 50,
        "wins_against_CFR": 100 * duel(tree, shares, still),
        "given_up": 100 * float(reached[tree.ends & (tree.won == 0.5)].sum()),
    }


def rows_of(tree: Tree, passes: int) -> list[Row]:
    """A row for every player, uniform play and CFR's."""
    still = equilibrium(tree, passes)
    entries = {
        "uniform": uniform(tree),
        **tree.players,
        **{f"CFR+, {some} passes": equilibrium(tree, some) for some in (10, 100) if some < passes},
        f"CFR+, {passes} passes": still,
    }
    return [row_of(name, tree, shares, still) for name, shares in entries.items()]


def main() -> None:
    """Train, write down, solve and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decks", default=",".join(DECKS), help=", ".join(DECKS))
    parser.add_argument("--seconds", type=float, default=60.0, help="of processor time to train a network (60)")
    parser.add_argument("--passes", type=int, default=1000, help="passes of CFR+ (1000)")
    args = parser.parse_args()
    wanted = args.decks.split(",")
    if unknown := set(wanted) - set(DECKS):
        parser.error(f"there is no deck {', '.join(sorted(unknown))}; the decks are {', '.join(DECKS)}")
    for name in wanted:
        setting = DECKS[name]
        net = trained(setting.box, args.seconds)
        tree = grow(setting, choosers(setting.box, net))
        cards = " ".join(card.code for card in setting.box.cards for _ in range(card.copies))
        title = f"{name}: {cards}; {len(tree.parents):,} positions, {len(tree.names):,} information states"
        show(title, rows_of(tree, args.passes))


if __name__ == "__main__":
    main()
