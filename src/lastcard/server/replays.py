"""A finished match, move by move, for the replay page."""

from __future__ import annotations

from pathlib import Path

import msgspec

from lastcard.errors import BadRecord
from lastcard.game import Event, Match, record
from lastcard.game.turns import Turns
from lastcard.server.refusal import refuse
from lastcard.server.resources import Replay, ReplayStep
from lastcard.server.shapes import Verdict
from lastcard.server.showing import cards
from lastcard.server.terms import plain
from lastcard.server.timeline import table_events
from lastcard.text import edition_title


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
    turns = Turns()
    steps = [_step(match, turns, match.opening, 0)]
    number = len(match.opening)
    for entry in held.entries[1:]:
        if entry.kind == "round":
            events = match.next_round()
            steps.append(_step(match, turns, events, number))
        elif entry.kind == "move" and entry.seat is not None and entry.move is not None:
            events = match.play(entry.seat, entry.move)
            verdict = msgspec.convert(dict(entry.verdict), Verdict) if entry.verdict else None
            steps.append(_step(match, turns, events, number, entry.seat, entry.move, verdict))
        else:
            continue
        number += len(events)
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
    seen = match.view(None)
    turn = turns.follow(events, seen.asks, seen.turn)
    shown = table_events(match.edition, events, number, turn)
    if verdict:
        judged = ("called", "caught")
        shown = [msgspec.structs.replace(each, verdict=verdict) if each.verb in judged else each for each in shown]
    hands = [list(match.view(each).hand) for each in range(match.seats)]
    return ReplayStep(match.round_number, seat, move, shown, cards(match, seen), hands)
