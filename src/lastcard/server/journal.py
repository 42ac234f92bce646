"""The journal: what a table must have written down before it tells anybody."""

from __future__ import annotations

from typing import Literal, Protocol

from msgspec import Struct

from lastcard.server.shapes import Verdict

Kind = Literal["match", "round", "move", "round_over", "match_over", "closed"]


class Entry(Struct, frozen=True):
    """One thing that happened at a table."""

    table: str
    match: int
    version: int
    """The number of the last event that came of it."""
    kind: Kind
    at: float
    """Milliseconds since 1970."""
    seat: int = -1
    move: str | None = None
    by: Literal["person", "bot", "autopilot", "clock"] | None = None
    verdict: Verdict | None = None


class Journal(Protocol):
    """Where entries go. Nobody is told of a thing before `append` has returned."""

    async def append(self, entry: Entry) -> None:
        """Keeps an entry."""

    async def forget(self, table: str) -> None:
        """The table is closed: its entries are not needed any more."""


class MemoryJournal:
    """A journal for as long as the server runs: the latest match of each table."""

    def __init__(self) -> None:
        self.entries: dict[str, list[Entry]] = {}

    async def append(self, entry: Entry) -> None:
        """Keeps an entry; a new match drops those of the last one."""
        kept = self.entries.setdefault(entry.table, [])
        if entry.kind == "match":
            kept.clear()
        kept.append(entry)

    async def forget(self, table: str) -> None:
        """Drops what a closed table leaves."""
        self.entries.pop(table, None)
