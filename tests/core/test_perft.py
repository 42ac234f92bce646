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


HOUSE: dict[str, object] = {"stacking": "cross", "seven_zero": True, "bounce": "both", "false_call_penalty": 1}
BY_HOUSE_RULES = [("mario-kart", 3, 6938), ("pizza-pizza", 2, 4344), ("classic", 4, 16666)]


@pytest.mark.parametrize(("name", "seats", "count"), BY_HOUSE_RULES)
def test_count_by_house_rules(name: str, seats: int, count: int) -> None:
    assert perft(edition(name, HOUSE), seats, 5) == count
    assert perft(edition(name, HOUSE), seats, 5, compiled=False) == count


@pytest.mark.parametrize("name", [row[0] for row in COUNTS])
def test_from_other_deals_and_deeper_both_count_alike(name: str) -> None:
    for seed in ("a", "b", "c"):
        assert perft(edition(name), 2, 6, seed=seed) == perft(edition(name), 2, 6, seed=seed, compiled=False)
