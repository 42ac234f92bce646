"""A finished match, move by move, for the replay page."""

from __future__ import annotations

from pathlib import Path

import msgspec

from lastcard.errors import BadRecord
from lastcard.game import Event, Match, record
from lastcard.server.refusal import refuse
from lastcard.server.resources import Replay, ReplayStep
from lastcard.server.shapes import Verdict
from lastcard.server.showing import cards
from lastcard.server.timeline import table_event


def replay(path: Path, name: str) -> Replay:
    """Plays a record again and shows the table after every move, all hands open."""
    try:
        held = record.load(path)
        record.replay(held)  # every move checked, every score equal
        return _steps(held, name)
    except BadRecord as problem:
        raise refuse("broken_record") from problem


def _steps(held: record.Record, name: str) -> Replay:
    match = record.begin(held)
    steps = [_step(match, match.opening, 0)]
    number = len(match.opening)
    for entry in held.entries[1:]:
        if entry.kind == "round":
            events = match.next_round()
            steps.append(_step(match, events, number))
        elif entry.kind == "move" and entry.seat is not None and entry.move is not None:
            events = match.play(entry.seat, entry.move)
            verdict = msgspec.convert(dict(entry.verdict), Verdict) if entry.verdict else None
            steps.append(_step(match, events, number, entry.seat, entry.move, verdict))
        else:
            continue
        number += len(events)
    return Replay(name, match.edition.name, match.edition.title, list(match.names), steps)


def _step(
    match: Match,
    events: tuple[Event, ...],
    number: int,
    seat: int = -1,
    move: str | None = None,
    verdict: Verdict | None = None,
) -> ReplayStep:
    shown = [
        table_event(match.edition, event, count, verdict if event.verb in ("called", "caught") else None)
        for count, event in enumerate(events, number + 1)
    ]
    hands = [list(match.view(each).hand) for each in range(match.seats)]
    return ReplayStep(match.round_number, seat, move, shown, cards(match, match.view(None)), hands)
