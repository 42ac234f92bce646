"""The way from a client's line to its table: straight to the room, or to another process that has it."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from lastcard.server.audience import paused
from lastcard.server.connection import Connection
from lastcard.server.intents import Hello, Intent
from lastcard.server.messages import Paused
from lastcard.server.room import Room

MOST_AT_TABLE = 100


class Way(Protocol):
    """What a line needs of a table. It is the way of one connection."""

    code: str

    def word(self) -> Paused | None:
        """What to tell whoever waits to come in; None: it will not be long."""

    def crowded(self, token: str | None) -> bool:
        """Whether nobody more comes in with this token."""

    async def enter(self, hello: Hello) -> bool:
        """Comes in; False: turned away, and told why. Raises `Refusal`."""

    async def sync(self, seen: int) -> None:
        """The client asks for what it missed."""

    async def intend(self, intent: Intent, received: float) -> None:
        """Has an intent carried out and answered."""

    async def leave(self) -> None:
        """The client is gone."""

    def table(self) -> bytes | None:
        """The table as it is now."""

    def view(self) -> bytes | None:
        """What the client has missed."""


class Straight:
    """To a room of this process."""

    def __init__(self, room: Room, connection: Connection) -> None:
        self.code = room.code
        self.table = partial(room.teller.table_for, connection)
        self.view = partial(room.teller.update_for, connection)
        self._room = room
        self._connection = connection

    def word(self) -> Paused | None:
        """That the table pauses, if it does."""
        return paused(self._connection, on=True) if self._room.paused else None

    def crowded(self, token: str | None) -> bool:
        """Whether nobody more comes in: however many look on, whoever has a seat does."""
        return crowded(self._room, token)

    async def enter(self, hello: Hello) -> bool:
        """Comes in."""
        return await self._room.ask(self._room.connect, self._connection, hello)

    async def sync(self, seen: int) -> None:
        """The client asks for what it missed."""
        await self._room.ask(self._room.sync, self._connection, seen)

    async def intend(self, intent: Intent, received: float) -> None:
        """Has an intent carried out and answered."""
        await self._room.ask(self._room.intend, self._connection, intent, received)

    async def leave(self) -> None:
        """The client is gone."""
        await self._room.ask(self._room.gone, self._connection)


def crowded(room: Room, token: str | None) -> bool:
    """Whether nobody more comes in with this token: however many look on, whoever has a seat does."""
    seated = token is not None and room.seating.by_token(token) is not None
    return len(room.connections) >= MOST_AT_TABLE and not seated
