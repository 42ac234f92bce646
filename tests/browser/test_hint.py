"""A hint at a table: allowed in the lobby, asked for with finger or key, read out, and gone with its question."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import axe
from tests.browser.conftest import OpenPage
from tests.browser.crafted import lay
from tests.browser.player import deal, meet

HANDS = ["R5 R+2 R7 R8 WI G2", "B1 Y3"]
"""Ben sits next and has two cards."""


def box(page: Page, what: str) -> tuple[float, float, float, float]:
    """Where something is: left, top, right, bottom."""
    found = page.locator(what).first.bounding_box()
    assert found
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


@pytest.mark.parametrize("on", ["desktop", "phone"])
def test_a_hint(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch, look: axe.Look, on: str) -> None:
    ana, ben = meet(open_page, "UNO Mario Kart", on=(on, "phone"))
    allowed = "Hints are allowed"
    for player in (ana, ben):
        expect(player.page.get_by_role("switch", name=allowed)).not_to_be_checked()
    expect(ben.page.get_by_role("switch", name=allowed)).to_be_disabled()
    ana.press(ana.page.get_by_role("switch", name=allowed))
    for player in (ana, ben):
        expect(player.page.get_by_role("switch", name=allowed)).to_be_checked()
    lay(monkeypatch, "mario-kart", hands=HANDS, top="R3", draw_pile="G5 G6 G7 B4 B5 B6 B7 B8")
    deal(ana, ben)
    expect(ben.button("Hint")).to_have_count(0)  # nothing is asked of Ben
    ana.press(ana.button("Hint"))
    card = ana.page.get_by_role("region", name="What an expert would do")
    rows = card.get_by_role("listitem")
    expect(rows.first).to_have_text(re.compile(r"^Play .*\d+\s?%\s*$"))
    chances = [int(re.findall(r"\d+", each)[-1]) for each in rows.all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    best = re.findall(r"^Play (.+?)\s+\d+\s?%\s*$", rows.first.inner_text(), re.DOTALL)[0]
    expect(ana.told).to_contain_text(f"Play {best}: {chances[0]}%.")
    expect(ana.page.get_by_role("option", name=re.compile(f"^{re.escape(best)}, .*recommended"))).to_have_count(1)
    expect(ana.page.get_by_role("option", name="recommended")).to_have_count(1)
    for left in (".calls", ".hand", ".asks"):  # neither the calls nor the hand nor the question lies under it
        assert box(ana.page, "#table-hint")[3] <= box(ana.page, left)[1] + 1
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    look(ana.page, f"a hint on a {on}")
    if on == "desktop":
        ana.page.keyboard.press("o")
        expect(card).to_have_count(0)
        ana.page.keyboard.press("o")
        expect(card).to_be_visible()
        ana.button("Close").focus()
        ana.page.keyboard.press("Escape")
        expect(card).to_have_count(0)
        ana.page.keyboard.press("o")
    ana.play(best)
    expect(card).to_have_count(0)
    expect(ana.page.get_by_role("option", name="recommended")).to_have_count(0)
