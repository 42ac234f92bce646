"""The players that can be compiled, by number: the reference players and those after them.

A new one gets a name and a number here and a branch in ``choose_any``. It may read of the table what its seat may
know, and of ``facts`` what a sheet does not say of an edition (``lastcard.bots.facts``).
"""

from typing import Final

from ._rule import hot
from .beginner import choose_beginner
from .casual import choose_casual
from .layout import Row
from .reference import RANDOM, UNIFORM, choose_random, choose_uniform
from .sharp import choose_sharp
from .sheet import Sheet
from .table import Table
from .words import Move

CASUAL: Final = 2
BEGINNER: Final = 3
SHARP: Final = 4

PLAYERS: Final = {"random": RANDOM, "uniform": UNIFORM, "beginner": BEGINNER, "casual": CASUAL, "sharp": SHARP}
"""The players by name, weakest rules first."""


@hot
def choose_any(table: Table, sheet: Sheet, facts: Row, player: int, dice: Row, out: Row) -> Move:
    """The move of a player for the seat that is asked."""
    if player == RANDOM:
        return choose_random(table, sheet, dice, out)
    if player == CASUAL:
        return choose_casual(table, sheet, facts, dice)
    if player == SHARP:
        return choose_sharp(table, sheet, facts, dice)
    if player == BEGINNER:
        return choose_beginner(table, sheet, dice, out)
    return choose_uniform(table, sheet, dice, out)
