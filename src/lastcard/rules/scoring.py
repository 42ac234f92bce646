"""The end of a round and what it scores (MK-86, MK-91, MK-92, MK-76)."""

from ._rule import rule
from .chance import note
from .sheet import Sheet
from .table import Table
from .words import KINDS, NOBODY, OVER, ROUND_OVER, STALEMATE, WENT_OUT, Points, Seat


@rule
def hand_points(table: Table, sheet: Sheet, seat: Seat) -> Points:
    """What the cards in a hand count."""
    total = 0
    for kind in range(sheet.kinds):
        total += table.hands[seat * KINDS + kind] * sheet.kind_points[kind]
    return total


@rule
def end_round(table: Table, sheet: Sheet, winner: Seat) -> None:
    """The round is over; its winner, if any, scores what all the others hold."""
    total = 0
    for seat in range(table.seats):
        table.points[seat] = 0
        if seat != winner:
            total += hand_points(table, sheet, seat)
    table.winner = winner
    table.catchable = 0
    table.unasked = 0
    table.window = -1
    table.asks = OVER
    table.asked = -1
    if winner >= 0:
        table.points[winner] = total
        note(table, ROUND_OVER, winner, NOBODY, 0)
    else:
        note(table, ROUND_OVER, NOBODY, NOBODY, 0)


@rule
def end_stalemate(table: Table, sheet: Sheet) -> None:
    """Nobody can move: the round is void, or by ruling the lowest hand wins it; a tie is void."""
    note(table, STALEMATE, NOBODY, NOBODY, 0)
    winner = -1
    if sheet.lowest_hand_wins:
        lowest = 1 << 30
        for seat in range(table.seats):
            points = hand_points(table, sheet, seat)
            if points < lowest:
                lowest = points
                winner = seat
            elif points == lowest:
                winner = -1
    end_round(table, sheet, winner)


@rule
def go_out(table: Table, seat: Seat) -> None:
    """Remember the first seat that played its last card."""
    if table.out < 0:
        table.out = seat
        note(table, WENT_OUT, seat, NOBODY, 0)
