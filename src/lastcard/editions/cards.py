"""The words an edition is written in: cards, items and what they do."""

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from lastcard.rules import words
from lastcard.rules.words import ANYONE, CHOSEN, LAST_TO_ACT, NEXT, OTHERS, PREVIOUS, SELF

__all__ = [
    "ANYONE",
    "CHOSEN",
    "COLOR_NAMES",
    "LAST_TO_ACT",
    "NEXT",
    "OTHERS",
    "PREVIOUS",
    "SELF",
    "Bluff",
    "Card",
    "Effect",
    "Item",
    "Opening",
]

COLOR_NAMES = ("red", "yellow", "green", "blue")
COLOR_LETTERS = {"red": "R", "yellow": "Y", "green": "G", "blue": "B", "wild": "W"}

Opening: TypeAlias = Literal["plain", "effect", "dealer_names", "first_names", "passed_over", "returned", "activates"]
"""How a card opens a round when it is turned up first."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that a card does."""

    verb: int
    amount: int = 0
    who: int = SELF
    also_last: bool = False
    """Whether it takes place even when its card was the player's last."""
    challenged: bool = False
    """Whether the next player may challenge it."""

    def even_last(self, yes: bool = True) -> "Effect":
        """The same effect, taking place (or not) when its card was the player's last."""
        return replace(self, also_last=yes)


@dataclass(frozen=True, slots=True)
class Item:
    """What strikes when a card is turned over: its name in the catalog and its effects."""

    name: str
    does: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card and how many copies of it are in the box."""

    symbol: str
    """What it matches by besides its color; empty for a plain wild."""
    color: str
    copies: int
    points: int
    does: tuple[Effect, ...] = ()
    item: Item | None = None
    opens: Opening = "plain"

    @property
    def code(self) -> str:
        """The card in notation: ``R5``, ``Y+2``, ``WI``."""
        return COLOR_LETTERS[self.color] + self.symbol

    @property
    def wild(self) -> bool:
        """Whether it goes on anything."""
        return self.color == "wild"


@dataclass(frozen=True, slots=True)
class Bluff:
    """What makes a challengeable card a bluff: a card left in the hand that convicts its player.

    ``color``: a card of the active color, or one of the symbols in ``also``.
    ``playable``: any card that could have been played, another challengeable one aside.
    """

    test: Literal["color", "playable"]
    also: tuple[str, ...] = ()


def draw(amount: int, who: int) -> Effect:
    """Somebody draws, and loses no turn."""
    return Effect(words.DRAW_CARDS, amount, who)


def penalty(amount: int, *, challenged: bool = False) -> Effect:
    """The next player draws and misses a turn, even after a last card (MK-87)."""
    return Effect(words.PENALTY, amount, NEXT, also_last=True, challenged=challenged)


def skip() -> Effect:
    """The next player misses a turn."""
    return Effect(words.SKIP)


def reverse() -> Effect:
    """Play goes the other way."""
    return Effect(words.REVERSE)


def go_again() -> Effect:
    """The player has another turn."""
    return Effect(words.GO_AGAIN)


def name_color() -> Effect:
    """The player names the color."""
    return Effect(words.NAME_COLOR)


def use_item() -> Effect:
    """The top card of the draw pile is turned over; its item strikes."""
    return Effect(words.USE_ITEM)


def give_card() -> Effect:
    """The player gives a card to the next player."""
    return Effect(words.GIVE_CARD, 1, NEXT)


def swap_hands() -> Effect:
    """The player exchanges hands with an opponent of choice."""
    return Effect(words.SWAP_HANDS, 0, CHOSEN)


def pass_hands() -> Effect:
    """Every hand moves one seat in the direction of play."""
    return Effect(words.PASS_HANDS)
