"""A player of sense and habits: keeps its wilds, watches the next player, names its strongest color.

Frozen since the first release: later bots are measured against it, so its moves are pinned by a test.
"""

from lastcard.editions import Edition
from lastcard.game import View
from lastcard.game.defaults import strongest_color
from lastcard.rules.casual import CALLS, CATCHES, DANGER

from .dice import Dice

STRONG = ("+1", "+2", "+4", "S", "R", "I")
"""Symbols that trouble the next player or bring another turn."""


class Casual:
    """A sensible player without memory or search."""

    def __init__(self, seed: str) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View) -> str:
        """The answer to the open question."""
        if view.asks == "call":
            return "uno" if self.dice.chance(CALLS) else "silent"
        if view.asks == "catch":
            catches = [move for move in view.legal if move.startswith("catch ")]
            return catches[0] if catches and self.dice.chance(CATCHES) else "silent"
        if view.asks == "color":
            return f"color {strongest_color(view.hand)}"
        if view.asks == "target":
            return self.target(view)
        if view.asks == "give":
            return self.give(view)
        if view.asks == "challenge" and self.suspects(view):
            return "challenge"
        return self.card(view)

    def card(self, view: View) -> str:
        """The card to play, or what there is instead."""
        plays = [move for move in view.legal if move.startswith("play ")]
        if view.asks == "drawn" and view.draw_pile == 0 and len(view.discard) == 1 and "keep" in view.legal:
            return "keep"  # the last card there was to draw: it could go round for ever
        if not plays:
            answers = ("accept", "draw", "keep", "pass")
            return next(move for move in answers if move in view.legal)
        return max(plays, key=lambda move: (self.worth(view, move.split()[1]), -plays.index(move)))

    def worth(self, view: View, card: str) -> int:
        """How gladly a card is played now."""
        points = {kind.code: kind.points for kind in view.edition.cards}
        following = next_seat(view)
        danger = view.held[following] <= DANGER
        symbol = card[1:]
        if card[0] == "W":
            # Wilds are kept for need: they come last, unless somebody is about to go out.
            held_back = 300 if len(view.hand) > 2 else 100
            return (200 if danger and symbol in STRONG else 0) - held_back + points[card] // 10
        same_color = sum(other[0] == card[0] for other in view.hand)
        return points[card] + 4 * same_color + (150 if danger and symbol in STRONG else 0)

    def target(self, view: View) -> str:
        """Whoever holds the fewest cards, oneself aside; the nearest of them."""
        seats = [int(move.split()[1]) for move in view.legal if move.startswith("target ")]
        others = [seat for seat in seats if seat != view.seat] or seats
        return f"target {min(others, key=lambda seat: (view.held[seat], away(view, seat)))}"

    def give(self, view: View) -> str:
        """The dearest card that is not wild."""
        points = {kind.code: kind.points for kind in view.edition.cards}
        gifts = [move for move in view.legal if move.startswith("give ")]
        return max(gifts, key=lambda move: (move.split()[1][0] != "W", points[move.split()[1]]))

    def suspects(self, view: View) -> bool:
        """Whether a challenge is likely to win: the more cards are left, the likelier one convicts."""
        if "challenge" not in view.legal:
            return False
        return view.held[view.turn] >= fewest_to_challenge(view.edition)


def fewest_to_challenge(edition: Edition) -> int:
    """How many cards must be left in the hand of whoever is challenged."""
    return 5 if edition.bluff.test == "color" else 3


def next_seat(view: View) -> int:
    """The seat after the one that is asked."""
    return (view.asked + view.direction) % view.seats


def away(view: View, seat: int) -> int:
    """How many places on a seat is."""
    return (seat - view.asked) * view.direction % view.seats
