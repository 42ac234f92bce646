"""Where each part of the network's input begins, for one edition."""

from lastcard.editions import Edition
from lastcard.rules import features as at
from lastcard.rules.words import COLORS, OVER, SEATS

ANSWERS = 5
"""Draw, keep, pass, accept, challenge."""


def layout_of(edition: Edition, hidden: tuple[int, int]) -> list[int]:
    """The row of places (``lastcard.rules.features``), with the sizes of the hidden layers at its end."""
    row = [0] * at.PLACES
    kinds, place = len(edition.cards), 0
    for kind, card in enumerate(edition.cards):
        row[kind] = place
        place += min(card.copies, at.MOST_COPIES)
    row[kinds] = place
    for part, width in (
        (at.SIZE, at.SIZES),
        (at.ACTIVE, COLORS + 1),
        (at.TOP, kinds),
        (at.QUESTION, OVER + 1),
        (at.OTHERS, at.SLOTS * at.SLOT),
        (at.FEWEST, at.OTHER_SIZES),
        (at.PLAYERS, SEATS + 1),
        (at.UNSEEN, COLORS + at.WILDS),
        (at.PILE, 2),
        (at.OWED, at.OWED_SIZES),
        (at.WHOSE, at.SLOTS + 2),
        (at.BEFORE, COLORS + 1),
        (at.TURNS, 3),
        (at.DRAWN_KIND, kinds),
        (at.PLAYED_KIND, kinds),
        (at.ANSWER, ANSWERS),
        (at.NAMED_NOW, COLORS),
        (at.NAMED_HELD, at.NAMED_SIZES),
        (at.AIMED, at.SLOTS + 2),
        (at.AIMED_SIZE, at.OTHER_SIZES),
        (at.GIVEN, kinds),
    ):
        row[part] = place
        place += width
    row[at.INPUTS] = place
    row[at.FIRST], row[at.SECOND] = hidden
    return row
