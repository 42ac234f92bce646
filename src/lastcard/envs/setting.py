"""The parameters of a game as other libraries write them: plain numbers and texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import astuple, dataclass, fields
from functools import cached_property
from typing import Any, Self

from lastcard.editions import EDITIONS, Edition, edition
from lastcard.errors import BadRuling, BadSeats, UnknownEdition, UnknownName

from .tiny import NAME as TINY
from .tiny import tiny

UTILITIES = ("win", "points")


@dataclass(frozen=True)
class Setting:
    """What a game is loaded with; every field is a parameter of the same name."""

    edition: str = "classic"
    """An edition by name, or ``tiny``."""
    players: int = 2
    preset: str = "standard"
    rulings: str = ""
    """Rulings as ``name:value``, joined by semicolons: ``draw:until_playable;uno_calls:automatic``."""
    dealer: int = -1
    """The seat that deals; -1 is the last one, so that seat 0 begins."""
    utility: str = "win"
    """``win``: 1 for the winner, and the others lose it in equal parts. ``points``: everybody loses the points held
    at the end, the winner gets them all."""
    max_moves: int = 10_000
    """A round that is not over after so many moves is given up, and nobody wins (rules 4.6)."""
    memory: int = 64
    """How many of the latest events the information state tensor shows."""
    hand: int = 2
    """How many cards are dealt to each player of the tiny deck."""
    keep_tree: bool = False
    """Whether positions that were looked at are kept: for small games that are searched whole, again and again."""

    @classmethod
    def read(cls, parameters: Mapping[str, Any]) -> Self:
        """The setting that parameters describe, checked.

        Raises:
            LastCardError: a name, a value or a number of players that there is not.
        """
        setting = cls(**{each.name: parameters[each.name] for each in fields(cls) if each.name in parameters})
        if setting.edition not in (*EDITIONS, TINY):
            raise UnknownEdition("error-unknown-edition", setting.edition, [*EDITIONS, TINY])
        if setting.utility not in UTILITIES:
            raise UnknownName("error-unknown-utility", setting.utility, list(UTILITIES))
        setting.box.check_seats(setting.players)
        if not -setting.players <= setting.dealer < setting.players:
            raise BadSeats("error-no-seat", seat=setting.dealer, highest=setting.players - 1)
        for name in ("max_moves", "memory"):
            if not 1 <= getattr(setting, name) <= MOST[name]:
                raise BadRuling(
                    "error-ruling-number", ruling=name, value=getattr(setting, name), lowest=1, highest=MOST[name]
                )
        if setting.box.rulings["jump_in"]:
            raise BadRuling("error-jump-in-in-turn", ruling="jump_in:true")
        return setting

    def chosen(self) -> dict[str, object]:
        """The rulings that the text names."""
        found: dict[str, object] = {}
        for part in self.rulings.split(";"):
            name, colon, value = part.strip().partition(":")
            if colon:
                found[name.strip()] = value.strip()
            elif name:
                raise BadRuling("error-ruling-text", ruling=name)
        return found

    @cached_property
    def box(self) -> Edition:
        """The edition with its rulings."""
        if self.edition == TINY:
            return tiny(self.chosen(), self.hand)
        return edition(self.edition, self.chosen(), self.preset)

    def __reduce__(self) -> tuple[type[Setting], tuple[Any, ...]]:
        return type(self), astuple(self)


MOST = {"max_moves": 1_000_000, "memory": 10_000}
"""The largest values of the numbers that are not an edition's."""
