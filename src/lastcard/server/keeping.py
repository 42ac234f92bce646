"""Giving a table's changes to the store, one after the other, until each is kept for good."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from lastcard.server.moments import Moments
from lastcard.server.store.shapes import Change, Fenced, KeptRecord, Line, Store, StoreDown

FIRST_WAIT = 0.05
LONGEST_WAIT = 1.0
"""Seconds between two tries while the store is down."""

_log = logging.getLogger(__name__)


class Keeper:
    """The way from one table to the store."""

    def __init__(self, store: Store, moments: Moments, table: str, fence: int, number: int = 0) -> None:
        self._store = store
        self._moments = moments
        self._table = table
        self._fence = fence
        self.number = number
        """That of the last change."""
        self._state = b""
        """The table as it was kept last, its moment left out."""
        self._closed = False
        self.paused = False
        self.pausing: Callable[[bool], None] = lambda _: None
        """Called when the store fails, and when it is back."""

    async def keep(
        self,
        state: bytes,
        moment: Callable[[bytes], bytes],
        lines: tuple[Line, ...] = (),
        record: KeptRecord | None = None,
        *,
        closed: bool = False,
    ) -> float:
        """Keeps what has changed, if anything has; returns for how many seconds the store was down.

        Args:
            state: the table; two that are equal need not be kept twice.
            moment: puts the moment to a state that is kept.
            lines: what came to the record of the running match.
            record: of the match that has just ended.
            closed: the table is closed for good.

        Raises:
            Fenced: the table has another owner now.
        """
        if self._closed or (state == self._state and not lines and record is None and not closed):
            return 0.0
        number = self.number + 1
        down = await self._until_kept(
            Change(self._table, self._fence, number, b"" if closed else moment(state), lines, record, closed)
        )
        self.number, self._state, self._closed = number, state, closed
        return down

    async def _until_kept(self, change: Change) -> float:
        wait, since = FIRST_WAIT, self._moments.now()
        while True:
            try:
                await self._store.keep(change)
            except Fenced:
                raise
            except Exception as problem:  # noqa: BLE001 - whatever it is, nothing was promised
                if not self.paused:
                    known = isinstance(problem, StoreDown)
                    _log.warning("Table %s pauses: %s", self._table, problem, exc_info=None if known else problem)
                    self._pause(on=True)
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, wait * 2)
            else:
                if not self.paused:
                    return 0.0
                self._pause(on=False)
                return self._moments.now() - since

    def _pause(self, *, on: bool) -> None:
        self.paused = on
        self.pausing(on)
