"""How often the search puts the right rule point first: `python -m benchmarks.search`.

Part a of the questions (tests/search/questions.<language>.toml) is what the words of the index were tuned on; part b
was kept from that and is the figure. `--misses` names the questions of part a that fail, and of part a alone.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from lastcard.search import ask
from lastcard.text import languages

HOME = Path(__file__).parent.parent / "tests" / "search"

Part = Literal["a", "b"]
PARTS: tuple[Part, ...] = ("a", "b")


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, and the points any of which must come first."""

    text: str
    points: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shares:
    """How many of the questions of one part were answered by the first point, and by one of the first three."""

    language: str
    part: Part
    questions: int
    first: float
    in_three: float


def asked(language: str, part: Part) -> Iterator[Asked]:
    """The questions of one part."""
    book = tomllib.loads((HOME / f"questions.{language}.toml").read_text("utf-8"))
    for text, points in book[part]:
        yield Asked(text, (points,) if isinstance(points, str) else tuple(points))


def place(question: Asked, language: str) -> int:
    """At which place the right point comes, from 1 on; 0 if it is not among the first three."""
    found = [each.point.id for each in ask(question.text, language=language)]
    return next((number for number, point in enumerate(found, 1) if point in question.points), 0)


def shares(language: str, part: Part) -> Shares:
    """What share of the questions is answered."""
    places = [place(each, language) for each in asked(language, part)]
    count = len(places)
    return Shares(language, part, count, sum(each == 1 for each in places) / count, sum(map(bool, places)) / count)


def main() -> None:
    """Print the shares of every language."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--misses", action="store_true")
    wishes = parser.parse_args()
    print(f"{'language':<10}{'part':<6}{'questions':>9}{'first':>9}{'in three':>10}")
    for language in languages():
        for part in PARTS:
            row = shares(language, part)
            print(f"{language:<10}{part:<6}{row.questions:>9}{row.first:>9.0%}{row.in_three:>10.0%}")
        if wishes.misses:
            for each in asked(language, "a"):
                if place(each, language) != 1:
                    found = ", ".join(f"{one.point.id} {one.score:.2f}" for one in ask(each.text, language=language))
                    print(f"    {each.text}: {' or '.join(each.points)}, not {found or 'nothing'}")


if __name__ == "__main__":
    main()
