"""Worlds dealt anew: nothing that the seat knows changes, nothing of the real table gets in, and beliefs hold."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lastcard.bots.belief import WORLDS, calibration_error, predictions
from lastcard.bots.dice import Dice
from lastcard.editions import BOXES, edition
from lastcard.game import Match
from lastcard.game.view import view
from lastcard.rules.memory import DREW_ON, MEMORY, NAMED
from lastcard.rules.seats import receive
from lastcard.rules.table import Table
from lastcard.rules.words import KINDS
from lastcard.rules.worlds import ALL_SEEN, EVEN, HANDS_SEEN, HONEST, USUAL, deal_anew
from tests.bots.test_bots import names


def hands(table: Table) -> list[list[int]]:
    return [list(table.hands[seat * KINDS : (seat + 1) * KINDS]) for seat in range(table.seats)]


@pytest.mark.parametrize("name", list(BOXES))
def test_a_world_looks_the_same_to_the_seat_and_only_the_hidden_cards_move(name: str) -> None:
    box = edition(name)
    for number in range(12):
        match = Match.new(box, names(4), seed=f"worlds {number}", clockless=True)
        for _ in range(6 * number):
            if match.round_over:
                break
            match.play(match.table.asked, match.view(match.table.asked).legal[0])
        if match.round_over:
            continue
        real = match.table
        me, world, dice = real.asked, real.copy(), list(Dice(f"{number}").state)
        deal_anew(world, box.sheet, me, HONEST, [0] * MEMORY, list(EVEN), dice, 0, 1)
        assert view(box, world, me) == view(box, real, me)
        assert sorted(world.draw_pile[: world.draw_size]) != [] or real.draw_size == 0
        # Every card is still there, once.
        total = [sum(column) for column in zip(*hands(world), strict=True)]
        for card in (*world.draw_pile[: world.draw_size], *world.discard[: world.discard_size]):
            total[card] += 1
        assert total[: box.sheet.kinds] == list(box.sheet.copies[: box.sheet.kinds])


def test_who_sees_more_keeps_more() -> None:
    box = edition("classic")
    match = Match.new(box, names(3), seed="sights", clockless=True)
    for sight in (HANDS_SEEN, ALL_SEEN):
        world, dice = match.table.copy(), list(Dice("sights").state)
        deal_anew(world, box.sheet, match.table.asked, sight, [0] * MEMORY, list(EVEN), dice, 0, 1)
        assert hands(world) == hands(match.table)
        same = list(world.draw_pile) == list(match.table.draw_pile) and list(world.key) == list(match.table.key)
        assert same == (sight == ALL_SEEN)


@pytest.mark.parametrize("name", list(BOXES))
def test_the_real_hidden_cards_make_no_difference_to_the_worlds(name: str) -> None:
    """Two tables with the same view give, from the same dice, hands of the same distribution; here: from one pool."""
    box = edition(name)
    match = Match.new(box, names(2), seed="pool", clockless=True)
    me = match.table.asked
    counts: list[Any] = []
    for swap in (False, True):
        table = match.table.copy()
        if swap:  # the other's whole hand for as many cards of the pile
            other, size = 1 - me, table.held[1 - me]
            mine = [kind for kind in range(KINDS) for _ in range(table.hands[other * KINDS + kind])]
            pile = list(table.draw_pile[: table.draw_size])
            for kind in range(KINDS):
                table.hands[other * KINDS + kind] = 0
            table.held[other], table.low[other], table.high[other] = 0, 0, 0
            for card in pile[:size]:
                receive(table, other, card)
            table.draw_pile[: table.draw_size] = bytearray([*mine, *pile[size:]])
        dice, total = list(Dice("pool").state), np.zeros(KINDS)
        for _ in range(1500):
            world = table.copy()
            deal_anew(world, box.sheet, me, HONEST, [0] * MEMORY, list(EVEN), dice, 0, 1)
            total += np.array(hands(world)[1 - me])
        counts.append(total / 1500)
    # Each mean of some 7 cards over 50 kinds has a deviation of about 0.01.
    assert np.abs(counts[0] - counts[1]).max() < 0.08


def test_a_belief_deals_few_cards_of_a_color_drawn_on_and_more_of_one_named() -> None:
    box = edition("classic")
    match = Match.new(box, names(2), seed="told", clockless=True)
    me = match.table.asked
    other = 1 - me
    held = {}
    for title, place in (("nothing", None), ("drew", DREW_ON), ("named", NAMED)):
        memory, dice, total = [0] * MEMORY, list(Dice("told").state), 0
        if place is not None:
            memory[place + other] = 1  # red
        for _ in range(400):
            world = match.table.copy()
            deal_anew(world, box.sheet, me, HONEST, memory, list(USUAL), dice, 0, 1)
            total += sum(
                count for kind, count in enumerate(hands(world)[other]) if count and box.sheet.kind_color[kind] == 0
            )
        held[title] = total / 400
    assert held["drew"] < held["nothing"] / 4
    assert held["named"] > held["nothing"] * 1.1


def few_left(held: int) -> tuple[Table, int, list[int]]:
    """A table where the other seat holds few cards, its number, and how often each kind is unseen."""
    match = Match.new(edition("classic"), names(2), seed="few", clockless=True)
    table, other = match.table, 1 - match.table.asked
    dealt = [kind for kind in range(KINDS) for _ in range(table.hands[other * KINDS + kind])]
    table.hands[other * KINDS : (other + 1) * KINDS] = bytes(KINDS)
    table.held[other], table.low[other], table.high[other] = 0, 0, 0
    for card in dealt[:held]:
        receive(table, other, card)
    for card in dealt[held:]:
        table.draw_pile[table.draw_size] = card
        table.draw_size += 1
    unseen = [0] * KINDS
    for card in (*dealt[:held], *table.draw_pile[: table.draw_size]):
        unseen[card] += 1
    return table, other, unseen


def hands_gone_through(table: Table, other: int, belief: tuple[int, ...], worlds: int, memory: list[int]) -> list[Any]:
    """The other's hand in each of so many worlds, how often each kind is in it."""
    dice, found = list(Dice("few").state), []
    for number in range(worlds):
        world = table.copy()
        deal_anew(world, edition("classic").sheet, 1 - other, HONEST, memory, list(belief), dice, number, worlds)
        found.append(hands(world)[other])
    return found


def test_each_card_that_may_be_the_last_is_it_once_in_as_many_worlds_as_there_are_cards() -> None:
    table, other, unseen = few_left(1)
    assert sum(unseen) == 100  # of 108, seven in the hand and one turned up
    found = hands_gone_through(table, other, (*EVEN[:4], 2), 100, [0] * MEMORY)
    assert [sum(column) for column in zip(*found, strict=True)] == unseen


def test_each_pair_that_may_be_a_hand_of_two_is_it_as_often_as_it_is_likely() -> None:
    table, other, unseen = few_left(2)
    found = hands_gone_through(table, other, (*EVEN[:4], 2), 9900, [0] * MEMORY)
    for first in range(KINDS):
        for second in range(first + 1):
            pairs = 2 * unseen[first] * unseen[second] if first != second else unseen[first] * (unseen[first] - 1)
            seen = sum(hand[first] > 0 and hand[second] > (first == second) for hand in found)
            assert abs(seen - pairs) <= 2  # where the border between two lies within a world, either may be in it


def test_hands_gone_through_are_as_likely_as_hands_drawn() -> None:
    table, other, unseen = few_left(1)
    memory = [0] * MEMORY
    memory[DREW_ON + other], memory[NAMED + other] = 0b0001, 0b0110
    colors = np.array(edition("classic").sheet.kind_color)
    through, drawn, dealt = (
        np.bincount(colors, np.sum(found, axis=0)[: len(colors)]) / np.sum(found)
        for found in (
            hands_gone_through(table, other, USUAL, 2000, memory),
            hands_gone_through(table, other, (*USUAL[:4], 0), 8000, memory),
            [unseen],
        )
    )
    # The share of a color in 8,000 draws has a deviation of at most 0.0056; the belief itself moves it much further.
    assert np.abs(through - drawn).max() < 0.02
    assert np.abs(through - dealt).max() > 0.15


def test_the_calibration_error_of_predictions_worked_out_by_hand() -> None:
    chances = np.array([0.05, 0.05, 0.05, 0.05, 0.95, 0.95])
    so = np.array([0, 0, 0, 1, 1, 1])
    # Four of six said 0.05 where it was 0.25: 4/6 * 0.2; two said 0.95 where it was 1: 2/6 * 0.05.
    assert calibration_error(chances, so) == pytest.approx(4 / 6 * 0.2 + 2 / 6 * 0.05)


def test_what_is_believed_is_so() -> None:
    """At most 0.02 over 100,000 predictions at tables of ``casual`` and ``expert``; dealing evenly is far off."""
    tables = (("mario-kart", ("expert", "casual")), ("classic", ("casual", "expert", "casual", "expert")))
    for belief, error in ((USUAL, (0.0, 0.02)), (EVEN, (0.03, 1.0))):
        made = np.concatenate([predictions(edition(name), players, 50_000, belief) for name, players in tables])
        assert len(made) > 99_900
        assert error[0] <= calibration_error(made[:, 0] / WORLDS, made[:, 1]) <= error[1]
