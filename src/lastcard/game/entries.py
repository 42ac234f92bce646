"""The entries of a record: what each line after the header says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from lastcard.errors import BadRecord

Given: TypeAlias = tuple[str | None, ...]


class Entry(NamedTuple):
    """One line: a deal, a move, the score of a round, or a round's seed. A line tells its parts in this order."""

    kind: str
    """``round``, ``move``, ``score`` or ``reveal``."""
    round: int
    seat: int | None = None
    """Who moved; for a deal, the dealer."""
    move: str | None = None
    time: float | None = None
    verdict: Mapping[str, object] | None = None
    """How an UNO race was decided."""
    points: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    commitment: str | None = None
    """Of a shared deal: what the host committed itself to before anybody spoke."""
    next: str | None = None
    """Of a shared deal: the commitment for the next round."""
    seals: Given | None = None
    """Of a shared deal: what each seat gave first."""
    shares: Given | None = None
    """Of a shared deal: what each seat gave then; None where a seat was absent."""
    cards: tuple[str, ...] | None = None
    """In a match of shared deals: where cards went; see traffic.py."""
    winners: tuple[int, ...] | None = None
    """In a match of shared deals: who has won it, nobody while it goes on."""
    seed: str | None = None
    """Of a reveal: the round's seed."""
    key: str | None = None
    """Of a reveal: the key that follows from it."""

    def as_json(self) -> dict[str, Any]:
        """The line, what is not set left out."""
        return {name: value for name, value in zip(self._fields, self, strict=True) if value is not None}


KINDS = ("round", "move", "score", "reveal")
FORMS: dict[str, type | tuple[type, ...]] = {
    "kind": str,
    "round": int,
    "seat": int,
    "move": str,
    "time": (int, float),
    "verdict": dict,
    "points": list,
    "scores": list,
    "commitment": str,
    "next": str,
    "seals": list,
    "shares": list,
    "cards": list,
    "winners": list,
    "seed": str,
    "key": str,
}
"""What each part of an entry is, where it is there."""
TEXTS = frozenset({"seals", "shares", "cards"})
"""Parts that are lists of texts."""


def parse_entry(line: dict[str, Any], path: str, number: int) -> Entry:
    """An entry from its line."""
    well_formed = all(isinstance(value, FORMS.get(name, ())) for name, value in line.items())
    if not well_formed or line.get("kind") not in KINDS or "round" not in line:
        raise BadRecord("error-record-order", file=path, line=number)
    for name, value in line.items():
        if isinstance(value, list):
            if name in TEXTS and not all(each is None or isinstance(each, str) for each in value):
                raise BadRecord("error-record-order", file=path, line=number)
            line[name] = tuple(value)
    return Entry(**line)
