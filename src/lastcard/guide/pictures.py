"""The cards of a guide, each kind once: what they do is derived from the edition, and so is their order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from lastcard.editions import Card, Edition
from lastcard.editions.printed import printed, printed_item
from lastcard.guide.plan import Plan
from lastcard.text import card_name, item_name, say
from lastcard.text.cards import card_words, effects_text, slug, symbol_name

SHOWN: Final = "red"
"""The color whose cards stand for those of every color."""
PICTURED: Final = "7"
"""The number card that stands for all of them."""


@dataclass(frozen=True, slots=True)
class GuideCard:
    """A card, or an item, with its picture and what it does."""

    card: str
    """The card that the picture shows, in notation."""
    name: str
    text: str
    copies: int
    """How many of them are in the box, all colors together."""
    item: str | None
    """The item that is told of; None where the card itself is."""
    points: tuple[str, ...]
    """The rule points behind it."""


def card_pictures(box: Edition, plan: Plan) -> Iterator[GuideCard]:
    """The numbers, the action cards and the wild cards of a box."""
    numbers = [card for card in box.cards if card.symbol.isdigit()]
    if numbers:
        values = [int(card.symbol) for card in numbers]
        name = say("guide-numbers", low=min(values), high=max(values))
        shown = next((card for card in numbers if card.symbol == PICTURED and card.color == SHOWN), numbers[0])
        copies = sum(card.copies for card in numbers)
        yield GuideCard(shown.code, name, say("guide-numbers-text"), copies, None, ())
    for card in box.cards:
        if card.wild:
            text = card_words(printed(box, card), wild=True, points=card.points)
            yield GuideCard(card.code, card_name(card.code), text, card.copies, None, plan.cards.get(card.code, ()))
        elif card.color == SHOWN and not card.symbol.isdigit():
            text = card_words(printed(box, card), points=card.points)
            copies = sum(each.copies for each in box.cards if each.symbol == card.symbol and not each.wild)
            name = str(symbol_name(card.symbol))
            yield GuideCard(card.code, name, text, copies, None, plan.cards.get(card.symbol, ()))


def item_pictures(box: Edition, plan: Plan) -> Iterator[GuideCard]:
    """The items of a box, each on a card that carries it."""
    carried: dict[str, list[Card]] = {}
    for card in box.cards:
        if card.item:
            carried.setdefault(card.item.name, []).append(card)
    for item, cards in carried.items():
        strikes = printed_item(box, cards[0])
        assert strikes is not None
        copies = sum(card.copies for card in cards)
        cited = plan.items.get(slug(item), ())
        shown = next((card for card in cards if card.symbol == PICTURED), cards[-1])
        yield GuideCard(shown.code, item_name(item), effects_text(strikes[1]), copies, item, cited)
