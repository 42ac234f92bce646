"""The guides to the rules over REST: what they take, and the one request that asks for one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath
from msgspec import Struct

from lastcard import text
from lastcard.editions import edition
from lastcard.errors import UnknownEdition
from lastcard.game import examples
from lastcard.guide import guide
from lastcard.server.resources import Problem
from lastcard.server.shapes import Card


class GuideParagraph(Struct, frozen=True):
    """A rule point in a guide."""

    point: str
    text: str
    settled: str
    """How far its sources settle it: agreed, inferred, split, silent."""
    uncertain: bool
    mark: str
    """How far it is settled in a word, or that it is uncertain."""
    basis: str
    """Where it comes from, in sentences: which sources, how they differ, what is in doubt."""
    sources: list[str]
    """Keys of the sources that speak of it."""
    ruling: str | None
    """The option of a table that can settle it differently."""
    examples: int
    """How many worked examples it has."""


class GuideCardInfo(Struct, frozen=True):
    """A card, or an item, with what it does."""

    card: Card
    """The card that the picture shows."""
    name: str
    text: str
    copies: int
    """How many there are in the box, all colors together."""
    item: str | None
    """The item that is told of; null where the card itself is."""
    points: list[str]


class GuideQuestion(Struct, frozen=True):
    """Something that people ask."""

    name: str
    question: str
    answer: str
    points: list[str]
    """The rule points that the answer rests on."""


class GuidePart(Struct, frozen=True):
    """A section of a guide."""

    name: str
    title: str
    lead: str
    """What it comes to in one sentence; may be empty."""
    cards: list[GuideCardInfo]
    paragraphs: list[GuideParagraph]
    questions: list[GuideQuestion]
    house: bool
    """House rules: of no edition."""


class GuideSource(Struct, frozen=True):
    """An account of the rules."""

    key: str
    title: str


class GuideInfo(Struct, frozen=True):
    """The guide to an edition's rules, in the language of the request."""

    edition: str
    language: str
    title: str
    about: str
    facts: str
    """Players, cards and target in a sentence."""
    items: bool
    """Whether its cards carry items."""
    sections: list[GuidePart]
    sources_title: str
    sources: list[GuideSource]


def unknown_edition(_: Request[Any, Any, Any], error: UnknownEdition) -> Response[Problem]:
    """There is no such box."""
    return Response(Problem("unknown_edition", str(error)), status_code=404, media_type=MediaType.JSON)


OF_AN_EDITION: Mapping[str, Any] = {
    "media_type": MediaType.JSON,
    "responses": {
        404: ResponseSpec(Problem, description="There is no such edition."),
        429: ResponseSpec(Problem, description="Too many requests."),
    },
    "exception_handlers": {UnknownEdition: unknown_edition},
    "tags": ["editions"],
}
"""What all requests about the rules of one edition have in common."""


@get("/api/guide/{edition:str}", **OF_AN_EDITION, sync_to_thread=False)
def guide_page(edition: FromPath[str]) -> GuideInfo:
    """The guide to an edition's rules: every card, every rule point in its place, and what people ask."""
    return described(edition)


def described(name: str) -> GuideInfo:
    """The guide in the language that is spoken, put together once.

    Raises:
        UnknownEdition: no such edition.
    """
    return _described(name, text.spoken())


@cache
def _described(name: str, _language: str) -> GuideInfo:
    page = msgspec.to_builtins(guide(edition(name)))
    for section in page["sections"]:
        for paragraph in section["paragraphs"]:
            paragraph["examples"] = examples.counts().get(paragraph["point"], 0)
    return msgspec.convert(page, GuideInfo)
