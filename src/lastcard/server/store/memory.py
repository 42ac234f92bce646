"""A store for as long as the program runs: it keeps what it is given in memory, and all the promises."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from lastcard.server.store.shapes import Change, Fenced, Kept, Line, Made


@dataclass
class _Table:
    """What is kept of one table."""

    number: int = 0
    """That of the last change."""
    state: bytes = b""
    lines: list[Line] = field(default_factory=list)
    """All those of the last match."""

    def add(self, lines: tuple[Line, ...]) -> None:
        """Adds lines; those of older matches go."""
        self.lines += lines
        if lines and self.lines[0].match != lines[-1].match:
            self.lines = [line for line in self.lines if line.match == lines[-1].match]


class MemoryStore:
    """Tables and records in memory."""

    def __init__(self) -> None:
        self._fences: dict[str, int] = {}
        """Who owns what; codes that are claimed and have no table yet are among them."""
        self._kept: dict[str, _Table] = {}
        self._requests: dict[str, str] = {}
        """The table that each request has made."""
        self._last_fence = 0
        self.records: dict[str, str] = {}

    async def keep(self, change: Change) -> None:
        """Keeps a change; the same one given again is kept once."""
        if change.closed and change.table not in self._fences:
            return
        if self._fences.get(change.table) != change.fence:
            raise Fenced(change.table)
        before = self._kept.get(change.table)
        if before is not None and change.number <= before.number:
            return
        follow(change, before.number if before else 0, before.lines if before else ())
        if change.record is not None:
            self.records[change.record.name] = change.record.text
        if change.closed:
            del self._fences[change.table]
            self._kept.pop(change.table, None)
            self._requests = {name: code for name, code in self._requests.items() if code != change.table}
            return
        table = self._kept.setdefault(change.table, _Table())
        table.number, table.state = change.number, change.state
        table.add(change.lines)

    async def claim(self, table: str) -> Kept | None:
        """Makes the caller the owner of a table and gives it out."""
        kept = self._kept.get(table)
        if kept is None:
            return None
        return Kept(table, self._claim(table), kept.number, kept.state, tuple(kept.lines))

    async def new(self, table: str, request: str = "") -> int | None:
        """Claims a code that no table has, or that the request has claimed before."""
        own = self._requests.get(request) if request else None
        if own != (None if table not in self._fences else table) or table in self._kept:
            return None
        if request:
            self._requests[request] = table
        return self._claim(table)

    async def made(self, request: str) -> Made | None:
        """The table that a request has made."""
        table = self._requests.get(request)
        return None if table is None else Made(table, table in self._kept)

    async def tables(self) -> list[str]:
        """The codes of all the tables."""
        return sorted(self._kept)

    async def record(self, name: str) -> str | None:
        """The text of a finished match's record."""
        return self.records.get(name)

    async def close(self) -> None:
        """There is nothing to let go of."""

    def _claim(self, table: str) -> int:
        self._last_fence += 1
        self._fences[table] = self._last_fence
        return self._last_fence


def follow(change: Change, number: int, lines: Sequence[Line]) -> None:
    """Raises `ValueError` if a change leaves a gap after the last one, or its lines after those that are there."""
    if change.number != number + 1:
        raise ValueError(f"change {change.number} of table {change.table} does not follow change {number}")
    match, count = (lines[-1].match, lines[-1].number + 1) if lines else (0, 0)
    for line in change.lines:
        if line.match > match and line.number == 0:
            match, count = line.match, 0
        if (line.match, line.number) != (match, count):
            raise ValueError(f"line {line.number} of match {line.match} of table {change.table} leaves a gap")
        count += 1
