"""Who sits where: people, bots, empty places; whether each person is there; who is the host."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

import msgspec

from lastcard.server import tokens
from lastcard.server.messages import Ack, Refused
from lastcard.server.names import alike
from lastcard.server.once import Once
from lastcard.server.shapes import Level, Presence, SeatInfo

SHOWN_AFTER = 5.0
"""Seconds of absence before anybody is told: most drops are shorter."""
AWAY_AFTER = 30.0
"""Seconds of absence before the person counts as away and, with a clock, the autopilot plays."""
HOST_AFTER = 10.0
"""Seconds of absence before the host's role goes to somebody who is there."""
CODE_LIVES = 60.0
"""Seconds in which a code for another device can be used."""


@dataclass(eq=False)
class Person:
    """Somebody who joined, seated or waiting for a seat. Their token is the only proof of who they are."""

    name: str
    token: bytes = field(default_factory=lambda: tokens.digest(tokens.fresh()))
    """The hash of their token; until they get one, that of a token nobody has."""
    gone_at: float | None = None
    """Since when no connection of theirs is open; None while one is."""
    autopilot: bool = False
    missed: int = 0
    """Deadlines missed in a row."""
    ready: bool = False
    since: int = 0
    """The version at which they sat down: older events are not theirs."""
    answers: Once[Ack | Refused] = field(default_factory=Once)
    code: tuple[bytes, float] | None = None
    """The hash of a one-use code for another device, and when it dies."""
    kept: tuple[tuple[object, ...], msgspec.Raw] = field(default=((), msgspec.Raw()), repr=False, compare=False)
    """All this as it was last kept, and how it was written then."""

    def get_token(self, token: str | None = None) -> str:
        """Gives them a new token, this one or one that nobody can guess; what they had before opens nothing more."""
        token = tokens.fresh() if token is None else token
        self.token = tokens.digest(token)
        return token

    def presence(self, now: float) -> Presence:
        """What the others are shown."""
        if self.gone_at is None:
            return "here"
        gone = now - self.gone_at
        return "here" if gone < SHOWN_AFTER else "reconnecting" if gone < AWAY_AFTER else "away"

    def here(self) -> bool:
        """Whether a connection is open."""
        return self.gone_at is None


@dataclass
class BotSeat:
    """A bot in a seat."""

    name: str
    level: Level


Occupant = Person | BotSeat | None


class Seating:
    """The places of one table."""

    def __init__(self, places: int) -> None:
        self.places: list[Occupant] = [None] * places
        self.waiting: list[Person] = []
        """People who take a bot's seat at the next round."""
        self.host: Person | None = None

    def people(self) -> list[Person]:
        """Everybody seated, in the order of the seats."""
        return [each for each in self.places if isinstance(each, Person)]

    def person(self, seat: int) -> Person | None:
        """The person in a seat, if it is a person."""
        each = self.places[seat] if 0 <= seat < len(self.places) else None
        return each if isinstance(each, Person) else None

    def seat_of(self, person: Person) -> int | None:
        """Where somebody sits."""
        return self.places.index(person) if person in self.places else None

    def by_token(self, token: str) -> Person | None:
        """Whose token it is, seated or waiting."""
        for each in (*self.people(), *self.waiting):
            if tokens.opens(token, each.token):
                return each
        return None

    def waited_for(self, now: float) -> list[Person]:
        """Whose word the next round needs: people who are seated, there, and play themselves."""
        return [each for each in self.people() if each.presence(now) == "here" and not each.autopilot]

    def all_ready(self, now: float) -> bool:
        """Whether everybody who is waited for is ready; so it is where nobody is waited for."""
        return all(each.ready for each in self.waited_for(now))

    def first(self, kind: Literal["empty", "bot"]) -> int | None:
        """The first place that is empty, or has a bot."""
        wanted = type(None) if kind == "empty" else BotSeat
        return next((seat for seat, each in enumerate(self.places) if isinstance(each, wanted)), None)

    def free(self) -> int:
        """How many people could still get a seat, now or at the next round."""
        open_places = sum(not isinstance(each, Person) for each in self.places)
        return max(0, open_places - len(self.waiting))

    def sit_waiting(self, version: int) -> None:
        """Gives the people who wait the empty places and the bots' seats, first come first."""
        for person in list(self.waiting):
            seat = self.first("empty")
            seat = self.first("bot") if seat is None else seat
            if seat is None:
                return
            self.places[seat] = person
            person.since = version
            self.waiting.remove(person)

    def free_name(self, name: str) -> str:
        """The name, with a number if somebody at the table has it already."""
        taken = self.taken()
        if alike(name) not in taken:
            return name
        numbered = (f"{name[:20]} {number}" for number in range(2, len(taken) + 3))
        return next(each for each in numbered if alike(each) not in taken)

    def taken(self) -> set[str]:
        """The names at the table, made alike."""
        return {alike(each.name) for each in (*self.places, *self.waiting) if each is not None}

    def settle_host(self, now: float) -> bool:
        """Hands the host's role to a person who is there when the host is gone; True if it moved."""
        host = self.host
        seated = host is not None and self.seat_of(host) is not None
        if host is not None and seated and (host.gone_at is None or now < host.gone_at + HOST_AFTER):
            return False
        heir = next((each for each in self.people() if each.here()), None)
        if heir is None or heir is host:
            if host is not None and not seated:
                self.host = None
                return True
            return False
        self.host = heir
        return True

    def shift(self, seconds: float) -> None:
        """The table stood still for so long: nobody was absent in that time."""
        for each in (*self.people(), *self.waiting):
            if each.gone_at is not None:
                each.gone_at += seconds

    def shift_codes(self, seconds: float) -> None:
        """Nobody could use a code for another device for so long."""
        for each in (*self.people(), *self.waiting):
            if each.code is not None:
                each.code = (each.code[0], each.code[1] + seconds)

    def next_change(self, now: float) -> float | None:
        """When somebody's presence will next read differently."""
        moments: list[float] = []
        for each in self.places:
            if isinstance(each, Person) and each.gone_at is not None:
                moments += [each.gone_at + after for after in (SHOWN_AFTER, HOST_AFTER, AWAY_AFTER)]
        return min([when for when in moments if when > now], default=None) if moments else None

    def outline(self, now: float) -> tuple[object, ...]:
        """Everything that is shown of the seats and of who waits, in short, but the time until an autopilot plays."""
        seats = [
            (each.name, each.gone_at is None or each.presence(now), each.autopilot, each.ready)
            if isinstance(each, Person)
            else each and (each.name, each.level)
            for each in self.places
        ]
        return seats, [each.name for each in self.waiting], self.host and self.seat_of(self.host)

    def show(self, now: float, clock: bool) -> list[SeatInfo]:
        """The seats as everybody sees them."""
        return [self._show(seat, each, now, clock) for seat, each in enumerate(self.places)]

    def _show(self, seat: int, each: Occupant, now: float, clock: bool) -> SeatInfo:
        person = each if isinstance(each, Person) else None
        takes_over = None
        if person and clock and person.gone_at is not None and not person.autopilot:
            takes_over = max(0, round((person.gone_at + AWAY_AFTER - now) * 1000))
        return SeatInfo(
            seat=seat,
            kind="person" if person else "bot" if each else "empty",
            name=each.name if each else "",
            level=each.level if isinstance(each, BotSeat) else None,
            presence=person.presence(now) if person else "here",
            autopilot=bool(person and person.autopilot),
            autopilot_in_ms=takes_over,
            host=person is not None and person is self.host,
            ready=bool(person and person.ready),
        )
