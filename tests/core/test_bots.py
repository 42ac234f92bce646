"""The bots: every answer is legal, every round ends, and the casual one has the habits it is known for."""

import hashlib
import random

import pytest

from lastcard.bots import LEVELS, make
from lastcard.bots.dice import Dice
from lastcard.editions import BOXES, edition
from lastcard.errors import UnknownName
from lastcard.game import Match
from lastcard.game.resample import resample
from lastcard.game.view import view

from .laying import NAMES, asked_view, lay_out, plays_on
from .test_invariants import some_edition

PLENTY = "G1 G2 G3 G4 G6 G7"


def play_round(match: Match, levels: list[str], seed: str, most: int = 3000) -> list[str]:
    """Let bots finish a round; what they said."""
    players = [make(level, f"{seed} {seat}") for seat, level in enumerate(levels)]
    said: list[str] = []
    while not match.round_over and len(said) < most:
        seat = match.table.asked
        said.append(players[seat].choose(match.view(seat)))
        match.play(seat, said[-1])
    return said


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", list(BOXES))
def test_rounds_end_whatever_the_rulings(name: str, level: str) -> None:
    dice = random.Random(f"{name} {level}")
    for number in range(12):
        box = some_edition(dice, name)
        if level == "random" and box.rulings["false_call_penalty"]:
            continue  # it calls without reason now and then, and may draw for ever
        seats = dice.randint(box.seats[0], min(box.seats[1], 6))
        match = Match.new(box, [str(seat) for seat in range(seats)], seed=f"{number}", clockless=True)
        play_round(match, [level] * seats, f"{number}")
        assert match.round_over, dict(box.rulings)


def test_a_bot_answers_alike_at_all_tables_that_look_alike() -> None:
    dice = random.Random(7)
    match = Match.new(edition("mario-kart"), NAMES[:3], seed="alike", clockless=True)
    for _ in range(60):
        if match.round_over:
            break
        seen = asked_view(match)
        other = view(match.edition, resample(seen, dice.randrange), seen.seat)
        for level in LEVELS:
            assert make(level, "1").choose(seen) == make(level, "1").choose(other)
        match.play(match.table.asked, make("casual", "1").choose(seen))


def test_the_casual_bot_wins_more_than_the_random_one() -> None:
    won = [0, 0]
    for number in range(100):
        match = Match.new(edition("classic"), NAMES[:2], seed=f"{number // 2}", dealer=0, clockless=True)
        levels = ["casual", "random"] if number % 2 else ["random", "casual"]
        play_round(match, levels, f"{number}")
        won[levels[match.table.winner] == "casual"] += 1
    assert won[1] >= 55, won


def casual(match: Match) -> str:
    """What the casual bot says to the open question."""
    return make("casual", "habits").choose(asked_view(match))


def test_it_plays_the_dearest_color_it_holds_most_of() -> None:
    # Each has 4 points for every card of its color: red 9 counts 9 + 8, red Skip 20 + 8, blue 5 counts 5 + 12.
    match = lay_out("classic", ["R9 RS B5 B1 B2", "R3 Y9 Y8"], draw_pile=PLENTY, discard="R5")
    assert casual(match) == "play RS"
    match = lay_out("classic", ["R6 R5 B5 B1 B2", "R3 Y9 Y8"], draw_pile=PLENTY, discard="Y5 R5")
    assert casual(match) == "play B5"


def test_it_keeps_its_wilds_while_anything_else_fits() -> None:
    assert casual(lay_out("classic", ["W W+4 R1 B2", "R3 Y9 Y8"], draw_pile=PLENTY, discard="R5")) == "play R1"
    assert casual(lay_out("classic", ["W G1 B2", "R3 Y9 Y8"], draw_pile=PLENTY, discard="R5")) == "play W"


def test_it_troubles_a_next_player_who_is_about_to_go_out() -> None:
    calm = lay_out("classic", ["R9 R8 R+2 B1", "R3 Y9 Y8"], draw_pile=PLENTY, discard="R5")
    assert casual(calm) == "play R+2"
    match = lay_out("classic", ["W+4 B8 B2", "R3"], draw_pile=PLENTY, discard="B5")
    assert casual(match) == "play B8"
    match = lay_out("classic", ["W+4 B8", "R3"], draw_pile=PLENTY, discard="B5")
    assert casual(match) == "play W+4"


def test_it_draws_keeps_passes_and_accepts_where_it_must() -> None:
    assert casual(lay_out("classic", ["B1 B2", "R3"], draw_pile=PLENTY, discard="R5")) == "draw"
    assert casual(lay_out("classic", ["B1 B2", "R3"], discard="R5")) == "pass"
    match = lay_out("classic", ["W+4 R1 R2", "B3 Y9"], draw_pile=PLENTY, discard="R5")
    assert casual(plays_on(match, "0 play W+4", "0 color green")) == "accept"


@pytest.mark.parametrize(("left", "answer"), [(4, "accept"), (5, "challenge")])
def test_it_challenges_whoever_holds_five_cards_or_more(left: int, answer: str) -> None:
    hand = " ".join(["W+4", "R1", "R2", "R3", "R4", "R6"][: left + 1])
    match = lay_out("classic", [hand, "B3 Y9"], draw_pile=PLENTY, discard="B5")
    assert casual(plays_on(match, "0 play W+4", "0 color green")) == answer


@pytest.mark.parametrize(("left", "answer"), [(2, "accept"), (3, "challenge")])
def test_where_any_card_convicts_it_challenges_from_three_on(left: int, answer: str) -> None:
    hand = " ".join(["W+2", "R1", "R2", "R3"][: left + 1])
    match = lay_out("pizza-pizza", [hand, "B3 Y9"], draw_pile=PLENTY, discard="B5")
    assert casual(plays_on(match, "0 play W+2", "0 color green")) == answer


def test_it_aims_at_whoever_holds_fewest_cards_the_nearest_first() -> None:
    hands = ["WI R1 R2", "B1 B2", "B3", "B4", "B6 B7"]
    match = lay_out("mario-kart", hands, draw_pile="G5 R1", discard="R5")
    assert casual(plays_on(match, "0 play WI")) == "target 2"
    match = lay_out("mario-kart", hands, draw_pile="G5 R1", discard="R5", direction=-1)
    assert casual(plays_on(match, "0 play WI")) == "target 3"


def test_it_gives_the_dearest_card_that_is_not_wild() -> None:
    match = lay_out("pizza-pizza", ["WD R9 RS", "R3 Y9"], draw_pile="W G1", discard="R5")
    assert casual(plays_on(match, "0 play WD", "0 color red")) == "give RS"


def test_it_remembers_to_call_in_92_of_100_cases_and_to_catch_in_85() -> None:
    match = lay_out("classic", ["R1 R2", "R3 Y9"], draw_pile=PLENTY, discard="R5", clockless=True)
    asked = asked_view(plays_on(match, "0 play R1"))
    calls = sum(make("casual", f"{number}").choose(asked) == "uno" for number in range(2000))
    asked = asked_view(plays_on(match, "0 silent"))
    catches = sum(make("casual", f"{number}").choose(asked) == "catch 0" for number in range(2000))
    # Four deviations of 2000 tosses: about 49 and 64.
    assert abs(calls - 1840) < 49
    assert abs(catches - 1700) < 64


def test_the_random_bot_plays_each_card_that_fits_equally_often() -> None:
    match = lay_out("classic", ["R1 R2 W B9", "R3 Y9"], draw_pile=PLENTY, discard="R5")
    seen = asked_view(match)
    said = [make("random", f"{number}").choose(seen) for number in range(900)]
    assert set(said) == {"play R1", "play R2", "play W"}
    assert all(abs(said.count(move) - 300) < 57 for move in set(said))


def test_a_bots_dice_are_its_own() -> None:
    one, same, other = Dice("a"), Dice("a"), Dice("b")
    rolls = [one.below(1000) for _ in range(50)]
    assert rolls == [same.below(1000) for _ in range(50)]
    assert rolls != [other.below(1000) for _ in range(50)]


def test_an_unknown_level_names_the_nearest() -> None:
    with pytest.raises(UnknownName, match=r'"casul".*casual'):
        make("casul", "1")


def moves_of(name: str, seats: int, rulings: dict[str, object]) -> str:
    """A digest of what casual bots say in five seeded rounds."""
    said: list[str] = []
    for number in range(5):
        match = Match.new(edition(name, rulings), NAMES[:seats], seed=f"pinned {number}", clockless=True)
        said += play_round(match, ["casual"] * seats, f"pinned {number}")
    return hashlib.sha256("\n".join(said).encode()).hexdigest()[:16]


HOUSE: dict[str, object] = {"stacking": "cross", "seven_zero": True, "bounce": "both", "draw": "until_playable"}
FROZEN: list[tuple[str, int, dict[str, object], str]] = [
    ("classic", 2, {}, "f19b1b5c9483edc2"),
    ("classic", 5, HOUSE, "104513bcba5b8127"),
    ("mario-kart", 2, {}, "90094e9bd57e1945"),
    ("mario-kart", 5, HOUSE, "58ea963dc8859324"),
    ("pizza-pizza", 2, {}, "87d3da468987e26e"),
    ("pizza-pizza", 5, HOUSE, "6cc97bbc7b06c331"),
]


@pytest.mark.parametrize(("name", "seats", "rulings", "digest"), FROZEN)
def test_casual_is_frozen(name: str, seats: int, rulings: dict[str, object], digest: str) -> None:
    assert moves_of(name, seats, rulings) == digest
