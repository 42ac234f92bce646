"""A bot of somebody else's, kept from doing harm: it thinks in a thread of its own, and not for ever.

If it is slow, silent, broken or answers with what is not legal, its seat gives the default answer, the log says so,
and from then on the seat plays as ``casual`` does.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Sequence
from typing import Final

from lastcard.game import Event, View
from lastcard.game.defaults import default_move

from .casual import Casual
from .interface import Bot, Listener

_log = logging.getLogger(__name__)

LIMIT: Final = 10.0
"""Seconds a bot may think."""


class Guarded:
    """A bot that can be relied on, whatever the one inside does.

    Args:
        name: what it is called in the log.
        make: makes the bot inside; called in its own thread.
        seed: the dice of whoever stands in for it.
        limit: seconds it may think.
    """

    def __init__(self, name: str, make: Callable[[], Bot], seed: str, limit: float = LIMIT) -> None:
        self.name = name
        self.limit = limit
        self.failed = False
        """Whether somebody stands in for it."""
        self._make = make
        self._bot: Bot | None = None
        self._stand_in = Casual(seed)
        self._untold: list[tuple[Sequence[Event], View]] = []
        self._thread: threading.Thread | None = None
        self._asked: View | None = None
        """What it thinks about, or thought about last."""
        self._began = 0.0
        self._answer: str | None = None
        self._problem = ""

    def hear(self, events: Sequence[Event], view: View) -> None:
        """Keep what happened until the bot inside thinks again."""
        if not self.failed:
            self._untold.append((events, view))

    def choose(self, view: View) -> str:
        """The answer to the open question, waited for."""
        while (move := self.poll(view)) is None:
            if self._thread:
                self._thread.join(max(0.0, self._began + self.limit - time.monotonic()))
        return move

    def poll(self, view: View) -> str | None:
        """The answer to the open question; None while it is still thought about. Never waits."""
        if self.failed:
            return self._stand_in.choose(view)
        if self._thread and view != self._asked and not self._problem and not self._thread.is_alive():
            self._thread = None  # somebody jumped in while it thought: that was the answer to another question
        if self._thread is None:
            self._began, self._asked = time.monotonic(), view
            self._answer, self._problem = None, ""
            told, self._untold = self._untold, []
            self._thread = threading.Thread(target=self._think, args=(view, told), daemon=True, name=self.name)
            self._thread.start()
        if self._thread.is_alive():
            return None if time.monotonic() < self._began + self.limit else self._fail(view, "it thought too long")
        self._thread = None
        if isinstance(self._answer, str) and self._answer in view.legal:
            return self._answer
        return self._fail(view, self._problem or "its answer is not legal")

    def _think(self, view: View, told: list[tuple[Sequence[Event], View]]) -> None:
        try:
            if self._bot is None:
                self._bot = self._make()
            if isinstance(self._bot, Listener):
                for events, after in told:
                    self._bot.hear(events, after)
            self._answer = self._bot.choose(view)
        except Exception as problem:  # noqa: BLE001 - whatever another's program raises ends its part, not the table's
            self._problem = f"it raised {type(problem).__name__}"

    def _fail(self, view: View, why: str) -> str:
        _log.error("The bot %s is not asked any more: %s. Its seat plays on by itself.", self.name, why)
        self.failed = True
        self._thread, self._bot = None, None
        self._untold.clear()
        return default_move(view)
