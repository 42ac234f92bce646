"""From a question as it is typed to plain words: spelling made even, endings taken off.

Sentences, lists of words and questions all go through here, so that what is left need only agree with itself.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Final

_TOKEN: Final = re.compile(r"\+\d+|\d+|[\u3400-\u9fff]|[^\W\d_\u3400-\u9fff]+")
"""A plus card, a number, one Chinese character, or a word."""
_SEEN_AS_SPACE: Final = re.compile("[\u200c\u200d]")
"""The joiners inside of Persian words, which half of all people leave out."""
_APOSTROPHES: Final = re.compile("['’`´]")
_PLUS: Final = re.compile(r"\+\s+(?=\d)")
_PLUS_BEHIND: Final = re.compile(r"(?<![\d+])(\d)\s?\+(?!\s?\d)")

_GERMAN: Final = str.maketrans({"ß": "ss"})
_GERMAN_SPELLINGS: Final = (("ae", "a"), ("oe", "o"), ("ue", "u"))
_PERSIAN: Final = str.maketrans(
    {"ي": "ی", "ى": "ی", "ئ": "ی", "ك": "ک", "ة": "ه", "ۀ": "ه", "أ": "ا", "إ": "ا", "آ": "ا", "ؤ": "و", "ـ": ""}
)
_CHINESE: Final = str.maketrans(
    "兩個張轉質過閃電殼龜綠疊後還開間們為麼時發罰勝贏數顏變彈傳換棄說話遊戲規則對錯選擇標準",
    "两个张转质过闪电壳龟绿叠后还开间们为么时发罚胜赢数颜变弹传换弃说话游戏规则对错选择标准",
)
"""The traditional characters that a question about cards may have, and the simplified ones of the catalog."""
_SHORTEST: Final = 3


def tokens(text: str, language: str) -> list[str]:
    """The words of a text, spelled evenly and without their endings.

    >>> tokens("Can I STACK draw-fours?", "en")
    ['can', 'i', 'stack', 'draw', 'four']
    >>> tokens("2+ über die Farbwünsche", "de")
    ['+2', 'uber', 'die', 'farbwunsch']
    >>> tokens("میکشم، می‌کشم", "fa")
    ['کشم', 'می', 'کشم']
    >>> tokens("变色+4吗", "zh")
    ['变', '色', '+4', '吗']
    """
    stem = _STEMS.get(language, _unchanged)
    return [each if each[0] in "+0123456789" else stem(each) for each in _TOKEN.findall(_even(text, language))]


def is_han(token: str) -> bool:
    """Whether a token is a Chinese character, which alone is not much of a word."""
    return len(token) == 1 and "\u3400" <= token <= "\u9fff"


def _even(text: str, language: str) -> str:
    """The text in lower case, with one spelling for what looks or sounds the same."""
    text = _SEEN_AS_SPACE.sub(" ", text.casefold())
    if language == "fa":
        # Before anything is taken apart, or the mark over the alef would be lost with the vowel signs.
        text = text.translate(_PERSIAN)
    text = unicodedata.normalize("NFKD", text)
    text = "".join(_digit(each) for each in text if not unicodedata.combining(each))
    text = _APOSTROPHES.sub("", text)
    if language == "zh":
        text = text.translate(_CHINESE)
    if language == "de":
        text = text.translate(_GERMAN)
        for long, short in _GERMAN_SPELLINGS:
            text = text.replace(long, short)
    return _PLUS_BEHIND.sub(r"+\1 ", _PLUS.sub("+", text))


def _digit(character: str) -> str:
    value = unicodedata.decimal(character, None)
    return character if value is None else str(value)


def _unchanged(word: str) -> str:
    return word


def _english(word: str) -> str:
    for ending, instead in (("ies", "y"), ("ing", ""), ("ed", ""), ("es", ""), ("s", "")):
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST and not word.endswith("ss"):
            word = word.removesuffix(ending) + instead
            break
    if len(word) > _SHORTEST and word[-1] == word[-2] and word[-1] not in "aeiou":
        word = word[:-1]
    return word.removesuffix("e") if len(word) > _SHORTEST + 1 else word


_GERMAN_WHOLE: Final = {"anfang", "deckt", "geber", "spieler", "spielern", "stapeln", "wenn", "wert"}
"""Words that would turn into others without their endings."""


def _german(word: str) -> str:
    if word in _GERMAN_WHOLE:
        return word
    if word.startswith("ge") and word.endswith(("t", "en")) and len(word) >= _SHORTEST + 4:
        word = word.removeprefix("ge")
    for ending in ("ern", "est", "em", "er", "en", "es", "st", "et", "e", "s", "n", "t"):
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            return word.removesuffix(ending)
    return word


# Plurals and possessives, written and as one speaks, the longest first.
_PERSIAN_ENDINGS: Final = (
    *("هایشان", "هایمان", "هایتان", "هایش", "هایت", "هایم", "های", "ها"),
    *("شون", "مون", "تون", "شان", "مان", "تان", "ترین", "تر"),
    *("ند", "ید", "یم", "ام", "ات", "اش", "مو", "تو", "شو", "رو", "مه"),
)
_PERSIAN_LETTERS: Final = {"م": 3, "ش": 3, "ت": 4, "ی": 4, "و": 4, "ه": 4, "ن": 4, "د": 4}
"""Endings of one letter, and how much must be left of the word: many a short word ends in the same letter."""


def _persian(word: str) -> str:
    for beginning in ("نمی", "می"):
        if word.startswith(beginning) and len(word) - len(beginning) >= _SHORTEST:
            word = word.removeprefix(beginning)
            break
    for ending in _PERSIAN_ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            return word.removesuffix(ending)
    return word[:-1] if len(word) > _PERSIAN_LETTERS.get(word[-1], len(word)) else word


_STEMS: Final[dict[str, Callable[[str], str]]] = {"en": _english, "de": _german, "fa": _persian}
