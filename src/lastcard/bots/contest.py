"""The network against other players, compiled: who wins how many of many rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from lastcard.compiled import records, twin
from lastcard.compiled.batch import MOST_MOVES
from lastcard.editions import Edition
from lastcard.game.keys import key_words, match_key
from lastcard.rules.features import FIRST, MOST_INPUTS, SECOND
from lastcard.rules.memory import MEMORY
from lastcard.rules.players import PLAYERS
from lastcard.rules.selfplay import EXPERT, OTHER_EXPERT
from lastcard.rules.words import MOVES

from .facts import facts_of
from .nets import Net

NUMBERS = {**PLAYERS, "expert": EXPERT, "other": OTHER_EXPERT}
"""The players of a contest; ``other`` is the second network."""


def desk_of(lay: Sequence[int], plain: bool = False) -> tuple[Any, ...]:
    """Room to think (``lastcard.rules.network.Desk``)."""
    wide, narrow = lay[FIRST], lay[SECOND]
    desk: tuple[Any, ...] = (
        np.zeros(MOVES, np.int64),
        np.zeros(MOST_INPUTS, np.int64),
        *(np.zeros(size, np.float32) for size in (MOST_INPUTS, wide, wide, narrow, 8)),
    )
    return tuple(row.tolist() for row in desk) if plain else desk


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
    box.check_seats(len(players))
    wins = np.zeros(len(players), np.int64)
    twin.load("selfplay").contest(
        records.tables(1)[0],
        records.sheet_of(box),
        np.array(key_words(match_key(seed)), np.int64),
        0,
        deals * len(players),
        np.array(facts_of(box), np.int64),
        np.array([NUMBERS[name] for name in players], np.int64),
        MOST_MOVES,
        np.array(net.lay, np.int64),
        net.numbers,
        (other or net).numbers.copy(),
        np.zeros(MEMORY, np.int64),
        np.zeros(4, np.int64),
        desk_of(net.lay),
        wins,
    )
    return wins
