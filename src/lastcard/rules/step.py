"""What happens when a seat moves: one function a move, and ``step``, which makes any of them."""

from ._rule import entry, hot, lowest_bit, rule
from .calls import acts, call_falsely, call_uno, catch, stay_silent
from .chance import can_draw, note
from .effects import carry_on, miss_a_turn, pay, plan, strike
from .moves import can_play, convicts, drawn_can_be_played, due_to_call, top_kind
from .scoring import end_stalemate, go_out
from .seats import draw_cards, lay_down, no_longer_one, receive, seat_after
from .sheet import Sheet
from .table import Table
from .words import (
    ACCEPT,
    ACCEPTED,
    CALL_UNO,
    CATCH_SEAT,
    CHALLENGE,
    DEMAND_AGAIN,
    DISPUTE,
    DISPUTED,
    DRAW,
    DRAWN,
    GAVE,
    GUILTY,
    HAND_OVER,
    INNOCENT,
    KEEP,
    KEPT,
    KINDS,
    NAME,
    NAMED_COLOR,
    NOBODY,
    NOTHING,
    PASS,
    PASSED,
    PLAY,
    PLAYED,
    POINT,
    REVERSED,
    SHOWN,
    SILENT,
    STACK,
    TARGETED,
    WORD,
    Kind,
    Move,
    Seat,
)


@hot
def play(table: Table, sheet: Sheet, seat: Seat, kind: Kind) -> None:
    """Lay a card on the discard pile and work off what it does."""
    answering = table.asks == CHALLENGE or table.asks == STACK
    acts(table, sheet, seat)
    if seat != table.turn:
        if table.held[table.turn] != 1:
            table.called &= ~(1 << table.turn)
        table.turn = seat
        table.steps = 1
    table.passes = 0
    table.drawn = -1
    table.played = 1
    table.before_color = table.color
    table.before_top = top_kind(table)
    lay_down(table, seat, kind)
    no_longer_one(table, seat)
    table.evidence_low = table.low[seat]
    table.evidence_high = table.high[seat]
    table.discard[table.discard_size] = kind
    table.discard_size += 1
    table.color = sheet.kind_color[kind]
    note(table, PLAYED, seat, kind, 0)
    if table.held[seat] == 0:
        go_out(table, seat)
    if answering and sheet.penalty[kind] == 0:
        pass_on(table, sheet, kind)
    else:
        table.owed_kind = kind if sheet.penalty[kind] else table.owed_kind
        plan(table, sheet, sheet.does_from[kind], sheet.does_to[kind])
    table.asks = NOTHING


@rule
def pass_on(table: Table, sheet: Sheet, kind: Kind) -> None:
    """House rules H8, H9: a Skip or a Reverse passes the penalty on instead of doing its own."""
    table.bounced = 1
    if sheet.passes_on[kind] == 2:
        table.direction = -table.direction
        note(table, REVERSED, table.turn, NOBODY, 0)
    table.agenda[0] = DEMAND_AGAIN
    table.agenda_at = 0
    table.agenda_size = 1


@hot
def draw(table: Table, sheet: Sheet, seat: Seat) -> None:
    """Draw a card; one that can be played may be (MK-32, MK-33)."""
    acts(table, sheet, seat)
    table.passes = 0
    if table.held[seat] == 1:
        table.called &= ~(1 << seat)  # 4.5: a call lapses when the hand is no longer one card
    kind = draw_cards(table, seat, 1)
    table.drawn = kind
    table.asks = DRAWN
    can = drawn_can_be_played(table, sheet, seat)
    while sheet.until_playable and not can and can_draw(table):
        kind = draw_cards(table, seat, 1)
        table.drawn = kind
        can = drawn_can_be_played(table, sheet, seat)
    if not can or sheet.keeps_drawn:
        table.drawn = -1
        table.asks = NOTHING


@rule
def give_up_turn(table: Table, sheet: Sheet, seat: Seat) -> None:
    """Pass. A full circle of seats that have to is a stalemate (MK-76)."""
    forced = not can_draw(table) and not can_play(table, sheet, seat)
    acts(table, sheet, seat)
    note(table, PASSED, seat, NOBODY, 0)
    if forced:
        table.passes += 1
        circle = 0
        for other in range(table.seats):
            circle += table.active >> other & 1
        if table.passes >= circle:
            end_stalemate(table, sheet)
            return
    table.asks = NOTHING


@rule
def accept(table: Table, sheet: Sheet, seat: Seat) -> None:
    """Draw the penalty and miss the turn (MK-44, PP-23)."""
    acts(table, sheet, seat)
    note(table, ACCEPTED, seat, NOBODY, 0)
    pay(table, seat, table.owed)
    miss_a_turn(table)
    table.asks = NOTHING


@rule
def dispute(table: Table, sheet: Sheet, seat: Seat) -> None:
    """Challenge the card: its player shows the hand to the challenger, and one of the two draws.

    MK-45 to MK-51, PP-24 to PP-27.
    """
    acts(table, sheet, seat)
    author = table.turn
    note(table, DISPUTED, seat, NOBODY, author)
    low = table.low[author]
    high = table.high[author]
    while low != 0:
        kind = lowest_bit(low)
        low &= low - 1
        note(table, SHOWN, author, kind, table.hands[author * KINDS + kind])
    while high != 0:
        kind = WORD + lowest_bit(high)
        high &= high - 1
        note(table, SHOWN, author, kind, table.hands[author * KINDS + kind])
    if convicts(sheet, table.before_color, table.before_top, table.evidence_low, table.evidence_high):
        note(table, GUILTY, author, NOBODY, 0)
        pay(table, author, table.owed)
    else:
        note(table, INNOCENT, author, NOBODY, 0)
        pay(table, seat, table.owed + sheet.challenge_extra)
        miss_a_turn(table)
    table.asks = NOTHING


@rule
def hand_over(table: Table, seat: Seat, kind: Kind) -> None:
    """Give a card to the next player (PP-22)."""
    receiver = seat_after(table, seat, 1)
    lay_down(table, seat, kind)
    receive(table, receiver, kind)
    note(table, GAVE, seat, kind, receiver)
    no_longer_one(table, receiver)
    table.asks = NOTHING


@rule
def answer_other(table: Table, sheet: Sheet, seat: Seat, move: Move) -> None:
    """Name a color, choose a target, catch, or give a card."""
    if move < POINT:
        table.color = move - NAME
        note(table, NAMED_COLOR, seat, NOBODY, table.color)
        table.asks = NOTHING
    elif move < CATCH_SEAT:
        note(table, TARGETED, seat, NOBODY, move - POINT)
        strike(table, sheet, table.pending, move - POINT)
        table.asks = NOTHING
    elif move < HAND_OVER:
        target = move - CATCH_SEAT
        if table.catchable >> target & 1:
            catch(table, sheet, target, seat)
        else:
            call_without_reason(table, sheet, seat)
    else:
        hand_over(table, seat, move - HAND_OVER)


@rule
def call_without_reason(table: Table, sheet: Sheet, seat: Seat) -> None:
    """Pay for a false call; in one's own turn it costs the turn too, so it is never a free draw."""
    call_falsely(table, sheet, seat)
    if seat == table.asked and (table.asks == PLAY or table.asks == DRAWN):
        acts(table, sheet, seat)
        table.passes = 0
        table.drawn = -1
        table.asks = NOTHING


@entry
def step(table: Table, sheet: Sheet, seat: Seat, move: Move) -> None:
    """Make one legal move (it is not checked again).

    An answer that settles the open question leaves the table asking nothing; then the agenda goes on.
    """
    table.moves += 1
    table.event_count = 0
    if move < KINDS:
        play(table, sheet, seat, move)
    elif move == DRAW:
        draw(table, sheet, seat)
    elif move == KEEP:
        note(table, KEPT, seat, NOBODY, 0)
        table.asks = NOTHING
    elif move == PASS:
        give_up_turn(table, sheet, seat)
    elif move == ACCEPT:
        accept(table, sheet, seat)
    elif move == DISPUTE:
        dispute(table, sheet, seat)
    elif move == CALL_UNO:
        if due_to_call(table, sheet, seat):
            call_uno(table, seat)
        else:
            call_without_reason(table, sheet, seat)
    elif move == SILENT:
        stay_silent(table)
    else:
        answer_other(table, sheet, seat, move)
    if table.asks == NOTHING:
        carry_on(table, sheet)
