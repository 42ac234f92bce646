"""What points are worth to somebody who wants to win a match of two, not only its next round.

How likely one wins the match at every two scores is found backwards from the target, by the points that rounds between
two networks bring (which a network's file says) and as if each round were as likely to be won by either. From that
follows what a point more or less is worth at the scores of the moment, in terms of what winning the round is worth.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from lastcard.editions import Edition

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Chances = npt.NDArray[np.float64]

STEP: Final = 5
"""Points are told apart in steps of so many."""
LEAN: Final = 0.25
"""How much of what a point costs at the end of a round it counts for in the middle of one: what is held now may be gone
by then. Of 0.1 to 0.4 this was among the best (``benchmarks.matchplay``)."""


@dataclass(frozen=True)
class Stakes:
    """What points are worth at two scores, where winning a round of mean points rather than losing it is worth 1.

    Attributes:
        mean: how many points a round brings.
        won: what a point more is worth to its winner.
        lost: what a point more costs its loser.
    """

    mean: float
    won: float
    lost: float

    @property
    def lean(self) -> float:
        """What a point that leaves the hand adds to the log-odds of the round: a chance of one half moves by 1/4."""
        return 2 * LEAN * self.lost


def in_steps(points: Sequence[int] | npt.NDArray[np.int64]) -> list[float]:
    """How likely a round brings 0, 1, 2, … steps, by the points that rounds brought."""
    import numpy as np

    exact = np.asarray(points) / STEP
    down = exact.astype(np.int64)
    shares = np.zeros(int(down.max()) + 2)
    np.add.at(shares, down, 1 - (exact - down))
    np.add.at(shares, down + 1, exact - down)
    return [round(float(share), 5) for share in shares / len(exact)]


@lru_cache(16)
def match_chances(steps: tuple[float, ...], target: int) -> Chances:
    """How likely one wins the match at every two scores.

    Args:
        steps: how likely a round brings 0, 1, 2, … steps.
        target: to how many steps the match is played.

    Returns:
        ``[own score, other's score]``, both in steps, and beyond the target as far as a round may bring them.
    """
    import numpy as np

    points = np.array(steps)
    brought = np.arange(1, len(points))
    chances = np.zeros((target + len(points) + 1,) * 2)
    chances[target:, :target] = 1.0
    # Both at the target never come about, and nothing reads them.
    for total in range(2 * target - 2, -1, -1):
        mine = np.arange(max(0, total - target + 1), min(target - 1, total) + 1)[:, None]
        won, lost = chances[mine + brought, total - mine], chances[mine, total - mine + brought]
        chances[mine[:, 0], total - mine[:, 0]] = (won + lost) @ points[1:] / 2 / (1.0 - points[0])
    return chances


@lru_cache(1024)
def stakes_at(steps: tuple[float, ...], target: int, mine: int, other: int) -> Stakes:
    """What points are worth at two scores; all three in points, the scores below the target."""
    import numpy as np

    points, end = np.array(steps), len(steps)
    chances = match_chances(steps, -(-target // STEP))
    mine, other = mine // STEP, other // STEP
    won, lost = chances[mine : mine + end + 1, other], chances[mine, other : other + end + 1]
    brings = max(float((won[:-1] - lost[:-1]) @ points), 1e-9) * STEP
    mean = float(points @ np.arange(end)) * STEP
    return Stakes(mean, float(np.diff(won) @ points) / brings, float(-np.diff(lost) @ points) / brings)


def stakes_between(box: Edition, scores: Sequence[int], header: Mapping[str, Any]) -> Stakes | None:
    """What points are worth at the scores of a match.

    Args:
        box: the edition with its rulings.
        scores: those of whom it is asked for first.
        header: what the file of its network says.

    Returns:
        None where nobody has worked it out: with more than two seats, in a match that is not played to a number of
        points by who wins the rounds, or by a network whose file does not say what rounds bring.
    """
    if "points" not in header or len(scores) != 2 or box.rulings["match"] != "to_target" or max(scores) >= box.target:
        return None
    return stakes_at(tuple(header["points"]), box.target, *scores)
