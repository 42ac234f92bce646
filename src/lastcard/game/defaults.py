"""The default answer of every open question, for whoever does not answer in time (rules 4.6)."""

from collections import Counter
from typing import NamedTuple

from lastcard.editions import Edition
from lastcard.editions.cards import COLOR_NAMES

from .view import View


class InShort(NamedTuple):
    """As much of a view as a default goes by."""

    edition: Edition
    seats: int
    asks: str
    asked: int
    direction: int
    hand: tuple[str, ...]
    legal: tuple[str, ...]


def default_move(view: View | InShort) -> str:
    """The default of the question that the view's own seat is asked."""
    legal = view.legal
    if view.asks == "play":
        return next((move for move in ("draw", "pass") if move in legal), legal[0])
    if view.asks == "drawn":
        return "keep" if "keep" in legal else legal[0]
    if view.asks in ("challenge", "stack"):
        return "accept"
    if view.asks in ("call", "catch"):
        return "silent"
    if view.asks == "target":
        step = view.direction
        seats = [(view.asked + step * away) % view.seats for away in range(1, view.seats + 1)]
        return next(f"target {seat}" for seat in seats if f"target {seat}" in legal)
    if view.asks == "color":
        return f"color {strongest_color(view.hand)}"
    points = {card.code: card.points for card in view.edition.cards}
    return max((move for move in legal if move.startswith("give ")), key=lambda move: points[move.split()[1]])


def strongest_color(hand: tuple[str, ...]) -> str:
    """The color held most; ties go red, yellow, green, blue."""
    count = Counter(card[0] for card in hand)
    return max(COLOR_NAMES, key=lambda color: (count[color[0].upper()], -COLOR_NAMES.index(color)))
