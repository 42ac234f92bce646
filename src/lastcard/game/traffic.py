"""Where cards went, as a record tells it: enough to follow every pile and hand without knowing any rule.

``take 2``: seat 2 takes the top card of the draw pile. ``turn R5``: the top card is turned over onto the discard
pile. ``return W+4``: the top card is turned over, put back, and the draw pile is shuffled. ``give 1``: the card that
the move names goes to seat 1. ``swap 0 2``: two seats exchange their hands. ``rotate 1``: every hand goes to the
seat with the next number, ``rotate -1`` to the one before. A card that is played needs no telling, nor does a
reshuffle: it comes when a card is due and the draw pile is empty.
"""

from __future__ import annotations

from collections.abc import Sequence

from .events import Event

TURNED = frozenset({"start", "ignored", "buried", "flipped"})
"""What is told of a card that goes from the draw pile to the discard pile."""


def _text(event: Event, direction: int) -> str | None:
    if event.verb == "drew":
        return f"take {event.seat}"
    if event.verb in TURNED:
        return f"turn {event.card}"
    if event.verb == "returned":
        return f"return {event.card}"
    if event.verb == "gave":
        return f"give {event.other}"
    if event.verb == "swapped":
        return f"swap {event.seat} {event.other}"
    return f"rotate {direction}" if event.verb == "rotated" else None


def traffic(events: Sequence[Event], direction: int) -> tuple[str, ...]:
    """What a deal or a move did with the cards.

    >>> traffic([Event("played", 0, "R+2"), Event("drew", 1, "G4", 1), Event("drew", 1, "B7", 1)], 1)
    ('take 1', 'take 1')
    """
    return tuple(text for event in events if (text := _text(event, direction)) is not None)
