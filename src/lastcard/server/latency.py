"""How far away a connection is, by the server's own measure.

Clients' clocks are never asked. The server sends a ping, notes when the pong comes, and takes the quickest of the
last minute. That much is credited to a press in the UNO race, up to a cap and out of an allowance that refills, so
that a client which holds its pongs back gains little, and not for long.
"""

from __future__ import annotations

from collections import deque

WINDOW = 60.0
"""Seconds for which a measurement counts."""
CAP = 0.300
"""The most a press is credited with, in seconds."""
ALLOWANCE = 0.600
"""What a connection can be credited with in quick succession."""
REFILL = 0.050
"""Seconds of allowance that come back each second."""
_MOST_OPEN = 8


class Latency:
    """The round trips of one connection."""

    def __init__(self) -> None:
        self._trips: deque[tuple[float, float]] = deque(maxlen=32)
        self._open: dict[int, float] = {}
        self._nonce = 0
        self._allowance = ALLOWANCE
        self._refilled = 0.0
        self.heard = 0.0
        """When the last pong came."""

    def ping(self, now: float) -> int:
        """A new ping's number, sent now."""
        self._nonce += 1
        self._open[self._nonce] = now
        while len(self._open) > _MOST_OPEN:
            del self._open[next(iter(self._open))]
        return self._nonce

    def pong(self, nonce: int, now: float) -> None:
        """A pong came back; one that was never asked for, or came twice, is ignored."""
        sent = self._open.pop(nonce, None)
        if sent is not None:
            self._trips.append((now, max(0.0, now - sent)))
            self.heard = now

    def round_trip(self, now: float) -> float:
        """Seconds of the quickest round trip of the last minute; 0 while there is none."""
        recent = [trip for when, trip in self._trips if now - when <= WINDOW]
        return min(recent, default=0.0)

    def credit(self, now: float) -> float:
        """Seconds to take off a press, taken out of the allowance."""
        self._allowance = min(ALLOWANCE, self._allowance + (now - self._refilled) * REFILL)
        self._refilled = now
        given = min(self.round_trip(now), CAP, self._allowance)
        self._allowance -= given
        return given
