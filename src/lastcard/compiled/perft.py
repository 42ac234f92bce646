"""Perft: how many sequences of moves there are from a seeded deal, counted plain and compiled."""

from typing import Any

import numpy as np

from lastcard.editions import Edition
from lastcard.game.keys import key_words, match_key
from lastcard.rules import rounds
from lastcard.rules.deal import deal
from lastcard.rules.layout import Row
from lastcard.rules.table import Table
from lastcard.rules.words import MOVES

from . import records, twin


def seeded_table(box: Edition, seats: int, seed: str) -> Table:
    """A round dealt from a seed, the last seat dealing, windows asked about."""
    box.check_seats(seats)
    table = Table()
    table.key[:] = key_words(match_key(seed))
    deal(table, box.sheet, seats, seats - 1, 1)
    return table


def perft(box: Edition, seats: int, depth: int, *, seed: str = "perft", compiled: bool = True) -> int:
    """How many sequences of ``depth`` moves the seats asked can make; a round over sooner counts once."""
    table = seeded_table(box, seats, seed)
    if not compiled:
        plain = [table, *(Table() for _ in range(depth))]
        empty = [0] * (depth + 1)
        out: list[Row] = [[0] * MOVES for _ in range(depth + 1)]
        return rounds.count_sequences(plain, box.sheet, depth, out, empty[:], empty[:])
    row: Any = records.tables(depth + 1)
    row[0] = records.pack(table)
    levels = np.zeros(depth + 1, np.int64)
    moves = np.zeros((depth + 1, MOVES), np.int64)
    count: int = twin.load("rounds").count_sequences(row, records.sheet_of(box), depth, moves, levels, levels.copy())
    return count
