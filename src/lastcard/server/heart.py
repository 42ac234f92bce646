"""What goes on beside the messages of a connection: pings, and its end when it is silent or is read too slowly."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lastcard.server.connection import Connection

PING_EVERY = 5.0
QUICK_PINGS = 3
"""Pings sent soon one after another to a new connection, so that its first race is measured too."""
FIRST, QUICKLY = 0.05, 0.3
"""Seconds before the first ping, since the welcome goes first, and between the quick ones."""
SILENT = 20.0
"""Seconds without any message after which a connection counts as dead."""
SLOWEST_SEND = 10.0
"""Seconds that one message may take to be sent."""


class Heart:
    """One timer for a connection, so that its messages need none.

    Args:
        connection: the one it beats for.
        limit: what the connection is served under; it is over at once when a message takes too long.
    """

    def __init__(self, connection: Connection, limit: asyncio.Timeout) -> None:
        self._connection = connection
        self._limit = limit
        self._pings = 0
        self._loop = asyncio.get_running_loop()
        self._timer = self._loop.call_later(FIRST, self._beat)
        self.sending: float | None = None
        """Since when a message is being sent."""

    def stop(self) -> None:
        """Beats no more."""
        self._timer.cancel()

    def _beat(self) -> None:
        connection = self._connection
        now = connection.moments.now()
        if self.sending is not None and now - self.sending >= SLOWEST_SEND:
            self._limit.reschedule(self._loop.time())
            return
        if connection.silent(now) >= SILENT:
            connection.outbox.hang_up()
            return
        if not connection.outbox.closing:
            connection.ping(now)
            self._pings += 1
        self._timer = self._loop.call_later(QUICKLY if self._pings < QUICK_PINGS else PING_EVERY, self._beat)
