"""Questions about the rules over REST: the rule points that answer what somebody asks in their own words."""

from __future__ import annotations

from litestar import get
from litestar.params import FromQuery
from msgspec import Struct

from lastcard import text
from lastcard.editions import BOXES
from lastcard.editions import edition as make_edition
from lastcard.editions.rulebook import Point
from lastcard.search import LONGEST, ask
from lastcard.server.guides import OF_AN_EDITION

MOST: int = 5
"""How many answers are sent."""


class AnswerInfo(Struct, frozen=True):
    """A rule point that answers a question."""

    point: str
    sentence: str
    edition: str
    """An edition where it holds: the one that was asked about, if it holds there."""
    title: str
    """The title of the box whose point it is; empty if it is of no box alone."""
    uncertain: bool


class Answers(Struct, frozen=True):
    """The rule points that answer a question, the best first; none if nothing fits."""

    question: str
    answers: list[AnswerInfo]


@get("/api/ask", **OF_AN_EDITION, sync_to_thread=True)
def ask_rules(q: FromQuery[str], edition: FromQuery[str | None] = None) -> Answers:
    """The rule points that answer a question in a player's own words; an edition that it names counts more."""
    if edition is not None:
        make_edition(edition)  # one that there is not is refused as everywhere else
    return Answers(q[:LONGEST], [_described(each.point, edition) for each in ask(q, edition, limit=MOST)])


def _described(point: Point, edition: str | None) -> AnswerInfo:
    own = point.edition if point.edition in BOXES else None
    wished = edition if edition in (point.edition, *point.also) or own is None else None
    return AnswerInfo(
        point=point.id,
        sentence=text.say(point.message),
        edition=wished or own or next(iter(BOXES)),
        title=text.edition_title(own, BOXES[own].TITLE) if own and not point.also else "",
        uncertain=point.uncertain,
    )
