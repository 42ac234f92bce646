"""The chance to win the round with each move, as the network of ``expert`` sees it: quick, and nothing is compiled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from lastcard.bots.expert import Layers, worth_judging
from lastcard.bots.nets import shipped
from lastcard.bots.seen import seen_table
from lastcard.game import View
from lastcard.game.notation import move_text, parse_move
from lastcard.rules.layout import Row

CLOSE: Final = 0.01
"""Chances that differ by no more are not told apart."""


@dataclass(frozen=True)
class Chance:
    """A move with the chance to win the round."""

    move: str
    chance: float


def weigh(view: View, memory: Row, also: str = "") -> list[Chance]:
    """The moves worth judging of the seat that is asked, the best first.

    Args:
        view: what that seat sees.
        memory: what everybody could keep in mind of the round (``lastcard.bots.recall``).
        also: a move that is judged in any case.

    Raises:
        LookupError: the package has no network for these cards and so many seats.
    """
    net = shipped(view.edition, view.seats)
    if net is None:
        raise LookupError(f"no network for {view.edition.name} with {view.seats} seats")
    table, box = seen_table(view), view.edition
    moves = worth_judging(table, box)
    if also and (wanted := parse_move(box, also)) not in moves:
        moves.append(wanted)
    odds = Layers(net).judge(table, box, memory, moves).astype(np.float64)
    found = [
        Chance(move_text(box, move), float(1 / (1 + np.exp(-each)))) for move, each in zip(moves, odds, strict=True)
    ]
    return sorted(found, key=lambda each: -each.chance)


def level(found: Sequence[Chance]) -> int:
    """How many of the first moves cannot be told apart."""
    return sum(found[0].chance - each.chance <= CLOSE for each in found)
