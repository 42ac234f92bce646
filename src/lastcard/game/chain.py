"""The hash chain of a record: every line carries a hash of itself and of the line before it.

Lines can be made one by one while the match runs, and a chain can be taken up again after its last line.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .match import Match

SEEDED = 1
"""The format of a record whose dice come from a seed in its header."""
SHARED = 2
"""The format of a record whose dice come from a seed and everybody's shares, for each round anew."""
TAIL = ', "hash": "'
"""What stands between a line's body and its hash."""


def chain(before: str, line: Mapping[str, Any]) -> str:
    """The hash of a seeded record's line and of all before it."""
    return hashlib.sha256((before + json.dumps(line, sort_keys=True, separators=(",", ":"))).encode()).hexdigest()[:32]


def body_hash(before: str, body: str) -> str:
    """The hash of a shared record's line, whose text up to the hash is given, and of all before it."""
    return hashlib.sha256((before + body).encode()).hexdigest()


class Chain:
    """Makes the lines of one record, in their order."""

    def __init__(self, form: int = SEEDED, last: str = "", size: int = 0) -> None:
        self.form = form
        self.last = last
        """The hash of the last line."""
        self.size = size
        """How many lines there are."""

    @classmethod
    def after(cls, lines: Sequence[str]) -> Chain:
        """The chain as it stands after these lines, which begin with the header."""
        if not lines:
            return cls()
        return cls(json.loads(lines[0])["lastcard"], json.loads(lines[-1])["hash"], len(lines))

    def line(self, part: Mapping[str, Any]) -> str:
        """The next line, for a header or an entry, without the line's end."""
        if self.size == 0:
            self.form = part["lastcard"]
        body = json.dumps(part, ensure_ascii=True)[:-1]
        self.last = body_hash(self.last, body) if self.form == SHARED else chain(self.last, json.loads(body + "}"))
        self.size += 1
        return f'{body}{TAIL}{self.last}"}}'

    def fresh(self, match: Match) -> list[str]:
        """The lines of a match that this chain has not made yet: the header first, then entries as they came."""
        lines = [] if self.size else [self._header(match)]
        return lines + [self.line(entry.as_json()) for entry in match.entries[self.size - 1 :]]

    def _header(self, match: Match) -> str:
        from .recording import header

        return self.line(header(match))
