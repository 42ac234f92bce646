"""The clients at a table and what is said to them: held back until whatever it tells of is kept for good."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from lastcard.server.connection import Connection
from lastcard.server.messages import EndCode, Paused, ServerMessage
from lastcard.server.seating import Person
from lastcard.text import say, speaking


class Audience:
    """Everybody connected to one table."""

    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self.shut = False
        """Nothing may be told now: what has been done is not kept yet."""
        self._words: list[Callable[[], None]] = []
        self._put_off: list[Connection] = []
        self._ending: list[Connection] = []

    # What is said once it may be.

    def tell(self, connection: Connection, message: ServerMessage) -> None:
        """A message for one connection."""
        self.after(partial(connection.tell, message))

    def tell_person(self, person: Person, message: ServerMessage) -> None:
        """A message for one person's connection, if there is one."""
        for connection in self.connections:
            if connection.person is person:
                self.tell(connection, message)

    def tell_all(self, message: ServerMessage) -> None:
        """A message for everybody."""
        for connection in self.connections:
            self.tell(connection, message)

    def end(self, connection: Connection, code: EndCode) -> None:
        """The last word to a connection."""
        self._ending.append(connection)
        self.after(partial(connection.end, code))

    def after(self, word: Callable[[], None]) -> None:
        """Whatever else lets somebody know."""
        self._words.append(word)

    # When it may be said.

    def hold(self) -> None:
        """From now on nothing is told."""
        self.shut = True

    def put_off(self, connection: Connection) -> None:
        """Somebody was to be sent the table or a view and was not."""
        self._put_off.append(connection)

    def release(self) -> None:
        """What was held back is told now."""
        words, self._words = self._words, []
        waiting, self._put_off = self._put_off, []
        self._ending.clear()
        self.shut = False
        for word in words:
            word()
        for connection in waiting:
            connection.outbox.mark(table=True, view=True)

    def mark(self, *, table: bool = False, view: bool = False) -> None:
        """Something changed for everybody."""
        for connection in self.connections:
            connection.outbox.mark(table=table, view=view)

    def pause(self, *, on: bool) -> None:
        """The table pauses, or goes on: nothing of the game is told by that, so it is told at once."""
        for connection in self.connections:
            connection.rest(on=on)
            connection.tell(paused(connection, on=on))

    def scatter(self, code: EndCode) -> None:
        """Everybody's connection ends at once; what was held back is never told."""
        self._words.clear()
        for connection in (*self.connections, *self._ending):
            connection.end(code)


def paused(connection: Connection, *, on: bool) -> Paused:
    """That the table pauses or goes on, in the connection's language."""
    with speaking(connection.language):
        return Paused(on, say("server-paused" if on else "server-goes-on"))
