"""The numbering of the actions."""

import pytest

from lastcard.editions import BOXES, edition
from lastcard.envs import action_table, action_text, actions, parse_action
from lastcard.errors import BadNotation
from lastcard.game.notation import parse_move
from lastcard.rules.actions import action_of, actions_of, move_of
from lastcard.rules.words import CATCH_SEAT, HAND_OVER, POINT
from tools import environment_tables


def test_the_actions_of_mario_kart() -> None:
    # 54 kinds: plays 0-53; seven answers 54-60; colors 61-64; targets 65-74; catches 75-84; gifts 85-138.
    box = edition("mario-kart")
    expected = {
        0: "play R0", 12: "play R+2", 53: "play WI",
        54: "draw", 55: "keep", 56: "pass", 57: "accept", 58: "challenge", 59: "uno", 60: "silent",
        61: "color red", 64: "color blue", 65: "target +0", 74: "target +9", 75: "catch +0", 84: "catch +9",
        85: "give R0", 138: "give WI",
    }  # fmt: skip
    assert {action: action_text(box, action) for action in expected} == expected
    assert actions(box) == 139


@pytest.mark.parametrize("name", list(BOXES))
def test_every_action_says_something_of_its_own_and_can_be_read_back(name: str) -> None:
    box = edition(name)
    texts = [action_text(box, action) for action in range(actions(box))]
    assert len(set(texts)) == len(texts)
    assert [parse_action(box, text) for text in texts] == list(range(actions(box)))
    rows = action_table(box)
    assert [first for first, _, _ in rows] == [0, *[last + 1 for _, last, _ in rows[:-1]]]
    assert rows[-1][1] == actions(box) - 1


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_moves_and_actions_are_each_others_inverse_at_every_seat(seats: int) -> None:
    kinds = 54
    for seat in range(seats):
        moves = [move_of(action, kinds, seats, seat) for action in range(actions_of(kinds))]
        real = [move for move in moves if move >= 0]
        assert len(set(real)) == len(real) == actions_of(kinds) - 2 * (10 - seats)
        assert all(action_of(move, kinds, seats, seat) == action for action, move in enumerate(moves) if move >= 0)
        named = {move - first for first in (POINT, CATCH_SEAT) for move in real if first <= move < first + 10}
        assert named == set(range(seats))


def test_seats_are_counted_to_the_left() -> None:
    box = edition("mario-kart")
    # From seat 2 of four, the seat two places to the left is 0.
    assert move_of(parse_action(box, "target +2"), 54, 4, 2) == parse_move(box, "target 0")
    assert move_of(parse_action(box, "catch +1"), 54, 4, 3) == parse_move(box, "catch 0")
    assert action_of(HAND_OVER + 3, 54, 4, 1) == parse_action(box, "give R3")


def test_an_action_that_is_not_there() -> None:
    assert [move_of(action, 54, 4, 0) for action in (-1, 139, 1000)] == [-1, -1, -1]
    with pytest.raises(BadNotation, match="has no action 139: its actions are 0 to 138"):
        action_text(edition("mario-kart"), 139)


def test_the_tables_of_the_page_are_those_of_the_code() -> None:
    page = environment_tables.PAGE.read_text("utf-8")
    assert environment_tables.written(page) == page
    assert "| 65–74 | target +0 … +9 |" in page
    assert "| `held` | 310–319 | 112 | how many cards each seat holds |" in page
