"""What a seat may do: ``playable`` is the one predicate, ``legal`` and ``why_not`` ask it."""

from ._rule import entry, hot, lowest_bit, rule
from .chance import can_draw
from .layout import Row
from .sheet import Sheet
from .table import Table
from .words import (
    ACCEPT,
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
    DISPUTE,
    DRAW,
    DRAWN,
    GIVE,
    HAND_OVER,
    KEEP,
    KINDS,
    LAST_CARD_FORBIDDEN,
    LEGAL,
    MUST_ANSWER,
    MUST_PLAY,
    MUST_PLAY_DRAWN,
    NAME,
    NO_CARDS_LEFT,
    NO_CHALLENGE,
    NO_MATCH,
    NO_SUCH_SEAT,
    NOT_ASKED,
    NOT_HELD,
    NOT_IDENTICAL,
    NOT_YOUR_TURN,
    NOT_YOURSELF,
    NOTHING_TO_CALL,
    NOTHING_TO_CATCH,
    ONLY_DRAWN_CARD,
    OVER,
    PASS,
    PASS_NEEDS_NOTHING,
    PLAY,
    POINT,
    ROUND_IS_OVER,
    SILENT,
    STACK,
    TARGET,
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
def drawn_can_be_played(table: Table, sheet: Sheet, seat: Seat) -> bool:
    """Whether the card just drawn may be played."""
    key = table.color * KINDS + top_kind(table)
    if not has_bit(sheet.fits_low[key], sheet.fits_high[key], table.drawn):
        return False
    return can_play(table, sheet, seat)


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
    if seat != table.asked and table.catchable == 0 and sheet.jump_in == 0 and sheet.false_penalty == 0:
        return 0  # whoever is not asked may jump in, call or catch, and nothing else
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
