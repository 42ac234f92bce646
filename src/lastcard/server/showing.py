"""What is shown of a table: built from nothing for each viewer, never struck out of the whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from lastcard.game import Match
from lastcard.server import dealing, results
from lastcard.server.deadline import OpenQuestion
from lastcard.server.messages import TableNews
from lastcard.server.playing import Playing, Public
from lastcard.server.shapes import Asks, Question, Race, Table, View

if TYPE_CHECKING:
    from lastcard.server.room import Room

DISCARDS_SHOWN = 8


def table(room: Room) -> Table:
    """Everything about a table but its cards."""
    seating, terms = room.seating, room.terms
    lowest, highest = terms.edition.seats
    host = None if seating.host is None else seating.seat_of(seating.host)
    return Table(
        code=room.code,
        link=room.around.link(room.code),
        phase=room.phase,
        settings=terms.show(),
        in_force=terms.in_force(),
        can_hint=terms.can_hint(len(seating.places)),
        min_seats=lowest,
        max_seats=highest,
        seats=seating.show(room.now(), terms.clock != "off" and room.phase == "playing"),
        waiting=[person.name for person in seating.waiting],
        spectators=sum(each.person is None for each in room.connections),
        host=-1 if host is None else host,
        match=room.matches,
        scores=list(room.playing.match.scores) if room.playing else [],
        target=terms.edition.target,
        records=list(room.records),
        fair=dealing.show(room),
    )


def outline(room: Room) -> tuple[object, ...]:
    """What tells whether the table reads differently: made with every move, so that the table itself need not be."""
    playing = room.playing
    return (
        *(room.phase, room.terms, room.seating.outline(room.now()), room.matches, len(room.records)),
        sum(each.person is None for each in room.connections),
        playing and playing.match.scores,
        dealing.outline(room),
    )


def table_news(room: Room, revision: int, seat: int | None) -> TableNews:
    """The table as it is sent."""
    return TableNews(revision, room.around.moments.stamp(), seat, table(room))


def view(playing: Playing, seat: int | None, now: float, stamp: float) -> View:
    """The cards as a seat, or a spectator, may see them, with the clock and the race."""
    match, shown = playing.match, _public(playing)
    if playing.races or match.over:
        over = results.match_result(match, playing.record, playing.chain.last) if match.over else None
        shown = msgspec.structs.replace(shown, race=_race(playing, now, stamp), match=over)
    legal = () if seat is None else match.legal(seat)
    question, asked = shown.question, playing.question
    if asked is not None and (asked.due is not None or asked.seat == seat):
        question = _question(playing, asked, seat, legal, now, stamp)
    if seat is None:
        return shown if question is shown.question else msgspec.structs.replace(shown, question=question)
    handles = playing.handles[seat]
    return msgspec.structs.replace(
        shown,
        seat=seat,
        hand=handles.hand,
        drawn=handles.newest(match.drawn(seat)) if shown.asked == seat else None,
        armed=seat in playing.armed,
        legal=list(legal),
        question=question,
    )


def _public(playing: Playing) -> View:
    """What everybody may see: made once for each state of the match, for all who look at it.

    The question is in it where no clock runs: with one it reads differently every moment.
    """
    made = playing.public
    if made is None or made.revision != playing.revision or made.table is not playing.match.table:
        shown, asked = public(playing.match), playing.question
        if asked is not None and asked.due is None:
            shown = msgspec.structs.replace(shown, question=_question(playing, asked, None, (), 0.0, 0.0))
        made = playing.public = Public(playing.revision, playing.match.table, shown)
    return made.view


def public(match: Match) -> View:
    """What of a match everybody may see, as it is sent: without what only a live table has."""
    table, code = match.table, match.edition.codes.__getitem__
    size = table.discard_size
    return View(
        seat=None,
        round=match.round_number,
        seats=match.seats,
        dealer=table.dealer,
        turn=table.turn,
        asks=asks(match.asks),
        asked=table.asked,
        direction=1 if table.direction > 0 else -1,
        color=results.color(match.color),
        top=code(table.discard[size - 1]),
        hand=[],
        drawn=None,
        held=list(table.held[: match.seats]),
        draw_pile=table.draw_size,
        discard_count=size,
        discard=[code(kind) for kind in table.discard[max(0, size - DISCARDS_SHOWN) : size]],
        owed=table.owed,
        called=list(match.called),
        catchable=list(match.catchable),
        armed=False,
        legal=[],
        scores=list(match.scores),
        question=None,
        race=None,
        result=results.round_result(match) if match.round_over else None,
        match=None,
    )


def _question(
    playing: Playing, question: OpenQuestion, seat: int | None, legal: Sequence[str], now: float, stamp: float
) -> Question:
    mine = seat == question.seat
    left = None if question.due is None else max(0.0, question.due - now)
    warn = question.warn()
    return Question(
        number=question.number,
        asks=asks(question.asks),
        seat=question.seat,
        options=[move for move in legal if move != "uno" and not move.startswith("catch ")] if mine else [],
        default=playing.match.default_move(tuple(legal)) if mine else None,
        deadline_at=None if left is None else stamp + left * 1000,
        remaining_ms=None if left is None else round(left * 1000),
        total_ms=None if question.total is None else round(question.total * 1000),
        warn_ms=None if warn is None else round(warn * 1000),
        more_time=0 if question.due is None else question.extensions,
    )


def _race(playing: Playing, now: float, stamp: float) -> Race | None:
    race = max(playing.races.values(), key=lambda each: each.opened, default=None)
    if race is None:
        return None
    until = max(0.0, race.opened + race.hold - now)
    return Race(
        seat=race.seat,
        opened_at=stamp - (now - race.opened) * 1000,
        held_until=stamp + until * 1000,
        held_ms=round(until * 1000),
        waiting=playing.held is not None,
    )


_ASKS: dict[str, Asks] = {
    "play": "play",
    "drawn": "drawn",
    "color": "color",
    "target": "target",
    "challenge": "challenge",
    "stack": "stack",
    "give": "give",
    "over": "over",
}


def asks(word: str) -> Asks:
    """The open question's word; a table with a clock never asks about calls and catches."""
    return _ASKS[word]
