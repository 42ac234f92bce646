"""How good a belief is: in how many of its worlds somebody holds a color, next to whether it is so."""

from typing import Final

from ._rule import copy_table, entry, rule
from .layout import Row
from .memory import DREW_ON, NAMED, PASSED_OVER, forget
from .network import candidates, remembered_step
from .reference import below
from .search import LONGEST, Study, choose_for
from .sheet import Sheet
from .survey import deal_number
from .table import Table
from .words import COLORS, KINDS, OVER, Color, Seat
from .worlds import HONEST, deal_anew

WORLDS_WITH: Final = 0
"""The columns of a prediction: in how many worlds the seat holds the color, whether it does, how many cards it has,
what is remembered of the seat and the color (1 drew on it, 2 passed it over, 4 named it, 8 named another)."""
IS_SO: Final = 1
CARDS_HELD: Final = 2
SEEN_TO: Final = 3
PREDICTION: Final = 4


@rule
def holds(table: Table, sheet: Sheet, seat: Seat, color: Color) -> int:
    """1 if a seat holds a card of a color."""
    for kind in range(sheet.kinds):
        if sheet.kind_color[kind] == color and table.hands[seat * KINDS + kind] > 0:
            return 1
    return 0


@rule
def predict(
    tables: list[Table], sheet: Sheet, worlds: int, memory: Row, belief: Row, dice: Row, rows: Row, base: int
) -> int:
    """Write the predictions of the seat that is asked about every other seat and color; where they end."""
    real, me = tables[0], tables[0].asked
    end = base
    for seat in range(real.seats):
        if seat != me:
            for color in range(COLORS):
                rows[end + WORLDS_WITH] = 0
                rows[end + IS_SO] = holds(real, sheet, seat, color)
                rows[end + CARDS_HELD] = real.held[seat]
                named = memory[NAMED + seat] >> color & 1
                other = 8 if memory[NAMED + seat] != 0 and named == 0 else 0
                rows[end + SEEN_TO] = (
                    (memory[DREW_ON + seat] >> color & 1) | (memory[PASSED_OVER + seat] >> color & 1) << 1 | named << 2
                ) | other
                end += PREDICTION
    for world in range(worlds):
        copy_table(tables, 0, 1)
        deal_anew(tables[1], sheet, me, HONEST, memory, belief, dice, world, worlds)
        at = base
        for seat in range(real.seats):
            if seat != me:
                for color in range(COLORS):
                    rows[at + WORLDS_WITH] += holds(tables[1], sheet, seat, color)
                    at += PREDICTION
    return end


@entry
def predictions(
    tables: list[Table], sheet: Sheet, key: Row, seats: int, players: Row, worlds: int, one_in: int, belief: Row,
    study: Study, dice: Row, rows: Row,
) -> int:  # fmt: skip
    """Let players play rounds until ``rows`` is full of predictions, made at one decision in ``one_in``; the rounds."""
    table, memory, rolls, number, end = tables[0], study[0][0], study[3], 0, 0
    more = (seats - 1) * COLORS * PREDICTION
    while end + more <= len(rows):
        deal_number(table, sheet, key, number, seats, number % seats, 1, rolls)
        forget(memory)
        while table.asks != OVER and table.moves < LONGEST:
            choice = candidates(table, sheet, table.asked, study[0][3][0]) > 1
            if choice and end + more <= len(rows) and below(dice, one_in) == 0:
                end = predict(tables, sheet, worlds, memory, belief, dice, rows, end)
            move = choose_for(table, sheet, players[table.asked], memory, study, rolls)
            remembered_step(table, sheet, move, memory)
        number += 1
    return number
