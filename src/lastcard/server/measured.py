"""A store that is watched: how long it takes to keep a change, and when it is down."""

from __future__ import annotations

from lastcard.server.metrics import Metrics
from lastcard.server.moments import Moments
from lastcard.server.notes import note
from lastcard.server.store.shapes import Change, Damaged, Fenced, Kept, Made, Store, StoreDown


class MeasuredStore:
    """Does what the store in it does, and counts."""

    def __init__(self, store: Store, metrics: Metrics, moments: Moments) -> None:
        self._store = store
        self._metrics = metrics
        self._moments = moments
        self.down = False
        """The last that was heard of it is that it cannot be reached."""

    async def keep(self, change: Change) -> None:
        """Keeps a change for good."""
        began = self._moments.now()
        try:
            await self._store.keep(change)
        except StoreDown:
            self._metrics.not_kept("down")
            self._trouble(down=True)
            raise
        except Fenced:
            self._metrics.not_kept("fenced")
            note("table_lost", "warning", table=change.table, reason="fenced")
            raise
        self._metrics.kept(self._moments.now() - began)
        self._trouble(down=False)

    async def claim(self, table: str) -> Kept | None:
        """Makes the caller the table's owner and gives it out."""
        try:
            kept = await self._store.claim(table)
        except StoreDown:
            self._trouble(down=True)
            raise
        except Damaged:
            note("table_damaged", "error", table=table)
            raise
        self._trouble(down=False)
        return kept

    async def new(self, table: str, request: str = "") -> int | None:
        """Claims a code that no table has."""
        return await self._store.new(table, request)

    async def made(self, request: str) -> Made | None:
        """The table that a request has made."""
        return await self._store.made(request)

    async def tables(self) -> list[str]:
        """The codes of all the tables that are kept."""
        return await self._store.tables()

    async def record(self, name: str) -> str | None:
        """The text of a finished match's record."""
        return await self._store.record(name)

    async def close(self) -> None:
        """Keeps what was given so far and lets go of everything."""
        await self._store.close()

    def _trouble(self, *, down: bool) -> None:
        """Says once that the store is down, and once that it is back."""
        if down != self.down:
            self.down = down
            note("store_down" if down else "store_back", "error" if down else "warning")
