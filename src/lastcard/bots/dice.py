"""A bot's own dice: never those of the round."""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from lastcard.rules.reference import below

T = TypeVar("T")


class Dice:
    """Dice that depend on a seed alone, the same on every machine."""

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(f"lastcard bot {seed}".encode()).digest()
        self.state = [int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8, 12)]

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound`` - 1."""
        return below(self.state, bound)

    def one_of(self, things: Sequence[T]) -> T:
        """One of several things."""
        return things[self.below(len(things))]

    def chance(self, percent: int) -> bool:
        """Yes in so many cases of a hundred."""
        return self.below(100) < percent
