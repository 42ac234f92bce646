"""One sentence on why a move is the best one: a fact of the table that speaks for it, as the seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from lastcard.editions.cards import NEXT, OTHERS, Card
from lastcard.game import View
from lastcard.rules.words import DRAW_CARDS, PENALTY, REVERSE, SKIP
from lastcard.text import card_name, fill
from lastcard.text.moves import move_words

DANGER: Final = 2
"""How few cards make the next player dangerous."""
MANY: Final = 2
"""How many more cards of a color speak for playing it."""


def why(view: View, names: Sequence[str], moves: Sequence[str], level: int = 1, *, isolate: bool = False) -> str:
    """One sentence about the best of some moves.

    Args:
        view: what the seat that is asked sees.
        names: of all seats.
        moves: the moves that were ranked, the best first.
        level: how many of the first ones cannot be told apart.
        isolate: set names apart by direction marks, as a web page wants it.
    """
    message, args = reason(view, names, moves, level)
    if message == "hint-why-clear":
        args["move"] = move_words(moves[0], names, isolate=isolate)
    return fill(message, None, args, isolate=isolate)


def reason(view: View, names: Sequence[str], moves: Sequence[str], level: int) -> tuple[str, dict[str, str | int]]:
    """The message for the best move and what belongs in it, but for the move in words."""
    verb, _, what = moves[0].partition(" ")
    if len(moves) == 1:
        return "hint-why-only", {}
    if verb == "play" and len(view.hand) == 1:
        return "hint-why-last", {}
    if level > 1:
        return "hint-why-close", {"count": level}
    if verb == "play":
        return playing(view, names, what, moves)
    if verb == "color":
        return "hint-why-color", {"count": colored(view, what)}
    return "hint-why-clear", {}


def playing(view: View, names: Sequence[str], best: str, moves: Sequence[str]) -> tuple[str, dict[str, str | int]]:
    """What speaks for playing a card, clearly the best of some moves."""
    following = (view.asked + view.direction) % view.seats
    next_one: dict[str, str | int] = {"name": names[following], "count": view.held[following]}
    danger, card = view.held[following] <= DANGER, card_of(view, best)
    wilds = [move[5:] for move in moves if move.startswith("play ") and card_of(view, move[5:]).wild]
    if danger and holds_up(card):
        name = card_name(best)
        return "hint-why-holds-up", {"card": name[:1].upper() + name[1:], **next_one}  # the sentence begins with it
    if wilds and not card.wild:
        kept = {"card": card_name(wilds[0])}
        return ("hint-why-keeps-danger", {**kept, **next_one}) if danger else ("hint-why-keeps", {**kept})
    if danger:
        return "hint-why-danger", next_one
    if not card.wild and (more := colored(view, card.color) - 1) >= MANY:
        return "hint-why-follows", {"count": more}
    return "hint-why-clear", {}


def card_of(view: View, code: str) -> Card:
    """A card by its notation."""
    return view.edition.cards[view.edition.kinds[code]]


def colored(view: View, color: str) -> int:
    """How many cards of a color the hand has."""
    return sum(card.color == color for card in map(partial(card_of, view), view.hand))


def holds_up(card: Card) -> bool:
    """Whether a card makes the next player draw or miss a turn, or turns the play away from them."""
    return any(
        effect.verb in (PENALTY, SKIP, REVERSE) or (effect.verb == DRAW_CARDS and effect.who in (NEXT, OTHERS))
        for effect in card.does
    )
