"""Has the compiled search ready without anybody waiting for it.

Compiling takes a while and holds the interpreter up; a process of its own does it, at the lowest priority, and only
where the cache has no compiled search yet. Run as ``python -m lastcard.bots.readying`` it is that process.
"""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading

from lastcard.editions import edition
from lastcard.game import Match

_log = logging.getLogger(__name__)

LEAVES_WITHIN = 5.0
"""Seconds in which a search that is just being loaded is there."""


class Readying:
    """The compiled search of a process, as far as it is there."""

    def __init__(self) -> None:
        self.ready = False
        self._thread: threading.Thread | None = None
        self._compiler: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()
        self._closed = False

    def begin(self) -> None:
        """Begin to have it ready, if nobody has yet."""
        with self._lock:
            if self._thread is None and not self._closed:
                self._thread = threading.Thread(target=self._load, daemon=True, name="search is made ready")
                self._thread.start()

    def close(self) -> None:
        """It is not needed any more."""
        with self._lock:
            self._closed = True
            if self._compiler:
                self._compiler.terminate()
        if self._thread:
            self._thread.join(LEAVES_WITHIN)

    def _load(self) -> None:
        try:
            if not is_cached():
                self._compile()
            if is_cached() and not self._closed:
                first_search()
                self.ready = True
            elif not self._closed:
                _log.warning("The compiled search cannot be kept in the cache; the bot expert plays without it.")
        except Exception:  # noqa: BLE001 - bots play on without it
            _log.exception("The compiled search cannot be loaded; the bot expert plays without it.")

    def _compile(self) -> None:
        with self._lock:
            if self._closed:
                return
            self._compiler = subprocess.Popen(
                # -P: it looks for its modules where this process does, and not in the folder it is started in.
                [sys.executable, "-P", "-m", __name__],
                env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C at a terminal is not meant for it
            )  # fmt: skip
        self._compiler.wait()


def is_cached() -> bool:
    """Whether the compiled search is on disk."""
    from lastcard.compiled import twin

    return twin.is_cached("search.ask_searcher")


def first_search() -> None:
    """Search once, which has everything loaded, or compiled where it is not in the cache."""
    from .searching import Effort, Searcher, Workspaces

    match = Match.new(edition("classic"), ["0", "1"], seed="0", clockless=True)
    Searcher("0", None, Effort(worlds=1)).search(match.view(match.table.asked)).run(Workspaces())


def main() -> None:
    """Compile the search, so that it comes from the cache afterwards."""
    if hasattr(os, "nice"):
        os.nice(19)
    first_search()


if __name__ == "__main__":
    main()
