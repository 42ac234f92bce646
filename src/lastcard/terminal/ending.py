"""The end of a round and of a match: hands opened, points, scores."""

from __future__ import annotations

from collections.abc import Iterator

from lastcard.game import Match
from lastcard.text import listing, say

from .console import Console
from .hand import in_order
from .paint import padded

BAR = 30
"""The length of a bar that has reached the target."""


def show_round(match: Match, console: Console, viewer: int | None = 0) -> None:
    """Everybody's cards with their points, and the scores."""
    console.heading(say("terminal-round-result", round=match.round_number))
    points = {card.code: card.points for card in match.edition.cards}
    for seat, hand in enumerate(match.view(None).hands):
        name, you = match.names[seat], "actor" if seat == viewer else "none"
        if not hand:
            console.say(say("terminal-no-hand-left", you=you, name=name), "  ")
            continue
        cards = listing(console.paint.card(card) for card in in_order(hand))
        amount = sum(points[card] for card in hand)
        console.say(say("terminal-hand-left", you=you, name=name, cards=cards, amount=amount), "  ", "    ")
    console.say()
    show_scores(match, console)


def show_scores(match: Match, console: Console) -> None:
    """The running scores, with a bar towards the target where there is one."""
    form = match.edition.rulings["match"]
    to_target = form == "to_target"
    header = {"to_target": "header", "lowest_total": "lowest-header"}.get(str(form), "plain-header")
    console.say(say(f"terminal-scores-{header}", target=match.edition.target), "  ")
    console.lines(score_lines(match, console, match.edition.target if to_target else 0))


def score_lines(match: Match, console: Console, target: int) -> Iterator[str]:
    """A line for every seat."""
    lines = [
        say("terminal-score", name=name, amount=score) for name, score in zip(match.names, match.scores, strict=True)
    ]
    room = max(len(line) for line in lines) + 2
    for line, score in zip(lines, match.scores, strict=True):
        full = "█" if console.fancy else "#"
        bar = full * min(BAR, BAR * score // target) if target else ""
        yield f"    {padded(line, room)}{bar}"


def show_match(match: Match, console: Console, viewer: int | None = 0) -> None:
    """Who has won."""
    winner = match.winners[0]
    you = "actor" if winner == viewer else "none"
    sentence = say("terminal-match-won", you=you, name=match.names[winner], amount=match.scores[winner])
    console.say()
    console.say(console.paint.strong(sentence), "  ")
