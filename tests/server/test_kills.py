"""The server is killed over and over while people play: nothing that they were told or promised may be lost.

`python -m benchmarks.kills` kills more often, with more tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from benchmarks.kills import checking
from benchmarks.kills.__main__ import killed, killed_of_two
from benchmarks.kills.matrix import Effort, Found
from benchmarks.kills.player import Message, Player
from benchmarks.kills.starting import Server
from benchmarks.kills.table import Plan, Table
from lastcard.editions import edition
from lastcard.game import record
from lastcard.server.store import engines, places
from tools import services
from tools.ports import free_port

PLANS = (
    Plan("mario-kart", 2, 1, visitors=True),
    Plan("classic", 2, 0, rulings={"stacking": "cross", "seven_zero": True}),
    Plan("pizza-pizza", 2, 1, clock="off"),
)
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL and no fork")


def _assert_nothing_lost(found: Found, kills: int) -> None:
    assert found.wrong == []
    assert sum(found.kills.values()) == kills
    assert found.compared >= kills * 4
    assert found.acknowledged


def test_thirty_kills_lose_nothing() -> None:
    found = asyncio.run(killed("sqlite", "thirty", Effort(30, 1.0, 0, PLANS)))
    _assert_nothing_lost(found, 30)
    assert found.records
    assert found.deadlines
    assert found.resent


def test_kills_on_postgresql_lose_nothing(postgres: services.Postgres) -> None:
    found = asyncio.run(killed("postgresql", "five", Effort(5, 1.0, 0, PLANS), postgres.new_database()))
    _assert_nothing_lost(found, 5)


def test_kills_of_one_of_two_servers_lose_nothing(postgres: services.Postgres) -> None:
    found = asyncio.run(killed_of_two("two", Effort(2, 1.0, 0, PLANS[1:]), postgres.new_database()))
    assert found.wrong == []
    assert sum(found.kills.values()) == 2
    assert found.acknowledged


def test_a_server_that_tells_before_it_keeps_is_found_out() -> None:
    found = asyncio.run(killed("sqlite", "early", Effort(2, 1.0, 0, PLANS[:2], early=True)))
    assert any("the store is at" in text or "are lost" in text or "are kept as" in text for text in found.wrong)


def test_pulling_the_plug_in_the_middle_of_an_item_box_loses_nobody_a_card(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with _playing(tmp_path, Plan("mario-kart", 3, 0, clock="off")) as (server, table):
            opened = asyncio.Event()

            def look(_: Table, __: Player, message: Message) -> None:
                if message["type"] == "update" and checking.in_item_box(message["view"], table.people[0].memory.events):
                    table.halt()
                    opened.set()

            table.heard = look
            table.begin()
            async with asyncio.timeout(60):
                await opened.wait()
                await _until(lambda: len({each.memory.version for each in table.people}) == 1 and not _busy(table))
            before = [player.memory.update for player in table.people]
            dying = asyncio.ensure_future(server.gone())
            server.signal(signal.SIGKILL)
            await dying
            await _until(lambda: not any(player.online for player in table.people))
            await server.start()
            await _until(lambda: all(player.online and player.fresh for player in table.people))
            for player, told in zip(table.people, before, strict=True):
                assert told
                assert player.fresh
                assert (player.fresh["match"], player.fresh["version"]) == (told["match"], told["version"])
                assert checking.differences(player.fresh["view"], told["view"]) == []
                view = player.fresh["view"]
                assert sum(view["held"]) + view["draw_pile"] + view["discard_count"] == BOX
                assert len(view["hand"]) == view["held"][view["seat"]]
            table.heard = lambda *_: None
            table.go_on()
            await _until(lambda: bool(_records(table)))
        assert table.failures() == []
        left = checking.read(engines.sqlite_url(tmp_path / places.FILE), [], _folder(tmp_path / "copy"))
        for text in left.records.values():
            (tmp_path / "match.jsonl").write_text(text, encoding="utf-8")
            assert record.verify(tmp_path / "match.jsonl").edition == "mario-kart"

    asyncio.run(scenario())


BOX = sum(card.copies for card in edition("mario-kart").cards)


def _busy(table: Table) -> bool:
    return any(player.unanswered for player in table.people)


def _records(table: Table) -> list[str]:
    shown = table.people[0].memory.table
    return list(shown["records"]) if shown else []


def _folder(path: Path) -> Path:
    path.mkdir()
    return path


async def _until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not what():  # noqa: ASYNC110 - what is waited for is spread over many objects
            await asyncio.sleep(0.02)


@contextlib.asynccontextmanager
async def _playing(folder: Path, plan: Plan) -> AsyncIterator[tuple[Server, Table]]:
    """A server with a table at which everybody sits, and nothing has begun."""
    server = Server(free_port(), ["--data", str(folder)], folder)
    table = Table(0, plan, f"127.0.0.1:{server.port}", "item box")
    await server.start()
    try:
        await _until(lambda: server.log.exists() and f":{server.port}" in server.log.read_text("utf-8"))
        await asyncio.sleep(0.1)
        await table.sit()
        await _until(lambda: all(player.online for player in table.people))
        yield server, table
    finally:
        await table.close()
        await server.close()
