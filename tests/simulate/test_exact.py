"""Simulated figures against those that can be worked out."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from lastcard.bots.facts import facts_of
from lastcard.editions import BOXES, Edition, edition
from lastcard.editions.cards import Card, skip
from lastcard.game.keys import key_words, match_key
from lastcard.rules import deal as dealing
from lastcard.rules.casual import choose_casual
from lastcard.rules.scoring import hand_points
from lastcard.rules.step import step
from lastcard.rules.survey import deal_number
from lastcard.rules.table import Table
from lastcard.rules.words import DRAW, OVER
from lastcard.simulate import simulate


def openers(box: Edition) -> list[int]:
    """How many copies of each kind may open a round."""
    return [0 if card.opens in ("returned", "passed_over") else card.copies for card in box.cards]


@pytest.mark.parametrize("start_action", ["take_effect", "ignore_and_flip"])
@pytest.mark.parametrize("name", list(BOXES))
def test_every_card_that_may_open_opens_in_proportion_to_its_copies(name: str, start_action: str) -> None:
    # Whatever is shuffled back or passed over, the first card that may open is any of those that may, equally likely.
    box = edition(name, {"start_action": start_action})
    rounds = 20_000
    opened = np.bincount(simulate(box, 2, rounds=rounds, seed="start")["start"], minlength=len(box.cards))
    copies = np.array(openers(box))
    assert not opened[copies == 0].any()
    expected = rounds * copies[copies > 0] / copies.sum()
    square = float((((opened[copies > 0] - expected) ** 2) / expected).sum())
    freedom = np.count_nonzero(copies) - 1
    # Chi-square: its mean is the degrees of freedom, its variance twice that. Four deviations.
    assert square < freedom + 4 * math.sqrt(2 * freedom)


@pytest.mark.parametrize(("name", "mean"), [("classic", 7 * 1240 / 108), ("pizza-pizza", 5 * 620 / 52)])
def test_a_dealt_hand_counts_what_the_box_counts_on_average(name: str, mean: float) -> None:
    # Classic: 4 colors x (2 x 45 + 6 x 20) + 8 x 50 = 1240 points on 108 cards; pizza: 4 x (45 + 60) + 4 x 50 on 52.
    box, table, points = edition(name), Table(), []
    key, sheet = key_words(match_key("hands")), replaced(box).sheet
    for number in range(1000):
        deal_number(table, sheet, key, number, 2, 0, 1, [0] * 4)
        points += [hand_points(table, box.sheet, seat) for seat in range(2)]
    error = np.std(points) / math.sqrt(len(points))
    assert abs(np.mean(points) - mean) < 4 * error


def replaced(box: Edition) -> Edition:
    """The box with openings that deal nobody a card."""
    return replace(box, cards=tuple(replace(c, opens="returned" if c.does else c.opens) for c in box.cards))


def tiny() -> Edition:
    """Five cards, a hand of one: small enough to play every deal there is."""
    box = edition("classic", {"uno_calls": "automatic"})
    cards = (
        *(Card(f"{number}", "red", 1, points=number) for number in (1, 2)),
        Card("S", "red", 1, points=20, does=(skip(),), opens="effect"),
        *(Card(f"{number}", "blue", 1, points=number) for number in (2, 5)),
    )
    return replace(box, name="tiny", cards=cards, hand=1, seats=(2, 2))


Live = dict[tuple[object, ...], tuple[float, Table]]
"""Tables that can be reached, each with its probability; those that go on alike are one."""


def meet(live: Live, weight: float, table: Table) -> None:
    """Add a table that can be reached."""
    drop = ("key", "block", "events", "event_count", "reshuffles", "moves", "draw_pile", "discard")
    numbers = tuple(
        value if isinstance(value, int) else tuple(value) for k, value in vars(table).items() if k not in drop
    )
    piles = bytes(table.draw_pile[: table.draw_size]), bytes(table.discard[: table.discard_size])
    before = live.get((numbers, piles), (0.0, table))[0]
    live[numbers, piles] = (before + weight, table)


def orders_of(table: Table) -> list[Table]:
    """The table with its discard pile, the top card aside, shuffled in every way there is."""
    below = list(table.discard[: table.discard_size - 1])
    found = []
    for order in itertools.permutations(below):
        branch = table.copy()
        branch.draw_pile[: len(order)] = bytes(order)
        branch.draw_size = len(order)
        branch.discard[0] = table.discard[table.discard_size - 1]
        branch.discard_size = 1
        found.append(branch)
    return found


def endings(box: Edition, live: Live) -> Iterator[tuple[float, int, int]]:
    """Every way a round of casual players can end: its probability, its winner and its moves."""
    facts, moves = facts_of(box), 0
    while sum(weight for weight, _ in live.values()) > 1e-9:
        moves += 1
        reached: Live = {}
        for weight, table in live.values():
            move = choose_casual(table, box.sheet, facts, [0, 0, 0, 1])
            shuffled = orders_of(table) if move == DRAW and table.draw_size == 0 else [table.copy()]
            for branch in shuffled:
                step(branch, box.sheet, branch.asked, move)
                if branch.asks == OVER:
                    yield weight / len(shuffled), branch.winner, moves
                else:
                    meet(reached, weight / len(shuffled), branch)
        live = reached


def test_a_tiny_deck_played_in_every_deal_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    box, dealt = tiny(), Live()
    orders = list(itertools.permutations(range(5)))
    for order in orders:

        def in_this_order(table: Table, order: tuple[int, ...] = order) -> None:
            table.draw_pile[:5] = bytes(order)

        monkeypatch.setattr(dealing, "shuffle_deck", in_this_order)
        table = Table()
        dealing.deal(table, box.sheet, 2, 0, 1)
        meet(dealt, 1 / len(orders), table)
    found = list(endings(box, dealt))
    weights = np.array([weight for weight, _, _ in found])
    assert weights.sum() == pytest.approx(1, abs=1e-8)
    moves = np.array([moves for _, _, moves in found])
    mean = float((weights * moves).sum())
    spread = math.sqrt(float((weights * (moves - mean) ** 2).sum()))
    dealer = float(weights[[winner == 0 for _, winner, _ in found]].sum())
    rounds = 40_000
    result = simulate(box, ["casual", "casual"], rounds=rounds, seed="tiny")
    assert abs(result["moves"].mean() - mean) < 4 * spread / math.sqrt(rounds)
    won = float((result["winner"] == result["dealer"]).mean())
    assert abs(won - dealer) < 4 * math.sqrt(dealer * (1 - dealer) / rounds)
