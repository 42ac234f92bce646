"""Somebody at the terminal: reads what stands there and answers each prompt by a simple rule."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pexpect

PROGRAM = [sys.executable, "-m", "lastcard"]
ANSI = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|[\x01\x02]")
PROMPTS = {
    r"Your move \(a number": "a card or draw",
    r"You can neither play nor draw": "pass",
    r'"play" or "keep"': "play",
    r"Name a color": "r",
    r"Choose a player \((\d)": "the first",
    r'"accept" and draw': "accept",
    r"Answer with a draw card": "accept",
    r"Which card do you give away": "1",
    r'You have one card left\. "uno"': "uno",
    r'did not call UNO\. "catch"': "catch",
    r"You hold the very card on top": "jump",
    r"Press Enter": "",
}
END = r"(?:: |\)\? |next round\. )"
"""How a prompt ends."""
STARRED = re.compile(r"(\d+) \* ")


def environment(home: Path, **more: str) -> dict[str, str]:
    """What the program finds around it: a data folder of its own, and colors unless more says otherwise."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "TERM")}
    return {**kept, "XDG_DATA_HOME": str(home), "TERM": "xterm-256color", "PYTHONUTF8": "1", **more}


class Person:
    """A person at a pseudo-terminal of 80 columns."""

    def __init__(self, arguments: Sequence[str], around: Mapping[str, str]) -> None:
        self.child = pexpect.spawn(
            PROGRAM[0],
            [*PROGRAM[1:], *arguments],
            env=dict(around),
            encoding="utf-8",
            timeout=30,
            dimensions=(24, 80),
            echo=False,
        )
        self.child.delaybeforesend = None
        self.raw = ""
        """Everything that was written."""

    def see(self) -> int | None:
        """Wait for the next prompt; its number, or None when the program has ended."""
        found = self.child.expect([*(rf"{begun}[\s\S]*?{END}" for begun in PROMPTS), pexpect.EOF])
        before, after = self.child.before, self.child.after
        self.raw += before if isinstance(before, str) else ""
        self.raw += after if isinstance(after, str) else ""
        return found if found < len(PROMPTS) else None

    def type(self, text: str) -> None:
        """Type a line."""
        self.child.sendline(text)
        self.raw += text + "\n"

    def press(self, key: str) -> None:
        """Press a key that ends the program, again if need be.

        Between the prompt and its reading Python can miss a Ctrl-C until the next key; so it can for a person.
        """
        for _ in range(10):
            self.child.send(key)
            if self.child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=2) == 0:
                self.raw += self.child.before if isinstance(self.child.before, str) else ""
                return
        raise AssertionError(f"{key!r} does not end the program")

    def answer(self, prompt: int) -> str:
        """What the simple rule says to a prompt."""
        what = list(PROMPTS.values())[prompt]
        if what == "the first":
            return str(re.findall(r"Choose a player \((\d)", self.raw)[-1])
        if what != "a card or draw":
            return what
        hand = ANSI.sub("", self.raw).rpartition("Your hand")[2]
        starred = STARRED.findall(hand)
        return starred[0] if starred else "draw"

    def play(self, most: int = 5000) -> int:
        """Play until the program ends; its exit status."""
        for _ in range(most):
            prompt = self.see()
            if prompt is None:
                break
            self.type(self.answer(prompt))
        self.child.close()
        return int(self.child.exitstatus or 0)

    @property
    def text(self) -> str:
        """Everything that was written, without colors."""
        return ANSI.sub("", self.raw).replace("\r", "")


def piped(arguments: Sequence[str], around: Mapping[str, str], typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the program with pipes in place of a terminal."""
    return subprocess.run(
        [*PROGRAM, *arguments],
        input=typed,
        env=dict(around),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
