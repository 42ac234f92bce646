"""Tables laid out by hand, for tests that begin in the middle of a round."""

from typing import Any

from lastcard.editions import edition
from lastcard.game import Match
from lastcard.game.conform import Case, Check, Stepper
from lastcard.game.view import View

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")


def lay_out(name: str, hands: list[str], *, clockless: bool = False, rulings: Any = None, **more: Any) -> Match:
    """A match whose round is laid out as in a conformance case; ``more`` are the keys of one."""
    match = Match.new(edition(name, rulings), NAMES[: len(hands)], seed="laid out", clockless=clockless)
    data = {"name": "laid out", "edition": name, "rulings": rulings or {}, "seats": len(hands), "hands": hands, **more}
    key = match.table.key[:]
    match.table = Check(Case("", "laid out", data), Stepper()).set_up()
    match.table.key[:] = key
    match.table.clockless = int(clockless)
    return match


def plays_on(match: Match, *moves: str) -> Match:
    """The match after some moves, each written with its seat."""
    for move in moves:
        seat, text = move.split(maxsplit=1)
        match.play(int(seat), text)
    return match


def asked_view(match: Match) -> View:
    """The view of the seat that is asked."""
    return match.view(match.table.asked)
