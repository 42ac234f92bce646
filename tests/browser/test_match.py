"""Whole matches between a desktop and a phone, bots between them, by the page's own buttons alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.player import Player, play_until


@pytest.mark.parametrize("edition", ["Classic UNO", "UNO Mario Kart", "UNO Pocket Pizza Pizza"])
def test_a_whole_match(open_page: OpenPage, edition: str) -> None:
    ana = Player(open_page("/"))
    link = ana.make_table("Ana", edition)
    ben = Player(open_page(f"/t/{link.rpartition('/')[2]}", on="phone"), touch=True)
    ben.sit_down("Ben")
    expect(ana.page.get_by_role("list").get_by_text("Ben", exact=True)).to_be_visible()
    ana.short_match()
    ana.press(ana.button("Deal the cards"))

    result = ana.page.get_by_role("heading", name="the match")
    play_until([ana, ben], result)
    expect(ben.page.get_by_role("heading", name="the match")).to_be_visible()
    expect(ana.page.get_by_role("link", name="Watch it again")).to_be_visible()
    assert ana.answered.get("play", 0) + ben.answered.get("play", 0) > 4

    ana.press(ana.button("Play again"))
    ben.press(ben.button("Play again"))
    for player in (ana, ben):
        expect(player.page.get_by_role("region", name="What happens now")).to_be_visible()
        expect(player.page.get_by_text("Round 1, to")).to_be_visible()
