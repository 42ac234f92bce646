"""What words mean: phrases for the same thing, words that say nothing, mistypings and German compounds."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from lastcard.search.reading import is_han, tokens

HOME: Final = Path(__file__).parent
NOTHING: Final = ""
"""The meaning of a phrase that says nothing."""
CLOSE: Final = 0.8
"""How much a word counts that had to be put right first."""
WIDER: Final = 0.45
"""How much the wider meaning of a word counts: a Draw Two is a draw card too."""
_LINKS: Final = ("", "s", "n", "e", "es", "en")
"""What may stand between the parts of a compound."""
_PART: Final = 3
TWICE: Final = "²"


class Term(NamedTuple):
    """A word or meaning of a question, and how much it counts."""

    name: str
    weight: float


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The words of one language."""

    language: str
    ignored: frozenset[str]
    """Dropped before phrases are looked for."""
    phrases: dict[str, tuple[tuple[tuple[str, ...], str], ...]]
    """By their first word, the longest first: the words of a phrase, and its meaning."""
    wider: dict[str, tuple[str, ...]]
    editions: tuple[tuple[tuple[str, ...], str], ...]
    words: frozenset[str]
    """Every word that stands in it."""

    def about(self, question: str) -> tuple[str | None, list[str]]:
        """The edition that a question names, if it does, and the other words of the question."""
        words = [each for each in tokens(question, self.language) if each not in self.ignored]
        for phrase, edition in self.editions:
            size = len(phrase)
            for start in range(len(words) - size + 1):
                if tuple(words[start : start + size]) == phrase:
                    return edition, words[:start] + words[start + size :]
        return None, words

    def read(self, text: str) -> list[Term]:
        """The terms of a text that is spelled well."""
        words = [each for each in tokens(text, self.language) if each not in self.ignored]
        return self.terms(Term(word, 1.0) for word in words)

    def terms(self, words: Iterable[Term]) -> list[Term]:
        """Words put together to phrases, with their meanings in their place."""
        row = list(words)
        found: list[Term] = []
        run: list[str] = []
        at = 0
        while at < len(row):
            size, meaning = self._phrase(row, at)
            if size == 0 and is_han(row[at].name):
                run.append(row[at].name)
                at += 1
                continue
            found += _pairs(run)
            run = []
            if size == 0:
                found.append(row[at])
                at += 1
                continue
            if meaning != NOTHING:
                found.append(Term("=" + meaning, min(each.weight for each in row[at : at + size])))
            at += size
        return _with_doubles(found + _pairs(run))

    def widened(self, terms: Iterable[Term]) -> dict[str, float]:
        """Each term once, with the wider meanings beside it."""
        weights: dict[str, float] = {}
        for name, weight in terms:
            weights[name] = max(weight, weights.get(name, 0.0))
            for other in self.wider.get(name.removeprefix("="), ()) if name.startswith("=") else ():
                weights["=" + other] = max(weight * WIDER, weights.get("=" + other, 0.0))
        return weights

    def put_right(self, words: Iterable[str], known: Collection[str]) -> list[Term]:
        """Each word as it stands if it is known; else its parts, or the known word that it was meant to be."""
        found: list[Term] = []
        for word in words:
            if word in known or word in self.words or len(word) <= _PART or not word.isalpha():
                found.append(Term(word, 1.0))
                continue
            every = {*known, *self.words}
            parts = split(word, every)
            found += [Term(part, 1.0) for part in parts] or [nearest(word, every)]
        return found

    def _phrase(self, row: list[Term], at: int) -> tuple[int, str]:
        """How many words the longest phrase here has, and its meaning; 0 for none."""
        for phrase, meaning in self.phrases.get(row[at].name, ()):
            size = len(phrase)
            if tuple(each.name for each in row[at : at + size]) == phrase:
                return size, meaning
        return 0, NOTHING


def _pairs(run: list[str]) -> list[Term]:
    """Chinese characters that no phrase claims, two at a time; a lone one says little."""
    if len(run) == 1:
        return [Term(run[0], 0.5)]
    return [Term(one + other, 1.0) for one, other in pairwise(run)]


def _with_doubles(terms: list[Term]) -> list[Term]:
    """The terms, and a further one for each meaning that comes twice: a Skip on a Skip is not just a Skip."""
    often = Counter(name for name, _ in terms if name.startswith("="))
    return terms + [Term(name + TWICE, 1.0) for name, count in often.items() if count > 1]


def split(word: str, known: Collection[str]) -> list[str]:
    """The two known words that a compound is made of, or nothing.

    >>> split("bananenschal", {"banan", "schal"})
    ['banan', 'schal']
    """
    for middle in range(len(word) - _PART, _PART - 1, -1):
        if word[middle:] not in known:
            continue
        for link in _LINKS:
            first = word[:middle].removesuffix(link)
            if len(first) >= _PART and word[:middle] == first + link and first in known:
                return [first, word[middle:]]
    return []


def nearest(word: str, known: Collection[str]) -> Term:
    """The known word that a mistyped or unfinished one was meant to be; the word itself if none comes near.

    >>> nearest("chalenge", {"challenge", "change"})
    Term(name='challenge', weight=0.8)
    """
    allowed = 1 if len(word) < 2 * _PART + 1 else 2
    letters = set(word)
    best = min(
        (
            (distance, -len(other), other)
            for other in known
            if len(other) >= _PART
            and abs(len(other) - len(word)) <= allowed
            and len(letters.symmetric_difference(other)) <= 2 * allowed
            and (distance := slips(word, other)) <= allowed
        ),
        default=None,
    )
    if best is not None:
        # Of two as near the longer one: letters are left out more often than put in.
        return Term(best[2], CLOSE)
    longer = min((other for other in known if len(word) > _PART and other.startswith(word)), default=None)
    return Term(word, 1.0) if longer is None else Term(longer, CLOSE)


def slips(one: str, other: str) -> int:
    """How many letters must be put in, left out, changed or swapped with the next to make one word of the other.

    >>> slips("revrese", "reverse"), slips("skipp", "skip")
    (1, 1)
    """
    before: list[int] = []
    last = list(range(len(other) + 1))
    for row, letter in enumerate(one, 1):
        now = [row]
        for column, wanted in enumerate(other, 1):
            cost = min(last[column] + 1, now[-1] + 1, last[column - 1] + (letter != wanted))
            if row > 1 and column > 1 and letter == other[column - 2] and one[row - 2] == wanted:
                cost = min(cost, before[column - 2] + 1)
            now.append(cost)
        before, last = last, now
    return last[-1]


@cache
def lexicon(language: str) -> Lexicon:
    """The words of a language, from its ``words.toml``."""
    book: dict[str, Any] = tomllib.loads((HOME / language / "words.toml").read_text("utf-8"))
    ignored = frozenset(word for phrase in _listed(book["ignore"]) for word in tokens(phrase, language))

    def phrase(text: str) -> tuple[str, ...]:
        return tuple(each for each in tokens(text, language) if each not in ignored)

    meanings: dict[tuple[str, ...], str] = {}
    for meaning, texts in ((NOTHING, book["weak"]), *book["same"].items()):
        meanings |= {words: meaning for text in _listed(texts) if (words := phrase(text))}
    by_first: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for words, meaning in sorted(meanings.items(), key=lambda each: -len(each[0])):
        by_first.setdefault(words[0], []).append((words, meaning))
    named = [(phrase(text), edition) for edition, texts in book["editions"].items() for text in _listed(texts)]
    return Lexicon(
        language=language,
        ignored=ignored,
        phrases={first: tuple(rows) for first, rows in by_first.items()},
        wider={name: tuple(others) for name, others in book["wider"].items()},
        editions=tuple(sorted(named, key=lambda each: -len(each[0]))),
        words=frozenset(word for words in [*meanings, *(words for words, _ in named)] for word in words) | ignored,
    )


def _listed(text: str) -> list[str]:
    return [each.strip() for each in text.replace("،", ",").replace("，", ",").split(",") if each.strip()]
