"""A table over TLS, as `lastcard serve --tls-cert` has it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.player import Player
from tests.browser.serving import Server, serving

CERTIFICATE = Path(__file__).parents[1] / "server" / "localhost.crt"


@pytest.fixture
def server() -> Iterator[Server]:
    with serving(cert=CERTIFICATE, key=CERTIFICATE.with_suffix(".key")) as running:
        yield running


def test_a_table_over_tls(open_page: OpenPage, server: Server) -> None:
    ana = Player(open_page("/", ignore_https_errors=True, permissions=["clipboard-read", "clipboard-write"]))
    sockets: list[str] = []
    ana.page.on("websocket", lambda socket: sockets.append(socket.url))
    assert ana.page.evaluate("isSecureContext")

    link = ana.make_table("Ana", "Classic UNO")
    code = link.rpartition("/")[2]
    assert link == f"{server.address}/t/{code}"
    assert link.startswith("https:")
    ana.press(ana.button("Copy link"))
    expect(ana.page.get_by_text("Copied.")).to_be_visible()
    assert ana.page.evaluate("navigator.clipboard.readText()") == link

    ben = Player(open_page(f"/t/{code}", on="phone", ignore_https_errors=True), touch=True)
    ben.sit_down("Ben")
    expect(ana.page.get_by_role("list").get_by_text("Ben", exact=True)).to_be_visible()
    ana.press(ana.button("Deal the cards"))
    for _ in range(600):
        acted = [ana.step(), ben.step()]
        if ana.answered and ben.answered:
            break
        if not any(acted):
            ana.page.wait_for_timeout(40)
    assert ana.answered
    assert ben.answered
    assert sockets == [f"{server.address.replace('https', 'wss')}/api/tables/{code}/socket"]
