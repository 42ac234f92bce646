"""A cut-down deck for exact methods: two colors, few ranks, small enough to search whole.

It is an edition like any other, made of known effects, and is not on the shelf of boxes: nobody sells it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from lastcard.editions import Card, Edition
from lastcard.editions.cards import Bluff, penalty
from lastcard.editions.rulings import Value, known, settle

NAME = "tiny"
TITLE = "Tiny deck"
RULINGS = known(100, own=())
DEFAULTS: Mapping[str, Value] = {"uno_calls": "automatic", "voluntary_draw": False}
"""Calls would add two questions to most moves, and a draw at will one branch to each."""
COLORS = ("red", "yellow")


def cards() -> tuple[Card, ...]:
    """Three kinds of each color: a 1, a 2 and a Draw One."""
    return tuple(
        card
        for color in COLORS
        for card in (
            Card("1", color, 1, points=1),
            Card("2", color, 1, points=2),
            Card("+1", color, 1, points=10, does=(penalty(1),), opens="effect"),
        )
    )


@lru_cache(maxsize=64)
def _build(hand: int, settled: tuple[tuple[str, Value], ...]) -> Edition:
    return Edition(
        name=NAME,
        title=TITLE,
        seats=(2, 2),
        hand=hand,
        cards=cards(),
        known_rulings=RULINGS,
        rulings=MappingProxyType(dict(settled)),
        bluff=Bluff("color"),
    )


def tiny(rulings: Mapping[str, object] | None = None, hand: int = 2) -> Edition:
    """The tiny deck: six cards for two players.

    >>> tiny().size, [card.code for card in tiny().cards]
    (6, ['R1', 'R2', 'R+1', 'Y1', 'Y2', 'Y+1'])

    Args:
        rulings: rulings in place of the defaults.
        hand: how many cards each player is dealt.

    Raises:
        BadRuling: a ruling or a value that there is not.
        BadEdition: more cards in hands than there are.
    """
    settled = settle(RULINGS, {**DEFAULTS, **(rulings or {})}, TITLE)
    return _build(hand, tuple(settled.items()))
