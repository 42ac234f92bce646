"""The table as the person sees it before each move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lastcard.game import Match, View
from lastcard.text import listing, say

from .console import Console
from .paint import GLUE


def glued(text: str) -> str:
    """A text that is not broken at the end of a line."""
    return text.replace(" ", GLUE)


def others(view: View, names: Sequence[str]) -> Iterator[str]:
    """Everybody else and how many cards they hold, in the order in which they will play; a spectator sees all."""
    seat = view.asked if view.seat is None else view.seat
    for away in range(0 if view.seat is None else 1, view.seats):
        other = (seat + view.direction * away) % view.seats
        state = "-catchable" if other in view.catchable else "-uno" if other in view.called else ""
        message = f"terminal-opponent{state}"
        yield glued(say(message, name=names[other], amount=view.held[other]))


def show_table(view: View, names: Sequence[str], console: Console) -> None:
    """The top card, the color, the direction, who is next and how many cards everybody holds."""
    paint = console.paint
    arrow = "»" if console.fancy else ">"
    line = [say("terminal-top", card=paint.chip(view.top)), say("terminal-color", color=paint.color_word(view.color))]
    console.say()
    console.say("   ".join(glued(each) for each in line), "  ")
    direction = say("terminal-direction", direction="left" if view.direction > 0 else "right")
    console.say(f"{glued(direction)} {glued(say('terminal-draw-pile', amount=view.draw_pile))}", "  ")
    console.say(f" {arrow} ".join(others(view, names)), "  ")
    if view.owed:
        console.say(say("terminal-owed", amount=view.owed), "  ")


def show_deal(match: Match, console: Console, you: int | None) -> None:
    """That a round begins, and who deals it; before the first one, how that came."""
    console.heading(say("terminal-round", round=match.round_number))
    for draws in match.dealer_draws if match.round_number == 1 else ():
        drawn = listing(
            glued(say("terminal-dealer-draw", name=match.names[each.seat], card=console.paint.card(each.card)))
            for each in draws
        )
        console.say(say("terminal-dealer-draws", draws=drawn), "  ", "    ")
    told = "actor" if match.dealer == you else "none"
    console.say(say("terminal-dealer", you=told, name=match.names[match.dealer]), "  ")


def order(view: View, names: Sequence[str]) -> str:
    """Who plays after the person."""
    return names[((view.seat or 0) + view.direction) % view.seats]
