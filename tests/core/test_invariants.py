"""What holds at every table: any edition, any mix of rulings, any number of seats, plain and compiled."""

import random
from typing import Any

import numpy as np
import pytest

from lastcard.compiled import records, twin
from lastcard.editions import BOXES, Edition, edition
from lastcard.errors import BadRuling
from lastcard.rules import deal as dealing
from lastcard.rules import moves as rules
from lastcard.rules import step as stepping
from lastcard.rules.table import Table
from lastcard.rules.words import EVENTS, KINDS, LEGAL, MOVES, OVER, WORD

ROUNDS = 12
MOST = 400
PILES = {"events": "event_count", "draw_pile": "draw_size", "discard": "discard_size", "agenda": "agenda_size"}
"""Rows that count only up to a size."""


def some_edition(dice: random.Random, name: str) -> Edition:
    """An edition with a random mix of rulings that can hold together."""
    while True:
        chosen: dict[str, object] = {}
        for ruling in BOXES[name].RULINGS:
            if dice.random() < 0.35:
                chosen[ruling.name] = (
                    dice.choice(ruling.values)
                    if ruling.values
                    else dice.randint(ruling.lowest, min(ruling.highest, ruling.lowest + 6))
                )
        try:
            return edition(name, chosen)
        except BadRuling:
            continue


def what_counts(table: Table) -> dict[str, Any]:
    """The fields of a table without what lies beyond the ends of its piles."""
    fields = dict(vars(table))
    for row, size in PILES.items():
        fields[row] = list(fields[row][: fields[size]])
    return fields


def check_cards(table: Table, box: Edition) -> None:
    """No card is lost or doubled, and the masks say what the hands hold."""
    found = [0] * len(box.cards)
    for seat in range(table.seats):
        hand = table.hands[seat * KINDS : seat * KINDS + len(box.cards)]
        assert sum(hand) == table.held[seat]
        for kind, count in enumerate(hand):
            found[kind] += count
            mask = table.low[seat] if kind < WORD else table.high[seat]
            assert bool(count) == bool(mask >> kind % WORD & 1)
    for kind in [*table.draw_pile[: table.draw_size], *table.discard[: table.discard_size]]:
        found[kind] += 1
    assert found == [card.copies for card in box.cards]


def legal_moves(table: Table, box: Edition, seat: int) -> list[int]:
    """What a seat may do."""
    out = [0] * MOVES
    return out[: rules.legal(table, box.sheet, seat, out)]


def check_predicate(table: Table, box: Edition) -> None:
    """``legal`` and ``why_not`` agree on every move of every seat."""
    for seat in range(table.seats):
        allowed = [move for move in range(MOVES) if rules.why_not(table, box.sheet, seat, move) == LEGAL]
        assert sorted(legal_moves(table, box, seat)) == allowed


def choose(dice: random.Random, table: Table, box: Edition) -> tuple[int, int]:
    """A seat that may move and one of its moves, plays preferred so that rounds get on."""
    seat = table.asked
    if dice.random() < 0.15:
        seat = dice.choice([each for each in range(table.seats) if legal_moves(table, box, each)])
    moves = legal_moves(table, box, seat)
    plays = [move for move in moves if move < KINDS]
    return seat, dice.choice(plays if plays and dice.random() < 0.8 else moves)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", list(BOXES))
def test_any_round(name: str, seed: int) -> None:
    dice = random.Random(f"{name} {seed}")
    compiled, compiled_deal = twin.load("moves"), twin.load("deal")
    for _ in range(ROUNDS):
        box = some_edition(dice, name)
        seats, clockless = dice.randint(*box.seats), dice.randint(0, 1)
        dealer = dice.randrange(seats)
        table, sheet = Table(), records.sheet_of(box)
        table.key[:] = [dice.getrandbits(32) for _ in range(8)]
        record = records.tables(1)[0]
        record.key[:] = table.key
        dealing.deal(table, box.sheet, seats, dealer, clockless)
        compiled_deal.deal(record, sheet, seats, dealer, clockless)
        assert what_counts(Table.unpack(record)) == what_counts(table)
        while table.asks != OVER and table.moves < MOST:
            assert legal_moves(table, box, table.asked), "somebody can always move"
            if dice.random() < 0.03:
                before = table.copy()
                check_predicate(table, box)
                assert table == before, "asking changes nothing"
            seat, move = choose(dice, table, box)
            out = np.zeros(MOVES, np.int64)
            size = compiled.legal(record, sheet, seat, out)
            assert list(out[:size]) == legal_moves(table, box, seat)
            stepping.step(table, box.sheet, seat, move)
            twin.load("step").step(record, sheet, seat, move)
            assert what_counts(Table.unpack(record)) == what_counts(table)
            assert table.event_count < EVENTS
            check_cards(table, box)


@pytest.mark.parametrize("name", list(BOXES))
def test_every_round_of_the_reference_player_ends(name: str) -> None:
    from lastcard.compiled.batch import play_rounds

    box = edition(name)
    for seats in range(box.seats[0], box.seats[1] + 1):
        played = play_rounds(box, ["random"] * seats, 2000, seed=f"{name} {seats}")
        assert played.given_up == 0
        assert (played.winners >= -1).all()
