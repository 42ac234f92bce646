"""The network by the first recipe knows no more than the recipe says."""

from __future__ import annotations

import numpy as np

from benchmarks.recipe import by_the_recipe, cut
from lastcard.editions import edition
from lastcard.rules import features as at
from lastcard.rules.words import COLORS


def test_what_is_cut_away_stays_away_and_the_rest_learns() -> None:
    net = by_the_recipe(edition("classic"), 0, steps=3).net
    rows = net.numbers[: net.lay[at.INPUTS] * net.lay[at.FIRST]].reshape(net.lay[at.INPUTS], net.lay[at.FIRST])
    silent = np.flatnonzero((rows == 0).all(axis=1))
    # Of each of four opponents two sets of four colors and the call; 12 sizes, 5 colors, 8 and 12 numbers.
    assert len(silent) == 4 * (2 * COLORS + 1) + 12 + 5 + 8 + 12
    assert silent.tolist() == sorted(cut(net.lay))
    drew_on = net.lay[at.OTHERS] + at.REMEMBERED
    assert set(range(drew_on, drew_on + COLORS)).isdisjoint(silent)
    assert set(range(drew_on + COLORS, drew_on + 3 * COLORS + 1)) <= set(silent.tolist())
