"""What points are worth beside the round itself, to a player who wants to win the match (``lastcard.bots.stakes``).

The terms of a search say it in whole numbers; all zero: the round is all that counts.
"""

from typing import Final

from ._rule import rule
from .layout import Row
from .sheet import Sheet
from .table import Table
from .words import DRAW, HAND_OVER, KINDS, Move, Seat

LEAN: Final = 4
"""Where it stands in the terms: what a point that leaves the hand adds to the log-odds, in millionths; how many
thousandths of a point a round brings in the mean; what a point more is worth to the winner of a round, and what it
costs the loser, in millionths of what winning the round is worth."""
MEAN: Final = 5
WON: Final = 6
LOST: Final = 7


@rule
def mean_card(sheet: Sheet) -> float:
    """The points of a card, in the mean of all."""
    points, cards = 0, 0
    for kind in range(sheet.kinds):
        points += sheet.copies[kind] * sheet.kind_points[kind]
        cards += sheet.copies[kind]
    return points / cards


@rule
def points_out(sheet: Sheet, move: Move, drawn: float) -> float:
    """The points that a move takes out of the hand; drawing puts in ``drawn``."""
    if move < KINDS:
        return 1.0 * sheet.kind_points[move]
    if move >= HAND_OVER:
        return 1.0 * sheet.kind_points[move - HAND_OVER]
    return -drawn if move == DRAW else 0.0


@rule
def worth_of(table: Table, winner: Seat, me: Seat, terms: Row) -> float:
    """What the end of a round is worth: 1 or 0 for the round, and more or less for its points."""
    if winner < 0:
        return 0.0
    over = 1000 * table.points[winner] - terms[MEAN]
    return 1.0 + 1e-9 * terms[WON] * over if winner == me else -1e-9 * terms[LOST] * over
