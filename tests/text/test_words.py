"""Refusals, questions, rulings and editions: a sentence for every word of the rules."""

from __future__ import annotations

import re

import pytest

from lastcard.editions import EDITIONS, edition, presets
from lastcard.text import (
    ids,
    listing,
    messages,
    question_text,
    refusal_text,
    ruling_title,
    ruling_value,
    say,
    variables,
)

REASONS = {
    "round_over": set(),
    "not_your_turn": {"player"},
    "not_asked": {"question"},
    "not_held": {"card"},
    "no_match": {"card", "color", "top"},
    "only_drawn_card": set(),
    "bluff_forbidden": {"card", "color", "test"},
    "last_card_forbidden": {"card"},
    "must_play": set(),
    "nothing_to_draw": set(),
    "pass_needs_nothing": set(),
    "no_such_color": set(),
    "no_such_seat": set(),
    "not_yourself": set(),
    "nothing_to_call": set(),
    "already_called": set(),
    "nothing_to_catch": {"player"},
    "calls_automatic": set(),
    "must_answer_penalty": {"amount", "question"},
    "no_challenge": set(),
    "not_identical": {"top"},
    "nothing_to_keep": set(),
    "must_play_drawn": set(),
    "malformed": {"move"},
}
QUESTIONS = ("play", "drawn", "color", "target", "challenge", "stack", "give", "call", "catch", "over")


def test_every_reason_has_a_sentence_with_what_it_needs() -> None:
    spoken = {message_id.removeprefix("refusal-") for message_id in ids() if message_id.startswith("refusal-")}
    assert spoken == {reason.replace("_", "-") for reason in REASONS}
    for reason, needed in REASONS.items():
        assert variables("refusal-" + reason.replace("_", "-")) == needed, reason


def test_refusals_in_words() -> None:
    assert refusal_text("not_your_turn", player="Ana") == "It is not your turn: Ana has to act first."
    assert refusal_text("not_asked", question="drawn") == (
        "Something else is asked of you now: Play or keep the card you drew?"
    )
    assert refusal_text("no_match", card="Y+2", top="W", color="green") == (
        "You cannot play yellow Draw Two now: the color is green and the top card is Wild."
    )
    assert refusal_text("bluff_forbidden", card="W+4", color="blue", test="color") == (
        "No bluffing at this table: Wild Draw Four may be played only when you hold no card of the color blue."
    )
    assert refusal_text("no_such_color") == "The color must be red, yellow, green or blue."
    assert refusal_text("must_answer_penalty", amount=4, question="challenge") == (
        "A penalty of 4 cards waits for you. Accept or challenge?"
    )


@pytest.mark.parametrize("asks", QUESTIONS)
def test_every_question_has_a_sentence(asks: str) -> None:
    assert question_text(asks).endswith(("?", "."))


@pytest.mark.parametrize("name", EDITIONS)
def test_every_ruling_and_every_value_has_a_sentence(name: str) -> None:
    for ruling in edition(name).known_rulings:
        assert not ruling_title(ruling.name).endswith("."), ruling.name
        for value in ruling.values or (ruling.lowest, 1, 2, ruling.highest):
            assert ruling_value(ruling.name, value).endswith("."), (ruling.name, value)


def test_no_sentence_is_without_its_ruling() -> None:
    wanted = set()
    for name in EDITIONS:
        for ruling in edition(name).known_rulings:
            title = "ruling-" + ruling.name.replace("_", "-")
            values = [str(value).lower().replace("_", "-") for value in ruling.values] or ["number"]
            wanted |= {title, *(f"{title}-{value}" for value in values)}
    assert set(re.findall(r"^([a-z0-9-]+) =", messages()["rulings.ftl"], re.MULTILINE)) == wanted


def test_rulings_in_words() -> None:
    assert ruling_value("uno_penalty", 4) == "Whoever is caught draws 4 cards."
    assert ruling_value("jump_in", False) == "Everybody plays in turn."
    assert ruling_value("target", 250) == "The match is played to 250 points."
    assert ruling_value("last_item_box", "ends_round") == "The round is won at once and no card is turned over."


@pytest.mark.parametrize("name", EDITIONS)
def test_every_edition_and_preset_is_described(name: str) -> None:
    assert say(f"edition-{name}")
    assert say(f"edition-{name}-about").endswith(".")
    for preset in presets(name):
        assert say(f"preset-{preset}")
        assert say(f"preset-{preset}-about").endswith(".")


def test_lists() -> None:
    assert listing([]) == ""
    assert listing(["a"]) == "a"
    assert listing(["a", "b", "c"]) == "a, b, c"
