"""What a ruling, a preset, a number of players or a bot changes: the same deals played both ways, and the differences.

Deal n has the same key and the same players' dice in every variant, so that the luck of the cards partly cancels out;
the interval is that of the mean of the differences, deal by deal.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from lastcard.intervals import WIDE
from lastcard.rules import columns as at
from lastcard.rules.columns import ROUND_COLUMNS

from .plan import Plan
from .run import on_threads
from .summary import rounded
from .work import Chunk

Change: TypeAlias = tuple[str, str, str]
"""What differs, its value here and its value in the first variant."""
Measured: TypeAlias = Mapping[int, Mapping[str, npt.NDArray[Any]]]
"""Pieces of work by number: what is compared, one value a round or a match."""

SURE = 2.69
"""How many standard errors a difference must be from zero to be told of: seven things are looked at, and all of them
together are to be wrong in one comparison of twenty at most."""
ENOUGH = 30
"""From how many deals on anything is told of: of fewer the interval says too little."""
BATCH = 8
"""How many pieces of work of each variant are played before looking."""


@dataclass(frozen=True)
class Variant:
    """One way to play, and what about it differs from the first one."""

    plan: Plan
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True)
class Sums:
    """Sums of a measure in two variants."""

    count: int = 0
    base: float = 0.0
    other: float = 0.0
    difference: float = 0.0
    squares: float = 0.0

    def plus(self, base: npt.NDArray[Any], other: npt.NDArray[Any]) -> Sums:
        """The same with deals played both ways added."""
        difference = other.astype(np.float64) - base
        return Sums(
            self.count + len(base),
            self.base + float(base.sum()),
            self.other + float(other.sum()),
            self.difference + float(difference.sum()),
            self.squares + float((difference * difference).sum()),
        )


@dataclass(frozen=True)
class Difference:
    """How a measure differs between a variant and the first one.

    Attributes:
        base: its mean in the first variant.
        other: its mean in this one.
        difference: the mean of the differences, deal by deal.
        interval: half the width of the interval that holds the true difference in 95 of 100 cases.
        count: of how many deals these are the means.
    """

    base: float
    other: float
    difference: float
    interval: float
    count: int

    @property
    def sure(self) -> bool:
        """Whether it is told of as a difference."""
        return self.count >= ENOUGH and self.difference != 0 and abs(self.difference) * WIDE >= self.interval * SURE


@dataclass(frozen=True)
class Comparison:
    """A variant and how it differs from the first one."""

    base: Variant
    variant: Variant
    sums: Mapping[str, Sums] = field(default_factory=dict)

    @property
    def count(self) -> int:
        """How many deals, or matches, were played both ways."""
        return next(iter(self.sums.values())).count if self.sums else 0

    def plus(self, base: Measured, other: Measured) -> Comparison:
        """The same with pieces of work added that were played both ways."""
        sums = dict(self.sums)
        for number, measured in base.items():
            for name, values in measured.items():
                sums[name] = sums.get(name, Sums()).plus(values, other[number][name])
        return Comparison(self.base, self.variant, sums)

    def differences(self) -> dict[str, Difference]:
        """The differences by measure."""
        found = {}
        for name, sums in self.sums.items():
            mean = sums.difference / sums.count
            variance = max(0.0, sums.squares - sums.count * mean * mean) / max(1, sums.count - 1)
            error = math.sqrt(variance / sums.count)
            found[name] = Difference(
                rounded(sums.base / sums.count),
                rounded(sums.other / sums.count),
                rounded(mean),
                rounded(WIDE * error),
                sums.count,
            )
        return found


def measures(plan: Plan, chunk: Chunk) -> dict[str, npt.NDArray[Any]]:
    """What is compared, one value a round or a match."""
    if plan.mode == "matches":
        ends, winner = chunk.matches, chunk.matches[:, at.MATCH_WINNER]
        found = {
            "moves": ends[:, at.MATCH_MOVES],
            "rounds": ends[:, at.MATCH_ROUNDS],
            "lead_changes": ends[:, at.MATCH_LEADS],
            "dealer": winner == ends[:, at.MATCH_DEALER],
        }
    else:
        rows, winner = chunk.rows, chunk.rows[:, at.WINNER]
        dealer = rows[:, at.DEALER]
        found = {
            "moves": rows[:, at.MOVE_COUNT],
            "points": rows[:, ROUND_COLUMNS : ROUND_COLUMNS + plan.seats].sum(axis=1),
            "lead_changes": rows[:, at.LEAD_CHANGES],
            "dealer": winner == dealer,
            "first": winner == (dealer + 1) % plan.seats,
            "reshuffled": rows[:, at.RESHUFFLES] > 0,
        }
    found["first_seat"] = winner == 0
    return found


SHARES = frozenset({"dealer", "first", "reshuffled", "first_seat"})
"""Measures that are shares of the rounds or matches."""


def compare(
    variants: Sequence[Variant],
    *,
    width: float,
    seconds: float,
    workers: int,
    progress: Callable[[int], None] = lambda _more: None,
) -> tuple[list[Comparison], bool]:
    """Play the same deals in every variant, and compare each with the first.

    Returns the comparisons, and whether Ctrl-C broke them off: they are then of the deals that had been played in
    every variant.

    Args:
        variants: the ways to play, at least two; their plans have the same seed, mode and count.
        width: play until the interval of every share is at most so wide, as a share of the rounds; 0: all deals.
        seconds: or until so much time has passed.
        workers: how many threads play.
        progress: is told how many deals more were played in every variant.
    """
    comparisons = [Comparison(variants[0], variant) for variant in variants[1:]]
    began, first = time.monotonic(), variants[0].plan
    try:
        for begin in range(0, first.chunks, BATCH):
            numbers = range(begin, min(begin + BATCH, first.chunks))
            base = played(first, numbers, workers)
            others = [played(variant.plan, numbers, workers) for variant in variants[1:]]
            # All at once, so that Ctrl-C leaves every variant with the same deals.
            comparisons = [each.plus(base, other) for each, other in zip(comparisons, others, strict=True)]
            progress(sum(first.span(number)[1] for number in numbers))
            if width and all(narrow(comparison, width) for comparison in comparisons):
                break
            if time.monotonic() - began > seconds:
                break
    except KeyboardInterrupt:
        return comparisons, comparisons[0].count < first.count
    return comparisons, False


def played(plan: Plan, numbers: Sequence[int], workers: int) -> Measured:
    """The measures of pieces of work."""
    with closing(on_threads(plan, numbers, workers)) as pieces:
        found = {number: measures(plan, chunk) for number, chunk in pieces}
    return {number: found[number] for number in numbers}  # sums of fractions depend on their order


def narrow(comparison: Comparison, width: float) -> bool:
    """Whether the intervals of all shares are narrow enough."""
    return all(each.interval <= width for name, each in comparison.differences().items() if name in SHARES)
