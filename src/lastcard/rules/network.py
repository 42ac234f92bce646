"""The player ``expert``: a small network judges every move worth judging, and the best one is made.

The network has two hidden layers of rectified units. Its input has only a few dozen places that are not zero, so its
first layer is a sum of as many rows; what the position gives is summed once, and each move adds its own. Its numbers
stand in one row, ``net``: the first layer input by input, its offsets, the second layer unit by unit, its offsets,
the last layer, its offset.
"""

from typing import TypeAlias

from ._rule import rule
from .features import FIRST, INPUTS, SECOND, Floats, change, position
from .layout import Row
from .memory import remember
from .moves import legal
from .reference import below
from .sheet import Sheet
from .step import step
from .table import Table
from .words import (
    CALL,
    CALL_UNO,
    CATCH,
    CATCH_SEAT,
    COLOR,
    DRAW,
    DRAWN,
    HAND_OVER,
    KEEP,
    KINDS,
    NAME,
    PLAY,
    SILENT,
    WILD,
    Move,
    Seat,
)

Desk: TypeAlias = tuple[Row, Row, Floats, Floats, Floats, Floats, Floats]
"""Room to think: for MOVES moves; for MOST_INPUTS places and their values; for the first layer twice and the second
once; for eight counts."""

CALLS: int = 99
CATCHES: int = 99
"""In how many of a hundred cases it calls UNO, and notices that somebody did not."""


@rule
def keep_plays(sheet: Sheet, out: Row, size: int) -> int:
    """Leave out drawing where a colored card can be played: it is hardly ever right, and could go on for ever."""
    colored, plays, kept = 0, 0, 0
    for at in range(size):
        if out[at] < KINDS:
            plays += 1
            colored += 1 if sheet.kind_color[out[at]] != WILD else 0
    if plays == 0:
        return size
    for at in range(size):
        if out[at] < KINDS or (colored == 0 and out[at] == DRAW):
            out[kept] = out[at]
            kept += 1
    return kept


@rule
def keep_colors(table: Table, sheet: Sheet, seat: Seat, out: Row, size: int) -> int:
    """Leave out colors that are not held, if any is."""
    held, kept = 0, 0
    for kind in range(sheet.kinds):
        if table.hands[seat * KINDS + kind] > 0 and sheet.kind_color[kind] != WILD:
            held |= 1 << sheet.kind_color[kind]
    if held == 0:
        return size
    for at in range(size):
        if held >> (out[at] - NAME) & 1:
            out[kept] = out[at]
            kept += 1
    return kept


@rule
def candidates(table: Table, sheet: Sheet, seat: Seat, out: Row) -> int:
    """Write the moves worth judging into ``out``; UNO is always called, and whoever forgot it caught."""
    size = legal(table, sheet, seat, out)
    if table.asks == CALL or table.asks == CATCH:
        for at in range(size):
            if out[at] != SILENT:
                out[0] = out[at]
        return 1
    kept = 0
    for at in range(size):
        if out[at] != CALL_UNO and not CATCH_SEAT <= out[at] < HAND_OVER:
            out[kept] = out[at]
            kept += 1
    if table.asks == PLAY:
        return keep_plays(sheet, out, kept)
    if table.asks == COLOR:
        return keep_colors(table, sheet, seat, out, kept)
    if table.asks == DRAWN and table.draw_size == 0 and table.discard_size == 1 and sheet.plays_drawn == 0:
        out[0] = KEEP  # the last card there was to draw: it could go round for ever
        return 1
    return kept


@rule
def add_rows(lay: Row, net: Floats, at: Row, value: Floats, first: int, last: int, sums: Floats) -> None:
    """Add to the first layer what the inputs ``first`` to ``last`` - 1 give."""
    width = lay[FIRST]
    for number in range(first, last):
        row, much = at[number] * width, value[number]
        for unit in range(width):
            sums[unit] += much * net[row + unit]


@rule
def begin(lay: Row, net: Floats, sums: Floats) -> None:
    """The first layer without any input."""
    start = lay[INPUTS] * lay[FIRST]
    for unit in range(lay[FIRST]):
        sums[unit] = net[start + unit]


@rule
def finish(lay: Row, net: Floats, one: Floats, two: Floats) -> float:
    """The network's answer, a log-odds of winning, once its first layer is summed; rectifies both layers."""
    wide, narrow = lay[FIRST], lay[SECOND]
    start = lay[INPUTS] * wide + wide
    offsets = start + wide * narrow
    for unit in range(narrow):
        two[unit] = net[offsets + unit]
    for unit in range(wide):
        if one[unit] > 0:
            much, row = one[unit], start + unit * narrow
            for other in range(narrow):
                two[other] += much * net[row + other]
        else:
            one[unit] = 0.0
    total = net[offsets + 2 * narrow]
    for unit in range(narrow):
        if two[unit] > 0:
            total += two[unit] * net[offsets + narrow + unit]
        else:
            two[unit] = 0.0
    return total


@rule
def judge(lay: Row, net: Floats, first: int, last: int, desk: Desk) -> float:
    """The network's answer for a position that is summed already and the move whose inputs follow it."""
    _, at, value, base, one, two, _ = desk
    for unit in range(lay[FIRST]):
        one[unit] = base[unit]
    add_rows(lay, net, at, value, first, last, one)
    return finish(lay, net, one, two)


@rule
def best_of(
    table: Table, sheet: Sheet, seat: Seat, lay: Row, net: Floats, count: int, size: int, desk: Desk
) -> tuple[int, float]:
    """The place of the best candidate, and its log-odds of winning; ties go to the first."""
    out, at, value, base, _, _, _ = desk
    begin(lay, net, base)
    add_rows(lay, net, at, value, 0, size, base)
    best, most = 0, 0.0
    for number in range(count):
        end = change(table, sheet, seat, out[number], lay, at, value, size)
        worth = judge(lay, net, size, end, desk)
        if number == 0 or worth > most:
            best, most = number, worth
    return best, most


@rule
def choose_expert(table: Table, sheet: Sheet, memory: Row, lay: Row, net: Floats, dice: Row, desk: Desk) -> Move:
    """The move of the ``expert`` for the seat that is asked."""
    if table.asks == CALL:
        return CALL_UNO if below(dice, 100) < CALLS else SILENT
    if table.asks == CATCH:
        return CATCH_SEAT + table.window if below(dice, 100) < CATCHES else SILENT
    out, at, value, _, _, _, unseen = desk
    seat = table.asked
    count = candidates(table, sheet, seat, out)
    if count == 1:
        return out[0]
    size = position(table, sheet, seat, memory, lay, at, value, unseen)
    best, _ = best_of(table, sheet, seat, lay, net, count, size, desk)
    return out[best]


@rule
def remembered_step(table: Table, sheet: Sheet, move: Move, memory: Row) -> None:
    """Make a move, and keep in mind what everybody saw of it."""
    before = table.color
    step(table, sheet, table.asked, move)
    remember(table, before, memory)
