"""The search of the rule court: mistypings, other words for the same, editions, and questions about nothing."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.editions import EDITIONS
from lastcard.editions.rulebook import points
from lastcard.search import ask
from lastcard.search.lexicon import HOME, NOTHING, lexicon, nearest, slips, split
from lastcard.search.reading import tokens
from lastcard.text import languages, say, speaking


def first(question: str, language: str | None = "en", edition: str | None = None) -> str:
    """The point that comes first, or nothing."""
    return next((each.point.id for each in ask(question, edition, language)), "")


@pytest.mark.parametrize(
    ("language", "question", "expected"),
    [
        ("en", "revrese wiht 2 playrs", "MK-42"),
        ("en", "bannana peal first turn", "MK-67c"),
        ("en", "chalenge was wrogn", "MK-51"),
        ("en", "CAN I PUT 2+ ON 2+ ???", "MK-52"),
        ("de", "richtungswexel zu zweit", "MK-42"),
        ("de", "bannanenschale zu zweit", "MK-67e"),
        ("de", "ist der gruene Panzer auf mich selbst moeglich", "MK-68"),
        ("de", "Strafe fuer vergesenes Uno", "MK-82"),
        ("fa", "معکوص دونفره", "MK-42"),
        ("fa", "پوست‌موز دونفره", "MK-67e"),
        ("fa", "ميشه +٢ روي +۲ انداخت", "MK-52"),
        ("zh", "＋２可以叠＋２吗？", "MK-52"),
        ("zh", "兩个人玩反转", "MK-42"),
    ],
)
def test_mistypings_and_other_spellings_are_understood(language: str, question: str, expected: str) -> None:
    assert first(question, language) == expected


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("en", "can I stack a draw two", "may a plus two be put on a +2"),
        ("en", "penalty for forgetting to yell uno", "punishment for not saying uno"),
        ("de", "darf man eine Zieh-Zwei weitergeben", "+2 auf +2 drauflegen"),
        ("fa", "جریمه فراموش کردن اونو", "اونو نگفتم چند کارت بکشم"),
        ("zh", "加二能不能叠加二", "+2叠+2"),
    ],
)
def test_other_words_for_the_same_get_the_same_answer(language: str, one: str, other: str) -> None:
    assert first(one, language) == first(other, language) != ""


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "what is the capital of France"),
        ("en", "asdf qwertz"),
        ("en", "..."),
        ("en", ""),
        ("de", "wie wird das Wetter morgen"),
        ("zh", "今天天气"),
    ],
)
def test_a_question_about_something_else_is_not_answered(language: str, question: str) -> None:
    assert ask(question, language=language) == ()


def test_only_points_of_the_edition_are_given() -> None:
    assert first("how many cards are in the deck", edition="mario-kart") == "MK-03"
    assert first("how many cards are in the deck", edition="pizza-pizza") == "PP-03"
    assert first("how many cards are in the deck", edition="classic") == "4.4-1"
    for edition in EDITIONS:
        held = set(points(edition))
        assert {each.point for each in ask("what is the first card", edition, limit=50)} <= held


def test_an_edition_that_the_question_names_counts_more() -> None:
    assert first("how many points to win in pizza pizza", edition="mario-kart") == "PP-32"
    assert first("wie viele Karten bekommt man bei Pizza Pizza", "de") == "PP-08"


def test_no_sentence_is_given_twice() -> None:
    found = ask("reverse with two players", limit=9)
    sentences = [say(each.point.message) for each in found]
    assert len(set(sentences)) == len(sentences) > 1
    assert {"MK-42", "PP-20"} & {each.point.id for each in found} == {"MK-42"}


def test_a_house_rule_that_settles_it_differently_comes_second() -> None:
    assert [each.point.id for each in ask("can I put +2 on +2")][:2] == ["MK-52", "H1"]
    assert [each.point.id for each in ask("can I play the drawn card at once", "classic")][:2] == ["MK-33", "H5"]


def test_the_language_that_is_spoken_is_searched() -> None:
    with speaking("de"):
        assert first("was macht der Blitz", None) == "MK-69"


@given(st.text(max_size=400), st.sampled_from(languages()), st.integers(1, 9))
def test_anything_can_be_asked(question: str, language: str, limit: int) -> None:
    answers = ask(question, None, language, limit)
    assert len(answers) <= limit
    assert answers == ask(question, None, language, limit)
    scores = [each.score for each in answers]
    assert all(0 <= score <= max(scores) <= 1 for score in scores)
    assert scores[:1] == [max(scores)] if scores else True


@pytest.mark.parametrize("language", languages())
def test_no_phrase_means_two_things(language: str) -> None:
    book = tomllib.loads((HOME / language / "words.toml").read_text("utf-8"))
    ignored = lexicon(language).ignored
    meanings: dict[tuple[str, ...], set[str]] = {}
    for meaning, texts in ((NOTHING, book["weak"]), *book["same"].items()):
        for text in texts.replace("،", ",").split(","):
            phrase = tuple(word for word in tokens(text, language) if word not in ignored)
            assert phrase, f"{text} is only made of words that are ignored"
            meanings.setdefault(phrase, set()).add(meaning)
    assert {phrase: both for phrase, both in meanings.items() if len(both) > 1} == {}


@pytest.mark.parametrize("language", languages())
def test_wider_meanings_are_meanings(language: str) -> None:
    book = tomllib.loads((HOME / language / "words.toml").read_text("utf-8"))
    assert {*book["wider"], *(other for others in book["wider"].values() for other in others)} <= set(book["same"])
    assert set(book["editions"]) == set(EDITIONS)


def test_slips_are_counted() -> None:
    assert slips("reverse", "reverse") == 0
    assert slips("revrese", "reverse") == 1
    assert slips("", "uno") == 3
    assert slips("kitten", "sitting") == 3


def test_of_two_as_near_the_longer_word_was_meant() -> None:
    assert nearest("playr", {"play", "player"}).name == "player"
    assert nearest("zzzzz", {"play"}).name == "zzzzz"
    assert nearest("chall", {"challenge"}).name == "challenge"


def test_compounds_are_taken_apart() -> None:
    assert split("startspieler", {"start", "spieler"}) == ["start", "spieler"]
    assert split("rundenend", {"rund", "end"}) == ["rund", "end"]
    assert split("unbekannt", {"start"}) == []
