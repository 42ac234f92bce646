"""The worked examples of a rule point, as pages show them."""

from __future__ import annotations

from lastcard import text
from lastcard.editions import edition, rulebook
from lastcard.errors import UnknownPoint
from lastcard.game import examples
from lastcard.game.examples import Example, OpenTable
from lastcard.game.refusals import said
from lastcard.game.tries import tried
from lastcard.game.turns import Turns
from lastcard.server import results
from lastcard.server.phrases import BOT_NAMES
from lastcard.server.refusal import Refusal
from lastcard.server.resources import ExampleInfo, Examples, ExampleStep, Tried
from lastcard.server.shapes import View
from lastcard.server.showing import DISCARDS_SHOWN, asks
from lastcard.server.terms import plain
from lastcard.server.timeline import table_events


def worked(name: str) -> Examples:
    """The examples of a rule point, in the language that is spoken; refused if there is no such point."""
    try:
        point = rulebook.point(name)
    except UnknownPoint as problem:
        raise Refusal("unknown_point", str(problem)) from None
    return Examples(point.id, text.say(point.message), [_shown(each) for each in examples.examples(point.id)])


def _shown(example: Example) -> ExampleInfo:
    box = edition(example.edition, example.rulings)
    names = [text.fill(f"server-bot-name-{1 + seat % BOT_NAMES}", None, {}) for seat in range(example.seats)]
    steps = [ExampleStep(1, -1, None, None, [], _view(example, example.before), _hands(example.before))]
    turns, number = Turns(), 0
    for step in example.steps:
        turn = turns.follow(step.events, step.table.asks, step.table.turn)
        events = table_events(box, step.events, number, turn)
        number += len(events)
        refused = None
        if step.refused and step.move:
            refusal = said(step.refused, names)
            refused = Tried(tried(step.move, step.seat, names), str(refusal), refusal.point or None)
        view, hands = _view(example, step.table), _hands(step.table)
        steps.append(ExampleStep(1, step.seat, step.move, refused, events, view, hands))
    return ExampleInfo(
        edition=box.name,
        title=text.say(f"edition-{box.name}"),
        names=names,
        rulings=[text.ruling_value(name, box.rulings[name]) for name in example.rulings],
        points=list(example.points),
        in_force=plain(box.rulings),
        steps=steps,
    )


def _hands(table: OpenTable) -> list[list[str]]:
    return [list(hand) for hand in table.hands]


def _view(example: Example, table: OpenTable) -> View:
    """The table as a spectator would see it: the hands stand beside it."""
    return View(
        seat=None,
        round=1,
        seats=example.seats,
        dealer=example.dealer,
        turn=table.turn,
        # Before the first card is turned up nothing is asked of anybody.
        asks="play" if table.asks == "nothing" else asks(table.asks),
        asked=-1 if table.asks == "nothing" else table.asked,
        direction=1 if table.direction > 0 else -1,
        color=results.color(table.color),
        top=table.top,
        hand=[],
        drawn=None,
        held=[len(hand) for hand in table.hands],
        draw_pile=len(table.draw_pile),
        discard_count=len(table.discard),
        discard=list(table.discard[-DISCARDS_SHOWN:]),
        owed=table.owed,
        called=list(table.called),
        catchable=list(table.catchable),
        armed=False,
        legal=[],
        scores=list(table.points),
        question=None,
        race=None,
        result=None,
        match=None,
    )
