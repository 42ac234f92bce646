"""Time as the server sees it: one clock for lengths of time, one for telling people when."""

from __future__ import annotations

import time
from typing import Protocol


class Moments(Protocol):
    """A source of time; tests bring their own."""

    def now(self) -> float:
        """Seconds of a clock that never jumps."""

    def stamp(self) -> float:
        """Milliseconds since 1970, for clients and records."""


class SystemMoments:
    """The machine's own time."""

    now = staticmethod(time.monotonic)
    """Seconds since the machine started, or so: asked for a dozen times a move, so there is nothing in between."""

    def stamp(self) -> float:
        """The time of day."""
        return time.time_ns() // 100_000 / 10
