"""Means with intervals over deals: a deal is one observation, however often it was played with seats rotated."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

WIDE: Final = 1.959964
"""How many standard errors make an interval of 95 %."""


@dataclass(frozen=True)
class Estimate:
    """A mean, and the interval that holds the true one in 95 of 100 cases."""

    mean: float
    low: float
    high: float


def mean_of(values: npt.NDArray[Any]) -> Estimate:
    """The mean of one value a deal."""
    mean = float(values.mean())
    half = WIDE * float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Estimate(mean, mean - half, mean + half)


def share_of(values: npt.NDArray[Any]) -> Estimate:
    """The mean of one share a deal, with an interval within 0 and 1.

    Where all deals gave the same, their spread says nothing; the interval is then that of as many rounds (Wilson).
    """
    found = mean_of(values)
    if len(values) < 2 or float(np.ptp(values)) == 0:
        return wilson(found.mean, len(values))
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))


def wilson(share: float, count: int) -> Estimate:
    """The interval of a share of independent rounds.

    >>> print(wilson(0.5, 96))
    Estimate(mean=0.5, low=0.4019..., high=0.5980...)
    """
    square = WIDE * WIDE
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = WIDE * math.sqrt(share * (1 - share) / count + square / (4 * count * count)) / (1 + square / count)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))
