"""The catalog: strict, whole, and the same for every language."""

from __future__ import annotations

import subprocess
import sys

import pytest
from fluent.syntax import FluentParser, ast

from lastcard.text import TextError, fill, has, ids, languages, messages, say, variables
from lastcard.text.catalog import SHARED


def _entries(language: str, name: str) -> list[ast.EntryType]:
    return FluentParser().parse(messages(language)[name]).body


def _texts(node: object) -> list[str]:
    """All pieces of text under a node of a parsed message."""
    if isinstance(node, ast.TextElement):
        return [node.value]
    if isinstance(node, ast.BaseNode):
        return [text for value in vars(node).values() for text in _texts(value)]
    if isinstance(node, list):
        return [text for each in node for text in _texts(each)]
    return []


FILES = [(language, name) for language in languages() for name in messages(language)]


def test_english_is_there() -> None:
    assert "en" in languages()
    assert {"cards.ftl", "events.ftl", "refusals.ftl", "rulings.ftl", "points.ftl"} <= set(messages("en"))


@pytest.mark.parametrize(("language", "name"), FILES)
def test_every_line_is_fluent(language: str, name: str) -> None:
    junk = [entry.content for entry in _entries(language, name) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize(("language", "name"), FILES)
def test_no_sentence_runs_over_a_line(language: str, name: str) -> None:
    broken = [
        entry.id.name
        for entry in _entries(language, name)
        if isinstance(entry, ast.Message) and any("\n" in text for text in _texts(entry))
    ]
    assert broken == []


@pytest.mark.parametrize("language", languages())
def test_no_id_stands_twice(language: str) -> None:
    found = [
        entry.id.name
        for name in messages(language)
        for entry in _entries(language, name)
        if isinstance(entry, ast.Message)
    ]
    assert sorted(found) == sorted(ids(language))


def _references(node: object) -> list[str]:
    if isinstance(node, ast.MessageReference):
        return [node.id.name]
    if isinstance(node, ast.BaseNode):
        return [name for value in vars(node).values() for name in _references(value)]
    if isinstance(node, list):
        return [name for each in node for name in _references(each)]
    return []


@pytest.mark.parametrize(("language", "name"), FILES)
def test_a_file_refers_to_itself_and_the_shared_one(language: str, name: str) -> None:
    here = {
        entry.id.name for file in {name, SHARED} for entry in _entries(language, file) if isinstance(entry, ast.Message)
    }
    assert set(_references(list(_entries(language, name)))) <= here


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_a_translation_has_the_arguments_of_the_english_sentence(language: str) -> None:
    for message_id in ids(language):
        assert has(message_id), message_id
        assert variables(message_id, language) <= variables(message_id), message_id


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", sorted(messages("en")))
def test_every_language_says_the_same_things_in_the_same_files(language: str, name: str) -> None:
    def said(tag: str) -> set[str]:
        return {entry.id.name for entry in _entries(tag, name) if isinstance(entry, ast.Message)}

    assert set(messages(language)) == set(messages("en"))
    assert said(language) == said("en")


def test_an_unknown_id_is_an_error() -> None:
    with pytest.raises(TextError, match="There is no message 'event-sneezed'"):
        say("event-sneezed")
    with pytest.raises(TextError, match="There is no message 'event-sneezed'"):
        variables("event-sneezed")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(TextError, match="'refusal-not-held' could not be said: Unknown external: card"):
        say("refusal-not-held")


def test_a_missing_selector_is_an_error() -> None:
    with pytest.raises(TextError, match="could not be said: Unknown external: you"):
        say("event-passed", name="Ana")


def test_an_argument_too_many_is_none() -> None:
    assert say("refusal-not-yourself", player="Ana") == "You cannot choose yourself."


def test_an_unknown_language_is_an_error_and_a_region_is_not() -> None:
    assert say("color-red", "en-GB") == "red"
    with pytest.raises(TextError, match="There is no language 'tlh'"):
        say("color-red", "tlh")


def test_arguments_are_isolated_only_when_asked_for() -> None:
    args: dict[str, str | int] = {"card": "red 5"}
    assert fill("refusal-not-held", "en", args) == "You do not hold red 5."
    assert fill("refusal-not-held", "en", args, isolate=True) == "You do not hold \u2068red 5\u2069."


@pytest.mark.parametrize(
    ("message_id", "amount", "sentence"),
    [
        ("some-cards", 0, "0 cards"),
        ("some-cards", 1, "a card"),
        ("some-cards", 2, "2 cards"),
        ("count-of-cards", 1, "1 card"),
        ("count-of-cards", 112, "112 cards"),
        ("count-of-points", 1, "1 point"),
        ("count-of-points", 1440, "1,440 points"),
        ("ruling-rounds-number", 1, "The match has 1 round."),
        ("ruling-uno-penalty-number", 0, "Whoever is caught draws nothing."),
        ("ruling-uno-penalty-number", 1, "Whoever is caught draws a card."),
    ],
)
def test_plurals(message_id: str, amount: int, sentence: str) -> None:
    assert say(message_id, amount=amount) == sentence


def test_variables_include_those_of_messages_referred_to() -> None:
    assert variables("event-reshuffled") == {"amount"}
    assert variables("refusal-not-held") == {"card"}
    assert variables("error-unknown-edition") == {"name", "allowed", "nearest", "has_nearest"}


def test_fluent_is_loaded_with_the_first_sentence_only() -> None:
    program = (
        "import sys, lastcard.text as text\n"
        "early = [name for name in ('fluent', 'babel') if name in sys.modules]\n"
        "assert not early, early\n"
        "text.say('color-red')\n"
        "assert 'fluent' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
