"""What an observation says, and that it says nothing a seat cannot know."""

import random

import numpy as np
import pytest

from lastcard.compiled import records, twin
from lastcard.editions import BOXES, Edition, edition
from lastcard.editions.cards import COLOR_NAMES
from lastcard.envs.layout import highest, observation_pieces, observation_size
from lastcard.game.notation import QUESTIONS
from lastcard.game.resample import resample
from lastcard.game.view import View
from lastcard.rules import lanes
from lastcard.rules.layout import dtype_of
from lastcard.rules.observe import observe
from lastcard.rules.table import Table
from tests.envs.playing import HOUSE, tables

SCORES = [120, 0, 499, 2000, 7, 0, 0, 0, 0, 0]


def seen(box: Edition, table: Table, seat: int, target: int = 0) -> bytes:
    out = bytearray(observation_size(box))
    out[:] = b"\xff" * len(out)  # whatever was there before must not matter
    observe(table, box.sheet, seat, SCORES, target, out)
    return bytes(out)


@pytest.mark.parametrize("rulings", [{}, HOUSE], ids=["standard", "house"])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", list(BOXES))
def test_observations_do_not_depend_on_what_is_hidden(name: str, seats: int, rulings: dict[str, object]) -> None:
    dice = random.Random(name)
    for match in tables(name, seats, rulings, 60):
        for seat in range(seats):
            other = resample(match.view(seat), dice.randrange)
            assert seen(match.edition, other, seat) == seen(match.edition, match.table, seat)


def expected(view: View, target: int) -> dict[str, list[int]]:
    """The pieces of an observation, worked out from a view."""
    box, seat = view.edition, view.seat
    assert seat is not None
    order = [(seat + away) % view.seats for away in range(view.seats)]
    missing = [0] * (10 - view.seats)
    codes = [card.code for card in box.cards]
    colors = [*COLOR_NAMES[:4], "none"]
    challenge = "challenge" in (
        view.asks,
        QUESTIONS[bookkept(view, "resume_asks")] if bookkept(view, "window") >= 0 else "",
    )

    def at(here: object, places: list[str] | list[int]) -> list[int]:
        return [int(place == here) for place in places]

    return {
        "hand": [view.hand.count(code) for code in codes],
        "top": at(view.top, codes),
        "drawn": at(view.drawn, codes),
        "before_top": at(codes[bookkept(view, "before_top")] if challenge else None, codes),
        "discarded": [view.discard.count(code) for code in codes],
        "color": at(view.color, colors),
        "before_color": at(colors[bookkept(view, "before_color")] if challenge else None, colors),
        "question": at(view.asks, list(QUESTIONS[1:])),
        "asked": at(view.asked, order) + missing,
        "turn": at(view.turn, order) + missing,
        "held": [view.held[each] for each in order] + missing,
        "called": [int(each in view.called) for each in order] + missing,
        "catchable": [int(each in view.catchable) for each in order] + missing,
        "scores": ([min(SCORES[each] * 100 // target, 255) for each in order] if target else [0] * view.seats)
        + missing,
        "players": [view.seats],
        "direction": [int(view.direction > 0)],
        "draw_pile": [view.draw_pile],
        "owed": [view.owed],
        "extra_turn": [bookkept(view, "extra")],
        "passes": [bookkept(view, "passes")],
    }


def bookkept(view: View, name: str) -> int:
    from lastcard.game.view import PUBLIC

    return view.bookkeeping[PUBLIC.index(name)]


@pytest.mark.parametrize(
    ("name", "seats", "target"), [("mario-kart", 4, 500), ("pizza-pizza", 3, 0), ("classic", 2, 500)]
)
def test_every_piece_says_what_the_view_says(name: str, seats: int, target: int) -> None:
    questions = set()
    for match in tables(name, seats, HOUSE, 250):
        questions.add(match.table.asks)
        for seat in range(seats):
            row = seen(match.edition, match.table, seat, target)
            pieces = observation_pieces(match.edition)
            assert {name: list(row[piece.place]) for name, piece in pieces.items()} == expected(
                match.view(seat), target
            )
            assert (np.frombuffer(row, np.uint8) <= highest(match.edition)).all()
    assert len(questions) >= 5


@pytest.mark.parametrize("name", list(BOXES))
def test_the_pieces_fill_the_observation(name: str) -> None:
    box = edition(name)
    at = 0
    for piece in observation_pieces(box).values():
        assert piece.start == at
        at += piece.size
    assert at == observation_size(box)
    assert (highest(box) >= 1).all()


def test_compiled_and_plain_observations_and_masks_are_equal() -> None:
    look = twin.load("lanes").look
    for name, seats in (("mario-kart", 4), ("pizza-pizza", 2)):
        box = edition(name, HOUSE)
        setup, lane = lanes.Setup(), lanes.Lane()
        setup.seats, setup.target = seats, 500
        lane.scores[:] = SCORES
        state = np.zeros(1, dtype_of(lanes.Lane)).view(np.recarray)
        lane.write(state)
        packed, out = (records.sheet_of(box), records.pack(setup), state[0]), records.moves_out()
        for match in tables(name, seats, HOUSE, 120):
            table = records.pack(match.table)
            for seat in range(seats):
                size, count = observation_size(box), 2 * len(box.cards) + 31
                plain, mask = [9] * size, [9] * count
                lanes.look(match.table, box.sheet, setup, lane, seat, [0] * 300, plain, mask)
                row, marks = np.full(size, 9, np.uint8), np.full(count, 9, np.int8)
                look(table, *packed, seat, out, row, marks)
                assert row.tolist() == plain
                assert marks.tolist() == mask
