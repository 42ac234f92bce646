"""What came of some deals of a line-up, in whole numbers: sums over the rotations of each deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

WINS: Final = 0
POINTS: Final = 1
PLACES: Final = 2
"""Twice the place (1 is first, ties share theirs), so that it is whole."""
EACH_PLACE: Final = 3
"""Twice the place in every rotation, PLACE_BITS each."""
PLACE_BITS: Final = 5
COLUMNS: Final = 4

Outcome = npt.NDArray[np.int64]
"""deals x places of the line-up x COLUMNS."""


def empty(deals: int, seats: int) -> Outcome:
    """An outcome of deals that are not played yet."""
    return np.zeros((deals, seats, COLUMNS), np.int64)


def twice_places(standing: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
    """Twice the place of every seat, where less is better; rows are rounds."""
    before = (standing[:, None, :] < standing[:, :, None]).sum(axis=2)
    equal = (standing[:, None, :] == standing[:, :, None]).sum(axis=2)
    places: npt.NDArray[np.int64] = (2 * before + equal + 1).astype(np.int64)
    return places


def add(
    outcome: Outcome,
    order: Sequence[int],
    rotation: int,
    winners: npt.NDArray[Any],
    points: npt.NDArray[Any],
    standing: npt.NDArray[Any],
) -> None:
    """Add the deals of one rotation, in which seat s had the place ``order[s + rotation]``.

    Args:
        outcome: what is added to, a row a deal.
        order: the places round the table.
        rotation: how many seats on the places sat.
        winners: the seat that won each deal; below zero nobody.
        points: what each seat got.
        standing: where each seat stood behind the winner; less is better.
    """
    seats = len(order)
    sat = [order[(seat + rotation) % seats] for seat in range(seats)]
    won = winners[:, None] == np.arange(seats)[None, :]
    ranked = np.where(won, np.iinfo(np.int64).min, standing.astype(np.int64))
    outcome[:, sat, WINS] += won
    outcome[:, sat, POINTS] += points
    places = twice_places(ranked)
    outcome[:, sat, PLACES] += places
    outcome[:, sat, EACH_PLACE] |= places << PLACE_BITS * rotation


def places_of(outcome: Outcome, deal: int, rotation: int) -> list[int]:
    """Twice the place of each bot of a line-up in one round."""
    return [int(each) >> PLACE_BITS * rotation & (1 << PLACE_BITS) - 1 for each in outcome[deal, :, EACH_PLACE]]
