"""A server that dies, and another one that takes its tables up again: what the tests of that share."""

from __future__ import annotations

import copy
import dataclasses
from typing import Any

import msgspec

from lastcard.rules.table import Table
from lastcard.server import showing
from lastcard.server.dealing import Dealing
from lastcard.server.playing import Playing
from lastcard.server.reviving import revive
from lastcard.server.room import Room
from lastcard.server.seating import Person
from lastcard.server.store.memory import MemoryStore
from lastcard.server.store.shapes import Kept
from tests.server.helpers import Client, FakeMoments, surroundings

SLEPT = 5000.0
"""Seconds by which the new server's clock differs from the old one's."""


def store_of(room: Room) -> MemoryStore:
    """What a test's room is kept in."""
    assert isinstance(room.around.store, MemoryStore)
    return room.around.store


async def crashed(room: Room, ahead: float = SLEPT) -> Room:
    """The table as another server finds it that knows nothing but the store; this one can go on beside it."""
    store = copy.deepcopy(store_of(room))
    kept = await store.claim(room.code)
    assert kept is not None
    return await revived(kept, store, room.now() + ahead)


async def revived(kept: Kept, store: MemoryStore, now: float) -> Room:
    """A room made of what was kept, at some time of the new server's clock."""
    around = surroundings(store)
    assert isinstance(around.moments, FakeMoments)
    around.moments.time = now
    return await revive(kept, around)


def moment_of(room: Room) -> float:
    """The moment of the last change of a table that has just been taken up, on the clock of the server before."""
    (change,) = store_of(room)._kept.values()
    return float(msgspec.json.decode(change.state)["now"])


async def come_back(room: Room, client: Client, *, known: bool = True) -> Client:
    """A client connects to the new server by itself, with what it still knows."""
    person = room.seating.by_token(client.token or "")
    assert person is not None
    back = Client(room)
    back.person, back.token = person, client.token
    seen, match = (client.connection.seen, client.connection.match) if known else (0, 0)
    assert await back.hello(seen=seen, match=match)
    return back


def assert_same(before: Room, after: Room, kept_at: float | None = None) -> None:
    """Everything that matters is as it was, handles and times apart, and times are later by the same stretch."""
    now, then = after.now(), moment_of(after) if kept_at is None else kept_at
    assert _room(after) == _room(before)
    assert _left(after.empty_since or now, now) == _left(before.empty_since or then, then)
    assert [_person(each, now) for each in _all(after)] == [_person(each, then) for each in _all(before)]
    assert _dealing(after.dealing, now) == _dealing(before.dealing, then)
    assert (after.playing is None) == (before.playing is None)
    if before.playing and after.playing:
        assert _cards(after.playing.match.table) == _cards(before.playing.match.table)
        assert _match(after.playing) == _match(before.playing)
        assert _times(after.playing, now) == _times(before.playing, then)
        _assert_sent(before.playing, after.playing, now - then)
        for seat in (None, *range(before.playing.match.seats)):
            assert _view(after.playing, seat, now) == _view(before.playing, seat, then)
            first, news = before.playing.dealt_at, (seat, 0)
            assert after.playing.timeline.since(first, *news) == before.playing.timeline.since(first, *news)


def _all(room: Room) -> list[Person]:
    return [*room.seating.people(), *room.seating.waiting]


def _room(room: Room) -> Any:
    table = msgspec.structs.replace(showing.table(room), spectators=0)
    # Nobody is connected yet: of whoever was, it is not yet told that they are gone.
    seats = [msgspec.structs.replace(seat, presence="here", autopilot_in_ms=None) for seat in table.seats]
    return (
        msgspec.structs.replace(table, seats=seats),
        *(room.matches, room.records, list(room.talk), room.talked, room.secret, room.terms, room.version()),
        {name: person.name for name, person in room.joined.items() if person in _all(room)},
    )


def _person(person: Person, now: float) -> Any:
    """Somebody field by field; whoever was there is gone from the moment at which the new server begins."""
    facts = {each.name: getattr(person, each.name) for each in dataclasses.fields(person)}
    code, gone_at = facts.pop("code"), facts.pop("gone_at")
    del facts["kept"]  # what was written of the same facts
    dies = None if code is None else (code[0], _left(code[1], now))
    return facts | {
        "code": dies,
        "gone_at": _left(now if gone_at is None else gone_at, now),
        "answers": person.answers.latest(16),
    }


def _dealing(dealing: Dealing | None, now: float) -> Any:
    if dealing is None:
        return None
    facts = {each.name: getattr(dealing, each.name) for each in dataclasses.fields(dealing)}
    shuffling, due = facts.pop("shuffling"), facts.pop("due")
    seeds = shuffling.seeds
    given = (shuffling.step, shuffling.waited, shuffling.seals, shuffling.shares)
    deal = (seeds.match, seeds.made, shuffling.round, shuffling.commitment, shuffling.next)
    return facts, _left(due, now), given, deal


def _left(moment: float | None, now: float) -> float | None:
    """Seconds until a moment."""
    return None if moment is None else round(moment - now, 6)


ROWS = {"draw_pile": "draw_size", "discard": "discard_size", "agenda": "agenda_size", "events": "event_count"}
"""Rows of which only so much means something."""


def _cards(table: Table) -> dict[str, Any]:
    """The table field by field: hands, piles, question, agenda, dice."""
    facts: dict[str, Any] = {}
    for name in Table.__annotations__:
        value = getattr(table, name)
        facts[name] = value if isinstance(value, int) else list(value)[: getattr(table, ROWS.get(name, ""), None)]
    return facts


def _match(playing: Playing) -> Any:
    match, held = playing.match, playing.held
    return (
        *(match.edition, match.names, match.key, match.scores, match.round_number, match.dealer, match.winners),
        *(match.entries, match.header_hash, match.deals, match.round_points),
        *(playing.number, playing.questions, playing.record, playing.dealt_at, playing.timeline.version),
        *(playing.chain.last, playing.chain.size, playing.armed, playing.seeds.match, playing.seeds.made),
        None if held is None else (held[0], held[1].move, held[1].handle, held[1].uno, held[1].seen, held[1].ticket),
        [(each.seat, each.version, each.hold, each.call, each.catches) for each in playing.races.values()],
        [sorted(each.card for each in handles.hand) for handles in playing.handles],
    )


def _times(playing: Playing, now: float) -> Any:
    """Everything that is due, in seconds from a moment."""

    def left(moment: float | None) -> float | None:
        return _left(moment, now)

    question = playing.question
    return (
        None if question is None else (question.asks, question.seat, question.number, question.version),
        None if question is None else (left(question.due), left(question.opened), question.extensions, question.total),
        [(left(each.opened), left(each.settles)) for each in playing.races.values()],
        {seat: left(when) for seat, when in playing.cooldown.items()},
        {seat: left(when) for seat, when in playing.decided.items()},
        [(left(when), seat, owner) for when, seat, owner in playing.drivers.presses],
        left(playing.drivers.move_due),
    )


def _assert_sent(before: Playing, after: Playing, later: float) -> None:
    """When seats were sent a play is kept with the next change; until then it may be missing, never be another time."""
    for race in after.races.values():
        sent = before.races[race.seat].sent
        assert all(abs(when - later - sent[seat]) < 1e-6 for seat, when in race.sent.items())


def _view(playing: Playing, seat: int | None, now: float) -> Any:
    view = showing.view(playing, seat, now, 0.0)
    question, race = view.question, view.race
    if question is not None and question.deadline_at is not None:
        question = msgspec.structs.replace(question, deadline_at=round(question.deadline_at, 3))
    if race is not None:
        race = msgspec.structs.replace(race, opened_at=round(race.opened_at, 3), held_until=round(race.held_until, 3))
    names = {each.handle: each.card for each in view.hand}
    drawn = None if view.drawn is None else names[view.drawn]
    plain = msgspec.structs.replace(view, hand=[], drawn=None, question=question, race=race)
    return plain, [each.card for each in view.hand], drawn
