"""How texts go out over a WebSocket: one frame each, put together here and not by an object for each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

TEXTS = "lastcard.texts"
AT_ONCE = 100
"""How many texts go out in one go."""
_TEXT = b"\x81"
"""The last frame of a text, which is also its first (RFC 6455, 5.2)."""


def framed(text: bytes) -> bytes:
    r"""A text as a server sends it: in one frame, without a mask.

    >>> framed(b"Uno!"), framed(b"x" * 126)[:4], framed(b"x" * 70_000)[:10]
    (b'\x81\x04Uno!', b'\x81~\x00~', b'\x81\x7f\x00\x00\x00\x00\x00\x01\x11p')
    """
    size = len(text)
    if size < 126:
        return _TEXT + size.to_bytes(1, "big") + text
    if size < 65_536:
        return _TEXT + b"\x7e" + size.to_bytes(2, "big") + text
    return _TEXT + b"\x7f" + size.to_bytes(8, "big") + text


class QuickSockets(WebSocketsSansIOProtocol):
    """A WebSocket of the web server that an application may also hand texts to at once, without waiting for anything.

    Whoever wants that finds it in the extensions of the connection's scope, under `TEXTS`.
    """

    _when_room: Callable[[], None] | None = None
    written: Callable[[int, int], None] | None = None
    """Is told of what is written: how many texts, of how many bytes together."""

    def handle_connect(self, event: Request) -> None:
        """A client asks for a WebSocket."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            cast("dict[str, object]", self.scope["extensions"])[TEXTS] = self

    def resume_writing(self) -> None:
        """The client has read on."""
        super().resume_writing()
        if self._when_room is not None:
            self._when_room()

    def shutdown(self) -> None:
        """The server stops."""
        if self.handshake_complete and self.conn.state is not State.OPEN:
            self.close_sent = True  # the client left first and was answered; another farewell would be an error
        super().shutdown()

    def room(self) -> int:
        """How many texts may be written now."""
        return AT_ONCE if self.writable.is_set() else 0

    def when_room(self, again: Callable[[], None]) -> None:
        """What to call when there is room again after there was none."""
        self._when_room = again

    def write(self, texts: Sequence[bytes]) -> None:
        """Sends texts; raises `OSError` where the connection is not open any more."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(framed(texts[0]) if len(texts) == 1 else b"".join(map(framed, texts)))
        if self.written is not None:
            self.written(len(texts), sum(map(len, texts)))
