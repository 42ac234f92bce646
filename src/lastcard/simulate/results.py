"""What came of a simulation: tables of named columns. ``docs/laboratory.md`` says what each column means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from lastcard.editions import Edition
from lastcard.rules import columns as at
from lastcard.rules.columns import HAND_CLASSES, MATCH_COLUMNS, PLAYED_TIMES, PLAYED_WON, ROUND_COLUMNS

from .plan import Plan
from .summary import summary_of
from .table import Columns
from .work import Chunk

ROUND_NAMES = (
    *("deal", "rotation", "dealer", "start", "winner", "moves", "turns", "reshuffles", "none_to_draw", "stalemate"),
    *("challenges", "challenges_won", "bluffs", "calls_forgotten", "calls_caught", "lead_changes", "cards_drawn"),
    *("extra_turns", "items"),
)
MATCH_NAMES = ("match", "dealer", "winner", "rounds", "moves", "turns", "lead_changes")
TABLES = ("rounds", "matches", "cards", "items", "plays")


@dataclass(frozen=True)
class Results:
    """What came of a simulation.

    Attributes:
        plan: what was played.
        done: how many deals or matches of it; fewer than ``plan.count`` when it was broken off.
        rounds: one row a round.
        matches: one row a match; none when single rounds were played.
        cards: one row a kind of card.
        items: one row an item; none in editions without.
        plays: one row for each kind of card and number of cards in the hand it was played from.
    """

    plan: Plan
    done: int
    rounds: Columns
    matches: Columns
    cards: Columns
    items: Columns
    plays: Columns

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns of ``rounds``."""
        return self.rounds.columns

    def __getitem__(self, name: str) -> npt.NDArray[Any]:
        """A column of ``rounds``."""
        return self.rounds[name]

    def summary(self) -> dict[str, Any]:
        """The figures most asked for, as plain values."""
        return summary_of(self.plan, self.done, self.rounds, self.matches)

    def tables(self) -> dict[str, Columns]:
        """The tables that have any rows, by name."""
        return {name: table for name in TABLES if (table := getattr(self, name)).size}

    def to_csv(self, folder: Path | str) -> None:
        """Write every table as ``NAME.csv`` into a folder."""
        for name, table in self.tables().items():
            table.to_csv(Path(folder) / f"{name}.csv")

    def to_parquet(self, folder: Path | str) -> None:
        """Write every table as ``NAME.parquet`` into a folder.

        Raises:
            MissingExtra: pyarrow is not installed.
        """
        for name, table in self.tables().items():
            table.to_parquet(Path(folder) / f"{name}.parquet")


def gather(plan: Plan, chunks: Sequence[Chunk]) -> Results:
    """The result of the first pieces of work, in their order."""
    done = min(plan.count, len(chunks) * plan.chunk_size)
    rows = np.concatenate([chunk.rows for chunk in chunks])
    ends = np.concatenate([chunk.matches for chunk in chunks])
    kinds = np.sum([chunk.kinds for chunk in chunks], axis=0)
    sizes = np.sum([chunk.sizes for chunk in chunks], axis=0)
    return Results(
        plan,
        done,
        Columns(dict(zip(round_names(plan), np.ascontiguousarray(rows.T), strict=True))),
        Columns(dict(zip(match_names(plan), np.ascontiguousarray(ends.T), strict=True))),
        cards_table(plan.edition, kinds, sizes),
        items_table(plan, kinds),
        plays_table(plan.edition, sizes),
    )


def round_names(plan: Plan) -> tuple[str, ...]:
    """The columns of a row a round; in matches the round's number in the match stands where the rotation is."""
    first = ("match", "round") if plan.mode == "matches" else ROUND_NAMES[:2]
    seats = range(plan.seats)
    names = (*first, *ROUND_NAMES[2:], *(f"points_{seat}" for seat in seats), *(f"left_{seat}" for seat in seats))
    assert len(names) == ROUND_COLUMNS + 2 * plan.seats
    return names


def match_names(plan: Plan) -> tuple[str, ...]:
    """The columns of a row a match."""
    names = (*MATCH_NAMES, *(f"score_{seat}" for seat in range(plan.seats)))
    assert len(names) == MATCH_COLUMNS + plan.seats
    return names


def cards_table(box: Edition, kinds: npt.NDArray[np.int64], sizes: npt.NDArray[np.int64]) -> Columns:
    """One row a kind of card."""
    count = len(box.cards)
    played, won = sizes[:count, :, PLAYED_TIMES], sizes[:count, :, PLAYED_WON]
    # What the same number of plays would win if all cards were alike, hands of the same size compared.
    base = won.sum(axis=0) / np.maximum(played.sum(axis=0), 1)
    return Columns(
        {
            "kind": np.arange(count),
            "card": np.array([card.code for card in box.cards]),
            "copies": np.array([card.copies for card in box.cards]),
            "points": np.array([card.points for card in box.cards]),
            "played": played.sum(axis=1),
            "played_by_winner": won.sum(axis=1),
            "expected_by_winner": (played * base).sum(axis=1),
            "left": kinds[:count, at.LEFT],
        }
    )


def items_table(plan: Plan, kinds: npt.NDArray[np.int64]) -> Columns:
    """One row an item, whatever kinds of card have it in their corner."""
    carriers: dict[str, list[int]] = {}
    for kind, card in enumerate(plan.edition.cards):
        if card.item:
            carriers.setdefault(card.item.name, []).append(kind)
    counted = np.array([kinds[carrying].sum(axis=0) for carrying in carriers.values()] or np.zeros((0, kinds.shape[1])))
    counted = counted.astype(np.int64)
    copies = [sum(plan.edition.cards[kind].copies for kind in carrying) for carrying in carriers.values()]
    return Columns(
        {
            "item": np.array(list(carriers), dtype=str),
            "copies": np.array(copies, np.int64),
            "turned_over": counted[:, at.FLIPS],
            "by_winner": counted[:, at.FLIPS_WON],
            "cards_drawn": counted[:, at.ITEM_CARDS],
            "extra_turns": counted[:, at.ITEM_TURNS],
            "struck_self": counted[:, at.STRUCK_SELF],
            "struck_others": counted[:, at.STRUCK],
            "struck_won": counted[:, at.STRUCK_WON],
            **{f"struck_{place}": counted[:, at.STRUCK_PLACE + place] for place in range(1, plan.seats)},
        }
    )


def plays_table(box: Edition, sizes: npt.NDArray[np.int64]) -> Columns:
    """One row for each kind of card and size of hand that it was played from."""
    kind, hand = np.nonzero(sizes[:, :HAND_CLASSES, PLAYED_TIMES])
    return Columns(
        {
            "kind": kind,
            "card": np.array([box.cards[each].code for each in kind], dtype=str),
            "hand": hand,
            "played": sizes[kind, hand, PLAYED_TIMES],
            "played_by_winner": sizes[kind, hand, PLAYED_WON],
        }
    )
