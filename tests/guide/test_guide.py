"""The guides: every rule point is answered where somebody would look for it, and every answer rests on points."""

from __future__ import annotations

import re

import pytest

from lastcard.editions import EDITIONS, edition
from lastcard.editions.rulebook import HOUSE, point, points
from lastcard.errors import UnknownEdition
from lastcard.guide import guide, plan
from lastcard.text import has, ids, languages, speaking

PREFIXES = {"mario-kart": "MK", "pizza-pizza": "PP", "classic": "4.4"}


@pytest.mark.parametrize("name", EDITIONS)
def test_every_point_of_an_edition_stands_in_its_guide_once(name: str) -> None:
    found = [each.point for section in guide(edition(name)).sections for each in section.paragraphs]
    assert sorted(found) == sorted(each.id for each in points(name))
    assert {each.id for each in points() if each.id.startswith(PREFIXES[name])} <= set(found)


@pytest.mark.parametrize("name", EDITIONS)
def test_house_rules_stand_apart(name: str) -> None:
    for section in guide(edition(name)).sections:
        assert {point(each.point).edition == HOUSE for each in section.paragraphs} <= {section.house}


@pytest.mark.parametrize("name", EDITIONS)
def test_every_card_is_pictured_with_points_that_stand_in_the_guide(name: str) -> None:
    box = edition(name)
    sections = guide(box).sections
    cards = [card for section in sections for card in section.cards if card.item is None]
    items = [card for section in sections for card in section.cards if card.item is not None]
    assert sum(card.copies for card in cards) == box.size
    assert {card.item for card in items} == {card.item.name for card in box.cards if card.item}
    held = {each.id for each in points(name)}
    for card in cards + items:
        assert card.card in box.kinds
        assert set(card.points) <= held
        assert card.points or card.name.startswith("Numbers"), card
    if items:
        assert sum(card.copies for card in items) == box.size


@pytest.mark.parametrize("name", EDITIONS)
def test_the_plan_names_no_card_or_item_that_the_box_lacks(name: str) -> None:
    box = edition(name)
    assert set(plan(name).cards) <= {card.code if card.wild else card.symbol for card in box.cards}
    assert set(plan(name).items) <= {card.item.name for card in box.cards if card.item}


@pytest.mark.parametrize("name", EDITIONS)
def test_every_answer_rests_on_points_of_the_edition(name: str) -> None:
    questions = [each for section in guide(edition(name)).sections for each in section.questions]
    assert len(questions) >= 20
    held = {each.id for each in points(name)}
    for each in questions:
        assert each.points, each.name
        assert set(each.points) <= held, each.name
        assert each.question.endswith("?")
        assert each.answer.endswith(".")


def test_no_question_is_in_the_catalog_for_nothing() -> None:
    asked = {name for edition_name in EDITIONS for name in plan(edition_name).questions}
    assert {each.removeprefix("guide-ask-") for each in ids() if each.startswith("guide-ask-")} == asked
    assert {each.removeprefix("guide-answer-") for each in ids() if each.startswith("guide-answer-")} == asked


def test_no_section_is_in_the_catalog_for_nothing() -> None:
    used = {section.name for name in EDITIONS for section in guide(edition(name)).sections} | {"sources", "rules"}
    assert {each.removeprefix("guide-section-") for each in ids() if each.startswith("guide-section-")} == used


def test_where_the_sources_split_it_is_said_how() -> None:
    split = {each.id: each for each in points() if each.settled == "split"}
    tails = {name: each.message.removeprefix("point-") for name, each in split.items()}
    for name, each in split.items():
        assert each.doubt or has(f"guide-split-{tails[name]}"), name
    told = {each.removeprefix("guide-split-") for each in ids() if each.startswith("guide-split-")}
    assert told <= set(tails.values())


@pytest.mark.parametrize("name", EDITIONS)
def test_every_paragraph_says_what_it_rests_on(name: str) -> None:
    page = guide(edition(name))
    titled = {source.key for source in page.sources}
    for each in (paragraph for section in page.sections for paragraph in section.paragraphs):
        assert each.text.endswith("."), each.point
        assert each.basis.endswith("."), each.point
        for key in each.sources:
            assert key in each.basis, each.point
            assert key in titled, each.point
        assert ("not sure" in each.basis) == each.uncertain


def test_a_point_of_another_box_says_so() -> None:
    def basis(name: str, number: str) -> str:
        sections = guide(edition(name)).sections
        return next(each.basis for section in sections for each in section.paragraphs if each.point == number)

    assert basis("pizza-pizza", "MK-35").startswith("The rule is shared with UNO Mario Kart,")
    assert basis("mario-kart", "MK-35").startswith("No source says it outright")
    assert basis("pizza-pizza", "4.5").startswith("No source of this game speaks of it")


def test_the_cards_are_told_by_the_rulings_in_force() -> None:
    def text(**rulings: object) -> str:
        sections = guide(edition("mario-kart", rulings)).sections
        return next(each.text for section in sections for each in section.cards if each.item == "bob-omb")

    assert text() == "You draw 2 cards. You name the color."
    assert text(bobomb_order="color_then_draw") == "You name the color. You draw 2 cards."


def test_the_figures_are_those_of_the_box() -> None:
    facts = guide(edition("pizza-pizza")).facts
    assert facts == "2 to 5 players, 5 cards each, 52 cards in the box, to 250 points."
    setup = next(each for each in guide(edition("pizza-pizza")).sections if each.name == "setup")
    assert "deal 5 cards" in setup.lead


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", EDITIONS)
def test_a_guide_can_be_told_in_every_language(language: str, name: str) -> None:
    with speaking(language):
        page = guide(edition(name))
    assert page.language == language
    english = guide(edition(name))
    assert [section.name for section in page.sections] == [section.name for section in english.sections]
    if language != "en":
        same = [each.title for each, other in zip(page.sections, english.sections, strict=True) if each == other]
        assert same == []


def test_a_box_without_a_plan_has_all_its_points_in_one_section(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tomllib.loads", lambda _: {})
    plan.cache_clear()
    try:
        sections = guide(edition("classic")).sections
    finally:
        plan.cache_clear()
    assert [section.name for section in sections] == ["rules", "house"]
    assert {each.point for section in sections for each in section.paragraphs} == {e.id for e in points("classic")}


def test_an_unknown_edition_is_an_error_that_names_the_nearest() -> None:
    with pytest.raises(UnknownEdition, match=re.escape('Did you mean "classic"?')):
        plan("clasic")
