"""The UNO race: somebody has one card left and owes the call; the others may catch.

What counts is the reaction: from the moment the server sent the play to a seat until its press arrived, less that
seat's round trip. Nobody reads a table in less than the floor, so a faster catch counts as the floor; ties go to the
caller. After the first catch the race settles for a moment, so that a press on its way from further off is judged
too. Until the window may close, the next move is held.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from lastcard.server.shapes import Verdict

FLOOR = 0.700
"""Seconds; a catch quicker than this counts as this."""
TIE = 0.050
"""The caller may be this much slower than the best catch."""
SETTLE = 0.400
"""The longest wait for presses still on their way."""
HOLD = 2.0
"""How long the next move is held while the call is owed, unless the host sets it otherwise."""
COOLDOWN = 1.5
"""After a press with nothing to call or catch."""


@dataclass
class Race:
    """One open race."""

    seat: int
    """Who owes the call."""
    version: int
    """The event with which it began."""
    opened: float
    hold: float = HOLD
    sent: dict[int, float] = field(default_factory=dict)
    """When each seat was sent the play."""
    call: float | None = None
    """The reaction of the call."""
    catches: dict[int, float] = field(default_factory=dict)
    """Reactions of the catches, the earliest to arrive first."""
    settles: float | None = None
    """When the race is decided, once somebody has tried to catch."""

    def saw(self, seat: int, version: int, now: float) -> None:
        """A seat is being sent the play."""
        if version >= self.version:
            self.sent.setdefault(seat, now)

    def reaction(self, seat: int, received: float, credit: float, watched: float | None = None) -> float:
        """Seconds between seeing the play and pressing.

        Args:
            seat: who pressed.
            received: when the press arrived.
            credit: what to take off for the way here.
            watched: how long the play had been shown when the press came, where another process measured that with
                its own clock; clocks of two machines are never compared.
        """
        seen = received - self.sent.get(seat, self.opened) if watched is None else watched
        return max(0.0, seen - credit)

    def press_call(self, received: float, credit: float, watched: float | None = None) -> None:
        """The call arrived."""
        if self.call is None:
            self.call = self.reaction(self.seat, received, credit, watched)

    def press_catch(
        self, seat: int, received: float, credit: float, worst_trip: float, watched: float | None = None
    ) -> None:
        """A catch arrived; a second one by the same seat changes nothing."""
        if seat not in self.catches:
            self.catches[seat] = max(FLOOR, self.reaction(seat, received, credit, watched))
        if self.settles is None:
            self.settles = received + min(SETTLE, worst_trip + TIE)

    def shift(self, seconds: float) -> None:
        """The table stood still for so long."""
        self.opened += seconds
        self.sent = {seat: when + seconds for seat, when in self.sent.items()}
        if self.settles is not None:
            self.settles += seconds

    def holds_until(self) -> float:
        """The next move waits until then."""
        return max(self.opened + self.hold, self.settles or 0.0)

    def decide(self, now: float) -> Verdict | None:
        """The verdict, once there is one."""
        if not self.catches:
            return None if self.call is None else self._verdict("caller")
        assert self.settles is not None
        if now < self.settles:
            return None
        if self.call is not None and self.call <= min(self.catches.values()) + TIE:
            return self._verdict("caller")
        return self._verdict("catcher")

    def _verdict(self, winner: str) -> Verdict:
        best: int = min(self.catches, key=self.catches.__getitem__, default=-1)
        return Verdict(
            seat=self.seat,
            winner="caller" if winner == "caller" else "catcher",
            catcher=best,
            call_ms=None if self.call is None else round(self.call * 1000),
            catch_ms=round(self.catches[best] * 1000) if best >= 0 else None,
        )


def holding(races: Mapping[int, Race], now: float) -> float | None:
    """Until when moves are held, if they are."""
    if not races:
        return None
    until = max([race.holds_until() for race in races.values()])
    return until if until > now else None
