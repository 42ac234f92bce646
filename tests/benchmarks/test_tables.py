"""The load of tables: a short one against a real server, and how its figures are reckoned."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from benchmarks import tables
from benchmarks.load import percentile, spread
from benchmarks.measuring import Row
from benchmarks.tables import holds
from benchmarks.websocket import Socket, frame


def test_a_short_load_is_played_and_timed_at_every_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "figures.json"
    tables.main(
        ["--tables", "3", "--seconds", "2", "--warm", "0.2", "--pause", "0.1", "--forget", "0", "--json", str(file)]
    )
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["sockets"] == 12
    assert found["lost_sockets"] == 0
    assert found["refused"] == {}
    moves = found["table_ms"]["count"]
    assert 3 <= moves <= found["acknowledged"] + 3
    assert 4 * moves <= found["seat_ms"]["count"] <= 4 * (moves + 3)
    assert 0 < found["seat_ms"]["p50"] <= found["seat_ms"]["p95"] <= found["seat_ms"]["max"]
    assert found["memory_mb"]["playing"] > 0
    assert "a move at the last seat" in capsys.readouterr().out


def test_percentiles_are_times_that_occurred() -> None:
    assert percentile([10.0, 20.0, 30.0, 40.0], 0.5) == 20.0
    assert percentile([10.0, 20.0, 30.0, 40.0], 0.51) == 30.0
    assert percentile([10.0, 20.0, 30.0, 40.0], 0.99) == 40.0
    assert percentile([], 0.5) == 0.0
    assert spread([3.0, 1.0, 2.0]) == {"count": 3, "p50": 2.0, "p95": 3.0, "p99": 3.0, "max": 3.0}


def _found(p99: float, rate: float, lost: int = 0) -> Row:
    return {
        "load": {"tables": 100, "pause": 1.0}, "table_ms": {"p99": p99}, "moves_per_second": rate, "lost_sockets": lost,
    }  # fmt: skip


def test_a_load_holds_while_moves_come_in_time_and_in_full() -> None:
    assert holds(_found(250.0, 100.0))
    assert not holds(_found(251.0, 100.0))
    assert not holds(_found(10.0, 80.0))
    assert not holds(_found(10.0, 100.0, lost=1))


@pytest.mark.parametrize("size", [1, 125, 126, 65535, 65536])
def test_frames_of_every_size_are_read_however_they_are_cut(size: int) -> None:
    heard: list[bytes] = []
    text = b"x" * size
    # A server's frame is a client's without the mask.
    sent = bytearray(frame(1, text))
    sent[1] &= 0x7F
    mask = len(sent) - size - 4
    del sent[mask : mask + 4]

    async def scenario() -> None:
        socket = Socket("test", "/", lambda _, data: heard.append(data))
        socket.data_received(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
        await socket.opened
        stream = bytes(sent) * 2
        for cut in (1, 3, len(sent), len(stream) - 1):
            socket.data_received(stream[:cut])
            socket.data_received(stream[cut:])

    asyncio.run(scenario())
    assert heard == [text] * 8
