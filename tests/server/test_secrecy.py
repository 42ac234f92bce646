"""Secrecy, byte by byte: over random matches nobody is sent a card they may not know, nor the dice, nor a token.

`python -m benchmarks.secrecy` does the same by the million.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from benchmarks.secrecy.__main__ import report
from benchmarks.secrecy.company import look_at
from benchmarks.secrecy.judging import Judge, cards, differing, may_know
from benchmarks.secrecy.planted import PLANTED
from benchmarks.secrecy.searching import look, looks
from lastcard.editions import EDITIONS
from tests.server.helpers import play

VIEWS = 300
PLANT_WITHIN = 20_000


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "rulings", [{}, {"seven_zero": True, "stacking": "cross", "jump_in": True}], ids=["random", "house"]
)
def test_random_company_is_told_nothing_that_it_may_not_know(edition: str, rulings: dict[str, Any]) -> None:
    judge = Judge(random.Random())
    play(look_at(judge, edition, VIEWS, edition, **rulings))
    assert judge.findings == []
    assert judge.looked_at >= VIEWS
    assert judge.twins >= VIEWS // 5


@pytest.mark.parametrize("plant", PLANTED)
def test_every_planted_leak_is_found(plant: str) -> None:
    found = look("plant", PLANT_WITHIN, plant)
    assert found["found"], f"nobody found {plant} in {found['messages'] + found['twins']} views and messages"


def test_what_was_planted_is_gone_afterwards() -> None:
    for plant in PLANTED.values():
        with plant():
            pass
    assert look("clean", 200)["found"] == []


KINDS = {"R5": 0, "W": 1}


def _event(verb: str, seat: int, other: int = -1, number: int = 7) -> dict[str, Any]:
    return {"events": [{"number": number, "verb": verb, "seat": seat, "other": other, "card": "R5"}]}


@pytest.mark.parametrize(
    ("message", "seat", "sat_at", "knows"),
    [
        (_event("played", 1), None, 0, True),
        (_event("drew", 1), 1, 0, True),
        (_event("drew", 1), 0, 0, False),
        (_event("drew", 1), None, 0, False),
        (_event("drew", 1), 1, 7, False),  # it happened before they sat down
        (_event("shown", 1, 2), 2, 0, True),
        (_event("shown", 1, 2), 0, 0, False),
        (_event("gave", 1, -1), None, 0, False),
        (_event("kept", 1), 1, 0, False),  # that it was kept is told, and which it was is not
        ({"view": {"hand": [{"handle": 3, "card": "R5"}]}}, 0, 0, True),
        ({"view": {"hand": [{"handle": 3, "card": "R5"}]}}, None, 0, False),
        ({"view": {"question": {"seat": 1, "default": "play R5"}}}, 1, 0, True),
        ({"view": {"question": {"seat": 1, "default": "play R5"}}}, 0, 0, False),
        ({"view": {"asks": "play", "result": {"hands": [[{"card": "R5", "points": 5}]]}}}, 0, 0, False),
        ({"view": {"asks": "over", "result": {"hands": [[{"card": "R5", "points": 5}]]}}}, 0, 0, True),
        ({"view": {"something_new": "R5"}}, 0, 0, False),
    ],
)
def test_who_may_know_a_card_where(message: dict[str, Any], seat: int | None, sat_at: int, knows: bool) -> None:
    named = list(cards(message, KINDS))
    assert [card for _, card in named] == ["R5"]
    assert may_know(message, named[0][0], seat, sat_at) is knows


def test_where_two_texts_differ_is_shown() -> None:
    assert differing(b"abcX", b"abcY") == "b'abcX' / b'abcY'"
    assert differing(b"abc", b"abcd") == "b'abc' / b'abcd'"


def test_the_portions_come_to_what_was_asked_for() -> None:
    assert list(looks("s", 12_000)) == [("s 0", 5_000), ("s 1", 5_000), ("s 2", 2_000)]


def test_a_leak_and_a_planted_one_that_is_missed_are_failures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    leak = {"what": "the card R5", "who": "seat 1", "where": "there"}
    clean = {"seed": "s 0", "plant": "", "messages": 3, "twins": 2, "found": []}
    found = {"seed": "s", "plant": "a hand", "messages": 1, "twins": 1, "found": [leak]}
    missed = {**found, "found": []}
    assert report("s", [clean], [found], 1.0, tmp_path / "figures.json") == 0
    assert report("s", [clean], [missed], 1.0, None) == 1
    assert "NOT FOUND" in capsys.readouterr().out
    assert report("s", [{**clean, "found": [leak]}], [found], 1.0, None) == 1
    assert "LEAK (s 0) to seat 1: the card R5" in capsys.readouterr().out
    assert '"leaks": []' in (tmp_path / "figures.json").read_text(encoding="utf-8")
