"""How far a long piece of work has come: a bar where tqdm is installed and somebody looks, plain lines elsewhere."""

from __future__ import annotations

import contextlib
import importlib
import sys
import time
from types import TracebackType
from typing import Any, Self

from lastcard.text import say

EVERY = 5.0
"""How many seconds lie between two plain lines."""


class Progress:
    """Tells on stderr how much is done, how fast it goes and how long it still takes."""

    def __init__(self, total: int, *, silent: bool = False) -> None:
        self.total = total
        self.done = 0
        self.silent = silent
        self.began = self.told = time.monotonic()
        self.bar: Any = None
        if not silent and sys.stderr.isatty():
            with contextlib.suppress(ImportError):
                self.bar = importlib.import_module("tqdm").tqdm(total=total, file=sys.stderr, unit_scale=True, unit="")

    def __call__(self, more: int) -> None:
        """So much more is done."""
        self.done += more
        if self.bar is not None:
            self.bar.update(more)
            return
        now = time.monotonic()
        if not self.silent and now - self.told >= EVERY:
            self.told = now
            print(self.line(now - self.began), file=sys.stderr, flush=True)

    def line(self, seconds: float) -> str:
        """The plain line after so many seconds."""
        rate = self.done / seconds
        left = round((self.total - self.done) / rate) if rate else 0
        return say("laboratory-progress", done=self.done, total=self.total, rate=round(rate), left=left)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.bar is not None:
            self.bar.close()
