"""Hints at a table that allows them: a network ranks the moves of whoever is asked, from that seat's view alone."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lastcard.game import View
from lastcard.rules.table import Table
from lastcard.server.messages import Advice
from lastcard.server.playing import Playing
from lastcard.server.refusal import refuse
from lastcard.server.shapes import RankedMove
from lastcard.server.terms import Terms
from lastcard.text import edition_title, speaking, spoken

if TYPE_CHECKING:
    from lastcard.insight.chances import Chance
    from lastcard.rules.layout import Row
    from lastcard.server.room import Room


@dataclass(frozen=True)
class Weighed:
    """The moves of a seat as they were ranked last, and at which state of which table."""

    version: int
    table: Table
    seat: int
    view: View
    moves: list[Chance]


async def give(room: Room, playing: Playing, seat: int, intent_id: str) -> Advice:
    """What a network would do in a seat that is asked, and one sentence why.

    However often it is asked, the moves are ranked once for each state of the table.

    Raises:
        Refusal: the table allows no hints, the seat is not asked, or there is no network for so many seats.
    """
    question = playing.question
    if not room.terms.hints:
        raise refuse("no_hints")
    if question is None or question.seat != seat or playing.held:
        raise refuse("not_asked")
    if playing.recall is None or not room.terms.can_hint(playing.match.seats):
        box = room.terms.edition
        raise refuse("no_network", edition=edition_title(box.name, box.title), seats=playing.match.seats)
    weighed, version, table = playing.weighed, playing.timeline.version, playing.match.table
    if weighed is None or (weighed.version, weighed.seat) != (version, seat) or weighed.table is not table:
        view = playing.match.view(seat)
        moves = await asyncio.to_thread(weigh, view, list(playing.recall.memory))
        weighed = playing.weighed = Weighed(version, table, seat, view, moves)
    names = [each.name if each else "" for each in room.seating.places]
    sentence = await asyncio.to_thread(reason, weighed, names, spoken())
    ranked = [RankedMove(each.move, round(each.chance, 3)) for each in weighed.moves]
    return Advice(intent_id, question.number, ranked, sentence)


# Only a server that gives hints imports NumPy and reads networks; so all of this runs in worker threads.


def warm(terms: Terms, seats: int) -> None:
    """Has everything ready for the first hint of a match, where it allows hints."""
    if terms.hints and terms.can_hint(seats):
        from lastcard.bots.nets import shipped
        from lastcard.insight import chances, reasons  # noqa: F401 - the import takes the time

        shipped(terms.edition, seats)


def weigh(view: View, memory: Row) -> list[Chance]:
    """The moves of a view with their chances, the best first."""
    from lastcard.insight import chances

    return chances.weigh(view, memory)


def reason(weighed: Weighed, names: list[str], language: str) -> str:
    """One sentence about the best move, in a language."""
    from lastcard.insight.chances import level
    from lastcard.insight.reasons import why

    with speaking(language):
        order = [each.move for each in weighed.moves]
        return why(weighed.view, names, order, level(weighed.moves), isolate=True)
