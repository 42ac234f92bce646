"""Rounds for the tests of this folder."""

import random
from collections.abc import Iterator

from lastcard.editions import edition
from lastcard.game import Match

HOUSE = {"stacking": "cross", "seven_zero": True, "bounce": "both", "false_call_penalty": 2}


def tables(name: str, seats: int, rulings: dict[str, object], moves: int) -> Iterator[Match]:
    """A match at each of its first moves; cards are played where that can be."""
    dice = random.Random(f"{name} {seats}")
    match = Match.new(edition(name, rulings), [str(seat) for seat in range(seats)], seed="seen", clockless=True)
    for _ in range(moves):
        if match.round_over:
            yield match
            if match.over:
                return
            match.next_round()
        yield match
        options = match.legal(match.table.asked)
        plays = [move for move in options if move.startswith("play")] or list(options)
        match.play(match.table.asked, dice.choice(plays if dice.random() < 0.9 else list(options)))
