"""The pieces of an observation: where each stands, how large it can be, what it means."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from lastcard.editions import Edition
from lastcard.rules import observe as at
from lastcard.rules.words import COLORS, OVER, SEATS

MOST = 255
"""The largest number that an observation holds."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A named part of an observation.

    Attributes:
        name: what it is called.
        start: where it begins.
        size: how many numbers it has.
        highest: the largest number that can stand in it.
        meaning: what it says.
    """

    name: str
    start: int
    size: int
    highest: int
    meaning: str

    @property
    def place(self) -> slice:
        """Where it stands: ``observation[piece.place]``."""
        return slice(self.start, self.start + self.size)


BY_KIND: tuple[tuple[str, int, str], ...] = (
    ("hand", MOST, "how many cards of each kind you hold"),
    ("top", 1, "1 at the kind on top of the discard pile"),
    ("drawn", 1, "1 at the kind you have just drawn, while you are asked about it"),
    ("before_top", 1, "1 at the kind that was on top before the play that may be challenged"),
    ("discarded", MOST, "how many cards of each kind lie in the discard pile"),
)
"""Pieces with one number for each kind, in the order of the rules' constants."""

OTHERS: tuple[tuple[str, int, int, int, str], ...] = (
    ("color", at.ACTIVE_COLOR, COLORS + 1, 1, "1 at the active color: red, yellow, green, blue, still to be named"),
    ("before_color", at.BEFORE_COLOR, COLORS + 1, 1, "the same before the play that may be challenged"),
    (
        "question",
        at.QUESTION,
        OVER,
        1,
        "1 at the open question: play, drawn, color, target, challenge, stack, give, call, catch, over",
    ),
    ("asked", at.WHO_IS_ASKED, SEATS, 1, "1 at the seat that must answer"),
    ("turn", at.WHOSE_TURN, SEATS, 1, "1 at the seat whose turn it is"),
    ("held", at.HELD, SEATS, MOST, "how many cards each seat holds"),
    ("called", at.HAS_CALLED, SEATS, 1, "1 at each seat whose UNO call stands"),
    ("catchable", at.CAN_BE_CAUGHT, SEATS, 1, "1 at each seat that may be caught"),
    ("scores", at.SCORES, SEATS, MOST, "each seat's score in hundredths of the match's target, at most 255"),
    ("players", at.PLAYERS, 1, SEATS, "how many seats there are"),
    ("direction", at.TO_THE_LEFT, 1, 1, "1: play goes to the left"),
    ("draw_pile", at.TO_DRAW, 1, MOST, "how many cards are left to draw"),
    ("owed", at.OWED, 1, MOST, "the penalty that waits to be answered, at most 255"),
    ("extra_turn", at.EXTRA, 1, 1, "1: an extra turn has just begun"),
    ("passes", at.PASSES, 1, SEATS, "how many seats in a row had to pass"),
)
"""The other pieces: name, place after the pieces by kind, size, largest number, meaning."""


def observation_size(edition: Edition) -> int:
    """How many numbers an observation has."""
    return at.observation_size(len(edition.cards))


def observation_pieces(edition: Edition) -> dict[str, Piece]:
    """The pieces of an edition's observation, by name and in order.

    >>> from lastcard.editions import edition
    >>> pieces = observation_pieces(edition("mario-kart"))
    >>> pieces["held"].start, pieces["held"].size
    (310, 10)
    """
    kinds = len(edition.cards)
    pieces = [Piece(name, row * kinds, kinds, most, text) for row, (name, most, text) in enumerate(BY_KIND)]
    pieces += [Piece(name, at.BY_KIND * kinds + start, size, most, text) for name, start, size, most, text in OTHERS]
    most_cards = min(edition.size, MOST)
    bounds = {"held": most_cards, "draw_pile": most_cards}
    copies = max(card.copies for card in edition.cards)
    bounds |= {"hand": copies, "discarded": copies}
    return {
        piece.name: Piece(piece.name, piece.start, piece.size, bounds.get(piece.name, piece.highest), piece.meaning)
        for piece in pieces
    }


def highest(edition: Edition) -> npt.NDArray[np.uint8]:
    """The largest number at each place of an observation."""
    bounds = np.zeros(observation_size(edition), np.uint8)
    for piece in observation_pieces(edition).values():
        bounds[piece.place] = piece.highest
    copies = [card.copies for card in edition.cards]
    for name in ("hand", "discarded"):
        bounds[observation_pieces(edition)[name].place] = copies
    return bounds
