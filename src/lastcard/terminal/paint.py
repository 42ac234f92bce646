"""Colors for those who see them, and lines that fit: nothing is ever said by color alone."""

from __future__ import annotations

import os
import re
import shutil
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TextIO

from lastcard.text import card_name, color_name

WIDTH: Final = max(40, min(80, shutil.get_terminal_size((80, 24)).columns))
"""The columns that every line fits into: 80, or fewer on a narrow terminal."""
GLUE: Final = "\u00a0"
"""Stands for a blank at which a line is not broken; written out as a blank."""
CODES: Final = {"red": "41;97;1", "yellow": "103;30", "green": "42;30", "blue": "44;97;1", "wild": "45;97;1"}
LETTERS: Final = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "W": "wild"}
OPENING, CLOSING = "（【《“‘「『", "，。：；？！、）】》”’」』…"
CHINESE: Final = re.compile("[\u2e80-\u9fff]")
PIECE: Final = re.compile(
    rf"[{OPENING}]*(?:\x1b\[[0-9;]*m[^\x1b]*\x1b\[0m|{CHINESE.pattern}|[^{CHINESE.pattern[1:-1]}\x1b]+|\x1b)[{CLOSING}]*|."
)
"""What stays on one line: a painted card, a Chinese character or a word, with the punctuation that sticks to it."""
CODE: Final = re.compile(r"\x1b\[[0-9;]*m")


def wants_color(stream: TextIO, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether colors are welcome: on a terminal that has them, unless NO_COLOR is set."""
    return stream.isatty() and not environment.get("NO_COLOR") and environment.get("TERM") != "dumb"


@dataclass(frozen=True, slots=True)
class Paint:
    """Writes cards, colors and headings, in color or not."""

    color: bool

    def _code(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.color else text

    def card(self, card: str) -> str:
        """A card by name, on its color, as it stands in a sentence."""
        return self._code(card_name(card).replace(" ", GLUE), CODES[LETTERS[card[0]]])

    def chip(self, card: str) -> str:
        """A card by name, on its color, as it lies on the table or in a hand."""
        return self._wide(card_name(card).replace(" ", GLUE), CODES[LETTERS[card[0]]])

    def word(self, color: str) -> str:
        """A color by name, on that color, as it stands in a sentence."""
        return self._code(color_name(color), CODES[color])

    def color_word(self, color: str) -> str:
        """A color by name, on that color; one that is still to be named has none."""
        name = color_name(color).replace(" ", GLUE)
        return self._wide(name, CODES[color]) if color in CODES else name

    def _wide(self, text: str, code: str) -> str:
        return self._code(f"{GLUE}{text}{GLUE}", code) if self.color else text

    def strong(self, text: str) -> str:
        """What should catch the eye."""
        return self._code(text, "1")


def width(text: str) -> int:
    r"""How many columns a text takes.

    >>> width("red 5"), width("\x1b[1mred\x1b[0m"), width("卡")
    (5, 3, 2)
    """
    shown = CODE.sub("", text)
    return sum(_columns(character) for character in shown)


def _columns(character: str) -> int:
    if unicodedata.combining(character) or unicodedata.category(character) in ("Cf", "Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def padded(text: str, columns: int) -> str:
    """The text, filled up with blanks."""
    return text + " " * max(0, columns - width(text))


def pieces(text: str) -> Iterator[tuple[str, str]]:
    """What a text may be broken into, each piece with the blank before it, if there is one.

    Chinese is broken between any two characters, but no line begins with a comma or ends with an opening bracket.

    >>> list(pieces("a b，红牌。"))
    [('', 'a'), (' ', 'b，'), ('', '红'), ('', '牌。')]
    """
    for at, word in enumerate(text.split(" ")):
        blank = " " if at else ""
        for piece in PIECE.findall(word) if CHINESE.search(word) else [word]:
            yield blank, piece
            blank = ""


def wrap(text: str, first: str = "", rest: str | None = None, columns: int = WIDTH) -> list[str]:
    """The text in lines that fit, the first begun with `first`, the others with `rest`.

    >>> wrap("one two three", "- ", "  ", columns=9)
    ['- one two', '  three']
    """
    rest = " " * width(first) if rest is None else rest
    lines, line, empty = [], first, True
    for blank, each in pieces(text):
        word = each
        if not empty and width(line) + len(blank) + width(word) > columns:
            lines.append(line)
            line, empty = rest, True
        while width(line) + width(word) > columns and "\x1b" not in word and columns > width(rest):
            room = max(1, columns - width(line))
            lines.append(line + word[:room])
            line, word = rest, word[room:]
        line += word if empty else blank + word
        empty = False
    return [*lines, line]


def released(text: str) -> str:
    """A line as it is written out."""
    return text.replace(GLUE, " ").rstrip()
