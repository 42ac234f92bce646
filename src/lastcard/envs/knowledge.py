"""What a seat has been told since the deal: the whole of it as text, the latest of it as numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from lastcard.game.events import VERBS, Event, redact
from lastcard.game.notation import QUESTIONS, card_text
from lastcard.game.resample import resample
from lastcard.game.view import kinds_of
from lastcard.rules.words import Seat

from .chance_round import ChanceRound, Entry

WORDS: tuple[str, ...] = ("buried", "item", *dict.fromkeys(VERBS.values()))
"""The verbs of events, by number."""


def told(position: ChanceRound, seat: Seat) -> list[Event]:
    """All events, as the seat may know them."""
    return [redact(event, seat) for entry in position.log for event in entry.events]


def event_text(event: Event) -> str:
    """An event in a few characters."""
    parts = [event.verb]
    parts += [f"@{event.seat}"] if event.seat >= 0 else []
    parts += [f">{event.other}"] if event.other >= 0 else []
    parts += [f":{event.card}"] if event.card else []
    parts += [f"*{event.amount}"] if event.amount else []
    return "".join(parts)


def memory(position: ChanceRound, seat: Seat) -> str:
    """Everything the seat has seen, in order: two positions that it cannot tell apart give the same text."""
    edition = position.edition
    lines = [f"seat {seat}"]
    if not position.log:
        lines.append(f"dealt {hand_text(position, seat)}")
    for entry in position.log:
        lines += [
            f"hand {' '.join(card_text(edition, kind) for kind in hand)}" for who, hand in entry.hands if who == seat
        ]
        if entry.events:
            lines.append(" ".join(event_text(redact(event, seat)) for event in entry.events))
    table = position.table
    lines.append(f"{QUESTIONS[table.asks]} {table.asked}")
    return "\n".join(lines)


def hand_text(position: ChanceRound, seat: Seat) -> str:
    """A hand in notation."""
    return " ".join(card_text(position.edition, kind) for kind in kinds_of(position.table, seat))


def imagine(position: ChanceRound, seat: Seat, below: Callable[[int], int]) -> ChanceRound:
    """A position that the seat cannot tell from this one, everything that it cannot know dealt at random.

    The others remember what the seat knows that they know, and the hands that they now hold.
    """
    table = resample(position.view(seat), below)
    log = [
        Entry(tuple(redact(event, seat) for event in entry.events), tuple(own for own in entry.hands if own[0] == seat))
        for entry in position.log
    ]
    others = tuple((who, tuple(kinds_of(table, who))) for who in range(table.seats) if who != seat)
    return replace(position, table=table, log=(*log, Entry((), others)))
