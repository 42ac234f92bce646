"""The search: plain and compiled alike, honest, and worth its time."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lastcard.bots.dice import Dice
from lastcard.bots.searching import Pace, Room, Searcher, Terms, contest, numbers_of
from lastcard.compiled import records, twin
from lastcard.editions import BOXES, edition
from lastcard.game import Match
from lastcard.game.resample import resample
from lastcard.game.view import view
from lastcard.rules import search
from lastcard.rules.players import PLAYERS
from tests.bots.test_bots import names


def plainly(rows: Any) -> Any:
    """Rows of numbers as the plain rules want them."""
    return tuple(map(plainly, rows)) if isinstance(rows, tuple) else rows.tolist()


def test_plain_and_compiled_searches_find_the_same_move() -> None:
    box, terms, searched = edition("pizza-pizza"), Terms(worlds=6, prior=4), 0
    match = Match.new(box, names(3), seed="alike", clockless=True)
    while searched < 3 and not match.round_over:
        seat = match.table.asked
        legal = match.view(seat).legal
        if len(legal) > 2:
            room = Room(box, 3)
            room.tables[0] = records.pack(match.table)
            room.dice[:] = [1, 2, 3, 4]
            rows = terms.row(terms.worlds, room.networked), np.array(terms.belief), room.study, room.dice, room.tries
            mine = plainly(rows)
            move = twin.load("search").ask_searcher(room.tables, room.sheet, *rows)
            assert search.ask_searcher([match.table.copy() for _ in range(3)], box.sheet, *mine) == move
            assert mine[3] == room.dice.tolist()
            searched += 1
        match.play(seat, legal[0])
    assert searched == 3


@pytest.mark.parametrize("name", list(BOXES))
def test_hidden_cards_dealt_anew_do_not_move_its_choice_beyond_chance(name: str) -> None:
    """It is given a view alone: the real hidden cards cannot reach it, whatever they are."""
    box = edition(name)
    match = Match.new(box, names(2), seed="honest", clockless=True)
    dice = Dice("honest")
    for _ in range(8):
        if match.round_over:
            break
        seat = match.table.asked
        seen = match.view(seat)
        other = view(box, resample(seen, dice.below), seat)
        terms = Terms(worlds=8)
        answers = {Searcher("s", None, terms).choose(each) for each in (seen, other)}
        assert len(answers) == 1
        match.play(seat, answers.pop())


def test_a_search_without_a_network_beats_who_plays_what_it_can() -> None:
    score = contest(edition("mario-kart"), ["searcher", "random"], 150, Terms(worlds=32, prior=0))
    # 300 rounds: by chance 50 % with a deviation of 2.9.
    assert score.share > 0.6, score
    assert score.milliseconds > 0


def test_seeing_all_wins_nearly_everything() -> None:
    score = contest(edition("classic"), ["searcher", "casual"], 100, Terms(16, "all seen", prior=0))
    assert score.share > 0.8, score


def test_a_budget_of_time_in_worlds_worked_out_by_hand() -> None:
    pace = Pace(seconds=1e-5)
    assert pace.worlds(20, 4) == 500  # 0.02 s / (0.00001 s x 4)
    assert pace.worlds(20, 8) == 250
    assert pace.worlds(0.001, 8) == 4
    pace.learn(0.06, worlds=500, candidates=4)  # 0.00003 s each: three tenths of the way there
    assert pace.seconds == pytest.approx(1.6e-5)
    assert pace.worlds(20, 4) == 312


def test_without_a_network_expert_is_sharp() -> None:
    assert list(numbers_of(["expert", "casual"], networked=False)) == [PLAYERS["sharp"], PLAYERS["casual"]]
    assert numbers_of(["expert"], networked=True)[0] not in PLAYERS.values()


def test_a_budget_of_time_keeps_moves_legal() -> None:
    match = Match.new(edition("classic"), names(2), seed="time", clockless=True)
    bot = Searcher("s", 1.0)
    while not match.round_over and match.moves < 60:
        seen = match.view(match.table.asked)
        move = bot.choose(seen)
        assert move in seen.legal
        match.play(match.table.asked, move)
