"""Everything a seat cannot know, dealt anew: the worlds that a search plays out.

With a *belief* the hands are not dealt evenly: a color that a seat drew on, or passed over with a wild, is seldom in
its hand, and the color that it named often is (``lastcard.rules.memory``).
"""

from typing import Final

from ._rule import rule
from .layout import Row
from .memory import DREW_ON, NAMED, PASSED_OVER
from .reference import below, next_word
from .seats import receive
from .sheet import Sheet
from .table import Table
from .words import CHALLENGE, KINDS, WILD, Color, Seat

HONEST: Final = 0
"""How much is seen: one's own hand; all hands; the draw pile and the shuffles to come as well."""
HANDS_SEEN: Final = 1
ALL_SEEN: Final = 2

ON_DRAWN: Final = 0
"""In how many of 256 cases a card is put back: one of a color that the seat drew on, one of a color it passed over, one
that is not of the color it named, one of a color that is not in its hand yet (who plays on keeps few colors). All
zero: no belief, every deal is as likely as any other."""
ON_PASSED: Final = 1
ON_NAMED: Final = 2
ON_NEW: Final = 3
EVEN: Final = (0, 0, 0, 0)
"""No belief: every deal is as likely as any other."""
USUAL: Final = (246, 225, 80, 60)
"""What fitted best what ``casual`` and ``expert`` held in 20,000 predictions each, in the three editions with two to
four seats, each number tried in turn; ``python -m benchmarks.belief`` shows how well."""

RETRIES: Final = 6
"""How often a card may be put back before any is taken."""


@rule
def doubted(memory: Row, belief: Row, seat: Seat, color: Color, colors: int) -> int:
    """In how many of 256 cases a card of a color is put back; ``colors`` are in the hand already."""
    doubt = 0
    if color == WILD:
        return doubt
    if colors != 0 and not colors >> color & 1:
        doubt = belief[ON_NEW]
    if memory[DREW_ON + seat] >> color & 1:
        doubt = max(doubt, belief[ON_DRAWN])
    if memory[PASSED_OVER + seat] >> color & 1:
        doubt = max(doubt, belief[ON_PASSED])
    if memory[NAMED + seat] != 0 and not memory[NAMED + seat] >> color & 1:
        doubt = max(doubt, belief[ON_NAMED])
    return doubt


@rule
def deal_hand(table: Table, sheet: Sheet, seat: Seat, size: int, memory: Row, belief: Row, dice: Row) -> int:
    """Deal a hand anew from the first ``size`` cards of the draw pile, in no order; how many are left of them."""
    pile = table.draw_pile
    due, colors = table.held[seat], 0
    for kind in range(sheet.kinds):
        table.hands[seat * KINDS + kind] = 0
    table.held[seat], table.low[seat], table.high[seat] = 0, 0, 0
    for _ in range(due):
        at, tries = below(dice, size), 0
        while tries < RETRIES and below(dice, 256) < doubted(memory, belief, seat, sheet.kind_color[pile[at]], colors):
            at = below(dice, size)
            tries += 1
        color = sheet.kind_color[pile[at]]
        colors |= 1 << color if color != WILD else 0
        receive(table, seat, pile[at])
        size -= 1
        pile[at] = pile[size]
    return size


@rule
def deal_anew(table: Table, sheet: Sheet, me: Seat, sight: int, memory: Row, belief: Row, dice: Row) -> None:
    """Deal everything anew that the seat which is asked cannot know."""
    if sight == ALL_SEEN:
        return
    pile, size = table.draw_pile, table.draw_size
    if sight == HONEST:
        for seat in range(table.seats):
            if seat != me:
                for kind in range(sheet.kinds):
                    for _ in range(table.hands[seat * KINDS + kind]):
                        pile[size] = kind
                        size += 1
        for seat in range(table.seats):
            if seat != me:
                size = deal_hand(table, sheet, seat, size, memory, belief, dice)
        if table.asks == CHALLENGE:  # its author is judged by the hand that it is now dealt
            table.evidence_low, table.evidence_high = table.low[table.turn], table.high[table.turn]
    for last in range(size - 1, 0, -1):
        other = below(dice, last + 1)
        card = pile[last]
        pile[last] = pile[other]
        pile[other] = card
    table.draw_size = size
    for word in range(8):
        table.key[word] = next_word(dice)
