"""What comes of each of several moves when one player plays all seats from there to the end of the round."""

from ._rule import copy_table, entry
from .layout import Row
from .players import choose_any
from .reference import seed_dice
from .sheet import Sheet
from .step import step
from .table import Table
from .words import OVER


@entry
def try_moves(
    tables: list[Table],
    sheet: Sheet,
    facts: Row,
    player: int,
    moves: Row,
    count: int,
    seed: int,
    most: int,
    dice: Row,
    out: Row,
    winners: Row,
) -> int:
    """Make each of ``count`` moves at ``tables[0]`` and play the round to its end; how many moves that took in all.

    The seat asked makes them. Every one is played out with the same dice. ``tables`` has room for a second one,
    ``winners`` (-1 nobody, -2 given up after ``most`` moves) for ``count`` numbers.
    """
    total = 0
    for at in range(count):
        copy_table(tables, 0, 1)
        table = tables[1]
        seed_dice(dice, seed)
        step(table, sheet, table.asked, moves[at])
        while table.asks != OVER and table.moves < most:
            step(table, sheet, table.asked, choose_any(table, sheet, facts, player, dice, out))
        winners[at] = table.winner if table.asks == OVER else -2
        total += table.moves - tables[0].moves
    return total
