"""Writes the pages of docs/rules from the rule book, the editions and the catalog.

Run it after an edit of any of them: `python -m tools.rules_pages`. A test fails while they are stale.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

from lastcard.editions import EDITIONS, edition, presets
from lastcard.editions.printed import printed, printed_item
from lastcard.editions.rulebook import Point, points
from lastcard.editions.rulings import Ruling, Value, spell
from lastcard.text import card_name, card_text, item_name, ruling_title, ruling_value, say, source_title

PAGES: Final = Path(__file__).parent.parent / "docs" / "rules"

# The first point under each heading.
HEADINGS: Final = {
    "MK-01": "The box",
    "MK-10": "Setting up",
    "MK-30": "A turn",
    "MK-40": "Action cards",
    "MK-44": "The Wild Draw Four and its challenge",
    "MK-52": "No stacking",
    "MK-60": "The Wild Item Box",
    "MK-72": "Running out of cards",
    "MK-80": "Calling UNO",
    "MK-86": "The end of a round",
    "MK-92": "The end of a match",
    "PP-01": "The box",
    "PP-07": "Setting up",
    "PP-16": "A turn",
    "PP-19": "Action cards",
    "PP-21": "Wild and Wild Dip into the Deck",
    "PP-23": "The Wild Draw Two and its challenge",
    "PP-28": "Calling UNO, and the end",
    "4.4": "The classic sheet",
    "4.3": "What the words mean",
    "4.5": "Corner cases",
    "4.6": "Without a clock, and when nobody answers",
    "H1": "The house rules",
}
WARNING: Final = "<!-- Written by tools/rules_pages.py: edit the catalog or the rule book, not this page. -->"


def pages() -> dict[str, str]:
    """Every page by its file name."""
    texts = {f"{name}.md": _edition_page(name) for name in EDITIONS}
    texts["every-edition.md"] = _page("Rules of every edition", _by_heading(_of("every")))
    texts["house-rules.md"] = _page("House rules", _house_rules())
    texts["README.md"] = _page("The rules", _front())
    return texts


def _page(title: str, lines: Iterable[str]) -> str:
    return "\n".join([f"# {title}", "", WARNING, "", *lines]).rstrip() + "\n"


def _front() -> Iterator[str]:
    yield "What lastcard plays by, point by point, in our own words. Refused moves, tests and conformance cases cite"
    yield "the points by their numbers. No official rule sheet of UNO Mario Kart or UNO Pocket Pizza Pizza could be"
    yield "had, so some points rest on the accounts of others; every point says on which."
    yield ""
    for name in EDITIONS:
        yield f"- [{say(f'edition-{name}')}]({name}.md): {say(f'edition-{name}-about')}"
    yield "- [Rules of every edition](every-edition.md)"
    yield "- [House rules](house-rules.md), off unless a table turns them on"
    yield ""
    yield "Each point is marked with how far its sources settle it:"
    yield ""
    for settled in ("agreed", "inferred", "split", "silent"):
        yield f"- {say(f'settled-{settled}')}"
    yield ""
    yield "Points marked **uncertain** may be wrong; if you own the box and its sheet, tell us."
    yield ""
    yield "## Sources"
    yield ""
    yield "| Key | Source |"
    yield "|---|---|"
    for key in dict.fromkeys(key for each in points() for key in each.sources):
        yield f"| {key} | {source_title(key)} |"


def _edition_page(name: str) -> str:
    return _page(say(f"edition-{name}"), _edition(name))


def _edition(name: str) -> Iterator[str]:
    yield say(f"edition-{name}-about")
    yield ""
    yield from _uncertain(name)
    yield from _deck(name)
    yield from _by_heading(_of(name))
    shared = [each for each in points() if name in each.also]
    if shared:
        yield "## What it shares with the other editions"
        yield ""
        yield "Besides, the [rules of every edition](every-edition.md) hold. How far each of these points is settled,"
        yield "and by which sources, stands [where it comes from](mario-kart.md)."
        yield ""
        yield "| Point | Rule | Ruling |"
        yield "|---|---|---|"
        yield from (f"| {each.id} | {say(each.message)} | {_code(each.ruling)} |" for each in shared)
        yield ""
    yield from _rulings(name)


def _of(name: str) -> list[Point]:
    return [each for each in points() if each.edition == name]


def _uncertain(name: str) -> Iterator[str]:
    # A point of another edition that no ruling can change is in doubt there, not here.
    doubtful = [each for each in points(name) if each.doubt and (each.edition == name or each.ruling)]
    if not doubtful:
        return
    yield "## What is uncertain"
    yield ""
    for each in doubtful:
        assert each.doubt is not None
        yield f"- **{each.id}**: {say(each.message)} {say(each.doubt)}"
    yield ""


def _deck(name: str) -> Iterator[str]:
    """The deck, each row a kind of card; what holds for red holds for every color."""
    box = edition(name)
    yield f"## The deck: {say('count-of-cards', amount=box.size)}"
    yield ""
    yield "| Cards | Each | What it does |"
    yield "|---|---|---|"
    plain = [card for card in box.cards if card.color == "red" and not card.does]
    for copies, alike in groupby(plain, key=lambda card: card.copies):
        numbers = [card.symbol for card in alike]
        names = numbers[0] if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"
        yield f"| {names}, in every color | {copies} | It counts its number. |"
    for card in box.cards:
        if card.wild or (card.color == "red" and card.does):
            names = (
                card_name(card.code) if card.wild else f"{card_name(card.code).removeprefix('red ')}, in every color"
            )
            text = card_text("", printed(box, card), wild=card.wild, points=card.points).removeprefix(": ")
            yield f"| {names} | {card.copies} | {text} |"
    yield ""
    items = {card.item.name: card for card in box.cards if card.item}
    if items:
        yield "| Item | On | When an Item Box turns it over |"
        yield "|---|---|---|"
        for item, card in items.items():
            strikes = printed_item(box, card)
            assert strikes is not None
            text = card_text("", strikes[1]).removeprefix(": ")
            yield f"| {item_name(item)} | every {say(f'color-{card.color}')} card | {text} |"
        yield ""


def _by_heading(all_points: list[Point]) -> Iterator[str]:
    block: list[Point] = []
    for each in all_points:
        if each.id in HEADINGS:
            yield from _table(block)
            block = []
            yield f"## {HEADINGS[each.id]}"
            yield ""
        block.append(each)
    yield from _table(block)


def _table(rows: list[Point]) -> Iterator[str]:
    if not rows:
        return
    yield "| Point | Rule | Settled | Sources | Ruling |"
    yield "|---|---|---|---|---|"
    for each in rows:
        mark = " **Uncertain.**" if each.uncertain else ""
        settled = say(f"settled-{each.settled}").partition(":")[0].lower()
        cells = (each.id, say(each.message) + mark, settled, ", ".join(each.sources), _code(each.ruling))
        yield f"| {' | '.join(cells)} |"
    yield ""


def _code(word: str | None) -> str:
    return f"`{word}`" if word else ""


def _rulings(name: str) -> Iterator[str]:
    box = edition(name)
    yield "## The rulings a table can choose"
    yield ""
    yield from _ruling_lines(ruling for ruling in box.known_rulings if not ruling.house)
    yield "The [house rules](house-rules.md) can be turned on as well."
    yield ""
    yield "| Preset | What it is | Rulings that differ |"
    yield "|---|---|---|"
    for preset, values in presets(name).items():
        differ = ", ".join(f"`{ruling} = {spell(value)}`" for ruling, value in values.items())
        yield f"| {say(f'preset-{preset}')} | {say(f'preset-{preset}-about')} | {differ} |"
    yield ""


def _house_rules() -> Iterator[str]:
    yield "Off unless a table turns them on; none of them is part of an edition."
    yield ""
    yield from _by_heading(_of("house"))
    yield "## Their settings"
    yield ""
    yield from _ruling_lines(ruling for ruling in edition(EDITIONS[0]).known_rulings if ruling.house)


def _ruling_lines(rulings: Iterable[Ruling]) -> Iterator[str]:
    for ruling in rulings:
        mark = " **Uncertain.**" if ruling.uncertain else ""
        yield f"### {ruling_title(ruling.name)}"
        yield ""
        yield f"`{ruling.name}`, {', '.join(ruling.points)}.{mark}"
        yield ""
        if ruling.values:
            yield from (_value_line(ruling, value) for value in ruling.values)
        else:
            text = ruling_value(ruling.name, int(ruling.default))
            yield f"- a number from {ruling.lowest} to {ruling.highest}; `{ruling.default}` unless changed: {text}"
        yield ""


def _value_line(ruling: Ruling, value: Value) -> str:
    default = " (unless changed)" if value is ruling.default else ""
    return f"- `{spell(value)}`{default}: {ruling_value(ruling.name, value)}"


def main() -> None:
    """Write every page."""
    for name, text in pages().items():
        (PAGES / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
