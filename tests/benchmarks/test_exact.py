"""Exact exploitability: games worked out by hand, OpenSpiel's own figures, and the players' shares."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel
import pytest

import lastcard.envs.openspiel as _registers
from benchmarks.exact import DECKS
from benchmarks.exact_players import averaged, choosers, trained
from benchmarks.exact_solve import best_answers, duel, equilibrium, exploitability, uniform
from benchmarks.exact_tree import NOBODY, Shares, Tree, deals, grow, settled
from lastcard.envs.chance_round import ChanceRound
from lastcard.envs.knowledge import memory
from lastcard.envs.setting import Setting
from lastcard.rules.actions import action_of
from lastcard.rules.layout import Row
from lastcard.rules.memory import MEMORY, remember
from lastcard.rules.reference import below
from lastcard.rules.words import KINDS, Move

assert _registers.NAME == "lastcard"
SMALL = Setting(edition="tiny", hand=1, max_moves=4)


@lru_cache(maxsize=1)
def small() -> Tree:
    net = trained(SMALL.box, 0, steps=30)
    return grow(SMALL, choosers(SMALL.box, net))


def coins() -> Tree:
    """Both show a side, seat 1 without seeing seat 0's: two heads win for seat 0, two tails are half a win."""
    return Tree(
        levels=np.array([0, 1, 3, 7]),
        parents=np.array([NOBODY, 0, 0, 1, 1, 2, 2]),
        ways=np.array([NOBODY, 0, 1, 2, 3, 2, 3]),
        chances=np.ones(7),
        won=np.array([0, 0, 0, 1, 0, 0, 0.5]),
        ends=np.array([False, False, False, True, True, True, True]),
        first=np.array([0, 2, 4]),
        owner=np.array([0, 0, 1, 1]),
        example=np.array([0, 1]),
        way_levels=np.array([0, 2, 4, 4]),
        names=["seat 0", "seat 1"],
        moves=[0, 1, 0, 1],
        players={},
    )


def test_two_coins_by_hand() -> None:
    tree = coins()
    # Against heads in half of the cases, heads win 1/2 and tails 1/4; seat 1 shows tails and loses 1/4 only.
    assert best_answers(tree, uniform(tree)) == pytest.approx((1 / 2, 3 / 4))
    assert exploitability(tree, uniform(tree)) == pytest.approx(1 / 8)
    # Heads always: tails beat it for certain; seat 1's heads are answered by heads.
    assert best_answers(tree, np.array([1.0, 0, 1, 0])) == pytest.approx((1, 1))
    assert exploitability(tree, np.array([1.0, 0, 1, 0])) == pytest.approx(1 / 2)
    # p on heads gives p against heads and (1 - p) / 2 against tails: the same at 1/3, for seat 1 too.
    assert equilibrium(tree, 400) == pytest.approx([1 / 3, 2 / 3, 1 / 3, 2 / 3], abs=0.01)
    assert best_answers(tree, equilibrium(tree, 400)) == pytest.approx((1 / 3, 2 / 3), abs=0.01)


def test_one_move_by_hand() -> None:
    """One card each, one move: whoever is asked plays it and wins, or draws, and the round is given up.

    A 1 or a 2 is turned up in 4 of 6 cases: of the five other cards two have its color and one its symbol, so that
    seat 0 wins 3/5 and half of the rest, 4/5. A Draw One strikes seat 0, and seat 1 wins 4/5: 4/6 * 4/5 + 2/6 * 1/5.
    """
    tree = grow(Setting(edition="tiny", hand=1, max_moves=1), {})
    assert best_answers(tree, uniform(tree)) == pytest.approx((0.6, 0.4))
    assert tree.chances[: tree.levels[1]].sum() == pytest.approx(1)


@lru_cache(maxsize=1)
def game() -> Any:
    return pyspiel.load_game("lastcard(edition=tiny,hand=1,max_moves=4,keep_tree=true)")


def openspiel_says(tree: Tree, shares: Shares) -> float:
    """OpenSpiel's exploitability of the same play, from what a round wins and loses to shares of the rounds."""
    kinds = len(SMALL.box.cards)
    policy = {}
    for at, name in enumerate(tree.names):
        ways = range(tree.first[at], tree.first[at + 1])
        policy[name] = [
            (action_of(tree.moves[way], kinds, 2, int(tree.owner[way])), float(shares[way])) for way in ways
        ]
    return float(pyspiel.exploitability(game(), policy)) / 2


def test_openspiel_says_the_same() -> None:
    tree = small()
    found = {name: exploitability(tree, shares) for name, shares in tree.players.items()}
    assert set(found) == {"random", "casual", "sharp", "expert"}
    assert len(set(found.values())) > 1
    assert openspiel_says(tree, uniform(tree)) == pytest.approx(exploitability(tree, uniform(tree)))
    for name in ("casual", "expert"):
        assert openspiel_says(tree, tree.players[name]) == pytest.approx(found[name]), name


def test_nobody_beats_what_cfr_finds() -> None:
    tree = small()
    still = equilibrium(tree, 200)
    assert 0 <= exploitability(tree, still) < 1e-5
    for shares in (uniform(tree), *tree.players.values()):
        assert duel(tree, shares, still) < 0.5 + 1e-5
        assert exploitability(tree, shares) > 0.5 - duel(tree, shares, still) - 1e-5


def test_a_player_does_the_same_wherever_its_seat_cannot_tell() -> None:
    players = choosers(SMALL.box, trained(SMALL.box, 0, steps=30))
    found: dict[str, list[list[float]]] = {}
    met = 0

    def go(position: ChanceRound, recalled: Row) -> None:
        nonlocal met
        if position.over:
            return
        moves = position.moves()
        shares = [list(choose(position, recalled, moves)) for choose in players.values()]
        met += memory(position, position.table.asked) in found
        assert found.setdefault(memory(position, position.table.asked), shares) == shares
        for move in moves:
            for after, _ in settled(position.after(move)):
                row = list(recalled)
                remember(after.table, position.table.color, row)
                go(after, row)

    for deal, _ in deals(SMALL):
        for position, _ in settled(deal):
            go(position, [0] * MEMORY)
    assert met > 500


def test_dice_are_averaged() -> None:
    def one_of(bound: int) -> list[float]:
        def choose(dice: Row) -> Move:
            return below(dice, bound)

        return averaged(choose, range(bound))

    for bound in (2, 3, 4):
        assert one_of(bound) == pytest.approx([1 / bound] * bound)
    assert averaged(lambda _dice: 1, [0, 1]) == [0, 1]


@pytest.mark.parametrize("deck", DECKS)
def test_nowhere_are_there_more_moves_than_can_be_averaged(deck: str) -> None:
    """Three kinds of the color, and one more of the symbol on top."""
    sheet = DECKS[deck].box.sheet
    for kind in range(sheet.kinds):
        assert sheet.fits_low[sheet.kind_color[kind] * KINDS + kind].bit_count() == 4
