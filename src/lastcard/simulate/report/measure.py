"""The arithmetic of a report: shares and means with their intervals, and how much of winning is luck."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from lastcard.intervals import WIDE, half_width

Numbers: TypeAlias = npt.NDArray[Any]

DOUBT = 2.326
"""How far out, in standard deviations, lies what chance does once in a hundred times."""
GROUPS = 20
"""In how many groups deals are parted to see how much a share of luck varies."""


def mean_error(values: Numbers) -> tuple[float, float]:
    """A mean, and half the width of its interval; not a number where there are too few values."""
    if not len(values):
        return math.nan, math.nan
    return float(values.mean()), half_width(values)


def uneven(counts: Numbers) -> bool:
    """Whether counts that should be equal differ by more than chance makes them once in a hundred times.

    >>> uneven(np.array([250, 260, 240, 250])), uneven(np.array([300, 260, 240, 200]))
    (False, True)
    """
    expected = counts.sum() / len(counts)
    if not expected:
        return False
    free = len(counts) - 1
    limit = free * (1 - 2 / (9 * free) + DOUBT * math.sqrt(2 / (9 * free))) ** 3
    return float(((counts - expected) ** 2).sum() / expected) > limit


def histogram(values: Numbers, columns: int = 40) -> tuple[list[float], list[int]]:
    """Edges and counts of columns of a round width; the longest half percent is in the last one.

    >>> histogram(np.array([0, 1, 1, 3]), 4)
    ([0.0, 1.0, 2.0, 3.0], [1, 2, 1])
    """
    top = max(float(np.quantile(values, 0.995)), 1e-9)
    width = round_step(top / columns)
    count = max(1, min(columns * 3, math.floor(top / width) + 1))
    at = np.minimum((values / width).astype(np.int64), count - 1)
    counts = np.bincount(at, minlength=count)
    return [float(f"{width * edge:.9g}") for edge in range(count + 1)], counts.tolist()


def round_step(at_least: float) -> float:
    """The smallest of 1, 2 and 5 times a power of ten that is at least so large.

    >>> round_step(0.3), round_step(1), round_step(11)
    (0.5, 1.0, 20.0)
    """
    power = math.floor(math.log10(at_least) + 1e-9)
    for digit in (1, 2, 5):
        if digit * 10.0**power >= at_least * (1 - 1e-9):
            return float(f"{digit * 10.0**power:.9g}")
    return float(f"{10.0 ** (power + 1):.9g}")


def chained(points: Numbers, target: int, most: int) -> tuple[Numbers, Numbers]:
    """Matches made of rounds as they follow each other: where each begins and where the next one does.

    Args:
        points: what each seat scored, rounds x seats.
        target: the score that ends a match.
        most: how many matches are enough.

    >>> begins, ends = chained(np.array([[30, 0], [30, 0], [0, 50], [0, 9], [60, 0], [10, 0]]), 50, 10)
    >>> begins.tolist(), ends.tolist()
    ([0, 2, 3], [2, 3, 5])
    """
    total = np.concatenate([np.zeros((1, points.shape[1]), np.int64), np.cumsum(points, axis=0, dtype=np.int64)])
    begins: list[int] = []
    ends: list[int] = []
    begin = 0
    while begin < len(points) and len(begins) < most:
        scores = target + total[begin]
        end = min(int(np.searchsorted(total[:, seat], score)) for seat, score in enumerate(scores))
        if end > len(points):
            break
        begins.append(begin)
        ends.append(end)
        begin = end
    return np.array(begins, np.int64), np.array(ends, np.int64)


@dataclass(frozen=True)
class Luck:
    """How much of who wins each thing explains, as shares of the variance, with their intervals.

    Attributes:
        players: who plays.
        deals: the seat and the cards that were dealt to it and lay in the pile.
        rest: how the round then goes.
        errors: half the width of each interval, in that order.
        wins: the share of rounds that each player won.
    """

    players: float
    deals: float
    rest: float
    errors: tuple[float, float, float]
    wins: tuple[float, ...]


def luck_of(deal: Numbers, rotation: Numbers, winner: Numbers, seats: int) -> Luck:
    """Part luck from skill, from deals that were played once with every player in every seat.

    A seat's win is a one, else a zero. Rounds of one deal share their cards, so that the seats' wins in two of them go
    together as far as the cards decide; what the players' mean wins differ by is theirs.
    """
    deals = int(deal.max()) + 1
    groups = min(GROUPS, deals)
    parts = [
        components(deal[mine] // groups, rotation[mine], winner[mine], seats)
        for group in range(groups)
        if (mine := deal % groups == group).any()
    ]
    whole = components(deal, rotation, winner, seats)
    spread = np.std(parts, axis=0, ddof=1) / math.sqrt(len(parts)) if len(parts) > 1 else np.full(3, math.nan)
    won = winner >= 0
    player = np.bincount((winner[won] + rotation[won]) % seats, minlength=seats) / max(1, len(winner))
    low, middle, high = (WIDE * float(each) for each in spread)
    return Luck(*whole, errors=(low, middle, high), wins=tuple(player.tolist()))


def components(deal: Numbers, rotation: Numbers, winner: Numbers, seats: int) -> tuple[float, float, float]:
    """The shares of the players, of the deals and of the rest in the variance of winning."""
    deals, won = int(deal.max()) + 1, winner >= 0
    games = deals * seats
    wins = np.bincount(deal[won] * seats + winner[won], minlength=games).astype(np.float64)
    player = np.bincount((winner[won] + rotation[won]) % seats, minlength=seats) / games
    mean = float(player.mean())
    noise = float((player * (1 - player)).mean()) / games
    of_players = max(0.0, float(player.var()) - noise)
    together = float((wins * (wins - 1)).mean()) / (seats * (seats - 1))
    apart = (float(player.sum()) ** 2 - float((player**2).sum())) / (seats * (seats - 1))
    of_deals = max(0.0, together - apart)
    total = mean * (1 - mean)
    if not total:
        return 0.0, 0.0, 0.0
    # Where two players never differ, a deal decides everything, and rounding must not make it more than that.
    first, second = of_players / total, min(of_deals / total, 1.0)
    return first, second, max(0.0, 1.0 - first - second)
