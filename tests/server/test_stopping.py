"""Stopping a server: everybody is told to come back, what was asked is finished, and it does not take long."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.protocol import State

from lastcard.server import tables as tables_module
from lastcard.server.framing import QuickSockets
from lastcard.server.gentle import GentleServer
from lastcard.server.intents import AddBot, Start
from lastcard.server.refusal import Refusal
from lastcard.server.resources import MakeTable
from lastcard.server.tables import Tables
from tests.server.helpers import Client, new_room, play
from tests.server.live import Live, serving
from tests.server.running import serving_process

HERE = Path(__file__).parent
pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")


async def _sitting(live: Live) -> Any:
    return await live.post("/api/tables", name="Ana", seats=2, bots=1, pace="normal", clock="off", edition="classic")


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_clients_are_told_to_come_back_and_the_process_ends_well(stop: signal.Signals, tmp_path: Path) -> None:
    async def scenario() -> None:
        with serving_process(tmp_path, "--log", "json", "--log-level", "info") as (server, address):
            async with httpx.AsyncClient(base_url=address) as http:
                live = Live(address, http)
                made = await _sitting(live)
                async with live.socket(made["code"], made["token"]) as ana, live.socket(made["code"]) as watcher:
                    await ana.ask("start")
                    await watcher.next("update")
                    server.send_signal(stop)
                    for talker in (ana, watcher):
                        end = await talker.next("end")
                        assert end["code"] == "stopping"
                        assert "restarting" in end["sentence"]
                        await talker.raw.wait_closed()
                        assert talker.raw.close_code == 1000
            _, err = server.communicate(timeout=20)
        assert server.returncode == 0
        told = [json.loads(line) for line in err.splitlines()]
        assert [line["event"] for line in told if line["event"].startswith("stop")] == ["stopping", "stopped"]
        assert [line for line in told if line["level"] != "info"] == []

    play(scenario())


def test_it_stops_well_while_a_client_has_said_farewell_but_not_hung_up() -> None:
    async def scenario() -> None:
        async with serving(cert=HERE / "localhost.crt", key=HERE / "localhost.key") as live:
            made = await _sitting(live)
            async with live.socket(made["code"], made["token"]) as ana:
                await ana.next("table")
                ana.raw.transport.pause_reading()  # TLS hangs up when both sides have, and this one hears nothing
                ana.raw.protocol.send_close(1000)
                ana.raw.send_data()
                assert live.server is not None
                while not any(map(_leaving, live.server.server_state.connections)):  # noqa: ASYNC110 - nothing tells
                    await asyncio.sleep(0.01)
                live.stop()
                await asyncio.sleep(0.3)
                ana.raw.transport.resume_reading()

    play(scenario())


def _leaving(connection: Any) -> bool:
    return isinstance(connection, QuickSockets) and connection.conn.state is State.CLOSING


def test_a_server_with_an_expert_that_searches_leaves_no_thread_behind() -> None:
    async def scenario() -> None:
        async with serving() as live:
            made = await live.post(
                "/api/tables", name="Ana", seats=2, bots=1, level="expert", pace="instant", clock="off"
            )  # fmt: skip
            async with live.socket(made["code"], made["token"]) as ana:
                await ana.ask("start")
                update, moved = await ana.next("update"), 0
                while moved < 5 and not update["view"]["result"]:
                    question = update["view"]["question"]
                    if question["seat"] == update["view"]["seat"]:
                        await ana.ask("move", move=question["options"][0])
                        moved += 1
                    update = await ana.next("update")

    play(scenario())
    assert not [each for each in threading.enumerate() if each.name.startswith("search")]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_second_signal_asks_for_an_end_at_once(number: signal.Signals) -> None:
    async def nothing() -> None:
        return

    server = GentleServer(uvicorn.Config(lambda: None), nothing)
    server.handle_exit(number, None)
    assert (server.should_exit, server.force_exit) == (True, False)
    server.handle_exit(number, None)
    assert server.force_exit


def test_an_end_at_once_waits_for_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving() as live:
            made = await _sitting(live)
            async with live.socket(made["code"], made["token"]) as ana:
                await ana.next("table")
                parking = asyncio.Event()

                async def park(_: Any) -> None:
                    parking.set()
                    await asyncio.Event().wait()

                monkeypatch.setattr(tables_module, "_park", park)
                monkeypatch.setattr(tables_module, "PARK_WITHIN", 3600)
                live.stop()
                await parking.wait()
                assert live.server is not None
                live.server.force_exit = True
                await ana.raw.wait_closed()

    play(scenario())


def test_while_it_stops_it_is_alive_but_not_ready_and_takes_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving() as live:
            made = await _sitting(live)
            async with live.socket(made["code"], made["token"]) as ana:
                await ana.next("table")
                parked, parking = asyncio.Event(), asyncio.Event()

                async def park(_: Any) -> None:
                    parking.set()
                    await parked.wait()

                monkeypatch.setattr(tables_module, "_park", park)
                live.stop()
                await parking.wait()
                ready = await live.http.get("/readyz")
                assert (ready.status_code, ready.json()) == (503, {"status": "stopping"})
                assert (await live.http.get("/healthz")).status_code == 200
                refused = await live.http.post("/api/tables", json={"name": "Ben"})
                assert (refused.status_code, refused.json()["code"]) == (503, "server_stopping")
                async with live.socket(made["code"], hello=False) as late:
                    assert (await late.next("end"))["code"] == "stopping"
                parked.set()
                assert (await ana.next("end"))["code"] == "stopping"

    play(scenario())


def test_what_was_asked_before_is_finished_and_what_comes_after_is_not() -> None:
    async def scenario() -> None:
        room = new_room(places=2)
        tables = Tables(room.around)
        made = await tables.make(MakeTable(name="Ana", seats=2, edition="classic", clock="off"))
        (room,) = tables.rooms()
        ana = Client(room, room.seating.person(0))
        await room.ask(room.connect, ana.connection, _hello(ana))
        first = asyncio.create_task(room.ask(room.intend, ana.connection, AddBot("1", "random", 1), room.now()))
        second = asyncio.create_task(room.ask(room.intend, ana.connection, Start("2"), room.now()))
        await asyncio.sleep(0)
        stopping = asyncio.create_task(tables.stop())
        await asyncio.sleep(0)
        late = asyncio.create_task(room.ask(room.intend, ana.connection, Start("3"), room.now()))
        await asyncio.gather(first, second, stopping)
        with pytest.raises(Refusal) as refused:
            await late
        assert refused.value.reason == "server_stopping"
        assert room.phase == "playing"
        answers = [each for each in ana.read() if getattr(each, "id", None) in ("1", "2", "3")]
        assert [(type(each).__name__, each.id) for each in answers] == [("Ack", "1"), ("Ack", "2")]  # type: ignore[union-attr]
        assert made.code == room.code

    play(scenario())


def _hello(client: Client) -> Any:
    from lastcard.server.intents import Hello
    from lastcard.server.protocol import PROTOCOL

    return Hello(PROTOCOL, client.token, 0, 0)


def test_a_table_that_cannot_finish_does_not_hold_the_server_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        tables = Tables(new_room().around)
        await tables.make(MakeTable(name="Ana", seats=2, edition="classic"))
        (room,) = tables.rooms()
        ana = Client(room, room.seating.person(0))
        await room.ask(room.connect, ana.connection, _hello(ana))
        stuck = asyncio.create_task(room.ask(asyncio.sleep, 3600))
        await asyncio.sleep(0)
        monkeypatch.setattr(tables_module, "PARK_WITHIN", 0.05)
        await tables.stop()
        assert ana.read()[-1].code == "stopping"  # type: ignore[union-attr]
        assert tables.rooms() == []
        stuck.cancel()

    play(scenario())
