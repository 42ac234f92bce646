"""The bots see a view and nothing else, and their rounds end at every table."""

import random

import pytest

from lastcard.bots import LEVELS, make
from lastcard.editions import BOXES, edition
from lastcard.errors import UnknownName
from lastcard.game import Match, conform
from lastcard.game.resample import resample
from lastcard.game.view import View, view

MOST = 10_000


def names(seats: int) -> list[str]:
    """A name for each seat."""
    return [f"P{seat}" for seat in range(seats)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", list(BOXES))
def test_rounds_end_at_every_number_of_seats(name: str, level: str) -> None:
    box = edition(name)
    for seats in range(box.seats[0], box.seats[1] + 1):
        for clockless in (True, False):
            match = Match.new(box, names(seats), seed=f"{level} {seats}", clockless=clockless)
            bots = [make(level, str(seat)) for seat in range(seats)]
            while not match.round_over:
                assert match.moves < MOST
                seat = match.table.asked
                move = bots[seat].choose(match.view(seat))
                assert move in match.legal(seat)
                match.play(seat, move)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", list(BOXES))
def test_what_a_bot_cannot_see_does_not_move_it(name: str, level: str) -> None:
    box, dice = edition(name), random.Random(name)
    match = Match.new(box, names(3), seed=level, clockless=True)
    real, dealt_anew = make(level, "same"), make(level, "same")
    while not match.round_over:
        seat = match.table.asked
        seen = match.view(seat)
        move = real.choose(seen)
        assert dealt_anew.choose(view(box, resample(seen, dice.randrange), seat)) == move
        match.play(seat, move)


def test_an_unknown_bot_is_refused_naming_the_nearest() -> None:
    with pytest.raises(UnknownName, match="casual"):
        make("casul", "1")


def laid(seat: int, hands: list[str], moves: list[str] | None = None, **keys: object) -> View:
    """What a seat sees at a table that is laid out as in a case."""
    data = {"edition": "classic", "seats": len(hands), "draw_pile": "G1 G2 G3 G4 G6 G8", "hands": hands, **keys}
    case = conform.Check(conform.Case("", "", {"discard": "R5", **data}), conform.Stepper())
    table = case.set_up()
    for text in moves or []:
        mover, move = case.parse("moves", text)
        assert move is not None
        case.stepper.step(table, case.box.sheet, mover, move)
    return view(case.box, table, seat)


def chosen(seen: View) -> set[str]:
    """What the casual bot chooses, with many different dice."""
    return {make("casual", str(seed)).choose(seen) for seed in range(40)}


def test_casual_keeps_its_wilds() -> None:
    assert chosen(laid(0, ["W W+4 R1 B2", "G8 G9 Y8"])) == {"play R1"}


def test_casual_troubles_a_next_player_who_is_nearly_out() -> None:
    assert chosen(laid(0, ["R9 R+2 B2 Y9", "G8"])) == {"play R+2"}


def test_casual_names_its_strongest_color() -> None:
    assert chosen(laid(0, ["W Y1 Y2 G9", "G8 G9"], ["0 play W"])) == {"color yellow"}


def test_casual_draws_when_it_must() -> None:
    assert chosen(laid(0, ["Y1 Y2 G9", "G8 G9"])) == {"draw"}


def test_casual_challenges_a_full_hand_and_not_an_empty_one() -> None:
    asked = ["0 play W+4", "0 color red"]
    assert chosen(laid(1, ["W+4 R1 R2 R3 R4 R6 R7", "G8 G9"], asked)) == {"challenge"}
    assert chosen(laid(1, ["W+4 R1", "G8 G9"], asked)) == {"accept"}


def test_random_plays_every_card_it_could() -> None:
    seen = laid(0, ["R1 R2 B5 W Y1", "G8 G9"])
    assert {make("random", str(seed)).choose(seen) for seed in range(60)} == {"play R1", "play R2", "play B5", "play W"}
