"""The page without a mouse."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from lastcard.server.room import Room
from tests.browser.conftest import OpenPage
from tests.browser.player import LOOK
from tests.browser.serving import Server

KEYS = {"color": "b", "target": "1", "draw": "d", "answer": "a", "wait": ""}


def test_a_round_by_keyboard_alone(open_page: OpenPage, server: Server) -> None:
    page = open_page("/")
    page.get_by_label("Your name").focus()
    page.keyboard.type("Ana")
    page.keyboard.press("Enter")
    reach(page, "Deal the cards", backwards=True)

    async def hurry(room: Room) -> None:
        # At the pace of people some rounds take longer than a test should.
        room.terms.pace = "instant"

    server.do(page.url.rpartition("/")[2], hurry)
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="What happens now")).to_be_visible()
    result = page.locator("#result-title")
    end = time.monotonic() + 150
    while not result.is_visible():
        assert time.monotonic() < end, "the round does not end"
        answer_by_key(page, str(page.evaluate(LOOK)))
    expect(result).to_be_focused()
    reach(page, "Next round")


def answer_by_key(page: Page, asked: str) -> None:
    """Answers what is asked with the keys that the page lists."""
    if asked == "play":
        playable = page.locator("[role=option].usable").first
        place = page.get_by_role("option").evaluate_all("all => all.findIndex(card => card.matches('.usable'))")
        if page.get_by_role("option").count() == 2:
            page.keyboard.press("u")
        page.keyboard.press("1")
        for _ in range(place):
            page.keyboard.press("ArrowRight")
        try:
            expect(playable).to_be_focused(timeout=1000)
        except AssertionError:
            return  # the table moved on while the keys were pressed: look again
        page.keyboard.press("Enter")
    elif KEYS.get(asked):
        page.keyboard.press(KEYS[asked])
        if asked == "answer":
            page.keyboard.press("p")
    page.wait_for_timeout(120)


def reach(page: Page, button: str, *, backwards: bool = False) -> None:
    """Goes to a button with the tabulator key."""
    wanted = page.get_by_role("button", name=button)
    expect(wanted).to_be_visible()
    for _ in range(80):
        if wanted.evaluate("node => node === document.activeElement"):
            return
        page.keyboard.press("Shift+Tab" if backwards else "Tab")
    raise AssertionError(f"no way to {button!r} by keyboard")
