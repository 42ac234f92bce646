"""UNO calls, catches and their window (MK-80 to MK-85, rules 4.5 and 4.6)."""

from ._rule import hot, lowest_bit, rule
from .chance import note
from .seats import draw_cards, seat_after
from .sheet import Sheet
from .table import Table
from .words import CALL, CALLED_UNO, CATCH, CAUGHT, FALSE_CALL, NOBODY, STAYED_SILENT, Seat


@hot
def acts(table: Table, sheet: Sheet, seat: Seat) -> None:
    """A seat plays, draws, passes or answers a penalty: the windows of all others close."""
    last = table.last_actor
    table.other_actor = last if seat != last else table.other_actor
    table.last_actor = seat
    table.extra = 0
    if sheet.window_stays == 0:
        table.catchable &= 1 << seat


@hot
def open_windows(table: Table, sheet: Sheet) -> None:
    """Whoever is down to one card by this turn's play and has not called can be caught.

    A turn opens windows once: before a penalty is answered, or else at its end.
    """
    if table.swapped == 0 and (table.played == 0 or table.held[table.turn] != 1):
        return
    if sheet.no_calls:
        return
    brought = table.swapped | table.played << table.turn
    table.swapped = 0
    table.played = 0
    for seat in range(table.seats):
        bit = 1 << seat
        if brought & bit and table.held[seat] == 1 and table.called & bit == 0:
            table.catchable |= bit
            if table.clockless:
                table.unasked |= bit


@rule
def interpose(table: Table) -> None:
    """Without a clock: ask about an opened window before the question that is open."""
    if table.unasked:
        seat = lowest_bit(table.unasked)
        table.unasked &= ~(1 << seat)
        table.window = seat
        table.resume_asks = table.asks
        table.resume_asked = table.asked
        table.asks = CALL
        table.asked = seat


@rule
def close_question(table: Table) -> None:
    """The window has been asked about; the question it interrupted is open again."""
    if table.window >= 0:
        table.window = -1
        table.asks = table.resume_asks
        table.asked = table.resume_asked
        interpose(table)


@rule
def call_uno(table: Table, seat: Seat) -> None:
    """A seat calls UNO in time."""
    table.called |= 1 << seat
    table.catchable &= ~(1 << seat)
    table.unasked &= ~(1 << seat)
    note(table, CALLED_UNO, seat, NOBODY, 0)
    if table.asks == CALL and table.window == seat:
        close_question(table)


@rule
def stay_silent(table: Table) -> None:
    """The seat asked lets the window pass; the next opponent is asked, in turn order."""
    note(table, STAYED_SILENT, table.asked, NOBODY, 0)
    nxt = seat_after(table, table.asked, 1)
    if nxt == table.window:
        close_question(table)
    else:
        table.asks = CATCH
        table.asked = nxt


@rule
def catch(table: Table, sheet: Sheet, seat: Seat, by: Seat) -> None:
    """A seat is caught and draws the penalty; the turn is not affected (MK-82)."""
    table.catchable &= ~(1 << seat)
    table.unasked &= ~(1 << seat)
    note(table, CAUGHT, seat, NOBODY, by)
    draw_cards(table, seat, sheet.uno_penalty)
    if table.window == seat:
        close_question(table)


@rule
def call_falsely(table: Table, sheet: Sheet, seat: Seat) -> None:
    """House rule H12: a call or catch without reason costs cards, at most once a turn."""
    table.false_callers |= 1 << seat
    note(table, FALSE_CALL, seat, NOBODY, 0)
    draw_cards(table, seat, sheet.false_penalty)
