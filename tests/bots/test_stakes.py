"""Playing for the match: what points are worth, by hand; and players that count them as they should."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

from lastcard import Match
from lastcard.bots.contest import points_brought
from lastcard.bots.expert import Expert, Layers, worth_judging
from lastcard.bots.nets import shipped
from lastcard.bots.searching import Effort, Searcher, Workspace, terms_of
from lastcard.bots.seen import seen_table
from lastcard.bots.stakes import LEAN, Stakes, in_steps, match_chances, stakes_at, stakes_between
from lastcard.bots.thinkers import Thinkers
from lastcard.compiled import records, twin
from lastcard.editions import BOXES, edition
from lastcard.rules import search
from lastcard.rules.memory import MEMORY
from lastcard.rules.stakes import LOST, MEAN, WON, mean_card, points_out, worth_of
from lastcard.rules.table import Table
from lastcard.rules.words import DRAW, HAND_OVER, KEEP
from tests.bots.test_searching import plainly

TEN = (0.0, 0.0, 1.0)
"""Every round brings ten points, which are two steps."""


def worth(mine: int, other: int) -> tuple[float, float, float]:
    """What points are worth in a match to 20 of which every round brings ten."""
    stakes = stakes_at(TEN, 20, mine, other)
    return stakes.mean, stakes.won, stakes.lost


def test_the_chances_of_a_match_by_hand() -> None:
    # To 20: 3/4 for who has won the first round.
    chances = match_chances(TEN, 4)
    assert (chances[0, 0], chances[2, 2]) == pytest.approx((0.5, 0.5))
    assert (chances[2, 0], chances[0, 2]) == pytest.approx((0.75, 0.25))
    # A round in two brings nothing: it is as if it had not been.
    assert match_chances((0.5, 0.0, 0.5), 4)[2, 0] == pytest.approx(0.75)


def test_what_points_are_worth_by_hand() -> None:
    # At 5 to 5 a round lost leaves 5 to 15, and one match in four is still won; with a step more, none. A round won
    # leaves three in four, with a step more it is over: a step is 1/4, over 3/4 - 1/4, and a point a fifth of it.
    assert worth(5, 5) == pytest.approx((10, 0.1, 0.1))
    # At 0 to 0 two rounds win it, with a step more as well.
    assert worth(0, 0) == pytest.approx((10, 0, 0))
    # At 15 to 0 it is over with the next round won. Lost, it is 15 to 10, and even odds; with a step more as well.
    assert worth(15, 0) == pytest.approx((10, 0, 0))
    # At 15 to 5 a round lost leaves 15 to 15, and with a step more all is lost: 1/2, over 1 - 1/2.
    assert worth(15, 5) == pytest.approx((10, 0, 0.2))
    assert Stakes(10, 0.0, 0.2).lean == pytest.approx(2 * LEAN * 0.2)


def test_points_between_two_steps_are_part_of_each() -> None:
    # 12 of 15 is two fifths on the way from 10; the other round brings 20.
    assert in_steps([12, 20]) == pytest.approx([0, 0, 0.3, 0.2, 0.5, 0])


def test_nobody_has_worked_it_out_for_other_matches() -> None:
    box, header = edition("classic"), {"points": TEN}
    assert stakes_between(box, (0, 0), header) is not None
    assert stakes_between(box, (0, 0), {}) is None
    assert stakes_between(box, (0, 0, 0), header) is None
    assert stakes_between(box, (), header) is None  # a round that is not one of a match
    assert stakes_between(box, (500, 510), header) is None  # a tie beyond the target: the next round decides
    for form in ("single_round", "rounds", "lowest_total"):
        assert stakes_between(edition("classic", {"match": form}), (0, 0), header) is None


@pytest.mark.parametrize("name", list(BOXES))
def test_the_files_in_the_package_say_what_rounds_bring(name: str) -> None:
    box = edition(name)
    net = shipped(box, 2)
    assert net is not None
    steps = net.header["points"]
    assert sum(steps) == pytest.approx(1, abs=1e-3)
    mean = 5 * float(np.arange(len(steps)) @ steps)
    assert mean == pytest.approx(float(points_brought(box, net, 2_000).mean()), rel=0.1)


def test_what_a_move_takes_out_of_the_hand() -> None:
    box = edition("classic")
    sheet, kinds = box.sheet, box.kinds
    mean = mean_card(sheet)
    assert mean == pytest.approx(1240 / 108)
    assert points_out(sheet, kinds["R7"], mean) == 7
    assert points_out(sheet, HAND_OVER + kinds["W+4"], mean) == 50
    assert points_out(sheet, DRAW, mean) == -mean
    assert points_out(sheet, KEEP, mean) == 0


def test_what_the_end_of_a_round_is_worth() -> None:
    terms = [0] * 8
    terms[MEAN], terms[WON], terms[LOST] = 70_500, 5_000, 6_000
    table = Table()
    table.points[1] = 100
    # 29.5 points above the mean.
    assert worth_of(table, 1, 1, terms) == pytest.approx(1 + 29.5 * 0.005)
    assert worth_of(table, 1, 0, terms) == pytest.approx(-29.5 * 0.006)
    assert worth_of(table, -1, 0, terms) == 0
    assert [worth_of(table, 1, me, [0] * 8) for me in (0, 1)] == [0, 1]


def test_the_network_adds_what_the_points_count() -> None:
    """Of two moves it makes the one that its log-odds and the points that go out speak for together."""
    box = edition("classic")
    match = Match.new(box, ("Ana", "Ben"), seed="stakes", clockless=True)
    net = shipped(box, 2)
    assert net is not None
    layers, bot, differs = Layers(net), Expert("1", for_match=True), 0
    drawn = mean_card(box.sheet)
    while not match.round_over:
        seen = dataclasses.replace(match.view(match.table.asked), scores=(400, 300))
        table = seen_table(seen)
        moves = worth_judging(table, box)
        if len(moves) > 1 and seen.asks == "play":
            stakes = bot.stakes(seen)
            own = (400, 300) if seen.asked == 0 else (300, 400)
            assert stakes == stakes_between(box, own, net.header)
            assert stakes is not None
            odds = layers.judge(table, box, [0] * MEMORY, moves)
            both = [
                float(each) + stakes.lean * points_out(box.sheet, move, drawn)
                for each, move in zip(odds, moves, strict=True)
            ]
            best = moves[int(np.argmax(both))]
            bot.recall.memory[:] = [0] * MEMORY
            assert bot.choose(seen).split()[-1] == (box.codes[best] if best < len(box.codes) else "draw")
            differs += best != moves[int(odds.argmax())]
        match.play(match.table.asked, seen.legal[0])
    assert Expert("1").stakes(match.view(0)) is None


def test_plain_and_compiled_searches_count_points_alike() -> None:
    box, effort = edition("classic"), Effort(worlds=6, prior=4)
    stakes, other, searched = Stakes(74.0, 0.02, 0.03), 0, 0
    match = Match.new(box, ("Ana", "Ben"), seed="points", clockless=True)
    while searched < 4 and not match.round_over:
        seat = match.table.asked
        legal = match.view(seat).legal
        if len(legal) > 2:
            moves = []
            for each in (stakes, None):
                space = Workspace(box, 2)
                space.tables[0] = records.pack(match.table)
                space.dice[:] = [1, 2, 3, 4]
                terms = effort.row(effort.worlds, space.networked, each)
                rows = terms, np.array(effort.belief), space.study, space.dice, space.tries
                mine = plainly(rows)
                move = twin.load("search").ask_searcher(space.tables, space.sheet, *rows)
                assert search.ask_searcher([match.table.copy() for _ in range(3)], box.sheet, *mine) == move
                assert mine[4][1] == pytest.approx(space.tries[1].tolist(), abs=1e-4)
                moves.append(space.tries[1].tolist())
            other += moves[0] != moves[1]
            searched += 1
        match.play(seat, legal[0])
    assert (searched, other) == (4, 4)


def test_terms_are_in_whole_numbers() -> None:
    # The lean of 0.03 a point is 2 * 0.25 * 0.03.
    assert terms_of(Stakes(74.25, 0.02, 0.03)) == [15_000, 74_250, 20_000, 30_000]
    assert terms_of(None) == [0, 0, 0, 0]


def test_who_plays_at_a_real_table_plays_for_the_match() -> None:
    thinkers = Thinkers(threads=1)
    try:
        bot = thinkers.make("expert", "1")
        assert isinstance(bot, Searcher)
        match = Match.new(edition("classic"), ("Ana", "Ben"), seed="1", clockless=True)
        view = match.view(match.table.asked)
        assert view.scores == (0, 0)
        assert bot.search(view).stakes == bot.stakes(view) != None  # noqa: E711 - one chain says both
    finally:
        thinkers.close()
    assert Searcher("1", None).search(view).stakes is None
