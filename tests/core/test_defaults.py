"""The default answer of every open question (rules 4.6), worked out by hand."""

import pytest

from lastcard.editions import BOXES, edition
from lastcard.game import Match
from lastcard.game.defaults import strongest_color

from .laying import NAMES, lay_out, plays_on

PLENTY = "G1 G2 G3 G4 G6 G7"


def test_play_a_card_is_drawn_even_by_who_could_play() -> None:
    assert lay_out("classic", ["R1 R2", "R3 Y9"], draw_pile=PLENTY, discard="R5").default_move() == "draw"


def test_play_with_nothing_to_draw_and_nothing_that_fits_is_a_pass() -> None:
    assert lay_out("classic", ["B1 B2", "R3 Y9"], discard="R5").default_move() == "pass"


def test_play_with_nothing_to_draw_is_the_first_card_that_fits() -> None:
    # Neither a draw nor a pass is legal: of red 2, red Skip and the Wild the box lists red 2 first.
    assert lay_out("classic", ["W RS R2 B1", "R3 Y9"], discard="R5").default_move() == "play R2"


def test_play_where_whoever_can_play_must() -> None:
    match = lay_out("classic", ["R2 B1", "R3"], draw_pile=PLENTY, discard="R5", rulings={"voluntary_draw": False})
    assert match.default_move() == "play R2"


def test_drawn_the_card_is_kept() -> None:
    match = lay_out("classic", ["R1 R2", "R3 Y9"], draw_pile="R9 G2", discard="R5")
    assert plays_on(match, "0 draw").default_move() == "keep"


def test_drawn_where_it_must_be_played() -> None:
    match = lay_out("classic", ["R1 R2", "R3"], draw_pile="R9 G2", discard="R5", rulings={"drawn_card": "must_play"})
    assert plays_on(match, "0 draw").default_move() == "play R9"


def test_challenge_is_accepted() -> None:
    match = lay_out("classic", ["W+4 R1 R2", "R3 Y9"], draw_pile=PLENTY, discard="R5")
    assert plays_on(match, "0 play W+4", "0 color blue").default_move() == "accept"


def test_stack_is_accepted_though_it_could_be_answered() -> None:
    rulings = {"stacking": "cross"}
    match = lay_out("classic", ["R+2 R1", "Y+2 Y9"], draw_pile=PLENTY, discard="R5", rulings=rulings, clockless=False)
    assert plays_on(match, "0 play R+2").default_move() == "accept"


@pytest.mark.parametrize(("direction", "target"), [(1, "target 1"), (-1, "target 2")])
def test_target_is_the_next_seat_the_way_play_goes(direction: int, target: str) -> None:
    match = lay_out("mario-kart", ["WI R1 R2", "R3", "Y9"], draw_pile="G5 R1", discard="R5", direction=direction)
    assert plays_on(match, "0 play WI").default_move() == target


def test_target_is_another_even_where_it_may_be_oneself() -> None:
    rulings = {"shell_target": "any_player"}
    match = lay_out("mario-kart", ["WI R1 R2", "R3"], draw_pile="G5 R1", discard="R5", rulings=rulings)
    assert plays_on(match, "0 play WI").legal(0)[:2] == ("target 0", "target 1")
    assert match.default_move() == "target 1"


@pytest.mark.parametrize(
    ("hand", "color"),
    [
        ("B1 B2 R3", "blue"),
        ("G1 Y2 B3", "yellow"),
        ("B1 G2", "green"),
        ("B1 R2", "red"),
        ("W+4 W+4 W B5", "blue"),
        ("W+4 W+4", "red"),
        ("Y1 Y1 R1 R2", "red"),
    ],
)
def test_color_is_the_one_held_most_ties_red_yellow_green_blue(hand: str, color: str) -> None:
    match = lay_out("classic", [f"W {hand}", "R3 Y9"], draw_pile=PLENTY, discard="R5")
    assert plays_on(match, "0 play W").default_move() == f"color {color}"
    assert strongest_color(tuple(hand.split())) == color


def test_give_is_the_card_of_highest_points() -> None:
    # After the draw: 9, 20 and 50 points.
    match = lay_out("pizza-pizza", ["WD R9 RS", "R3 Y9"], draw_pile="W G1", discard="R5")
    assert plays_on(match, "0 play WD", "0 color red").default_move() == "give W"


def test_call_and_catch_are_silence() -> None:
    match = lay_out("classic", ["R1 R2", "R3 Y9"], draw_pile=PLENTY, discard="R5", clockless=True)
    assert plays_on(match, "0 play R1").view(0).asks == "call"
    assert match.default_move() == "silent"
    assert plays_on(match, "0 silent").view(1).asks == "catch"
    assert match.default_move() == "silent"
    assert plays_on(match, "1 silent").view(1).asks == "play"


@pytest.mark.parametrize("name", list(BOXES))
@pytest.mark.parametrize("clockless", [False, True])
def test_the_default_is_always_legal(name: str, clockless: bool) -> None:
    match = Match.new(edition(name), NAMES[:3], seed="default", clockless=clockless)
    for number in range(400):
        if match.round_over:
            if match.over:
                break
            match.next_round()
        seat = match.table.asked
        default = match.default_move()
        assert default in match.legal(seat)
        match.play(seat, match.legal(seat)[0] if number % 3 else default)


def test_the_default_reads_a_view_and_nothing_more() -> None:
    # Two tables that differ in what the seat asked cannot see have the same default.
    one = lay_out("classic", ["W R1 B2", "R3 Y9"], draw_pile="G1 G2", discard="R5")
    other = lay_out("classic", ["W R1 B2", "B8 G9"], draw_pile="G2 G1", discard="R5")
    assert plays_on(one, "0 play W").default_move() == plays_on(other, "0 play W").default_move()
