"""What compiled players have to know of an edition and its rule sheet does not say."""

from lastcard.editions import Edition
from lastcard.rules import casual
from lastcard.rules.casual import CHALLENGES_FROM, FACTS

from .casual import STRONG, fewest_to_challenge


def facts_of(edition: Edition) -> list[int]:
    """The row of facts that the compiled players read (``lastcard.rules.casual``)."""
    facts = [0] * FACTS
    facts[CHALLENGES_FROM] = fewest_to_challenge(edition)
    for kind, card in enumerate(edition.cards):
        facts[casual.STRONG + kind] = int(card.symbol in STRONG)
    return facts
