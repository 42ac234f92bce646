"""What the server sends: one JSON object a message, `type` says which."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from lastcard.server.shapes import RankedMove, Table, TableEvent, Talk, View

ErrorCode = Literal[
    "malformed",
    "too_large",
    "too_fast",
    "unknown_type",
    "protocol",
    "hello_first",
    "bad_token",
    "unknown_table",
]
EndCode = Literal[
    "taken_over",
    "kicked",
    "left",
    "closed",
    "stopping",
    "too_slow",
    "bad_token",
    "unknown_table",
    "full",
    "no_spectators",
    "moved",
    "unavailable",
    "damaged",
]


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to `hello`. The table and the view follow at once."""

    protocol: int
    server_time: float
    code: str
    seat: int | None
    """Your seat; null while you watch or wait for one."""
    waiting: bool
    """You get a bot's seat at the next round."""
    talk: list[Talk]
    """What was said last."""


class TableNews(Struct, frozen=True, tag="table"):
    """The table but its cards, whole, whenever something about it changes."""

    revision: int
    server_time: float
    your_seat: int | None
    table: Table


class Update(Struct, frozen=True, tag="update"):
    """What happened since the version you saw, and the view that results."""

    match: int
    """Which match of this table; versions begin anew with each."""
    version: int
    """Number of the last event."""
    server_time: float
    snapshot: bool
    """Events are missing between the version you saw and these: take the view as it is."""
    events: list[TableEvent]
    view: View


class Ack(Struct, frozen=True, tag="ack"):
    """The intent was applied."""

    id: str
    version: int
    held: bool = False
    """It waits until an UNO window closes, and may still be refused then."""


class Refused(Struct, frozen=True, tag="refused"):
    """The intent was refused; nothing changed."""

    id: str
    reason: str
    """A word for programs."""
    point: str | None
    """The rule point it rests on."""
    sentence: str
    """For people."""


class Reason(Struct, frozen=True, tag="reason"):
    """The answer to `why`."""

    id: str
    possible: bool
    reason: str | None
    point: str | None
    sentence: str


class Advice(Struct, frozen=True, tag="advice"):
    """The answer to `hint`, for your seat alone."""

    id: str
    question: int
    """The number of the question that it is about."""
    moves: list[RankedMove]
    """The moves worth weighing, the best first."""
    sentence: str
    """Why the first one."""


class TalkNews(Struct, frozen=True, tag="talk"):
    """Somebody said something."""

    talk: Talk


class DeviceCode(Struct, frozen=True, tag="device_code"):
    """The answer to `move_device`: open the link on the other device while the code lives."""

    id: str
    code: str
    link: str
    """Holds the code in its fragment, which browsers send to no server."""
    qr: str
    """The link as a QR code, an SVG document."""
    expires_at: float
    expires_ms: int


class Paused(Struct, frozen=True, tag="paused"):
    """The table cannot keep what is done at it, so nothing is done; or it goes on. What you have sent is not lost."""

    paused: bool
    sentence: str
    """For people."""


class Ping(Struct, frozen=True, tag="ping"):
    """Answer with `pong` at once."""

    nonce: int
    server_time: float


class ErrorNews(Struct, frozen=True, tag="error"):
    """A message could not be used. The connection stays open."""

    code: ErrorCode
    sentence: str


class End(Struct, frozen=True, tag="end"):
    """The server closes this connection.

    Do not reconnect by yourself, unless the code is `stopping`, `too_slow`, `moved` or `unavailable`.
    """

    code: EndCode
    sentence: str


ServerMessage = (
    Welcome
    | TableNews
    | Update
    | Ack
    | Refused
    | Reason
    | Advice
    | TalkNews
    | DeviceCode
    | Paused
    | Ping
    | ErrorNews
    | End
)
