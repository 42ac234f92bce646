"""Reads lines from the person and writes lines to them, and nothing cleverer."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

from .paint import CODE, WIDTH, Paint, released, wants_color, width, wrap

T = TypeVar("T")
PACES: Final = {"off": 0.0, "fast": 0.15, "normal": 0.5, "slow": 1.5}
"""Seconds between one thing that happens and the next."""
PROMPT: Final = WIDTH - 8
"""The columns of a prompt, so that there is room to answer on its line."""


class Left(Exception):
    """The person has gone: the end of the input, or Ctrl-C."""


class Console:
    """The person's terminal, or the pipes in its place.

    Args:
        plain: neither colors nor pauses; so too where there is no terminal.
        pace: how quickly events follow each other, a key of `PACES`.
    """

    def __init__(self, *, plain: bool = False, pace: str = "fast") -> None:
        self.live = sys.stdin.isatty() and sys.stdout.isatty() and not plain
        self.paint = Paint(not plain and wants_color(sys.stdout))
        self.pause = PACES[pace] if self.live else 0.0
        self.waiting = self.gone = False
        self.fancy = self.paint.color and (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"

    def say(self, text: str = "", indent: str = "", rest: str | None = None) -> None:
        """Write a paragraph, broken into lines that fit."""
        for line in wrap(text, indent, rest):
            print(released(line))

    def lines(self, lines: Iterable[str]) -> None:
        """Write lines that fit already."""
        for line in lines:
            print(released(line))

    def heading(self, text: str) -> None:
        """Write a heading across the page."""
        line = "─" if self.fancy else "-"
        print()
        print(released(self.paint.strong(f"{line * 2} {text} {line * max(0, WIDTH - width(text) - 5)}")))

    def happened(self, text: str) -> None:
        """Write one thing that happened, and give it time to be seen."""
        self.say(text, "  ", "    ")
        if self.pause:
            sys.stdout.flush()
            self.wait(lambda: time.sleep(self.pause))

    def interrupt(self, *_: object) -> None:
        """Ctrl-C, or the window was closed: what is going on is finished first, but nothing is waited for."""
        self.gone = True
        if self.waiting:
            self.waiting = False
            raise KeyboardInterrupt

    def wait(self, work: Callable[[], T]) -> T:
        """Wait for something, unless the person goes.

        Raises:
            Left: the person has gone, or goes now.
        """
        try:
            self.waiting = not self.gone
            try:
                if self.gone:
                    raise KeyboardInterrupt
                return work()
            finally:
                self.waiting = False
        except (EOFError, KeyboardInterrupt):
            self.gone = False
            raise Left from None

    def quoted(self, prompt: str) -> str:
        """The prompt with its colors marked as taking no room, for the editor of the line."""
        return CODE.sub(lambda code: f"\x01{code[0]}\x02", prompt) if self.live else prompt

    def ask(self, prompt: str) -> str:
        """What the person types in answer, without blanks around it.

        Raises:
            Left: nothing more will be typed.
        """
        *before, last = wrap(prompt, columns=PROMPT)
        self.lines(before)
        typed = self.wait(lambda: input(f"{self.quoted(released(last))} "))
        if not sys.stdin.isatty():
            # What was piped in stands nowhere else.
            print(typed)
        return " ".join(typed.split())


@contextlib.contextmanager
def completing(words: Callable[[], Iterable[str]]) -> Iterator[None]:
    """History and completion with Tab, where there is a terminal that can do it."""
    try:
        import readline
    except ImportError:
        yield
        return
    matches: list[str] = []

    def complete(begun: str, state: int) -> str | None:
        if state == 0:
            matches[:] = [word for word in words() if word.lower().startswith(begun.lower())]
        return matches[state] if state < len(matches) else None

    before = readline.get_completer()
    readline.set_completer(complete)
    readline.set_completer_delims("")
    readline.parse_and_bind("tab: complete")
    try:
        yield
    finally:
        readline.set_completer(before)
