"""What waits to be sent to one connection. It cannot grow: of views only the newest is kept."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

MOST = 64
"""Answers and talk that may wait; a client that lets more pile up is too slow."""


class Outbox:
    """Messages in order, and two marks: the table changed, the view changed."""

    def __init__(self) -> None:
        self._waiting: deque[bytes] = deque()
        self._table = False
        self._view = False
        self._changed: Callable[[], None] = _nobody
        """Tells whoever sends; there is only one."""
        self.given_up = False
        """The client is gone or reads too slowly: what waits is not sent any more."""
        self.closing = False
        """What waits is still sent, then the connection is closed."""

    def when_changed(self, tell: Callable[[], None]) -> None:
        """Whom to tell that there is something to send, or nothing more to wait for."""
        self._changed = tell

    def put(self, message: bytes) -> None:
        """Something that must not be left out; after the last word there is nothing more to say."""
        if self.closing:
            return
        if len(self._waiting) >= MOST:
            self.given_up = True
        else:
            self._waiting.append(message)
        self._changed()

    def put_first(self, message: bytes) -> None:
        """Something that goes before all that waits."""
        if not self.closing:
            self._waiting.appendleft(message)
            self._changed()

    def mark(self, *, table: bool = False, view: bool = False) -> None:
        """Something changed; it is sent as it is when its time comes, and never after the last word."""
        if self.closing:
            return
        self._table |= table
        self._view |= view
        self._changed()

    def close(self) -> None:
        """Nothing comes after what waits now."""
        self.closing = True
        self._table = self._view = False
        self._changed()

    def hang_up(self) -> None:
        """The client is gone: nothing more can be sent."""
        self.given_up = True
        self._changed()

    @property
    def over(self) -> bool:
        """Whether nothing more is to be sent: all is said, or the client is given up."""
        return self.given_up or (self.closing and not self._waiting)

    def pop(self, table: Callable[[], bytes | None], view: Callable[[], bytes | None]) -> bytes | None:
        """The next message to send, if there is one now."""
        return next(iter(self.take(1, table, view)), None)

    def take(self, most: int, table: Callable[[], bytes | None], view: Callable[[], bytes | None]) -> list[bytes]:
        """The next messages to send, so many at most: what waits, then the table, then the view."""
        taken: list[bytes] = []
        waiting = self._waiting
        while waiting and len(taken) < most:
            taken.append(waiting.popleft())
        if self._table and len(taken) < most:
            self._table = False
            message = table()
            if message is not None:
                taken.append(message)
        if self._view and len(taken) < most:
            self._view = False
            message = view()
            if message is not None:
                taken.append(message)
        return taken


def _nobody() -> None:
    """Nobody sends yet."""
