"""The guide to an edition's rules, in print."""

from __future__ import annotations

from lastcard.guide import GuideCard, GuidePage, GuideSection, Paragraph
from lastcard.text import listing, say

from .console import Console
from .paint import padded, width

MARGIN = 10
"""Columns for the number of a point."""


def show_guide(console: Console, page: GuidePage) -> None:
    """A whole guide, section by section."""
    console.heading(page.title)
    console.say(page.about)
    console.say(page.facts)
    for section in page.sections:
        _show_section(console, section)
    _show_title(console, page.sources_title)
    for source in page.sources:
        console.say(say("terminal-point", point=source.key, text=source.title), "  ", "    ")


def _show_title(console: Console, title: str) -> None:
    console.say()
    console.lines([console.paint.strong(title)])


def _show_section(console: Console, section: GuideSection) -> None:
    _show_title(console, section.title)
    if section.lead:
        console.say(section.lead)
    for card in section.cards:
        _show_card(console, card)
    for paragraph in section.paragraphs:
        _show_paragraph(console, paragraph)
    for each in section.questions:
        console.say(each.question, "  ", "  ")
        console.say(f"{each.answer} [{listing(each.points)}]", "    ")


def _show_card(console: Console, card: GuideCard) -> None:
    name = say("terminal-deck-line", amount=card.copies, card=card.name)
    cited = f" [{listing(card.points)}]" if card.points else ""
    console.say(say("card-text", name=name, text=card.text) + cited, "  ", "    ")


def _show_paragraph(console: Console, each: Paragraph) -> None:
    """A point with its number in the margin; where its sources do not agree, a line says how that is."""
    number, margin = f"  {each.point}", " " * MARGIN
    first = padded(number, MARGIN) if width(number) < MARGIN else f"{number} "
    agreed = each.settled == "agreed" and not each.uncertain
    sources = f" [{listing(each.sources)}]" if agreed else ""
    console.say(each.text + sources, first, margin)
    if not agreed:
        console.say(each.basis, margin, margin)
