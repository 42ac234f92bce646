"""Why a move is refused: the reason in a word, the rule point it rests on, and a sentence."""

from collections.abc import Sequence
from dataclasses import dataclass

from lastcard.editions import Edition
from lastcard.errors import BadNotation, IllegalMove
from lastcard.rules import words
from lastcard.rules.table import Table
from lastcard.rules.words import CATCH_SEAT, HAND_OVER, KINDS, Move, Seat
from lastcard.text import card_name, color_name, question_text

from .notation import QUESTIONS, card_text
from .notation import color_name as color_word

REASONS: dict[int, tuple[str, str, str]] = {
    words.ROUND_IS_OVER: ("round_over", "MK-86", "PP-29"),
    words.NOT_YOUR_TURN: ("not_your_turn", "MK-22", "MK-22"),
    words.NOT_ASKED: ("not_asked", "4.3-6", "4.3-6"),
    words.NOT_HELD: ("not_held", "MK-30", "PP-16"),
    words.NO_MATCH: ("no_match", "MK-30", "PP-16"),
    words.ONLY_DRAWN_CARD: ("only_drawn_card", "MK-33", "PP-18"),
    words.BLUFF_FORBIDDEN: ("bluff_forbidden", "MK-47", "PP-25"),
    words.LAST_CARD_FORBIDDEN: ("last_card_forbidden", "H11", "H11"),
    words.MUST_PLAY: ("must_play", "H6", "H6"),
    words.NO_CARDS_LEFT: ("nothing_to_draw", "MK-75", "PP-30"),
    words.PASS_NEEDS_NOTHING: ("pass_needs_nothing", "MK-34", "MK-34"),
    words.NO_SUCH_COLOR: ("no_such_color", "MK-44", "PP-21"),
    words.NO_SUCH_SEAT: ("no_such_seat", "MK-68", "PP-01"),
    words.NOT_YOURSELF: ("not_yourself", "MK-68", "PP-28"),
    words.NOTHING_TO_CALL: ("nothing_to_call", "MK-80", "PP-28"),
    words.ALREADY_CALLED: ("already_called", "MK-80", "PP-28"),
    words.NOTHING_TO_CATCH: ("nothing_to_catch", "MK-81", "PP-28"),
    words.CALLS_AUTOMATIC: ("calls_automatic", "MK-80", "PP-28"),
    words.MUST_ANSWER: ("must_answer_penalty", "MK-44", "PP-23"),
    words.NO_CHALLENGE: ("no_challenge", "MK-48", "PP-24"),
    words.NOT_IDENTICAL: ("not_identical", "H2", "H2"),
    words.MUST_PLAY_DRAWN: ("must_play_drawn", "H5", "H5"),
}
"""The closed list: each reason's name, and its rule point for the large boxes and for the pocket box."""

FROM_NOTATION = {
    "error-bad-color": words.NO_SUCH_COLOR,
    "error-bad-seat": words.NO_SUCH_SEAT,
    "error-bad-card": words.NOT_HELD,
}
"""What is refused rather than malformed: a color, a seat or a card that there is not."""


def slug(reason: int) -> str:
    """The name of a reason."""
    return REASONS[reason][0]


@dataclass(frozen=True, slots=True)
class Why:
    """Why a move is refused, in no language yet: cards, colors and questions as the rules spell them."""

    reason: str
    """The name of the reason, as in ``no_match``."""
    point: str
    """The rule point it rests on; empty where it is none of the rules'."""
    card: str = ""
    """The card that was tried, in notation."""
    tried: str = ""
    """What was named instead of a card, a color or a seat that there is."""
    top: str = ""
    color: str = "none"
    player: Seat = -1
    """Another player: whose turn it is, or whom the move was aimed at."""
    question: str = "play"
    amount: int = 0
    test: str = "color"


def why(edition: Edition, table: Table, move: Move, reason: int, tried: str = "") -> Why:
    """What there is to say about a refused move."""
    name, large, pocket = REASONS[reason]
    point = pocket if edition.points == "PP" else large
    if reason == words.NOT_YOURSELF and CATCH_SEAT <= move < HAND_OVER:
        point = "PP-28" if edition.points == "PP" else "MK-81"
    kind = move if move < KINDS else move - HAND_OVER if move >= HAND_OVER else None
    return Why(
        reason=name,
        point=point,
        card="" if kind is None or kind >= len(edition.cards) else card_text(edition, kind),
        tried=tried,
        top=card_text(edition, table.discard[table.discard_size - 1]),
        color=color_word(table.color),
        player=move - CATCH_SEAT if CATCH_SEAT <= move < HAND_OVER else table.asked,
        question=QUESTIONS[table.asks],
        amount=table.owed,
        test=edition.bluff.test,
    )


def said(what: Why, names: Sequence[str]) -> IllegalMove:
    """The refusal with its sentence, in the language that is spoken."""
    return IllegalMove(
        what.reason.replace("_", "-"),
        what.point,
        card=what.tried or (card_name(what.card) if what.card else ""),
        top=card_name(what.top),
        color="" if what.color == "none" else color_name(what.color),
        player=names[what.player] if 0 <= what.player < len(names) else "",
        question=question_text(what.question),
        amount=what.amount,
        test=what.test,
        move=what.tried,
    )


def explain(
    edition: Edition, table: Table, move: Move, reason: int, names: tuple[str, ...], tried: str = ""
) -> IllegalMove:
    """The refusal of a move, in full."""
    return said(why(edition, table, move, reason, tried), names)


def malformed(text: str) -> IllegalMove:
    """The refusal of a text that is no move."""
    return IllegalMove("malformed", "", move=text)


def from_notation(
    edition: Edition, table: Table, seat: Seat, error: BadNotation, text: str, names: tuple[str, ...]
) -> IllegalMove:
    """The refusal of a text that names something that there is not."""
    reason = FROM_NOTATION.get(error.message)
    if reason is None:
        return malformed(text)
    if table.asks == words.OVER:
        reason = words.ROUND_IS_OVER
    elif seat != table.asked:
        reason = words.NOT_YOUR_TURN
    return explain(edition, table, words.PASS, reason, names, tried=text.rsplit(maxsplit=1)[-1])
