"""Names as people type them, made fit to show: plain text, one line, at most 24 characters."""

from __future__ import annotations

import unicodedata

LONGEST = 24
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINERS = {"\u200c", "\u200d"}
"""Needed inside Persian words and emoji; they turn nothing around."""


def clean(text: str, longest: int = LONGEST) -> str:
    r"""The text without control and direction characters and without blanks around it; may be empty.

    >>> clean("  Ana\u202e  Maria ")
    'Ana Maria'
    """
    kept = "".join(" " if each.isspace() else each for each in unicodedata.normalize("NFC", text) if _shown(each))
    short = " ".join(kept.split())[:longest].strip()
    return short if any(_visible(each) for each in short) else ""


def _shown(character: str) -> bool:
    return character.isspace() or character in _JOINERS or unicodedata.category(character) not in _HIDDEN


def _visible(character: str) -> bool:
    return not character.isspace() and character not in _JOINERS and unicodedata.category(character)[0] != "M"
