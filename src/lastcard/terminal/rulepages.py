"""Editions and their rules in print: decks, card texts, rulings with their points and sources."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lastcard.editions import BOXES, Edition, Ruling, edition
from lastcard.editions.printed import printed, printed_item
from lastcard.editions.rulebook import Point, point, points
from lastcard.editions.rulings import spell
from lastcard.text import card_name, card_text, ruling_title, ruling_value, say, source_title

from .console import Console
from .paint import padded, width


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
        console.say(say("terminal-ruling-sources", sources="; ".join(facts["sources"])), "  ", "    ")
    if each.ruling:
        console.say(say("terminal-point-ruling", name=each.ruling, title=ruling_title(each.ruling)), "  ", "    ")


def sources_of(ruling: Ruling) -> list[str]:
    """Where a ruling comes from, by title, each once."""
    keys = [source for name in ruling.points for source in point(name).sources]
    return [source_title(key) for key in dict.fromkeys(keys)]


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
        "sources": sources_of(ruling),
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
            "text": card_text(
                card_name(card.code),
                printed(box, card),
                item=printed_item(box, card),
                wild=card.wild,
                points=card.points,
            ),
        }
        for card in box.cards
    ]


def edition_facts(name: str) -> dict[str, Any]:
    """An edition in short, as data."""
    box = edition(name)
    return {
        "name": name,
        "title": box.title,
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
            console.say(say("terminal-ruling-points", points=", ".join(ruling.points)), "      ")
            if sources := sources_of(ruling):
                console.say(say("terminal-ruling-sources", sources="; ".join(sources)), "      ", "        ")


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
    console.heading(box.title)
    console.say(say("terminal-deck-header", amount=box.size))
    rows = [say("terminal-deck-line", amount=card.copies, card=console.paint.card(card.code)) for card in box.cards]
    room = max(map(width, rows)) + 2
    down = -(-len(rows) // 3)
    console.lines("  " + "".join(padded(cell, room) for cell in rows[row::down]) for row in range(down))
    console.say()
    console.say(say("terminal-cards-header"))
    for facts in card_facts(box):
        if card_says_more(box, facts["card"]):
            console.say(facts["text"], "  ", "    ")
    show_rulings(console, box)
    console.say()
    console.say(say("terminal-uncertain-header"))
    for each in doubtful(box):
        console.say(say("terminal-why-point", point=each.id, text=say(each.message)), "  ", "    ")
        if each.doubt:
            console.say(say(each.doubt), "      ")


def card_says_more(box: Edition, code: str) -> bool:
    """Whether a card does something, or its corner does; all the cards of a color carry the same item."""
    card = box.cards[box.kinds[code]]
    return bool(card.does) or (card.item is not None and card.symbol == "0")
