"""What stands on the screen before each of the person's moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lastcard.editions.rulebook import point
from lastcard.errors import LastCardError
from lastcard.game import Match, View
from lastcard.text import point_text, say

from .console import Console
from .hand import in_order, numbered

PROMPTS = {
    "play": "terminal-prompt-play",
    "color": "terminal-prompt-color",
    "target": "terminal-prompt-target",
    "challenge": "terminal-prompt-challenge",
    "stack": "terminal-prompt-stack",
    "give": "terminal-prompt-give",
    "call": "terminal-prompt-call",
}


def others(view: View, names: Sequence[str]) -> Iterator[str]:
    """A line for every other player, in the order of play: the next one first."""
    me = view.seat or 0
    for away in range(1, view.seats):
        seat = (me + away * view.direction) % view.seats
        message = "terminal-opponent"
        if seat in view.called:
            message = "terminal-opponent-uno"
        elif seat in view.catchable:
            message = "terminal-opponent-catchable"
        yield say(message, name=names[seat], amount=view.held[seat])


def show_table(console: Console, view: View, names: Sequence[str]) -> None:
    """The piles, the color, the direction, the others and the hand."""
    paint = console.paint
    print()
    color = "none" if view.color == "none" else paint.color_word(view.color)
    facts = [
        say("terminal-top", card=paint.card(view.top)),
        *([say("terminal-color", color=color)] if view.color != "none" else []),
        say("terminal-direction", direction="left" if view.direction == 1 else "right"),
        say("terminal-draw-pile", amount=view.draw_pile),
        *([say("terminal-owed", amount=view.owed)] if view.owed else []),
    ]
    console.say("   ".join(facts))
    console.say(" · ".join(others(view, names)) if console.fancy else "; ".join(others(view, names)))
    hand = in_order(view.hand)
    verb = "give" if view.asks == "give" else "play"
    marked = [card for card in hand if f"{verb} {card}" in view.legal]
    header = say("terminal-hand-header", amount=len(hand))
    console.say(f"{header} {say('terminal-playable-mark')}" if marked and verb == "play" else header)
    console.lines(numbered(hand, marked, paint))


def prompt(console: Console, view: View, names: Sequence[str]) -> str:
    """What is asked of the person."""
    if view.asks == "drawn" and view.drawn:
        return say("terminal-prompt-drawn", card=console.paint.card(view.drawn))
    if view.asks == "catch":
        return say("terminal-prompt-catch", name=names[view.catchable[0]])
    return say(PROMPTS[view.asks])


def show_scores(console: Console, match: Match) -> None:
    """The running scores, the best first."""
    form = match.edition.rulings["match"]
    if form in ("to_target", "lowest_total"):
        console.say(say("terminal-scores-header", target=match.edition.target))
    else:
        console.say(say("terminal-scores-plain-header"))
    for seat in sorted(range(match.seats), key=lambda seat: -match.scores[seat]):
        console.say(say("terminal-score", name=match.names[seat], amount=match.scores[seat]), "  ")


def show_result(console: Console, match: Match) -> None:
    """How a round ended: hands opened, points, running scores."""
    console.heading(say("terminal-round-result", round=match.round_number))
    worth = {card.code: card.points for card in match.edition.cards}
    for name, hand in zip(match.names, match.view(None).hands, strict=True):
        if hand:
            cards = ", ".join(console.paint.card(card) for card in in_order(hand))
            points = sum(worth[card] for card in hand)
            console.say(say("terminal-hand-left", name=name, cards=cards, amount=points), "  ", "    ")
        else:
            console.say(say("terminal-no-hand-left", name=name), "  ")
    show_scores(console, match)


def show_end(console: Console, match: Match) -> None:
    """Who won the match."""
    best = match.scores[match.winners[0]]
    if len(match.winners) == 1:
        winner = match.winners[0]
        you = "actor" if match.names[winner] == say("terminal-you") else "none"
        console.heading(say("terminal-match-won", you=you, name=match.names[winner], amount=best))
    else:
        names = ", ".join(match.names[seat] for seat in match.winners)
        console.heading(say("terminal-match-shared", names=names, amount=best))


def show_point(console: Console, name: str) -> None:
    """A rule point in full."""
    try:
        found = point(name.upper() if name[:1].isalpha() and name[:2].lower() in ("mk", "pp") else name.capitalize())
    except LastCardError as error:
        console.say(str(error))
        return
    console.say(say("terminal-why-point", point=found.id, text=point_text(found.id)), "", "  ")
