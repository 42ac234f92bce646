"""The rules of an edition as text: deck, cards, rulings in force, what is uncertain, single points."""

from __future__ import annotations

from collections.abc import Iterator

from lastcard.editions import Edition, Ruling, rulebook
from lastcard.editions.rulings import spell
from lastcard.text import ruling_title, ruling_value, say, source_title


def point_lines(name: str) -> Iterator[str]:
    """One rule point: what it says, how far it is settled, and by which sources.

    Raises:
        UnknownPoint: there is none; the sentence names the nearest one.
    """
    point = found(name)
    yield say("terminal-point", point=point.id, text=say(point.message))
    yield say(f"settled-{point.settled}")
    if point.doubt:
        yield say("terminal-point-uncertain", text=say(point.doubt))
    if point.sources:
        yield say("terminal-ruling-sources", sources="; ".join(source_title(each) for each in point.sources))
    if point.ruling:
        yield say("terminal-point-ruling", name=point.ruling, title=ruling_title(point.ruling))


def found(name: str) -> rulebook.Point:
    """The point of this number, however its letters are written."""
    spelled = {point.id.casefold(): point.id for point in rulebook.points()}
    return rulebook.point(spelled.get(name.casefold(), name))


def ruling_line(edition: Edition, ruling: Ruling) -> str:
    """One ruling in force."""
    value = edition.rulings[ruling.name]
    return say(
        "terminal-ruling-line",
        title=ruling_title(ruling.name),
        name=ruling.name,
        value=spell(value),
        text=ruling_value(ruling.name, value),
    )


def ruling_lines(edition: Edition) -> Iterator[str]:
    """The rulings in force, and the house rules that are on."""
    for ruling in edition.known_rulings:
        if not ruling.house:
            yield ruling_line(edition, ruling)
    played = [r for r in edition.known_rulings if r.house and edition.rulings[r.name] != r.default]
    if played:
        yield say("terminal-house-rules-header")
        for ruling in played:
            yield ruling_line(edition, ruling)
