"""The level ``expert`` at a real table: the network, and a search that nobody is held up by; it plays for the match."""

from __future__ import annotations

import time
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Final

from lastcard.game import View

from .expert import Expert
from .searching import Searcher
from .thinkers import Thinkers

LIMIT: Final = 1.0
"""Seconds after which a search that is not done is not waited for any more."""


@dataclass(frozen=True)
class Thought:
    """A search that goes on.

    Attributes:
        view: the question.
        answer: what will come of it.
        until: the moment from which on it is not waited for.
    """

    view: View
    answer: Future[str]
    until: float


class Thinker(Searcher):
    """Adds a search to the network, if there can be one now.

    Args:
        seed: where its dice come from.
        thinkers: who searches for it.
    """

    def __init__(self, seed: str, thinkers: Thinkers) -> None:
        super().__init__(seed, thinkers.milliseconds, for_match=True)
        self._thinkers = thinkers
        self._thought: Thought | None = None

    def choose(self, view: View) -> str:
        """The answer to the open question, searched for by whoever asks."""
        if not self._thinkers.ready:
            return Expert.choose(self, view)
        try:
            return self.at_once(view) or self._thinkers.run(self.search(view))
        except Exception:  # noqa: BLE001 - the network plays on without it
            self._thinkers.failed()
            return Expert.choose(self, view)

    def poll(self, view: View) -> str | None:
        """The answer to the open question; None while a search for it goes on. Never waits."""
        thought, self._thought = self._thought, None
        if thought and thought.view != view:
            thought.answer.cancel()
            thought = None
        return self._think(view) if thought is None else self._look(thought)

    def _think(self, view: View) -> str | None:
        if not self._thinkers.ready:
            return Expert.choose(self, view)
        if move := self.at_once(view):
            return move
        answer = self._thinkers.begin(self.search(view))
        if answer is None:
            return Expert.choose(self, view)
        self._thought = Thought(view, answer, time.monotonic() + LIMIT)
        return None

    def _look(self, thought: Thought) -> str | None:
        if thought.answer.cancelled():  # the table goes on while the server stops
            return Expert.choose(self, thought.view)
        if thought.answer.done():
            try:
                return thought.answer.result()
            except Exception:  # noqa: BLE001 - the network plays on without it
                self._thinkers.failed()
                return Expert.choose(self, thought.view)
        if time.monotonic() < thought.until:
            self._thought = thought
            return None
        thought.answer.cancel()
        return Expert.choose(self, thought.view)
