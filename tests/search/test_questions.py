"""What players ask is answered by the right rule point, in every language."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest

from benchmarks.search import PARTS, asked, main, place, shares
from lastcard.editions.rulebook import point, points
from lastcard.search.lexicon import HOME
from lastcard.search.reading import tokens
from lastcard.text import languages

LEAST = {"a": 0.95, "b": 0.85}
"""What share is answered by the very first point: where the words were tuned, and where they were not."""
LEAST_IN_THREE = 0.95


def own_questions(language: str) -> dict[str, list[str]]:
    """The questions that the index itself knows, by point."""
    found: dict[str, list[str]] = tomllib.loads((HOME / language / "questions.toml").read_text("utf-8"))
    return found


@pytest.mark.parametrize("language", languages())
def test_the_right_point_comes_first(language: str) -> None:
    for part in PARTS:
        found = shares(language, part)
        assert found.first >= LEAST[part], found
        assert found.in_three >= LEAST_IN_THREE, found


@pytest.mark.parametrize("language", languages())
def test_there_are_sixty_questions_about_points_that_there_are(language: str) -> None:
    every = [each for part in PARTS for each in asked(language, part)]
    assert len({each.text for each in every}) == len(every) >= 60
    for each in every:
        assert all(point(name) for name in each.points)


@pytest.mark.parametrize("language", languages())
def test_no_question_of_part_b_stands_in_the_index(language: str) -> None:
    known = {tuple(tokens(text, language)) for texts in own_questions(language).values() for text in texts}
    assert [each.text for each in asked(language, "b") if tuple(tokens(each.text, language)) in known] == []


def differing(language: str) -> Iterator[str]:
    """The points that have questions in one of the rulebook and the index, but not in the other."""
    yield from {each.id for each in points()} ^ set(own_questions(language))


@pytest.mark.parametrize("language", languages())
def test_every_point_has_a_question_in_every_language(language: str) -> None:
    assert sorted(differing(language)) == []
    assert all(own_questions(language).values())


def test_a_wrong_answer_would_be_noticed() -> None:
    right = next(asked("en", "a"))
    assert place(right, "en") == 1
    assert place(type(right)(right.text, ("MK-02",)), "en") == 0


def test_the_benchmark_prints_a_line_for_each_part(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["search"])
    main()
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + len(languages()) * len(PARTS)
    assert all("%" in line for line in lines[1:])
