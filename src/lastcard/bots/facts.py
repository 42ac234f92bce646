"""What compiled players have to know of an edition and its rule sheet does not say."""

from typing import Final

from lastcard.editions import Edition
from lastcard.editions.cards import Card
from lastcard.rules import casual, sharp
from lastcard.rules.casual import CHALLENGES_FROM, FACTS, HABITS
from lastcard.rules.words import DRAW_CARDS, GO_AGAIN, SELF, USE_ITEM

from .casual import STRONG, fewest_to_challenge

HABITS_OF_SHARP: Final[dict[int, int]] = {
    sharp.POINTS_COUNT: 1,
    sharp.SAME_COLOR: 16,
    sharp.FOLLOWS: 8,
    sharp.TROUBLE: 500,
    sharp.TEMPO: 60,
    sharp.STRONG_COUNTS: 0,
    sharp.UNSEEN: -8,
    sharp.STAYS: 0,
    sharp.WILD_EARLY: -1200,
    sharp.WILD_LATE: -400,
    sharp.ITEM: 40,
    sharp.PENALTY_COUNTS: 0,
    sharp.BLUFF_SAFE: 850,
    sharp.BLUFF_RISKY: -400,
    sharp.NAMING_HELD: 8,
    sharp.NAMING_UNSEEN: -1,
    sharp.KEEPS_WILD: 3,
    sharp.GIFT_POINTS: 1,
    sharp.GIFT_COLOR: -4,
    sharp.GIFT_STRONG: -20,
    sharp.LIARS: 15,
    sharp.LAST_FOLLOWS: 100,
}
"""How much the player ``sharp`` makes of each thing (``lastcard.rules.sharp``), found by playing."""


def facts_of(edition: Edition) -> list[int]:
    """The row of facts that the compiled players read (``lastcard.rules.casual``)."""
    facts = [0] * FACTS
    facts[CHALLENGES_FROM] = fewest_to_challenge(edition)
    facts[HABITS + sharp.ITEM_BOX] = -1
    for kind, card in enumerate(edition.cards):
        facts[casual.STRONG + kind] = int(card.symbol in STRONG)
        facts[casual.ITEMS + kind] = item_value(card)
        if any(effect.verb == USE_ITEM for effect in card.does):
            facts[HABITS + sharp.ITEM_BOX] = kind
    for habit, value in HABITS_OF_SHARP.items():
        facts[HABITS + habit] = value
    return facts


def item_value(card: Card) -> int:
    """What the item in a card's corner brings the others, less one's own, in halves of a card."""
    value = 0
    for effect in card.item.does if card.item else ():
        if effect.verb == DRAW_CARDS:
            value += -2 * effect.amount if effect.who == SELF else 2 * effect.amount
        elif effect.verb == GO_AGAIN:
            value += 2  # another turn is worth about a card
    return value
