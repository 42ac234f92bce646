"""Taking a match up again from the lines of its record, quickly: only its last round is played again.

What is older is read and not judged; `record.verify` does that for a finished match.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from lastcard.errors import BadRecord, LastCardError

from . import proving
from .chain import Chain
from .entries import Entry, parse_entry
from .events import Event
from .match import Match
from .recording import Record, check_header, parse_line
from .replaying import NONE, SeedsOf, begin, compare, play_entry

Hear = Callable[[Match, tuple[Event, ...], Entry], None]
"""Hears of the last round's deal and of each of its moves: the match after it, what happened, the entry."""


def resume(lines: Sequence[str], name: str, hear: Hear, seeds: SeedsOf = NONE) -> Match:
    """The match that these lines tell of, as it stands after the last of them.

    Args:
        lines: the record so far, a line each, the header first.
        name: what to call the record if something is wrong with it.
        hear: hears of everything that happened in the last round.
        seeds: by round, the seeds of shared deals that the record does not reveal yet.

    Raises:
        BadRecord: a line is not what it was, a move is illegal or a score differs.
    """
    kept, start = _read(lines, name)
    match = begin(kept, seeds)
    if start:
        _skip(match, kept, start, seeds)
    for at, entry in enumerate(kept.entries[start:], start):
        if entry.kind == "round" and at > start:
            raise BadRecord("error-record-order", file=name, line=at + 2)
        events = play_entry(match, entry, name, at + 2) if entry.kind == "move" else match.opening
        compare(match, entry, at, name)
        if entry.kind in ("round", "move"):
            hear(match, events, entry)
    if len(match.entries) != len(kept.entries):
        raise BadRecord("error-record-truncated", file=name, line=len(kept.entries) + 1)
    return match


def _read(lines: Sequence[str], name: str) -> tuple[Record, int]:
    """The record, and which of its entries deals the last round; older lines are taken as they are."""
    rows = [_row(line, name, number) for number, line in enumerate(lines, 1)]
    last = max((at for at, row in enumerate(rows) if row.get("kind") == "round"), default=0)
    if not last:
        raise BadRecord("error-record-order", file=name, line=2)
    links = Chain()
    header = check_header(parse_line(lines[0], name, 1, links), name)
    links = Chain(links.form, str(rows[last - 1].get("hash")), last)
    for at in range(last, len(lines)):
        rows[at] = parse_line(lines[at], name, at + 1, links)
    entries = tuple(parse_entry(_body(row), name, number) for number, row in enumerate(rows[1:], 2))
    return Record(header, entries, name, links.last), last - 1


def _skip(match: Match, kept: Record, start: int, seeds: SeedsOf) -> None:
    try:
        rounds = [at for at, entry in enumerate(kept.entries[: start + 1]) if entry.kind == "round"]
        deals = [proving.deal_of(kept, at, seeds) for at in rounds] if kept.shared else []
        match.skip(kept.entries[:start], deals[:-1], deals[-1] if deals else None)
    except BadRecord:
        raise
    except (LastCardError, ValueError, IndexError) as problem:
        raise BadRecord("error-record-order", file=kept.path, line=start + 2) from problem


def _row(line: str, name: str, number: int) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        row = None
    if not isinstance(row, dict):
        raise BadRecord("error-record-truncated", file=name, line=number)
    return row


def _body(row: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key != "hash"}
