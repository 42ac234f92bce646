"""The search: plain and compiled alike, honest, and worth its time."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from benchmarks.bracket import made_up
from lastcard.bots import tell
from lastcard.bots.dice import Dice
from lastcard.bots.nets import shipped
from lastcard.bots.searching import Effort, Pace, Searcher, Workspace, contest, numbers_of
from lastcard.compiled import records, twin
from lastcard.editions import BOXES, edition
from lastcard.game import Match
from lastcard.game.resample import resample
from lastcard.game.view import view
from lastcard.rules import search
from lastcard.rules.players import PLAYERS
from lastcard.rules.search import PRIOR
from tests.bots.test_bots import names


def plainly(rows: Any) -> Any:
    """Rows of numbers as the plain rules want them."""
    return tuple(map(plainly, rows)) if isinstance(rows, tuple) else rows.tolist()


def test_plain_and_compiled_searches_find_the_same_move() -> None:
    box, effort, searched = edition("pizza-pizza"), Effort(worlds=6, prior=4), 0
    match = Match.new(box, names(3), seed="alike", clockless=True)
    while searched < 3 and not match.round_over:
        seat = match.table.asked
        legal = match.view(seat).legal
        if len(legal) > 2:
            space = Workspace(box, 3)
            space.tables[0] = records.pack(match.table)
            space.dice[:] = [1, 2, 3, 4]
            rows = (
                effort.row(effort.worlds, space.networked),
                np.array(effort.belief),
                space.study,
                space.dice,
                space.tries,
            )
            mine = plainly(rows)
            move = twin.load("search").ask_searcher(space.tables, space.sheet, *rows)
            assert search.ask_searcher([match.table.copy() for _ in range(3)], box.sheet, *mine) == move
            assert mine[3] == space.dice.tolist()
            searched += 1
        match.play(seat, legal[0])
    assert searched == 3


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", list(BOXES))
def test_unseen_cards_dealt_anew_change_no_answer(name: str, seats: int) -> None:
    """So many worlds, not milliseconds: a budget of time is not repeatable."""
    box, dice = edition(name), Dice("honest")
    match = Match.new(box, names(seats), seed="honest", clockless=True)
    real, others = ([Searcher(f"{seat}", None, Effort(worlds=8)) for seat in range(seats)] for _ in range(2))
    while not match.round_over:
        seat = match.table.asked
        seen = match.view(seat)
        move = real[seat].choose(seen)
        assert others[seat].choose(view(box, resample(seen, dice.below), seat)) == move
        events = match.play(seat, move)
        for each in range(seats):
            tell(real[each], events, match, each)
            tell(others[each], events, match, each)


def test_a_search_without_a_network_beats_who_plays_what_it_can() -> None:
    score = contest(edition("mario-kart"), ["searcher", "random"], 150, Effort(worlds=32, prior=0))
    # 300 rounds: by chance 50 % with a deviation of 2.9.
    assert score.share > 0.6, score
    assert score.milliseconds > 0


def test_in_an_edition_without_a_network_a_search_beats_casual() -> None:
    box = made_up()
    assert shipped(box, 2) is None
    score = contest(box, ["searcher", "casual"], 500, Effort(worlds=64))
    # 1000 rounds: it wins 58 % of 4000 others; by chance 50 % with a deviation of 1.6.
    assert score.share > 0.53, score


def test_at_the_table_of_an_edition_without_a_network_it_searches() -> None:
    match = Match.new(made_up(), names(2), seed="made up", clockless=True)
    bots = [Searcher("1", None, Effort(worlds=8)), Searcher("2", None, Effort(worlds=8))]
    while not match.round_over:
        seat = match.table.asked
        seen = match.view(seat)
        move = bots[seat].choose(seen)
        assert move in seen.legal
        match.play(seat, move)


def test_seeing_all_wins_nearly_everything() -> None:
    score = contest(edition("classic"), ["searcher", "casual"], 100, Effort(16, "all seen", prior=0))
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


def test_the_network_counts_for_the_prior_and_more_with_each_world() -> None:
    effort = Effort(prior=200, trust=2)
    assert effort.row(64, networked=True)[PRIOR] == 328  # 200 + 2 x 64
    assert effort.row(64, networked=False)[PRIOR] == 0
    assert Effort(prior=0).row(64, networked=True)[PRIOR] == 0
