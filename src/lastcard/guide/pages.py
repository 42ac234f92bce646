"""A guide in words, in the language that is spoken."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from lastcard.editions import Edition
from lastcard.editions.rulebook import HOUSE, SHARED, Point, Settled, point, points
from lastcard.guide.pictures import GuideCard, card_pictures, item_pictures
from lastcard.guide.plan import plan
from lastcard.text import has, listing, ruling_title, say, source_title, spoken
from lastcard.text.cards import joined

LEADS: Final = ("setup", "turn", "cards", "items", "challenge", "uno", "out", "scoring", "house")
"""The sections that begin with what they come to in one sentence."""
PICTURES: Final = {"cards": card_pictures, "items": item_pictures}
"""The sections that show cards."""
BEFORE: Final = "empty"
"""The section before the questions: what follows it is small print."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One rule point."""

    point: str
    text: str
    settled: Settled
    """How far the sources settle it; the rule book says what each word means."""
    uncertain: bool
    mark: str
    """How far it is settled in a word: uncertain, or what the sources come to."""
    basis: str
    """Where it comes from, in sentences: which sources, how they differ, what is in doubt."""
    sources: tuple[str, ...]
    """Keys of the sources that speak of it."""
    ruling: str | None
    """The option of a table that can settle it differently, if there is one."""


@dataclass(frozen=True, slots=True)
class Question:
    """Something that people ask, with the rule points that answer it."""

    name: str
    question: str
    answer: str
    points: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GuideSection:
    """A part of the guide under a heading of its own."""

    name: str
    title: str
    lead: str
    """What it comes to in one sentence; empty where it needs none."""
    cards: tuple[GuideCard, ...]
    paragraphs: tuple[Paragraph, ...]
    questions: tuple[Question, ...]
    house: bool
    """House rules: of no edition."""


@dataclass(frozen=True, slots=True)
class Source:
    """An account of the rules."""

    key: str
    title: str


@dataclass(frozen=True, slots=True)
class GuidePage:
    """The whole guide of an edition."""

    edition: str
    language: str
    title: str
    about: str
    facts: str
    """Players, cards, target, in one sentence."""
    items: bool
    """Whether its cards carry items."""
    sections: tuple[GuideSection, ...]
    sources_title: str
    sources: tuple[Source, ...]
    """Those that its points rest on."""


def guide(box: Edition) -> GuidePage:
    """The guide of an edition, its cards told by the rulings in force.

    >>> from lastcard.editions import edition
    >>> guide(edition("mario-kart")).sections[1].paragraphs[0].point
    'MK-10'
    """
    low, high = box.seats
    keys = {key: None for each in points(box.name) for key in each.sources}
    return GuidePage(
        edition=box.name,
        language=spoken(),
        title=say("guide-title", edition=say(f"edition-{box.name}")),
        about=say(f"edition-{box.name}-about"),
        facts=say("guide-facts", low=low, high=high, hand=box.hand, cards=box.size, target=box.target),
        items=any(card.item for card in box.cards),
        sections=tuple(_sections(box)),
        sources_title=say("guide-section-sources"),
        sources=tuple(Source(key, source_title(key)) for key in keys),
    )


def _sections(box: Edition) -> Iterator[GuideSection]:
    rows = plan(box.name)
    names = list(rows.sections)
    asked = names.index(BEFORE) + 1 if BEFORE in names else len(names)
    for name in names[:asked]:
        yield _section(box, name, rows.sections[name])
    if rows.questions:
        yield _section(box, "questions", questions=tuple(_questions(box)))
    for name in names[asked:]:
        yield _section(box, name, rows.sections[name])
    yield _section(box, "house", tuple(each.id for each in points(box.name) if each.edition == HOUSE))


def _section(
    box: Edition, name: str, cited: tuple[str, ...] = (), questions: tuple[Question, ...] = ()
) -> GuideSection:
    return GuideSection(
        name=name,
        title=say(f"guide-section-{name}"),
        lead=say(f"guide-lead-{name}", hand=box.hand) if name in LEADS else "",
        cards=tuple(PICTURES[name](box, plan(box.name))) if name in PICTURES else (),
        paragraphs=tuple(_paragraph(point(each), box) for each in cited),
        questions=questions,
        house=name == HOUSE,
    )


def _questions(box: Edition) -> Iterator[Question]:
    for name, cited in plan(box.name).questions.items():
        answer = say(f"guide-answer-{name}", target=box.target)
        yield Question(name, say(f"guide-ask-{name}", target=box.target), answer, cited)


def _paragraph(each: Point, box: Edition) -> Paragraph:
    return Paragraph(
        point=each.id,
        text=say(each.message),
        settled=each.settled,
        uncertain=each.uncertain,
        mark=say("guide-mark-uncertain" if each.uncertain else f"guide-mark-{each.settled}"),
        basis=joined(basis(each, box.name), "sentences-joined"),
        sources=each.sources,
        ruling=each.ruling,
    )


def basis(each: Point, name: str) -> Iterator[str]:
    """What a point rests on in the guide of an edition, a sentence at a time.

    >>> next(basis(point("MK-43"), "mario-kart"))
    'Every source that speaks of it says the same: S000, S001, S003.'
    """
    if each.edition not in (name, SHARED, HOUSE):
        yield say("guide-basis-shared", edition=say(f"edition-{each.edition}"))
    settled = "followed" if each.settled == "silent" and each.sources else each.settled
    yield say(f"guide-basis-{settled}", sources=listing(each.sources))
    if has(split := f"guide-split-{each.message.removeprefix('point-')}"):
        yield say(split)
    if each.uncertain:
        yield say("guide-basis-uncertain")
    if each.doubt:
        yield say(each.doubt)
    if each.ruling:
        yield say("guide-ruling", title=ruling_title(each.ruling))
