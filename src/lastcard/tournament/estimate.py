"""Means with intervals over deals: a deal is one observation, however often it was played with seats rotated."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from lastcard.intervals import half_width, wilson


@dataclass(frozen=True)
class Estimate:
    """A mean, and the interval that holds the true one in 95 of 100 cases."""

    mean: float
    low: float
    high: float


def mean_of(values: npt.NDArray[Any]) -> Estimate:
    """The mean of one value a deal."""
    mean = float(values.mean())
    half = half_width(values) if len(values) > 1 else math.inf
    return Estimate(mean, mean - half, mean + half)


def share_of(values: npt.NDArray[Any]) -> Estimate:
    """The mean of one share a deal, with an interval within 0 and 1.

    Where all deals gave the same, their spread says nothing; the interval is then that of as many rounds (Wilson).
    """
    found = mean_of(values)
    if len(values) < 2 or float(np.ptp(values)) == 0:
        return Estimate(*wilson(found.mean * len(values), len(values)))
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))
