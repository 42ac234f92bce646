"""The table as the person sees it before each move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lastcard.game import View
from lastcard.text import say

from .console import Console
from .paint import GLUE


def glued(text: str) -> str:
    """A text that is not broken at the end of a line."""
    return text.replace(" ", GLUE)


def others(view: View, names: Sequence[str]) -> Iterator[str]:
    """Everybody else and how many cards they hold, in the order in which they will play."""
    seat = view.seat or 0
    for away in range(1, view.seats):
        other = (seat + view.direction * away) % view.seats
        state = "-catchable" if other in view.catchable else "-uno" if other in view.called else ""
        message = f"terminal-opponent{state}"
        yield glued(say(message, name=names[other], amount=view.held[other]))


def show_table(view: View, names: Sequence[str], console: Console) -> None:
    """The top card, the color, the direction, who is next and how many cards everybody holds."""
    paint = console.paint
    arrow = ("»" if view.direction > 0 else "«") if console.fancy else (">" if view.direction > 0 else "<")
    line = [say("terminal-top", card=paint.chip(view.top)), say("terminal-color", color=paint.color_word(view.color))]
    console.say()
    console.say("   ".join(glued(each) for each in line), "  ")
    direction = say("terminal-direction", direction="left" if view.direction > 0 else "right")
    console.say(f"{glued(direction)} {glued(say('terminal-draw-pile', amount=view.draw_pile))}", "  ")
    console.say(f" {arrow} ".join(others(view, names)), "  ")
    if view.owed:
        console.say(say("terminal-owed", amount=view.owed), "  ")


def order(view: View, names: Sequence[str]) -> str:
    """Who plays after the person."""
    return names[((view.seat or 0) + view.direction) % view.seats]
