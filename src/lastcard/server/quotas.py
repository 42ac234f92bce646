"""How many tables and connections there may be: in all, and from one address."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass

from lastcard.server.limits import group, is_local
from lastcard.server.refusal import refuse
from lastcard.server.running import MOST_SOCKETS, MOST_TABLES


@dataclass(frozen=True)
class Most:
    """The most there may be."""

    tables: int = MOST_TABLES
    sockets: int = MOST_SOCKETS
    tables_each: int = 50
    """Open tables that one address has made. The machine's own addresses may have any number: a tunnel ends there."""
    sockets_each: int = 300
    """Connections from one address; a school or an office may be behind one."""


class Quotas:
    """What is in use, by address."""

    def __init__(self, most: Most | None = None) -> None:
        self.most = most or Most()
        self._makers: dict[str, str] = {}
        """Who made which open table, by the table's code."""
        self._tables: Counter[str] = Counter()
        self._sockets: Counter[str] = Counter()
        self.nobody = asyncio.Event()
        """Set while no connection is open."""
        self.nobody.set()
        self.sockets = 0
        """Connections that are open, at a table or not yet."""

    def check_tables(self, open_tables: int, address: str) -> None:
        """Refuses one more table if there would be too many."""
        if open_tables >= self.most.tables:
            raise refuse("too_many_tables")
        if not is_local(address) and self._tables[group(address)] >= self.most.tables_each:
            raise refuse("too_many_tables_each", most=self.most.tables_each)

    def made(self, code: str, address: str) -> None:
        """A table was made."""
        self._makers[code] = group(address)
        self._tables[group(address)] += 1

    def closed(self, code: str) -> None:
        """A table is closed."""
        maker = self._makers.pop(code, None)
        if maker is not None:
            _less(self._tables, maker)

    def came(self, address: str) -> str | None:
        """A connection came: why it must go again, as a sentence of the catalog, or None. `went` follows either way."""
        each = self._sockets[group(address)]
        self._sockets[group(address)] += 1
        self.sockets += 1
        self.nobody.clear()
        if self.sockets > self.most.sockets:
            return "server-end-full"
        return "server-end-full-each" if each >= self.most.sockets_each and not is_local(address) else None

    def went(self, address: str) -> None:
        """A connection is closed."""
        _less(self._sockets, group(address))
        self.sockets -= 1
        if not self.sockets:
            self.nobody.set()


def _less(counts: Counter[str], key: str) -> None:
    counts[key] -= 1
    if counts[key] <= 0:
        del counts[key]
