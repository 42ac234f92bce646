"""What a store keeps of a table, and what it promises.

A table's owner gives the store one `Change` for each step it makes. A change is kept whole or not at all, and nobody is
told of the step before `Store.keep` has returned.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class Line(Struct, frozen=True):
    """One line of the record of a match."""

    match: int
    """Which match of its table, from 1."""
    number: int
    """Which line of the record, from 0: the header."""
    text: str
    """The line as it stands in the record's file, without the line's end."""


class KeptRecord(Struct, frozen=True):
    """The record of a finished match."""

    name: str
    text: str


class Change(Struct, frozen=True):
    """Everything that one step changes."""

    table: str
    """The table's code."""
    fence: int
    """The fencing number with which the owner claimed the table."""
    number: int
    """Counts the changes of a table, from 1 on."""
    state: bytes
    """The table as it is now, as JSON, the running match's lines left out."""
    lines: tuple[Line, ...] = ()
    """The lines that came to the record of the running match."""
    record: KeptRecord | None = None
    """The match's record, once it is finished."""
    closed: bool = False
    """The table is closed: whatever was kept of it, its records apart, is forgotten."""


class Kept(Struct, frozen=True):
    """A table as the last change left it."""

    table: str
    fence: int
    """The claim under which it is given out: every older one is void now."""
    number: int
    """That of the last change."""
    state: bytes
    lines: tuple[Line, ...]
    """The record of the last match so far."""


class Made(Struct, frozen=True):
    """The table that a request has made."""

    table: str
    kept: bool
    """Whether anything is kept of it. If not, whoever makes it is at it just now, or has died over it."""


class StoreDown(Exception):
    """The store cannot be reached, or cannot keep anything more; trying again later makes sense."""


class Fenced(Exception):
    """The table has another owner now: whoever gets this must let go of it."""


class Damaged(Exception):
    """What was kept of a table cannot be read any more; other tables are not concerned."""


class Store(Protocol):
    """Where tables are kept."""

    async def keep(self, change: Change) -> None:
        """Keeps a change for good. The same change given twice is kept once.

        Raises:
            StoreDown: it is not certain that it was kept; give it again.
            Fenced: another owner has claimed the table.
        """

    async def claim(self, table: str) -> Kept | None:
        """Makes the caller the table's owner and gives it out; None if there is no such table.

        Raises:
            StoreDown: the store cannot be reached.
            Damaged: it cannot be read.
        """

    async def new(self, table: str, request: str = "") -> int | None:
        """Claims a code that no table has, and returns the fencing number; None if one has it.

        A request makes one table: None, too, if it has made another one. The code of its own table, of which nothing
        is kept yet, it is given again, and whoever had it before is fenced off.
        """

    async def made(self, request: str) -> Made | None:
        """The table that a request has made; None if there is none, or it is closed."""

    async def tables(self) -> list[str]:
        """The codes of all the tables that are kept."""

    async def record(self, name: str) -> str | None:
        """The text of a finished match's record; None if there is no such record, or it is no longer kept."""

    async def close(self) -> None:
        """Keeps what was given so far and lets go of everything."""
