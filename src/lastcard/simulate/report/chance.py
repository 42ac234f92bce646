"""How much of winning is luck, and how much is skill."""

from __future__ import annotations

import math

from lastcard.simulate.results import Results
from lastcard.text import listing, say

from .measure import luck_of
from .model import Bar, Bars, Chart, Words
from .wording import fitting, number, percent


def luck_chart(results: Results) -> Chart:
    """Luck and skill, from deals that were played by every player in every seat; where there are none, that is said."""
    plan = results.plan
    question = say("report-luck-question")
    if len(set(plan.players)) == 1:
        return Words("luck", question, say("report-luck-same", name=plan.players[0]))
    if not plan.rotate:
        return Words("luck", question, say("report-luck-rotate"))
    luck = luck_of(results["deal"], results["rotation"], results["winner"], plan.seats)
    figures = dict(zip(("players", "deals", "rest"), (luck.players, luck.deals, luck.rest), strict=True))
    bars = []
    for (name, share), half in zip(figures.items(), luck.errors, strict=True):
        value, wide = 100 * share, 100 * half
        low, high = (value - wide, value + wide) if not math.isnan(wide) else (value, value)
        text = f"{fitting(value, wide)} {say('report-unit-percent')}"
        bars.append(Bar(say(f"report-luck-{name}"), value, max(0.0, low), min(100.0, high), text, name == "players"))
    answer = say("report-luck-answer", **{name: percent(share) for name, share in figures.items()})
    named = list(enumerate(plan.players, 1))
    unit = say("report-unit-percent")
    wins = [f"{player(name, seat)} {percent(won)} {unit}" for (seat, name), won in zip(named, luck.wins, strict=True)]
    note = say(
        "report-luck-note",
        deals=results.done,
        seats=plan.seats,
        names=listing([name for _, name in named]),
    )
    won = say("report-luck-wins", shares=listing(wins))
    return Bars("luck", question, answer, bars, unit, note=f"{note} {won}")


def player(name: str, seat: int) -> str:
    """A player of a list, told from others of its name."""
    return f"{name} {number(seat, 0)}"
