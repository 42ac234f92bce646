"""What every load of tables shares: when the next move is due, how long it takes to every seat, and what that comes to.

A move is timed from its sending to the arrival, at each seat, of the message that contains what came of it. A table
makes a move a second, or the next one as soon as every seat has seen the last (``pause`` 0).
"""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from benchmarks.measuring import Row

RETRY = 0.05
"""Seconds after which a table that had nothing to do looks again."""


def percentile(sorted_times: Sequence[float], share: float) -> float:
    """The smallest time that so large a share of all times does not exceed (nearest rank); 0 where there are none."""
    if not sorted_times:
        return 0.0
    return sorted_times[max(0, math.ceil(share * len(sorted_times)) - 1)]


@dataclass
class Timings:
    """What was measured so far. Times are milliseconds."""

    seats: list[float] = field(default_factory=list)
    """From sending a move to its arrival, at each seat."""
    tables: list[float] = field(default_factory=list)
    """From sending a move to its arrival at the last of the seats."""
    held: list[float] = field(default_factory=list)
    """The same as `tables`, for moves that an UNO window held."""
    acknowledged: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    late: int = 0
    """Moves that could not be made when they were due, since the one before was still on its way."""
    lag: list[float] = field(default_factory=list)
    """How much too late the generator itself was at its own timers."""
    on: bool = False
    """Whether what happens now counts."""
    began: float = 0.0
    seconds: float = 0.0

    def start(self) -> None:
        """From now on it counts."""
        self.on, self.began = True, time.perf_counter()

    def stop(self) -> None:
        """From now on it does not."""
        self.on, self.seconds = False, time.perf_counter() - self.began

    @property
    def rate(self) -> float:
        """Moves a second that every seat has seen."""
        return (len(self.tables) + len(self.held)) / self.seconds if self.seconds else 0.0


def spread(times: list[float]) -> Row:
    """How many there are and how they are spread, in milliseconds."""
    ordered = sorted(times)
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99}
    found = {name: percentile(ordered, share) for name, share in shares.items()}
    return {"count": len(ordered), **found, "max": ordered[-1] if ordered else 0.0}


@dataclass
class Step:
    """A move that is on its way."""

    sent: float
    missing: set[int]
    """Seats that have not seen what came of it."""
    counts: bool
    """It is a move, and made while it was measured."""
    held: bool = False


class Paced:
    """A table at which a move is made whenever it is time."""

    def __init__(self, seats: int, timings: Timings, dice: random.Random) -> None:
        self.seats = seats
        self.timings = timings
        self.dice = dice
        self.step: Step | None = None
        self._loop = asyncio.get_running_loop()
        self._pause = 1.0
        self._due = False
        self._running = False
        self._next = 0.0

    def act(self) -> bool:
        """Makes the next move; False if there is none to make now."""
        raise NotImplementedError

    def run(self, pause: float) -> None:
        """Makes moves from now on, so many seconds apart; the first at a random moment of the first pause."""
        self._pause, self._running = pause, True
        self._next = self._loop.time() + self.dice.random() * (pause or 0.1)
        self._loop.call_at(self._next, self._tick)

    def rest(self) -> None:
        """Makes no more moves."""
        self._running = False

    def _tick(self) -> None:
        if not self._running:
            return
        if self.timings.on:
            self.timings.lag.append((self._loop.time() - self._next) * 1000)
        if self.step is None:
            self._go()
        else:
            self._due = True
            self.timings.late += self.timings.on
        if self._pause:
            self._next += self._pause
            self._loop.call_at(self._next, self._tick)

    def _go(self) -> None:
        self._due = False
        if not self.act() and self._running:
            self._loop.call_later(RETRY, self._again)

    def _again(self) -> None:
        if self._running and self.step is None:
            self._go()

    def sending(self, *, counts: bool = True) -> None:
        """A move is about to be sent."""
        self.step = Step(time.perf_counter(), set(range(self.seats)), counts and self.timings.on)

    def arrived(self, seat: int) -> None:
        """A seat has been told what came of the move."""
        step = self.step
        if step is None or seat not in step.missing:
            return
        took = (time.perf_counter() - step.sent) * 1000
        step.missing.remove(seat)
        if step.counts and not step.held:
            self.timings.seats.append(took)
        if not step.missing:
            if step.counts:
                (self.timings.held if step.held else self.timings.tables).append(took)
            self.done()

    def refused(self, reason: str) -> None:
        """The move was refused: there is nothing to wait for."""
        if self.timings.on:
            self.timings.refused[reason] += 1
        self.done()

    def done(self) -> None:
        """The move is over; the next one follows where it is due."""
        self.step = None
        if self._running and (self._due or not self._pause):
            self._loop.call_soon(self._again)


async def play(
    tables: Sequence[Paced], pause: float, seconds: float, warm: float, begin: Callable[[], None] = lambda: None
) -> Timings:
    """Lets the tables play, first unmeasured, then measured; ``begin`` is called in between."""
    timings = tables[0].timings
    for table in tables:
        table.run(pause)
    await asyncio.sleep(warm)
    begin()
    timings.start()
    await asyncio.sleep(seconds)
    timings.stop()
    for table in tables:
        table.rest()
    return timings
