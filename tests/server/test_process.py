"""`lastcard serve` in a process of its own: other people's bots, double clicks, garbage, what a connection costs."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import runpy
import subprocess
import sys
import typing
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from benchmarks import server as benchmark
from lastcard.game import record
from lastcard.server import intents
from lastcard.server.protocol import encode
from tests.server.helpers import play
from tests.server.live import Live, Talker
from tests.server.making import structs

MOST_MEMORY = 40
"""kB a connection. A spectator takes 25, a player with a share of the table 31, the same within 1 under any load."""
BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@contextlib.contextmanager
def process(folder: Path) -> Iterator[str]:
    """A server's address, for as long as the block runs."""
    command = [sys.executable, "-m", "lastcard", "serve", "--no-browser", "--port", "0", "--data", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            found = re.search(r"http://localhost:(\d+)", server.stdout.readline())
            assert found
            yield f"http://127.0.0.1:{found[1]}"
        finally:
            server.terminate()
            _, complaints = server.communicate(timeout=20)
    assert complaints == ""


@contextlib.asynccontextmanager
async def reached(folder: Path) -> AsyncIterator[Live]:
    """The same, with a client for its requests."""
    with process(folder) as address:
        async with httpx.AsyncClient(base_url=address) as http:
            yield Live(address, http)


@pytest.mark.parametrize("edition", ["classic", "mario-kart", "pizza-pizza"])
def test_reference_bots_play_a_whole_match_and_its_record_holds(edition: str, tmp_path: Path) -> None:
    ended: list[int] = []

    async def scenario() -> None:
        async with reached(tmp_path / "data") as live:
            host = await live.post(
                "/api/tables", name="Ana", edition=edition, seats=3, bots=1, pace="instant", clock="off",
                rulings={"target": 60},
            )  # fmt: skip
            code = host["code"]
            command = [sys.executable, str(BOT), live.address, code, "Ben"]
            guest = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            async with live.socket(code, host["token"]) as ana:
                while (await ana.next("table"))["table"]["waiting"] or not _sits(ana.got[-1], "Ben"):
                    pass
                assert (await ana.ask("start"))["type"] == "ack"
            example = runpy.run_path(str(BOT))
            scores = await asyncio.to_thread(example["play"], live.address, code, host["token"])
            out, err = await guest.communicate()
            assert (guest.returncode, err) == (0, b"")
            assert out.decode().strip() == str(scores)
            assert max(scores) >= 60
            async with live.socket(code, host["token"]) as ana:
                (name,) = (await ana.next("table"))["table"]["records"]
            kept.write_text((await live.http.get(f"/api/records/{name}")).text, encoding="utf-8")
        ended.extend(scores)

    kept = tmp_path / "match.jsonl"
    play(scenario())
    checked = record.verify(kept)
    assert (checked.edition, list(checked.scores)) == (edition, ended)


def _sits(news: dict[str, Any], name: str) -> bool:
    return any(seat["name"] == name for seat in news["table"]["seats"])


def test_replayed_and_doubled_intents_apply_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with reached(tmp_path) as live:
            host = await live.post("/api/tables", name="Ana", seats=2, edition="classic", clock="off")
            guest = await live.post(f"/api/tables/{host['code']}/join", name="Ben")
            async with (
                live.socket(host["code"], host["token"]) as ana,
                live.socket(host["code"], guest["token"]) as ben,
            ):
                await ana.ask("start")
                asked = (await ana.next("update"))["view"]["question"]["seat"]
                talker, token = (ana, host["token"]) if asked == 0 else (ben, guest["token"])
                seen = await _newest(talker)
                move = {"move": "draw", "seen": seen["version"]}
                for name in ("once", "once", "twice", "once"):
                    await talker.send("move", id=name, **move)
                answers = [await talker.next("ack", "refused") for _ in range(4)]
                assert [answer["id"] for answer in answers] == ["once", "once", "twice", "once"]
                assert answers[0] == answers[1] == answers[3]
                assert answers[0]["type"] == "ack"
                assert answers[2]["type"] == "refused"
                after = await _newest(talker)
            async with live.socket(host["code"], token) as back:
                assert await back.ask("move", id="once", **move) == answers[0]
                again = await _newest(back)
                assert (again["version"], again["view"]["held"]) == (after["version"], after["view"]["held"])
                assert sum(again["view"]["held"]) == sum(seen["view"]["held"]) + 1

    play(scenario())


async def _newest(talker: Talker) -> dict[str, Any]:
    """The view as it is now."""
    await talker.send("sync", seen=0)
    await talker.ask("say", emote="wow")
    await talker.send("sync", seen=0)
    return await talker.next("update")


CLIENT_MESSAGES = [
    kind for kind in typing.get_args(intents.ClientMessage) if kind not in (intents.Hello, intents.Leave)
]
MESSAGES = st.sampled_from(CLIENT_MESSAGES).flatmap(structs).map(encode)


@st.composite
def garbled(draw: st.DrawFn) -> str | bytes:
    """A message that was cut, doubled or changed on its way, or no message at all."""
    text = draw(MESSAGES).decode()
    at = draw(st.integers(0, len(text)))
    return draw(
        st.sampled_from([text, text[:at], text[at:], text + text, text[:at] + "\x00" + text[at:], text.upper()])
        | st.text(max_size=60)
        | st.binary(max_size=60)
        | st.recursive(st.none() | st.integers() | st.text(max_size=9), lambda each: st.lists(each, max_size=4)).map(
            json.dumps
        )
    )


def test_no_garbage_on_a_socket_ends_its_table(tmp_path: Path) -> None:
    with asyncio.Runner() as runner:
        stack = contextlib.AsyncExitStack()
        live = runner.run(stack.enter_async_context(reached(tmp_path)))
        try:
            host = runner.run(live.post("/api/tables", name="Ana", seats=3, bots=1, clock="off", edition="classic"))
            guest = runner.run(live.post(f"/api/tables/{host['code']}/join", name="Ben"))

            @settings(max_examples=25, suppress_health_check=list(HealthCheck))
            @given(st.lists(garbled(), min_size=1, max_size=6), st.sampled_from([guest["token"], None]), st.booleans())
            def throw(frames: list[str | bytes], token: str | None, hello: bool) -> None:
                runner.run(_throw(live, host, frames, token if hello else None, hello=hello))

            runner.run(_start(live, host))
            throw()
        finally:
            runner.run(stack.aclose())


async def _start(live: Live, host: dict[str, Any]) -> None:
    async with live.socket(host["code"], host["token"]) as ana:
        await ana.ask("start")


async def _throw(
    live: Live, host: dict[str, Any], frames: list[str | bytes], token: str | None, *, hello: bool
) -> None:
    """Sends the frames; afterwards the connection answers or is closed, and the table answers its host."""
    async with live.socket(host["code"], host["token"]) as ana:
        with contextlib.suppress(ConnectionClosed):
            async with live.socket(host["code"], token, hello=hello) as thrower:
                for frame in frames:
                    await thrower.raw.send(frame)
                await thrower.send("hello", protocol=1)
                await thrower.next("error", "ack", "refused", "welcome", "end")
        assert (await ana.ask("say", emote="wow"))["type"] == "ack"
        assert (await ana.ask("why", move="play R5"))["type"] in ("reason", "refused", "ack")


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads /proc")
@pytest.mark.parametrize("measure", [benchmark.measure_watching, benchmark.measure_playing])
def test_a_connection_costs_little_memory(measure: Callable[[benchmark.Server, int], Awaitable[float]]) -> None:
    async def scenario() -> None:
        async with benchmark.running() as server:
            assert await measure(server, 5) <= MOST_MEMORY

    play(scenario())
