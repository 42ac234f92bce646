"""What everybody could keep in mind of a round: the colors that each seat drew on, passed over with a wild, named.

A *memory* is a row of three sets of colors for each seat, read from the events of the moves and nothing else.
"""

from typing import Final

from ._rule import rule
from .layout import Row
from .table import Table
from .words import DREW, HANDS_PASSED, NAMED_COLOR, PLAYED, RESHUFFLED, SEATS, SWAPPED, WILD, Color, Seat

DREW_ON: Final = 0
"""The colors that a seat drew on instead of playing: it hardly holds any."""
PASSED_OVER: Final = SEATS
"""The colors that a seat played a wild on: it hardly holds any."""
NAMED: Final = 2 * SEATS
"""The color that a seat named last: it is likely to hold some."""
MEMORY: Final = 3 * SEATS
"""How long a memory is."""


@rule
def forget(memory: Row) -> None:
    """A new round, or hands that went elsewhere."""
    for at in range(MEMORY):
        memory[at] = 0


@rule
def saw_card(table: Table, who: Seat, before: Color, memory: Row) -> None:
    """A seat played a card; ``before`` was the active color."""
    if before != WILD and table.color == WILD:
        memory[PASSED_OVER + who] |= 1 << before
    elif table.color != WILD:
        memory[DREW_ON + who] &= ~(1 << table.color)
        memory[PASSED_OVER + who] &= ~(1 << table.color)


@rule
def remember(table: Table, before: Color, memory: Row) -> None:
    """Keep in mind what the last move brought; ``before`` was the active color."""
    first = True
    drawing = -1
    for at in range(table.event_count):
        row = table.events[at]
        verb, who = row & 0xFF, row >> 8 & 0xFF
        if verb == RESHUFFLED:
            continue
        if verb == DREW and first and before != WILD:
            drawing = who  # a move that begins with a card drawn is the choice to draw
            memory[DREW_ON + who] |= 1 << before
        elif verb == DREW and who != drawing:
            memory[DREW_ON + who] = 0
            memory[PASSED_OVER + who] = 0
        elif verb == PLAYED:
            saw_card(table, who, before, memory)
        elif verb == NAMED_COLOR:
            memory[NAMED + who] = 1 << (row >> 24 & 0xFF)
        elif verb == SWAPPED or verb == HANDS_PASSED:
            forget(memory)
        first = False
