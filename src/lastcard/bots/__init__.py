"""Programs in a seat. A bot sees a view and nothing else."""

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from lastcard.errors import UnknownName

from .casual import Casual
from .expert import Expert
from .guard import Guarded
from .interface import Bot, Listener, tell
from .random import Random
from .ruled import Beginner, Sharp

__all__ = ["LEVELS", "Bot", "Listener", "levels", "make", "tell"]

GROUP = "lastcard.bots"
"""The entry points by which others add bots: a name, and a class that takes the text its dice come from."""
BOTS: dict[str, Callable[[str], Bot]] = {
    "random": Random,
    "beginner": Beginner,
    "casual": Casual,
    "sharp": Sharp,
    "expert": Expert,
}
LEVELS: tuple[str, ...] = tuple(BOTS)
"""Our own bots by name, weakest first."""


@cache
def others() -> dict[str, EntryPoint]:
    """Bots that other packages add, by name; none replaces one of ours."""
    return {each.name: each for each in entry_points(group=GROUP) if each.name not in BOTS}


def levels() -> tuple[str, ...]:
    """All bots by name: ours, weakest first, then those of others."""
    return (*LEVELS, *sorted(others()))


def make(level: str, seed: str) -> Bot:
    """A bot of a level, with dice of its own; one of somebody else's is guarded.

    Raises:
        UnknownName: no such level.
    """
    if level in BOTS:
        return BOTS[level](seed)
    if level not in others():
        raise UnknownName("error-unknown-bot", level, list(levels()))
    point = others()[level]
    return Guarded(level, lambda: point.load()(seed), seed)
