"""What a seat may do (``playable``, ``legal``, ``why_not``) and what happens when it does (``step``)."""

from ._rule import entry, hot, lowest_bit, rule
from .calls import acts, call_falsely, call_uno, catch, stay_silent
from .chance import can_draw, note
from .effects import carry_on, miss_a_turn, pay, plan, strike
from .layout import Row
from .scoring import end_stalemate, go_out
from .seats import draw_cards, lay_down, no_longer_one, receive, seat_after
from .sheet import Sheet
from .table import Table
from .words import (
    ACCEPT,
    ACCEPTED,
    ALREADY_CALLED,
    ANYONE,
    BLUFF_FORBIDDEN,
    CALL,
    CALL_UNO,
    CALLS_AUTOMATIC,
    CATCH,
    CATCH_SEAT,
    CHALLENGE,
    COLOR,
    COLORS,
    DEMAND_AGAIN,
    DISPUTE,
    DISPUTED,
    DRAW,
    DRAWN,
    GAVE,
    GIVE,
    GUILTY,
    HAND_OVER,
    INNOCENT,
    KEEP,
    KEPT,
    KINDS,
    LAST_CARD_FORBIDDEN,
    LEGAL,
    MUST_ANSWER,
    MUST_PLAY,
    MUST_PLAY_DRAWN,
    NAME,
    NAMED_COLOR,
    NO_CARDS_LEFT,
    NO_CHALLENGE,
    NO_MATCH,
    NO_SUCH_SEAT,
    NOBODY,
    NOT_ASKED,
    NOT_HELD,
    NOT_IDENTICAL,
    NOT_YOUR_TURN,
    NOT_YOURSELF,
    NOTHING,
    NOTHING_TO_CALL,
    NOTHING_TO_CATCH,
    ONLY_DRAWN_CARD,
    OVER,
    PASS,
    PASS_NEEDS_NOTHING,
    PASSED,
    PLAY,
    PLAYED,
    POINT,
    ROUND_IS_OVER,
    SHOWN,
    SILENT,
    STACK,
    TARGET,
    TARGETED,
    WHO_AT,
    WILD,
    WORD,
    Color,
    Kind,
    Move,
    Seat,
)


@rule
def top_kind(table: Table) -> Kind:
    """The card on top of the discard pile."""
    return table.discard[table.discard_size - 1]


@rule
def has_bit(low: int, high: int, kind: Kind) -> bool:
    """Whether a kind is in a pair of masks."""
    if kind < WORD:
        return low >> kind & 1 == 1
    return high >> (kind - WORD) & 1 == 1


@rule
def convicts(sheet: Sheet, color: Color, top: Kind, low: int, high: int) -> bool:
    """Whether a hand makes a bluff of the card played from it (MK-45, MK-46, PP-25)."""
    key = color * KINDS + top
    return (low & sheet.guilt_low[key]) | (high & sheet.guilt_high[key]) != 0


@rule
def answers(table: Table, sheet: Sheet, seat: Seat) -> tuple[int, int]:
    """House rules H1, H8, H9: the kinds that answer the penalty owed."""
    key = table.color * KINDS + table.owed_kind
    low = sheet.stack_low[key]
    high = sheet.stack_high[key]
    if sheet.kind_color[table.owed_kind] != WILD:
        color = WILD if table.bounced else table.color
        low |= sheet.bounce_low[color]
        high |= sheet.bounce_high[color]
    return low & table.low[seat], high & table.high[seat]


@rule
def identical(table: Table, sheet: Sheet, seat: Seat) -> tuple[int, int]:
    """House rule H2: the kind that may be played out of turn, if the seat holds it."""
    top = top_kind(table)
    if sheet.jump_in == 0 or table.asks != PLAY or sheet.kind_color[top] == WILD:
        return 0, 0
    if top < WORD:
        return table.low[seat] & 1 << top, 0
    return 0, table.high[seat] & 1 << (top - WORD)


@hot
def playable(table: Table, sheet: Sheet, seat: Seat) -> tuple[int, int]:
    """The kinds that a seat may play now, as two masks: the one predicate of all that follows."""
    low = 0
    high = 0
    if seat != table.asked:
        low, high = identical(table, sheet, seat)
    elif table.asks == PLAY:
        key = table.color * KINDS + top_kind(table)
        low = table.low[seat] & sheet.fits_low[key]
        high = table.high[seat] & sheet.fits_high[key]
    elif table.asks == DRAWN:
        if table.drawn < WORD:
            low = 1 << table.drawn
        else:
            high = 1 << (table.drawn - WORD)
    elif table.asks == CHALLENGE or table.asks == STACK:
        low, high = answers(table, sheet, seat)
    if sheet.no_bluff and convicts(sheet, table.color, top_kind(table), table.low[seat], table.high[seat]):
        low &= ~sheet.bluff_low[0]
        high &= ~sheet.bluff_high[0]
    if table.held[seat] == 1:
        low &= sheet.finish_low[0]
        high &= sheet.finish_high[0]
    return low, high


@rule
def can_play(table: Table, sheet: Sheet, seat: Seat) -> bool:
    """Whether a seat may play any card now."""
    low, high = playable(table, sheet, seat)
    return low | high != 0


@rule
def why_not_play(table: Table, sheet: Sheet, seat: Seat, kind: Kind) -> int:
    """Why a card may not be played now."""
    if kind < sheet.kinds:
        low, high = playable(table, sheet, seat)
        if has_bit(low, high, kind):
            return LEGAL
    if seat != table.asked:
        return NOT_IDENTICAL if sheet.jump_in and table.asks == PLAY else NOT_YOUR_TURN
    if kind >= sheet.kinds or table.hands[seat * KINDS + kind] == 0:
        return NOT_HELD
    if table.asks == DRAWN:
        return ONLY_DRAWN_CARD
    if table.asks == CHALLENGE or table.asks == STACK:
        return MUST_ANSWER
    if table.asks != PLAY:
        return NOT_ASKED
    key = table.color * KINDS + top_kind(table)
    if not has_bit(sheet.fits_low[key], sheet.fits_high[key], kind):
        return NO_MATCH
    if table.held[seat] == 1 and not has_bit(sheet.finish_low[0], sheet.finish_high[0], kind):
        return LAST_CARD_FORBIDDEN
    return BLUFF_FORBIDDEN


@rule
def false_call_counts(table: Table, sheet: Sheet, seat: Seat) -> bool:
    """House rule H12: whether a call without reason is taken, and paid for."""
    return sheet.false_penalty > 0 and table.false_callers >> seat & 1 == 0


@rule
def due_to_call(table: Table, sheet: Sheet, seat: Seat) -> bool:
    """Whether a seat has UNO to call (MK-80): late, ahead of its play, or during its own question."""
    if table.catchable >> seat & 1:
        return True
    if table.called >> seat & 1 or seat != table.asked:
        return False
    if table.held[seat] == 2:
        return can_play(table, sheet, seat)
    own_question = table.asks == COLOR or table.asks == TARGET or table.asks == GIVE
    return own_question and table.held[seat] == 1 and table.played == 1 and seat == table.turn


@rule
def why_not_call(table: Table, sheet: Sheet, seat: Seat) -> int:
    """Why UNO may not be called now."""
    if sheet.no_calls:
        return CALLS_AUTOMATIC
    if table.window >= 0:
        return LEGAL if table.asks == CALL and seat == table.asked else NOT_ASKED
    if due_to_call(table, sheet, seat) or false_call_counts(table, sheet, seat):
        return LEGAL
    return ALREADY_CALLED if table.called >> seat & 1 else NOTHING_TO_CALL


@rule
def why_not_catch(table: Table, sheet: Sheet, seat: Seat, target: Seat) -> int:
    """Why a seat may not be caught now."""
    if target >= table.seats or table.active >> target & 1 == 0:
        return NO_SUCH_SEAT
    if target == seat:
        return NOT_YOURSELF
    if sheet.no_calls:
        return CALLS_AUTOMATIC
    if table.window >= 0:
        return LEGAL if table.asks == CATCH and seat == table.asked and target == table.window else NOT_ASKED
    if table.catchable >> target & 1 or false_call_counts(table, sheet, seat):
        return LEGAL
    return NOTHING_TO_CATCH


@rule
def why_not_draw(table: Table, sheet: Sheet, seat: Seat) -> int:
    """Why a seat may not draw now."""
    if table.asks == CHALLENGE or table.asks == STACK:
        return MUST_ANSWER
    if table.asks != PLAY:
        return NOT_ASKED
    if not can_draw(table):
        return NO_CARDS_LEFT
    if sheet.must_play and can_play(table, sheet, seat):
        return MUST_PLAY
    return LEGAL


@rule
def why_not_pass(table: Table, sheet: Sheet, seat: Seat) -> int:
    """Why a seat may not pass now (MK-34, MK-76, rules 4.5)."""
    if table.asks != PLAY:
        return NOT_ASKED
    if table.extra and sheet.extra_optional:
        return LEGAL
    if can_draw(table) or can_play(table, sheet, seat):
        return PASS_NEEDS_NOTHING
    return LEGAL


@rule
def why_not_target(table: Table, seat: Seat, target: Seat) -> int:
    """Why a seat may not be chosen as target (MK-68)."""
    if table.asks != TARGET:
        return NOT_ASKED
    if target >= table.seats or table.active >> target & 1 == 0:
        return NO_SUCH_SEAT
    if target == seat and table.pending >> WHO_AT & 0xF != ANYONE:
        return NOT_YOURSELF
    return LEGAL


@rule
def why_not_give(table: Table, seat: Seat, kind: Kind) -> int:
    """Why a card may not be given (PP-22b)."""
    if table.asks != GIVE:
        return NOT_ASKED
    return LEGAL if table.hands[seat * KINDS + kind] > 0 else NOT_HELD


@rule
def why_not_answer(table: Table, sheet: Sheet, seat: Seat, move: Move) -> int:
    """Why the seat that is asked may not answer so."""
    if move == DRAW:
        return why_not_draw(table, sheet, seat)
    if move == PASS:
        return why_not_pass(table, sheet, seat)
    if move == KEEP:
        if table.asks != DRAWN:
            return NOT_ASKED
        return MUST_PLAY_DRAWN if sheet.plays_drawn else LEGAL
    if move == ACCEPT:
        return LEGAL if table.asks == CHALLENGE or table.asks == STACK else NOT_ASKED
    if move == DISPUTE:
        if table.asks == STACK:
            return NO_CHALLENGE
        return LEGAL if table.asks == CHALLENGE else NOT_ASKED
    if move == SILENT:
        return LEGAL if table.asks == CALL or table.asks == CATCH else NOT_ASKED
    if move < POINT:
        return LEGAL if table.asks == COLOR else NOT_ASKED
    if move < CATCH_SEAT:
        return why_not_target(table, seat, move - POINT)
    return why_not_give(table, seat, move - HAND_OVER)


@entry
def why_not(table: Table, sheet: Sheet, seat: Seat, move: Move) -> int:
    """Why a seat may not make a move: LEGAL, or one of the closed list of reasons."""
    if table.asks == OVER:
        return ROUND_IS_OVER
    if move < KINDS:
        return why_not_play(table, sheet, seat, move)
    if move == CALL_UNO:
        return why_not_call(table, sheet, seat)
    if CATCH_SEAT <= move < HAND_OVER:
        return why_not_catch(table, sheet, seat, move - CATCH_SEAT)
    if seat != table.asked:
        return NOT_YOUR_TURN
    return why_not_answer(table, sheet, seat, move)


@rule
def add_mask(out: Row, size: int, low: int, high: int, offset: int) -> int:
    """Add one move for every bit of a pair of masks."""
    while low != 0:
        out[size] = offset + lowest_bit(low)
        low &= low - 1
        size += 1
    while high != 0:
        out[size] = offset + WORD + lowest_bit(high)
        high &= high - 1
        size += 1
    return size


@rule
def add_answers(table: Table, sheet: Sheet, seat: Seat, out: Row, size: int) -> int:
    """Add the answers to the open question, plays aside."""
    if table.asks == PLAY:
        if why_not_draw(table, sheet, seat) == LEGAL:
            out[size] = DRAW
            size += 1
        if why_not_pass(table, sheet, seat) == LEGAL:
            out[size] = PASS
            size += 1
    elif table.asks == DRAWN:
        if sheet.plays_drawn == 0:
            out[size] = KEEP
            size += 1
    elif table.asks == CALL or table.asks == CATCH:
        out[size] = SILENT
        size += 1
    elif table.asks == COLOR:
        for color in range(COLORS):
            out[size] = NAME + color
            size += 1
    elif table.asks == TARGET:
        for target in range(table.seats):
            if why_not_target(table, seat, target) == LEGAL:
                out[size] = POINT + target
                size += 1
    elif table.asks == GIVE:
        size = add_mask(out, size, table.low[seat], table.high[seat], HAND_OVER)
    else:
        out[size] = ACCEPT
        size += 1
        if table.asks == CHALLENGE:
            out[size] = DISPUTE
            size += 1
    return size


@entry
def legal(table: Table, sheet: Sheet, seat: Seat, out: Row) -> int:
    """Write the moves a seat may make into ``out`` (room for MOVES) and return how many there are.

    Plays come first, by kind; then answers; then calls and catches, which need no turn.
    """
    if table.asks == OVER:
        return 0
    low, high = playable(table, sheet, seat)
    size = add_mask(out, 0, low, high, 0)
    if seat == table.asked:
        size = add_answers(table, sheet, seat, out, size)
    if why_not_call(table, sheet, seat) == LEGAL:
        out[size] = CALL_UNO
        size += 1
    if table.catchable or sheet.false_penalty:
        for target in range(table.seats):
            if why_not_catch(table, sheet, seat, target) == LEGAL:
                out[size] = CATCH_SEAT + target
                size += 1
    return size


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
        if sheet.penalty[kind]:
            table.owed_kind = kind
        plan(table, sheet, sheet.does_from[kind], sheet.does_to[kind])
    table.asks = NOTHING


@rule
def pass_on(table: Table, sheet: Sheet, kind: Kind) -> None:
    """House rules H8, H9: a Skip or a Reverse passes the penalty on instead of doing its own."""
    table.bounced = 1
    if sheet.passes_on[kind] == 2:
        table.direction = -table.direction
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
def drawn_can_be_played(table: Table, sheet: Sheet, seat: Seat) -> bool:
    """Whether the card just drawn may be played."""
    key = table.color * KINDS + top_kind(table)
    if not has_bit(sheet.fits_low[key], sheet.fits_high[key], table.drawn):
        return False
    return can_play(table, sheet, seat)


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
