"""Who sits with whom: each bot alone against copies of each other, and mixed tables."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Kind: TypeAlias = Literal["against", "mixed"]

MOST_MIXED: Final = 60
"""How many mixed tables are set up at most for one number of seats; of more possible ones, every so manieth."""
MOST_ORDERS: Final = 6
"""In how many orders round the table a mixed line-up is seated, one after another."""


@dataclass(frozen=True)
class Lineup:
    """Bots at one table.

    Attributes:
        bots: the bot of each place; places are seated anew for every rotation.
        kind: ``against`` (the first alone against copies of one other) or ``mixed``.
        orders: orders round the table in which the places are seated by turns.
    """

    bots: tuple[str, ...]
    kind: Kind
    orders: tuple[tuple[int, ...], ...]

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.bots)


def lineups(bots: Sequence[str], seats: int) -> list[Lineup]:
    """Every line-up of a tournament at tables of so many seats.

    With two seats every pair; with more, each bot alone against each other, and mixed tables.
    """
    straight = (tuple(range(seats)),)
    if seats == 2:
        return [Lineup(pair, "against", straight) for pair in itertools.combinations(bots, 2)]
    alone = [
        Lineup((bot, *[other] * (seats - 1)), "against", straight) for bot, other in itertools.permutations(bots, 2)
    ]
    return [*alone, *mixed(bots, seats)]


def mixed(bots: Sequence[str], seats: int) -> list[Lineup]:
    """Tables of different bots; where there are fewer bots than seats, they sit round and round.

    Two bots meet at mixed tables only where each of them sits there more than once: else one is alone, and that
    table is set up anyway.
    """
    count = len(bots)
    if count >= seats:
        tables = list(itertools.combinations(bots, seats))
        step = -(-len(tables) // MOST_MIXED)
        return [Lineup(table, "mixed", orders(seats)) for table in tables[::step]]
    if count == 2 and seats == 3:
        return []
    starts = range(count if seats % count else 1)
    around = [tuple(bots[(start + place) % count] for place in range(seats)) for start in starts]
    return [Lineup(table, "mixed", (tuple(range(seats)),)) for table in around]


def orders(seats: int) -> tuple[tuple[int, ...], ...]:
    """Orders of places round a table that no rotation turns into each other, a few spread over all of them."""
    return tuple(itertools.islice(_orders(seats), MOST_ORDERS))


def _orders(seats: int) -> Iterator[tuple[int, ...]]:
    if seats <= 4:
        for rest in itertools.permutations(range(1, seats)):
            yield (0, *rest)
        return
    for step in range(1, seats):  # every other place, every third …, where that reaches all of them
        order = tuple(place * step % seats for place in range(seats))
        if len(set(order)) == seats:
            yield order
