"""`lastcard serve` as people start it: what it prints, the page it serves, and one clear sentence when it cannot."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from lastcard.server import address, listening, pages
from lastcard.server.main import reach

KEPT = {"lastcard.sqlite", "lock"}
"""What a server leaves in its folder when it stops in good order: nothing half written."""


def _serve(*arguments: str, data: Path | None = None) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "lastcard", "serve", "--no-browser", *arguments]
    environment = {**os.environ, "LASTCARD_DATA": str(data)} if data else None
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)


def test_it_says_where_it_is_and_serves_from_then_on(tmp_path: Path) -> None:
    with _serve("--port", "0", "--data", str(tmp_path / "new" / "folder")) as server:
        try:
            assert server.stdout
            first = server.stdout.readline()
            link = re.search(r"http://localhost:\d+", first)
            assert link, first
            assert "--host 0.0.0.0" in server.stdout.readline()
            with urllib.request.urlopen(f"{link[0]}/healthz") as answer:
                assert json.load(answer)["status"] == "ok"
            with urllib.request.urlopen(link[0]) as answer:
                page = answer.read().decode()
                assert ("<!doctype html>" in page.lower()) == bool(pages.load())
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)
        assert server.returncode == 0
    assert {path.name for path in (tmp_path / "new" / "folder").iterdir()} == KEPT


def test_a_table_is_there_again_after_the_server_was_killed(tmp_path: Path) -> None:
    with _serve("--port", "0", "--data", str(tmp_path)) as server:
        try:
            assert server.stdout
            link = re.search(r"http://localhost:\d+", server.stdout.readline())
            assert link
            wish = json.dumps({"name": "Ada", "edition": "classic"}).encode()
            asked = urllib.request.Request(f"{link[0]}/api/tables", wish, {"Content-Type": "application/json"})
            with urllib.request.urlopen(asked) as answer:
                code = json.load(answer)["code"]
        finally:
            server.kill()
    with _serve("--port", "0", "--data", str(tmp_path)) as server:
        try:
            assert server.stdout
            link = re.search(r"http://localhost:\d+", server.stdout.readline())
            assert link
            said = server.stdout.readline() + server.stdout.readline()
            assert f"Tables and records are kept in {tmp_path / 'lastcard.sqlite'}." in said
            with urllib.request.urlopen(f"{link[0]}/api/tables/{code}") as answer:
                assert json.load(answer)["code"] == code
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)


@pytest.mark.parametrize(
    ("stop", "after"), [(signal.SIGINT, 0.0), (signal.SIGINT, 0.01), (signal.SIGTERM, 0.0), (signal.SIGTERM, 1.0)]
)
def test_it_stops_in_good_order_however_early_it_is_told_to(stop: signal.Signals, after: float, tmp_path: Path) -> None:
    with _serve("--port", "0", data=tmp_path) as server:
        try:
            assert server.stdout
            server.stdout.readline()
            assert list(tmp_path.iterdir()) != []
            time.sleep(after)
            server.send_signal(stop)
            _, err = server.communicate(timeout=20)
        finally:
            server.kill()
    assert (server.returncode, err) == (0, "")
    assert {path.name for path in tmp_path.iterdir()} == KEPT


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "99999"], "99999 is no port"),
        (["--host", "192.0.2.77", "--port", "0"], "no such address"),
        (["--tls-cert", "nowhere.pem"], "belong together"),
        (["--tls-cert", "nowhere.pem", "--tls-key", "nowhere.pem"], "There is no readable file nowhere.pem"),
        (["--public-url", "example.org"], "no address that a browser could open"),
        (["--port", "0", "--data", "/dev/null/folder"], "cannot be written to"),
        (["--port", "0", "--database", "mysql://me:secret@host/name"], "must look like postgresql://user@host/name"),
        (["--port", "0", "--database", "postgresql://me:secret@127.0.0.1:1/name"], "does not answer"),
        (["--keep-records", "0"], "--keep-records"),
    ],
)
def test_what_cannot_be_served_is_one_sentence_and_status_2(arguments: list[str], sentence: str) -> None:
    with _serve(*arguments) as server:
        out, err = server.communicate(timeout=60)
    assert server.returncode == 2
    assert out == ""
    assert sentence in err
    assert "secret" not in err
    assert len(err.splitlines()) == 1


def test_a_port_in_use_is_one_sentence_and_status_2() -> None:
    with listening.listen("127.0.0.1", 0) as taken, _serve("--port", str(taken.getsockname()[1])) as server:
        _, err = server.communicate(timeout=60)
    assert server.returncode == 2
    assert "is in use" in err


def test_links_show_the_address_that_others_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "lan_address", lambda: "192.0.2.7")
    everywhere = reach("0.0.0.0", 8000, None, tls=False)
    assert (everywhere.here, everywhere.others, everywhere.loopback) == (
        "http://localhost:8000",
        "http://192.0.2.7:8000",
        False,
    )
    assert reach("127.0.0.1", 8000, None, tls=True).others == "https://localhost:8000"
    public = reach("127.0.0.1", 8000, "https://cards.example.org", tls=False)
    assert (public.others, public.loopback) == ("https://cards.example.org", False)
    monkeypatch.setattr(address, "lan_address", lambda: None)
    assert reach("0.0.0.0", 8000, None, tls=False).loopback


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads /proc")
def test_the_server_s_own_process_stays_small(tmp_path: Path) -> None:
    with _serve("--port", "0", "--data", str(tmp_path)) as server:
        try:
            assert server.stdout
            link = re.search(r"http://localhost:\d+", server.stdout.readline())
            assert link
            with urllib.request.urlopen(f"{link[0]}/healthz") as answer:
                assert answer.status == 200
            status = Path(f"/proc/{server.pid}/status").read_text(encoding="ascii")
            resident = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
            assert resident < 150_000
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)
    assert {path.name for path in tmp_path.iterdir()} == KEPT
