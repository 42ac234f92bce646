"""What is kept of a table: everything that cannot be read off the record of its running match.

Times are those of the server's steady clock; the moment at which a table was kept stands beside them, so that they can
be moved to another clock. Cards, piles, dice and the log come back by playing the match's last round again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from lastcard.game.fairness import Reveal
from lastcard.game.shuffling import Step
from lastcard.server.deadline import OpenQuestion
from lastcard.server.messages import Ack, Refused
from lastcard.server.once import Once
from lastcard.server.playing import Playing, Press
from lastcard.server.race import Race
from lastcard.server.seating import BotSeat, Occupant, Person
from lastcard.server.shapes import Clock, Level, Pace, Phase, RulingValue, Talk

if TYPE_CHECKING:
    from lastcard.server.dealing import Dealing
    from lastcard.server.room import Room

FORMAT = 1
ANSWERS = 16
"""How many of each person's latest answers are kept."""

_writes = msgspec.json.Encoder()


class KeptTable(Struct):
    """A table with the moment at which it was kept."""

    format: int
    now: float
    table: msgspec.Raw


KeptAnswer = tuple[str, int, bool] | Refused
"""An acknowledgment in short (its id, version, whether the move was held), or a refusal."""


class KeptPerson(Struct, omit_defaults=True):
    """Somebody who joined."""

    name: str
    token: bytes
    gone_at: float | None = None
    autopilot: bool = False
    missed: int = 0
    ready: bool = False
    since: int = 0
    code: tuple[bytes, float] | None = None
    answers: list[KeptAnswer] = []


class KeptBot(Struct, array_like=True):
    """A bot in a place."""

    name: str
    level: Level


class KeptTerms(Struct, omit_defaults=True):
    """What is played and how."""

    edition: str
    clock: Clock
    pace: Pace
    hold: float
    preset: str | None = None
    given: dict[str, RulingValue] | None = None
    free_chat: bool = False
    spectators: bool = True
    reveal: Reveal = "round"
    hints: bool = False


class KeptDealing(Struct, omit_defaults=True):
    """A deal that is being prepared, its seeds apart where a match is running."""

    names: list[str]
    header: str
    reveal: Reveal
    round: int
    match: str
    seeds: list[str]
    step: Step
    waited: list[int]
    seals: list[str | None]
    shares: list[str | None]
    due: float


class KeptMove(Struct, omit_defaults=True):
    """A move that is held by an UNO window."""

    seat: int
    move: str
    ticket: str = ""
    handle: int | None = None
    uno: bool = False
    seen: int = 0


class KeptMatch(Struct, omit_defaults=True):
    """The running match, or the one that has just ended, beside its record."""

    version: int
    dealt_at: int
    questions: int
    question: OpenQuestion | None = None
    races: list[Race] = []
    armed: list[int] = []
    held: KeptMove | None = None
    cooldown: dict[int, float] = {}
    decided: dict[int, float] = {}
    presses: list[tuple[float, int, int]] = []
    move_due: float | None = None
    record: str = ""
    seeds: dict[int, str] = {}
    """Of shared deals: the secret of each round."""


class KeptRoom(Struct, omit_defaults=True):
    """A table, its moment left out: two that are equal need not be kept twice."""

    terms: KeptTerms
    phase: Phase
    secret: bytes
    people: list[KeptPerson]
    places: list[KeptBot | int | None]
    """People by their number."""
    waiting: list[int] = []
    host: int = -1
    joined: dict[str, int] = {}
    matches: int = 0
    records: list[str] = []
    talk: list[Talk] = []
    talked: int = 0
    empty_since: float | None = None
    match: KeptMatch | None = None
    dealing: KeptDealing | None = None


def table(room: Room) -> bytes:
    """A table as it is now."""
    people = [*room.seating.people(), *room.seating.waiting]
    numbers = {id(person): number for number, person in enumerate(people)}
    host = room.seating.host
    return _writes.encode(
        _WrittenRoom(
            terms=_terms(room),
            phase=room.phase,
            secret=room.secret,
            people=[_person(each) for each in people],
            places=[_place(each, numbers) for each in room.seating.places],
            waiting=[numbers[id(each)] for each in room.seating.waiting],
            host=-1 if host is None else numbers.get(id(host), -1),
            joined={name: numbers[id(each)] for name, each in room.joined.items() if id(each) in numbers},
            matches=room.matches,
            records=room.records,
            talk=list(room.talk),
            talked=room.talked,
            empty_since=room.empty_since,
            match=None if room.playing is None else _match(room.playing),
            dealing=None if room.dealing is None else _dealing(room.dealing),
        )
    )


def at(now: float, state: bytes) -> bytes:
    """A table with the moment at which it is kept."""
    return _writes.encode(KeptTable(FORMAT, now, msgspec.Raw(state)))


def _terms(room: Room) -> KeptTerms:
    terms = room.terms
    return KeptTerms(
        edition=terms.edition.name,
        clock=terms.clock,
        pace=terms.pace,
        hold=terms.hold,
        preset=terms.preset,
        given=terms.given,
        free_chat=terms.free_chat,
        spectators=terms.spectators,
        reveal=terms.reveal,
        hints=terms.hints,
    )


def _dealing(dealing: Dealing) -> KeptDealing:
    shuffling = dealing.shuffling
    return KeptDealing(
        names=dealing.names,
        header=dealing.header,
        reveal=dealing.reveal,
        round=shuffling.round,
        match=shuffling.seeds.match,
        seeds=shuffling.seeds.made,
        step=shuffling.step,
        waited=sorted(shuffling.waited),
        seals=shuffling.seals,
        shares=shuffling.shares,
        due=dealing.due,
    )


def _place(each: Occupant, numbers: dict[int, int]) -> KeptBot | int | None:
    if isinstance(each, BotSeat):
        return KeptBot(each.name, each.level)
    return None if each is None else numbers[id(each)]


class _WrittenRoom(KeptRoom):
    """The same, as it is written: of people who have not changed nothing is written anew."""

    people: list[msgspec.Raw]  # type: ignore[assignment] # only ever written


def _person(person: Person) -> msgspec.Raw:
    facts = (
        *(person.name, person.token, person.gone_at, person.autopilot, person.missed, person.ready, person.since),
        *(person.code, person.answers.given),
    )
    if facts != person.kept[0]:
        kept = KeptPerson(*facts[:-1], _answers(person.answers))
        person.kept = facts, msgspec.Raw(_writes.encode(kept))
    return person.kept[1]


def _answers(given: Once[Ack | Refused]) -> list[KeptAnswer]:
    return [(each.id, each.version, each.held) if isinstance(each, Ack) else each for each in given.latest(ANSWERS)]


def _match(playing: Playing) -> KeptMatch:
    return KeptMatch(
        version=playing.timeline.version,
        dealt_at=playing.dealt_at,
        questions=playing.questions,
        question=playing.question,
        races=list(playing.races.values()),
        armed=sorted(playing.armed),
        held=None if playing.held is None else _held(*playing.held),
        cooldown=playing.cooldown,
        decided=playing.decided,
        presses=playing.drivers.presses,
        move_due=playing.drivers.move_due,
        record=playing.record,
        seeds=dict(enumerate(playing.seeds.made, 1)),
    )


def _held(seat: int, press: Press) -> KeptMove:
    return KeptMove(seat, press.move, press.ticket, press.handle, press.uno, press.seen)
