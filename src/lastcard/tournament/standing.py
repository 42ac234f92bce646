"""The standing: what every bot won, against whom, how sure that is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from .estimate import mean_of, share_of
from .lineups import Lineup
from .outcome import PLACES, POINTS, WINS, Outcome, empty
from .plan import Event, Piece, Plan
from .ratings import Rating, rate

Row: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Table:
    """A line-up and what came of its deals."""

    lineup: Lineup
    outcome: Outcome


class Standing:
    """What came of a tournament.

    Args:
        plan: what was to be played.
        done: the pieces that were played.
        broken_off: whether some are missing.
    """

    def __init__(self, plan: Plan, done: Mapping[Piece, Outcome], broken_off: bool) -> None:
        self.plan = plan
        self.broken_off = broken_off
        self._tables = [tables_of(event, number, done) for number, event in enumerate(plan.events)]
        self._ratings: list[dict[str, Rating] | None] | None = None

    def tables(self, event: int) -> list[Table]:
        """The line-ups of an event that were played."""
        return self._tables[event]

    @property
    def played(self) -> int:
        """How many rounds or matches were played."""
        return sum(table.outcome.shape[0] * table.lineup.seats for tables in self._tables for table in tables)

    def ratings(self, event: int) -> dict[str, Rating] | None:
        """The rating of each bot in an event; None where OpenSkill is not installed."""
        if self._ratings is None:
            found = [rate(self.plan.bots, [(t.lineup, t.outcome) for t in tables]) for tables in self._tables]
            self._ratings = found
        return self._ratings[event]

    def rows(self) -> list[Row]:
        """One row for every bot and what it played against, in every event.

        First against all others, then against each, then at mixed tables.
        """
        return [row for number, event in enumerate(self.plan.events) for row in self.event_rows(number, event)]

    def event_rows(self, number: int, event: Event) -> Iterator[Row]:
        """The rows of one event, the strongest bot first."""
        tables = self._tables[number]
        overall = [row for bot in self.plan.bots if (row := self.overall(event, tables, bot)) is not None]
        ratings = self.ratings(number) or {}
        overall.sort(key=lambda row: -float(row["win_rate"]))
        for row in overall:
            rating = ratings.get(str(row["bot"]))
            row["rating"] = round(rating.mu, 2) if rating else None
            row["rating_sigma"] = round(rating.sigma, 2) if rating else None
        yield from overall
        ranked = [str(row["bot"]) for row in overall]
        for bot in ranked:
            for other in ranked:
                if bot != other and (row := self.against(event, tables, bot, other)) is not None:
                    yield row
        for bot in ranked:
            if (row := self.at_mixed(event, tables, bot)) is not None:
                yield row

    def overall(self, event: Event, tables: Sequence[Table], bot: str) -> Row | None:
        """A bot against all others: the mean over its opponents, deal by deal."""
        found = [each for other in self.plan.bots if other != bot and (each := alone(tables, bot, other)) is not None]
        if not found:
            return None
        deals = min(len(each) for each in found)
        mean = np.mean([each[:deals] for each in found], axis=0)
        rounds = sum(len(each) for each in found) * event.seats
        return self.row(event, bot, "all", mean, rounds)

    def against(self, event: Event, tables: Sequence[Table], bot: str, other: str) -> Row | None:
        """A bot alone against copies of another."""
        found = alone(tables, bot, other)
        return None if found is None else self.row(event, bot, other, found, len(found) * event.seats)

    def at_mixed(self, event: Event, tables: Sequence[Table], bot: str) -> Row | None:
        """A bot at mixed tables: the mean over the tables it sat at, deal by deal."""
        found = [
            table.outcome[:, [at for at, name in enumerate(table.lineup.bots) if name == bot]].mean(axis=1)
            for table in tables
            if table.lineup.kind == "mixed" and bot in table.lineup.bots
        ]
        if not found:
            return None
        deals = min(len(each) for each in found)
        mean = np.mean([each[:deals] for each in found], axis=0)
        return self.row(event, bot, "mixed", mean, sum(len(each) for each in found) * event.seats)

    def row(self, event: Event, bot: str, other: str, deals: Outcome, rounds: int) -> Row:
        """A row from sums over rotations, deal by deal."""
        seats = event.seats
        won = share_of(deals[:, WINS] / seats)
        points = mean_of(deals[:, POINTS] / seats)
        return {
            "edition": event.box.name,
            "seats": seats,
            "bot": bot,
            "against": other,
            "rounds": rounds,
            "unit": self.plan.mode,
            "deals": len(deals),
            "win_rate": round(won.mean, 6),
            "low": round(won.low, 6),
            "high": round(won.high, 6),
            "chance": round(1 / seats, 6),
            "points": round(points.mean, 3),
            "place": round(float(deals[:, PLACES].mean()) / (2 * seats), 3),
            "played": self.way(bot, other),
        }

    def way(self, bot: str, other: str) -> str:
        """How the rounds of a row were played: ``compiled``, ``seated`` (bots that see their views) or ``both``."""
        involved = [bot, other] if other in self.plan.bots else list(self.plan.bots)
        if other not in self.plan.bots and not self.plan.entrants[bot].compiled:
            return "seated"
        compiled = [self.plan.entrants[name].compiled for name in involved]
        if all(compiled):
            return "compiled"
        return "seated" if other in self.plan.bots else "both"


def tables_of(event: Event, number: int, done: Mapping[Piece, Outcome]) -> list[Table]:
    """The line-ups of an event with their deals in order, up to the first piece that is missing."""
    found = []
    for at, lineup in enumerate(event.lineups):
        mine = sorted((piece for piece in done if (piece.event, piece.lineup) == (number, at)), key=lambda p: p.first)
        whole, upto = [empty(0, event.seats)], 0
        for piece in mine:
            if piece.first != upto:
                break
            whole.append(done[piece])
            upto += piece.count
        if upto:
            found.append(Table(lineup, np.concatenate(whole)))
    return found


def alone(tables: Sequence[Table], bot: str, other: str) -> Outcome | None:
    """What a bot did alone against copies of another: deals x columns; None if that was not played."""
    for table in tables:
        names = table.lineup.bots
        if table.lineup.kind != "against":
            continue
        if names[0] == bot and names[1] == other:
            return table.outcome[:, 0]
        if len(names) == 2 and names == (other, bot):
            return table.outcome[:, 1]
    return None
