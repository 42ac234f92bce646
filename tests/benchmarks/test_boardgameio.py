"""The players of the other server speak its protocol; the comparison itself needs what npm installs, and is no test."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

import pytest

from benchmarks.boardgameio.__main__ import HERE, ratios
from benchmarks.boardgameio.players import Shown, Table, fits
from benchmarks.load import Timings
from benchmarks.websocket import Socket


@pytest.mark.parametrize(
    ("top", "color", "card", "can"),
    [
        ("R5", "red", "R9", True),
        ("R5", "red", "G5", True),
        ("R5", "red", "G6", False),
        ("W", "blue", "B1", True),
        ("W", "blue", "R1", False),
        ("W+4", "blue", "R+2", False),
        ("R+2", "red", "G+2", True),
        ("R5", "red", "W+4", True),
    ],
)
def test_what_fits_on_the_top_card(top: str, color: str, card: str, can: bool) -> None:
    assert fits(Shown({}, [top], color), card) is can


class Ear:
    """Keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send(self, text: bytes) -> None:
        self.sent.append(text)


def _state(number: int, hands: dict[str, Any], top: str, mover: str) -> dict[str, Any]:
    shown = {"players": hands, "discard": [top], "color": "red", "round": 1}
    return {"G": shown, "ctx": {"currentPlayer": mover, "turn": 1}, "_stateID": number}


def test_a_player_greets_syncs_moves_and_sees_what_came_of_it() -> None:
    async def scenario() -> None:
        table, ears = Table(1, 2, Timings()), [Ear(), Ear()]
        table.match, table.credentials = "M1", ["a", "b"]
        table.sockets = cast("list[Socket]", ears)

        def hear(seat: int, text: str) -> None:
            table.hear(cast("Socket", ears[seat]), seat, text.encode())

        for seat in (0, 1):
            hear(seat, '0{"sid":"s"}')
            hear(seat, '40/uno,{"sid":"t"}')
            assert ears[seat].sent[0] == b"40/uno,"
            sync = ["sync", "M1", str(seat), table.credentials[seat], 2]
            assert ears[seat].sent[1] == b"42/uno," + json.dumps(sync).encode()
            state = _state(0, {str(seat): {"hand": ["R7", "G3"]}}, "R5", "0")
            hear(seat, "42/uno," + json.dumps(["sync", "M1", {"state": state, "log": []}]))
        hear(0, "2")
        assert ears[0].sent[-1] == b"3"
        table.timings.start()
        assert table.act()
        kind, action, seen, match, player = json.loads(ears[0].sent[-1].removeprefix(b"42/uno,"))
        assert (kind, seen, match, player) == ("update", 0, "M1", "0")
        assert action["payload"]["credentials"] == "a"
        assert action["payload"]["type"] == "draw" or action["payload"]["args"][0] == "R7"
        for seat in (0, 1):
            assert len(table.timings.tables) == 0
            hear(seat, "42/uno," + json.dumps(["update", "M1", _state(1, {}, "R7", "1"), []]))
        assert len(table.timings.seats) == 2
        assert len(table.timings.tables) == 1
        assert table.timings.acknowledged == 1

    asyncio.run(scenario())


def test_ours_is_compared_with_theirs() -> None:
    def found(rate: float, p50: float, p99: float) -> dict[str, Any]:
        return {"moves_per_second": rate, "table_ms": {"p50": p50, "p99": p99}}

    memory, disk = ratios(
        {
            "lastcard, in memory": found(600.0, 10.0, 30.0),
            "boardgame.io, in memory": found(200.0, 20.0, 20.0),
            "lastcard, on disk": found(100.0, 10.0, 10.0),
            "boardgame.io, in files": found(400.0, 5.0, 10.0),
        }
    )
    assert (memory["times_the_moves"], memory["share_of_p50"], memory["share_of_p99"]) == (3.0, 0.5, 1.5)
    assert (disk["times_the_moves"], disk["share_of_p50"], disk["share_of_p99"]) == (0.25, 2.0, 1.0)


def test_what_npm_locks_names_no_registry() -> None:
    assert '"resolved"' not in (HERE / "package-lock.json").read_text(encoding="utf-8")
