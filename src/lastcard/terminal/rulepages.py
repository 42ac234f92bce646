"""Editions and their rules in print: decks, card texts, rulings with their points and sources."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lastcard.editions import BOXES, Edition, Ruling, edition
from lastcard.editions.printed import printed, printed_item
from lastcard.editions.rulebook import point, points
from lastcard.editions.rulings import spell
from lastcard.text import card_name, card_text, point_text, ruling_title, ruling_value, say, source_title

from .console import Console

HELP = (
    "number", "card", "draw", "keep", "pass", "color", "accept", "uno", "catch", "why", "score", "rules", "save",
    "quit", "help",
)  # fmt: skip


def help_lines() -> Iterator[str]:
    """What a person can type."""
    yield say("terminal-help-header")
    for name in HELP:
        yield f"  {say(f'terminal-help-{name}')}"


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
        "uncertain": [each.id for each in points(box.name) if each.uncertain],
    }


def show_editions(console: Console) -> None:
    """A line for each edition."""
    for name in BOXES:
        facts = edition_facts(name)
        low, high = facts["seats"]
        line = say("terminal-edition-line", name=name, title=facts["title"], low=low, high=high, amount=facts["cards"])
        console.say(line)


def show_rulings(console: Console, box: Edition) -> None:
    """The rulings in force, the house rules apart."""
    for house, header in ((False, "terminal-rulings-header"), (True, "terminal-house-rules-header")):
        console.say(say(header))
        for ruling in box.known_rulings:
            if ruling.house is not house:
                continue
            facts = ruling_facts(box, ruling)
            line = say(
                "terminal-ruling-line",
                title=facts["title"],
                name=ruling.name,
                value=spell(facts["value"]),
                text=facts["text"],
            )
            mark = f" [{say('terminal-uncertain-mark')}]" if ruling.uncertain else ""
            console.say(line + mark, "  ", "    ")
            console.say(say("terminal-ruling-points", points=", ".join(ruling.points)), "      ")
            if facts["sources"]:
                console.say(say("terminal-ruling-sources", sources="; ".join(facts["sources"])), "      ", "        ")


def show_rules(console: Console, box: Edition) -> None:
    """An edition's deck, card texts, rulings in force, and what is uncertain."""
    console.heading(box.title)
    console.say(say("terminal-deck-header", amount=box.size))
    for card in box.cards:
        console.say(say("terminal-deck-line", amount=card.copies, card=console.paint.card(card.code)), "  ")
    console.say(say("terminal-cards-header"))
    told: set[str] = set()
    for facts in card_facts(box):
        text = facts["text"]
        if text not in told:
            told.add(text)
            console.say(text, "  ", "    ")
    show_rulings(console, box)
    console.say(say("terminal-uncertain-header"))
    for each in points(box.name):
        if each.uncertain:
            console.say(say("terminal-why-point", point=each.id, text=point_text(each.id)), "  ", "    ")
