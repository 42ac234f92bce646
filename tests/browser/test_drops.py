"""Connections that break, pages that are opened again, people who go and come back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from lastcard.server import room, seating
from tests.browser.axe import Look
from tests.browser.conftest import OpenPage
from tests.browser.player import Player

LOST = "Connection lost. Trying again…"


@pytest.fixture
def pair(open_page: OpenPage) -> tuple[Player, Player]:
    """Ana, the host, and Ben in a running match."""
    ana = Player(open_page("/"))
    code = ana.make_table("Ana", "Classic UNO").rpartition("/")[2]
    ben = Player(open_page(f"/t/{code}", on="phone"), touch=True)
    ben.sit_down("Ben")
    expect(ana.page.get_by_role("list").get_by_text("Ben", exact=True)).to_be_visible()
    ana.press(ana.button("Deal the cards"))
    for player in (ana, ben):
        expect(player.page.get_by_role("option").first).to_be_visible()
    return ana, ben


def test_offline_and_back(pair: tuple[Player, Player], troubles: list[str]) -> None:
    ana, ben = pair
    hand = ben.page.get_by_role("option").count()
    ben.page.context.set_offline(True)
    # Nothing is heard any more, as behind a dead access point: the page finds out by the silence.
    expect(ben.page.get_by_text(LOST)).to_be_visible(timeout=20_000)
    expect(ana.page.get_by_text(LOST)).to_be_hidden()
    ben.page.context.set_offline(False)
    expect(ben.page.get_by_text(LOST)).to_be_hidden()
    assert ben.page.get_by_role("option").count() >= hand
    # The browser itself reports every connection that fails.
    troubles[:] = [each for each in troubles if "WebSocket connection to" not in each]


def test_reload_keeps_the_seat(pair: tuple[Player, Player]) -> None:
    ana, _ = pair
    before = ana.page.get_by_role("option").count()
    ana.page.reload()
    expect(ana.page.get_by_role("option")).to_have_count(before)


def test_a_second_tab_takes_over(pair: tuple[Player, Player]) -> None:
    ana, _ = pair
    second = ana.page.context.new_page()
    second.goto(ana.page.url)
    expect(second.get_by_role("option").first).to_be_visible()
    expect(ana.page.get_by_role("heading", name="You are playing somewhere else")).to_be_visible()
    ana.press(ana.button("Play here instead"))
    expect(ana.page.get_by_role("option").first).to_be_visible()
    expect(second.get_by_role("heading", name="You are playing somewhere else")).to_be_visible()


def test_the_host_leaves(pair: tuple[Player, Player]) -> None:
    ana, ben = pair
    ana.press(ana.button("The table"))
    ana.press(ana.button("Leave"))
    ana.press(ana.button("Yes, leave"))
    expect(ana.page.get_by_role("heading", name="You are not at the table any more")).to_be_visible()
    ben.press(ben.button("The table"))
    expect(ben.page.get_by_role("region", name="The table", exact=True)).to_contain_text("you · host")


def test_the_host_sends_away_who_waits_for_a_seat(pair: tuple[Player, Player], open_page: OpenPage, look: Look) -> None:
    ana, ben = pair
    cem = Player(open_page(f"/t/{ana.page.url.rpartition('/')[2]}"))
    cem.sit_down("Cem")
    look(cem.page, "somebody who waits for a seat")
    for player in (ana, ben):
        player.press(player.button("The table"))
        waiting = player.page.get_by_role("list", name="Waiting for a seat")
        expect(waiting.get_by_text("Cem", exact=True)).to_be_visible()
    expect(ben.page.get_by_text("What to do about Cem")).to_have_count(0)
    ana.page.get_by_text("What to do about Cem").locator("..").click()
    look(ana.page, "what to do about somebody who waits")
    ana.press(ana.button("Send away"))
    expect(cem.page.get_by_text("The host has sent you away from this table.")).to_be_visible()
    for player in (ana, ben):
        expect(player.page.get_by_text("Waiting for a seat")).to_have_count(0)


def test_the_autopilot_gives_the_seat_back(pair: tuple[Player, Player], monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben = pair
    for module in (room, seating):
        monkeypatch.setattr(module, "AWAY_AFTER", 0.5)
    url = ben.page.url
    ben.page.goto("about:blank")
    seat = ana.page.get_by_role("group", name="Ben").or_(ana.page.get_by_role("button", name="Ben"))
    expect(seat.first).to_have_accessible_name(re.compile("Autopilot"))
    ben.page.goto(url)
    expect(ben.page.get_by_role("option").first).to_be_visible()
    expect(seat.first).not_to_have_accessible_name(re.compile("Autopilot"))
