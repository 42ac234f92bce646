"""Editions and their rules in print: decks, card texts, rulings with their points and sources."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lastcard.editions import BOXES, Card, Edition, Ruling, edition
from lastcard.editions.printed import printed, printed_item
from lastcard.editions.rulebook import Point, point, points
from lastcard.editions.rulings import spell
from lastcard.text import (
    card_name,
    card_text,
    color_name,
    edition_title,
    item_name,
    listing,
    ruling_title,
    ruling_value,
    say,
    source_title,
)
from lastcard.text.cards import effects_text

from .console import Console
from .paint import padded, width

SYMBOLS = {"S": "skip", "R": "reverse", "+1": "draw-one", "+2": "draw-two"}
"""The symbols of action cards, as the catalog names them."""


def found(name: str) -> Point:
    """The point of this number, however its letters are written.

    Raises:
        UnknownPoint: there is none; the sentence names the nearest one.
    """
    spelled = {each.id.casefold(): each.id for each in points()}
    return point(spelled.get(name.casefold(), name))


def point_facts(each: Point) -> dict[str, Any]:
    """A rule point as data."""
    return {
        "point": each.id,
        "edition": each.edition,
        "text": say(each.message),
        "settled": each.settled,
        "uncertain": each.uncertain,
        "doubt": say(each.doubt) if each.doubt else None,
        "sources": [source_title(source) for source in each.sources],
        "ruling": each.ruling,
    }


def show_point(console: Console, each: Point) -> None:
    """One rule point: what it says, how far it is settled, and by which sources."""
    facts = point_facts(each)
    console.say(say("terminal-point", point=each.id, text=facts["text"]), "  ", "    ")
    console.say(say(f"settled-{each.settled}"), "  ", "    ")
    if facts["doubt"]:
        console.say(say("terminal-point-uncertain", text=facts["doubt"]), "  ", "    ")
    if facts["sources"]:
        console.say(say("terminal-ruling-sources", sources=listing(facts["sources"])), "  ", "    ")
    if each.ruling:
        console.say(say("terminal-point-ruling", name=each.ruling, title=ruling_title(each.ruling)), "  ", "    ")


def source_keys(ruling: Ruling) -> list[str]:
    """Where a ruling comes from, by the keys of the sources, each once."""
    return list(dict.fromkeys(source for name in ruling.points for source in point(name).sources))


def ruling_facts(box: Edition, ruling: Ruling) -> dict[str, Any]:
    """A ruling as data."""
    value = box.rulings[ruling.name]
    return {
        "name": ruling.name,
        "title": ruling_title(ruling.name),
        "value": value,
        "default": ruling.default,
        "values": list(ruling.values) or [ruling.lowest, ruling.highest],
        "text": ruling_value(ruling.name, value),
        "points": list(ruling.points),
        "sources": [source_title(key) for key in source_keys(ruling)],
        "house": ruling.house,
        "uncertain": ruling.uncertain,
    }


def card_facts(box: Edition) -> list[dict[str, Any]]:
    """The kinds of an edition as data, with their texts."""
    return [
        {
            "card": card.code,
            "name": card_name(card.code),
            "copies": card.copies,
            "points": card.points,
            "text": text_of(box, card),
        }
        for card in box.cards
    ]


def edition_facts(name: str) -> dict[str, Any]:
    """An edition in short, as data."""
    box = edition(name)
    return {
        "name": name,
        "title": edition_title(box.name, box.title),
        "seats": list(box.seats),
        "cards": box.size,
        "hand": box.hand,
        "target": box.target,
        "presets": list(BOXES[name].PRESETS),
    }


def rules_facts(box: Edition) -> dict[str, Any]:
    """Everything about an edition's rules, as data."""
    return {
        **edition_facts(box.name),
        "preset": box.preset,
        "kinds": card_facts(box),
        "rulings": [ruling_facts(box, ruling) for ruling in box.known_rulings],
        "uncertain": [point_facts(each) for each in doubtful(box)],
    }


def show_editions(console: Console) -> None:
    """Each edition in short."""
    for name in BOXES:
        facts = edition_facts(name)
        low, high = facts["seats"]
        line = say("terminal-edition-line", name=name, title=facts["title"], low=low, high=high, amount=facts["cards"])
        console.say(line)
        console.say(say(f"edition-{name}-about"), "    ")
        if len(facts["presets"]) > 1:
            for preset in facts["presets"]:
                line = say("terminal-edition-preset", name=preset, text=say(f"preset-{preset}-about"))
                console.say(line, "    ", "      ")


def ruling_line(box: Edition, ruling: Ruling) -> str:
    """A ruling in force, in one line."""
    value = box.rulings[ruling.name]
    title, text = ruling_title(ruling.name), ruling_value(ruling.name, value)
    return say("terminal-ruling-line", title=title, name=ruling.name, value=spell(value), text=text)


def show_rulings(console: Console, box: Edition) -> None:
    """The rulings in force with their points and sources, the house rules apart."""
    for house, header in ((False, "terminal-rulings-header"), (True, "terminal-house-rules-header")):
        console.say()
        console.say(say(header))
        for ruling in box.known_rulings:
            if ruling.house is not house:
                continue
            mark = f" [{say('terminal-uncertain-mark')}]" if ruling.uncertain else ""
            console.say(ruling_line(box, ruling) + mark, "  ", "    ")
            console.say(say("terminal-ruling-points", points=listing(ruling.points)), "      ")
            if keys := source_keys(ruling):
                console.say(say("terminal-ruling-sources", sources=listing(keys)), "      ", "        ")


def own_rulings(box: Edition) -> Iterator[str]:
    """The rulings that are not what the box has by default, a line each."""
    for ruling in box.known_rulings:
        if box.rulings[ruling.name] != ruling.default and ruling.name != "target":
            yield ruling_line(box, ruling)


def doubtful(box: Edition) -> Iterator[Point]:
    """What is uncertain in an edition; of what it shares with another, only what a ruling of its own decides."""
    for each in points(box.name):
        if each.uncertain and (each.edition == box.name or each.ruling in box.rulings):
            yield each


def show_rules(console: Console, box: Edition) -> None:
    """An edition's deck, card texts, rulings in force, and what is uncertain."""
    console.heading(edition_title(box.name, box.title))
    console.say(say("terminal-deck-header", amount=box.size))
    rows = [say("terminal-deck-line", amount=card.copies, card=console.paint.card(card.code)) for card in box.cards]
    down = -(-len(rows) // 3)
    rooms = [max(map(width, rows[first : first + down])) + 2 for first in range(0, len(rows), down)]
    for row in range(down):
        cells = zip(rows[row::down], rooms, strict=False)
        console.lines(["  " + "".join(padded(cell, room) for cell, room in cells)])
    console.say()
    console.say(say("terminal-cards-header"))
    for text in card_texts(box):
        console.say(text, "  ", "    ")
    show_rulings(console, box)
    doubts = list(doubtful(box))
    if doubts:
        console.say()
        console.say(say("terminal-uncertain-header"))
    for each in doubts:
        console.say(say("terminal-why-point", point=each.id, text=say(each.message)), "  ", "    ")
        if each.doubt:
            console.say(say(each.doubt), "      ")
    show_sources(console, box)


def card_texts(box: Edition) -> Iterator[str]:
    """What the cards do: action cards once for all colors, then the items of the colors, then the wilds."""
    for card in box.cards:
        if card.color == "red" and card.does:
            yield card_text(say(f"symbol-{SYMBOLS[card.symbol]}"), printed(box, card), points=card.points)
    for card in box.cards:
        item = printed_item(box, card)
        if item and not card.wild and card.symbol == "0":
            text = say("card-item", item=item_name(item[0]), text=effects_text(item[1]))
            yield say("terminal-color-item", color=color_name(card.color), text=text)
    for card in box.cards:
        if card.wild:
            yield text_of(box, card)


def text_of(box: Edition, card: Card) -> str:
    """The whole text of a card."""
    name, item = card_name(card.code), printed_item(box, card)
    return card_text(name, printed(box, card), item=item, wild=card.wild, points=card.points)


def show_sources(console: Console, box: Edition) -> None:
    """The titles of the sources that the rulings rest on."""
    console.say()
    console.say(say("terminal-sources-header"))
    keys = [key for ruling in box.known_rulings for key in source_keys(ruling)]
    for key in sorted(set(keys)):
        console.say(say("terminal-point", point=key, text=source_title(key)), "  ", "    ")
