"""What the tests of the server share."""

from __future__ import annotations


class FakeMoments:
    """A clock that tests move."""

    def __init__(self) -> None:
        self.time = 1000.0

    def now(self) -> float:
        return self.time

    def stamp(self) -> float:
        return 1_700_000_000_000 + self.time * 1000

    def pass_(self, seconds: float) -> None:
        self.time += seconds
