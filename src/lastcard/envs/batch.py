"""Many tables that are stepped in one call: what all the environments stand on."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from lastcard.bots.mind import mind_of
from lastcard.compiled import records, twin
from lastcard.game.keys import key_words, match_key
from lastcard.rules import lanes
from lastcard.rules.layout import dtype_of
from lastcard.rules.words import MOVES, SEATS

from .choice import Choice
from .layout import observation_size
from .numbering import actions


class Batch:
    """Tables side by side, and the rows that a step writes.

    Attributes:
        seen: uint8, tables x numbers: what the seat that is asked knows.
        masks: int8, tables x actions: what it may do.
        rewards: float64, tables x seats.
        final: uint8, tables x numbers: what was seen last, where an episode ended and the next one began.
        endings: int8: GOES_ON, TERMINATED or TRUNCATED.
        moves: int32: how many moves the step made.
    """

    def __init__(self, choice: Choice, count: int, renewal: int, threads: int = 1) -> None:
        self.choice, self.count = choice, count
        self.sheet, self.setup = records.sheet_of(choice.edition), choice.setup(renewal)
        self._opening = choice.setup(lanes.NEXT_STEP)
        self.tables: Any = records.tables(count)
        self.lanes: Any = np.zeros(count, dtype_of(lanes.Lane)).view(np.recarray)
        size = observation_size(choice.edition)
        self.seen = np.zeros((count, size), np.uint8)
        self.final = np.zeros((count if renewal == lanes.SAME_STEP else 1, size), np.uint8)
        self.masks = np.zeros((count, actions(choice.edition)), np.int8)
        self.rewards = np.zeros((count, len(choice.players)), np.float64)
        self.endings, self.moves = np.zeros(count, np.int8), np.zeros(count, np.int32)
        self._ways_in = twin.load("lanes")
        bounds = [count * part // threads for part in range(threads + 1)]
        nets = [choice.net] if choice.net else []
        self._parts = [
            (first, last, np.zeros(MOVES, np.int64), np.zeros(SEATS, np.float64), mind_of(nets))
            for first, last in pairwise(bounds)
        ]
        self._pool = pool_of(threads)

    def __getstate__(self) -> dict[str, Any]:
        """All but what belongs to this process, so that environments can be copied and pickled."""
        return {name: value for name, value in self.__dict__.items() if name not in ("_ways_in", "_pool")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._ways_in = twin.load("lanes")
        self._pool = pool_of(len(self._parts))

    def seed(self, seeds: Sequence[str | None]) -> None:
        """Give each table whose seed is not None the dice of that seed."""
        for at, seed in enumerate(seeds):
            if seed is not None:
                self.lanes.key[at] = key_words(match_key(seed))
                self.lanes.episode[at] = 0

    def reset(self, chosen: npt.NDArray[np.bool_] | None = None) -> None:
        """Begin an episode at all tables, or at the chosen ones; their actions are not looked at."""
        no_actions = np.zeros(self.count, np.int64)
        for first, last in (
            [(0, self.count)] if chosen is None else [(at, at + 1) for at in np.flatnonzero(chosen).tolist()]
        ):
            self.lanes.ended[first:last] = lanes.TERMINATED
            self._step(no_actions, self._opening, first, last, *self._parts[0][2:])
        if chosen is not None:
            self.moves[~chosen] = 0

    def _step(self, actions: Any, setup: Any, first: int, last: int, out: Any, unused: Any, mind: Any) -> int:
        made: int = self._ways_in.step_lanes(
            self.tables,
            self.sheet,
            setup,
            self.lanes,
            first,
            last,
            actions,
            out,
            self.seen,
            self.masks,
            self.rewards,
            self.final,
            self.endings,
            self.moves,
            unused,
            mind,
        )
        return made

    def step(self, actions: npt.NDArray[np.int64]) -> int:
        """One step at every table; return how many moves were made in all."""
        if self._pool is None:
            return self._step(actions, self.setup, *self._parts[0])
        return sum(self._pool.map(lambda part: self._step(actions, self.setup, *part), self._parts))

    def look(self, at: int, seat: int, seen: npt.NDArray[np.uint8], mask: npt.NDArray[np.int8]) -> None:
        """Write what a seat of a table knows and may do."""
        out = self._parts[0][2]
        self._ways_in.look(self.tables[at], self.sheet, self.setup, self.lanes[at], seat, out, seen, mask)

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None


def pool_of(threads: int) -> ThreadPoolExecutor | None:
    """The threads that step the tables side by side; None where the caller's own is enough."""
    return ThreadPoolExecutor(threads, "lastcard-envs") if threads > 1 else None
