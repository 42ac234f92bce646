"""Matches that are measured: a network that counts points as it should, and even odds where nobody does."""

from __future__ import annotations

import pytest

from benchmarks.matchplay import Duel, SearchingDuel, leaning, network, paired
from lastcard import Match
from lastcard.bots.expert import Layers, worth_judging
from lastcard.bots.seen import seen_table
from lastcard.editions import edition
from lastcard.rules.memory import MEMORY


def test_a_leaning_network_counts_the_points_that_go_out() -> None:
    box = edition("classic")
    net = network(box)
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
    pairs = paired(Duel(box, network(box), 0.0, "even"), 20)
    assert [pair.matches for pair in pairs] == [1] * 10
    assert all(2 * pair.won == pair.rounds for pair in pairs)


@pytest.mark.parametrize("for_match", [True, False])
def test_matches_with_a_search_are_repeated_by_their_seed(for_match: bool) -> None:
    box = edition("pizza-pizza")
    first, again = (paired(SearchingDuel(box, network(box), 4, "search", for_match=for_match), 4) for _ in range(2))
    assert first == again
    assert all(pair.rounds > pair.won > 0 for pair in first)
