"""The player ``casual`` in whole numbers: move by move what ``lastcard.bots.casual`` chooses, given the same dice.

It reads what its seat may know: its own hand, how many cards the others hold, the piles' sizes, the open question.
What a sheet does not say of an edition it takes from a row of *facts* (``lastcard.bots.facts`` writes one):
``facts[CHALLENGES_FROM]`` is how many cards left in a hand it challenges, ``facts[STRONG + kind]`` is 1 for kinds
that trouble the next player or bring another turn.
"""

from typing import Final

from ._rule import lowest_bit, rule
from .chance import can_draw
from .layout import Row
from .moves import playable, why_not_target
from .reference import below
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
    COLORS,
    DISPUTE,
    DRAW,
    DRAWN,
    GIVE,
    HAND_OVER,
    KEEP,
    KINDS,
    LEGAL,
    NAME,
    PASS,
    PLAY,
    POINT,
    SILENT,
    TARGET,
    WILD,
    WORD,
    Color,
    Kind,
    Move,
    Seat,
)

CALLS: Final = 92
"""In how many of a hundred cases it remembers to call UNO."""
CATCHES: Final = 85
"""In how many of a hundred cases it notices that somebody did not."""
DANGER: Final = 2
"""How few cards make the next player dangerous."""

CHALLENGES_FROM: Final = 0
STRONG: Final = 1
ITEMS: Final = STRONG + KINDS
"""``facts[ITEMS + kind]``: how many cards the item in a kind's corner brings the others, less one's own, in halves."""
HABITS: Final = ITEMS + KINDS
"""Where the habits of ``sharp`` begin (``lastcard.rules.sharp``)."""
FACTS: Final = HABITS + 24
"""How long a row of facts is."""

LEAST: Final = -(1 << 30)


@rule
def of_color(count: int, color: Color) -> int:
    """A number of cards in the place of their color: ten bits each."""
    return count << 10 * color


@rule
def colors_held(table: Table, sheet: Sheet, seat: Seat) -> int:
    """How many cards of each color a seat holds, in one number."""
    packed = 0
    low = table.low[seat]
    high = table.high[seat]
    while low != 0:
        kind = lowest_bit(low)
        low &= low - 1
        packed += of_color(table.hands[seat * KINDS + kind], sheet.kind_color[kind])
    while high != 0:
        kind = WORD + lowest_bit(high)
        high &= high - 1
        packed += of_color(table.hands[seat * KINDS + kind], sheet.kind_color[kind])
    return packed


@rule
def number_of_color(packed: int, color: Color) -> int:
    """How many cards of a color there are in such a number."""
    return packed >> 10 * color & 0x3FF


@rule
def strongest_color(table: Table, sheet: Sheet, seat: Seat) -> Color:
    """The color a seat holds most of; ties go to the first."""
    packed = colors_held(table, sheet, seat)
    best = 0
    for color in range(1, COLORS):
        best = color if number_of_color(packed, color) > number_of_color(packed, best) else best
    return best


@rule
def worth(sheet: Sheet, facts: Row, colors: int, danger: bool, held: int, kind: Kind) -> int:
    """How gladly a card is played now: wilds are kept for need, unless somebody is about to go out."""
    troubles = danger and facts[STRONG + kind] == 1
    if sheet.kind_color[kind] == WILD:
        return (200 if troubles else 0) - (300 if held > 2 else 100) + sheet.kind_points[kind] // 10
    return sheet.kind_points[kind] + 4 * number_of_color(colors, sheet.kind_color[kind]) + (150 if troubles else 0)


@rule
def gladdest(table: Table, sheet: Sheet, facts: Row, low: int, high: int) -> Kind:
    """The card of a pair of masks that is played most gladly; ties go to the first."""
    seat = table.asked
    colors = colors_held(table, sheet, seat)
    following = seat + table.direction
    following -= table.seats if following >= table.seats else 0
    following += table.seats if following < 0 else 0
    danger = table.held[following] <= DANGER
    best, best_worth = -1, LEAST
    while low != 0:
        kind = lowest_bit(low)
        low &= low - 1
        value = worth(sheet, facts, colors, danger, table.held[seat], kind)
        if value > best_worth:
            best, best_worth = kind, value
    while high != 0:
        kind = WORD + lowest_bit(high)
        high &= high - 1
        value = worth(sheet, facts, colors, danger, table.held[seat], kind)
        if value > best_worth:
            best, best_worth = kind, value
    return best


@rule
def choose_card(table: Table, sheet: Sheet, facts: Row) -> Move:
    """The card to play, or what there is instead."""
    low, high = playable(table, sheet, table.asked)
    if table.asks == DRAWN and table.draw_size == 0 and table.discard_size == 1 and sheet.plays_drawn == 0:
        return KEEP  # the last card there was to draw: it could go round for ever
    if low | high != 0:
        return gladdest(table, sheet, facts, low, high)
    if table.asks == PLAY:
        return DRAW if can_draw(table) else PASS
    return KEEP if table.asks == DRAWN else ACCEPT


@rule
def choose_victim(table: Table) -> Move:
    """Whoever holds the fewest cards, oneself aside; the nearest of them."""
    seat = table.asked
    best, fewest = seat, 1 << 20
    for places in range(1, table.seats):
        other = (seat + table.direction * places + table.seats) % table.seats
        if why_not_target(table, seat, other) == LEGAL and table.held[other] < fewest:
            best, fewest = other, table.held[other]
    return POINT + best


@rule
def better_gift(sheet: Sheet, kind: Kind, best: Kind) -> bool:
    """Whether a kind is given rather than the best one so far."""
    if best < 0:
        return True
    wild, best_wild = sheet.kind_color[kind] == WILD, sheet.kind_color[best] == WILD
    if wild != best_wild:
        return best_wild
    return sheet.kind_points[kind] > sheet.kind_points[best]


@rule
def choose_gift(table: Table, sheet: Sheet) -> Move:
    """The dearest card that is not wild."""
    low, high = table.low[table.asked], table.high[table.asked]
    best = -1
    while low != 0:
        kind = lowest_bit(low)
        low &= low - 1
        best = kind if better_gift(sheet, kind, best) else best
    while high != 0:
        kind = WORD + lowest_bit(high)
        high &= high - 1
        best = kind if better_gift(sheet, kind, best) else best
    return HAND_OVER + best


@rule
def choose_casual(table: Table, sheet: Sheet, facts: Row, dice: Row) -> Move:
    """The move of the ``casual`` player for the seat that is asked."""
    if table.asks == CALL:
        return CALL_UNO if below(dice, 100) < CALLS else SILENT
    if table.asks == CATCH:
        return CATCH_SEAT + table.window if below(dice, 100) < CATCHES else SILENT
    if table.asks == COLOR:
        return NAME + strongest_color(table, sheet, table.asked)
    if table.asks == TARGET:
        return choose_victim(table)
    if table.asks == GIVE:
        return choose_gift(table, sheet)
    if table.asks == CHALLENGE and table.held[table.turn] >= facts[CHALLENGES_FROM]:
        return DISPUTE
    return choose_card(table, sheet, facts)
