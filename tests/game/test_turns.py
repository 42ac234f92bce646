"""Where turns begin, and which rule is behind what comes of a move."""

from __future__ import annotations

from typing import Any

import pytest

from lastcard.editions import edition
from lastcard.game import Event
from lastcard.game.conform import Case, Check, Stepper
from lastcard.game.events import read
from lastcard.game.notation import QUESTIONS
from lastcard.game.points import card_points, points_behind
from lastcard.game.turns import Turns


def groups(*moves: str, **case: Any) -> list[list[str]]:
    """The verbs of the events of each turn."""
    data = {"edition": "classic", "seats": len(case["hands"]), "discard": "R5", **case}
    check = Check(Case("laid", "laid", data), Stepper())
    table, box, turns, number = check.set_up(), check.box, Turns(), 1
    # The table is laid out: whoever is asked is about to begin a turn.
    turns.follow([Event("dealt")], "play", table.turn)
    found: dict[int, list[str]] = {}
    for text in moves:
        seat, move = check.parse("moves", text)
        assert move is not None
        check.stepper.step(table, box.sheet, seat, move)
        events = read(box, table)
        begun = turns.follow(events, QUESTIONS[table.asks], table.turn)
        found.setdefault(begun, []).extend(event.verb for event in events)
        number += len(events)
    return list(found.values())


def test_a_turn_ends_with_a_play() -> None:
    hands = ["R1 R2 R3", "R4 R6 R7"]
    assert groups("0 play R1", "1 play R4", "0 play R2", hands=hands) == [["played"], ["played"], ["played"]]


def test_drawing_and_keeping_are_one_turn() -> None:
    hands = ["G1 G2 G3", "R4 R6 R7"]
    assert groups("0 draw", "0 keep", "1 play R4", hands=hands, draw_pile="R9 B1") == [["drew", "kept"], ["played"]]


def test_a_wild_draw_four_and_its_challenge_are_one_turn() -> None:
    told = groups(
        "0 play W+4",
        "0 color blue",
        "1 accept",
        "0 play B1",
        hands=["W+4 B1 B2", "R4 R6 R7"],
        draw_pile="G1 G2 G3 G4 G5",
    )
    assert told[0][:3] == ["played", "named_color", "accepted"]
    assert told[1] == ["played"]


def test_a_skip_gives_a_new_turn_to_the_same_player() -> None:
    assert len(groups("0 play RS", "0 play R1", hands=["RS R1 R2", "R4 R6"])) == 2


def test_a_call_before_the_play_belongs_to_that_turn_and_one_after_it_too() -> None:
    hands = ["R1 R2", "R4 R6 R7"]
    assert groups("0 uno", "0 play R1", "1 play R4", hands=hands) == [["called", "played"], ["played"]]
    assert groups("0 play R1", "0 uno", "1 play R4", hands=hands) == [["played", "called"], ["played"]]


def test_a_catch_belongs_to_the_turn_that_was_not_called_in() -> None:
    told = groups("0 play R1", "1 catch 0", "1 play R4", hands=["R1 R2", "R4 R6 R7"], draw_pile="G1 G2 G3")
    assert told == [["played", "caught", "drew", "drew"], ["played"]]


CLASSIC, KART, PIZZA = (edition(name) for name in ("classic", "mario-kart", "pizza-pizza"))


@pytest.mark.parametrize(
    ("box", "events", "points"),
    [
        (CLASSIC, [Event("drew", 0)], ["MK-32"]),
        (CLASSIC, [Event("caught", 1, other=0), Event("drew", 0)], ["MK-82", "MK-82"]),
        (CLASSIC, [Event("innocent", 0), Event("drew", 1), Event("skipped", 1)], ["MK-51"] * 3),
        (CLASSIC, [Event("played", 0, "RS"), Event("skipped", 1)], ["MK-30", "MK-43"]),
        (CLASSIC, [Event("start", card="R+2"), Event("drew", 0), Event("skipped", 0)], ["MK-13", "MK-16", "MK-16"]),
        (
            KART,
            [Event("played", 0, "WI"), Event("flipped", 0, "Y3"), Event("item", 0, "Y3", 1), Event("drew", 1)],
            ["MK-30", "MK-61", "MK-67", "MK-67"],
        ),
        (PIZZA, [Event("played", 0, "R+1"), Event("drew", 1), Event("skipped", 1)], ["PP-16", "PP-19", "PP-19"]),
    ],
)
def test_what_comes_of_something_has_its_rule(box: Any, events: list[Event], points: list[str]) -> None:
    assert points_behind(box, events) == points


@pytest.mark.parametrize(
    ("box", "card", "first"),
    [
        (CLASSIC, "R7", "MK-30"),
        (CLASSIC, "W", "MK-30"),
        (CLASSIC, "W+4", "MK-44"),
        (KART, "B+2", "MK-40"),
        (KART, "WI", "MK-60"),
        (PIZZA, "GR", "PP-19"),
        (PIZZA, "W", "PP-21"),
        (PIZZA, "WD", "PP-22"),
        (PIZZA, "W+2", "PP-23"),
    ],
)
def test_the_rule_of_a_card(box: Any, card: str, first: str) -> None:
    assert card_points(box, box.cards[box.kinds[card]])[0] == first


def test_every_card_of_every_box_has_a_rule() -> None:
    for box in (CLASSIC, KART, PIZZA):
        assert all(card_points(box, card) for card in box.cards)
