"""The page without a mouse, and without barriers that a program can find."""

from __future__ import annotations

import time
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser import axe
from tests.browser.conftest import OpenPage
from tests.browser.crafted import lay
from tests.browser.player import LOOK, Player

KEYS = {"color": "b", "target": "1", "draw": "d", "answer": "a", "wait": ""}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_barriers(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch, scheme: Literal["light", "dark"]) -> None:
    lay(monkeypatch, "classic", hands=["R1", "G2 B7 W+4", "Y3 Y4"], draw_pile="G5 G6 G7 B1 B2 B3")
    page = open_page("/", color_scheme=scheme)
    found = {"start": axe.violations(page)}
    ana = Player(page)
    ana.make_table("Ana", "Classic UNO")
    expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    ana.press(ana.button("One place less"))
    found["lobby"] = axe.violations(page)
    ana.press(ana.button("Deal the cards"))
    card = page.get_by_role("option", name="can be played")
    expect(card).to_be_visible()
    found["table"] = axe.violations(page)
    card.press("Enter")
    expect(page.get_by_role("heading", name="win the round")).to_be_visible()
    found["result"] = axe.violations(page)
    assert found == {"start": [], "lobby": [], "table": [], "result": []}


def test_a_round_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_label("Your name").focus()
    page.keyboard.type("Ana")
    page.keyboard.press("Enter")
    reach(page, "Deal the cards", backwards=True)
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
        expect(playable).to_be_focused()
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
