"""The house-rule lab: what a mix of rulings does, beside the rules of the box, and whether it can stall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from lastcard.compiled.cores import cores
from lastcard.editions import Edition, edition
from lastcard.editions.rulings import Value, spell

from .plan import BadPlan, Plan
from .report.course import lengths
from .report.wording import minutes
from .results import Results, gather
from .run import on_threads
from .summary import place_wins, rounded

FEWEST = 100
"""How few rounds are too few to judge a mix."""
MANY_STALLED = 0.001
"""From this share of rounds on it is told that nobody could move."""
MANY_WITHOUT = 0.01
"""From this share on, that there was no card left to draw."""
MUCH_LONGER = 1.5
"""From so many times the standard length on, that rounds drag."""
UNEVEN = 5.0
"""From so many percentage points between two places on, that they are uneven, if the rules of the box are not."""
SPARE = 5_000
"""How many rounds are played without a ruling, to see whether it is the cause, at most."""

Figures = Mapping[str, float | None]


@dataclass(frozen=True)
class Warned:
    """Something that makes a mix hard to play.

    Attributes:
        name: given-up, stalemate, none, long or unfair.
        value: the share of rounds, in percent; how many times as long; the points between two places.
        causes: what the value would be without each ruling of the mix that has a part in it.
    """

    name: str
    value: float
    causes: Sequence[tuple[str, Value, float]] = ()


@dataclass(frozen=True)
class Mix:
    """A mix of rulings beside the rules of the box."""

    plan: Plan
    changed: Mapping[str, Value]
    figures: Figures
    standard: Figures
    warnings: Sequence[Warned]

    def facts(self) -> dict[str, Any]:
        """The mix in plain values that JSON can hold."""
        return {
            **self.plan.spec(),
            "changed": {name: spell(value) for name, value in self.changed.items()},
            "mix": dict(self.figures),
            "standard_rules": dict(self.standard),
            "warnings": [
                {
                    "warning": each.name,
                    "value": each.value,
                    "without": {f"{name}={spell(value)}": found for name, value, found in each.causes},
                }
                for each in self.warnings
            ],
        }


def figures_of(results: Results) -> Figures:
    """What is looked at: moves, minutes, and shares in percent."""
    plan, moves, winner = results.plan, results["moves"], results["winner"]
    count = len(moves)
    places = np.array(place_wins(plan, results.rounds))
    wins = 100 * places / max(1, places.sum())
    points = np.sum([results[f"points_{seat}"] for seat in range(plan.seats)], axis=0)[winner >= 0]
    played = lengths(results)
    found: dict[str, float | None] = {
        "moves": moves.mean(),
        "minutes": minutes(moves.mean()),
        "longest": minutes(float(np.quantile(moves, 0.99))),
        "match": None if played is None else minutes(played.moves.mean()),
        "leads": results["lead_changes"].mean(),
        "points": points.mean() if len(points) else 0.0,
        "dealer": wins[0],
        "first": wins[1],
        "best": wins.max(),
        "worst": wins.min(),
        "reshuffled": 100 * np.count_nonzero(results["reshuffles"]) / count,
        "none": 100 * np.count_nonzero(results["none_to_draw"]) / count,
        "stalemate": 100 * np.count_nonzero(results["stalemate"]) / count,
        "given-up": 100 * np.count_nonzero(winner == -2) / count,
    }
    return {name: None if value is None else rounded(float(value)) for name, value in found.items()}


def mixed(
    box: Edition, players: Sequence[str], *, rounds: int = 20_000, seed: str = "0", workers: int | None = None
) -> Mix:
    """Judge a mix of rulings.

    Args:
        box: the edition with its rulings.
        players: who sits in each seat.
        rounds: how many rounds are played of the mix, and of the standard rules.
        seed: the text all dice come from.
        workers: how many threads; as many as there are cores if nothing is said.

    Raises:
        LastCardError: it cannot be played, or there are too few rounds to judge by.
    """
    if rounds < FEWEST:
        raise BadPlan("error-lab-rounds", count=rounds)
    own = edition(box.name)
    plan = Plan(box, tuple(players), "rounds", rounds, seed)
    standard = Plan(own, tuple(players), "rounds", rounds, seed)
    threads = workers or cores()
    changed = {name: value for name, value in box.rulings.items() if own.rulings[name] != value}
    here = figures_of(play(plan, threads))
    there = figures_of(play(standard, threads)) if changed else here
    warnings = judged(here, there)
    if warnings and len(changed) > 1:
        without = {name: figures_of(play(spared(plan, own, name), threads)) for name in changed}
        warnings = [Warned(each.name, each.value, causes(each, changed, without, there)) for each in warnings]
    return Mix(plan, changed, here, there, warnings)


def play(plan: Plan, threads: int) -> Results:
    """Play a plan here."""
    done = dict(on_threads(plan, range(plan.chunks), threads))
    return gather(plan, [done[number] for number in range(plan.chunks)])


def judged(here: Figures, there: Figures) -> list[Warned]:
    """What is wrong with a mix, the worst first."""
    found = []
    if value(here, "given-up") > 0:
        found.append(Warned("given-up", value(here, "given-up")))
    if value(here, "stalemate") >= 100 * MANY_STALLED:
        found.append(Warned("stalemate", value(here, "stalemate")))
    if value(here, "none") >= 100 * MANY_WITHOUT:
        found.append(Warned("none", value(here, "none")))
    times = measured("long", here, there)
    if times >= MUCH_LONGER:
        found.append(Warned("long", times))
    if measured("unfair", here, there) >= UNEVEN > measured("unfair", there, there):
        found.append(Warned("unfair", measured("unfair", here, there)))
    return found


def value(figures: Figures, name: str) -> float:
    """A figure that is always there."""
    return figures[name] or 0.0


def measured(name: str, here: Figures, there: Figures) -> float:
    """What a warning is about, in some figures."""
    if name == "long":
        return rounded(value(here, "moves") / value(there, "moves"))
    if name == "unfair":
        return rounded(value(here, "best") - value(here, "worst"))
    return value(here, name)


def spared(plan: Plan, own: Edition, name: str) -> Plan:
    """The plan without one of its rulings."""
    rulings = {**plan.edition.rulings, name: own.rulings[name]}
    return Plan(edition(own.name, rulings), plan.players, "rounds", min(plan.count, SPARE), plan.seed)


def causes(
    warned: Warned, changed: Mapping[str, Value], without: Mapping[str, Figures], there: Figures
) -> list[tuple[str, Value, float]]:
    """The rulings without which it would be half as bad at most, the likeliest first."""
    found = [(name, changed[name], measured(warned.name, figures, there)) for name, figures in without.items()]
    least = 1.0 if warned.name == "long" else 0.0
    far = [each for each in found if each[2] - least <= (warned.value - least) / 2]
    return sorted(far, key=lambda each: each[2])
