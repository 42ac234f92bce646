"""The worked examples: the file is fresh, and two of them are what a person works out at a table."""

from __future__ import annotations

import pytest

from lastcard.editions.rulebook import points
from lastcard.game import conform
from lastcard.game.conform import Case
from lastcard.game.events import Event
from lastcard.game.examples import FILE, counts, examples, pack, unpack
from lastcard.game.refusals import Why, said
from lastcard.game.tries import tried
from lastcard.text import languages, speaking
from tools.examples import CASES, EACH, book, story, text

ALL = [case for path in conform.files_in([CASES]) for case in conform.read(path)]
NAMES = [f"P{seat}" for seat in range(10)]


def test_the_file_is_fresh() -> None:
    assert FILE.read_text("utf-8") == text(), "run `python -m tools.examples`"


def test_a_stale_file_would_be_noticed() -> None:
    # Without the cases of a file it is another one: the test above compares something.
    assert book(case for case in ALL if "pizza" not in case.file) != book(ALL)


def test_a_skip_worked_by_hand() -> None:
    """MK-43 with two players: 0 plays a Skip on red, 1 misses a turn, so it is 0's turn again."""
    data = {
        "points": ["MK-43"],
        "edition": "mario-kart",
        "seats": 2,
        "hands": ["RS R2 G7", "B1 B2"],
        "draw_pile": "Y1",
        "discard": "R5",
        "moves": ["0 play RS"],
        "refused": ["1 play B1"],
    }
    told = story(Case("by hand", "a skip", data))
    assert told is not None
    assert told.before.hands == (("R2", "RS", "G7"), ("B1", "B2"))
    assert told.before.top == "R5"
    played, refused = told.steps
    assert (played.seat, played.move, played.refused) == (0, "play RS", None)
    assert played.events == (Event("played", 0, "RS"), Event("skipped", 1))
    assert played.table.hands == (("R2", "G7"), ("B1", "B2"))
    assert (played.table.discard, played.table.color) == (("R5", "RS"), "red")
    assert (played.table.turn, played.table.asks, played.table.asked) == (0, "play", 0)
    assert (refused.seat, refused.move, refused.events) == (1, "play B1", ())
    assert refused.refused is not None
    assert (refused.refused.reason, refused.refused.point) == ("not_your_turn", "MK-22")
    assert refused.table == played.table
    assert str(said(refused.refused, ["Ana", "Ben"])) == "It is not your turn: Ana has to act first."


def test_a_challenge_worked_by_hand() -> None:
    """MK-51: 0 holds no blue card beside the Wild Draw Four, so 1, who doubts it, draws six and misses the turn."""
    found = [each for each in examples("MK-51") if not each.rulings]
    assert found
    for each in found:
        last = each.steps[-1]
        verbs = [event.verb for event in last.events]
        assert "innocent" in verbs
        doubter = last.seat
        drawn = [event.card for event in last.events if event.verb == "drew" and event.seat == doubter]
        assert len(drawn) == 6
        before = each.steps[-2].table
        # The cards come off the draw pile one after another, the next one first.
        assert tuple(drawn) == before.draw_pile[:6]
        assert last.table.draw_pile == before.draw_pile[6:]
        assert sorted(last.table.hands[doubter]) == sorted([*before.hands[doubter], *map(str, drawn)])
        assert verbs[-1] == "skipped"


def test_a_case_in_which_nobody_does_anything_tells_no_story() -> None:
    data = {"points": ["MK-30"], "edition": "classic", "seats": 2, "hands": ["R1", "R2"], "discard": "R5"}
    assert story(Case("by hand", "still", data)) is None


def test_what_makes_no_sense_is_not_tried() -> None:
    data = {"points": ["MK-44"], "edition": "classic", "seats": 2, "hands": ["W R1", "R2 R3"], "discard": "R5"}
    data |= {"moves": ["0 play W"], "refused": ["0 color wild", "0 draw"]}
    told = story(Case("by hand", "no color", data))
    assert told is not None
    assert [step.move for step in told.steps] == ["play W", "draw"]


def test_examples_survive_being_written() -> None:
    for case in ALL:
        told = story(case)
        if told:
            assert unpack(pack(told)) == told, case.name


def test_each_point_has_at_most_three_and_the_simplest_first() -> None:
    known = {each.id for each in points()}
    assert set(counts()) <= known
    assert all(1 <= count <= EACH for count in counts().values())
    for point in counts():
        for each in examples(point):
            assert point in each.points
            assert each.steps
    assert len(examples("MK-45")[0].steps) <= len(examples("MK-45")[1].steps)
    # A point of the pizza box is shown with that box.
    assert {each.edition for each in examples("PP-22")} == {"pizza-pizza"}


def test_players_of_every_box_find_their_own_game() -> None:
    for point in ("MK-40", "MK-45", "MK-80"):
        assert {"classic", "mario-kart"} <= {each.edition for each in examples(point)}, point


def test_a_point_that_no_case_shows_has_none() -> None:
    assert examples("MK-02") == ()


@pytest.mark.parametrize("language", languages())
def test_every_try_and_refusal_can_be_said(language: str) -> None:
    said_at_all = set()
    with speaking(language):
        for point in counts():
            for step in (step for each in examples(point) for step in each.steps):
                if step.refused and step.move:
                    said_at_all.add(tried(step.move, step.seat, NAMES))
                    said_at_all.add(str(said(step.refused, NAMES)))
        for move in ("keep", "pass", "color red", "target 1", "accept", "challenge", "give W+4", "uno", "catch 1"):
            assert tried(move, 0, NAMES)
    assert len(said_at_all) > 30


def test_an_unknown_color_is_no_color() -> None:
    assert "red 5" in str(said(Why("no_match", "MK-30", card="G2", top="R5"), NAMES))
