"""Numbers and names as they stand in a report."""

from __future__ import annotations

import math

import numpy as np

from lastcard.intervals import wilson
from lastcard.text import card_name, say, spoken
from lastcard.text.cards import symbol_name
from lastcard.text.numbers import decimal

from .measure import Numbers, uneven
from .model import Bar, Bars

SECONDS_A_MOVE = 5
"""How long a person takes for a move, for estimates."""


def number(value: float, places: int = 1) -> str:
    """A number for people."""
    return "–" if math.isnan(value) else decimal(value, places, spoken())


def with_error(value: float, half: float) -> dict[str, str]:
    """A mean and half the width of its interval, with as many places as that allows."""
    places = 1 if math.isnan(half) or 0.095 <= half < 9.5 or half <= 0 else 2 if half < 0.095 else 0
    return {"mean": number(value, places), "error": number(half, places)}


def fitting(value: float, half: float) -> str:
    """A figure with as many places as its interval allows, one at least."""
    return number(value, 1 if math.isnan(half) or half >= 0.1 or half <= 0 else 2)


def percent(share: float, places: int = 1) -> str:
    """A share in percent, small ones with more places."""
    hundred = 100 * share
    if hundred == 0:
        return number(0, 0)
    if 0 < hundred < 0.1:
        places = min(4, 1 - math.floor(math.log10(hundred)))
    return number(hundred, places)


def signed(value: float, places: int = 1) -> str:
    """A difference with its sign."""
    text = number(abs(value), places)
    sign = "+" if value > 0 else "−"
    return text if text == number(0.0, places) else f"{sign}{text}"


def minutes(moves: float) -> float:
    """How long moves take people."""
    return moves * SECONDS_A_MOVE / 60


def face(code: str) -> str:
    """What is printed on a card whatever its color: its short form without the color."""
    return code if code.startswith("W") else code[1:]


def face_name(mark: str) -> str:
    """What is printed on a card, in words."""
    if mark.startswith("W"):
        return card_name(mark)
    name = symbol_name(mark)
    return say("report-number-card", number=name) if isinstance(name, int) else name


def share_bar(label: str, part: float, whole: float, strong: bool = False) -> Bar:
    """A share with its interval, in percent."""
    share, low, high = wilson(part, whole)
    unit = say("report-unit-percent")
    return Bar(label, 100 * share, 100 * low, 100 * high, f"{percent(share)} {unit}", strong)


def shares(name: str, question: str, labels: list[str], counts: Numbers, *, players: bool = False) -> Bars:
    """Who wins how often, and whether that is more than chance."""
    whole, even = int(counts.sum()), 1 / len(counts)
    best, worst = int(counts.argmax()), int(counts.argmin())
    differ = uneven(counts)
    bars = [
        share_bar(label, int(part), whole, differ and at == best)
        for at, (label, part) in enumerate(zip(labels, counts, strict=True))
    ]
    facts = {
        "best": labels[best],
        "worst": labels[worst],
        "high": percent(counts[best] / max(1, whole)),
        "low": percent(counts[worst] / max(1, whole)),
        "even": percent(even),
    }
    if players:
        answer = say("report-player-answer", **facts)
    else:
        answer = say("report-uneven-answer", **facts) if differ else say("report-even-answer", even=facts["even"])
    return Bars(
        name,
        question,
        answer[:1].upper() + answer[1:],
        bars,
        say("report-unit-percent"),
        100 * even,
        say("report-even"),
    )


def counts_up_to(values: Numbers, most: int) -> Numbers:
    """How often a value is 0, 1 and so on; ``most`` stands for itself and everything above."""
    return np.bincount(np.minimum(values, most), minlength=most + 1)
