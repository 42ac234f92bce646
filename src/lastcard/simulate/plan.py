"""What is to be played: everything that a result depends on, checked before any time is spent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, TypeAlias

from lastcard import __version__
from lastcard.bots.mind import net_for
from lastcard.bots.nets import Net
from lastcard.editions import Edition, edition
from lastcard.editions.rulings import spell
from lastcard.errors import LastCardError, UnknownName
from lastcard.rules.mind import COMPILED

ROUNDS_A_CHUNK = 4096
"""How many rounds are played in one piece of work, deals played in every rotation among them."""
MATCHES_A_CHUNK = 256
MOST_COUNT = 2**31 - 1
"""The most deals or matches of one simulation."""

Mode: TypeAlias = Literal["rounds", "matches"]


class BadPlan(LastCardError):
    """A simulation that cannot be played as it was asked for."""


@dataclass(frozen=True)
class Plan:
    """A simulation: the same plan gives the same result, whoever plays it and in whatever pieces.

    Raises:
        BadSeats: a number of players that the edition does not allow.
        UnknownName: a player that there is not.
        BadPlan: a number of rounds or matches that cannot be played.
    """

    edition: Edition
    players: tuple[str, ...]
    """The player of each seat."""
    mode: Mode
    count: int
    """How many deals, or matches."""
    seed: str
    rotate: bool = False
    """Whether each deal is played once for every seat, the players one seat further on each time."""

    def __post_init__(self) -> None:
        self.edition.check_seats(self.seats)
        for name in self.players:
            if name not in COMPILED:
                raise UnknownName("error-unknown-bot", name, list(COMPILED))
        if not 1 <= self.count <= MOST_COUNT:
            raise BadPlan("error-simulate-count", count=self.count, highest=MOST_COUNT)
        if self.rotate and self.mode == "matches":
            raise BadPlan("error-simulate-rotate")

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.players)

    @property
    def turns(self) -> int:
        """How often each deal is played."""
        return self.seats if self.rotate else 1

    @property
    def chunk_size(self) -> int:
        """How many deals or matches are one piece of work."""
        return MATCHES_A_CHUNK if self.mode == "matches" else max(1, ROUNDS_A_CHUNK // self.turns)

    @property
    def chunks(self) -> int:
        """How many pieces of work there are."""
        return -(-self.count // self.chunk_size)

    def span(self, chunk: int) -> tuple[int, int]:
        """The first deal or match of a piece of work, and how many it has."""
        first = chunk * self.chunk_size
        return first, min(self.chunk_size, self.count - first)

    @cached_property
    def digest(self) -> str:
        """The digest of the edition with its rulings."""
        return self.edition.digest()

    @cached_property
    def net(self) -> Net | None:
        """The network that ``expert`` plays by; without one it plays as ``sharp``."""
        return net_for(self.edition, self.players)

    @property
    def network(self) -> dict[str, str]:
        """Which network plays, as a specification says it: nothing where nobody is ``expert``."""
        if "expert" not in self.players:
            return {}
        return {"network": self.net.digest if self.net else "none"}

    def spec(self) -> dict[str, Any]:
        """The plan in plain values: what a manifest holds and what other machines are sent."""
        return {
            "version": __version__,
            "edition": self.edition.name,
            "digest": self.digest,
            "preset": self.edition.preset,
            "rulings": {name: spell(value) for name, value in sorted(self.edition.rulings.items())},
            "players": list(self.players),
            **self.network,
            "mode": self.mode,
            "count": self.count,
            "seed": self.seed,
            "rotate": self.rotate,
        }

    @classmethod
    def of_spec(cls, spec: dict[str, Any]) -> Plan:
        """The plan that :meth:`spec` described.

        Raises:
            BadPlan: it was made by another version, or the edition or the network is another one here.
        """
        if spec["version"] != __version__:  # whose rulings may not even have the same names
            raise BadPlan("error-simulate-other-rules", version=str(spec["version"]), here=__version__)
        box = edition(spec["edition"], spec["rulings"], spec["preset"])
        plan = cls(box, tuple(spec["players"]), spec["mode"], spec["count"], spec["seed"], spec["rotate"])
        if spec["digest"] != plan.digest:
            raise BadPlan("error-simulate-other-rules", version=str(spec["version"]), here=__version__)
        if plan.network and spec["network"] != plan.network["network"]:
            there, here = str(spec["network"]), plan.network["network"]
            raise BadPlan("error-simulate-other-network", there=there, here=here)
        return plan


def seat_players(players: int | None, bots: Sequence[str]) -> tuple[str, ...]:
    """The player of each seat: one name for all of them, or one for each.

    Raises:
        BadPlan: as many names as neither.
    """
    names = tuple(bots) or ("random",)
    if players is None:
        return names if len(names) > 1 else names * 4
    if len(names) not in (1, players):
        raise BadPlan("error-simulate-bots", bots=len(names), players=players)
    return names * players if len(names) == 1 else names
