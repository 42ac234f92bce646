"""What everybody could keep in mind: worked out by hand from the moves."""

from __future__ import annotations

from lastcard.bots.expert import Expert
from lastcard.game import Event, View
from lastcard.rules.memory import DREW_ON, MEMORY, NAMED, PASSED_OVER
from tests.bots.test_bots import laid

RED, YELLOW, GREEN, BLUE = 1, 2, 4, 8
AT_RED = laid(0, ["R1 R2", "G8 G9"])
NAMING = laid(0, ["W Y1 Y2", "G8 G9"], ["0 play W"])
AT_YELLOW = laid(0, ["W Y1 Y2", "G8 G9"], ["0 play W", "0 color yellow"])


def memory(*told: tuple[View, tuple[Event, ...]]) -> dict[int, int]:
    """What is kept in mind after some moves, by place."""
    bot = Expert("1")
    bot.choose(AT_RED)
    for view, events in told:
        bot.hear(events, view)
    return {at: bot.memory[at] for at in range(MEMORY) if bot.memory[at]}


def test_whoever_draws_hardly_holds_the_color() -> None:
    drew = (AT_RED, (Event("drew", 1), Event("kept", 1)))
    assert memory(drew) == {DREW_ON + 1: RED}
    # Shuffling the pile first makes no difference.
    assert memory((AT_RED, (Event("reshuffled", amount=20), Event("drew", 1)))) == {DREW_ON + 1: RED}


def test_cards_that_come_by_a_penalty_blur_it() -> None:
    penalty = (AT_RED, (Event("played", 0, "R+2"), Event("drew", 1), Event("drew", 1), Event("skipped", 1)))
    assert memory((AT_RED, (Event("drew", 1),)), penalty) == {}


def test_a_wild_passes_the_active_color_over_and_names_another() -> None:
    wild = (NAMING, (Event("played", 1, "W"),))
    named = (AT_YELLOW, (Event("named_color", 1, amount=1),))
    assert memory(wild, named) == {PASSED_OVER + 1: RED, NAMED + 1: YELLOW}


def test_playing_a_color_shows_that_it_was_held() -> None:
    assert memory((AT_RED, (Event("drew", 1),)), (AT_RED, (Event("played", 1, "R3"),))) == {}


def test_exchanged_hands_and_a_new_round_forget_everything() -> None:
    drew = (AT_RED, (Event("drew", 1),))
    assert memory(drew, (AT_RED, (Event("played", 0, "R7"), Event("swapped", 0, other=1)))) == {}
    assert memory(drew, (AT_RED, (Event("dealt", amount=7), Event("start", card="R5")))) == {}
