"""What is to be played in a tournament, checked before any time is spent."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal, TypeAlias

from lastcard import __version__
from lastcard.bots.nets import shipped
from lastcard.editions import BOXES, Edition, edition
from lastcard.editions.rulings import spell
from lastcard.errors import LastCardError

from .entrants import Entrant, entrant
from .lineups import Lineup, lineups

Mode: TypeAlias = Literal["rounds", "matches"]
MOST: Final = 2**31 - 1
ROUNDS: Final = 20_000
"""How many rounds a line-up plays where nothing is said."""
BLOCK: Final = 64
"""After how many deals a mixed line-up is seated in its next order."""


class BadTournament(LastCardError):
    """A tournament that cannot be played as it was asked for."""


@dataclass(frozen=True)
class Event:
    """One edition at one number of seats: its line-ups play the same deals."""

    box: Edition
    lineups: tuple[Lineup, ...]
    seats: int


@dataclass(frozen=True)
class Piece:
    """Some deals of one line-up."""

    event: int
    lineup: int
    first: int
    count: int


@dataclass(frozen=True)
class Plan:
    """A tournament: the same plan gives the same result, whatever the number of workers.

    Raises:
        BadSeats: a number of seats that an edition does not allow.
        UnknownName: a bot that there is not.
        BadTournament: fewer than two bots, one of them twice, or a number of rounds that cannot be played.
    """

    bots: tuple[str, ...]
    boxes: tuple[Edition, ...]
    seats: tuple[int, ...]
    mode: Mode
    count: int
    """How many rounds or matches of each line-up, rounded up to whole deals in every rotation."""
    seed: str

    def __post_init__(self) -> None:
        for name in self.bots:
            if self.bots.count(name) > 1:
                raise BadTournament("error-tournament-twice", name=name)
        if len(self.bots) < 2:
            raise BadTournament("error-tournament-few", count=len(self.bots))
        if not 1 <= self.count <= MOST:
            raise BadTournament("error-simulate-count", count=self.count, highest=MOST)
        for box in self.boxes:
            for seats in self.seats:
                box.check_seats(seats)
        self.entrants  # noqa: B018 - whoever cannot enter is found now

    @cached_property
    def entrants(self) -> dict[str, Entrant]:
        """The bots by name."""
        return {name: entrant(name) for name in self.bots}

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What is played, edition by edition and table by table."""
        return tuple(Event(box, tuple(lineups(self.bots, seats)), seats) for box in self.boxes for seats in self.seats)

    def deals(self, event: Event) -> int:
        """How many different deals, or matches, each line-up of an event plays in every rotation."""
        return -(-self.count // event.seats)

    def compiled(self, lineup: Lineup) -> bool:
        """Whether the compiled rules play a line-up."""
        return all(self.entrants[name].compiled for name in lineup.bots)

    def pieces(self, *, compiled: bool) -> Iterator[Piece]:
        """The work of either kind, so that all line-ups of an event advance together."""
        size = self.piece_size(compiled=compiled)
        for number, event in enumerate(self.events):
            chosen = [at for at, each in enumerate(event.lineups) if self.compiled(each) == compiled]
            deals = self.deals(event)
            for first in range(0, deals, size):
                for at in chosen:
                    yield Piece(number, at, first, min(size, deals - first))

    def piece_size(self, *, compiled: bool) -> int:
        """How many deals are one piece of work."""
        if not compiled:
            return 1 if self.mode == "matches" else 4
        return BLOCK if self.mode == "matches" else 16 * BLOCK

    def total(self) -> int:
        """How many rounds or matches there are in all."""
        return sum(self.deals(event) * event.seats * len(event.lineups) for event in self.events)

    def spec(self) -> dict[str, Any]:
        """The plan in plain values."""
        return {
            "version": __version__,
            "bots": list(self.bots),
            "editions": [
                {
                    "edition": box.name,
                    "digest": box.digest(),
                    "preset": box.preset,
                    "rulings": {name: spell(value) for name, value in sorted(box.rulings.items())},
                }
                for box in self.boxes
            ],
            "seats": list(self.seats),
            "mode": self.mode,
            "count": self.count,
            "seed": self.seed,
            **self.networks,
        }

    @property
    def networks(self) -> dict[str, Any]:
        """Which networks ``expert`` plays by, by edition and number of seats; nothing where it does not enter."""
        if "expert" not in self.bots:
            return {}
        found: dict[str, dict[str, str]] = {}
        for event in self.events:
            net = shipped(event.box, event.seats)
            found.setdefault(event.box.name, {})[str(event.seats)] = net.digest if net else "none"
        return {"networks": found}

    @classmethod
    def of_spec(cls, spec: Mapping[str, Any]) -> Plan:
        """The plan that :meth:`spec` described, of the same version."""
        boxes = tuple(edition(each["edition"], each["rulings"], each["preset"]) for each in spec["editions"])
        return cls(tuple(spec["bots"]), boxes, tuple(spec["seats"]), spec["mode"], spec["count"], spec["seed"])

    @property
    def travels(self) -> bool:
        """Whether its editions can be told to another process by name."""
        return all(
            box.name in BOXES and edition(box.name, box.rulings, box.preset).digest() == box.digest()
            for box in self.boxes
        )


def boxes_of(names: Sequence[str], rulings: Mapping[str, object], preset: str = "standard") -> tuple[Edition, ...]:
    """The editions of names, each once, all with the same rulings."""
    return tuple(edition(name, rulings, preset) for name in dict.fromkeys(names))
