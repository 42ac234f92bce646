"""A small game for two written down whole: every position, every chance, and what each seat can tell apart.

Positions stand in rows, one level after another: a level is a move, and what chance brings after it goes with the
way to the next position. What a seat can tell apart is what OpenSpiel's game tells it (``information_state_string``),
so that whoever remembers everything and whoever looks at the table only can both be written as shares of its moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from lastcard.envs.chance_round import ChanceRound
from lastcard.envs.knowledge import memory
from lastcard.envs.setting import Setting
from lastcard.rules.layout import Row
from lastcard.rules.memory import MEMORY, remember
from lastcard.rules.words import Move

Shares: TypeAlias = npt.NDArray[np.float64]
Numbers: TypeAlias = npt.NDArray[np.int64]
Chooser: TypeAlias = Callable[[ChanceRound, Row, Sequence[Move]], Sequence[float]]
"""The shares in which a player makes each of some moves, at a position of which it remembers a row."""

NOBODY = -1


@dataclass
class Tree:
    """A game in rows.

    Attributes:
        levels: where each level begins among the positions, and where the last one ends.
        parents: of each position, the one before it.
        ways: of each position, the *way* that led to it: a move at something that can be told apart.
        chances: of each position, what chance had to do with that way.
        won: of each position that ends the round, seat 0's share of it: a half where it was given up.
        ends: whether a position ends the round.
        first: of each thing that can be told apart (an information state), its first way, and the end of them all.
        owner: of each way, whose move it is.
        example: of each information state, its first position.
        way_levels: where the ways of each level begin.
        names: of each information state, what OpenSpiel calls it.
        moves: of each way, the move.
        players: what each player does: of each way, its share.
    """

    levels: Numbers
    parents: Numbers
    ways: Numbers
    chances: Shares
    won: Shares
    ends: npt.NDArray[np.bool_]
    first: Numbers
    owner: Numbers
    example: Numbers
    way_levels: Numbers
    names: list[str]
    moves: list[Move]
    players: dict[str, Shares]

    @property
    def state_of(self) -> Numbers:
        """Of each way, its information state."""
        return np.repeat(np.arange(len(self.names)), np.diff(self.first))


@dataclass
class Growing:
    """A tree while it grows."""

    choosers: Mapping[str, Chooser]
    columns: dict[str, list[Any]] = field(
        default_factory=lambda: {
            name: [] for name in ("parents", "ways", "chances", "won", "ends", "first", "owner", "example", "moves")
        }
    )
    states: dict[str, int] = field(default_factory=dict)
    depths: list[int] = field(default_factory=list)
    shares: dict[str, list[float]] = field(default_factory=dict)

    def add(self, parent: int, way: int, chance: float, position: ChanceRound) -> int:
        """Write a position down; its number."""
        winner = position.table.winner
        won = (0.5 if position.void else float(winner == 0)) if position.over else 0.0
        row = {"parents": parent, "ways": way, "chances": chance, "won": won, "ends": position.over}
        for name, value in row.items():
            self.columns[name].append(value)
        return len(self.columns["parents"]) - 1

    def state(self, number: int, position: ChanceRound, recalled: Row, depth: int) -> tuple[int, list[Move]]:
        """The first way of what the seat that is asked can tell, and its moves; new ones are asked of all players."""
        seat = position.table.asked
        name, moves = memory(position, seat), position.moves()
        if name not in self.states:
            self.states[name] = len(self.states)
            self.depths.append(depth)
            self.columns["first"].append(len(self.columns["owner"]))
            self.columns["example"].append(number)
            self.columns["owner"] += [seat] * len(moves)
            self.columns["moves"] += moves
            for player, chooser in self.choosers.items():
                self.shares.setdefault(player, []).extend(chooser(position, recalled, moves))
        known = self.states[name]
        assert self.depths[known] == depth, "a seat that remembers everything knows how many moves were made"
        return self.columns["first"][known], moves


def grow(setting: Setting, choosers: Mapping[str, Chooser]) -> Tree:
    """Write a game down whole, and what some players do in it."""
    growing, levels, way_levels, depth = Growing(choosers), [0], [0], 0
    level = [
        (growing.add(NOBODY, NOBODY, chance * more, position), position, [0] * MEMORY)
        for deal, chance in deals(setting)
        for position, more in settled(deal)
    ]
    while level:
        levels.append(len(growing.columns["parents"]))
        following = []
        for number, position, recalled in level:
            if position.over:
                continue
            first, moves = growing.state(number, position, recalled, depth)
            for at, move in enumerate(moves):
                for after, chance in settled(position.after(move)):
                    row = list(recalled)
                    remember(after.table, position.table.color, row)
                    following.append((growing.add(number, first + at, chance, after), after, row))
        way_levels.append(len(growing.columns["owner"]))
        level, depth = following, depth + 1
    columns = growing.columns
    columns["first"].append(len(columns["owner"]))
    moves = columns.pop("moves")
    arrays = {name: np.array(column) for name, column in columns.items()}
    players = {name: np.array(shares) for name, shares in growing.shares.items()}
    return Tree(
        levels=np.array(levels),
        way_levels=np.array(way_levels),
        names=list(growing.states),
        moves=moves,
        players=players,
        **arrays,
    )


def deals(setting: Setting) -> list[tuple[ChanceRound, float]]:
    """The positions after the deal with their chances, whatever the order in which the hands came."""
    found: dict[tuple[int, ...], tuple[ChanceRound, float]] = {}

    def go(position: ChanceRound, chance: float) -> None:
        if position.to_deal == 0:
            hands = tuple(position.table.hands)
            found[hands] = position, chance + found.get(hands, (position, 0.0))[1]
            return
        for kind, many in position.needed.items():
            go(position.after(kind), chance * many / position.needed.total())

    go(ChanceRound.begin(setting), 1.0)
    return list(found.values())


def settled(position: ChanceRound) -> Iterator[tuple[ChanceRound, float]]:
    """The positions at which the next one is asked, once chance has spoken."""
    if not position.needed:
        yield position, 1.0
        return
    for kind, many in position.needed.items():
        for after, chance in settled(position.after(kind)):
            yield after, chance * many / position.needed.total()
