"""The server is killed over and over while people play: nothing that they were told or promised may be lost.

`python -m benchmarks.kills` kills more often, with more tables.
"""

from __future__ import annotations

import asyncio
import sys

import pytest

from benchmarks.kills.__main__ import killed
from benchmarks.kills.matrix import Effort, Found
from benchmarks.kills.table import Plan
from tools import services

PLANS = (
    Plan("mario-kart", 2, 1, visitors=True),
    Plan("classic", 2, 0, rulings={"stacking": "cross", "seven_zero": True}),
    Plan("pizza-pizza", 2, 1, clock="off"),
)
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL and no fork")


def _assert_nothing_lost(found: Found, kills: int) -> None:
    assert found.wrong == []
    assert sum(found.kills.values()) == kills
    assert found.compared >= kills * 4
    assert found.acknowledged


def test_thirty_kills_lose_nothing() -> None:
    found = asyncio.run(killed("sqlite", "thirty", Effort(30, 1.0, 0, PLANS)))
    _assert_nothing_lost(found, 30)
    assert found.records
    assert found.deadlines
    assert found.resent


def test_kills_on_postgresql_lose_nothing(postgres: services.Postgres) -> None:
    found = asyncio.run(killed("postgresql", "five", Effort(5, 1.0, 0, PLANS), postgres.new_database()))
    _assert_nothing_lost(found, 5)


def test_a_server_that_tells_before_it_keeps_is_found_out() -> None:
    found = asyncio.run(killed("sqlite", "early", Effort(2, 1.0, 0, PLANS[:2], early=True)))
    assert any("the store is at" in text or "are lost" in text or "are kept as" in text for text in found.wrong)
