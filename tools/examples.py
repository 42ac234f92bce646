"""Writes the worked examples of the rule points from the conformance cases.

Run it after an edit of a case or of a rule: `python -m tools.examples`. A test fails while they are stale.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from lastcard.editions import rulebook
from lastcard.game import conform
from lastcard.game.conform import Case, Check, Stepper
from lastcard.game.events import read
from lastcard.game.examples import FILE, Example, Step, open_table, pack
from lastcard.game.refusals import why
from lastcard.rules.words import LEGAL

CASES: Final = Path(__file__).parent.parent / "tests" / "cases"
EACH: Final = 3
"""How many examples a point gets at most."""
TRIES: Final = 3
"""How many refused tries an example shows at most."""


def story(case: Case) -> Example | None:
    """A case as a story; None where it has nothing to tell: nobody moves, or only what makes no sense is tried."""
    check = Check(case, Stepper())
    box, stepper, table = check.box, check.stepper, check.set_up()
    before = open_table(box, table)
    steps: list[Step] = []
    if case.data.get("start"):
        stepper.open_round(table, box.sheet)
        steps.append(Step(-1, None, read(box, table), None, open_table(box, table)))
    for text in case.data.get("moves", ()):
        seat, move = check.parse("moves", text)
        assert move is not None
        stepper.step(table, box.sheet, seat, move)
        steps.append(Step(seat, text.split(maxsplit=1)[1], read(box, table), None, open_table(box, table)))
    for text in case.data.get("refused", ())[:TRIES]:
        seat, move = check.parse("refused", text)
        if move is None:
            continue
        reason = stepper.why_not(table, box.sheet, seat, move)
        assert reason != LEGAL, text
        refused = why(box, table, move, reason)
        steps.append(Step(seat, text.split(maxsplit=1)[1], (), refused, open_table(box, table)))
    if not steps:
        return None
    return Example(
        case.name,
        box.name,
        case.data.get("rulings", {}),
        tuple(case.data["points"]),
        table.dealer,
        before,
        tuple(steps),
    )


def simplicity(example: Example, point: str) -> tuple[int, ...]:
    """The smaller, the better the example is for the point."""
    where = rulebook.point(point)
    editions = (where.edition, *where.also)
    home = editions.index(example.edition) if example.edition in editions else len(editions)
    cards = sum(map(len, example.before.hands)) + len(example.before.draw_pile) + len(example.before.discard)
    # What a case is about stands first among its points; what merely happens on the way, last.
    return (home, example.points.index(point), len(example.rulings), len(example.steps), cards)


def chosen(stories: Sequence[Example]) -> dict[str, list[Example]]:
    """The examples of each point, in the order of the rules."""
    found: dict[str, list[Example]] = {}
    for each in rulebook.points():
        ranked = sorted(
            (example for example in stories if each.id in example.points),
            key=lambda example, point=each.id: simplicity(example, point),  # type: ignore[misc]
        )
        if ranked:
            found[each.id] = few(ranked)
    return found


def few(ranked: Sequence[Example]) -> list[Example]:
    """The first examples of a ranking, but one of every edition if there is room: players look for their own game."""
    firsts = [next(each for each in ranked if each.edition == name) for name in {each.edition for each in ranked}]
    rest = [each for each in ranked if each not in firsts]
    kept = sorted(firsts, key=ranked.index)[:EACH] + rest[: max(0, EACH - len(firsts))]
    return sorted(kept, key=ranked.index)


def book(cases: Iterable[Case]) -> dict[str, Any]:
    """What is written: every chosen example once, and which ones each point has."""
    stories = [told for case in cases if (told := story(case))]
    by_point = chosen(stories)
    used = {example.case for examples in by_point.values() for example in examples}
    kept = [example for example in stories if example.case in used]
    number = {example.case: at for at, example in enumerate(kept)}
    return {
        "points": {point: [number[each.case] for each in examples] for point, examples in by_point.items()},
        "examples": [pack(example) for example in kept],
    }


def text() -> str:
    """The file as it should be: one example a line, so that a change can be read."""
    cases = [case for path in conform.files_in([CASES]) for case in conform.read(path)]
    told = book(cases)

    def compact(thing: object) -> str:
        return json.dumps(thing, ensure_ascii=False, separators=(",", ":"))

    lines = ",\n".join(map(compact, told["examples"]))
    return f'{{"points":{compact(told["points"])},\n"examples":[\n{lines}\n]}}\n'


def main() -> None:
    """Write the file."""
    FILE.write_text(text(), "utf-8")


if __name__ == "__main__":
    main()
