"""Making a room again of what the store kept of it: everything as it was, all times later by as long as it slept."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from lastcard.game import Event, Match
from lastcard.game.chain import Chain
from lastcard.game.entries import Entry
from lastcard.game.resume import resume
from lastcard.game.shuffling import Seeds, Shuffling
from lastcard.server import hints
from lastcard.server.dealing import Dealing
from lastcard.server.messages import Ack, Refused
from lastcard.server.playing import Playing, Press
from lastcard.server.room import CLOSES_AFTER, Room, Surroundings
from lastcard.server.saving import (
    FORMAT,
    KeptAnswer,
    KeptBot,
    KeptDealing,
    KeptMatch,
    KeptPerson,
    KeptRoom,
    KeptTable,
    KeptTerms,
)
from lastcard.server.seating import BotSeat, Occupant, Person
from lastcard.server.shapes import Verdict
from lastcard.server.store.shapes import Damaged, Kept
from lastcard.server.terms import Terms, choose
from lastcard.server.timeline import Timeline

if TYPE_CHECKING:
    from collections.abc import Sequence

_outer = msgspec.json.Decoder(KeptTable)
_inner = msgspec.json.Decoder(KeptRoom)


async def revive(kept: Kept, around: Surroundings) -> Room:
    """The room as the last change left it; nobody is there yet, and it stands still until somebody is.

    Raises:
        Damaged: what was kept makes no sense.
    """
    try:
        outer = _outer.decode(kept.state)
        if outer.format != FORMAT:
            raise Damaged(f"table {kept.table} is kept in format {outer.format}, not {FORMAT}")
        state = _inner.decode(outer.table)
        terms = _terms(state.terms)
        await asyncio.to_thread(getattr, terms.edition, "sheet")  # a tenth of a second, the first time
        await asyncio.to_thread(hints.warm, terms, len(state.places))
        levels = [each.level for each in state.places if isinstance(each, KeptBot)]
        await asyncio.to_thread(around.thinkers.warm, levels, terms.edition, len(state.places))
        return _room(kept, state, terms, around, outer.now)
    except Damaged:
        raise
    except Exception as problem:
        raise Damaged(f"table {kept.table} cannot be read: {problem}") from problem


def _room(kept: Kept, state: KeptRoom, terms: Terms, around: Surroundings, kept_at: float) -> Room:
    room = Room(kept.table, terms, len(state.places), around, kept.fence, kept.number)
    _seat(room, state)
    room.phase, room.secret = state.phase, state.secret
    room.matches, room.records = state.matches, state.records
    room.talked = state.talked
    room.talk.extend(state.talk)
    if state.match is not None:
        room.playing = _playing(room, state.match, [line.text for line in kept.lines])
    now = room.now()
    slept = now - kept_at  # playing the round again took a moment too
    if room.playing is not None:
        room.playing.shift(slept)
    if state.dealing is not None:
        room.dealing = _dealing(room, state.dealing, slept)
    room.seating.shift(slept)
    room.seating.shift_codes(slept)
    for person in (*room.seating.people(), *room.seating.waiting):
        person.gone_at = now if person.gone_at is None else person.gone_at
    room.empty_since = now if state.empty_since is None else state.empty_since + slept
    room.closes_at = now + CLOSES_AFTER
    return room


def _terms(kept: KeptTerms) -> Terms:
    edition = choose(kept.edition, kept.preset, kept.given or {})
    return Terms(
        edition,
        kept.preset,
        kept.given,
        kept.clock,
        kept.pace,
        kept.hold,
        kept.free_chat,
        kept.spectators,
        kept.reveal,
        kept.hints,
    )


def _dealing(room: Room, kept: KeptDealing, slept: float) -> Dealing:
    seeds = Seeds(kept.match, kept.seeds)
    if room.playing and room.playing.seeds.match == kept.match:
        seeds = room.playing.seeds
    shuffling = Shuffling(seeds, kept.round, len(kept.names))
    shuffling.step, shuffling.waited = kept.step, set(kept.waited)
    shuffling.seals, shuffling.shares = kept.seals, kept.shares
    return Dealing(kept.names, kept.reveal, shuffling, kept.header, kept.due + slept)


def _seat(room: Room, state: KeptRoom) -> None:
    people = [_person(each) for each in state.people]

    def occupant(place: object) -> Occupant:
        if isinstance(place, int):
            return people[place]
        return None if place is None else BotSeat(place.name, place.level)  # type: ignore[attr-defined]

    room.seating.places = [occupant(each) for each in state.places]
    room.seating.waiting = [people[each] for each in state.waiting]
    room.seating.host = people[state.host] if state.host >= 0 else None
    room.joined = {name: people[each] for name, each in state.joined.items()}


def _person(kept: KeptPerson) -> Person:
    person = Person(
        kept.name, kept.token, kept.gone_at, kept.autopilot, kept.missed, kept.ready, kept.since, code=kept.code
    )
    for each in kept.answers:
        answer = _answer(each)
        person.answers.remember(answer.id, answer)
    return person


def _answer(kept: KeptAnswer) -> Ack | Refused:
    return kept if isinstance(kept, Refused) else Ack(*kept)


def _playing(room: Room, kept: KeptMatch, lines: Sequence[str]) -> Playing:
    """The running match; what its viewers were told in this round is written down again on the way."""
    playing: Playing | None = None

    def hear(match: Match, events: tuple[Event, ...], entry: Entry) -> None:
        nonlocal playing
        if playing is None:
            made = [kept.seeds[number] for number in sorted(kept.seeds)]
            playing = room.playing_of(match, Seeds(match.match_id or None, made))
            playing.timeline = Timeline(match.edition, kept.dealt_at)
        verdict = msgspec.convert(dict(entry.verdict), Verdict) if entry.verdict else None
        playing.note(events, verdict)

    resume(lines, room.code, hear, kept.seeds)
    assert playing is not None
    if playing.timeline.version != kept.version:
        raise Damaged(f"table {room.code} stands at {kept.version}, its record at {playing.timeline.version}")
    playing.chain = Chain.after(lines)
    _restore(playing, kept)
    return playing


def _restore(playing: Playing, kept: KeptMatch) -> None:
    playing.dealt_at = kept.dealt_at
    playing.questions, playing.question = kept.questions, kept.question
    playing.races = {race.seat: race for race in kept.races}
    playing.armed = set(kept.armed)
    playing.cooldown, playing.decided = kept.cooldown, kept.decided
    playing.drivers.presses, playing.drivers.move_due = kept.presses, kept.move_due
    playing.record = kept.record
    held = kept.held
    if held is not None:
        press = Press(
            move=held.move,
            received=0.0,  # when it came, and from how far, counted while it was judged
            credit=lambda: 0.0,
            handle=held.handle,
            uno=held.uno,
            seen=held.seen,
            ticket=held.ticket,
        )
        playing.held = (held.seat, press)
