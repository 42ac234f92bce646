"""What others may hold: worlds are dealt by what a seat was seen to do, and their predictions are held to the truth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from lastcard.compiled import twin
from lastcard.editions import Edition
from lastcard.game.keys import key_words, match_key
from lastcard.rules.beliefs import PREDICTION
from lastcard.rules.worlds import USUAL

from .searching import Workspace, numbers_of

WORLDS: Final = 32
"""In how many worlds a prediction is looked up."""
BINS: Final = 10


def predictions(
    box: Edition, players: Sequence[str], count: int, belief: Sequence[int] = USUAL, seed: str = "belief"
) -> npt.NDArray[np.int64]:
    """Predictions of what other seats hold, made while players play, and what they really held.

    Args:
        box: the edition with its rulings.
        players: who sits where, by name: a compiled player, or ``expert``.
        count: how many predictions.
        belief: how the worlds are dealt.
        seed: the text all dice come from.

    Returns:
        int64, count x 4: in how many of ``WORLDS`` worlds a seat held a color, whether it did, how many cards it had,
        what it was seen to do (``lastcard.rules.beliefs``).
    """
    space, seats = Workspace(box, len(players)), len(players)
    rows = np.zeros(count * PREDICTION, np.int64)
    twin.load("beliefs").predictions(
        space.tables, space.sheet, np.array(key_words(match_key(seed)), np.int64), seats,
        numbers_of(players, space.networked), WORLDS, 7, np.array(belief, np.int64), space.study, space.dice, rows,
    )  # fmt: skip
    made = rows.reshape(-1, PREDICTION)
    return made[made[:, 2] > 0]


def calibration_error(chances: npt.NDArray[Any], so: npt.NDArray[Any]) -> float:
    """The expected calibration error (Naeini et al. 2015) over ten bins of equal width: 0 is never wrong on average."""
    bins = np.minimum((chances * BINS).astype(np.int64), BINS - 1)
    total = 0.0
    for number in range(BINS):
        chosen = bins == number
        if chosen.any():
            total += float(chosen.mean()) * abs(float(chances[chosen].mean()) - float(so[chosen].mean()))
    return total
