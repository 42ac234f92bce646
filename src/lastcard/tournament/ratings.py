"""Ratings by OpenSkill (Plackett and Luce's model): what a newcomer's place at many tables says of its strength.

A bot that sits at a table more than once is rated as so many copies; afterwards it has the mean of their ratings.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from .lineups import Lineup
from .outcome import Outcome, places_of

RATED: Final = 1500
"""How many rounds of an event are rated at most, spread over its tables: a rating is sure long before."""


@dataclass(frozen=True)
class Rating:
    """A rating and its standard deviation; who knows nothing begins with 25 and 8.33."""

    mu: float
    sigma: float


def rate(bots: Sequence[str], tables: Sequence[tuple[Lineup, Outcome]]) -> dict[str, Rating] | None:
    """The rating of each bot from its places in rounds or matches; None where OpenSkill is not installed.

    Args:
        bots: whoever is rated.
        tables: line-ups and what came of their deals.
    """
    try:
        models: Any = importlib.import_module("openskill.models")
    except ImportError:
        return None
    model = models.PlackettLuce()
    ratings = {name: model.rating(name=name) for name in bots}
    for names, places in rated_rounds(tables):
        teams = [[model.create_rating([ratings[name].mu, ratings[name].sigma])] for name in names]
        after = model.rate(teams, ranks=places)
        for name in dict.fromkeys(names):
            copies = [team[0] for team, other in zip(after, names, strict=True) if other == name]
            ratings[name].mu = sum(each.mu for each in copies) / len(copies)
            ratings[name].sigma = sum(each.sigma for each in copies) / len(copies)
    return {name: Rating(float(each.mu), float(each.sigma)) for name, each in ratings.items()}


def rated_rounds(tables: Sequence[tuple[Lineup, Outcome]]) -> Iterator[tuple[tuple[str, ...], list[int]]]:
    """The bots and their places in rounds, table by table in turns: mixed tables, or pairs where there are none.

    Only one rotation of each deal, another one every time: rounds of the same deal are not independent.
    """
    chosen = [each for each in tables if each[0].kind == "mixed"] or list(tables)
    deals = min([len(outcome) for _, outcome in chosen], default=0)
    each_table = -(-RATED // len(chosen)) if chosen else 0
    for deal in range(min(deals, each_table)):
        for lineup, outcome in chosen:
            rotation = deal % lineup.seats
            yield lineup.bots, places_of(outcome, deal, rotation)
