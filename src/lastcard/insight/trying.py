"""The moves of a view, each played on to the end many times, whatever the seat cannot see dealt anew each time."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from lastcard.bots.dice import Dice
from lastcard.bots.facts import facts_of
from lastcard.compiled import records, twin
from lastcard.compiled.batch import MOST_MOVES
from lastcard.editions import Edition
from lastcard.game import View
from lastcard.game.notation import parse_move
from lastcard.game.resample import resample
from lastcard.intervals import WIDE
from lastcard.rules.players import PLAYERS
from lastcard.rules.words import MOVES

PLAYER: Final = "casual"
"""Who plays on in all seats."""


@dataclass(frozen=True)
class Option:
    """A move with the share of the rounds won after it, and half the width of its 95 % interval."""

    move: str
    chance: float
    half: float


@dataclass(frozen=True)
class Tries:
    """What came of the moves of a view.

    Attributes:
        moves: the legal moves.
        won: deals x moves: whether the seat won.
    """

    moves: tuple[str, ...]
    won: npt.NDArray[np.bool_]

    def option(self, move: str) -> Option:
        """A move with its chance."""
        return option(move, self.won[:, self.moves.index(move)])

    def given_up(self, chosen: str) -> tuple[float, float]:
        """What a move gave up against the best one, and the variance of that estimate.

        The best one is looked for in one half of the deals and compared in the other, and the other way round: the
        best of several noisy figures is otherwise too good to be true.
        """
        at, found = self.moves.index(chosen), []
        for search, judge in ((0, 1), (1, 0)):
            best = int(self.won[search::2].mean(axis=0).argmax())
            gap = self.won[judge::2, best].astype(np.float64) - self.won[judge::2, at]
            found.append((float(gap.mean()), float(gap.var()) / len(gap)))
        return (found[0][0] + found[1][0]) / 2, (found[0][1] + found[1][1]) / 4


def option(move: str, won: npt.NDArray[Any]) -> Option:
    """A move with its chance from single rounds."""
    share = float(won.mean())
    return Option(move, share, WIDE * math.sqrt(max(share * (1 - share), 1 / len(won)) / len(won)))


def best_first(tries: Tries) -> list[Option]:
    """The moves, the one most often won first."""
    return sorted((tries.option(move) for move in tries.moves), key=lambda each: -each.chance)


class Trier:
    """Room for play-outs in one edition."""

    def __init__(self, box: Edition) -> None:
        self.box = box
        self.tables = records.tables(2)
        self.sheet = records.sheet_of(box)
        self.facts = np.array(facts_of(box), np.int64)
        self.dice, self.out = np.zeros(4, np.int64), np.zeros(MOVES, np.int64)

    def run(self, view: View, deals: int, seed: str) -> Tries:
        """Try every legal move of the seat that is asked."""
        moves = np.array([parse_move(self.box, text) for text in view.legal], np.int64)
        winners, dice = np.zeros(len(moves), np.int64), Dice(seed)
        won = np.zeros((deals, len(moves)), np.bool_)
        run = twin.load("playouts").try_moves
        for deal in range(deals):
            self.tables[0] = records.pack(resample(view, dice.below))
            start = dice.below(1 << 31)
            run(
                self.tables, self.sheet, self.facts, PLAYERS[PLAYER], moves, len(moves), start, MOST_MOVES, self.dice,
                self.out, winners,
            )  # fmt: skip
            won[deal] = winners == view.asked
        return Tries(tuple(view.legal), won)


def try_view(view: View, deals: int = 400, seed: str = "0") -> Tries:
    """Try every legal move of a view.

    Args:
        view: what the seat that is asked sees.
        deals: how often the hidden cards are dealt anew.
        seed: the text all dice come from.
    """
    return Trier(view.edition).run(view, deals, seed)
