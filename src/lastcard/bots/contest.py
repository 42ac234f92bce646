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


class Arena:
    """Rounds between players at one table, some of them by networks of one size.

    Args:
        box: the edition with its rulings.
        nets: the networks: ``EXPERT``, ``EXPERT + 1``, … play by them.
        seed: the text all dice come from.
    """

    def __init__(self, box: Edition, nets: Sequence[Net], seed: str) -> None:
        self._mind = mind_of(nets)
        self._table, self._sheet = records.tables(1)[0], records.sheet_of(box)
        self._key = np.array(key_words(match_key(seed)), np.int64)
        self._facts = np.array(facts_of(box), np.int64)
        sizes = (4, MOVES, STATE, MOST_MOVES + 2, MOST_MOVES + 2, KINDS * KIND_COLUMNS)
        self._room = [np.zeros(size, np.int64) for size in (*sizes, KINDS * HAND_CLASSES * PLAY_COLUMNS)]
        self._survey = twin.load("survey").survey_rounds

    def play(self, first: int, count: int, players: Sequence[int], turns: int = 1) -> npt.NDArray[np.int64]:
        """Rounds from number ``first`` on; each deal is played ``turns`` times, the players one seat further on.

        Returns:
            A row a round, by the columns of a round.
        """
        seats = len(players)
        width = ROUND_COLUMNS + 2 * seats
        rows, (dice, out, state, plays, flips, kinds, sizes) = np.zeros(count * width, np.int64), self._room
        self._survey(
            self._table, self._sheet, self._key, first, count, seats, 1, self._facts, np.array(players, np.int64),
            turns, MOST_MOVES, dice, out, rows, state, plays, flips, kinds, sizes, self._mind,
        )  # fmt: skip
        played: npt.NDArray[np.int64] = rows.reshape(count, width)
        return played


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
    arena, rounds = Arena(box, [net, other or net], seed), deals * seats
    rows = arena.play(0, rounds, [NUMBERS[name] for name in players], seats)
    winners, rotations = rows[:, [WINNER, ROTATION]].T
    won = winners >= 0
    return np.bincount((winners[won] + rotations[won]) % seats, minlength=seats)


def points_brought(box: Edition, net: Net, rounds: int = 10_000) -> npt.NDArray[np.int64]:
    """The points that rounds of two, between a network and itself, bring to whoever wins them."""
    rows = Arena(box, [net], "points").play(0, rounds, [EXPERT, EXPERT])
    points: npt.NDArray[np.int64] = rows[rows[:, WINNER] >= 0, ROUND_COLUMNS : ROUND_COLUMNS + 2].max(axis=1)
    return points
