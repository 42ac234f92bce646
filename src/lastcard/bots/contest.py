"""Networks against other players, compiled: who wins how many of many rounds."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from lastcard.compiled import records, twin
from lastcard.compiled.batch import MOST_MOVES
from lastcard.editions import Edition
from lastcard.game.keys import key_words, match_key
from lastcard.rules.columns import HAND_CLASSES, KIND_COLUMNS, PLAY_COLUMNS, ROTATION, ROUND_COLUMNS, STATE, WINNER
from lastcard.rules.mind import COMPILED, EXPERT
from lastcard.rules.words import KINDS, MOVES

from .facts import facts_of
from .mind import mind_of
from .nets import Net

NUMBERS = {**COMPILED, "other": EXPERT + 1}
"""The players of a contest; ``other`` is the second network."""


def contest(
    box: Edition,
    players: Sequence[str],
    deals: int,
    net: Net,
    *,
    other: Net | None = None,
    seed: str = "contest",
) -> npt.NDArray[np.int64]:
    """Play deals, each once for every seat; how many rounds each of the players won.

    Args:
        box: the edition with its rulings.
        players: who plays, by name: ``expert`` plays by ``net``, ``other`` by ``other``.
        deals: how many different deals.
        net: a network.
        other: a second one, of the same sizes.
        seed: the text all dice come from.
    """
    seats = len(players)
    box.check_seats(seats)
    rounds, width = deals * seats, ROUND_COLUMNS + 2 * seats
    rows = np.zeros(rounds * width, np.int64)
    dice, out, state, plays, flips, kinds, sizes = (
        np.zeros(size, np.int64)
        for size in (
            4, MOVES, STATE, MOST_MOVES + 2, MOST_MOVES + 2, KINDS * KIND_COLUMNS, KINDS * HAND_CLASSES * PLAY_COLUMNS
        )
    )  # fmt: skip
    twin.load("survey").survey_rounds(
        records.tables(1)[0], records.sheet_of(box), np.array(key_words(match_key(seed)), np.int64), 0, rounds, seats,
        1, np.array(facts_of(box), np.int64), np.array([NUMBERS[name] for name in players], np.int64), seats,
        MOST_MOVES, dice, out, rows, state, plays, flips, kinds, sizes, mind_of([net, other or net]),
    )  # fmt: skip
    winners, rotations = rows.reshape(rounds, width)[:, [WINNER, ROTATION]].T
    won = winners >= 0
    return np.bincount((winners[won] + rotations[won]) % seats, minlength=seats)
