"""Everything a seat cannot know, dealt anew: the worlds that a search plays out.

With a *belief* the hands are not dealt evenly: a color that a seat drew on, or passed over with a wild, is seldom in
its hand, and the color that it named often is (``lastcard.rules.memory``).

Who holds one card or two could hold few hands: those are not drawn at random, but *gone through* in even steps of all
that is likely, each in as many worlds as its chance says, so that no hand is missed and none counts too much.
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
GONE_THROUGH: Final = 4
"""A hand of at most so many cards, the smallest of the others', is gone through; 0: all are drawn."""
EVEN: Final = (0, 0, 0, 0, 0)
"""No belief: every deal is as likely as any other."""
USUAL: Final = (246, 225, 80, 60, 2)
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
def drawn_card(
    table: Table, sheet: Sheet, seat: Seat, size: int, colors: int, memory: Row, belief: Row, dice: Row
) -> int:  # fmt: skip
    """Where in the pile the next card of a hand is, drawn at random; ``colors`` are in the hand already."""
    pile = table.draw_pile
    at, tries = below(dice, size), 0
    while tries < RETRIES and below(dice, 256) < doubted(memory, belief, seat, sheet.kind_color[pile[at]], colors):
        at = below(dice, size)
        tries += 1
    return at


@rule
def card_at(
    table: Table, sheet: Sheet, seat: Seat, size: int, colors: int, memory: Row, belief: Row, place: float
) -> tuple[int, float]:
    """Where in the pile the next card of a hand is, and where ``place`` is within that card, from 0 to 1.

    All that ``drawn_card`` may draw lies side by side from 0 to 1, each card as wide as it is likely.
    """
    pile, back = table.draw_pile, 0.0
    for at in range(size):
        back += doubted(memory, belief, seat, sheet.kind_color[pile[at]], colors) / 256.0 / size
    kept, last = 0.0, 1.0
    for _ in range(RETRIES):
        kept += last
        last *= back
    place *= size
    for at in range(size):
        doubt = doubted(memory, belief, seat, sheet.kind_color[pile[at]], colors) / 256.0
        wide = (1.0 - doubt) * kept + last
        if place < wide:
            return at, place / wide
        place -= wide
    return size - 1, 0.0  # what rounding left over


@rule
def deal_hand(
    table: Table, sheet: Sheet, seat: Seat, size: int, memory: Row, belief: Row, dice: Row, place: float
) -> int:  # fmt: skip
    """Deal a hand anew from the first ``size`` cards of the draw pile, in no order; how many are left of them.

    ``place`` is where among all hands it lies; below 0: anywhere.
    """
    pile = table.draw_pile
    due, colors = table.held[seat], 0
    for kind in range(sheet.kinds):
        table.hands[seat * KINDS + kind] = 0
    table.held[seat], table.low[seat], table.high[seat] = 0, 0, 0
    for _ in range(due):
        if place < 0.0:
            at = drawn_card(table, sheet, seat, size, colors, memory, belief, dice)
        else:
            at, place = card_at(table, sheet, seat, size, colors, memory, belief, place)
        color = sheet.kind_color[pile[at]]
        colors |= 1 << color if color != WILD else 0
        receive(table, seat, pile[at])
        size -= 1
        pile[at] = pile[size]
    return size


@rule
def few_held(table: Table, me: Seat, most: int) -> Seat:
    """The other seat with the fewest cards, if they are at most so many; -1 none."""
    found, fewest = -1, most + 1
    for seat in range(table.seats):
        if seat != me and 0 < table.held[seat] < fewest:
            found, fewest = seat, table.held[seat]
    return found


@rule
def deal_anew(
    table: Table, sheet: Sheet, me: Seat, sight: int, memory: Row, belief: Row, dice: Row, world: int, worlds: int
) -> None:  # fmt: skip
    """Deal everything anew that the seat which is asked cannot know, for one world of so many."""
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
        few = few_held(table, me, belief[GONE_THROUGH])
        for seat in range(table.seats):
            if seat != me:
                place = (world + below(dice, 1 << 31) / 2147483648.0) / worlds if seat == few else -1.0
                size = deal_hand(table, sheet, seat, size, memory, belief, dice, place)
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
