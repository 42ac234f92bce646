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
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lastcard.editions import Edition
from lastcard.errors import BadRecord, NotSaved
from lastcard.rules.words import RULES_VERSION

from .chain import SEEDED, SHARED, Chain
from .entries import Entry, parse_entry

if TYPE_CHECKING:
    from .fairness import Reveal, SharedDeal
    from .match import Match


@dataclass(frozen=True, slots=True)
class Record:
    """What a file holds, its chain already checked."""

    header: Mapping[str, Any]
    entries: tuple[Entry, ...]
    path: str = ""
    hash: str = ""
    """The hash of its last line, where it was read from a file."""

    @property
    def shared(self) -> bool:
        """Whether its dice come from shares."""
        return bool(self.header["lastcard"] == SHARED)


def header(match: Match) -> dict[str, Any]:
    """What the first line of a match's record says: nothing that is secret, where the deals are shared."""
    common = _common(match.edition, match.names, match.named_dealer, clockless=match.clockless)
    if match.commitment is None:
        return {"lastcard": SEEDED, **common, "key": match.key.hex(), "commitments": None}
    return {"lastcard": SHARED, **common, **_sharing(match.edition, match.match_id, match.commitment, match.reveal)}


def _common(edition: Edition, names: Sequence[str], dealer: int | None, *, clockless: bool) -> dict[str, Any]:
    return {
        "rules_version": RULES_VERSION,
        "edition": edition.name,
        "preset": edition.preset,
        "rulings": dict(edition.rulings),
        "digest": edition.digest(),
        "names": list(names),
        "dealer": dealer,
        "clockless": clockless,
    }


def _sharing(edition: Edition, match: str, commitment: str, reveal: Reveal) -> dict[str, Any]:
    deck = [[card.code, card.copies] for card in edition.cards]
    return {"match": match, "reveal": reveal, "commitment": commitment, "deck": deck, "hand": edition.hand}


def shared_header_hash(edition: Edition, names: Sequence[str], match: str, commitment: str, reveal: Reveal) -> str:
    """The hash of the first line of a record that is still to begin: its dealer is drawn, its windows are raced for."""
    links = Chain()
    common = _common(edition, names, None, clockless=False)
    links.line({"lastcard": SHARED, **common, **_sharing(edition, match, commitment, reveal)})
    return links.last


def header_hash(match: Match) -> str:
    """The hash of a record's first line, on which every shared deal of the match depends."""
    links = Chain()
    links.line(header(match))
    return links.last


def dealt(match: Match, deal: SharedDeal | None, cards: tuple[str, ...] | None) -> Entry:
    """The entry of a round that has just been dealt."""
    number, dealer = match.round_number, match.dealer
    if deal is None:
        return Entry("round", number, seat=dealer)
    return Entry(
        "round",
        number,
        seat=dealer,
        commitment=deal.commitment,
        next=deal.next,
        seals=deal.seals,
        shares=deal.shares,
        cards=cards,
    )


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
    first: Mapping[str, Any] | None = None
    entries: list[Entry] = []
    links = Chain()
    for number, raw in enumerate(text.removesuffix("\n").split("\n") if text else [], 1):
        line = parse_line(raw, path, number, links)
        if first is None:
            first = check_header(line, path)
        else:
            entries.append(parse_entry(line, path, number))
    if first is None:
        raise BadRecord("error-record-foreign", file=path)
    if not text.endswith("\n"):
        raise BadRecord("error-record-truncated", file=path, line=len(entries) + 1)
    return Record(first, tuple(entries), path, links.last)


def parse_line(raw: str, path: str, number: int, links: Chain) -> dict[str, Any]:
    """One line as an object whose hash is right."""
    try:
        line = json.loads(raw)
    except (ValueError, RecursionError):
        message = "error-record-foreign" if number == 1 else "error-record-truncated"
        raise BadRecord(message, file=path, line=number) from None
    if not isinstance(line, dict) or (number == 1 and "lastcard" not in line):
        raise BadRecord("error-record-foreign", file=path)
    given = line.pop("hash", None)
    again = links.line(line)
    # Nothing may be hidden in how a line is written, so that everybody reads the same in it.
    if given != links.last or (links.form == SHARED and again != raw):
        raise BadRecord("error-record-edited", file=path, line=number)
    return line


def check_header(line: dict[str, Any], path: str) -> dict[str, Any]:
    """The header, if this version can read it."""
    if line["lastcard"] not in (SEEDED, SHARED):
        raise BadRecord("error-record-version", file=path, version=str(line["lastcard"]))
    if line.get("rules_version") != RULES_VERSION:
        raise BadRecord("error-record-rules", file=path, version=str(line.get("rules_version")))
    return line
