"""Plain and compiled say the same: surveys column by column, compiled players move by move, matches as `Match`."""

from __future__ import annotations

import random

import numpy as np
import pytest

from lastcard.bots.casual import Casual
from lastcard.bots.facts import facts_of
from lastcard.compiled.batch import play_rounds
from lastcard.editions import BOXES, Edition, edition
from lastcard.game import Match
from lastcard.game.keys import key_words, match_key
from lastcard.game.notation import move_text, parse_move
from lastcard.rules.casual import choose_casual
from lastcard.rules.chance import fill_block
from lastcard.rules.matches import match_words
from lastcard.rules.mind import COMPILED
from lastcard.rules.reference import seed_dice
from lastcard.rules.table import Table
from lastcard.rules.words import ROUND_STREAM
from lastcard.simulate import BadPlan, Plan, simulate
from lastcard.simulate.plan import Mode
from lastcard.simulate.results import gather, round_names
from lastcard.simulate.work import Chunk, play_chunk
from tests.core.test_invariants import some_edition


def assert_same(one: Chunk, other: Chunk) -> None:
    for part in ("rows", "matches", "kinds", "sizes"):
        mine, theirs = getattr(one, part), getattr(other, part)
        assert mine.shape == theirs.shape
        assert np.array_equal(mine, theirs), part


@pytest.mark.parametrize("mode", ["rounds", "matches"])
@pytest.mark.parametrize("name", list(BOXES))
def test_plain_and_compiled_count_the_same(name: str, mode: Mode) -> None:
    dice = random.Random(f"{name} {mode}")
    for number in range(8):
        box = edition(name) if number == 0 else some_edition(dice, name)
        seats = dice.randint(*box.seats)
        players = tuple(dice.choice(list(COMPILED)) for _ in range(seats))
        if mode == "matches" or box.rulings["false_call_penalty"]:
            players = ("casual",) * seats  # the others may draw at will, or call without reason, and go on for ever
        plan = Plan(
            box, players, mode, 2 if mode == "matches" else 6, f"{number}", mode == "rounds" and number % 2 == 1
        )
        assert_same(play_chunk(plan, 0), play_chunk(plan, 0, plain=True))


@pytest.mark.parametrize("name", list(BOXES))
def test_the_compiled_casual_player_chooses_what_the_bot_chooses(name: str) -> None:
    dice, decisions, number = random.Random(name), 0, 0
    while decisions < 2000:
        box = edition(name) if number < 5 else some_edition(dice, name)
        facts = facts_of(box)
        match = Match.new(box, [f"{s}" for s in range(dice.randint(*box.seats))], seed=f"{number}", clockless=True)
        bot = Casual(f"{number}")
        row = list(bot.dice.state)
        while not match.round_over:
            seat = match.table.asked
            move = choose_casual(match.table, box.sheet, facts, row)
            text = bot.choose(match.view(seat))
            assert move == parse_move(box, text)
            assert row == bot.dice.state
            match.play(seat, text)
            decisions += 1
        number += 1


def test_the_number_of_workers_changes_nothing_with_a_network_at_the_table() -> None:
    one, three = (simulate("mario-kart", ["expert", "casual"], rounds=9000, workers=workers) for workers in (1, 3))
    assert one.rounds.size == 9000
    for name, table in one.tables().items():
        assert all(np.array_equal(table[column], getattr(three, name)[column]) for column in table), name


@pytest.mark.parametrize("name", list(BOXES))
def test_matches_with_a_network_are_alike_plain_and_compiled(name: str) -> None:
    plan = Plan(edition(name), ("expert", "casual"), "matches", 2, "network")
    assert_same(play_chunk(plan, 0), play_chunk(plan, 0, plain=True))


def test_what_is_watched_is_what_is_played_unwatched() -> None:
    players, box = ["random", "uniform", "random"], edition("mario-kart")
    watched = simulate(box, players, rounds=40, seed="same", rotate=True)
    alone = play_rounds(box, players, 40, seed="same", rotate=True)
    assert np.array_equal(watched["winner"], alone.winners)
    assert np.array_equal(watched["moves"], alone.moves)
    assert np.array_equal(np.stack([watched[f"points_{seat}"] for seat in range(3)], axis=1), alone.points)


def played_by_match(box: Edition, seed: str, number: int, seats: int) -> Match:
    """A whole match of the simulation, played move by move through the gate."""
    table, words = Table(), [0] * 8
    match_words(table, key_words(match_key(seed)), number, words)
    key = b"".join(word.to_bytes(4, "little") for word in words)
    match = Match(box, [f"{seat}" for seat in range(seats)], key, dealer=number % seats, clockless=True)
    facts, dice, round_table = facts_of(box), [0] * 4, Table()
    while True:
        round_table.key[:] = words
        fill_block(round_table, 0, ROUND_STREAM, match.round_number)
        seed_dice(dice, round_table.block[8])
        while not match.round_over:
            move = choose_casual(match.table, box.sheet, facts, dice)
            match.play(match.table.asked, move_text(box, move))
        if match.over:
            return match
        match.next_round()


@pytest.mark.parametrize(
    ("name", "rulings"),
    [
        ("classic", {"target": 120}),
        ("mario-kart", {"match": "lowest_total", "target": 150}),
        ("pizza-pizza", {"match": "rounds", "rounds": 4}),
        ("classic", {"match": "single_round"}),
    ],
)
def test_a_simulated_match_is_the_match(name: str, rulings: dict[str, object]) -> None:
    box, seats = edition(name, rulings), 3
    result = simulate(box, ["casual"] * seats, matches=4, seed="league")
    for number in range(4):
        match = played_by_match(box, "league", number, seats)
        assert match.winners == (result.matches["winner"][number],)
        assert match.scores == tuple(result.matches[f"score_{seat}"][number] for seat in range(seats))
        assert match.round_number == result.matches["rounds"][number]
        assert match.moves == result.matches["moves"][number]


def test_columns_have_the_names_of_the_documentation() -> None:
    plan = Plan(edition("classic"), ("random",) * 2, "rounds", 3, "1")
    result = gather(plan, [play_chunk(plan, 0)])
    assert result.columns == round_names(plan)
    assert result.rounds.size == 3


@pytest.mark.parametrize("count", [0, 2**31])
def test_a_simulation_has_at_least_one_round_and_ends(count: int) -> None:
    with pytest.raises(BadPlan, match=r"1 to 2,147,483,647 rounds or matches, not"):
        simulate("classic", 2, rounds=count)
