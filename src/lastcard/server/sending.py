"""Sending what waits for a client: all of it in one go when the event loop comes round, with no task of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from lastcard.server.outbox import Outbox


class Transport(Protocol):
    """What carries messages to a client."""

    def room(self) -> int:
        """How many messages it takes now. With 0 it takes none, and says so when that is over."""

    def when_room(self, again: Callable[[], None]) -> None:
        """What to call when there is room again after there was none."""

    def write(self, messages: list[bytes]) -> None:
        """Sends messages; raises `OSError` if the client is gone."""


class Sender:
    """Empties an outbox into a transport, as long as there is room.

    Args:
        outbox: what waits for the client.
        transport: carries it.
        table: makes the news of the table when their time has come.
        view: the same for the view.
    """

    def __init__(
        self, outbox: Outbox, transport: Transport, table: Callable[[], bytes | None], view: Callable[[], bytes | None]
    ) -> None:
        self._outbox = outbox
        self._transport = transport
        self._table = table
        self._view = view
        self._loop = asyncio.get_running_loop()
        self._due = False
        self.writes = 0
        """How often something was sent."""
        self.over: asyncio.Future[None] = self._loop.create_future()
        """Done when nothing more will be sent."""
        outbox.when_changed(self._changed)
        transport.when_room(self.soon)
        self.soon()

    def soon(self) -> None:
        """Sends what waits once whoever is at work now is done: an answer and the view go together."""
        if not self._due:
            self._due = True
            self._loop.call_soon(self._send)

    def _changed(self) -> None:
        if self._outbox.given_up:
            if not self.over.done():
                self.over.set_result(None)
        elif not self._due:
            self._due = True
            self._loop.call_soon(self._send)

    def stuck(self) -> bool:
        """Whether the client has to take something first."""
        return self._transport.room() <= 0

    def _send(self) -> None:
        self._due = False
        if self.over.done():
            return
        outbox, transport = self._outbox, self._transport
        try:
            messages = [] if outbox.given_up else outbox.take(transport.room(), self._table, self._view)
        except Exception as problem:  # noqa: BLE001 - a fault of ours is told to whoever waits for the end
            self.over.set_exception(problem)
            return
        try:
            if messages:
                transport.write(messages)
                self.writes += 1
        except (OSError, RuntimeError):
            self.over.set_result(None)
        else:
            if (outbox.closing or outbox.given_up) and outbox.over:
                self.over.set_result(None)
