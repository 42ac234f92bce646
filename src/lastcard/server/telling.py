"""What the clients at a table are sent when something has changed: the table, and each viewer's own view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcard.server import showing
from lastcard.server.connection import Connection
from lastcard.server.messages import Update
from lastcard.server.protocol import encode

if TYPE_CHECKING:
    from lastcard.server.room import Room


class Teller:
    """Makes the messages of one table; none while what has been done at it is not kept yet."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._outline: tuple[object, ...] = ()
        self._revision = 0
        self._told: tuple[int, int] = (0, 0)

    def mark_changes(self) -> None:
        """Marks what has changed for everybody."""
        room = self._room
        outline = showing.outline(room)
        if outline != self._outline:
            self._outline = outline
            self._revision += 1
            room.audience.mark(table=True)
        if room.playing and self._told != (room.matches, room.playing.revision):
            self._told = (room.matches, room.playing.revision)
            room.audience.mark(view=True)

    def table_for(self, connection: Connection) -> bytes | None:
        """The table as it is now, for one connection; None while nothing may be told."""
        if self._must_wait(connection):
            return None
        return encode(showing.table_news(self._room, self._revision, self._seat(connection)))

    def update_for(self, connection: Connection) -> bytes | None:
        """What a connection has missed, and its view; None while nothing may be told."""
        room, person = self._room, connection.person
        playing, match = room.playing, room.matches
        if self._must_wait(connection) or playing is None:
            return None
        seat, joined = (None, 0) if person is None else (room.seating.seat_of(person), person.since)
        gap, events = playing.timeline.since(connection.seen if connection.match == match else 0, seat, joined)
        version = playing.timeline.version
        connection.match, connection.seen = match, version
        moments = room.around.moments
        now, stamp = moments.now(), moments.stamp()
        if seat is not None:
            for race in playing.races.values():
                race.saw(seat, version, now)
        return encode(Update(match, version, stamp, gap, events, showing.view(playing, seat, now, stamp)))

    def _must_wait(self, connection: Connection) -> bool:
        audience = self._room.audience
        if audience.shut:
            audience.put_off(connection)
        return audience.shut

    def _seat(self, connection: Connection) -> int | None:
        return None if connection.person is None else self._room.seating.seat_of(connection.person)
