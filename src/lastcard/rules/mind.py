"""Tables where a player with a network may sit: what it thinks with, what it keeps in mind, and who chooses there.

A table without one has None for a mind; compiled, it then runs the very code that knows nothing of networks.
"""

from typing import Final, TypeAlias

from ._rule import hot
from .features import Floats
from .layout import Row
from .memory import forget, remember
from .network import Desk, choose_expert
from .players import PLAYERS, choose_any
from .sheet import Sheet
from .table import Table
from .words import Color, Move

EXPERT: Final = 5
"""The number of the player with the first network; those after it play by the networks after that one."""

COMPILED: Final = {**PLAYERS, "expert": EXPERT}
"""All players that the simulator has, by name, weakest first."""

Mind: TypeAlias = tuple[Row, Row, list[Floats], Desk]
"""The memory of the table, the layout and the networks, all of one size, and room to think."""


@hot
def choose_minded(table: Table, sheet: Sheet, facts: Row, player: int, dice: Row, out: Row, mind: Mind | None) -> Move:
    """The move of a player for the seat that is asked, networks among the players."""
    if mind is not None and player >= EXPERT:
        memory, lay, nets, desk = mind
        return choose_expert(table, sheet, memory, lay, nets[player - EXPERT], dice, desk)
    return choose_any(table, sheet, facts, player, dice, out)


@hot
def begin_mind(mind: Mind | None) -> None:
    """A new round."""
    if mind is not None:
        forget(mind[0])


@hot
def keep_in_mind(table: Table, before: Color, mind: Mind | None) -> None:
    """What everybody saw of the last move; ``before`` was the active color."""
    if mind is not None:
        remember(table, before, mind[0])
