"""How texts go over a WebSocket, both ways: one frame each, put together and read here, not by an object for each.

Whatever else a client may send, such as a text in several frames or a close, is left to the library.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

TEXTS = "lastcard.texts"
AT_ONCE = 100
"""How many texts go out in one go."""
_TEXT = b"\x81"
"""The last frame of a text, which is also its first (RFC 6455, 5.2)."""
_MASKED = 0x80
"""What the second byte of every frame of a client holds beside the length."""
WAITING = 2
"""How many texts of a client wait before no more are read."""


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


def frame_end(data: bytes, at: int) -> int:
    r"""Where the frame of a client ends that begins at some place of what has come; -1 if it has not all come.

    >>> two = b"\x81\x84abcdUno!" + b"\x81\xfe\x00\x80abcd" + b"x" * 128
    >>> frame_end(two, 0), frame_end(two, 10), frame_end(two[:-1], 10), frame_end(two, 146)
    (10, 146, -1, -1)
    """
    size = data[at + 1] & ~_MASKED if at + 2 <= len(data) else 0
    head = 2 if size < 126 else 4 if size == 126 else 10
    if size >= 126:
        size = int.from_bytes(data[at + 2 : at + head], "big")
    end = at + head + 4 + size
    return end if end <= len(data) else -1


class QuickSockets(WebSocketsSansIOProtocol):
    """A WebSocket of the web server that an application may also hand texts to at once, without waiting for anything.

    Whoever wants that finds it in the extensions of the connection's scope, under `TEXTS`.
    """

    _when_room: Callable[[], None] | None = None
    written: Callable[[int, int], None] | None = None
    """Is told of what is written: how many texts, of how many bytes together."""

    _whole = True
    """All frames have come whole so far, so that what comes next begins one."""

    def data_received(self, data: bytes) -> None:
        """Something has come: mostly one text that is short and whole."""
        if not self.handshake_complete or not self._whole:
            super().data_received(data)
            return
        at = 0
        while at < len(data):
            end = frame_end(data, at)
            if end < 0:
                self._whole = False  # the library takes the beginning, and so all that follows
                super().data_received(data[at:])
                return
            frame = data[at:end]
            if not self._read(frame):
                super().data_received(frame)
                if self.conn.parser_exc is not None:
                    return  # the connection is closed: nothing of the rest counts
            at = end

    def _read(self, frame: bytes) -> bool:
        """Hands on a short text that is all in one frame; False where it is anything else."""
        plain = frame[:1] == _TEXT and _MASKED <= frame[1] < _MASKED + 126
        if not plain or self.frames or self.close_sent or self.conn.state is not State.OPEN:
            return False
        try:
            text = apply_mask(frame[6:], frame[2:6]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= WAITING:
            self.read_paused = True
            self.transport.pause_reading()
        return True

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
