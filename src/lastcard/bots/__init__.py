"""Programs in a seat. A bot sees a view and nothing else."""

from typing import Protocol

from lastcard.errors import UnknownName
from lastcard.game import View

from .casual import Casual
from .random import Random

__all__ = ["LEVELS", "Bot", "make"]


class Bot(Protocol):
    """A program in a seat."""

    def choose(self, view: View) -> str:
        """The answer to the question that the view's seat is asked, in notation."""


BOTS: dict[str, type[Random] | type[Casual]] = {"random": Random, "casual": Casual}
LEVELS: tuple[str, ...] = tuple(BOTS)
"""The bots by name, weakest first."""


def make(level: str, seed: str) -> Bot:
    """A bot of a level, with dice of its own.

    Raises:
        UnknownName: no such level.
    """
    if level not in BOTS:
        raise UnknownName("error-unknown-bot", level, list(BOTS))
    return BOTS[level](seed)
