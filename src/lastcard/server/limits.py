"""How much one address may ask for."""

from __future__ import annotations

from dataclasses import dataclass

from lastcard.server.moments import Moments

LARGEST_BODY = 16_384
"""Bytes of a request's body."""
_REMEMBERED = 10_000


@dataclass(frozen=True)
class Allowance:
    """So many requests at once, and so many more each second."""

    burst: float
    each_second: float


READS = Allowance(120, 20)
WRITES = Allowance(40, 1)
"""Making tables, joining, trying codes."""
SOCKETS = Allowance(60, 4)


class Limiter:
    """Counts the requests of each address."""

    def __init__(self, moments: Moments, generous: float = 1.0) -> None:
        self._moments = moments
        self._generous = generous
        self._left: dict[tuple[str, Allowance], tuple[float, float]] = {}

    def admit(self, address: str, allowance: Allowance) -> bool:
        """Whether one more request is taken."""
        now = self._moments.now()
        most = allowance.burst * self._generous
        left, when = self._left.pop((address, allowance), (most, now))
        left = min(most, left + (now - when) * allowance.each_second * self._generous)
        taken = left >= 1
        self._left[address, allowance] = (left - taken, now)
        while len(self._left) > _REMEMBERED:
            del self._left[next(iter(self._left))]
        return taken
