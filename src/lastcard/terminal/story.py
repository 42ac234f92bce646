"""What happened, in sentences with the cards painted, told from the person's seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from lastcard.game import Event, redact
from lastcard.text import event_args, fill
from lastcard.text.cards import COLORS, slug

from .paint import Paint

MERGED = frozenset({"drew", "shown"})
"""Several hidden cards are told of together."""
UNTOLD = frozenset({"stayed_silent"})
"""Saying nothing makes no noise."""


def sentence(event: Event, names: Sequence[str], viewer: int | None, paint: Paint) -> str:
    """One event as a sentence."""
    args = event_args(event, names, viewer)
    if event.card is not None:
        args["card"] = paint.card(event.card)
    if event.verb == "named_color":
        args["color"] = paint.word(COLORS[event.amount])
    return fill(f"event-{slug(event.verb)}", None, args)


def together(events: Iterable[Event]) -> Iterator[Event]:
    """The events, hidden cards of one seat in a row made one event."""
    waiting: Event | None = None
    for event in events:
        if waiting and event.card is None and (event.verb, event.seat) == (waiting.verb, waiting.seat):
            waiting = replace(waiting, amount=waiting.amount + event.amount)
            continue
        if waiting:
            yield waiting
        waiting = event if event.verb in MERGED and event.card is None else None
        if waiting is None:
            yield event
    if waiting:
        yield waiting


def known(event: Event, viewer: int | None) -> Event:
    """The event as the viewer is told of it; whoever shows a hand knows what is in it."""
    own_hand = event.verb == "shown" and event.seat == viewer
    return replace(event, card=None) if own_hand else redact(event, viewer)


def told(
    events: Iterable[Event],
    names: Sequence[str],
    viewer: int | None,
    paint: Paint,
    *,
    openly: bool = False,
    you: int | None = None,
) -> Iterator[str]:
    """Events as sentences, what the viewer may not know left out.

    Args:
        events: what happened, in full.
        names: a name for each seat.
        viewer: the seat that reads; None for a spectator.
        paint: how cards are shown.
        openly: tell of hidden cards too.
        you: the seat that is spoken to, if it is not the one that reads.
    """
    for event in together(event if openly else known(event, viewer) for event in events):
        if event.verb not in UNTOLD:
            yield sentence(event, names, viewer if you is None else you, paint)
