"""One piece of work, compiled or plain: the same numbers either way, on any machine and in any order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from lastcard.bots.facts import facts_of
from lastcard.bots.mind import mind_of, number_of
from lastcard.compiled import records, twin
from lastcard.compiled.batch import MOST_MOVES
from lastcard.game.keys import key_words, match_key
from lastcard.rules import matches, survey
from lastcard.rules.columns import (
    FORMS,
    HAND_CLASSES,
    KIND_COLUMNS,
    MATCH_COLUMNS,
    MATCH_ROUNDS,
    PLAY_COLUMNS,
    ROUND_COLUMNS,
    STATE,
)
from lastcard.rules.matches import LONGEST_MATCH
from lastcard.rules.table import Table
from lastcard.rules.words import KINDS, MOVES

from .plan import Plan

ROOM = 8 * LONGEST_MATCH
"""How many rounds of matches are played in one call."""


@dataclass(frozen=True)
class Chunk:
    """What came of one piece of work.

    Attributes:
        rows: int32, rounds x columns (``lastcard.rules.columns``).
        matches: int32, matches x columns.
        kinds: int64, KINDS x KIND_COLUMNS, summed over the rounds.
        sizes: int64, KINDS x HAND_CLASSES x PLAY_COLUMNS, summed over the rounds.
    """

    rows: npt.NDArray[np.int32]
    matches: npt.NDArray[np.int32]
    kinds: npt.NDArray[np.int64]
    sizes: npt.NDArray[np.int64]


class Desk:
    """Room for one piece of work, and what all its rounds share."""

    def __init__(self, plan: Plan, plain: bool) -> None:
        box = plan.edition
        self.plain = plain
        self.plan = plan
        self.table: Any = Table() if plain else records.tables(1)[0]
        self.sheet: Any = box.sheet if plain else records.sheet_of(box)
        self.key = self.numbers(key_words(match_key(plan.seed)))
        self.facts = self.numbers(facts_of(box))
        self.mind = mind_of([plan.net] if plan.net else [], plain)
        self.sit(plan.players)
        self.dice, self.out, self.words = self.room(4), self.room(MOVES), self.room(8)
        self.state, self.plays, self.flips = self.room(STATE), self.room(MOST_MOVES + 2), self.room(MOST_MOVES + 2)
        self.kinds = self.room(KINDS * KIND_COLUMNS)
        self.sizes = self.room(KINDS * HAND_CLASSES * PLAY_COLUMNS)
        self.width = ROUND_COLUMNS + 2 * plan.seats

    def sit(self, players: Sequence[str]) -> None:
        """Seat the players, the plan's own in another order."""
        self.players = self.numbers([number_of(name, self.plan.net) for name in players])

    def numbers(self, values: list[int]) -> Any:
        """A row of numbers for the rules that are used."""
        return list(values) if self.plain else np.array(values, np.int64)

    def room(self, size: int) -> Any:
        """An empty row for the rules that are used."""
        return [0] * size if self.plain else np.zeros(size, np.int64)

    def rounds(self, first: int, deals: int) -> Chunk:
        """Play deals."""
        plan, count = self.plan, deals * self.plan.turns
        rows = self.room(count * self.width)
        run = survey.survey_rounds if self.plain else twin.load("survey").survey_rounds
        run(
            self.table, self.sheet, self.key, first, count, plan.seats, 1, self.facts, self.players, plan.turns,
            MOST_MOVES, self.dice, self.out, rows, self.state, self.plays, self.flips, self.kinds, self.sizes,
            self.mind,
        )  # fmt: skip
        return self.chunk(np.array(rows, np.int32), np.zeros((0, MATCH_COLUMNS + plan.seats), np.int32))

    def matches(self, first: int, count: int) -> Chunk:
        """Play whole matches."""
        plan = self.plan
        rulings, width = plan.edition.rulings, MATCH_COLUMNS + plan.seats
        terms = self.numbers([FORMS[str(rulings["match"])], plan.edition.target, int(rulings["rounds"])])
        run = matches.survey_matches if self.plain else twin.load("matches").survey_matches
        rows, results = self.room(ROOM * self.width), self.room(count * width)
        played, pieces, ends = 0, [], []
        while played < count:
            done = run(
                self.table, self.sheet, self.key, first + played, count - played, plan.seats, 1, self.facts,
                self.players, terms, MOST_MOVES, self.dice, self.out, self.words, results, ROOM, rows, self.state,
                self.plays, self.flips, self.kinds, self.sizes, self.mind,
            )  # fmt: skip
            ended = np.array(results[: done * width], np.int32).reshape(done, width)
            used = int(ended[:, MATCH_ROUNDS].sum())
            ends.append(ended)
            pieces.append(np.array(rows[: used * self.width], np.int32))
            played += done
        return self.chunk(np.concatenate(pieces), np.concatenate(ends))

    def chunk(self, rows: npt.NDArray[np.int32], ends: npt.NDArray[np.int32]) -> Chunk:
        """What was played, as arrays."""
        return Chunk(
            rows.reshape(-1, self.width),
            ends,
            np.array(self.kinds, np.int64).reshape(KINDS, KIND_COLUMNS),
            np.array(self.sizes, np.int64).reshape(KINDS, HAND_CLASSES, PLAY_COLUMNS),
        )


def play_chunk(plan: Plan, number: int, *, plain: bool = False) -> Chunk:
    """Play one piece of work.

    Args:
        plan: what is to be played.
        number: which piece of it.
        plain: with the interpreted rules instead of the compiled ones.
    """
    first, count = plan.span(number)
    desk = Desk(plan, plain)
    return desk.matches(first, count) if plan.mode == "matches" else desk.rounds(first, count)
