"""How texts go out over a WebSocket: one frame each, put together here and not by an object for each of them."""

from __future__ import annotations

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

_TEXT = b"\x81"
"""The last frame of a text, which is also its first (RFC 6455, 5.2)."""


def framed(text: bytes) -> bytes:
    r"""A text as a server sends it: in one frame, without a mask.

    >>> framed(b"Uno!"), framed(b"x" * 126)[:4], framed(b"x" * 70_000)[:10]
    (b'\x81\x04Uno!', b'\x81~\x00~', b'\x81\x7f\x00\x00\x00\x00\x00\x01\x11p')
    """
    size = len(text)
    if size < 126:
        return b"%b%c%b" % (_TEXT, size, text)
    if size < 65_536:
        return b"%b\x7e%b%b" % (_TEXT, size.to_bytes(2, "big"), text)
    return b"%b\x7f%b%b" % (_TEXT, size.to_bytes(8, "big"), text)


class QuickSockets(WebSocketsSansIOProtocol):
    """A WebSocket of the web server that sends texts on the short way; all else it does as it always did."""

    async def send(self, message: ASGISendEvent) -> None:
        """Sends what the application says."""
        text = message.get("text") if message["type"] == "websocket.send" else None
        if not isinstance(text, str) or not self._plainly_open():
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
            if not self._plainly_open():
                raise ClientDisconnected
        self.transport.write(framed(text.encode()))

    def _plainly_open(self) -> bool:
        """Whether nothing stands between a text and the transport."""
        ready = self.handshake_complete and not self.disconnected and not self.close_sent
        return ready and self.conn.state is State.OPEN and not self.conn.extensions
