"""Worked examples of a rule point, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.editions import edition
from lastcard.editions.rulebook import Point
from lastcard.game.examples import Example, OpenTable, examples
from lastcard.game.refusals import said
from lastcard.game.tries import tried
from lastcard.text import color_name, edition_title, listing, ruling_value, say

from .console import Console
from .hand import in_order
from .story import told


def show_examples(console: Console, point: Point) -> None:
    """Every example of a point, step by step."""
    found = examples(point.id)
    console.say(say("terminal-point", point=point.id, text=say(point.message)), "  ", "    ")
    if not found:
        console.say(say("example-none"), "  ")
    for at, example in enumerate(found, 1):
        title = edition_title(example.edition, example.edition)
        console.heading(say("example-number", at=at, of=len(found), edition=title))
        show(console, example)


def show(console: Console, example: Example) -> None:
    """One example: how it begins, what happens, and what is refused."""
    box = edition(example.edition, example.rulings)
    names = say("terminal-bot-names").split(", ")[: example.seats]
    for name in example.rulings:
        console.say(say("example-ruling", text=ruling_value(name, box.rulings[name])), "  ", "    ")
    console.say(say("example-begins"), "  ")
    show_table(console, example.before, names)
    for number, step in enumerate(example.steps, 1):
        console.say(say("example-step", at=number, of=len(example.steps)), "  ")
        if step.refused and step.move:
            refusal = said(step.refused, names)
            sentence = say("terminal-refused", text=str(refusal), point=refusal.point)
            console.say(tried(step.move, step.seat, names), "    ", "      ")
            console.say(sentence, "    ", "      ")
        for text in told(step.events, names, None, console.paint, openly=True):
            console.say(text, "    ", "      ")
    last = next((step.table for step in reversed(example.steps) if step.table != example.before), None)
    if last:
        console.say(say("example-ends"), "  ")
        show_table(console, last, names)


def show_table(console: Console, table: OpenTable, names: Sequence[str]) -> None:
    """Every hand, and the card on top."""
    for name, hand in zip(names, table.hands, strict=True):
        cards = listing(map(console.paint.card, in_order(hand))) or say("example-no-cards")
        console.say(say("example-holds", name=name, cards=cards), "    ", "      ")
    if table.top:
        color = console.paint.word(table.color) if table.color != "none" else color_name("none")
        console.say(say("example-top", card=console.paint.card(table.top), color=color), "    ", "      ")
