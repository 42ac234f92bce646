"""A real server and real sockets: whole matches, the reference bot, hostile and slow clients, TLS, origins, headers."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lastcard.server.guard import POLICY
from tests.server.helpers import play
from tests.server.live import Talker, play_match, serving

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent


@pytest.mark.parametrize("edition", ["classic", "mario-kart", "pizza-pizza"])
def test_a_whole_match_over_real_sockets(edition: str) -> None:
    async def scenario() -> None:
        async with serving() as live:
            rulings = {"target": 100}
            host = await live.post(
                "/api/tables",
                name="Ana",
                edition=edition,
                seats=4,
                bots=2,
                pace="instant",
                clock="off",
                rulings=rulings,
            )
            guest = await live.post(f"/api/tables/{host['code']}/join", name="Ben")
            assert guest["seat"] == 1 or guest["seat"] == 3
            async with (
                live.socket(host["code"], host["token"]) as ana,
                live.socket(host["code"], guest["token"]) as ben,
                live.socket(host["code"]) as watcher,
            ):
                await watcher.next("welcome")
                assert (await ana.ask("start"))["type"] == "ack"
                ended = await play_match([ana, ben])
                assert ended[0]["match"] == ended[1]["match"]
                assert max(ended[0]["match"]["scores"]) >= 100
                record = ended[0]["match"]["record"]
                assert (await live.http.get(f"/api/records/{record}")).status_code == 200
                replay = (await live.http.get(f"/api/records/{record}/replay")).json()
                assert replay["names"][0] == "Ana"
                assert replay["steps"][-1]["view"]["result"]["scores"] == ended[0]["match"]["scores"]

    play(scenario())


def test_the_reference_bot_plays_against_a_real_server() -> None:
    async def scenario() -> None:
        async with serving() as live:
            host = await live.post(
                "/api/tables", name="Ana", edition="pizza-pizza", seats=2, pace="instant", clock="off",
                rulings={"match": "rounds", "rounds": 2},
            )  # fmt: skip
            command = [sys.executable, str(ROOT / "examples" / "bot.py"), live.address, host["code"], "Bot"]
            bot = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            async with live.socket(host["code"], host["token"]) as ana:
                while (await ana.next("table"))["table"]["seats"][1]["kind"] != "person":
                    pass
                await ana.ask("start")
                ended = await play_match([ana])
                out, err = await bot.communicate()
                assert (bot.returncode, err) == (0, b"")
                assert out.decode().strip() == str(ended[0]["match"]["scores"])
            record = await live.fetch(f"/api/records/{ended[0]['match']['record']}")
            deals = [line for line in map(json.loads, record.splitlines()) if line.get("kind") == "round"]
            shares = deals[1]["shares"]  # the first deal may have come before the bot was connected
            assert shares[0] is None  # this test's own client gives none
            assert re.fullmatch("[0-9a-f]{64}", shares[1])

    play(scenario())


def test_the_twenty_lines_of_the_protocol_page_play(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    program = tmp_path / "bot.py"
    program.write_text(page.split("```python\n")[1].split("```")[0], encoding="utf-8")
    assert len(program.read_text(encoding="utf-8").splitlines()) <= 22

    async def scenario() -> None:
        async with serving() as live:
            host = await live.post(
                "/api/tables", name="Ana", edition="classic", seats=2, pace="instant", clock="off",
                rulings={"match": "single_round"},
            )  # fmt: skip
            bot = await asyncio.create_subprocess_exec(sys.executable, str(program), live.address, host["code"])
            try:
                async with live.socket(host["code"], host["token"]) as ana:
                    while (await ana.next("table"))["table"]["seats"][1]["kind"] != "person":
                        pass
                    await ana.ask("start")
                    ended = await play_match([ana])
                    assert ended[0]["match"]["scores"]
            finally:
                bot.kill()
                await bot.wait()

    play(scenario())


def test_a_drop_and_a_return_over_real_sockets() -> None:
    async def scenario() -> None:
        async with serving() as live:
            host = await live.post("/api/tables", name="Ana", bots=1, seats=2, pace="instant", clock="off")
            async with live.socket(host["code"], host["token"]) as ana:
                await ana.ask("start")
                seen = await ana.next("update")
            async with live.socket(host["code"], hello=False) as back:
                await back.send("hello", protocol=1, token=host["token"], seen=seen["version"], match=1)
                assert (await back.next("welcome"))["seat"] == 0
                assert len((await back.next("update"))["view"]["hand"]) >= 7

    play(scenario())


def test_malformed_messages_get_a_code_and_never_end_a_table() -> None:
    async def scenario() -> None:
        async with serving() as live:
            host = await live.post("/api/tables", name="Ana")
            async with live.socket(host["code"], host["token"]) as ana:
                await ana.next("welcome")
                for text, code in (
                    ("{", "malformed"),
                    ('{"type": "x"}', "unknown_type"),
                    ('{"type": "say", "id": "a", "chat": "' + "x" * 9000 + '"}', "too_large"),
                    ('{"type": "hello", "protocol": 1}', "malformed"),
                ):
                    await ana.raw.send(text)
                    assert (await ana.next("error"))["code"] == code
                await ana.raw.send(b"\xff\xfe binary")
                assert (await ana.next("error"))["code"] == "malformed"
                assert (await ana.ask("say", emote="wow"))["type"] == "ack"

    play(scenario())


def test_too_many_wrong_messages_close_the_connection_and_nothing_else() -> None:
    async def scenario() -> None:
        async with serving() as live:
            host = await live.post("/api/tables", name="Ana")
            async with live.socket(host["code"], host["token"]) as ana:
                with pytest.raises(ConnectionClosed):
                    await _send_nonsense(ana)
            async with live.socket(host["code"], host["token"]) as ana:
                assert (await ana.ask("say", emote="wow"))["type"] == "ack"

    play(scenario())


async def _send_nonsense(talker: Talker) -> None:
    for _ in range(200):
        await talker.raw.send("{")
        await talker.next("error")


def test_a_frame_beyond_all_bounds_is_not_read() -> None:
    async def scenario() -> None:
        async with serving() as live:
            host = await live.post("/api/tables", name="Ana")
            async with live.socket(host["code"], host["token"]) as ana:
                await ana.raw.send("x" * 100_000)
                with pytest.raises(ConnectionClosed):
                    await ana.next("never")
            assert (await live.http.get("/healthz")).json()["connections"] in (0, 1)

    play(scenario())


def test_a_flood_is_read_slowly_and_nothing_of_it_is_lost() -> None:
    async def scenario() -> None:
        async with serving() as live:
            host = await live.post("/api/tables", name="Ana")
            async with live.socket(host["code"], host["token"]) as ana:
                for number in range(70):
                    await ana.send("say", id=str(number), emote="wow")
                assert (await ana.next("error"))["code"] == "too_fast"
                while (await ana.next("ack"))["id"] != "69":
                    pass

    play(scenario())


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type": "pong", "nonce": 1}', None),
        ('{"type": "move", "id": "1", "move": "draw"}', "hello_first"),
        ("what?", "hello_first"),
        ('{"type": "hello", "protocol": 99}', "protocol"),
        ('{"type": "hello", "protocol": 1, "token": "guess"}', "bad_token"),
    ],
)
def test_whoever_does_not_say_hello_properly_is_told_so(first: str, code: str | None) -> None:
    async def scenario() -> None:
        async with serving() as live:
            host = await live.post("/api/tables", name="Ana")
            async with live.socket(host["code"], hello=False) as stranger:
                await stranger.raw.send(first)
                if code is None:
                    await stranger.send("hello", protocol=1)
                    await stranger.next("welcome")
                    return
                assert (await stranger.next("error", "end"))["code"] == code
                with pytest.raises(ConnectionClosed):
                    await stranger.next("never")

    play(scenario())


def test_whoever_has_a_seat_comes_in_however_many_look_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastcard.server.ways.MOST_AT_TABLE", 2)

    async def scenario() -> None:
        async with serving() as live:
            host = await live.post("/api/tables", name="Ana")
            async with live.socket(host["code"]) as one, live.socket(host["code"]) as two:
                await one.next("welcome")
                await two.next("welcome")
                async with live.socket(host["code"], hello=False) as three:
                    await three.send("hello", protocol=1)
                    assert (await three.next("end"))["code"] == "full"
                async with live.socket(host["code"], host["token"]) as ana:
                    await ana.next("table")

    play(scenario())


def test_a_body_nested_without_end_is_a_bad_request() -> None:
    async def scenario() -> None:
        async with serving() as live:
            for path in ("/api/tables", "/api/tables/QUEEN/join"):
                answer = await live.http.post(path, content=b"[" * 8000, headers={"content-type": "application/json"})
                assert answer.status_code == 400
                assert answer.json()["code"] == "bad_request"

    play(scenario())


def test_an_unknown_table_ends_the_connection() -> None:
    async def scenario() -> None:
        async with serving() as live, live.socket("ZZZZZ", hello=False) as stranger:
            assert (await stranger.next("end"))["code"] == "unknown_table"

    play(scenario())


def test_a_client_that_does_not_read_slows_nobody_down() -> None:
    async def scenario() -> None:
        async with serving() as live:
            host = await live.post(
                "/api/tables",
                name="Ana",
                seats=2,
                bots=1,
                pace="instant",
                clock="off",
                rulings={"match": "single_round"},
            )
            async with live.socket(host["code"], host["token"]) as ana:
                url = f"{live.address.replace('http', 'ws', 1)}/api/tables/{host['code']}/socket"
                async with connect(url, compression=None, max_queue=1, close_timeout=1) as slow:
                    await slow.send('{"type": "hello", "protocol": 1}')
                    slow.transport.pause_reading()
                    await ana.ask("start")
                    ended = await play_match([ana])
                    assert ended[0]["match"]
                    slow.transport.resume_reading()

    play(scenario())


def test_it_works_over_tls_too() -> None:
    async def scenario() -> None:
        async with serving(cert=HERE / "localhost.crt", key=HERE / "localhost.key") as live:
            host = await live.post(
                "/api/tables", name="Ana", seats=2, bots=1, pace="instant", clock="off",
                rulings={"match": "single_round"},
            )  # fmt: skip
            assert host["link"].startswith("https://")
            page = await live.http.get("/", headers={"host": "192.0.2.7"})
            assert page.headers["cross-origin-opener-policy"] == "same-origin"
            async with live.socket(host["code"], host["token"]) as ana:
                await ana.ask("start")
                assert (await play_match([ana]))[0]["match"]

    play(scenario())


def test_pages_of_other_sites_are_turned_away() -> None:
    async def scenario() -> None:
        async with serving(public="https://cards.example.org") as live:
            own = live.address.removeprefix("http://")
            for origin, taken in (
                (f"http://{own}", True),
                ("https://cards.example.org", True),
                ("https://evil.example.org", False),
                ("null", False),
                ("http://[", False),
            ):
                answer = await live.http.post("/api/tables", json={"name": "Ana"}, headers={"origin": origin})
                assert (answer.status_code == 201) == taken, origin
                code = answer.json()["code"]
                if taken:
                    assert answer.json()["link"] == f"https://cards.example.org/t/{code}"
                url = f"ws://{own}/api/tables/ABCDE/socket"
                if taken:
                    async with connect(url, origin=origin):  # type: ignore[arg-type]
                        pass
                else:
                    with pytest.raises(InvalidStatus):
                        await connect(url, origin=origin)  # type: ignore[arg-type]

    play(scenario())


def test_every_answer_has_the_security_headers() -> None:
    async def scenario() -> None:
        async with serving() as live:
            for path in ("/", "/healthz", "/api/editions", "/nothing/here", "/t/ABCDE"):
                headers = (await live.http.get(path)).headers
                assert headers["content-security-policy"] == POLICY
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                assert "server" not in headers
            page = await live.http.get("/api/schema")
            assert page.status_code == 200
            assert "<script" not in page.text
            assert "http" not in page.text.replace("https://", "http").replace(live.address, "").split("<body>")[0]
            assert "style-src 'sha256-" in page.headers["content-security-policy"]

    play(scenario())


@pytest.mark.parametrize(
    ("host", "public", "sent"),
    [
        ("127.0.0.1:8000", None, True),
        ("cards.localhost", None, True),
        ("[::1]:8000", None, True),
        ("192.0.2.7:8000", None, False),
        ("friends-at-home.test", None, False),
        ("[", None, False),
        ("cards.example.org", "http://cards.example.org", False),
        ("cards.example.org", "https://cards.example.org", True),
    ],
)
def test_the_opener_policy_goes_where_browsers_heed_it(host: str, public: str | None, sent: bool) -> None:
    async def scenario() -> None:
        async with serving(public=public) as live:
            answer = await live.http.get("/", headers={"host": host})
            assert ("cross-origin-opener-policy" in answer.headers) is sent

    play(scenario())


def test_head_answers_like_get_without_the_body(tmp_path: Path) -> None:
    record = tmp_path / f"{'0' * 20}.jsonl"
    record.write_text("{}\n", encoding="utf-8")
    changing = {"date", "transfer-encoding"}

    async def scenario() -> None:
        async with serving() as live:
            asset = re.findall(r'"(/assets/[^"]+)"', (await live.http.get("/")).text)[0]
            paths = ("/", "/t/ABCDE", asset, "/healthz", "/api/editions", "/api/schema", f"/api/records/{record.stem}")
            for path in (*paths, "/nothing/here"):
                got, head = await live.http.get(path), await live.http.head(path)
                assert head.status_code == got.status_code, path
                assert head.content == b""
                assert got.content
                shown = [{k: v for k, v in each.headers.items() if k not in changing} for each in (got, head)]
                assert shown[0] == shown[1]
            assert (await live.http.head("/api/tables")).status_code == 405

    play(scenario())


def test_requests_are_limited() -> None:
    async def scenario() -> None:
        async with serving() as live:
            asked = [live.http.post("/api/tables", json={"name": "Ana"}) for _ in range(90)]
            statuses = [answer.status_code for answer in await asyncio.gather(*asked)]
            assert 40 <= statuses.count(201) < 90
            assert set(statuses) == {201, 429}
            health = await live.http.get("/healthz")
            assert health.status_code == 200
            assert health.json()["tables"] == statuses.count(201)

    play(scenario())


def test_a_large_body_is_refused() -> None:
    async def scenario() -> None:
        async with serving() as live:
            answer = await live.http.post("/api/tables", json={"name": "A" * 100_000})
            assert answer.status_code == 413
            assert answer.json()["code"] == "too_large"

    play(scenario())
