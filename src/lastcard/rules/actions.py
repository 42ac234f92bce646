"""Moves as actions: one fixed numbering for each edition, the same from every seat.

Learners want numbers without gaps, from 0 on, that mean the same wherever one sits. An edition of k
kinds has, in this order: k plays; draw, keep, pass, accept, challenge, uno, silent; four colors; ten
targets and ten catches, by how many seats to one's left somebody sits; k gifts.
"""

from ._rule import hot, rule
from .layout import Row
from .moves import legal
from .sheet import Sheet
from .table import Table
from .words import CATCH_SEAT, HAND_OVER, KINDS, MOVES, POINT, Move, Seat


@rule
def actions_of(kinds: int) -> int:
    """How many actions an edition of so many kinds has."""
    return MOVES - 2 * (KINDS - kinds)


@hot
def action_of(move: Move, kinds: int, seats: int, seat: Seat) -> int:
    """The action by which a seat makes a move."""
    if move < KINDS:
        return move
    if POINT <= move < HAND_OVER:
        first = POINT if move < CATCH_SEAT else CATCH_SEAT
        away = move - first - seat
        move = first + (away if away >= 0 else away + seats)
    return move - KINDS + kinds


@hot
def move_of(action: int, kinds: int, seats: int, seat: Seat) -> Move:
    """The move that an action makes for a seat; -1 where it makes none."""
    if action < 0 or action >= actions_of(kinds):
        return -1
    if action < kinds:
        return action
    move = action - kinds + KINDS
    if POINT <= move < HAND_OVER:
        first = POINT if move < CATCH_SEAT else CATCH_SEAT
        away = move - first
        if away >= seats:
            return -1
        at = seat + away
        move = first + (at if at < seats else at - seats)
    return move


@hot
def write_mask(table: Table, sheet: Sheet, seat: Seat, out: Row, mask: Row) -> None:
    """Mark the actions a seat may choose with 1 and all others with 0. ``out`` has room for MOVES."""
    kinds = sheet.kinds
    for action in range(actions_of(kinds)):
        mask[action] = 0
    for at in range(legal(table, sheet, seat, out)):
        mask[action_of(out[at], kinds, table.seats, seat)] = 1
