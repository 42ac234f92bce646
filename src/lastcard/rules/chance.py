"""The dice: every shuffle of a round comes from its 256-bit key.

The key and a label give a stream of 32-bit words: ChaCha with eight rounds (Bernstein 2008), the key
as its key, the label's stream and number as the first two nonce words, the block counter from zero.
Positions are drawn three to a word, without bias (Brackett-Rozinsky and Lemire, "Batched Ranged
Random Integer Generation", 2024). A shuffle is Fisher-Yates from the last place down. So anybody who
is told the key can repeat every shuffle.
"""

from ._rule import eight_rounds, rule
from .table import Table
from .words import DEAL_STREAM, NOBODY, RESHUFFLE_STREAM, RESHUFFLED, Kind

WORD_MASK = 0xFFFFFFFF
SIGMA_0, SIGMA_1, SIGMA_2, SIGMA_3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
"""ChaCha's constants."""


@rule
def fill_block(table: Table, counter: int, stream: int, number: int) -> None:
    """Put one block of the labeled stream into ``table.block``."""
    key = table.key
    k0, k1, k2, k3 = key[0] & WORD_MASK, key[1] & WORD_MASK, key[2] & WORD_MASK, key[3] & WORD_MASK
    k4, k5, k6, k7 = key[4] & WORD_MASK, key[5] & WORD_MASK, key[6] & WORD_MASK, key[7] & WORD_MASK
    a, b, c, d = eight_rounds(
        (SIGMA_0, SIGMA_1, SIGMA_2, SIGMA_3), (k0, k1, k2, k3), (k4, k5, k6, k7), (counter, stream, number, 0)
    )
    block = table.block
    block[0] = (a[0] + SIGMA_0) & WORD_MASK
    block[1] = (a[1] + SIGMA_1) & WORD_MASK
    block[2] = (a[2] + SIGMA_2) & WORD_MASK
    block[3] = (a[3] + SIGMA_3) & WORD_MASK
    block[4] = (b[0] + k0) & WORD_MASK
    block[5] = (b[1] + k1) & WORD_MASK
    block[6] = (b[2] + k2) & WORD_MASK
    block[7] = (b[3] + k3) & WORD_MASK
    block[8] = (c[0] + k4) & WORD_MASK
    block[9] = (c[1] + k5) & WORD_MASK
    block[10] = (c[2] + k6) & WORD_MASK
    block[11] = (c[3] + k7) & WORD_MASK
    block[12] = (d[0] + counter) & WORD_MASK
    block[13] = (d[1] + stream) & WORD_MASK
    block[14] = (d[2] + number) & WORD_MASK
    block[15] = d[3]


@rule
def shuffle(table: Table, size: int, stream: int, number: int) -> None:
    """Shuffle the first ``size`` cards of the draw pile with the labeled stream."""
    pile = table.draw_pile
    counter = 0
    at = 16
    i = size - 1
    while i > 0:
        # Three places from one word; bounds of one are filled up where fewer are left.
        first, second, third = i + 1, max(i, 1), max(i - 1, 1)
        product = first * second * third
        threshold = 0
        low = -1
        x = y = z = 0
        while low < threshold:
            if at == 16:
                fill_block(table, counter, stream, number)
                counter += 1
                at = 0
            x = (table.block[at] & WORD_MASK) * first
            at += 1
            y = (x & WORD_MASK) * second
            z = (y & WORD_MASK) * third
            low = z & WORD_MASK
            if low < product:
                threshold = (1 << 32) % product
            else:
                threshold = 0
        x >>= 32
        y >>= 32
        z >>= 32
        pile[i], pile[x] = pile[x], pile[i]
        if i > 1:
            pile[i - 1], pile[y] = pile[y], pile[i - 1]
        if i > 2:
            pile[i - 2], pile[z] = pile[z], pile[i - 2]
        i -= 3


@rule
def note(table: Table, verb: int, seat: int, kind: int, amount: int) -> None:
    """Write down what just happened, for views, logs and replays."""
    at = table.event_count
    table.events[at] = verb | seat << 8 | kind << 16 | amount << 24
    table.event_count = at + 1


@rule
def shuffle_deck(table: Table) -> None:
    """Shuffle the whole draw pile for the deal."""
    shuffle(table, table.draw_size, DEAL_STREAM, 0)


@rule
def reshuffle(table: Table) -> None:
    """Turn the discard pile, its top card aside, into a fresh draw pile (MK-72, PP-30)."""
    size = table.discard_size - 1
    for i in range(size):
        table.draw_pile[i] = table.discard[i]
    table.discard[0] = table.discard[size]
    table.discard_size = 1
    table.draw_size = size
    shuffle(table, size, RESHUFFLE_STREAM, table.reshuffles)
    table.reshuffles += 1
    note(table, RESHUFFLED, NOBODY, NOBODY, size)


@rule
def can_draw(table: Table) -> bool:
    """Whether there is any card to draw."""
    return table.draw_size > 0 or table.discard_size > 1


@rule
def take_card(table: Table) -> Kind:
    """The next card of the draw pile, reshuffled first if need be; -1 when there is none."""
    if table.draw_size == 0:
        if table.discard_size <= 1:
            return -1
        reshuffle(table)
    table.draw_size -= 1
    return table.draw_pile[table.draw_size]
