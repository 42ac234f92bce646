"""Which rule points answer a question: what each point says and is asked, ranked by what they share with it."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import chain
from math import log, sqrt
from typing import Final

from lastcard import text
from lastcard.editions.rulebook import HOUSE, SHARED, Point, points
from lastcard.search.lexicon import HOME, Lexicon, lexicon

LONGEST: Final = 200
MOST_WORDS: Final = 30
"""More of a question is not read, letters and words."""
OF_ASKED: Final = 1.6
OF_SENTENCE: Final = 1.0
"""How much a word counts among the questions about a point, and in its sentence."""
SATURATED: Final = 1.2
"""A word that comes again and again counts hardly more than this many times."""
FIELD: Final = 0.4
"""How much a long sentence is held against it, from 0 to 1."""
LIKE_A_QUESTION: Final = 0.6
"""How much it counts that one question about a point is much like what is asked; the rest is for all its words."""
TOO_LITTLE: Final = 0.16
"""A point that scores less has nothing to do with the question."""
TOO_LITTLE_GUESSED: Final = 0.5
"""The same where no word of the question was spelled as the index has it."""
FAR_BELOW: Final = 0.55
"""So much of the best score is needed to be an answer beside it."""
STANDING: Final = {SHARED: 0.92, HOUSE: 0.92}
"""The general points and the house rules come behind equals."""
SMALLER: Final = {"classic": 0.95, "pizza-pizza": 0.88}
"""So do the points of the smaller boxes, where no edition is named."""

Weights = dict[str, float]


@dataclass(frozen=True, slots=True)
class Answer:
    """A rule point that answers a question, and how well, from 0 to 1."""

    point: Point
    score: float


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule point as the search sees it."""

    point: Point
    sentence: str
    words: Weights
    """How often each term comes, by what each place counts."""
    asked: tuple[frozenset[str], ...]
    """The terms of each question about it."""


@dataclass(frozen=True, slots=True)
class Index:
    """Every rule point, with what each term tells apart."""

    lexicon: Lexicon
    entries: tuple[Entry, ...]
    rarity: Weights
    vocabulary: frozenset[str]
    usual: float
    """The usual size of an entry."""

    def ask(self, question: str, edition: str | None, limit: int) -> tuple[Answer, ...]:
        """The points that answer best, the best first."""
        named, words = self.lexicon.about(question[:LONGEST])
        edition = named or edition
        terms = self.lexicon.terms(self.lexicon.put_right(words[:MOST_WORDS], self.vocabulary))
        wanted = self.lexicon.widened(terms)
        known = {name: weight * self.rarity[name] for name, weight in wanted.items() if name in self.rarity}
        if not known:
            return ()
        strange = sum(weight for name, weight in wanted.items() if name not in self.rarity)
        held = {each.id for each in points(edition)}
        scored = [
            Answer(each.point, self._score(each, known, strange) * _standing(each.point, edition))
            for each in self.entries
            if each.point.id in held
        ]
        scored.sort(key=lambda each: -each.score)
        sure = any(term.weight == 1.0 and term.name in known for term in terms)
        return self._worth_saying(scored, TOO_LITTLE if sure else TOO_LITTLE_GUESSED, limit)

    def _worth_saying(self, scored: list[Answer], least: float, limit: int) -> tuple[Answer, ...]:
        """The best answers, none that hardly fits, and no sentence twice."""
        least = max(least, scored[0].score * FAR_BELOW)
        best = [each for each in scored if each.score >= least]
        sentences = {each.point.id: each.sentence for each in self.entries}
        found: dict[str, Answer] = {}
        for each in [*best[:1], *_otherwise(best, scored), *best[1:]]:
            found.setdefault(sentences[each.point.id], each)
        return tuple(found.values())[:limit]

    def _score(self, entry: Entry, known: Weights, strange: float) -> float:
        """How well a point fits, from 0 to 1."""
        whole = sum(known.values()) + strange * log(1 + len(self.entries)) / 2
        size = 1 - FIELD + FIELD * sum(entry.words.values()) / self.usual
        shared = 0.0
        for name, weight in known.items():
            often = entry.words.get(name, 0.0) / size
            shared += weight * often * (SATURATED + 1) / (often + SATURATED) / (SATURATED + 1)
        return (1 - LIKE_A_QUESTION) * shared / whole + LIKE_A_QUESTION * self._likeness(entry, known, strange)

    def _likeness(self, entry: Entry, known: Weights, strange: float) -> float:
        """How much the question of the point that is most like it shares with what is asked (a cosine)."""
        length = sqrt(sum(each * each for each in known.values()) + strange)
        best = 0.0
        for asked in entry.asked:
            shared = sum(known[name] * self.rarity[name] for name in asked if name in known)
            own = sqrt(sum(self.rarity[name] ** 2 for name in asked))
            best = max(best, shared / (length * own) if own else 0.0)
        return best


def _otherwise(best: list[Answer], scored: list[Answer]) -> list[Answer]:
    """The house rule that settles the best answer differently, which whoever asks may be playing by."""
    ruling = best[0].point.ruling if best else None
    return [each for each in scored if ruling and each.point.edition == HOUSE and each.point.ruling == ruling][:1]


def _standing(point: Point, edition: str | None) -> float:
    return STANDING.get(point.edition, 1.0) * (1.0 if edition else SMALLER.get(point.edition, 1.0))


def ask(question: str, edition: str | None = None, language: str | None = None, limit: int = 3) -> tuple[Answer, ...]:
    """The rule points that answer a question, the best first; none if nothing fits.

    The question is in the language that is spoken, or in `language`. An edition that the question names
    ("in pizza pizza") goes before `edition`; without either, the points of every edition are looked through.

    >>> [each.point.id for each in ask("can I put +2 on +2")][:1]
    ['MK-52']
    >>> ask("what is the capital of France")
    ()
    """
    return index(text.served_by(language or text.spoken())).ask(question, edition, limit)


@cache
def index(language: str) -> Index:
    """The index of a language: built once, in a few hundredths of a second."""
    words = lexicon(language)
    entries = tuple(_entries(language, words))
    found_in = Counter(name for entry in entries for name in {*entry.words, *chain.from_iterable(entry.asked)})
    rarity = {name: log(1 + (len(entries) - often + 0.5) / (often + 0.5)) for name, often in found_in.items()}
    usual = sum(sum(each.words.values()) for each in entries) / len(entries)
    return Index(words, entries, rarity, frozenset(rarity), usual)


def _entries(language: str, words: Lexicon) -> list[Entry]:
    asked = tomllib.loads((HOME / language / "questions.toml").read_text("utf-8"))
    entries = []
    for point in points():
        sentence = text.say(point.message, language=language)
        questions = tuple(frozenset(term.name for term in words.read(each)) for each in asked.get(point.id, ()))
        counted: Weights = {}
        for term in words.read(sentence):
            counted[term.name] = counted.get(term.name, 0.0) + OF_SENTENCE
        for name in chain.from_iterable(questions):
            counted[name] = counted.get(name, 0.0) + OF_ASKED
        entries.append(Entry(point, sentence, counted, questions))
    return entries
