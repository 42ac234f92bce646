"""A record played again: every deal made anew, every move checked, every line compared with what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from lastcard.editions import edition as make_edition
from lastcard.errors import BadRecord, BadSeats, IllegalMove, LastCardError

from . import proving, recording
from .entries import Entry
from .events import Event
from .match import Match
from .recording import Record

SeedsOf = Mapping[int, str]
"""The seeds of rounds that are not revealed yet, from whoever holds them."""
NONE: SeedsOf = {}


@dataclass(frozen=True, slots=True)
class Summary:
    """What a verified record says."""

    edition: str
    names: tuple[str, ...]
    rounds: int
    moves: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    shared: bool
    """Whether every deal was committed to and shared."""
    absent: tuple[tuple[int, ...], ...]
    """For each round of shared deals, the seats that gave no share."""
    hash: str
    """The last line's hash."""


def begin(kept: Record, seeds: SeedsOf = NONE) -> Match:
    """The match of a record, its first round dealt."""
    header, path = kept.header, kept.path
    if not kept.entries or kept.entries[0].kind != "round":
        raise BadRecord("error-record-order", file=path, line=2)
    try:
        names = header["names"]
        if not isinstance(names, list | tuple) or not all(isinstance(name, str) and len(name) < 100 for name in names):
            raise TypeError("names")
        deal = proving.deal_of(kept, 0, seeds) if kept.shared else None
        box = make_edition(header["edition"], header["rulings"], header["preset"] or "standard")
        dealer, clockless = header["dealer"], header["clockless"]
        if deal:
            match = Match(box, names, dealer=dealer, clockless=clockless, deal=deal, reveal=header["reveal"])
        else:
            match = Match(box, names, bytes.fromhex(header["key"]), dealer=dealer, clockless=clockless)
    except BadRecord:
        raise
    except (LastCardError, KeyError, TypeError, ValueError, AttributeError) as error:
        problem = str(error).rstrip(".")
        raise BadRecord("error-record-header", file=path, problem=problem) from None
    if box.digest() != header.get("digest"):
        raise BadRecord("error-record-edition", file=path, edition=box.title)
    if kept.shared and recording.header(match) != header:
        raise BadRecord("error-record-order", file=path, line=1)
    return match


def steps(
    kept: Record, moves: int | None = None, seeds: SeedsOf = NONE
) -> Iterator[tuple[Match, Entry, tuple[Event, ...]]]:
    """Every deal and move of a record: the match after it, its entry, what happened.

    Raises:
        BadRecord: a move is illegal, a score differs, or the edition is not what it was.
    """
    match = begin(kept, seeds)
    done = 0
    for at, entry in enumerate(kept.entries):
        line = at + 2
        if entry.kind == "move" and moves is not None and done >= moves:
            return
        events: tuple[Event, ...] | None = None
        if entry.kind == "round":
            events = match.opening if at == 0 else next_round(match, kept, at, seeds)
        elif entry.kind == "move":
            events = play_entry(match, entry, kept.path, line)
            done += 1
        compare(match, entry, at, kept.path)
        if events is not None:
            yield match, entry, events


def next_round(match: Match, kept: Record, at: int, seeds: SeedsOf) -> tuple[Event, ...]:
    """Deal what an entry says was dealt."""
    if not match.round_over or match.over:
        raise BadRecord("error-record-order", file=kept.path, line=at + 2)
    return match.next_round(proving.deal_of(kept, at, seeds) if kept.shared else None)


def compare(match: Match, entry: Entry, at: int, path: str) -> None:
    """Compare an entry with the one that playing led to."""
    line = at + 2
    if at >= len(match.entries) or match.entries[at].kind != entry.kind or match.entries[at].round != entry.round:
        raise BadRecord("error-record-order", file=path, line=line)
    expected = match.entries[at]
    if entry == expected:
        return
    if entry.kind == "score":
        raise BadRecord("error-record-scores", file=path, line=line, round=entry.round)
    if entry.seat == expected.seat and entry.cards != expected.cards:
        raise BadRecord("error-record-cards", file=path, line=line)
    raise BadRecord("error-record-order", file=path, line=line)


def replay(kept: Record, moves: int | None = None, seeds: SeedsOf = NONE) -> Match:
    """Play a record again, every move checked, up to so many moves (all of them by default).

    Args:
        kept: the record.
        moves: how many moves of it.
        seeds: by round, the seeds of shared deals that the record does not reveal yet.

    Raises:
        BadRecord: a move is illegal, a score differs, a seed does not fit, or the edition is not what it was.
    """
    match = None
    for match, _, _ in steps(kept, moves, seeds):  # noqa: B007
        pass
    assert match is not None, "a record begins with a deal, or there is no going through it"
    return match


def play_entry(match: Match, entry: Entry, path: str, line: int) -> tuple[Event, ...]:
    """Make one recorded move."""
    try:
        if entry.seat is None or entry.move is None or entry.round != match.round_number:
            raise BadRecord("error-record-order", file=path, line=line)
        return match.play(entry.seat, entry.move, time=entry.time, verdict=entry.verdict)
    except (IllegalMove, BadSeats) as error:
        raise BadRecord(
            "error-record-move", file=path, line=line, move=f"{entry.seat} {entry.move}", problem=str(error)
        ) from None


def verify(path: Path | str) -> Summary:
    """Check a record whole: chain, header, digest, commitments, shares, deals, every move legal, every score equal.

    Raises:
        BadRecord: what is wrong, with file and line; of several faults the first.
    """
    kept = recording.load(Path(path))
    match = replay(kept)
    again = recording.of(match)
    if len(again.entries) != len(kept.entries):
        raise BadRecord("error-record-order", file=kept.path, line=len(kept.entries) + 1)
    absent = tuple(deal.absent for deal in match.deals)
    return Summary(
        match.edition.name,
        match.names,
        match.round_number,
        match.moves,
        match.scores,
        match.winners,
        match.shared,
        absent,
        kept.hash,
    )
