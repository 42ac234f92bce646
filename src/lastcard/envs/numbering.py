"""The actions of an edition by number, and what each of them says."""

from lastcard.editions import Edition
from lastcard.editions.cards import COLOR_NAMES
from lastcard.errors import BadNotation
from lastcard.game.notation import PLAIN_TEXTS, move_text
from lastcard.rules.actions import actions_of, move_of
from lastcard.rules.words import CATCH_SEAT, COLORS, HAND_OVER, POINT, SEATS


def actions(edition: Edition) -> int:
    """How many actions an edition has.

    >>> from lastcard.editions import edition
    >>> actions(edition("mario-kart"))
    139
    """
    return actions_of(len(edition.cards))


def action_text(edition: Edition, action: int) -> str:
    """What an action says, in notation; a seat by how many places it is to one's left.

    >>> from lastcard.editions import edition
    >>> [action_text(edition("mario-kart"), action) for action in (0, 54, 61, 66)]
    ['play R0', 'draw', 'color red', 'target +1']

    Raises:
        BadNotation: there is no such action.
    """
    move = move_of(action, len(edition.cards), SEATS, 0)
    if move < 0:
        raise BadNotation("error-bad-action", action=action, highest=actions(edition) - 1, edition=edition.title)
    if POINT <= move < HAND_OVER:
        verb, first = ("target", POINT) if move < CATCH_SEAT else ("catch", CATCH_SEAT)
        return f"{verb} +{move - first}"
    return move_text(edition, move)


def parse_action(edition: Edition, text: str) -> int:
    """The action that says so.

    >>> from lastcard.editions import edition
    >>> parse_action(edition("classic"), "uno")
    59

    Raises:
        BadNotation: no action says so.
    """
    for action in range(actions(edition)):
        if action_text(edition, action) == text:
            return action
    raise BadNotation("error-bad-move", move=text)


def action_table(edition: Edition) -> list[tuple[int, int, str]]:
    """The actions in groups, as rows of the first, the last, and what they say."""
    kinds = len(edition.cards)
    groups = [("play a card: " + ", ".join(card.code for card in edition.cards), kinds)]
    groups += [(PLAIN_TEXTS[move], 1) for move in sorted(PLAIN_TEXTS)]
    groups += [("color " + ", ".join(COLOR_NAMES[:COLORS]), COLORS)]
    groups += [(f"{verb} +0 … +{SEATS - 1}", SEATS) for verb in ("target", "catch")]
    groups += [("give a card, in the order of the plays", kinds)]
    rows = []
    first = 0
    for text, count in groups:
        rows.append((first, first + count - 1, text))
        first += count
    return rows
