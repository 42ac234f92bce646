"""The rule points: each has its words, its sources and its place, and whatever cites one leads somewhere."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from lastcard.editions import EDITIONS, edition
from lastcard.editions.rulebook import Point, point, points
from lastcard.errors import UnknownPoint
from lastcard.text import ids, point_text, say, source_title
from tools.rules_pages import PAGES, pages

CASES = Path(__file__).parent.parent / "cases"
UNCERTAIN = {
    *("MK-19", "MK-42", "MK-46", "MK-67", "MK-69a", "MK-72", "MK-90"),
    *("PP-05", "PP-13", "PP-14", "PP-15", "PP-20", "PP-22", "PP-25", "PP-28"),
}


def _numbers(prefix: str, *runs: tuple[int, int]) -> set[str]:
    return {f"{prefix}-{number:02}" for first, last in runs for number in range(first, last + 1)}


def test_every_point_of_the_rules_is_there() -> None:
    mario_kart = _numbers("MK", (1, 7), (10, 22), (30, 35), (40, 52), (60, 77), (80, 95))
    mario_kart |= {f"MK-67{letter}" for letter in "abcdef"} | {"MK-69a"}
    pizza_pizza = _numbers("PP", (1, 33)) | {f"PP-22{letter}" for letter in "abcdefg"}
    house = {f"H{number}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12)}
    found = {each.id for each in points()}
    assert mario_kart | pizza_pizza | house | {"4.3", "4.4", "4.5", "4.6"} <= found
    assert {each.id for each in points() if each.edition == "mario-kart"} == mario_kart
    assert {each.id for each in points() if each.edition == "pizza-pizza"} == pizza_pizza
    assert {each.id for each in points() if each.edition == "house"} == house


@pytest.mark.parametrize("each", points(), ids=lambda each: each.id)
def test_a_point_has_words_sources_and_a_ruling_that_exists(each: Point) -> None:
    text = say(each.message)
    assert text == point_text(each.id)
    assert text.endswith(".")
    assert 20 < len(text) < 300
    assert each.settled in {"agreed", "inferred", "split", "silent"}
    for source in each.sources:
        assert source_title(source)
    if each.settled in {"agreed", "split"} and each.edition != "house":
        assert each.sources
    rulings = {ruling.name for name in EDITIONS for ruling in edition(name).known_rulings}
    assert each.ruling is None or each.ruling in rulings
    assert set(each.also) <= set(EDITIONS) - {each.edition}


def test_what_is_uncertain_is_said_to_be_and_why() -> None:
    doubtful = {each.id: each.doubt for each in points() if each.uncertain}
    assert set(doubtful) == UNCERTAIN
    for doubt in doubtful.values():
        assert doubt is not None
        assert say(doubt).endswith(".")
    assert point("MK-30").doubt is None


def test_no_sentence_is_without_its_point() -> None:
    spoken = {message_id for message_id in ids() if message_id.startswith(("point-", "doubt-"))}
    assert spoken == {name for each in points() for name in (each.message, each.doubt) if name}


def test_an_edition_has_its_own_points_and_the_shared_ones() -> None:
    assert {"4.4", "MK-45", "4.5", "H1"} <= {each.id for each in points("classic")}
    assert "MK-60" not in {each.id for each in points("classic")}
    assert "PP-25" not in {each.id for each in points("mario-kart")}


def test_an_unknown_point_is_an_error_that_names_the_nearest() -> None:
    with pytest.raises(UnknownPoint) as caught:
        point("MK-455")
    assert re.fullmatch(r'There is no rule point "MK-455"\. Did you mean "MK-4\d"\?', str(caught.value))


@pytest.mark.parametrize("name", EDITIONS)
def test_the_points_of_every_ruling_exist(name: str) -> None:
    for ruling in edition(name).known_rulings:
        cited = [point(each) for each in ruling.points]
        assert cited, ruling.name
        if ruling.uncertain:
            # PP-22a is a part of PP-22, which is uncertain as a whole.
            assert any(each.uncertain or point(each.id.rstrip("abcdefg")).uncertain for each in cited), ruling.name


def test_the_points_of_every_case_exist() -> None:
    for file in CASES.rglob("*.toml"):
        for case in tomllib.loads(file.read_text("utf-8")).get("case", []):
            for cited in case.get("points", []):
                assert point(cited).id == cited


@pytest.mark.parametrize("name", pages())
def test_the_pages_are_not_stale(name: str) -> None:
    assert (PAGES / name).read_text("utf-8") == pages()[name], "run: python -m tools.rules_pages"


def test_no_page_is_left_over() -> None:
    assert {path.name for path in PAGES.glob("*.md")} == set(pages())
