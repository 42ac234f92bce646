"""What processes say to each other about the tables that they share.

A link is the way of one client from the process that holds its socket, the front, to the process that has its table,
the owner. Each try to reach an owner is a link of its own: whatever comes over an older one is ignored, so that an
owner that has lost its table is not heard any more. Times are lengths of time, each measured by one clock.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from lastcard.server.intents import Hello


class Frame(Struct, frozen=True, array_like=True):
    """Anything that one process says to another."""


class Enter(Frame, frozen=True, tag=1):
    """Front: a client says hello."""

    link: str
    code: str
    hello: Hello


class Said(Frame, frozen=True, tag=2):
    """Front: what a client said."""

    link: str
    message: bytes
    trip: float
    """The client's round trip."""
    watched: list[tuple[int, int, float]] = []
    """Match, version, and for how many seconds the client had been shown it; the oldest first."""


class Took(Frame, frozen=True, tag=3):
    """Front: so many messages of the link were sent on to the client."""

    link: str
    count: int


class Left(Frame, frozen=True, tag=4):
    """Front: the client is gone."""

    link: str


class Still(Frame, frozen=True, tag=5):
    """Front: the links that it has to this owner, with the round trips of their clients."""

    links: dict[str, float]


class Heard(Frame, frozen=True, tag=6):
    """Owner: the client's hello came, and is being dealt with."""

    link: str


class Entered(Frame, frozen=True, tag=7):
    """Owner: the client is in."""

    link: str
    fence: int


class Turned(Frame, frozen=True, tag=8):
    """Owner: the client is turned away with this last word."""

    link: str
    message: bytes


class Told(Frame, frozen=True, tag=9):
    """Owner: a message for the client; they count from 1 without gaps."""

    link: str
    number: int
    message: bytes


class Lost(Frame, frozen=True, tag=10):
    """Owner: there is no such link, or none any more; look for the table again."""

    link: str


class Ask(Frame, frozen=True, tag=11):
    """A request about a table."""

    number: int
    what: str
    code: str
    args: list[str | None]
    language: str


class Answer(Frame, frozen=True, tag=12):
    """What came of a request."""

    number: int
    result: bytes
    """As JSON."""
    refused: tuple[str, str, str | None] | None = None
    """The reason, the sentence and the rule point."""


AnyFrame = Enter | Said | Took | Left | Still | Heard | Entered | Turned | Told | Lost | Ask | Answer


class Envelope(Struct, frozen=True, array_like=True):
    """A frame and who sends it."""

    sender: str
    frame: AnyFrame


_reads = msgspec.msgpack.Decoder(Envelope)
_writes = msgspec.msgpack.Encoder()


def pack(sender: str, frame: AnyFrame) -> bytes:
    """Writes a frame."""
    return _writes.encode(Envelope(sender, frame))


def unpack(data: bytes) -> Envelope:
    """Reads a frame; raises `msgspec.MsgspecError` for what is none."""
    return _reads.decode(data)
