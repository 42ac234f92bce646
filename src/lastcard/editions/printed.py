"""What is printed on a card, as plain data from which the catalog makes its text in any language."""

from typing import TypeAlias

from lastcard.rules import words

from .cards import Card, Effect
from .edition import Edition

Printed: TypeAlias = tuple[str, int, str, int]
"""What a card does, as the catalog takes it: verb, amount, whom, and how much more a failed challenge costs."""

_VERBS = {
    words.DRAW_CARDS: "draw",
    words.PENALTY: "penalty",
    words.SKIP: "skip",
    words.REVERSE: "reverse",
    words.GO_AGAIN: "go_again",
    words.NAME_COLOR: "name_color",
    words.USE_ITEM: "use_item",
    words.GIVE_CARD: "give_card",
    words.SWAP_HANDS: "swap_hands",
    words.PASS_HANDS: "pass_hands",
}
_WHO = {
    words.SELF: "self",
    words.NEXT: "next",
    words.PREVIOUS: "previous",
    words.OTHERS: "others",
    words.CHOSEN: "chosen",
    words.ANYONE: "anyone",
    words.LAST_TO_ACT: "last_to_act",
}


def printed(edition: Edition, card: Card) -> list[Printed]:
    """What the card does when it is played.

    >>> from lastcard.editions import edition
    >>> box = edition("classic")
    >>> printed(box, box.cards[box.kinds["R+2"]])
    [('penalty', 2, 'next', 0)]
    """
    return [_printed(edition, effect) for effect in card.does]


def printed_item(edition: Edition, card: Card) -> tuple[str, list[Printed]] | None:
    """The item in the card's corner and what it does, if it has one."""
    if card.item is None:
        return None
    return card.item.name, [_printed(edition, effect) for effect in card.item.does]


def _printed(edition: Edition, effect: Effect) -> Printed:
    verb = _VERBS[effect.verb]
    challenged = effect.challenged and edition.rulings.get("wd4_play") != "enforced"
    if challenged:
        verb += f"_{edition.bluff.test}_test"
    return verb, effect.amount, _WHO[effect.who], edition.challenge_extra if challenged else 0
