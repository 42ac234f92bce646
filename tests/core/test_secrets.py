"""What a seat may see: dealing all that it cannot know anew changes nothing from where it sits."""

import random

import pytest

from lastcard.editions import BOXES, edition
from lastcard.game import Match, redact
from lastcard.game.resample import resample
from lastcard.game.view import view

HOUSE = {"stacking": "cross", "seven_zero": True, "bounce": "both"}


@pytest.mark.parametrize("rulings", [{}, HOUSE], ids=["standard", "house"])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", list(BOXES))
def test_views_do_not_depend_on_what_is_hidden(name: str, seats: int, rulings: dict[str, object]) -> None:
    dice = random.Random(f"{name} {seats}")
    match = Match.new(edition(name, rulings), [str(seat) for seat in range(seats)], seed="secrets", clockless=True)
    for _ in range(120):
        if match.round_over:
            if match.over:
                break
            match.next_round()
        for seat in (None, *range(seats)):
            seen = match.view(seat)
            other = resample(seen, dice.randrange)
            assert view(match.edition, other, seat, match.scores) == seen
        moves = match.legal(match.table.asked)
        plays = [move for move in moves if move.startswith("play")] or list(moves)
        match.play(match.table.asked, dice.choice(plays))


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    match = Match.new(edition("classic"), ["Ana", "Ben", "Cleo"], seed="3")
    seat = match.table.asked
    drew = next(event for event in match.play(seat, "draw") if event.verb == "drew")
    assert drew.card is not None
    for other in (None, 0, 1, 2):
        assert (redact(drew, other).card is not None) is (other == seat)
