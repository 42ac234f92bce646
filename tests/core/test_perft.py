"""Perft: the number of move sequences from a seeded deal, the same for plain and compiled rules."""

import pytest

from lastcard.compiled.perft import perft
from lastcard.editions import edition

# Counted by both once and pinned since: a change here is a change of the rules.
COUNTS = [
    ("mario-kart", 2, 5, 653),
    ("pizza-pizza", 3, 5, 336),
    ("classic", 4, 5, 290),
]


@pytest.mark.parametrize(("name", "seats", "depth", "count"), COUNTS)
def test_count(name: str, seats: int, depth: int, count: int) -> None:
    assert perft(edition(name), seats, depth) == count
    assert perft(edition(name), seats, depth, compiled=False) == count
