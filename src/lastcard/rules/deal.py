"""Setting a round up: the deal and the first discard (MK-10 to MK-22, PP-07 to PP-15)."""

from ._rule import entry, rule
from .chance import note, shuffle, shuffle_deck, take_card
from .effects import ask, carry_on, plan
from .seats import receive, seat_after
from .sheet import Sheet
from .table import Table
from .words import (
    ACTIVATES,
    COLOR,
    DEALER_NAMES,
    FIRST_NAMES,
    IGNORED,
    KINDS,
    NOBODY,
    NOTHING,
    PASSED_OVER,
    RETURNED,
    RETURNED_START,
    REVERSE,
    RULES_VERSION,
    START_STREAM,
    STARTED,
    TAKES_EFFECT,
    USE_ITEM,
    Kind,
    Seat,
)

MOST_TOLD = 100
"""How many returned start cards are told of; luck sets no limit to them, but there is only so much room."""


@rule
def clear(table: Table, sheet: Sheet, seats: int, dealer: Seat, clockless: int) -> None:
    """An empty table, whatever was on it before; the key stays."""
    table.rules_version = RULES_VERSION
    table.seats = seats
    table.active = (1 << seats) - 1
    table.dealer = dealer
    table.clockless = clockless
    table.direction = 1
    table.turn = dealer
    ask(table, NOTHING, dealer)
    table.color = 0
    table.drawn = -1
    table.steps = 1
    table.played = 0
    table.extra = 0
    table.again = 0
    table.passes = 0
    table.out = -1
    table.winner = -1
    table.last_actor = -1
    table.other_actor = -1
    table.moves = 0
    for seat in range(seats):
        for kind in range(sheet.kinds):
            table.hands[seat * KINDS + kind] = 0
        table.held[seat] = 0
        table.low[seat] = 0
        table.high[seat] = 0
        table.points[seat] = 0
    clear_pending(table)
    table.draw_size = 0
    table.discard_size = 0
    table.starts = 0
    table.reshuffles = 0
    table.event_count = 0


@rule
def clear_pending(table: Table) -> None:
    """Nothing on the agenda, nothing owed, nobody at UNO."""
    table.agenda_at = 0
    table.agenda_size = 0
    table.pending = 0
    table.got = 0
    table.owed = 0
    table.owed_kind = 0
    table.bounced = 0
    table.before_color = 0
    table.before_top = 0
    table.evidence_low = 0
    table.evidence_high = 0
    table.called = 0
    table.catchable = 0
    table.unasked = 0
    table.window = -1
    table.resume_asks = NOTHING
    table.resume_asked = 0
    table.swapped = 0
    table.false_callers = 0


@entry
def deal(table: Table, sheet: Sheet, seats: int, dealer: Seat, clockless: int) -> None:
    """Shuffle with ``table.key``, deal from the dealer's left, turn the first card up."""
    clear(table, sheet, seats, dealer, clockless)
    size = 0
    for kind in range(sheet.kinds):
        for _ in range(sheet.copies[kind]):
            table.draw_pile[size] = kind
            size += 1
    table.draw_size = size
    shuffle_deck(table)
    seat = dealer
    for _ in range(sheet.hand * seats):
        seat = seat_after(table, seat, 1)
        size -= 1
        receive(table, seat, table.draw_pile[size])
    table.draw_size = size
    open_round(table, sheet)


@rule
def turn_up(table: Table, sheet: Sheet) -> Kind:
    """Turn cards up until one may open the round; none is lost (MK-18)."""
    while True:
        kind = take_card(table)
        way = sheet.opens[kind]
        if way == RETURNED:
            if table.event_count < MOST_TOLD:
                note(table, RETURNED_START, NOBODY, kind, 0)
            table.draw_pile[table.draw_size] = kind
            table.draw_size += 1
            shuffle(table, table.draw_size, START_STREAM, table.starts)
            table.starts += 1
        else:
            table.discard[table.discard_size] = kind
            table.discard_size += 1
            if way != PASSED_OVER:
                return kind
            note(table, IGNORED, NOBODY, kind, 0)


@entry
def open_round(table: Table, sheet: Sheet) -> None:
    """Turn the first discard up and let it have its effect; then the first turn begins.

    At least one card of the draw pile must be able to open (rules 4.5).
    """
    table.event_count = 0
    kind = turn_up(table, sheet)
    note(table, STARTED, NOBODY, kind, 0)
    table.color = sheet.kind_color[kind]
    way = sheet.opens[kind]
    first = seat_after(table, table.dealer, 1)
    if way == DEALER_NAMES or way == FIRST_NAMES:
        table.turn = first
        table.steps = 0
        ask(table, COLOR, table.dealer if way == DEALER_NAMES else first)
        return
    if way == TAKES_EFFECT:
        start_effect(table, sheet, kind)
    elif way == ACTIVATES:
        table.turn = first
        table.agenda[0] = USE_ITEM
        table.agenda_size = 1
    carry_on(table, sheet)


@rule
def start_effect(table: Table, sheet: Sheet, kind: Kind) -> None:
    """An action card turned up works as if the dealer had played it (MK-15 to MK-17)."""
    if sheet.script[sheet.does_from[kind]] & 0xFF == REVERSE:
        table.direction = -1
        # MK-17: the dealer goes first, or by ruling the dealer's right neighbor.
        table.steps = sheet.right_neighbor_starts
    else:
        plan(table, sheet, sheet.does_from[kind], sheet.does_to[kind])
