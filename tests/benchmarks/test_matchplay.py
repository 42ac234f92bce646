"""Playing for the match: the chances by hand, and a network that counts points as it should."""

from __future__ import annotations

import numpy as np
import pytest

from benchmarks.matchplay import leaning, match_chances, played, worth_of_points
from lastcard import Match
from lastcard.bots.expert import Layers, worth_judging
from lastcard.bots.nets import shipped
from lastcard.bots.seen import seen_table
from lastcard.editions import edition
from lastcard.rules.memory import MEMORY


def test_the_chances_of_a_match_by_hand() -> None:
    # Every round brings 10 points, the match is to 20: 3/4 for who has won the first round.
    points = np.array([0.0] * 10 + [1.0])
    chances = match_chances(points, 20)
    assert (chances[0, 0], chances[10, 10]) == pytest.approx((0.5, 0.5))
    assert (chances[10, 0], chances[0, 10]) == pytest.approx((0.75, 0.25))
    # A round in two brings nothing: it is as if it had not been.
    assert match_chances(np.array([0.5] + [0.0] * 9 + [0.5]), 20)[10, 0] == pytest.approx(0.75)
    worth = worth_of_points(chances, points, 20)
    # At 9 to 9 a round lost leaves 9 to 19, and one in four matches is still won; with a point more it is lost. A round
    # won leaves three in four: twice 1/4, over 3/4 - 1/4.
    assert worth[9, 9] == pytest.approx(1.0)
    # At 9 to 8 the point more leaves 9 to 19, which is as good as 9 to 18; at 9 to 10 and 19 to 19 all is lost anyway.
    assert (worth[9, 8], worth[9, 10], worth[19, 19]) == pytest.approx((0, 0, 0))


def test_a_leaning_network_counts_the_points_that_go_out() -> None:
    box = edition("classic")
    net = shipped(box, 2)
    assert net is not None
    points, mean = {card.code: card.points for card in box.cards}, 1240 / 108
    match = Match.new(box, ("Ana", "Ben"), seed="lean", clockless=True)
    seen = 0
    while not match.round_over:
        view = match.view(match.table.asked)
        table = seen_table(view)
        moves = worth_judging(table, box)
        if len(moves) > 1 and view.asks == "play":
            plain, lean, none = (
                Layers(each).judge(table, box, [0] * MEMORY, moves)
                for each in (net, leaning(net, box, 0.01), leaning(net, box, 0.0))
            )
            assert none == pytest.approx(plain)
            out = [points[box.codes[move]] if move < len(box.codes) else -mean for move in moves]
            assert lean - plain == pytest.approx([0.01 * (each + mean) for each in out], abs=1e-4)
            seen += 1
        match.play(match.table.asked, view.legal[0])
    assert seen > 2


def test_without_a_lean_both_win_as_often() -> None:
    box = edition("pizza-pizza")
    net = shipped(box, 2)
    assert net is not None
    worth = np.ones((box.target, box.target))
    pairs = played(box, net, worth, 0.0, 20, "even")
    assert [pair.matches for pair in pairs] == [1] * 10
    assert all(2 * pair.won == pair.rounds for pair in pairs)
