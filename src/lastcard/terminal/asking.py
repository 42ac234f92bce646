"""Questions about the rules in a player's own words, and the rule points that answer them."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any, Final

from lastcard.editions import BOXES, Edition
from lastcard.errors import LastCardError
from lastcard.search import Answer, ask
from lastcard.text import say

from . import court, rulepages
from .console import Console

LIKE_A_POINT: Final = re.compile(r"[a-z]{1,2}-?\d+[a-z]?|\d+\.\d+(-\d+)?", re.IGNORECASE)


def is_question(text: str) -> bool:
    """Whether a text is asked, and not meant as the name of an edition or of a point."""
    if LIKE_A_POINT.fullmatch(text) or not text.strip():
        return False
    return " " in text or not get_close_matches(text.casefold(), list(BOXES), 1, 0.7)


def answers(question: str, edition: str | None = None) -> tuple[Answer, ...]:
    """The points that answer a question.

    Raises:
        LastCardError: none does.
    """
    found = ask(question, edition)
    if not found:
        raise LastCardError("ask-no-answer", name=question)
    return found


def show_answers(console: Console, found: tuple[Answer, ...]) -> None:
    """Each point with how far it is settled and its sources, the best answer first."""
    for number, each in enumerate(found):
        if number:
            console.say()
        rulepages.show_point(console, each.point)


def answer_facts(found: tuple[Answer, ...]) -> list[dict[str, Any]]:
    """The answers as data, the best first."""
    return [{**rulepages.point_facts(each.point), "score": round(each.score, 3)} for each in found]


def reply(console: Console, box: Edition, question: str) -> None:
    """Answer at a table, with the rulings that are in force there, or say that no rule does."""
    found = ask(question, box.name)
    if not found:
        console.say(say("ask-no-answer", name=question), "  ")
    for number, each in enumerate(found):
        if number:
            console.say()
        court.show_point(console, box, each.point.id)
