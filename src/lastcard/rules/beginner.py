"""The player ``beginner``: whatever fits, wilds as soon as they are there, UNO forgotten now and then."""

from typing import Final

from ._rule import count_bits, lowest_bit, rule
from .chance import can_draw
from .layout import Row
from .moves import legal, playable
from .reference import below, nth_kind
from .sheet import Sheet
from .table import Table
from .words import (
    ACCEPT,
    CALL,
    CALL_UNO,
    CATCH,
    CATCH_SEAT,
    CHALLENGE,
    COLOR,
    DISPUTE,
    DRAW,
    DRAWN,
    KEEP,
    NAME,
    PASS,
    PLAY,
    SILENT,
    STACK,
    WILD,
    WORD,
    Color,
    Kind,
    Move,
)

CALLS: Final = 60
"""In how many of a hundred cases it remembers to call UNO."""
CATCHES: Final = 35
"""In how many of a hundred cases it notices that somebody did not."""
WASTES: Final = 50
"""In how many of a hundred cases it plays a wild though another card would go."""
DISPUTES: Final = 10
"""In how many of a hundred cases it challenges."""


@rule
def first_wild(sheet: Sheet, low: int, high: int) -> Kind:
    """The first wild of a pair of masks; -1 where there is none."""
    while low != 0:
        kind = lowest_bit(low)
        low &= low - 1
        if sheet.kind_color[kind] == WILD:
            return kind
    while high != 0:
        kind = WORD + lowest_bit(high)
        high &= high - 1
        if sheet.kind_color[kind] == WILD:
            return kind
    return -1


@rule
def some_color(table: Table, sheet: Sheet, dice: Row) -> Color:
    """The color of one of its cards, whichever comes to hand; any color where all are wild."""
    seat = table.asked
    size = count_bits(table.low[seat]) + count_bits(table.high[seat])
    kind = nth_kind(table.low[seat], table.high[seat], below(dice, size)) if size > 0 else 0
    color = sheet.kind_color[kind] if size > 0 else WILD
    return color if color != WILD else below(dice, 4)


@rule
def choose_any_card(table: Table, sheet: Sheet, dice: Row) -> Move:
    """A card that fits, or what there is instead."""
    low, high = playable(table, sheet, table.asked)
    if table.asks == DRAWN and table.draw_size == 0 and table.discard_size == 1 and sheet.plays_drawn == 0:
        return KEEP  # the last card there was to draw: it could go round for ever
    size = count_bits(low) + count_bits(high)
    if size > 0:
        wild = first_wild(sheet, low, high)
        if wild >= 0 and below(dice, 100) < WASTES:
            return wild
        return nth_kind(low, high, below(dice, size))
    if table.asks == PLAY:
        return DRAW if can_draw(table) else PASS
    return KEEP if table.asks == DRAWN else ACCEPT


@rule
def choose_beginner(table: Table, sheet: Sheet, dice: Row, out: Row) -> Move:
    """The move of the ``beginner`` for the seat that is asked."""
    if table.asks == CALL:
        return CALL_UNO if below(dice, 100) < CALLS else SILENT
    if table.asks == CATCH:
        return CATCH_SEAT + table.window if below(dice, 100) < CATCHES else SILENT
    if table.asks == COLOR:
        return NAME + some_color(table, sheet, dice)
    if table.asks == CHALLENGE and below(dice, 100) < DISPUTES:
        return DISPUTE
    if table.asks in (PLAY, DRAWN, CHALLENGE, STACK):
        return choose_any_card(table, sheet, dice)
    # Whom an item strikes, and which card is given.
    size = legal(table, sheet, table.asked, out)
    while size > 1 and (out[size - 1] == CALL_UNO or CATCH_SEAT <= out[size - 1] < CATCH_SEAT + table.seats):
        size -= 1  # its calls are answers to questions only
    return out[below(dice, size)]
