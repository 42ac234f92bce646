"""The boxes: one file each, and the way to ask for one by name.

A new edition is a module with the same names as the three here, added to :data:`BOXES`.
"""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Protocol

from lastcard.errors import UnknownEdition

from . import classic, mario_kart, pizza_pizza
from .cards import Bluff, Card, Effect, Item
from .edition import Edition
from .rulings import Ruling, Value, settle

__all__ = ["BOXES", "EDITIONS", "Box", "Card", "Edition", "Effect", "Item", "Ruling", "edition", "presets"]


class Box(Protocol):
    """What the module of an edition says."""

    NAME: str
    TITLE: str
    SEATS: tuple[int, int]
    HAND: int
    POINTS: str
    RULINGS: tuple[Ruling, ...]
    PRESETS: dict[str, dict[str, Value]]

    def cards(self, rulings: Mapping[str, Value]) -> tuple[Card, ...]:
        """The kinds of the box, with the rulings in force."""

    def bluff(self, rulings: Mapping[str, Value]) -> Bluff:
        """What makes its challengeable card a bluff."""


BOXES: dict[str, Box] = {box.NAME: box for box in (classic, mario_kart, pizza_pizza)}
EDITIONS: tuple[str, ...] = tuple(BOXES)
"""The names of the editions."""


def presets(name: str) -> dict[str, dict[str, Value]]:
    """The presets of an edition: names for sets of rulings."""
    return BOXES[name].PRESETS


@lru_cache(maxsize=256)
def _build(name: str, preset: str, settled: tuple[tuple[str, Value], ...]) -> Edition:
    box, rulings = BOXES[name], dict(settled)
    return Edition(
        name=name,
        title=box.TITLE,
        seats=box.SEATS,
        hand=box.HAND,
        cards=box.cards(rulings),
        known_rulings=box.RULINGS,
        rulings=MappingProxyType(rulings),
        bluff=box.bluff(rulings),
        points=box.POINTS,
        preset=preset,
    )


def edition(name: str, rulings: Mapping[str, object] | None = None, preset: str = "standard") -> Edition:
    """An edition, with rulings of a table's own in place of the defaults.

    >>> edition("mario-kart").size
    112
    >>> edition("pizza-pizza", {"pizza_fourth_wild": "none"}).size
    51

    Raises:
        UnknownEdition: no such edition or preset.
        BadRuling: a ruling or a value that the edition does not know, or a mix that cannot work.
    """
    if name not in BOXES:
        raise UnknownEdition("error-unknown-edition", name, list(BOXES))
    if preset not in BOXES[name].PRESETS:
        raise UnknownEdition("error-unknown-preset", preset, list(BOXES[name].PRESETS), edition=BOXES[name].TITLE)
    box = BOXES[name]
    settled = settle(box.RULINGS, {**box.PRESETS[preset], **(rulings or {})}, box.TITLE)
    return _build(name, preset, tuple(settled.items()))
