"""Who may enter: compiled players, the bots of the package, and anybody's bots by entry point or by module."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import entry_points
from typing import Any, Final

from lastcard.bots import LEVELS, Bot, make
from lastcard.bots.dice import Dice
from lastcard.errors import LastCardError, UnknownName
from lastcard.game import View
from lastcard.rules.mind import COMPILED

GROUP: Final = "lastcard.bots"
"""The group of entry points by which other packages bring bots; each names what is called with a seed."""

Maker = Callable[[str], Bot]


class BadBot(LastCardError):
    """A bot that cannot be brought to the table, or that did what no bot may do there."""


@dataclass(frozen=True)
class Entrant:
    """A bot of a tournament.

    Attributes:
        name: as it was asked for.
        compiled: whether the compiled rules have it.
    """

    name: str
    compiled: bool


class Uniform:
    """Any legal move: what the compiled player of this name does, for tables where others are not compiled."""

    def __init__(self, seed: str) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View) -> str:
        """The answer to the open question."""
        return self.dice.one_of(view.legal)


def brought() -> dict[str, Any]:
    """The entry points of other packages, by name."""
    return {each.name: each for each in entry_points(group=GROUP)}


def names() -> list[str]:
    """Everybody who may enter by name."""
    return list(dict.fromkeys([*COMPILED, *LEVELS, *brought()]))


def entrant(name: str) -> Entrant:
    """The bot of a name: of the package, of an entry point, or ``module:callable``.

    Raises:
        UnknownName: there is no such bot.
        BadBot: its module cannot be imported, or what is named there cannot be called.
    """
    if name in COMPILED:
        return Entrant(name, compiled=True)
    maker(name)
    return Entrant(name, compiled=False)


def maker(name: str) -> Maker:
    """What makes a bot of a seed.

    Raises:
        UnknownName: there is no such bot.
        BadBot: it cannot be imported or called.
    """
    if name in LEVELS:
        return lambda seed: make(name, seed)
    if name == "uniform":
        return Uniform
    point = brought().get(name)
    if point is None and ":" not in name:
        raise UnknownName("error-unknown-bot", name, names())
    try:
        found = point.load() if point is not None else imported(name)
    except Exception as error:  # noqa: BLE001 - somebody's code may raise anything
        raise BadBot("error-bot-import", name=name, problem=problem_of(error)) from None
    if not callable(found):
        raise BadBot("error-bot-import", name=name, problem=f"{found!r} cannot be called")
    made: Maker = found
    return made


def imported(name: str) -> Any:
    """What ``module:name`` names."""
    module, _, attribute = name.partition(":")
    found: Any = importlib.import_module(module)
    for part in attribute.split("."):
        found = getattr(found, part)
    return found


def problem_of(error: BaseException) -> str:
    """An error of somebody's code in a few words."""
    said = str(error).splitlines()
    return f"{type(error).__name__}: {said[0]}" if said else type(error).__name__
