"""Bots at real tables, where the level ``expert`` adds a search to its network, in a few threads for all tables.

Nobody waits for it: until the compiled search is there, where too many searches wait already, and after one has
failed, the network alone answers, or ``sharp`` where there is none.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

from lastcard.compiled.cores import cores
from lastcard.editions import Edition

from . import make
from .interface import Bot
from .readying import Readying

if TYPE_CHECKING:
    from .searching import Search

_log = logging.getLogger(__name__)

EXPERT: Final = "expert"
"""The level that searches."""
BUDGET: Final = 20
"""Milliseconds of one core that a move may take, where nothing else is said."""
QUEUE: Final = 8
"""So many searches a thread may have before it."""


class Thinkers:
    """Makes bots for tables, and thinks for them.

    Args:
        milliseconds: how much processor time a search may take; 0: the network alone plays.
        threads: how many searches go on at once; one less than there are cores if nothing is said.
    """

    def __init__(self, milliseconds: float = BUDGET, threads: int | None = None) -> None:
        self.milliseconds = milliseconds
        self.threads = threads or max(1, cores() - 1)
        self.readying = Readying()
        self.broken = False
        """Whether a search has failed: then there are no more."""
        self._pool: ThreadPoolExecutor | None = None
        self._unfinished: set[Future[str]] = set()
        self._here = threading.local()

    def make(self, level: str, seed: str) -> Bot:
        """A bot of a level, with dice of its own.

        Raises:
            UnknownName: no such level.
        """
        if level != EXPERT or self.milliseconds <= 0:
            return make(level, seed)
        from .thinker import Thinker  # needs NumPy, as the network does

        self.readying.begin()
        return Thinker(seed, self)

    def warm(self, levels: Iterable[str], box: Edition, seats: int) -> None:
        """Have at hand what bots of these levels think with; the first time this takes a tenth of a second."""
        if EXPERT in levels:
            from .nets import shipped
            from .stakes import stakes_between

            if net := shipped(box, seats):
                stakes_between(box, (0,) * seats, net.header)
            self.make(EXPERT, "")

    @property
    def ready(self) -> bool:
        """Whether there can be searches now."""
        return self.readying.ready and not self.broken

    def begin(self, search: Search) -> Future[str] | None:
        """Have a search done in another thread; None where too many wait."""
        self._unfinished = {each for each in self._unfinished if not each.done()}
        if len(self._unfinished) >= self.threads * (1 + QUEUE):
            return None
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.threads, "search")
        future = self._pool.submit(self.run, search)
        self._unfinished.add(future)
        return future

    def run(self, search: Search) -> str:
        """Do a search in this thread."""
        from .searching import Workspaces

        if not hasattr(self._here, "spaces"):
            self._here.spaces = Workspaces()
        return search.run(self._here.spaces)

    def failed(self) -> None:
        """A search raised what is an error of ours: there are no more."""
        self.broken = True
        _log.exception("A search failed; the bot expert plays on without it.")

    def close(self) -> None:
        """No more searches: those that wait are dropped, and those that go on waited for."""
        self.broken = True
        self.readying.close()
        if self._pool:
            self._pool.shutdown(cancel_futures=True)
