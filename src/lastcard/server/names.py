"""Names as people type them, made fit to show: plain text, one line, at most 24 characters."""

from __future__ import annotations

import unicodedata

LONGEST = 24
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINERS = {"\u200c", "\u200d"}
"""Needed inside Persian words and emoji; they turn nothing around."""
_BLANK = {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"}
"""Letters and signs that nobody can see."""
_MOST_MARKS = 3
"""Accents on one letter; some scripts need two."""


def clean(text: str, longest: int = LONGEST) -> str:
    r"""The text without control and direction characters and without blanks around it; may be empty.

    >>> clean("  Ana\u202e  Maria ")
    'Ana Maria'
    """
    kept = "".join(" " if each.isspace() else each for each in unicodedata.normalize("NFC", text) if _shown(each))
    short = " ".join(_unstacked(kept).split())[:longest].strip("".join(_JOINERS) + " ")
    return short if any(_visible(each) for each in short) else ""


def alike(name: str) -> str:
    """What is equal for two names that look the same to whoever reads them quickly.

    >>> alike("Ana") == alike("A\u200dNA")
    True
    """
    return "".join(each for each in unicodedata.normalize("NFKC", name).casefold() if each not in _JOINERS)


def _unstacked(text: str) -> str:
    kept, marks = "", 0
    for each in text:
        marks = marks + 1 if unicodedata.category(each)[0] == "M" else 0
        if marks <= _MOST_MARKS:
            kept += each
    return kept


def _shown(character: str) -> bool:
    if character in _BLANK:
        return False
    return character.isspace() or character in _JOINERS or unicodedata.category(character) not in _HIDDEN


def _visible(character: str) -> bool:
    return not character.isspace() and character not in _JOINERS and unicodedata.category(character)[0] != "M"
