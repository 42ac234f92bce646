"""What a seat knows, as one row of small numbers: what learners look at.

It is built from nothing, like a view, from what the seat may see; seats are counted from its own to
the left. The pieces stand in the order of the constants below; ``lastcard.envs.layout`` names them.
"""

from ._rule import hot, rule
from .layout import Row
from .moves import top_kind
from .sheet import Sheet
from .table import Table
from .words import CHALLENGE, COLORS, KINDS, OVER, SEATS, Seat

# Pieces with one number for each kind; a piece n begins at n * kinds.
HAND: int = 0
"""How many cards of each kind the seat holds."""
TOP: int = 1
"""1 at the kind on top of the discard pile."""
DRAWN_CARD: int = 2
"""1 at the kind the seat has just drawn, while it is asked about it."""
BEFORE_TOP: int = 3
"""1 at the kind that was on top before a play that may be challenged."""
DISCARDED: int = 4
"""How many cards of each kind lie in the discard pile."""
BY_KIND: int = 5
"""How many such pieces there are."""

# Pieces after those.
ACTIVE_COLOR: int = 0
"""1 at the active color; the fifth: it is still to be named."""
BEFORE_COLOR: int = ACTIVE_COLOR + COLORS + 1
"""1 at the active color before a play that may be challenged."""
QUESTION: int = BEFORE_COLOR + COLORS + 1
"""1 at the open question."""
WHO_IS_ASKED: int = QUESTION + OVER
"""1 at the seat that must answer."""
WHOSE_TURN: int = WHO_IS_ASKED + SEATS
"""1 at the seat whose turn it is."""
HELD: int = WHOSE_TURN + SEATS
"""How many cards each seat holds."""
HAS_CALLED: int = HELD + SEATS
"""1 at each seat whose UNO call stands."""
CAN_BE_CAUGHT: int = HAS_CALLED + SEATS
"""1 at each seat that may be caught."""
SCORES: int = CAN_BE_CAUGHT + SEATS
"""The scores of a match in hundredths of its target, at most 255."""
PLAYERS: int = SCORES + SEATS
"""How many seats there are."""
TO_THE_LEFT: int = PLAYERS + 1
"""1: play goes to the left."""
TO_DRAW: int = TO_THE_LEFT + 1
"""How many cards are left to draw."""
OWED: int = TO_DRAW + 1
"""The penalty that waits to be answered, at most 255."""
EXTRA: int = OWED + 1
"""1: an extra turn has just begun."""
PASSES: int = EXTRA + 1
"""How many seats in a row have passed because they had to."""
SINGLE: int = PASSES + 1
"""How many numbers these pieces have together."""


@rule
def observation_size(kinds: int) -> int:
    """How many numbers the observation of an edition of so many kinds has."""
    return BY_KIND * kinds + SINGLE


@hot
def observe_cards(table: Table, sheet: Sheet, seat: Seat, out: Row) -> None:
    """Write the pieces that have one number for each kind."""
    kinds = sheet.kinds
    hand = seat * KINDS
    for kind in range(kinds):
        out[kind] = table.hands[hand + kind]
    out[TOP * kinds + top_kind(table)] = 1
    if table.drawn >= 0 and seat == table.asked:
        out[DRAWN_CARD * kinds + table.drawn] = 1
    pile = DISCARDED * kinds
    for at in range(table.discard_size):
        out[pile + table.discard[at]] += 1


@hot
def observe_seats(table: Table, seat: Seat, scores: Row, target: int, out: Row, base: int) -> None:
    """Write the pieces that have one number for each seat, from one's own to the left."""
    seats = table.seats
    at = seat
    for away in range(seats):
        out[base + WHO_IS_ASKED + away] = 1 if at == table.asked else 0
        out[base + WHOSE_TURN + away] = 1 if at == table.turn else 0
        out[base + HELD + away] = table.held[at]
        out[base + HAS_CALLED + away] = table.called >> at & 1
        out[base + CAN_BE_CAUGHT + away] = table.catchable >> at & 1
        if target > 0:
            out[base + SCORES + away] = min(scores[at] * 100 // target, 255)
        at = at + 1 if at + 1 < seats else 0


@hot
def observe(table: Table, sheet: Sheet, seat: Seat, scores: Row, target: int, out: Row) -> None:
    """Write what a seat knows. ``target`` is 0 where no match is played."""
    kinds = sheet.kinds
    base = BY_KIND * kinds
    for at in range(kinds, base + SINGLE):
        out[at] = 0
    observe_cards(table, sheet, seat, out)
    observe_seats(table, seat, scores, target, out, base)
    asks = table.resume_asks if table.window >= 0 else table.asks
    if asks == CHALLENGE:
        out[BEFORE_TOP * kinds + table.before_top] = 1
        out[base + BEFORE_COLOR + table.before_color] = 1
    out[base + ACTIVE_COLOR + table.color] = 1
    out[base + QUESTION + table.asks - 1] = 1
    out[base + PLAYERS] = table.seats
    out[base + TO_THE_LEFT] = 1 if table.direction > 0 else 0
    out[base + TO_DRAW] = table.draw_size
    out[base + OWED] = min(table.owed, 255)
    out[base + EXTRA] = table.extra
    out[base + PASSES] = table.passes
