"""Intervals of 95 %: what a figure from many rounds may be off by."""

from __future__ import annotations

import math
from typing import Any, Final

import numpy.typing as npt

WIDE: Final = 1.959964
"""How many standard errors make half of such an interval."""


def half_width(values: npt.NDArray[Any]) -> float:
    """Half the interval of a mean; not a number for fewer than two values.

    >>> import numpy as np
    >>> round(half_width(np.array([0, 0, 1, 1])), 4)  # 1.96 times a deviation of 0.5774, by the root of 4
    0.5658
    """
    return WIDE * float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.nan


def half_of_share(share: float, cases: float) -> float:
    """Half the interval of a share of independent cases, where it is not near 0 or 1.

    >>> round(half_of_share(0.5, 100), 4)  # 1.96 times 0.5, by the root of 100
    0.098
    """
    return WIDE * math.sqrt(share * (1 - share) / cases)


def wilson(part: float, whole: float) -> tuple[float, float, float]:
    """A share of independent cases and the ends of its interval (Wilson 1927).

    >>> [round(each, 4) for each in wilson(50, 100)]
    [0.5, 0.4038, 0.5962]
    >>> wilson(0, 0)
    (0.0, 0.0, 1.0)
    """
    if not whole:
        return 0.0, 0.0, 1.0
    share, square = part / whole, WIDE * WIDE
    middle = (share + square / (2 * whole)) / (1 + square / whole)
    half = WIDE * math.sqrt(share * (1 - share) / whole + square / (4 * whole * whole)) / (1 + square / whole)
    return share, max(0.0, middle - half), min(1.0, middle + half)
