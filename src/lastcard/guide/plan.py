"""What stands where in a guide: the rows of ``plan.toml``."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from lastcard.editions import BOXES
from lastcard.editions.rulebook import HOUSE, points
from lastcard.errors import UnknownEdition

Rows = Mapping[str, tuple[str, ...]]
"""Rule points by the name of what rests on them."""
ONLY: Final = "rules"
"""The one section of an edition that nobody has planned a guide for."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The order of a guide, without its words."""

    sections: Rows
    """The rule points of each section; house rules are in none."""
    cards: Rows
    """The points behind a card, by its symbol, with a W before it for a wild."""
    items: Rows
    """The points behind an item."""
    questions: Rows
    """The points that answer a question."""


@cache
def plan(name: str) -> Plan:
    """The plan of an edition's guide; a box without one has all its points in a single section.

    >>> plan("mario-kart").questions["last-item-box"]
    ('MK-90',)

    Raises:
        UnknownEdition: no such edition.
    """
    if name not in BOXES:
        raise UnknownEdition("error-unknown-edition", name, list(BOXES))
    book = tomllib.loads((Path(__file__).parent / "plan.toml").read_text("utf-8"))
    if name not in book:
        return Plan({ONLY: tuple(each.id for each in points(name) if each.edition != HOUSE)}, {}, {}, {})
    own = book[name]
    return Plan(
        sections=_rows(own["sections"] | book["every"]["sections"]),
        cards=_rows(own["cards"]),
        items=_rows(own.get("items", {})),
        questions=_rows(own["questions"]),
    )


def _rows(table: dict[str, list[str]]) -> Rows:
    return {name: tuple(cited) for name, cited in table.items()}
