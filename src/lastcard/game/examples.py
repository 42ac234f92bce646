"""Worked examples of the rule points: little stories, replayed from the conformance cases.

`python -m tools.examples` writes them to ``examples.json``; a test fails while that is stale. They are kept as
data and not replayed anew, so that a page can show them without the rules.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from lastcard.editions import Edition
from lastcard.editions.rulings import Value
from lastcard.rules.table import Table
from lastcard.rules.words import Seat

from .events import Event
from .notation import QUESTIONS, card_text, color_name
from .refusals import Why
from .view import kinds_of, seats_in

FILE: Final = Path(__file__).parent / "examples.json"


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table with every hand open."""

    hands: tuple[tuple[str, ...], ...]
    draw_pile: tuple[str, ...]
    """The cards left to draw, the next one first."""
    discard: tuple[str, ...]
    """The discard pile, bottom first; empty before the first card is turned up."""
    color: str
    direction: int
    turn: Seat
    asks: str
    asked: Seat
    owed: int
    called: tuple[Seat, ...]
    catchable: tuple[Seat, ...]
    winner: Seat
    points: tuple[int, ...]
    """What each seat scores, once the round is over."""

    @property
    def top(self) -> str | None:
        """The top card, if one lies there yet."""
        return self.discard[-1] if self.discard else None


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that is done at the table, or tried."""

    seat: Seat
    """Who does it; -1 for turning up the first card."""
    move: str | None
    """The move in notation; None for turning up the first card."""
    events: tuple[Event, ...]
    """What came of it, in full."""
    refused: Why | None
    """Why it was refused, if it was only tried."""
    table: OpenTable
    """The table after it."""


@dataclass(frozen=True, slots=True)
class Example:
    """A little story that shows a rule point at work."""

    case: str
    """The name of the conformance case it is."""
    edition: str
    rulings: Mapping[str, Value]
    """The rulings that differ from those of the edition."""
    points: tuple[str, ...]
    """The rule points it shows."""
    dealer: Seat
    before: OpenTable
    """The table as the story begins."""
    steps: tuple[Step, ...]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.before.hands)


def open_table(edition: Edition, table: Table) -> OpenTable:
    """The table as somebody sees it who looks into every hand."""

    def texts(kinds: list[int]) -> tuple[str, ...]:
        return tuple(card_text(edition, kind) for kind in kinds)

    pile = table.draw_pile[: table.draw_size]
    return OpenTable(
        hands=tuple(texts(kinds_of(table, seat)) for seat in range(table.seats)),
        draw_pile=texts(list(reversed(pile))),
        discard=texts(list(table.discard[: table.discard_size])),
        color=color_name(table.color),
        direction=table.direction,
        turn=table.turn,
        asks=QUESTIONS[table.asks],
        asked=table.asked,
        owed=table.owed,
        called=seats_in(table.called),
        catchable=seats_in(table.catchable),
        winner=table.winner,
        points=tuple(table.points[: table.seats]),
    )


_CARDS: Final = ("draw_pile", "discard")
"""Fields that are written as one string of cards."""


def pack_table(table: OpenTable, before: OpenTable | None = None) -> dict[str, Any]:
    """A table as it is written: only what has changed since the one before."""
    told: dict[str, Any] = {}
    for name, value in ((each.name, getattr(table, each.name)) for each in fields(table)):
        if before is not None and getattr(before, name) == value:
            continue
        if name == "hands":
            told[name] = [" ".join(hand) for hand in value]
        elif name in _CARDS:
            told[name] = " ".join(value)
        else:
            told[name] = list(value) if isinstance(value, tuple) else value
    return told


def _table(told: Mapping[str, Any], before: OpenTable | None = None) -> OpenTable:
    read: dict[str, Any] = {}
    for name, value in told.items():
        if name == "hands":
            read[name] = tuple(tuple(hand.split()) for hand in value)
        elif name in _CARDS:
            read[name] = tuple(value.split())
        else:
            read[name] = tuple(value) if isinstance(value, list) else value
    return OpenTable(**read) if before is None else replace(before, **read)


def pack(example: Example) -> dict[str, Any]:
    """An example as it is written."""
    steps: list[dict[str, Any]] = []
    before = example.before
    for step in example.steps:
        told: dict[str, Any] = {"seat": step.seat, "move": step.move}
        if step.refused:
            told["refused"] = {name: value for name, value in asdict(step.refused).items() if value != _UNSAID[name]}
        else:
            told["events"] = [[each.verb, each.seat, each.card, each.amount, each.other] for each in step.events]
            told["table"] = pack_table(step.table, before)
        before = step.table
        steps.append(told)
    return {
        "case": example.case,
        "edition": example.edition,
        "rulings": dict(example.rulings),
        "points": list(example.points),
        "dealer": example.dealer,
        "before": pack_table(example.before),
        "steps": steps,
    }


_UNSAID: Final = asdict(Why("", ""))


def unpack(told: Mapping[str, Any]) -> Example:
    """An example as it was written."""
    table = before = _table(told["before"])
    steps: list[Step] = []
    for each in told["steps"]:
        table = _table(each.get("table", {}), table)
        refused = Why(**each["refused"]) if "refused" in each else None
        events = tuple(Event(*event) for event in each.get("events", ()))
        steps.append(Step(each["seat"], each["move"], events, refused, table))
    return Example(
        told["case"],
        told["edition"],
        told["rulings"],
        tuple(told["points"]),
        told["dealer"],
        before,
        tuple(steps),
    )


@cache
def _book() -> dict[str, Any]:
    book: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return book


def counts() -> dict[str, int]:
    """How many examples each rule point has; a point that has none is not in it."""
    return {point: len(numbers) for point, numbers in _book()["points"].items()}


def examples(point: str) -> tuple[Example, ...]:
    """The examples of a rule point, the simplest first.

    >>> [each.edition for each in examples("MK-63")][0]
    'mario-kart'
    """
    book = _book()
    return tuple(unpack(book["examples"][number]) for number in book["points"].get(point, ()))
