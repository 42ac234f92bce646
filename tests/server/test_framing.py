"""Texts over a WebSocket, read frame by frame: however the network cuts them, the table hears the same."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import pytest
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from lastcard.server.framing import WAITING, QuickSockets
from lastcard.server.main import settings

HELLO = (
    b"GET /api/tables/ABCDE/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Pipe:
    """A transport of which a test sees everything."""

    def __init__(self) -> None:
        self.sent = b""
        self.reading = True
        self.closed = False

    def get_extra_info(self, _: str) -> None:
        return None

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def write(self, data: bytes) -> None:
        self.sent += data

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, mask: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=mask)


def heard(chunks: Sequence[bytes]) -> tuple[list[Any], Pipe]:
    """What an application hears of a client that sends these bytes, and what the client is sent."""
    texts: list[Any] = []

    async def app(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            texts.append(event.get("text"))

    async def scenario() -> Pipe:
        config = settings(cast("Any", app))
        config.load()
        sockets, pipe = QuickSockets(config, ServerState(), {}), Pipe()
        sockets.connection_made(cast("Any", pipe))
        for chunk in (HELLO, *chunks):
            sockets.data_received(chunk)
            for _ in range(10):
                await asyncio.sleep(0)
            if chunk is HELLO:
                pipe.sent = b""
        assert pipe.reading
        sent = pipe.sent
        sockets.connection_lost(None)
        pipe.sent = sent
        await asyncio.sleep(0)
        return pipe

    pipe = asyncio.run(scenario())
    return texts, pipe


TALK = [
    ("Uno!", frame(b"Uno!")),
    ("Ünö", frame("Ünö".encode())),
    ("x" * 125, frame(b"x" * 125)),
    ("y" * 126, frame(b"y" * 126)),
    ("", frame(b"")),
    ("in pieces", frame(b"in", fin=False) + frame(b"are you there?", Opcode.PING) + frame(b" pieces", Opcode.CONT)),
    ("z", frame(b"z")),
]


def test_texts_are_heard_the_same_wherever_the_network_cuts_them() -> None:
    everything, wanted = b"".join(data for _, data in TALK), [text for text, _ in TALK]
    texts, pipe = heard([data for _, data in TALK])
    assert (texts, pipe.sent) == (wanted, frame(b"are you there?", Opcode.PONG, mask=False))
    for at in range(0, len(everything), 3):
        assert heard([everything[:at], everything[at:]])[0] == wanted
    assert heard([everything[at : at + 1] for at in range(len(everything))])[0] == wanted


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(b"\xff\xfe"), 1007),
        (frame(b"Uno!", mask=False), 1002),
        (frame(b"in", fin=False) + frame(b"Uno!"), 1002),
        (b"\xc1" + frame(b"Uno!")[1:], 1002),
        (frame(b"Uno!", Opcode.CONT), 1002),
    ],
    ids=["no UTF-8", "no mask", "a text within a text", "a reserved bit", "a piece of nothing"],
)
def test_whatever_is_no_text_closes_the_connection_with_its_code(wrong: bytes, code: int) -> None:
    texts, pipe = heard([frame(b"first"), wrong + frame(b"more")])
    assert texts == ["first"]
    assert pipe.sent[:1] == b"\x88"
    assert int.from_bytes(pipe.sent[2:4], "big") == code
    assert pipe.closed


def test_nothing_more_is_read_of_a_client_while_texts_wait() -> None:
    async def scenario() -> tuple[bool, bool, bool]:
        over = asyncio.Event()

        async def app(_: Any, __: Any, ___: Any) -> None:
            await over.wait()

        config = settings(cast("Any", app))
        config.load()
        sockets, pipe = QuickSockets(config, ServerState(), {}), Pipe()
        sockets.connection_made(cast("Any", pipe))
        sockets.data_received(HELLO)
        await sockets.receive()
        await sockets.send({"type": "websocket.accept"})
        for _ in range(WAITING - 1):
            sockets.data_received(frame(b"draw"))
        before = pipe.reading
        sockets.data_received(frame(b"draw"))
        full = pipe.reading
        for _ in range(WAITING):
            await sockets.receive()
        sockets.connection_lost(None)
        over.set()
        await asyncio.sleep(0.01)
        return before, full, pipe.reading

    assert asyncio.run(scenario()) == (True, False, True)
