"""The events of a match, numbered from 1, as far back as a client that comes back may need them."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from lastcard.editions import Edition
from lastcard.game import Event, redact
from lastcard.game.points import points_behind
from lastcard.game.turns import Turns
from lastcard.server.shapes import TableEvent, Verdict

KEPT = 240
"""How many events are kept for clients that are behind."""
SHOWN = 60
"""How many are sent with a snapshot, for the log."""


class Entry(NamedTuple):
    """An event with its number."""

    number: int
    event: Event
    point: str
    """The rule point behind it."""
    turn: int
    """The number of the event with which its turn began."""
    verdict: Verdict | None
    whole: TableEvent
    """As it is sent to whoever may know all of it."""
    secret: bool
    """Not everybody may know all of it."""


class Timeline:
    """The events of one match."""

    def __init__(self, edition: Edition, version: int = 0) -> None:
        self._edition = edition
        self.version = version
        """The number of the last event."""
        self._kept: deque[Entry] = deque(maxlen=KEPT)
        self._turns = Turns(version)
        self._open: tuple[int, int, list[TableEvent]] | None = None
        """The events after one version up to another that were told last, if everybody may know all of them."""

    def add(self, events: Sequence[Event], asks: str, turn: int, verdict: Verdict | None = None) -> None:
        """Numbers events; `asks` and `turn` are the open question and whose turn it is after them.

        A verdict belongs to the call or catch among them.
        """
        turn = self._turns.follow(events, asks, turn)
        for event, point in zip(events, points_behind(self._edition, events), strict=True):
            self.version += 1
            judged = verdict if event.verb in ("called", "caught") else None
            whole = table_event(event, self.version, point, turn, judged)
            secret = redact(event, None) is not event
            self._kept.append(Entry(self.version, event, point, turn, judged, whole, secret))

    def since(self, seen: int, seat: int | None, joined: int) -> tuple[bool, list[TableEvent]]:
        """The events after `seen` as a viewer may know them, and whether some are missing.

        A seat knows as its own only what happened after it sat down (`joined`).
        """
        if self._open is not None and self._open[:2] == (seen, self.version):
            return False, self._open[2]
        kept, missed = self._kept, self.version - seen
        gap = not 0 <= missed <= min(SHOWN, len(kept))
        told: list[TableEvent] = []
        secret = False
        for at in range(max(0, len(kept) - (SHOWN if gap else missed)), len(kept)):
            entry = kept[at]
            secret |= entry.secret
            told.append(_told(entry, seat if entry.number > joined else None) if entry.secret else entry.whole)
        if not (gap or secret):
            self._open = seen, self.version, told
        return gap, told


def _told(entry: Entry, seat: int | None) -> TableEvent:
    """An event as a viewer may know it."""
    known = redact(entry.event, seat)
    if known is entry.event:
        return entry.whole
    return table_event(known, entry.number, entry.point, entry.turn, entry.verdict)


def table_events(edition: Edition, events: Sequence[Event], after: int, turn: int) -> list[TableEvent]:
    """The events of one move as they are sent, all in full, numbered on from `after`."""
    points = points_behind(edition, events)
    return [
        table_event(event, number, point, turn)
        for number, (event, point) in enumerate(zip(events, points, strict=True), after + 1)
    ]


def table_event(event: Event, number: int, point: str, turn: int, verdict: Verdict | None = None) -> TableEvent:
    """An event as it is sent, just as it is given: redact it first."""
    return TableEvent(
        number=number,
        verb=event.verb,
        seat=event.seat,
        card=event.card,
        amount=event.amount,
        other=event.other,
        point=point,
        turn=turn,
        verdict=verdict,
    )
