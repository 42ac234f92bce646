"""What cards and items do, and what challenges come to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from lastcard.intervals import WIDE
from lastcard.simulate.results import Results
from lastcard.text import card_name, item_name, say

from .measure import Numbers
from .model import Bar, Bars, Chart, Heat, Table, Words
from .wording import face, face_name, number, percent, share_bar, signed


def gathered(results: Results) -> tuple[list[str], dict[str, Numbers]]:
    """The faces of the cards, and the sums of every figure over their colors."""
    marks = [face(str(code)) for code in results.cards["card"]]
    faces = list(dict.fromkeys(marks))
    at = np.array([faces.index(mark) for mark in marks])
    names = ("played", "played_by_winner", "expected_by_winner", "left", "copies")
    return faces, {name: np.bincount(at, results.cards[name], len(faces)) for name in names}


def effect_bar(label: str, won: float, expected: float, count: float) -> Bar:
    """How many percentage points more often somebody wins, with the interval."""
    share = won / count
    effect = 100 * (won - expected) / count
    half = 100 * WIDE * float(np.sqrt(share * (1 - share) / count))
    return Bar(label, effect, effect - half, effect + half, signed(effect))


def sorted_effects(bars: Sequence[Bar]) -> list[Bar]:
    """The best first; the first and the last are those that the answer speaks of."""
    order = sorted(bars, key=lambda bar: -bar.value)
    ends = {0, len(order) - 1}
    return [Bar(b.label, b.value, b.low, b.high, b.text, at in ends) for at, b in enumerate(order)]


def card_charts(results: Results) -> Iterator[Chart]:
    """How often each card is played, and what that does."""
    faces, sums = gathered(results)
    rounds = results.rounds.size
    labels = [face_name(mark) for mark in faces]
    often = [
        Bar(label, n / rounds, n / rounds, n / rounds, number(n / rounds, 2))
        for label, n in zip(labels, sums["played"], strict=True)
    ]
    often.sort(key=lambda bar: -bar.value)
    answer = say(
        "report-played-answer",
        most=often[0].label,
        times=number(often[0].value),
        least=often[-1].label,
        few=number(often[-1].value, 2),
    )
    yield Bars("cards-played", say("report-played-question"), capital(answer), often, say("report-unit-times"))
    figures = zip(labels, sums["played_by_winner"], sums["expected_by_winner"], sums["played"], strict=True)
    effects = sorted_effects([effect_bar(*each) for each in figures if each[3] > 0])
    if len(effects) > 1:
        yield effects_chart("cards", effects, say("report-cards-note"))


def effects_chart(name: str, bars: Sequence[Bar], note: str) -> Bars:
    """What cards or items do to the chance of winning."""
    best, worst = bars[0], bars[-1]
    facts = {"best": best.label, "gain": number(best.value), "worst": worst.label, "loss": worst.text}
    answer = capital(say(f"report-{name}-answer", **facts))
    question, unit = say(f"report-{name}-question"), say("report-unit-difference")
    return Bars(f"{name.removesuffix('-win')}-effect", question, answer, bars, unit, note=note)


def item_charts(results: Results) -> Iterator[Chart]:
    """How often each item strikes, whom, and what that does."""
    items, rounds = results.items, results.rounds.size
    if not items.size or not items["turned_over"].sum():
        return
    names = [item_name(str(item)) for item in items["item"]]
    turned = items["turned_over"].astype(np.float64)
    often = [
        Bar(label, n / rounds, n / rounds, n / rounds, number(n / rounds, 2))
        for label, n in zip(names, turned, strict=True)
    ]
    often.sort(key=lambda bar: -bar.value)
    answer = say("report-items-answer", times=number(float(turned.sum()) / rounds), most=often[0].label)
    yield Bars("items-often", say("report-items-question"), answer, often, say("report-unit-times"))
    yield from whom_charts(results, names)
    expected = turned * (items["by_winner"].sum() / turned.sum())
    figures = zip(names, items["by_winner"].tolist(), expected.tolist(), turned.tolist(), strict=True)
    effects = sorted_effects([effect_bar(*each) for each in figures if each[3] > 0])
    if len(effects) > 1:
        yield effects_chart("items-win", effects, say("report-items-win-note"))


def place_names(seats: int) -> list[str]:
    """The others at the table, in the direction of play."""
    if seats == 2:
        return [say("report-next")]
    between = [say("report-place", place=place) for place in range(2, seats - 1)]
    return [say("report-next"), *between, say("report-before")]


def whom_charts(results: Results, names: Sequence[str]) -> Iterator[Heat]:
    """Whom each item strikes."""
    seats = results.plan.seats
    columns = [say("report-oneself"), *place_names(seats)]
    struck = np.stack([results.items["struck_self"], *(results.items[f"struck_{p}"] for p in range(1, seats))], axis=1)
    rows = [at for at in range(len(names)) if struck[at].sum()]
    if not rows:
        return
    share = struck[rows] / struck[rows].sum(axis=1, keepdims=True)
    total = struck.sum(axis=0)
    most = int(total.argmax())
    answer = say("report-whom-answer", place=columns[most], share=percent(total[most] / total.sum()))
    question, note = say("report-whom-question"), say("report-whom-note")
    labels = [names[at] for at in rows]
    yield Heat("items-whom", question, answer, labels, columns, share.tolist(), say("report-unit-percent"), note)


def challenge_chart(results: Results) -> Chart:
    """What challenges come to."""
    names = ("challenges", "challenges_won", "bluffs", "calls_forgotten", "calls_caught")
    asked, won, bluffs, forgotten, caught = (int(results[name].sum()) for name in names)
    question = say("report-challenge-question")
    if not asked:
        return Words("challenges", question, say("report-challenge-none"))
    bars = [share_bar(say("report-challenge-won"), won, asked, strong=True)]
    if bluffs:
        bars.append(share_bar(say("report-challenge-found"), won, bluffs))
    if forgotten:
        bars.append(share_bar(say("report-challenge-caught"), caught, forgotten))
    if not bluffs:
        return Bars(
            "challenges", question, say("report-challenge-honest", share=percent(0)), bars, say("report-unit-percent")
        )
    answer = say("report-challenge-answer", share=percent(won / asked), found=percent(won / bluffs))
    return Bars("challenges", question, answer, bars, say("report-unit-percent"))


def tables(results: Results) -> Iterator[Table]:
    """Every card and every item."""
    yield cards_table(results)
    if results.items.size:
        yield items_table(results)


def cards_table(results: Results) -> Table:
    """Every card: how often it was played, and what that did."""
    heads = ("card", "played", "round", "won", "expected", "effect", "left")
    names = ("card", "played", "played_by_winner", "expected_by_winner", "left")
    rows = [
        [
            card_name(str(code)),
            number(played, 0),
            number(played / results.rounds.size, 2),
            percent(won / max(1, played)),
            percent(expected / max(1, played)),
            signed(100 * (won - expected) / max(1, played)),
            number(left, 0),
        ]
        for code, played, won, expected, left in zip(*(results.cards[n].tolist() for n in names), strict=True)
    ]
    return Table(say("report-table-cards"), [say(f"report-column-{head}") for head in heads], rows)


def items_table(results: Results) -> Table:
    """Every item: how often it struck whom, and what that did."""
    heads = ("item", "turned", "round", "won", "drawn", "self", "others", "struck-won")
    names = ("item", "turned_over", "by_winner", "cards_drawn", "struck_self", "struck_others", "struck_won")
    rows = [
        [
            item_name(str(item)),
            number(turned, 0),
            number(turned / results.rounds.size, 2),
            percent(won / max(1, turned)),
            number(drawn, 0),
            number(own, 0),
            number(others, 0),
            percent(struck / others) if others else "–",
        ]
        for item, turned, won, drawn, own, others, struck in zip(
            *(results.items[name].tolist() for name in names), strict=True
        )
    ]
    return Table(say("report-table-items"), [say(f"report-column-{head}") for head in heads], rows)


def capital(text: str) -> str:
    """A sentence that begins with a name, with a capital letter."""
    return text[:1].upper() + text[1:]
