"""Bots of somebody else's: found by their entry points, and no harm comes of them."""

from __future__ import annotations

import logging
import threading
from importlib.metadata import EntryPoint

import pytest

from lastcard import bots
from lastcard.bots.guard import Guarded
from lastcard.game import View
from tests.bots.test_bots import laid


class Last:
    """Answers with whatever is last among the legal moves."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.heard = 0

    def hear(self, events: object, view: View) -> None:
        """Counts."""
        self.heard += len((events, view))

    def choose(self, view: View) -> str:
        """The last one."""
        return view.legal[-1]


class Raises(Last):
    def choose(self, view: View) -> str:
        raise RuntimeError(view.asks)


class Cheats(Last):
    def choose(self, view: View) -> str:
        return f"play {view.hand[0][0]}+4"


class Number(Last):
    def choose(self, view: View) -> str:
        return len(view.legal)  # type: ignore[return-value] # as a bot might that nobody checks


@pytest.fixture
def seen() -> View:
    return laid(0, ["R1 Y1 G9", "G8 G9"])


def test_a_bot_of_another_package_plays(seen: View, monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("last", "tests.bots.test_guard:Last", bots.GROUP)
    monkeypatch.setattr(bots, "others", lambda: {"last": point})
    assert bots.levels() == (*bots.LEVELS, "last")
    bot = bots.make("last", "1")
    assert isinstance(bot, bots.Listener)
    bot.hear((), seen)
    assert bot.choose(seen) == seen.legal[-1]


@pytest.mark.parametrize(
    ("kind", "why"),
    [(Raises, "it raised RuntimeError"), (Cheats, "its answer is not legal"), (Number, "its answer is not legal")],
)
def test_a_broken_bot_gives_the_default_and_is_replaced(
    kind: type[Last], why: str, seen: View, caplog: pytest.LogCaptureFixture
) -> None:
    bot = Guarded("broken", lambda: kind("1"), "1")
    with caplog.at_level(logging.ERROR):
        assert bot.choose(seen) == "draw"
    assert why in caplog.text
    assert bot.failed
    assert bot.choose(seen) == "play R1"  # as casual does


def test_a_class_that_cannot_be_loaded_is_a_broken_bot(seen: View, monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("gone", "tests.bots.test_guard:NotThere", bots.GROUP)
    monkeypatch.setattr(bots, "others", lambda: {"gone": point})
    assert bots.make("gone", "1").choose(seen) == "draw"


def test_what_was_thought_about_another_question_is_no_answer(seen: View) -> None:
    """Somebody jumped in while it thought; it was given up for an answer that had been legal when it was asked."""
    free = threading.Event()

    class First(Last):
        def choose(self, view: View) -> str:
            free.wait()
            return view.legal[0]

    bot = Guarded("first", lambda: First("1"), "1")
    assert bot.poll(seen) is None
    assert bot._thread is not None
    free.set()
    bot._thread.join(10)
    assert bot.choose(laid(0, ["B3 B4 R5", "G8 G9"])) == "play R5"
    assert not bot.failed


def test_nobody_waits_for_a_bot_that_hangs(seen: View, caplog: pytest.LogCaptureFixture) -> None:
    free = threading.Event()

    class Hangs(Last):
        def choose(self, view: View) -> str:
            free.wait()
            return view.legal[0]

    patient = Guarded("hangs", lambda: Hangs("1"), "1", limit=3600)
    assert patient.poll(seen) is None
    assert patient.poll(seen) is None
    hasty = Guarded("hangs", lambda: Hangs("1"), "1", limit=0.0)
    with caplog.at_level(logging.ERROR):
        assert hasty.choose(seen) == "draw"
    assert "it thought too long" in caplog.text
    free.set()
    assert patient.choose(seen) == "play R1"
