"""Names of cards, colors and items, and the text printed on a card, put together from what it does."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from lastcard.text.catalog import TextError, say

Effect: TypeAlias = tuple[str, int, str, int]
"""What a card does: a verb, a number of cards, whom it meets, and how much more a failed challenge costs.

The verbs are the names of the messages ``effect-…``: draw, penalty, penalty_color_test,
penalty_playable_test, skip, reverse, go_again, name_color, use_item, give_card, swap_hands, pass_hands.
Whom: self, next, previous, others, chosen, anyone, last_to_act. Numbers that do not matter are 0.
"""
Item: TypeAlias = tuple[str, Sequence[Effect]]
"""The item in a card's corner: its name (``banana-peel``) and what it does."""

COLORS: Final = ("red", "yellow", "green", "blue", "wild")
"""In the order in which the rules number them."""
ITEMS: Final = ("mushroom", "banana-peel", "green-shell", "lightning", "bob-omb")
"""In the order of the colors whose cards carry them."""

_LETTERS: Final = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
_SYMBOLS: Final = {"S": "skip", "R": "reverse", "+1": "draw-one", "+2": "draw-two"}
_FACE: Final = re.compile(r"[0-9SR]|\+[0-9]{1,2}")
"""A number or a symbol; a draw card of an unusual number is named as it stands on the card."""
_WILDS: Final = {
    "W": "card-wild",
    "W+4": "card-wild-draw-four",
    "WI": "card-wild-item-box",
    "WD": "card-wild-dip",
    "W+2": "card-wild-draw-two",
}


def slug(word: str) -> str:
    """A word of the rules as message ids spell it.

    >>> slug("last_to_act")
    'last-to-act'
    """
    return word.replace("_", "-")


def color_name(color: str, language: str | None = None) -> str:
    """A color in words; "none" is a color that is still to be named.

    >>> color_name("green")
    'green'
    """
    return say(f"color-{color}", language)


def item_name(item: str, language: str | None = None) -> str:
    """An item in words.

    >>> item_name("banana-peel")
    'Banana Peel'
    """
    return say(f"item-{slug(item)}", language)


def symbol_name(symbol: str, language: str | None = None) -> str | int:
    """A number as it is, the symbol of an action card in words.

    >>> symbol_name("S"), symbol_name("7")
    ('Skip', 7)
    """
    if symbol in _SYMBOLS:
        return say(f"symbol-{_SYMBOLS[symbol]}", language)
    return int(symbol) if symbol.isdigit() else symbol


def card_name(card: str, language: str | None = None) -> str:
    """A card in words, from its short form.

    >>> card_name("R5"), card_name("GS"), card_name("W+4")
    ('red 5', 'green Skip', 'Wild Draw Four')
    """
    if card in _WILDS:
        return say(_WILDS[card], language)
    color = _LETTERS.get(card[:1])
    symbol = card[1:]
    if color is None or not _FACE.fullmatch(symbol):
        raise TextError(f"{card!r} is not a card.")
    return say(
        "card-colored",
        language,
        color=color_name(color, language),
        hue=color,
        symbol=symbol_name(symbol, language),
    )


def joined(sentences: Iterable[str], how: str, language: str | None = None) -> str:
    """Several texts as one, joined by the message `how`: ``list-joined`` or ``sentences-joined``."""
    whole = ""
    for each in sentences:
        whole = say(how, language, before=whole, next=each) if whole else each
    return whole


def effects_text(effects: Iterable[Effect], language: str | None = None) -> str:
    """A sentence for every effect, in their order.

    >>> effects_text([("draw", 2, "self", 0), ("name_color", 0, "self", 0)])
    'You draw 2 cards. You name the color.'
    """
    sentences = (
        say(f"effect-{slug(verb)}", language, amount=amount, who=slug(who), extra=extra)
        for verb, amount, who, extra in effects
    )
    return joined(sentences, "sentences-joined", language)


def card_text(
    name: str,
    effects: Sequence[Effect],
    *,
    item: Item | None = None,
    wild: bool = False,
    points: int | None = None,
    language: str | None = None,
) -> str:
    """What a card does, derived from its effects, so that text and behavior cannot disagree.

    >>> card_text("red Skip", [("skip", 0, "next", 0)], points=20)
    'red Skip: The next player misses a turn. It counts 20 points.'
    """
    text = card_words(effects, item=item, wild=wild, points=points, language=language)
    return say("card-text", language, name=name, text=text)


def card_words(
    effects: Sequence[Effect],
    *,
    item: Item | None = None,
    wild: bool = False,
    points: int | None = None,
    language: str | None = None,
) -> str:
    """As `card_text`, without the card's name."""
    sentences = [say("card-fits-all", language)] if wild else []
    if effects:
        sentences.append(effects_text(effects, language))
    if not sentences:
        sentences.append(say("card-plain", language))
    if points is not None:
        sentences.append(say("card-counts", language, amount=points))
    if item is not None:
        title, strikes = item
        text = effects_text(strikes, language)
        sentences.append(say("card-item", language, item=item_name(title, language), text=text))
    return joined(sentences, "sentences-joined", language)
