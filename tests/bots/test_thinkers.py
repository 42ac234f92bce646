"""The level ``expert`` at real tables: it searches beside whoever asks it, and nobody waits for it."""

from __future__ import annotations

import logging
import subprocess
import threading
from concurrent.futures import Future
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from lastcard.bots import readying
from lastcard.bots.expert import Expert
from lastcard.bots.searching import Search
from lastcard.bots.thinker import Thinker
from lastcard.bots.thinkers import QUEUE, Thinkers
from lastcard.editions import edition
from lastcard.errors import UnknownName
from tests.bots.test_bots import laid

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from lastcard.game import View

SEEN = ["R1 R2 B5 W Y1", "G8 G9"]


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinkers]:
    """Thinkers whose search is ready, since it takes no compiled code: it plays the last of the legal moves."""
    monkeypatch.setattr(Search, "run", lambda search, _: search.view.legal[-1])
    monkeypatch.setattr(readying.Readying, "begin", lambda _: None)
    made = Thinkers(threads=1)
    made.readying.ready = True
    yield made
    made.close()


@pytest.fixture
def seen() -> View:
    return laid(0, SEEN)


def alone(seen: View) -> str:
    """What the network plays."""
    return Expert("1").choose(seen)


def made(thinkers: Thinkers) -> Thinker:
    """An expert at a table."""
    bot = thinkers.make("expert", "1")
    assert isinstance(bot, Thinker)
    return bot


def test_the_answer_comes_from_another_thread(thinkers: Thinkers, seen: View) -> None:
    bot = made(thinkers)
    assert bot.poll(seen) is None
    assert bot._thought is not None
    bot._thought.answer.result(10)
    assert bot.poll(seen) == seen.legal[-1] != alone(seen)


def test_where_whoever_asks_waits_it_searches_there(thinkers: Thinkers, seen: View) -> None:
    assert made(thinkers).choose(seen) == seen.legal[-1]


def test_until_the_search_is_there_the_network_plays(thinkers: Thinkers, seen: View) -> None:
    thinkers.readying.ready = False
    bot = made(thinkers)
    assert bot.poll(seen) == bot.choose(seen) == alone(seen)


def test_presses_and_the_only_sensible_move_are_not_searched_for(thinkers: Thinkers, seen: View) -> None:
    bot, presses = made(thinkers), ("uno", "silent")
    assert bot.poll(laid(0, ["R1 G2", "G8 G9"])) == "play R1"
    assert bot.poll(replace(seen, asks="call", legal=presses)) in presses


def test_where_too_many_searches_wait_the_network_plays(thinkers: Thinkers, seen: View) -> None:
    thinkers._unfinished = {Future() for _ in range(1 + QUEUE)}
    assert made(thinkers).poll(seen) == alone(seen)


def test_a_search_that_takes_too_long_is_not_waited_for(
    thinkers: Thinkers, seen: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = threading.Event()
    monkeypatch.setattr(Search, "run", lambda *_: str(free.wait()))
    monkeypatch.setattr("lastcard.bots.thinker.LIMIT", 0.0)
    bot = made(thinkers)
    assert bot.poll(seen) is None
    assert bot.poll(seen) == alone(seen)
    free.set()


def test_after_a_search_that_raises_there_are_no_more(
    thinkers: Thinkers, seen: View, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> str:
        raise ArithmeticError

    monkeypatch.setattr(Search, "run", fail)
    bot = made(thinkers)
    with caplog.at_level(logging.ERROR):
        assert bot.poll(seen) is None
        assert bot._thought is not None
        bot._thought.answer.exception(10)
        assert bot.poll(seen) == alone(seen)
        assert bot.poll(seen) == bot.choose(seen) == alone(seen)
    assert caplog.text.count("A search failed") == 1
    assert not thinkers.ready


def test_another_question_begins_another_search(thinkers: Thinkers, seen: View) -> None:
    bot = made(thinkers)
    assert bot.poll(seen) is None
    other = laid(0, ["R3 R4 Y1 B2", "G8 G9"])
    assert bot.poll(other) is None
    assert bot._thought is not None
    bot._thought.answer.result(10)
    assert bot.poll(other) == other.legal[-1]


def test_who_is_closed_leaves_no_thread_behind(thinkers: Thinkers, seen: View) -> None:
    bot = made(thinkers)
    assert bot.poll(seen) is None
    thinkers.close()
    assert not [each for each in threading.enumerate() if each.name.startswith("search")]
    assert bot.poll(seen) in (seen.legal[-1], alone(seen))
    assert bot.poll(seen) == alone(seen)


def test_without_a_budget_the_network_plays_alone_and_other_levels_always_do() -> None:
    assert type(Thinkers(0).make("expert", "1")) is Expert
    assert not isinstance(Thinkers().make("sharp", "1"), Expert)
    with pytest.raises(UnknownName, match="expert"):
        Thinkers().make("expart", "1")


def test_only_experts_need_anything_at_hand(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[tuple[str, int]] = []
    monkeypatch.setattr("lastcard.bots.nets.shipped", lambda box, seats: read.append((box.name, seats)))
    thinkers.warm(["sharp", "casual"], edition("classic"), 3)
    assert read == []
    thinkers.warm(["sharp", "expert"], edition("classic"), 3)
    assert read == [("classic", 3)]


def test_what_is_not_in_the_cache_is_compiled_by_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    cached: list[bool] = []
    monkeypatch.setattr(readying, "is_cached", lambda: bool(cached))
    monkeypatch.setattr(readying.Readying, "_compile", lambda _: cached.append(True))
    monkeypatch.setattr(readying, "first_search", lambda: None)
    one = readying.Readying()
    one.begin()
    one.begin()
    assert one._thread is not None
    one._thread.join(10)
    assert one.ready
    assert cached == [True]


@pytest.mark.parametrize(
    ("problem", "said"), [(None, "cannot be kept in the cache"), (OSError("no"), "cannot be loaded")]
)
def test_a_search_that_cannot_be_had_is_told_of_and_done_without(
    problem: Exception | None, said: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def compiles(_: object) -> None:
        if problem:
            raise problem

    monkeypatch.setattr(readying, "is_cached", lambda: False)
    monkeypatch.setattr(readying.Readying, "_compile", compiles)
    one = readying.Readying()
    one.begin()
    assert one._thread is not None
    one._thread.join(10)
    assert not one.ready
    assert said in caplog.text


def test_who_is_closed_while_it_is_compiled_ends_the_compiler(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("LASTCARD_CACHE", str(tmp_path))
    one = readying.Readying()
    one.begin()
    assert one._thread is not None
    while one._compiler is None:
        one._thread.join(0.05)
    assert one._compiler.poll() is None
    one.close()
    one.begin()
    assert not one._thread.is_alive()
    assert one._compiler.poll() is not None
    assert not one.ready
    assert caplog.text == ""


def test_the_compiler_imports_nothing_from_the_folder_it_is_started_in(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A file numba.py, where somebody happened to start a server or a game, was run in place of Numba."""
    (tmp_path / "numba.py").write_text("raise SystemExit('no Numba')")
    monkeypatch.chdir(tmp_path)
    start = subprocess.Popen

    def only_imports(command: list[str], **how: Any) -> subprocess.Popen[bytes]:
        return start([*command[:-2], "-c", "import numba, lastcard"], **how)

    monkeypatch.setattr(subprocess, "Popen", only_imports)
    one = readying.Readying()
    one._compile()
    assert one._compiler is not None
    assert one._compiler.returncode == 0
