"""Much on little room, and a name that browsers do not trust."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NAME, OpenPage
from tests.browser.crafted import lay
from tests.browser.player import Player
from tests.browser.serving import Server

THIRTY = "R1 R2 R3 R4 R6 R7 RS RR Y1 Y2 Y3 Y4 Y5 Y6 Y7 G1 G2 G3 G4 G5 G6 G7 G8 B1 B2 B3 B4 B5 W W+4"


def test_a_hand_of_thirty_on_a_phone(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, "classic", hands=[THIRTY, "G2 B7"], draw_pile="G5 G6 G7 B1 B2 B3")
    ana = Player(open_page("/", on="phone"), touch=True)
    ana.make_table("Ana", "Classic UNO")
    for _ in range(2):
        ana.press(ana.button("One place less"))
    ana.press(ana.button("Deal the cards"))
    page = ana.page
    cards = page.get_by_role("option")
    expect(cards).to_have_count(30)
    for at in range(30):
        cards.nth(at).evaluate("node => node.scrollIntoView({ inline: 'center', block: 'nearest' })")
        spot = cards.nth(at).evaluate("node => { const at = node.getBoundingClientRect(); return [at.left, at.width] }")
        assert spot[1] >= 44, "a card is too small to be read"
        assert -spot[1] < spot[0] < 360
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    blue = page.get_by_role("option", name="Blue 3").first
    blue.tap(position={"x": 9, "y": 30})
    expect(page.get_by_role("region", name="What happens now")).to_contain_text("lue")
    last = page.get_by_role("option", name="Red 7").first
    last.tap(position={"x": 9, "y": 30})
    expect(last).to_have_attribute("aria-selected", "true")
    last.tap(position={"x": 9, "y": 30})
    expect(cards).to_have_count(29)


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_ten_seats(open_page: OpenPage, server: Server, device: str) -> None:
    made = server.post("/api/tables", name="Host", edition="mario-kart", seats=10, bots=8, pace="instant")
    ana = Player(open_page(f"/t/{made['code']}", on=device), touch=device == "phone")
    ana.sit_down("Ana")
    expect(ana.page.get_by_text("starts the match")).to_be_visible()

    async def start(room: object) -> None:
        await room.new_match()  # type: ignore[attr-defined]

    server.do(made["code"], start)
    seats = ana.page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(seats).to_have_count(9)
    width, height = (1280, 800) if device == "desktop" else (360, 740)
    boxes = [box for seat in seats.all() if (box := seat.bounding_box())]
    for box in boxes:
        assert box["x"] >= -1
        assert box["x"] + box["width"] <= width + 1
        assert 0 <= box["y"] < height
    overlaps = [
        (one, two)
        for at, one in enumerate(boxes)
        for two in boxes[at + 1 :]
        if abs(one["x"] - two["x"]) < one["width"] - 1 and abs(one["y"] - two["y"]) < one["height"] - 1
    ]
    assert not overlaps


def test_a_name_that_is_not_trusted(open_page: OpenPage) -> None:
    ana = Player(open_page("/", name=NAME))
    assert not ana.page.evaluate("isSecureContext")
    code = ana.make_table("Ana", "Classic UNO").rpartition("/")[2]
    ben = Player(open_page(f"/t/{code}", on="phone", name=NAME), touch=True)
    ben.sit_down("Ben")
    ana.press(ana.button("Copy link"))
    expect(ana.page.get_by_text("Copied.").or_(ana.page.get_by_text("The link is selected"))).to_be_visible()
    ana.press(ana.button("Deal the cards"))
    for _ in range(600):
        acted = [ana.step(), ben.step()]
        if ana.answered and ben.answered:
            break
        if not any(acted):
            ana.page.wait_for_timeout(40)
    assert ana.answered
    assert ben.answered
