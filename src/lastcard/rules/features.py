"""What the network looks at: a position and a move as places and values of the few inputs that are not zero.

A row ``lay`` says where each part begins in the input, for one edition (``lastcard.bots.layout`` writes it): first
the places of the kinds in the hand and where they end, then the parts named below, then how many inputs and hidden
units there are. Everything is read from what the seat may know.
"""

from collections.abc import MutableSequence
from typing import Final, TypeAlias

from ._rule import rule
from .layout import Row
from .memory import DREW_ON, NAMED, PASSED_OVER
from .sheet import Sheet
from .table import Table
from .words import (
    CATCH_SEAT,
    CHALLENGE,
    COLORS,
    DRAW,
    DRAWN,
    HAND_OVER,
    KINDS,
    NAME,
    POINT,
    WILD,
    Kind,
    Move,
    Seat,
)

Floats: TypeAlias = MutableSequence[float]

LAYOUT_VERSION: Final = 1
"""Changes when a feature changes its meaning; every file of weights carries it."""

MOST_COPIES: Final = 4
"""Copies of one kind in a hand are told apart up to here."""
SIZES: Final = 16
OTHER_SIZES: Final = 12
"""Sizes of one's own hand, and of another's, that are told apart."""
SLOTS: Final = 4
"""Opponents who are looked at one by one: the next three, and the one before."""
ELSEWHERE: Final = SLOTS + 1
"""The slot of all the others."""
REMEMBERED: Final = OTHER_SIZES
HAS_CALLED: Final = REMEMBERED + 3 * COLORS
SLOT: Final = HAS_CALLED + 1
"""The features of such an opponent: the size, three sets of colors, whether UNO was called."""
OWED_SIZES: Final = 9
WILDS: Final = 4
"""Kinds of wilds that are told apart when unseen cards are counted."""
NAMED_SIZES: Final = 8
MOST_INPUTS: Final = 192
"""The most inputs that are not zero at once."""

# The parts, in the row of places.
SIZE: Final = KINDS
ACTIVE: Final = KINDS + 1
TOP: Final = KINDS + 2
QUESTION: Final = KINDS + 3
OTHERS: Final = KINDS + 4
FEWEST: Final = KINDS + 5
PLAYERS: Final = KINDS + 6
UNSEEN: Final = KINDS + 7
PILE: Final = KINDS + 8
OWED: Final = KINDS + 9
WHOSE: Final = KINDS + 10
BEFORE: Final = KINDS + 11
TURNS: Final = KINDS + 12
DRAWN_KIND: Final = KINDS + 13
PLAYED_KIND: Final = KINDS + 14
ANSWER: Final = KINDS + 15
NAMED_NOW: Final = KINDS + 16
NAMED_HELD: Final = KINDS + 17
AIMED: Final = KINDS + 18
AIMED_SIZE: Final = KINDS + 19
GIVEN: Final = KINDS + 20
INPUTS: Final = KINDS + 21
"""How many inputs there are in all."""
FIRST: Final = KINDS + 22
SECOND: Final = KINDS + 23
"""How many units the two hidden layers have."""
PLACES: Final = KINDS + 24


@rule
def put(at: Row, value: Floats, size: int, place: int, much: float) -> int:
    """Add an input to those that are not zero."""
    at[size] = place
    value[size] = much
    return size + 1


@rule
def slot_of(table: Table, me: Seat, seat: Seat) -> int:
    """Where a seat is looked at: 0 oneself, 1 to SLOTS, ELSEWHERE."""
    away = (seat - me) * table.direction % table.seats
    if away <= SLOTS - 1:
        return away
    return SLOTS if away == table.seats - 1 else ELSEWHERE


@rule
def unseen_place(sheet: Sheet, kind: Kind) -> int:
    """Where unseen cards of a kind are counted: by color, wilds by kind."""
    if sheet.kind_color[kind] != WILD:
        return sheet.kind_color[kind]
    wilds = 0
    for other in range(kind):
        wilds += 1 if sheet.kind_color[other] == WILD else 0
    return COLORS + min(wilds, WILDS - 1)


@rule
def add_cards(table: Table, sheet: Sheet, me: Seat, lay: Row, at: Row, value: Floats, size: int, unseen: Floats) -> int:
    """The hand, and what is neither in it nor in the discard pile."""
    for place in range(COLORS + WILDS):
        unseen[place] = 0.0
    for kind in range(sheet.kinds):
        count = table.hands[me * KINDS + kind]
        unseen[unseen_place(sheet, kind)] += sheet.copies[kind] - count
        for copy in range(min(count, lay[kind + 1] - lay[kind])):
            size = put(at, value, size, lay[kind] + copy, 1.0)
    for card in range(table.discard_size):
        unseen[unseen_place(sheet, table.discard[card])] -= 1.0
    for place in range(COLORS + WILDS):
        if unseen[place] > 0:
            size = put(at, value, size, lay[UNSEEN] + place, unseen[place] * (0.04 if place < COLORS else 0.125))
    return size


@rule
def add_others(table: Table, me: Seat, memory: Row, lay: Row, at: Row, value: Floats, size: int) -> int:
    """The others: how many cards, what they were seen to do."""
    fewest = 1 << 20
    for seat in range(table.seats):
        slot = slot_of(table, me, seat)
        held = table.held[seat]
        if slot == ELSEWHERE:
            fewest = min(fewest, held)
        elif slot > 0:
            start = lay[OTHERS] + (slot - 1) * SLOT
            size = put(at, value, size, start + min(max(held, 1), OTHER_SIZES) - 1, 1.0)
            for color in range(COLORS):
                if memory[DREW_ON + seat] >> color & 1:
                    size = put(at, value, size, start + REMEMBERED + color, 1.0)
                if memory[PASSED_OVER + seat] >> color & 1:
                    size = put(at, value, size, start + REMEMBERED + COLORS + color, 1.0)
                if memory[NAMED + seat] >> color & 1:
                    size = put(at, value, size, start + REMEMBERED + 2 * COLORS + color, 1.0)
            if table.called >> seat & 1:
                size = put(at, value, size, start + HAS_CALLED, 1.0)
    if fewest < 1 << 20:
        size = put(at, value, size, lay[FEWEST] + min(max(fewest, 1), OTHER_SIZES) - 1, 1.0)
    return size


@rule
def add_question(table: Table, me: Seat, lay: Row, at: Row, value: Floats, size: int) -> int:
    """The open question and how it came about."""
    size = put(at, value, size, lay[QUESTION] + table.asks, 1.0)
    size = put(at, value, size, lay[OWED] + min(table.owed, OWED_SIZES - 1), 1.0)
    size = put(at, value, size, lay[WHOSE] + slot_of(table, me, table.turn), 1.0)
    if table.asks == CHALLENGE:
        size = put(at, value, size, lay[BEFORE] + table.before_color, 1.0)
    if table.again:
        size = put(at, value, size, lay[TURNS], 1.0)
    if table.extra:
        size = put(at, value, size, lay[TURNS] + 1, 1.0)
    if table.steps == 2:
        size = put(at, value, size, lay[TURNS] + 2, 1.0)
    if table.asks == DRAWN:
        size = put(at, value, size, lay[DRAWN_KIND] + table.drawn, 1.0)
    return size


@rule
def position(
    table: Table, sheet: Sheet, me: Seat, memory: Row, lay: Row, at: Row, value: Floats, unseen: Floats
) -> int:
    """Write what a seat knows into ``at`` and ``value``; how many inputs are not zero."""
    size = add_cards(table, sheet, me, lay, at, value, 0, unseen)
    size = put(at, value, size, lay[SIZE] + min(table.held[me], SIZES - 1), 1.0)
    size = put(at, value, size, lay[ACTIVE] + table.color, 1.0)
    size = put(at, value, size, lay[TOP] + table.discard[table.discard_size - 1], 1.0)
    size = put(at, value, size, lay[PLAYERS] + table.seats, 1.0)
    size = put(at, value, size, lay[PILE], table.draw_size * 0.01)
    if table.draw_size < 12:
        size = put(at, value, size, lay[PILE] + 1, 1.0)
    size = add_others(table, me, memory, lay, at, value, size)
    return add_question(table, me, lay, at, value, size)


@rule
def add_leaving(table: Table, me: Seat, kind: Kind, lay: Row, at: Row, value: Floats, size: int) -> int:
    """A card leaves the hand."""
    count = table.hands[me * KINDS + kind]
    if count <= lay[kind + 1] - lay[kind]:
        size = put(at, value, size, lay[kind] + count - 1, -1.0)
    held = table.held[me]
    size = put(at, value, size, lay[SIZE] + min(held, SIZES - 1), -1.0)
    return put(at, value, size, lay[SIZE] + min(held - 1, SIZES - 1), 1.0)


@rule
def change(table: Table, sheet: Sheet, me: Seat, move: Move, lay: Row, at: Row, value: Floats, size: int) -> int:
    """Add what a move changes; how many inputs there are then."""
    if move < KINDS:
        size = add_leaving(table, me, move, lay, at, value, size)
        return put(at, value, size, lay[PLAYED_KIND] + move, 1.0)
    if move >= HAND_OVER:
        size = add_leaving(table, me, move - HAND_OVER, lay, at, value, size)
        return put(at, value, size, lay[GIVEN] + move - HAND_OVER, 1.0)
    if POINT <= move < CATCH_SEAT:
        size = put(at, value, size, lay[AIMED] + slot_of(table, me, move - POINT), 1.0)
        held = table.held[move - POINT]
        return put(at, value, size, lay[AIMED_SIZE] + min(max(held, 1), OTHER_SIZES) - 1, 1.0)
    if NAME <= move < POINT:
        count = 0
        for kind in range(sheet.kinds):
            count += table.hands[me * KINDS + kind] if sheet.kind_color[kind] == move - NAME else 0
        size = put(at, value, size, lay[NAMED_NOW] + move - NAME, 1.0)
        return put(at, value, size, lay[NAMED_HELD] + min(count, NAMED_SIZES - 1), 1.0)
    return put(at, value, size, lay[ANSWER] + move - DRAW, 1.0)
