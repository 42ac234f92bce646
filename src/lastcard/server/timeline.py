"""The events of a match, numbered from 1, as far back as a client that comes back may need them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import NamedTuple

from lastcard.editions import Edition
from lastcard.game import Event, redact
from lastcard.game.points import event_point
from lastcard.server.shapes import TableEvent, Verdict

KEPT = 240
"""How many events are kept for clients that are behind."""
SHOWN = 60
"""How many are sent with a snapshot, for the log."""


class Entry(NamedTuple):
    """An event with its number."""

    number: int
    event: Event
    verdict: Verdict | None


class Timeline:
    """The events of one match."""

    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        self.version = 0
        """The number of the last event."""
        self._kept: deque[Entry] = deque(maxlen=KEPT)

    def add(self, events: Iterable[Event], verdict: Verdict | None = None) -> None:
        """Numbers the events; a verdict belongs to the call or catch among them."""
        for event in events:
            self.version += 1
            judged = verdict if event.verb in ("called", "caught") else None
            self._kept.append(Entry(self.version, event, judged))

    def since(self, seen: int, seat: int | None, joined: int) -> tuple[bool, list[TableEvent]]:
        """The events after `seen` as a viewer may know them, and whether some are missing.

        A seat knows as its own only what happened after it sat down (`joined`).
        """
        oldest = self._kept[0].number if self._kept else self.version + 1
        gap = seen > self.version or seen + 1 < oldest
        after = max(seen, self.version - SHOWN) if not gap else self.version - SHOWN
        if after > seen:
            gap = True
        wanted = [entry for entry in self._kept if entry.number > after]
        shown = [(entry, seat if entry.number > joined else None) for entry in wanted]
        return gap, [
            table_event(self._edition, redact(entry.event, viewer), entry.number, entry.verdict)
            for entry, viewer in shown
        ]


def table_event(edition: Edition, event: Event, number: int, verdict: Verdict | None = None) -> TableEvent:
    """An event as it is sent, just as it is given: redact it first."""
    return TableEvent(
        number=number,
        verb=event.verb,
        seat=event.seat,
        card=event.card,
        amount=event.amount,
        other=event.other,
        point=event_point(edition, event),
        verdict=verdict,
    )
