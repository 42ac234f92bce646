"""Two reference players whose meaning never changes; every strength is measured against them.

``random`` chooses uniformly among the cards that can be played and draws only when there is none
(a drawn card that can be played is played, but where that was the last card to draw it is a toss-up:
an Item Box that turns over a Mushroom could otherwise go round for ever); it answers every other
question uniformly.
``uniform`` chooses uniformly among all legal moves of the seat that is asked.

Their dice are not the round's: four words of the small fast counter generator (sfc32, Doty-Humphrey).
"""

from ._rule import count_bits, hot, lowest_bit, rule
from .chance import WORD_MASK, can_draw
from .layout import Row
from .moves import legal, playable
from .sheet import Sheet
from .table import Table
from .words import DRAW, DRAWN, PASS, PLAY, WORD, Move

RANDOM = 0
UNIFORM = 1


@rule
def next_word(dice: Row) -> int:
    """The next 32-bit word of the players' dice."""
    a, b, c = dice[0], dice[1], dice[2]
    word = (a + b + dice[3]) & WORD_MASK
    dice[3] = (dice[3] + 1) & WORD_MASK
    dice[0] = b ^ (b >> 9)
    dice[1] = (c + (c << 3)) & WORD_MASK
    dice[2] = (((c << 21) & WORD_MASK) | (c >> 11)) + word & WORD_MASK
    return word


@rule
def seed_dice(dice: Row, seed: int) -> None:
    """Start the players' dice from a seed below 2**32."""
    dice[0] = 0
    dice[1] = 0
    dice[2] = seed & WORD_MASK
    dice[3] = 1
    for _ in range(12):
        next_word(dice)


@rule
def below(dice: Row, bound: int) -> int:
    """A number from 0 to ``bound`` - 1, without bias (Lemire 2019)."""
    product = next_word(dice) * bound
    if product & WORD_MASK < bound:
        threshold = (1 << 32) % bound
        while product & WORD_MASK < threshold:
            product = next_word(dice) * bound
    return product >> 32


@rule
def nth_kind(low: int, high: int, index: int) -> int:
    """The kind at a place of a pair of masks."""
    lows = count_bits(low)
    mask, offset = low, 0
    if index >= lows:
        mask, offset, index = high, WORD, index - lows
    while index > 0:
        mask &= mask - 1
        index -= 1
    return offset + lowest_bit(mask)


@hot
def choose_random(table: Table, sheet: Sheet, dice: Row, out: Row) -> Move:
    """The move of the ``random`` player for the seat that is asked."""
    if table.asks == PLAY:
        low, high = playable(table, sheet, table.asked)
        size = count_bits(low) + count_bits(high)
        if size == 0:
            return DRAW if can_draw(table) else PASS
        return nth_kind(low, high, below(dice, size))
    if table.asks == DRAWN and can_draw(table):
        return table.drawn
    size = legal(table, sheet, table.asked, out)
    return out[below(dice, size)]


@rule
def choose_uniform(table: Table, sheet: Sheet, dice: Row, out: Row) -> Move:
    """The move of the ``uniform`` player for the seat that is asked."""
    return out[below(dice, legal(table, sheet, table.asked, out))]


@hot
def choose(table: Table, sheet: Sheet, player: int, dice: Row, out: Row) -> Move:
    """The move of a reference player."""
    if player == RANDOM:
        return choose_random(table, sheet, dice, out)
    return choose_uniform(table, sheet, dice, out)
