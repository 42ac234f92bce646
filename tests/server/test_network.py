"""Connections that break as networks break them: dropped, half open, stalled. The others play on."""

from __future__ import annotations

import asyncio
import socket
import struct
from typing import Any

import pytest

from benchmarks.websocket import frame
from lastcard.server import heart
from tests.server.helpers import play
from tests.server.live import Live, Talker, play_match, serving

SMALL = 4096
"""Bytes of the buffers of a connection that is to stall soon."""


MOST_STUCK = 120_000
"""Bytes that can be on their way to a client that reads nothing: 64 kB in the program, the rest in the system."""


class Raw:
    """A client that speaks a WebSocket and then does what no library would."""

    def __init__(self, buffer: int | None = None) -> None:
        self.socket = socket.socket()
        self.socket.setblocking(False)
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)

    async def come(self, live: Live, code: str, token: str | None) -> None:
        """Opens the connection and says hello."""
        loop = asyncio.get_running_loop()
        host, port = live.address.removeprefix("http://").split(":")
        await loop.sock_connect(self.socket, (host, int(port)))
        wish = f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        key = "Connection: Upgrade\r\nSec-WebSocket-Key: bGFzdGNhcmQtbWVhc3VyZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        await loop.sock_sendall(self.socket, (wish + key).encode())
        hello = b'{"type":"hello","protocol":1' + (f',"token":"{token}"'.encode() if token else b"") + b"}"
        assert b" 101 " in await loop.sock_recv(self.socket, 64)
        await loop.sock_sendall(self.socket, frame(0x1, hello))

    async def rest(self) -> int:
        """Reads what is still there until the server's end; how much it was."""
        loop, size = asyncio.get_running_loop(), 0
        try:
            while data := await loop.sock_recv(self.socket, 1 << 16):
                size += len(data)
        except ConnectionError:
            pass
        self.socket.close()
        return size

    def reset(self) -> None:
        """Breaks off as a router does that has forgotten the connection: with RST."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()


async def _table(live: Live, target: int = 60) -> tuple[dict[str, Any], dict[str, Any]]:
    wish = {"seats": 2, "edition": "classic", "clock": "off", "rulings": {"target": target}}
    host = await live.post("/api/tables", name="Ana", **wish)
    return host, await live.post(f"/api/tables/{host['code']}/join", name="Ben")


async def _connections(live: Live, ana: Talker, wanted: int) -> None:
    """Waits until the server counts so many connections; meanwhile Ana is there."""
    async with asyncio.timeout(20):
        while (await live.http.get("/healthz")).json()["connections"] != wanted:
            assert (await ana.ask("say", emote="wow"))["type"] == "ack"
            await asyncio.sleep(0.1)


async def _play(talkers: list[Talker]) -> list[dict[str, Any]]:
    """Plays to the end of the match, from whatever is asked now."""
    for talker in talkers:
        await talker.send("sync", seen=0)
    return await play_match(talkers)


async def _hand(talker: Talker) -> list[str]:
    view = (await talker.next("update"))["view"]
    return sorted(card["card"] for card in view["hand"])


def test_a_dropped_connection_costs_neither_the_seat_nor_a_card() -> None:
    async def scenario() -> None:
        async with serving() as live:
            host, guest = await _table(live)
            async with live.socket(host["code"], host["token"]) as ana:
                async with live.socket(host["code"], guest["token"]) as ben:
                    await ana.ask("start")
                    hand = await _hand(ben)
                ben_raw = Raw()
                await ben_raw.come(live, host["code"], guest["token"])
                await _connections(live, ana, 2)
                ben_raw.reset()
                await _connections(live, ana, 1)
                async with live.socket(host["code"], guest["token"]) as ben:
                    assert (await ben.next("welcome"))["seat"] == 1
                    assert await _hand(ben) == hand
                    scores = await _play([ana, ben])
                    assert max(scores[0]["scores"]) >= 60

    play(scenario())


@pytest.mark.parametrize("patient", [True, False])
def test_a_half_open_connection_is_given_up_and_the_seat_is_free_for_its_owner(
    patient: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heart, "SILENT", 1.0 if patient else 60.0)
    monkeypatch.setattr(heart, "PING_EVERY", 0.2)

    async def scenario() -> None:
        async with serving() as live:
            host, guest = await _table(live)
            async with live.socket(host["code"], host["token"]) as ana:
                gone = Raw()
                await gone.come(live, host["code"], guest["token"])
                await ana.ask("start")
                await _connections(live, ana, 2)
                # From here on it neither reads nor answers, and never says that it is gone.
                if patient:
                    await _connections(live, ana, 1)
                    monkeypatch.setattr(heart, "SILENT", 60.0)
                async with live.socket(host["code"], guest["token"]) as ben:
                    assert (await ben.next("welcome"))["seat"] == 1
                    assert len(await _hand(ben)) >= 7
                    await _connections(live, ana, 2)
                    await gone.rest()
                    scores = await _play([ana, ben])
                    assert max(scores[0]["scores"]) >= 60

    play(scenario())


def test_a_stalled_connection_holds_nobody_up_and_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heart, "SLOWEST_SEND", 1.0)

    async def scenario() -> None:
        async with serving() as live:
            assert live.server
            for listener in live.server.servers[0].sockets:
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
            host, guest = await _table(live, 500)
            async with (
                live.socket(host["code"], host["token"]) as ana,
                live.socket(host["code"], guest["token"]) as ben,
            ):
                stalled = Raw(SMALL)
                await stalled.come(live, host["code"], None)
                await _connections(live, ana, 3)
                await ana.ask("start")
                scores = await _play([ana, ben])
                assert max(scores[0]["scores"]) >= 500
                await _connections(live, ana, 2)
                told, sent = sum(map(len, ana.bytes)), await stalled.rest()
                assert sent < MOST_STUCK < told

    play(scenario())
