"""How long bots take: for a move as the host sets it, for a press in the UNO race as people do."""

from __future__ import annotations

import random

from lastcard.server.race import FLOOR
from lastcard.server.shapes import Level, Pace

MOVES: dict[Pace, tuple[float, float]] = {
    "instant": (0.0, 0.0),
    "fast": (0.4, 0.8),
    "normal": (0.8, 1.5),
    "slow": (1.5, 2.5),
}
"""Seconds a move takes, at least and at most."""
REACTIONS: dict[Level, tuple[float, float]] = {
    "random": (1.4, 2.5),
    "beginner": (1.4, 2.8),
    "casual": (0.9, 2.5),
    "sharp": (0.8, 1.6),
    "expert": (0.7, 1.2),
}
"""Seconds until a press in the UNO race; never below the floor."""

USUAL = REACTIONS["casual"]
"""That of bots that others add."""

_timing = random.Random()
"""Not dice of the game: it decides when, never what."""


def thinking(pace: Pace) -> float:
    """Seconds a bot takes for a move."""
    return _timing.uniform(*MOVES[pace])


def reaction(level: Level, pace: Pace) -> float:
    """Seconds a bot takes to press in the UNO race."""
    return FLOOR if pace == "instant" else max(FLOOR, _timing.uniform(*REACTIONS.get(level, USUAL)))
