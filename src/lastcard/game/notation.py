"""Cards and moves as text, both ways.

Cards are a color letter and a symbol: ``R5``, ``BS``, ``GR``, ``Y+2``, ``W+4``, ``WI``. Moves are
``play R5``, ``draw``, ``keep``, ``pass``, ``color red``, ``target 2``, ``accept``, ``challenge``,
``give G4``, ``uno``, ``catch 0`` and, on a table without a clock, ``silent``.
"""

from lastcard.editions import Edition
from lastcard.editions.cards import COLOR_NAMES
from lastcard.errors import BadNotation
from lastcard.rules.words import (
    ACCEPT,
    CALL_UNO,
    CATCH_SEAT,
    DISPUTE,
    DRAW,
    HAND_OVER,
    KEEP,
    KINDS,
    NAME,
    PASS,
    POINT,
    SEATS,
    SILENT,
    Kind,
    Move,
)

QUESTIONS = ("nothing", "play", "drawn", "color", "target", "challenge", "stack", "give", "call", "catch", "over")
"""What a table can ask, by number."""
PLAIN_MOVES = {
    "draw": DRAW,
    "keep": KEEP,
    "pass": PASS,
    "accept": ACCEPT,
    "challenge": DISPUTE,
    "uno": CALL_UNO,
    "silent": SILENT,
}
PLAIN_TEXTS = {move: text for text, move in PLAIN_MOVES.items()}
NO_CARD = KINDS - 1
"""A kind that no hand holds: stands for a card that is not in the deck."""


def color_name(color: int) -> str:
    """A color by name; the one that is still to be named is ``none``."""
    return COLOR_NAMES[color] if color < len(COLOR_NAMES) else "none"


def card_text(edition: Edition, kind: Kind) -> str:
    """A kind in notation."""
    return edition.codes[kind]


def parse_card(edition: Edition, text: str) -> Kind:
    """The kind that a card's notation names.

    Raises:
        BadNotation: the edition has no such card.
    """
    kind = edition.kinds.get(text.strip().upper())
    if kind is None:
        raise BadNotation("error-bad-card", card=text, edition=edition.title)
    return kind


def move_text(edition: Edition, move: Move) -> str:
    """A move in notation."""
    if move < KINDS:
        return f"play {card_text(edition, move)}"
    if move >= HAND_OVER:
        return f"give {card_text(edition, move - HAND_OVER)}"
    if move >= CATCH_SEAT:
        return f"catch {move - CATCH_SEAT}"
    if move >= POINT:
        return f"target {move - POINT}"
    if move >= NAME:
        return f"color {COLOR_NAMES[move - NAME]}"
    return PLAIN_TEXTS[move]


def parse_move(edition: Edition, text: str) -> Move:
    """The move that a text names. Whether it is legal is not asked here.

    Raises:
        BadNotation: the text is not a move, or names a card or color that there is not.
    """
    words = text.split()
    if len(words) == 1 and words[0] in PLAIN_MOVES:
        return PLAIN_MOVES[words[0]]
    if len(words) != 2:
        raise BadNotation("error-bad-move", move=text)
    verb, what = words
    if verb == "play":
        return parse_card(edition, what)
    if verb == "give":
        return HAND_OVER + parse_card(edition, what)
    if verb == "color":
        if what not in COLOR_NAMES:
            raise BadNotation("error-bad-color", color=what)
        return NAME + COLOR_NAMES.index(what)
    if verb in ("target", "catch") and what.isascii() and what.isdigit():
        if len(what) > 2 or int(what) >= SEATS:
            raise BadNotation("error-bad-seat", seat=what)
        return (POINT if verb == "target" else CATCH_SEAT) + int(what)
    raise BadNotation("error-bad-move", move=text)
