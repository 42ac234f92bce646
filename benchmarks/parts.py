"""What each part of a compiled round costs: UNO Mario Kart, two `random` players.

Some parts can be timed alone. For the others the round is timed with the part and without it: once with its moves read
from a list instead of chosen, once under rules whose events, or whose dice, are replaced by next to nothing.
"""

from __future__ import annotations

import importlib
import sys
import types
from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.measuring import Row, interleaved
from lastcard import rules
from lastcard.compiled import records, twin
from lastcard.editions import Edition, edition
from lastcard.rules.words import DEAL_STREAM, OVER

ROUNDS = 2_000
SEATS = 2


def compiled(function: Callable[..., Any]) -> Any:
    """Compile a loop of this file with the options of the rules."""
    import numba

    return numba.njit(**twin.OPTIONS)(function)


def no_note(_table: Any, _verb: int, _seat: int, _kind: int, _amount: int) -> None:
    """In place of `note`: nothing is written down."""


def cheap_block(table: Any, counter: int, stream: int, number: int) -> None:
    """In place of `fill_block`: a small generator (xorshift) that anybody could see through."""
    word = (table.key[0] ^ (number * 747796405 + stream * 277803737 + counter + 1)) & 0xFFFFFFFF
    for at in range(16):
        word ^= (word << 13) & 0xFFFFFFFF
        word ^= word >> 17
        word ^= (word << 5) & 0xFFFFFFFF
        table.block[at] = word


class Rules:
    """The rules imported and compiled once more, a function of `chance` replaced or none."""

    def __init__(self, name: str, **instead: Callable[..., None]) -> None:
        self.name = f"benchmarks._rules_{name}"
        package = types.ModuleType(self.name)
        package.__path__ = rules.__path__
        sys.modules[self.name] = package
        sys.modules[f"{self.name}._rule"] = twin.mark()
        # Before the other modules take it from there.
        chance = self.module("chance")
        for function, other in instead.items():
            setattr(chance, function, twin.compile_inner(other))

    def module(self, name: str) -> Any:
        """A module of these rules, its functions compiled when they are first called from compiled code."""
        return importlib.import_module(f"{self.name}.{name}")


class Setting:
    """One table, and all that the loops need."""

    def __init__(self, box: Edition) -> None:
        self.table = records.tables(1)[0]
        self.sheet = records.sheet_of(box)
        self.players = np.zeros(SEATS, np.int64)
        self.dice = np.array([1, 2, 3, 1], np.int64)
        self.out = records.moves_out()


def round_loops(these: Rules) -> tuple[Any, Any]:
    """Two compiled loops: rounds whose moves are chosen and kept, and the same rounds with the moves kept before."""
    deal, step = these.module("deal").deal, these.module("step").step
    choose, seed_dice = these.module("reference").choose, these.module("reference").seed_dice

    @compiled
    def chosen(table: Any, sheet: Any, clockless: int, dice: Any, out: Any, kept: Any) -> int:
        total = 0
        for number in range(ROUNDS):
            table.key[0] = number
            seed_dice(dice, number)
            deal(table, sheet, SEATS, number % SEATS, clockless)
            while table.asks != OVER and table.moves < 10_000:
                move = choose(table, sheet, 0, dice, out)
                kept[total] = move
                total += 1
                step(table, sheet, table.asked, move)
        return total

    @compiled
    def read(table: Any, sheet: Any, clockless: int, kept: Any) -> int:
        total = 0
        for number in range(ROUNDS):
            table.key[0] = number
            deal(table, sheet, SEATS, number % SEATS, clockless)
            while table.asks != OVER and table.moves < 10_000:
                step(table, sheet, table.asked, kept[total])
                total += 1
        return total

    return chosen, read


def opening_loops(these: Rules) -> tuple[Any, Any, Any]:
    """Three compiled loops: a block of dice, a shuffle of the deck, and a deal."""
    chance, deal = these.module("chance"), these.module("deal").deal
    fill_block, shuffle = chance.fill_block, chance.shuffle

    @compiled
    def blocks(table: Any) -> None:
        for number in range(ROUNDS):
            fill_block(table, 0, DEAL_STREAM, number)

    @compiled
    def shuffles(table: Any, cards: int) -> None:
        for number in range(ROUNDS):
            shuffle(table, cards, DEAL_STREAM, number)

    @compiled
    def deals(table: Any, sheet: Any) -> None:
        for number in range(ROUNDS):
            table.key[0] = number
            deal(table, sheet, SEATS, number % SEATS, 1)

    return blocks, shuffles, deals


def part_rows(takes: int) -> list[Row]:
    """Each part, and its cost in nanoseconds of processor time: once, a round, and a move."""
    box = edition("mario-kart")
    at = Setting(box)
    kept = np.zeros(ROUNDS * 2_000, np.int64)
    whole, no_events, cheap_dice = (
        Rules("whole"),
        Rules("no_events", note=no_note),
        Rules("dice", fill_block=cheap_block),
    )
    chosen, read = round_loops(whole)
    blocks, shuffles, deals = opening_loops(whole)
    quiet, cheap = round_loops(no_events)[0], round_loops(cheap_dice)[0]
    scratch = kept.copy()
    moves = {"asked": chosen(at.table, at.sheet, 1, at.dice, at.out, kept)}
    moves["raced"] = chosen(at.table, at.sheet, 0, at.dice, at.out, scratch)
    moves["cheap"] = cheap(at.table, at.sheet, 1, at.dice, at.out, scratch)
    runs: dict[str, Callable[[], object]] = {
        "blocks": lambda: blocks(at.table),
        "shuffles": lambda: shuffles(at.table, box.size),
        "deals": lambda: deals(at.table, at.sheet),
        "asked": lambda: chosen(at.table, at.sheet, 1, at.dice, at.out, scratch),
        "read": lambda: read(at.table, at.sheet, 1, kept),
        "raced": lambda: chosen(at.table, at.sheet, 0, at.dice, at.out, scratch),
        "quiet": lambda: quiet(at.table, at.sheet, 1, at.dice, at.out, scratch),
        "cheap": lambda: cheap(at.table, at.sheet, 1, at.dice, at.out, scratch),
    }
    for run in runs.values():
        run()
    cost = {name: spent / ROUNDS * 1e9 for name, spent in interleaved(runs, takes).items()}
    a_round = moves["asked"] / ROUNDS
    # Other dice deal other rounds: compared move by move, all else is compared round by round.
    dearer_dice = cost["asked"] - cost["cheap"] / moves["cheap"] * moves["asked"]
    parts = {
        "a round, UNO windows asked about": cost["asked"],
        "  deal, of which": cost["deals"],
        "    a shuffle of the deck": cost["shuffles"],
        "    a block of dice (ChaCha8)": cost["blocks"],
        "  choose": cost["asked"] - cost["read"],
        "  step": cost["read"] - cost["deals"],
        "events, within it": cost["asked"] - cost["quiet"],
        "ChaCha8 instead of xorshift, within it": dearer_dice,
        "a round, UNO windows raced for": cost["raced"],
    }
    counts = {"a round, UNO windows raced for": moves["raced"] / ROUNDS}
    return [
        {"part": name, "nanoseconds_a_round": spent, "nanoseconds_a_move": spent / counts.get(name, a_round)}
        for name, spent in parts.items()
    ]
