"""The rule points: where each comes from, how far it is settled, and the message that words it.

A refusal that cites ``MK-45`` leads here. The sentences are in the catalog, under `Point.message`,
since they are said in every language.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from lastcard.errors import UnknownPoint

Settled: TypeAlias = Literal["agreed", "inferred", "split", "silent"]
"""How far the sources settle a point; the head of ``rulebook.toml`` says what each word means."""

SHARED: Final = "every"
HOUSE: Final = "house"


@dataclass(frozen=True, slots=True)
class Point:
    """One point of the rules, by the number that code, tests and refusals cite."""

    id: str
    edition: str
    """The edition whose point it is; ``every`` for all of them, ``house`` for a house rule."""
    also: tuple[str, ...]
    """Other editions that follow the same point."""
    sources: tuple[str, ...]
    """Keys of the sources that speak of it; the catalog has their titles."""
    settled: Settled
    uncertain: bool
    """Whether we may be wrong; `doubt` is the message that says why."""
    ruling: str | None
    """The option of an edition that can decide it differently."""

    @property
    def message(self) -> str:
        """The catalog's message that says what the point is.

        >>> point("MK-67a").message
        'point-mk-67a'
        """
        return "point-" + self._tail

    @property
    def doubt(self) -> str | None:
        """The catalog's message that says why the point is uncertain, if it is."""
        return "doubt-" + self._tail if self.uncertain else None

    @property
    def _tail(self) -> str:
        return self.id.lower().replace(".", "-")


@cache
def _all() -> dict[str, Point]:
    """Every point, in the order of the rules."""
    found: dict[str, Point] = {}
    book = tomllib.loads((Path(__file__).parent / "rulebook.toml").read_text("utf-8"))
    for edition, rows in book.items():
        for name, row in rows.items():
            found[name] = Point(
                id=name,
                edition=edition,
                also=tuple(row.get("also", ())),
                sources=tuple(row.get("sources", ())),
                settled=row["settled"],
                uncertain=row.get("uncertain", False),
                ruling=row.get("ruling"),
            )
    return found


def point(name: str) -> Point:
    """The rule point of this number.

    Raises:
        UnknownPoint: there is none; the sentence names the nearest one.

    >>> point("MK-19").uncertain
    True
    """
    points = _all()
    if name not in points:
        raise UnknownPoint("error-unknown-point", name, list(points))
    return points[name]


def points(edition: str | None = None) -> tuple[Point, ...]:
    """The points that hold in an edition: its own, those it shares, and the house rules; or all points."""
    return tuple(
        each
        for each in _all().values()
        if edition is None or edition in (each.edition, *each.also) or each.edition in (SHARED, HOUSE)
    )
