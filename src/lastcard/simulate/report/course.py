"""How long rounds and matches take, who wins, and how a round goes."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from lastcard.simulate.results import Results
from lastcard.text import say
from lastcard.text.cards import joined

from .measure import Numbers, chained, histogram, mean_error
from .model import Bars, Chart, Histogram
from .wording import SECONDS_A_MOVE, counts_up_to, minutes, number, percent, share_bar, shares, with_error

ON_THE_BOX = {"mario-kart": (10, 30)}
"""How many minutes the box says that a game takes, where it says it."""
MOST_CHAINED = 20_000
"""How many matches are made of single rounds at most."""


@dataclass(frozen=True)
class Lengths:
    """Matches: how many moves and rounds each takes, and whether they were made of single rounds."""

    moves: Numbers
    rounds: Numbers
    made: bool


def lengths(results: Results) -> Lengths | None:
    """The matches of a result, or those that its rounds make one after the other; None if they make none."""
    plan = results.plan
    if results.matches.size:
        return Lengths(results.matches["moves"], results.matches["rounds"], made=False)
    if plan.rotate or plan.edition.rulings["match"] != "to_target":
        return None
    most = min(results.rounds.size, MOST_CHAINED * 20)
    points = np.stack([results[f"points_{seat}"][:most] for seat in range(plan.seats)], axis=1)
    begins, ends = chained(points, plan.edition.target, MOST_CHAINED)
    if not len(begins):
        return None
    moves = np.concatenate([[0], np.cumsum(results["moves"][:most], dtype=np.int64)])
    return Lengths(moves[ends] - moves[begins], ends - begins, made=True)


def length_charts(results: Results, played: Lengths | None) -> Iterator[Chart]:
    """How long a round and a match are."""
    moves = results["moves"]
    yield length_chart("round", moves)
    if played is None:
        return
    mean, _ = mean_error(played.moves)
    band, box = None, ON_THE_BOX.get(results.plan.edition.name)
    sentences = [length_answer("match", played.moves, rounds=number(float(played.rounds.mean())))]
    if played.made:
        sentences.append(say("report-match-chained", target=results.plan.edition.target, matches=len(played.moves)))
    if box is not None:
        low, high = box
        verdict = "longer" if minutes(mean) > high else "shorter" if minutes(mean) < low else "fits"
        share = np.count_nonzero(minutes(1) * played.moves <= high) / len(played.moves)
        whole = minutes(float(moves.mean()))
        sentences.append(
            say(
                "report-box-answer", verdict=verdict, low=low, high=high, share=percent(share, 0), minutes=number(whole)
            )
        )
        band = (float(low), float(high), say("report-box", low=low, high=high))
    yield length_chart("match", played.moves, joined(sentences, "sentences-joined"), band)


def length_answer(what: str, moves: Numbers, **more: str) -> str:
    """How long rounds or matches are, in a sentence."""
    mean, half = mean_error(moves)
    low, high = np.quantile(moves, [0.1, 0.9])
    places = 0 if minutes(mean) >= 20 else 1
    return say(
        f"report-{what}-answer",
        **with_error(mean, half),
        minutes=number(minutes(mean), places),
        low=number(minutes(low), places),
        high=number(minutes(high), places),
        **more,
    )


def length_chart(
    what: str, moves: Numbers, answer: str | None = None, band: tuple[float, float, str] | None = None
) -> Histogram:
    """How long rounds or matches are."""
    spent = moves * (SECONDS_A_MOVE / 60)
    mean = float(spent.mean())
    low, high = (float(each) for each in np.quantile(spent, [0.1, 0.9]))
    edges, counts = histogram(spent)
    label = say("report-mean", value=number(mean, 0 if mean >= 20 else 1))
    question = say(f"report-{what}-question")
    said = length_answer(what, moves) if answer is None else answer
    unit = say("report-unit-minutes")
    return Histogram(f"{what}-length", question, said, edges, counts, mean, low, high, unit, label, band=band)


def winner_charts(results: Results) -> Iterator[Chart]:
    """Who wins, by the dealer's place, by seat and by player."""
    plan, winner = results.plan, results["winner"]
    won = winner >= 0
    places = np.bincount((winner[won] - results["dealer"][won]) % plan.seats, minlength=plan.seats)
    labels = [say("report-dealer"), *(say("report-after", place=place) for place in range(1, plan.seats))]
    alike = len(set(plan.players)) == 1
    if alike or plan.rotate:
        yield shares("winner-by-dealer", say("report-place-question"), labels, places)
    if alike:
        of_matches = results.matches["winner"] if results.matches.size else winner
        seats = np.bincount(of_matches[of_matches >= 0], minlength=plan.seats)
        labels = [say("report-seat", seat=seat + 1) for seat in range(plan.seats)]
        yield shares("winner-by-seat", say("report-seat-question"), labels, seats)
        return
    of_matches = results.matches["winner"] if results.matches.size else winner
    turned = results["rotation"] if plan.rotate else np.zeros_like(of_matches)
    seated = of_matches >= 0
    players = np.bincount((of_matches[seated] + turned[seated]) % plan.seats, minlength=plan.seats)
    labels = [say("report-player", name=name, seat=seat + 1) for seat, name in enumerate(plan.players)]
    yield shares("winner-by-player", say("report-player-question"), labels, players, players=True)


def course_charts(results: Results) -> Iterator[Chart]:
    """Points, changes of lead, and piles that run out."""
    points = np.sum([results[f"points_{seat}"] for seat in range(results.plan.seats)], axis=0)
    scored = points[results["winner"] >= 0]
    if len(scored):
        yield points_chart(scored)
    yield leads_chart("leads", results["lead_changes"], "report-share-rounds")
    if results.matches.size:
        yield leads_chart("leads-match", results.matches["lead_changes"], "report-share-matches")
    yield piles_chart(results)


def points_chart(scored: Numbers) -> Histogram:
    """What a round brings its winner."""
    mean, half = mean_error(scored)
    low, high = (float(each) for each in np.quantile(scored, [0.1, 0.9]))
    answer = say("report-points-answer", **with_error(mean, half), low=number(low, 0), high=number(high, 0))
    edges, counts = histogram(scored)
    label = say("report-mean", value=number(mean, 0))
    question = say("report-points-question")
    return Histogram("points", question, answer, edges, counts, mean, low, high, say("report-unit-points"), label)


def leads_chart(name: str, changes: Numbers, unit: str) -> Bars:
    """How often the lead changes."""
    most = max(1, min(12, int(np.quantile(changes, 0.98)) if len(changes) else 1))
    counts = counts_up_to(changes, most)
    labels = [number(at, 0) for at in range(most)] + [say("report-or-more", value=most)]
    bars = [share_bar(label, int(part), len(changes)) for label, part in zip(labels, counts, strict=True)]
    mean, half = mean_error(changes)
    facts = {**with_error(mean, half), "never": percent(counts[0] / max(1, len(changes)))}
    return Bars(name, say(f"report-{name}-question"), say(f"report-{name}-answer", **facts), bars, say(unit))


def piles_chart(results: Results) -> Bars:
    """How often the piles run out."""
    rounds = results.rounds.size
    stalled = int(results["stalemate"].sum())
    found = {
        "once": int(np.count_nonzero(results["reshuffles"] >= 1)),
        "twice": int(np.count_nonzero(results["reshuffles"] >= 2)),
        "none": int(np.count_nonzero(results["none_to_draw"])),
        "stalemate": stalled,
        "given-up": int(np.count_nonzero(results["winner"] == -2)),
    }
    bars = [share_bar(say(f"report-piles-{name}"), part, rounds) for name, part in found.items()]
    share = percent(found["once"] / rounds)
    answer = say("report-piles-answer", share=share, stalemates=stalled, rounds=rounds)
    return Bars("piles", say("report-piles-question"), answer, bars, say("report-share-rounds"))


def tiles(results: Results, played: Lengths | None) -> Iterator[tuple[str, str]]:
    """The figures at the head of the page, with the ends of their labels' names."""
    yield number(minutes(float(results["moves"].mean()))), "round"
    if played is not None:
        mean = minutes(float(played.moves.mean()))
        yield number(mean, 0 if mean >= 20 else 1), "match"
    points = np.sum([results[f"points_{seat}"] for seat in range(results.plan.seats)], axis=0)
    scored = points[results["winner"] >= 0]
    mean = float(scored.mean()) if len(scored) else math.nan
    yield number(mean, 0), "points"
    yield number(float(results["lead_changes"].mean())), "leads"
