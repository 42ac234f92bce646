"""A WebSocket client that costs next to nothing, for programs that are a thousand players at once.

It says hello as RFC 6455 wants it and speaks in whole text frames. What it sends is masked with zeros, so that nothing
need be computed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

Hear = Callable[["Socket", bytes], None]
"""Called with each text that comes, and with the connection, to answer on it."""

_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_LAST = 0x80
_MASKED = 0x80
_KEY = "bGFzdGNhcmQtbWVhc3VyZQ=="
"""Any sixteen bytes do: a cache in between would have to change them, and there is none."""


def frame(opcode: int, payload: bytes) -> bytes:
    """A frame as a client sends it."""
    size = len(payload)
    if size < 126:
        head = bytes((_LAST | opcode, _MASKED | size))
    elif size < 65536:
        head = bytes((_LAST | opcode, _MASKED | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((_LAST | opcode, _MASKED | 127)) + size.to_bytes(8, "big")
    return head + b"\0\0\0\0" + payload


class Socket(asyncio.Protocol):
    """One connection."""

    def __init__(self, host: str, path: str, hear: Hear, on_end: Callable[[], None] = lambda: None) -> None:
        self._hear = hear
        self._on_end = on_end
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {_KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._transport: asyncio.Transport | None = None
        self._came = bytearray()
        self._open = False
        self._parts = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        """The server, or the network, has ended the connection."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for the WebSocket."""
        self._transport = cast("asyncio.Transport", transport)  # uvloop's are no subclass of it
        self._transport.write(self._request.encode())

    def connection_lost(self, _: Exception | None) -> None:
        """Notes that nothing more will come."""
        self.lost = True
        self._on_end()
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the connection was closed"))

    def data_received(self, data: bytes) -> None:
        """Reads as many frames as have come whole."""
        came = self._came
        came += data
        if not self._open and not self._answered():
            return
        at = 0
        while True:
            end = self._frame(at)
            if end is None:
                break
            at = end
        if at:
            del came[:at]

    def _answered(self) -> bool:
        head, found, rest = self._came.partition(b"\r\n\r\n")
        if not found:
            return False
        if b" 101 " not in head.partition(b"\r\n")[0]:
            if not self.opened.done():
                self.opened.set_exception(ConnectionError(head.decode("latin-1").partition("\r\n")[0]))
            self.close()
            return False
        self._came[:] = rest
        self._open = True
        if not self.opened.done():
            self.opened.set_result(None)
        return True

    def _frame(self, at: int) -> int | None:
        """Deals with the frame that begins there; where the next one does, or None if this one is not all there."""
        came = self._came
        if len(came) < at + 2:
            return None
        size, start = came[at + 1] & 0x7F, at + 2
        if size >= 126:
            wide = 2 if size == 126 else 8
            size, start = int.from_bytes(came[start : start + wide], "big"), start + wide
        if len(came) < start + size:
            return None
        self._deal(came[at], bytes(came[start : start + size]))
        return start + size

    def _deal(self, first: int, payload: bytes) -> None:
        opcode = first & 0x0F
        if opcode <= _TEXT:
            if first & _LAST:
                whole, self._parts = self._parts + payload, b""
                self._hear(self, whole)
            else:
                self._parts += payload
        elif opcode == _PING:
            self._write(frame(_PONG, payload))
        elif opcode == _CLOSE:
            self.close()

    def send(self, text: bytes) -> None:
        """Sends a text."""
        self._write(frame(_TEXT, text))

    def _write(self, data: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def close(self) -> None:
        """Hangs up."""
        if self._transport is not None:
            self._transport.close()


async def connect(
    address: str, path: str, hear: Hear, own: str | None = None, on_end: Callable[[], None] = lambda: None
) -> Socket:
    """Opens a connection to ``127.0.0.1:8000`` or the like, from an address of this machine if one is given.

    Whoever is told of the end is told once, whichever side or whatever else brings it.
    """
    host, _, port = address.partition(":")
    loop = asyncio.get_running_loop()
    local = (own, 0) if own else None
    _, socket = await loop.create_connection(
        lambda: Socket(address, path, hear, on_end), host, int(port), local_addr=local
    )
    async with asyncio.timeout(30):
        await socket.opened
    return socket
