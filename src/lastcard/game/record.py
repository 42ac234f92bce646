"""A match on disk: a header, then one line for every deal, move and score, each chained to the one before.

The file is JSON, one object a line. Each line carries a hash of itself and of the line before it, so
that a truncated or edited file is noticed and the line can be named.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lastcard.editions import edition as make_edition
from lastcard.errors import BadRecord, BadSeats, IllegalMove, LastCardError, NotSaved
from lastcard.rules.words import RULES_VERSION

from .chain import Chain, chain

if TYPE_CHECKING:
    from .match import Match

FORMAT = 1
"""The version of the file format."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: a deal, a move, or the score of a round."""

    kind: str
    """``round``, ``move`` or ``score``."""
    round: int
    seat: int | None = None
    """Who moved; for a deal, the dealer."""
    move: str | None = None
    time: float | None = None
    verdict: Mapping[str, object] | None = None
    """How an UNO race was decided."""
    points: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    shares: Mapping[str, object] | None = None
    """What each seat added to the round's key, where seats do."""

    def as_json(self) -> dict[str, Any]:
        """The line, what is not set left out."""
        names = ("kind", "round", "seat", "move", "time", "verdict", "points", "scores", "shares")
        return {name: value for name in names if (value := getattr(self, name)) is not None}


@dataclass(frozen=True, slots=True)
class Record:
    """What a file holds, its chain already checked."""

    header: Mapping[str, Any]
    entries: tuple[Entry, ...]
    path: str = ""
    lines: tuple[int, ...] = field(default=(), repr=False)
    """The line of each entry in the file."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What a verified record says."""

    edition: str
    names: tuple[str, ...]
    rounds: int
    moves: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def header(match: Match) -> dict[str, Any]:
    """What the first line of a match's record says."""
    return {
        "lastcard": FORMAT,
        "rules_version": match.table.rules_version,
        "edition": match.edition.name,
        "preset": match.edition.preset,
        "rulings": dict(match.edition.rulings),
        "digest": match.edition.digest(),
        "names": list(match.names),
        "dealer": match.named_dealer,
        "clockless": match.clockless,
        "key": match.key.hex(),
        "commitments": None,
    }


def of(match: Match) -> Record:
    """The record of a match as it stands."""
    return Record(header(match), tuple(match.entries))


def to_text(record: Record) -> str:
    """The file's text."""
    chain = Chain()
    parts = (record.header, *(entry.as_json() for entry in record.entries))
    return "".join(chain.line(part) + "\n" for part in parts)


def save(record: Record, path: Path) -> None:
    """Write a record, whole or not at all.

    Raises:
        NotSaved: it could not be written; whatever the file held before is still there.
    """
    temporary = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(to_text(record))
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except (OSError, ValueError) as error:
        if temporary is not None:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()
        full = isinstance(error, OSError) and error.errno == errno.ENOSPC
        message = "error-disk-full" if full else "error-cannot-save"
        problem = getattr(error, "strerror", None) or str(error)
        raise NotSaved(message, file=str(path), problem=problem) from None


def load(path: Path) -> Record:
    """Read a record and check its chain.

    Raises:
        BadRecord: the file is no record, truncated or edited; the sentence names the line.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord("error-record-foreign", file=str(path)) from None
    except FileNotFoundError:
        raise BadRecord("error-record-missing", file=str(path)) from None
    except OSError as error:
        raise BadRecord("error-cannot-read", file=str(path), problem=error.strerror or str(error)) from None
    return parse(text, str(path))


def parse(text: str, path: str) -> Record:
    """A record from its text, the chain checked."""
    header: Mapping[str, Any] | None = None
    entries: list[Entry] = []
    last = ""
    for number, raw in enumerate(text.removesuffix("\n").split("\n") if text else [], 1):
        line = parse_line(raw, path, number, last)
        last = line.pop("hash")
        if header is None:
            header = check_header(line, path)
        else:
            entries.append(parse_entry(line, path, number))
    if header is None:
        raise BadRecord("error-record-foreign", file=path)
    if not text.endswith("\n"):
        raise BadRecord("error-record-truncated", file=path, line=len(entries) + 1)
    return Record(header, tuple(entries), path, tuple(range(2, len(entries) + 2)))


def parse_line(raw: str, path: str, number: int, last: str) -> dict[str, Any]:
    """One line as an object whose hash is right."""
    try:
        line = json.loads(raw)
    except (ValueError, RecursionError):
        message = "error-record-foreign" if number == 1 else "error-record-truncated"
        raise BadRecord(message, file=path, line=number) from None
    if not isinstance(line, dict) or (number == 1 and "lastcard" not in line):
        raise BadRecord("error-record-foreign", file=path)
    body = {name: value for name, value in line.items() if name != "hash"}
    if line.get("hash") != chain(last, body):
        raise BadRecord("error-record-edited", file=path, line=number)
    return line


def check_header(line: dict[str, Any], path: str) -> dict[str, Any]:
    """The header, if this version can read it."""
    if line["lastcard"] != FORMAT:
        raise BadRecord("error-record-version", file=path, version=str(line["lastcard"]))
    if line.get("rules_version") != RULES_VERSION:
        raise BadRecord("error-record-rules", file=path, version=str(line.get("rules_version")))
    return line


FORMS: dict[str, type | tuple[type, ...]] = {
    "kind": str,
    "round": int,
    "seat": int,
    "move": str,
    "time": (int, float),
    "verdict": dict,
    "points": list,
    "scores": list,
    "shares": dict,
}
"""What each part of an entry is, where it is there."""


def parse_entry(line: dict[str, Any], path: str, number: int) -> Entry:
    """An entry from its line."""
    well_formed = all(isinstance(value, FORMS.get(name, ())) for name, value in line.items())
    if not well_formed or line.get("kind") not in ("round", "move", "score") or "round" not in line:
        raise BadRecord("error-record-order", file=path, line=number)
    for name in ("points", "scores"):
        if name in line:
            line[name] = tuple(line[name])
    return Entry(**line)


def begin(record: Record) -> Match:
    """The match of a record, its first round dealt."""
    from .match import Match

    header, path = record.header, record.path
    if not record.entries or record.entries[0].kind != "round":
        raise BadRecord("error-record-order", file=path, line=2)
    try:
        names = header["names"]
        if not isinstance(names, list | tuple) or not all(isinstance(name, str) and len(name) < 100 for name in names):
            raise TypeError("names")
        box = make_edition(header["edition"], header["rulings"], header["preset"] or "standard")
        match = Match(
            box,
            header["names"],
            bytes.fromhex(header["key"]),
            dealer=header["dealer"],
            clockless=header["clockless"],
        )
    except (LastCardError, KeyError, TypeError, ValueError, AttributeError) as error:
        problem = str(error).rstrip(".")
        raise BadRecord("error-record-header", file=path, problem=problem) from None
    if box.digest() != header.get("digest"):
        raise BadRecord("error-record-edition", file=path, edition=box.title)
    return match


def replay(record: Record, moves: int | None = None) -> Match:
    """Play a record again, every move checked, up to so many moves (all of them by default).

    Raises:
        BadRecord: a move is illegal, a score differs, or the edition is not what it was.
    """
    match = begin(record)
    done = 0
    for at, entry in enumerate(record.entries):
        line = record.lines[at] if record.lines else at + 2
        if entry.kind == "round" and at > 0:
            if not match.round_over or match.over:
                raise BadRecord("error-record-order", file=record.path, line=line)
            match.next_round()
        elif entry.kind == "move":
            if moves is not None and done >= moves:
                break
            play_entry(match, entry, record.path, line)
            done += 1
        if entry.kind == "score" and (entry.points, entry.scores) != (match.round_points, match.scores):
            raise BadRecord("error-record-scores", file=record.path, line=line, round=entry.round)
        if entry.kind == "round" and entry.seat != match.dealer:
            raise BadRecord("error-record-order", file=record.path, line=line)
    return match


def play_entry(match: Match, entry: Entry, path: str, line: int) -> None:
    """Make one recorded move."""
    try:
        if entry.seat is None or entry.move is None or entry.round != match.round_number:
            raise BadRecord("error-record-order", file=path, line=line)
        match.play(entry.seat, entry.move, time=entry.time, verdict=entry.verdict)
    except (IllegalMove, BadSeats) as error:
        raise BadRecord(
            "error-record-move", file=path, line=line, move=f"{entry.seat} {entry.move}", problem=str(error)
        ) from None


def verify(path: Path | str) -> Summary:
    """Check a record whole: chain, header, digest, every move legal, every score equal.

    Raises:
        BadRecord: what is wrong, with file and line.
    """
    record = load(Path(path))
    match = replay(record)
    if tuple(entry.as_json() for entry in match.entries) != tuple(entry.as_json() for entry in record.entries):
        raise BadRecord("error-record-order", file=record.path, line=len(record.entries) + 1)
    return Summary(match.edition.name, match.names, match.round_number, match.moves, match.scores, match.winners)
