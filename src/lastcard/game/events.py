"""What happened, as things to tell: made from the rows on the table, and hidden from whoever may not know."""

from dataclasses import dataclass

from lastcard.editions import Edition
from lastcard.rules import words
from lastcard.rules.table import Table
from lastcard.rules.words import NOBODY, Seat

from .notation import card_text

VERBS = {
    words.STARTED: "start",
    words.IGNORED: "ignored",
    words.RETURNED_START: "returned",
    words.PLAYED: "played",
    words.DREW: "drew",
    words.KEPT: "kept",
    words.PASSED: "passed",
    words.NAMED_COLOR: "named_color",
    words.TARGETED: "targeted",
    words.FLIPPED: "flipped",
    words.SKIPPED: "skipped",
    words.REVERSED: "reversed",
    words.EXTRA_TURN: "extra_turn",
    words.ACCEPTED: "accepted",
    words.DISPUTED: "challenged",
    words.SHOWN: "shown",
    words.GUILTY: "guilty",
    words.INNOCENT: "innocent",
    words.GAVE: "gave",
    words.CALLED_UNO: "called",
    words.CAUGHT: "caught",
    words.FALSE_CALL: "false_call",
    words.RESHUFFLED: "reshuffled",
    words.SWAPPED: "swapped",
    words.HANDS_PASSED: "rotated",
    words.WENT_OUT: "went_out",
    words.STALEMATE: "stalemate",
    words.ROUND_OVER: "round_over",
    words.STAYED_SILENT: "stayed_silent",
    words.NOTHING_TO_DRAW_EVENT: "nothing_to_draw",
}
TO_A_SEAT = frozenset({"targeted", "challenged", "gave", "caught", "swapped"})
"""Events whose amount is a second seat."""
OF_ONE = frozenset({"drew"})
"""Events whose card only their seat may know."""
OF_TWO = frozenset({"gave", "shown"})
"""Events whose card only their seat and the other may know."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened because of a move."""

    verb: str
    seat: int = -1
    """Who did it or whom it befell; -1 nobody."""
    card: str | None = None
    """The card, in notation; None as well where it is hidden."""
    amount: int = 0
    """A number of cards or points, or the number of a color or an item."""
    other: int = -1
    """A second seat; -1 none."""


def redact(event: Event, seat: Seat | None) -> Event:
    """The event as a seat, or a spectator (None), may know it."""
    if event.verb in OF_ONE:
        known = seat == event.seat
    elif event.verb in OF_TWO:
        known = seat is not None and seat in (event.seat, event.other)
    else:
        known = True
    return event if known else Event(event.verb, event.seat, None, event.amount, event.other)


def read(edition: Edition, table: Table) -> tuple[Event, ...]:
    """The events of the last move (or of the deal), in full: redact them before anybody is told."""
    told: list[Event] = []
    challenger = -1
    for row in table.events[: table.event_count]:
        verb, seat, kind, amount = row & 0xFF, row >> 8 & 0xFF, row >> 16 & 0xFF, row >> 24
        name = VERBS[verb]
        at = -1 if seat == NOBODY else seat
        card = None if kind == NOBODY else card_text(edition, kind)
        if verb == words.DISPUTED:
            challenger = at
        if verb == words.SHOWN:
            # One event a card: how many kinds a hand has is nobody else's business.
            told += [Event(name, at, card, 1, challenger)] * amount
        elif name in TO_A_SEAT:
            told.append(Event(name, at, card, 0, amount))
        elif verb == words.ROUND_OVER:
            told.append(Event(name, at, None, table.points[at] if at >= 0 else 0))
        elif verb == words.IGNORED and edition.sheet.challenged[kind]:
            told.append(Event("buried", at, card))
        else:
            told.append(Event(name, at, card, amount))
            if verb == words.FLIPPED:
                told.append(Event("item", at, card, edition.sheet.kind_color[kind]))
    return tuple(told)
