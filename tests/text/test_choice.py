"""Which language suits whom, and that it is spoken where it should be and nowhere else."""

from __future__ import annotations

import asyncio

import pytest

from lastcard.text import TextError, card_name, say, speaking, spoken
from lastcard.text.choice import first_served, of_environment, of_header
from lastcard.text.numbers import OwnDigits, digits


@pytest.mark.parametrize("tags", [[], [""], ["xx", "../en", "EN-"], ["en-GB"], ["tlh", "en"]])
def test_what_there_is_no_catalog_for_is_english(tags: list[str]) -> None:
    assert first_served(tags) == "en"


def test_the_first_variable_that_is_set_counts() -> None:
    assert of_environment({}) == "en"
    assert of_environment({"LASTCARD_LANGUAGE": "", "LANG": "C.UTF-8"}) == "en"
    assert of_environment({"LANG": "en_GB.UTF-8@euro"}) == "en"


@pytest.mark.parametrize("header", ["", "*", ";;q=", "en;q=x", "q=1,,,", "xx;q=0.9, en-US;q=0.1", "," * 5000])
def test_no_header_is_too_odd(header: str) -> None:
    assert of_header(header) == "en"


def test_a_language_that_there_is_not() -> None:
    with pytest.raises(TextError, match="There is no language 'xx'"), speaking("xx"):
        pass
    assert spoken() == "en"


def test_one_task_speaks_for_itself() -> None:
    heard = []

    async def speak(language: str, gate: asyncio.Event, *, open_it: bool) -> None:
        with speaking(language):
            if open_it:
                gate.set()
            await gate.wait()
            heard.append(spoken())

    async def both() -> None:
        gate = asyncio.Event()
        await asyncio.gather(speak("de", gate, open_it=False), speak("en", gate, open_it=True))

    asyncio.run(both())
    assert sorted(heard) == ["de", "en"]
    assert spoken() == "en"


def test_digits() -> None:
    from babel import Locale

    assert digits("en") is None
    assert digits("de") is None
    assert OwnDigits(1250).format(Locale("fa")) == "۱٬۲۵۰"
    assert OwnDigits(1250).format(Locale("en")) == "1,250"


def test_numbers_of_a_sentence_are_in_its_digits_and_still_choose_its_words() -> None:
    assert "۱٬۴۴۰" in say("count-of-cards", "fa", amount=1440)
    assert "۵" in card_name("R5", "fa")
    assert say("some-cards", "en", amount=1) == "a card"
    assert say("some-cards", "en", amount=2) == "2 cards"
