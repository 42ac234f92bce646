"""Events as sentences, from where a seat sits: "You draw 2 cards", "Ana draws 2 cards"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from lastcard.text.cards import COLORS, ITEMS, card_name, color_name, item_name, slug
from lastcard.text.catalog import fill


class EventLike(Protocol):
    """One thing that happened, as plain data."""

    @property
    def verb(self) -> str:
        """What happened, in one word such as "played"."""

    @property
    def seat(self) -> int:
        """Who did it or whom it befell; -1 for nobody."""

    @property
    def card(self) -> str | None:
        """Its short form; none as well when it is hidden."""

    @property
    def amount(self) -> int:
        """A number of cards or points, or the number of a color or an item."""

    @property
    def other(self) -> int:
        """A second seat, -1 for none."""


def event_args(
    event: EventLike, names: Sequence[str], viewer: int | None = None, language: str | None = None
) -> dict[str, str | int]:
    """The arguments with which every event is said; ``en/events.ftl`` explains them.

    The web client builds the same ones. `viewer` is the seat that reads, none for a spectator.
    """
    if event.seat < 0:
        you = "nobody"
    elif event.seat == viewer:
        you = "actor"
    else:
        you = "other" if event.other >= 0 and event.other == viewer else "none"
    pair = "none" if event.other < 0 else "same" if event.other == event.seat else "two"
    args: dict[str, str | int] = {
        "you": you,
        "pair": pair,
        "name": names[event.seat] if event.seat >= 0 else "",
        "other": names[event.other] if event.other >= 0 else "",
        "known": "no" if event.card is None else "yes",
        "card": "" if event.card is None else card_name(event.card, language),
        "amount": event.amount,
    }
    if event.verb == "named_color":
        args["color"] = color_name(COLORS[event.amount], language)
    elif event.verb == "item":
        args["item"] = item_name(ITEMS[event.amount], language)
    return args


def event_text(
    event: EventLike,
    names: Sequence[str],
    viewer: int | None = None,
    language: str | None = None,
    *,
    isolate: bool = False,
) -> str:
    """What happened, in one sentence for the seat that reads it."""
    args = event_args(event, names, viewer, language)
    return fill(f"event-{slug(event.verb)}", language, args, isolate=isolate)
