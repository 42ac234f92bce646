"""What can be kept in mind of a round by whoever is told its events (``lastcard.rules.memory``)."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.game import Event
from lastcard.game.events import VERBS
from lastcard.rules.layout import Row
from lastcard.rules.memory import MEMORY, forget, remember
from lastcard.rules.table import Table
from lastcard.rules.words import EVENTS, NOBODY, WILD, Color

NUMBERS = {name: verb for verb, name in VERBS.items()}
BEGINNINGS = ("dealt", "start", "ignored", "returned", "buried")
"""Events that only a new round begins with."""


class Recall:
    """A memory of what everybody saw: it takes no note of cards that only some may know.

    Attributes:
        memory: the row that the network reads.
        color: the active color after what was heard last.
    """

    def __init__(self) -> None:
        self.memory: Row = [0] * MEMORY
        self.color: Color = WILD
        self._scratch = Table()

    def hear(self, events: Sequence[Event], color: Color) -> None:
        """Keep in mind what a move or a deal brought about; ``color`` is the active color after it."""
        if events and events[0].verb in BEGINNINGS:
            forget(self.memory)
            self.color = WILD
        scratch = self._scratch
        rows = [row_of(event) for event in events if event.verb in NUMBERS][:EVENTS]
        scratch.events[: len(rows)] = rows
        scratch.event_count = len(rows)
        scratch.color = color
        remember(scratch, self.color, self.memory)
        self.color = color


def row_of(event: Event) -> int:
    """An event in the numbers of the rules, its card left out."""
    seat = event.seat if event.seat >= 0 else NOBODY
    return NUMBERS[event.verb] | seat << 8 | NOBODY << 16 | (event.amount & 0xFF) << 24
