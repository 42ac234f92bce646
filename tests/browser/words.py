"""What a page says in the language of who reads it, to find its controls by."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from lastcard.text import say, variables

__all__ = ["pattern", "say"]

COUNTS: Final = (0, 1, 2, 5)
"""Numbers that between them need every form of a sentence."""
_DIGITS: Final = re.compile("[0-9\N{EXTENDED ARABIC-INDIC DIGIT ZERO}-\N{EXTENDED ARABIC-INDIC DIGIT NINE}]+")
_MARKS: Final = "[\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}]*"
"""A page marks the direction of names."""


def pattern(language: str, message_id: str, **known: str) -> re.Pattern[str]:
    """The beginning of a sentence, whatever stands in it besides what is known.

    >>> pattern("en", "table-turn-of", name="Ana").match("Ana's turn") is not None
    True
    """
    open_ones = variables(message_id, language) - known.keys()
    ways = {say(message_id, language, **known, **dict.fromkeys(open_ones, count)) for count in COUNTS}
    return re.compile("^(" + "|".join(sorted(_way(way, known.values()) for way in ways)) + ")")


def as_shown(sentence: str) -> str:
    """A regular expression for a sentence as a page shows it: it may mark the direction of a number with a sign."""
    return re.escape(sentence).replace(r"\+", "\u200e?\\+")


def _way(sentence: str, names: Iterable[str]) -> str:
    found = as_shown(sentence)
    for name in names:
        found = found.replace(re.escape(name), f"{_MARKS}{re.escape(name)}{_MARKS}")
    return _DIGITS.sub(f"{_MARKS}.+{_MARKS}", found)
