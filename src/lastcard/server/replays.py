"""A finished match, move by move, for the replay page."""

from __future__ import annotations

import msgspec

from lastcard.errors import BadRecord
from lastcard.game import Event, Match, record
from lastcard.game.turns import Turns
from lastcard.server.refusal import refuse
from lastcard.server.resources import Replay, ReplayStep
from lastcard.server.shapes import Verdict
from lastcard.server.showing import public
from lastcard.server.terms import plain
from lastcard.server.timeline import table_events
from lastcard.text import edition_title


def replay(text: str, name: str) -> Replay:
    """Plays a record again and shows the table after every move, all hands open."""
    try:
        held = record.parse(text, name)
        return _steps(held, name)
    except BadRecord as problem:
        raise refuse("broken_record") from problem


def _steps(held: record.Record, name: str) -> Replay:
    turns, steps, number, match = Turns(), [], 0, None
    for match, entry, events in record.steps(held):  # every move checked, every score equal
        seat, verdict = -1, None
        if entry.kind == "move" and entry.seat is not None:
            seat = entry.seat
            verdict = msgspec.convert(dict(entry.verdict), Verdict) if entry.verdict else None
        steps.append(_step(match, turns, events, number, seat, entry.move, verdict))
        number += len(events)
    assert match is not None
    in_force = plain(match.edition.rulings)
    title = edition_title(match.edition.name, match.edition.title)
    return Replay(name, match.edition.name, title, list(match.names), in_force, steps)


def _step(
    match: Match,
    turns: Turns,
    events: tuple[Event, ...],
    number: int,
    seat: int = -1,
    move: str | None = None,
    verdict: Verdict | None = None,
) -> ReplayStep:
    turn = turns.follow(events, match.asks, match.table.turn)
    shown = table_events(match.edition, events, number, turn)
    if verdict:
        judged = ("called", "caught")
        shown = [msgspec.structs.replace(each, verdict=verdict) if each.verb in judged else each for each in shown]
    hands = [list(match.hand(each)) for each in range(match.seats)]
    return ReplayStep(match.round_number, seat, move, shown, public(match), hands)
