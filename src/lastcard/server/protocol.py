"""The protocol of the table's WebSocket: its version, and messages to and from JSON text.

`intents` has what clients send, `messages` what the server sends, `shapes` what both are made of, and
`docs/protocol.md` tells the whole of it. Newer servers may add fields and types: ignore what you do not know.
"""

from __future__ import annotations

import msgspec

from lastcard.server.intents import ClientMessage
from lastcard.server.messages import ErrorCode, ServerMessage

PROTOCOL = 1
"""Raised when a client written for the old one could no longer play."""

LONGEST_MESSAGE = 8192
"""Bytes of the longest message that is read from a client."""

_reads: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_writes = msgspec.json.Encoder()


class BadMessage(ValueError):
    """A message that says nothing the table understands."""

    def __init__(self, code: ErrorCode, detail: str) -> None:
        super().__init__(detail)
        self.code: ErrorCode = code


def decode(data: bytes | str) -> ClientMessage:
    """Reads what a client sent; raises `BadMessage`, which names the part that is wrong."""
    size = len(data) if isinstance(data, bytes) else len(data.encode("utf-8", "surrogatepass"))
    if size > LONGEST_MESSAGE:
        raise BadMessage("too_large", f"{size} bytes")
    try:
        return _reads.decode(data)
    except msgspec.ValidationError as error:
        code: ErrorCode = "unknown_type" if "Invalid value" in str(error) and "$.type" in str(error) else "malformed"
        raise BadMessage(code, str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage("malformed", str(error)) from None


def encode(message: ServerMessage | ClientMessage) -> bytes:
    """Writes a message as JSON."""
    return _writes.encode(message)
