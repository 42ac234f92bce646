"""`lastcard admin`: what it shows, what it never shows, and what it says when it cannot."""

from __future__ import annotations

import json
import os
import stat
import time
from pathlib import Path

import httpx
import pytest

from lastcard.server import adminfile, adminkey, running
from lastcard.server.adminfile import Place
from lastcard.server.limits import WRONG_TOKENS
from lastcard.server.listening import CannotServe
from lastcard.terminal.arguments import Parser
from tests.server.helpers import play
from tests.server.live import Live, serving
from tests.server.running import admin, serving_process

TOKEN = "a token of the test's administrator"


def test_a_running_server_is_looked_at_and_a_table_closed(tmp_path: Path) -> None:
    async def scenario() -> None:
        data = ("--data", str(tmp_path))
        with serving_process(tmp_path) as (_, address):
            file = tmp_path / adminfile.NAME
            if os.name != "nt":
                assert stat.S_IMODE(file.stat().st_mode) == 0o600
            token = json.loads(file.read_text("utf-8"))["token"]
            assert admin("list", *data) == (0, "No table is open.\n", "")
            async with httpx.AsyncClient(base_url=address) as http:
                live = Live(address, http)
                made = await live.post("/api/tables", name="Ana", seats=3, bots=1, clock="off", edition="classic")
                async with live.socket(made["code"], made["token"]) as ana, live.socket(made["code"]) as watcher:
                    await ana.ask("start")
                    view = (await ana.next("update"))["view"]
                    await watcher.next("update")
                    status, out, err = admin("--json", *data)
                    (row,) = json.loads(out)
                    assert (status, err) == (0, "")
                    assert row.pop("open_s") >= 0
                    assert row == {
                        "code": made["code"], "phase": "playing", "edition": "classic", "seats": 3, "people": 1,
                        "away": 0, "bots": 2, "waiting": 0, "watchers": 1, "matches": 1,
                    }  # fmt: skip
                    shown = admin("show", made["code"].lower(), "--json", *data)
                    seats = json.loads(shown[1])["seats"]
                    assert seats[0] == {
                        "seat": 0, "kind": "person", "name": "Ana", "presence": "here", "host": True,
                        "autopilot": False, "gone_s": None,
                    }  # fmt: skip
                    plain = admin("show", made["code"], *data)
                    assert "Ana  (person, here, host)" in plain[1]
                    stats = admin("stats", *data)
                    assert "Tables: 1 of at most 2,000" in stats[1]
                    assert "person 1, watcher 1" in stats[1]
                    said = "".join((out, shown[1], plain[1], stats[1]))
                    secrets = [made["token"], token, *(card["card"] for card in view["hand"])]
                    words = set(said.replace('"', " ").split())
                    assert not [secret for secret in secrets if secret in words or (len(secret) > 9 and secret in said)]
                    closed = admin("close", made["code"], *data)
                    assert closed == (0, f"Table {made['code']} is closed, and everybody there was told.\n", "")
                    assert (await ana.next("end"))["code"] == "closed"
            gone = admin("show", made["code"], *data)
            assert (gone[0], gone[1]) == (2, "")
            assert f"There is no table {made['code']}" in gone[2]

    play(scenario())
    assert not (tmp_path / adminfile.NAME).exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["list", "--data", "FOLDER"], "No server is running on the data folder"),
        (["peek", "--data", "FOLDER"], '"lastcard admin" cannot peek. It can: list, show, close, stats.'),
        (["show", "--data", "FOLDER"], '"lastcard admin" needs a CODE.'),
        (["list", "ABCDE", "--data", "FOLDER"], "does not know what to do with"),
        (["show", "../x", "--data", "FOLDER"], "../x is no code of a table"),
        (["list", "--url", "example.org"], "is no address of a server"),
        (["list", "--url", "http://127.0.0.1:9"], "the administrator's token is needed"),
        (["list", "--url", "http://127.0.0.1:9", "--token", TOKEN], "The server at http://127.0.0.1:9 does not answer"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(arguments: list[str], sentence: str, tmp_path: Path) -> None:
    status, out, err = admin(*(str(tmp_path) if each == "FOLDER" else each for each in arguments))
    assert (status, out) == (2, "")
    assert sentence in err
    assert len(err.splitlines()) == 1


def test_a_file_that_a_killed_server_left_is_no_server(tmp_path: Path) -> None:
    with serving_process(tmp_path) as (server, _):
        server.kill()
        server.communicate(timeout=20)
    assert (tmp_path / adminfile.NAME).is_file()
    assert adminfile.find(tmp_path) is None
    with serving_process(tmp_path):
        assert adminfile.find(tmp_path) is not None
    assert not (tmp_path / adminfile.NAME).exists()


def test_a_damaged_file_is_said_to_be_one(tmp_path: Path) -> None:
    (tmp_path / adminfile.NAME).write_text("{", "utf-8")
    with pytest.raises(adminfile.Unreadable):
        adminfile.find(tmp_path)


def test_the_file_of_a_server_that_came_later_stays(tmp_path: Path) -> None:
    with adminfile.kept(tmp_path, Place("http://localhost:1", "first")):
        later = adminfile.kept(tmp_path, Place("http://localhost:2", "second"))
        later.__enter__()
    found = adminfile.find(tmp_path)
    assert found is not None
    assert found.address == "http://localhost:2"
    later.__exit__(None, None, None)


def test_a_wrong_token_is_refused_slowly_and_then_not_looked_at(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(adminkey, "WRONG_TAKES", 0.02)

    async def ask(live: Live, token: str | None, path: str = "/api/admin/stats") -> tuple[int, float]:
        began = time.monotonic()
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        answer = await live.http.get(path, headers=headers)
        assert (answer.status_code == 200) == ("tables" in answer.json())
        return answer.status_code, time.monotonic() - began

    async def scenario() -> None:
        async with serving(token=TOKEN) as live:
            assert (await ask(live, TOKEN))[0] == 200
            for wrong in (None, TOKEN[:-1], TOKEN + "x", "x"):
                path = "/api/admin/tables/ABCDE" if wrong is None else "/api/admin/stats"
                assert (await ask(live, wrong, path))[0] == 403
            assert (await ask(live, TOKEN[:-1]))[1] >= 0.02
            for _ in range(int(WRONG_TOKENS.burst)):
                assert (await ask(live, "guess"))[0] == 403
            assert (await ask(live, TOKEN))[0] == 403
            post = await live.http.post("/api/admin/tables/ABCDE/close")
            assert post.status_code == 403

    play(scenario())
    assert 3 <= caplog.messages.count("admin_refused") <= WRONG_TOKENS.burst + 1


def test_an_own_token_comes_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LASTCARD_ADMIN_TOKEN", TOKEN.replace(" ", "-"))
    with serving_process(tmp_path) as (_, address):
        status, out, _ = admin("stats", "--url", address)
        assert (status, "Tables: 0" in out) == (0, True)
        wrong = admin("stats", "--url", address, "--token", "wrong")
        assert (wrong[0], wrong[2]) == (2, "The server says: That is not the administrator's token of this server.\n")


@pytest.mark.parametrize("token", ["", "short", "long enough but with spaces in it", "lang-genug-aber-mit-ü-darin"])
def test_an_own_token_must_be_hard_to_guess(token: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LASTCARD_ADMIN_TOKEN", token)
    with pytest.raises(CannotServe, match="LASTCARD_ADMIN_TOKEN must have at least 20"):
        _read()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--most-tables", "0"], "--most-tables takes a number from 1 on, not 0"),
        (["--think", "-1"], "--think takes milliseconds from 0 to 500, not -1"),
        (["--think", "501"], "--think takes milliseconds from 0 to 500, not 501"),
        (["--most-sockets", "-4"], "--most-sockets takes a number from 1 on, not -4"),
        (["--proxy", "10.0.0.0/8", "proxy.example.org"], "not proxy.example.org"),
    ],
)
def test_options_that_make_no_sense_are_one_sentence(arguments: list[str], sentence: str) -> None:
    with pytest.raises(CannotServe, match=sentence):
        _read(*arguments)


def test_how_a_server_is_run_is_read_from_its_options() -> None:
    run = _read("--most-tables", "7", "--most-sockets", "70", "--proxy", "127.0.0.1", "10.0.0.0/8")
    assert (run.most_tables, run.most_sockets, run.proxies) == (7, 70, ("127.0.0.1", "10.0.0.0/8"))
    assert run.token not in repr(run)
    assert _read().token != _read().token


def _read(*arguments: str) -> running.Running:
    parser = Parser("serve")
    running.add_arguments(parser)
    return running.read(parser.read(arguments))
