"""What goes on beside the messages of a connection: pings, and its end when it is silent or is read too slowly."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lastcard.server.connection import Connection
    from lastcard.server.sending import Sender

PING_EVERY = 5.0
QUICK_PINGS = 3
"""Pings sent soon one after another to a new connection, so that its first race is measured too."""
FIRST, QUICKLY = 0.05, 0.3
"""Seconds before the first ping, since the welcome goes first, and between the quick ones."""
SILENT = 20.0
"""Seconds without any message after which a connection counts as dead."""
SLOWEST_SEND = 10.0
"""Seconds for which a client may take nothing of what is sent to it, and not more than a beat longer."""


class Heart:
    """One timer for a connection, so that its messages need none.

    Args:
        connection: the one it beats for.
        sender: what sends its messages.
    """

    def __init__(self, connection: Connection, sender: Sender) -> None:
        self._connection = connection
        self._sender = sender
        self._pings = 0
        self._loop = asyncio.get_running_loop()
        self._timer = self._loop.call_later(FIRST, self._beat)
        self._stuck: tuple[int, float] | None = None
        """How much had been sent when the client was first found to take nothing more, and when that was."""

    def stop(self) -> None:
        """Beats no more."""
        self._timer.cancel()

    def _beat(self) -> None:
        connection = self._connection
        now = connection.moments.now()
        if self._too_slow(now) or connection.silent(now) >= SILENT:
            connection.outbox.hang_up()
            return
        if not connection.outbox.closing:
            connection.ping(now)
            self._pings += 1
        self._timer = self._loop.call_later(QUICKLY if self._pings < QUICK_PINGS else PING_EVERY, self._beat)

    def _too_slow(self, now: float) -> bool:
        """Whether the client has taken nothing for too long: no clock is read for what goes out at once."""
        if not self._sender.stuck():
            self._stuck = None
        elif self._stuck is None or self._stuck[0] != self._sender.writes:
            self._stuck = self._sender.writes, now
        return self._stuck is not None and now - self._stuck[1] >= SLOWEST_SEND
