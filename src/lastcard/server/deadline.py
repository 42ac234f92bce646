"""The clock of a table: how long a question may stay open, and how often it can be extended."""

from __future__ import annotations

from dataclasses import dataclass

from lastcard.server.shapes import Clock

SECONDS: dict[Clock, float | None] = {"off": None, "relaxed": 60.0, "normal": 30.0, "fast": 12.0}
EXTENSIONS = 3
"""Taps for more time that one question allows."""
MISSES = 2
"""Deadlines missed in a row after which the autopilot takes over."""


@dataclass
class OpenQuestion:
    """The question the table waits on, with its deadline if there is a clock."""

    number: int
    asks: str
    seat: int
    version: int
    """The version at which it was asked: an older intent does not answer it."""
    opened: float
    total: float | None
    due: float | None
    extensions: int = EXTENSIONS

    @classmethod
    def ask(cls, number: int, asks: str, seat: int, version: int, now: float, clock: Clock) -> OpenQuestion:
        """A new question, asked now."""
        total = SECONDS[clock]
        return cls(number, asks, seat, version, now, total, None if total is None else now + total)

    def warn(self) -> float | None:
        """Seconds before the deadline at which the player is warned."""
        return None if self.total is None else min(10.0, self.total / 3)

    def extend(self, now: float) -> bool:
        """As much time again; False if there is nothing to extend."""
        if self.due is None or self.total is None or not self.extensions:
            return False
        self.extensions -= 1
        self.due = max(self.due, now) + self.total
        return True

    def delay(self, until: float) -> None:
        """The answer cannot be used before `until`: the clock starts there."""
        if self.due is not None and self.total is not None:
            self.due = max(self.due, until + self.total)

    def shift(self, seconds: float) -> None:
        """The table stood still for so long."""
        self.opened += seconds
        if self.due is not None:
            self.due += seconds
