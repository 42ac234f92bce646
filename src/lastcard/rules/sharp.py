"""The player ``sharp``: it counts cards, keeps its wilds for need, bluffs and challenges by the odds.

No memory and no network: all it goes by is its hand, the cards that lie open, the sizes of the hands and the open
question. How much it makes of each is a row of *habits* in whole numbers, which stand after the other facts
(``lastcard.bots.facts`` writes them); they were tuned by playing.
"""

from typing import Final

from ._rule import count_bits, lowest_bit, rule
from .casual import (
    CHALLENGES_FROM,
    DANGER,
    HABITS,
    ITEMS,
    LEAST,
    STRONG,
    choose_victim,
    colors_held,
    number_of_color,
)
from .chance import can_draw
from .layout import Row
from .moves import convicts, playable, top_kind
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
    NAME,
    PASS,
    PLAY,
    SILENT,
    TARGET,
    WILD,
    WORD,
    Color,
    Kind,
    Move,
    Seat,
)

CALLS: Final = 98
CATCHES: Final = 97
"""In how many of a hundred cases it calls UNO, and notices that somebody did not."""

# The habits: what each thing counts.
POINTS_COUNT: Final = 0
"""A point of a card."""
SAME_COLOR: Final = 1
"""Another card of its color in the hand."""
FOLLOWS: Final = 2
"""A kind in the hand that can be played on it."""
TROUBLE: Final = 3
"""A card that troubles the next player while that one holds few cards."""
TEMPO: Final = 4
"""With two seats, a card after which one plays again, while another card follows."""
STRONG_COUNTS: Final = 5
"""A strong card at any time."""
UNSEEN: Final = 6
"""A card of its color that others may hold."""
STAYS: Final = 7
"""The active color stays as it is."""
WILD_EARLY: Final = 8
WILD_LATE: Final = 9
"""A wild while more than two cards are held, and after that."""
ITEM: Final = 10
"""What an Item Box is likely to bring the others, less one's own."""
PENALTY_COUNTS: Final = 11
"""A card that the next player is due."""
BLUFF_SAFE: Final = 12
BLUFF_RISKY: Final = 13
"""A bluff with few cards left, and with so many that people challenge."""
NAMING_HELD: Final = 14
NAMING_UNSEEN: Final = 15
"""When a color is named: a card of it in the hand, and one that others may hold."""
KEEPS_WILD: Final = 16
"""From how many cards on a drawn wild is kept."""
GIFT_POINTS: Final = 17
GIFT_COLOR: Final = 18
GIFT_STRONG: Final = 19
"""When a card is given: a point of it, another card of its color, a strong one."""
LIARS: Final = 20
"""How many players in a hundred bluff when they can."""
LAST_FOLLOWS: Final = 21
"""With two cards: the other one can be played on this one."""
ITEM_BOX: Final = 22
"""No habit, but the kind that turns an item over; -1 where there is none."""


@rule
def seen_of_color(table: Table, sheet: Sheet, color: Color) -> int:
    """How many cards of a color lie in the discard pile."""
    count = 0
    for at in range(table.discard_size):
        count += 1 if sheet.kind_color[table.discard[at]] == color else 0
    return count


@rule
def unseen_of_color(table: Table, sheet: Sheet, colors: int, color: Color) -> int:
    """How many cards of a color the others and the draw pile hold, all told."""
    count = 0
    for kind in range(sheet.kinds):
        count += sheet.copies[kind] if sheet.kind_color[kind] == color else 0
    return count - number_of_color(colors, color) - seen_of_color(table, sheet, color)


@rule
def follows(table: Table, sheet: Sheet, seat: Seat, kind: Kind) -> int:
    """How many other kinds of a hand can be played on a card, wilds aside, if a second copy counts as another."""
    key = sheet.kind_color[kind] * KINDS + kind
    low, high = table.low[seat] & sheet.fits_low[key], table.high[seat] & sheet.fits_high[key]
    return count_bits(low) + count_bits(high) - (1 if table.hands[seat * KINDS + kind] == 1 else 0)


@rule
def item_odds(table: Table, sheet: Sheet, facts: Row) -> int:
    """What the next card to be turned over brings the others, less one's own, in sixteenths of a card."""
    seat = table.asked
    total, cards = 0, 0
    for kind in range(sheet.kinds):
        left = sheet.copies[kind] - table.hands[seat * KINDS + kind]
        total += left * facts[ITEMS + kind]
        cards += left
    for at in range(table.discard_size):
        total -= facts[ITEMS + table.discard[at]]
        cards -= 1
    return total * 8 // cards if cards > 0 else 0


@rule
def wild_worth(table: Table, sheet: Sheet, facts: Row, danger: bool, kind: Kind) -> int:
    """How gladly a wild is played now."""
    seat = table.asked
    held = table.held[seat]
    value = facts[HABITS + WILD_EARLY] if held > 2 else facts[HABITS + WILD_LATE]
    value += facts[HABITS + TROUBLE] if danger and facts[STRONG + kind] else 0
    value += facts[HABITS + PENALTY_COUNTS] * sheet.penalty[kind]
    if kind == facts[HABITS + ITEM_BOX]:
        value += facts[HABITS + ITEM] * item_odds(table, sheet, facts) // 16
    if sheet.challenged[kind] and convicts(sheet, table.color, top_kind(table), table.low[seat], table.high[seat]):
        value += facts[HABITS + BLUFF_SAFE] if held <= facts[CHALLENGES_FROM] else facts[HABITS + BLUFF_RISKY]
    return value


@rule
def sharp_worth(table: Table, sheet: Sheet, facts: Row, colors: int, danger: bool, kind: Kind) -> int:
    """How gladly a card is played now."""
    color = sheet.kind_color[kind]
    if color == WILD:
        return wild_worth(table, sheet, facts, danger, kind)
    seat = table.asked
    strong = facts[STRONG + kind]
    others = follows(table, sheet, seat, kind)
    value = facts[HABITS + POINTS_COUNT] * sheet.kind_points[kind]
    value += facts[HABITS + SAME_COLOR] * number_of_color(colors, color)
    value += facts[HABITS + FOLLOWS] * others
    value += facts[HABITS + STRONG_COUNTS] * strong
    value += facts[HABITS + TROUBLE] if danger and strong else 0
    value += facts[HABITS + TEMPO] if strong and table.seats == 2 and others > 0 else 0
    value += facts[HABITS + LAST_FOLLOWS] if table.held[seat] == 2 and others > 0 else 0
    value += facts[HABITS + UNSEEN] * unseen_of_color(table, sheet, colors, color)
    return value + (facts[HABITS + STAYS] if color == table.color else 0)


@rule
def next_is_nearly_out(table: Table) -> bool:
    """Whether the next player holds few cards."""
    following = table.asked + table.direction
    following -= table.seats if following >= table.seats else 0
    following += table.seats if following < 0 else 0
    return table.held[following] <= DANGER


@rule
def sharpest(table: Table, sheet: Sheet, facts: Row, low: int, high: int) -> Kind:
    """The card of a pair of masks that is worth most now; ties go to the first."""
    colors = colors_held(table, sheet, table.asked)
    danger = next_is_nearly_out(table)
    best, best_worth = -1, LEAST
    while low != 0:
        kind = lowest_bit(low)
        low &= low - 1
        value = sharp_worth(table, sheet, facts, colors, danger, kind)
        if value > best_worth:
            best, best_worth = kind, value
    while high != 0:
        kind = WORD + lowest_bit(high)
        high &= high - 1
        value = sharp_worth(table, sheet, facts, colors, danger, kind)
        if value > best_worth:
            best, best_worth = kind, value
    return best


@rule
def sharp_card(table: Table, sheet: Sheet, facts: Row) -> Move:
    """The card to play, or what there is instead."""
    low, high = playable(table, sheet, table.asked)
    if table.asks == DRAWN and sheet.plays_drawn == 0:
        if table.draw_size == 0 and table.discard_size == 1:
            return KEEP  # the last card there was to draw: it could go round for ever
        wild = sheet.kind_color[table.drawn] == WILD
        if wild and table.held[table.asked] >= facts[HABITS + KEEPS_WILD] and not next_is_nearly_out(table):
            return KEEP
    if low | high != 0:
        return sharpest(table, sheet, facts, low, high)
    if table.asks == PLAY:
        return DRAW if can_draw(table) else PASS
    return KEEP if table.asks == DRAWN else ACCEPT


@rule
def sharp_color(table: Table, sheet: Sheet, facts: Row) -> Color:
    """The color to name: one that it can follow and the others can hardly; ties go to the first."""
    colors = colors_held(table, sheet, table.asked)
    best, most = 0, LEAST
    for color in range(COLORS):
        value = facts[HABITS + NAMING_HELD] * number_of_color(colors, color)
        value += facts[HABITS + NAMING_UNSEEN] * unseen_of_color(table, sheet, colors, color)
        if value > most:
            best, most = color, value
    return best


@rule
def sharp_gift(table: Table, sheet: Sheet, facts: Row) -> Move:
    """The card it can best do without, a wild only if there is nothing else."""
    seat = table.asked
    colors = colors_held(table, sheet, seat)
    best, most = -1, LEAST
    for kind in range(sheet.kinds):
        if table.hands[seat * KINDS + kind] == 0:
            continue
        value = -(1 << 20)
        if sheet.kind_color[kind] != WILD:
            value = facts[HABITS + GIFT_POINTS] * sheet.kind_points[kind]
            value += facts[HABITS + GIFT_COLOR] * number_of_color(colors, sheet.kind_color[kind])
            value += facts[HABITS + GIFT_STRONG] * facts[STRONG + kind]
        if value > most:
            best, most = kind, value
    return HAND_OVER + best


@rule
def guilty_unseen(table: Table, sheet: Sheet, kind: Kind) -> int:
    """How many copies of a kind are unseen if it would convict whoever is challenged, else 0."""
    low = 1 << kind if kind < WORD else 0
    high = 0 if kind < WORD else 1 << (kind - WORD)
    if not convicts(sheet, table.before_color, table.before_top, low, high):
        return 0
    left = sheet.copies[kind] - table.hands[table.asked * KINDS + kind]
    for at in range(table.discard_size):
        left -= 1 if table.discard[at] == kind else 0
    return left


@rule
def suspects(table: Table, sheet: Sheet, facts: Row) -> bool:
    """Whether a challenge pays by the odds.

    The chance that the author holds a card that convicts is that of so many cards drawn from the unseen ones; how
    often people who hold one bluff nevertheless is a habit. A challenge won turns the penalty round, one lost adds
    to it.
    """
    guilty, cards = 0, -table.discard_size - table.held[table.asked]
    for kind in range(sheet.kinds):
        guilty += guilty_unseen(table, sheet, kind)
        cards += sheet.copies[kind]
    innocent = 1 << 16
    for drawn in range(table.held[table.turn]):
        if cards - drawn <= 0:
            break
        innocent = innocent * max(cards - drawn - guilty, 0) // (cards - drawn)
    lied = ((1 << 16) - innocent) * facts[HABITS + LIARS] // 100
    gain, loss = 2 * table.owed, sheet.challenge_extra
    return lied * gain > innocent * loss


@rule
def choose_sharp(table: Table, sheet: Sheet, facts: Row, dice: Row) -> Move:
    """The move of the ``sharp`` player for the seat that is asked."""
    if table.asks == CALL:
        return CALL_UNO if below(dice, 100) < CALLS else SILENT
    if table.asks == CATCH:
        return CATCH_SEAT + table.window if below(dice, 100) < CATCHES else SILENT
    if table.asks == COLOR:
        return NAME + sharp_color(table, sheet, facts)
    if table.asks == TARGET:
        return choose_victim(table)
    if table.asks == GIVE:
        return sharp_gift(table, sheet, facts)
    if table.asks == CHALLENGE and suspects(table, sheet, facts):
        return DISPUTE
    return sharp_card(table, sheet, facts)
