"""Fair deals in the browser: the share given by itself, the panel that tells of it, the page that checks records."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from lastcard.game import record
from lastcard.server import hosting
from lastcard.server.intents import Configure
from lastcard.server.room import Room
from tests.browser.conftest import NAME, OpenPage
from tests.browser.player import Player
from tests.browser.serving import Server

GOLDEN = Path(__file__).parents[1] / "game" / "golden" / "rules-1" / "mario-kart-shared.jsonl"


async def _quick(room: Room) -> None:
    await hosting.DEEDS[Configure](room, Configure("c", pace="instant"))


async def _on(room: Room) -> str:
    """A bot plays for Ana, round by round; each deal waits for her page's share."""
    for person in room.seating.people():
        room.set_autopilot(person, on=True)
    if room.phase == "round_over":
        await hosting.go_on(room)
    return room.phase


async def _text(room: Room) -> str:
    assert room.playing
    return record.to_text(record.of(room.playing.match))


async def _shares(room: Room) -> list[str | None]:
    assert room.playing
    return list(room.playing.match.deals[0].shares)


@pytest.mark.parametrize("host", ["127.0.0.1", NAME])
def test_a_share_is_given_by_itself_and_the_panel_tells_of_it(open_page: OpenPage, server: Server, host: str) -> None:
    """The second name is no secure context, as on a home network: there the browser's own hashes are missing."""
    ana = Player(open_page("/", name=host))
    code = ana.make_table("Ana", "Classic UNO").rpartition("/")[2]
    ana.press(ana.button("Deal the cards"))
    expect(ana.hand.first).to_be_visible()
    share = server.do(code, _shares)[0]
    assert share
    ana.press(ana.button("Fair deal"))
    panel = ana.page.get_by_role("region", name="Fair deal")
    expect(panel.get_by_text(share)).to_be_visible()
    expect(panel.get_by_text("The seed is revealed after the round.")).to_be_visible()
    expect(panel.get_by_text("Ana", exact=True)).to_be_visible()
    panel.get_by_label("Words of your own").fill("seven, of course")


def test_a_finished_match_is_checked_in_the_browser(open_page: OpenPage, server: Server) -> None:
    ana = Player(open_page("/", on="phone"))
    code = ana.make_table("Ana", "Classic UNO").rpartition("/")[2]
    for _ in range(2):
        ana.press(ana.button("One place less"))
    server.do(code, _quick)
    ana.press(ana.button("Deal the cards"))
    expect(ana.hand.first).to_be_visible()
    end = time.monotonic() + 60
    while server.do(code, _on) != "match_over":
        assert time.monotonic() < end, "the match does not end"
        ana.page.wait_for_timeout(50)
    last = server.do(code, _text)[-67:-3]
    ana.press(ana.button("Fair deal"))
    panel = ana.page.get_by_role("region", name="Fair deal")
    expect(panel.get_by_text(last)).to_be_visible()
    expect(panel.get_by_text("it is the one that was promised")).to_be_visible()
    ana.press(panel.get_by_role("link", name="Check a record"))
    expect(ana.page.get_by_role("heading", name="Every deal is fair")).to_be_visible()
    expect(ana.page.get_by_text("It also fits what this browser saw")).to_be_visible()
    expect(ana.page.get_by_text(last)).to_be_visible()


def put_in(page: Page, text: str) -> None:
    page.get_by_label("or its text").fill(text)
    page.get_by_role("button", name="Check a record").click()


def test_a_forged_record_is_named_with_its_line(open_page: OpenPage, tmp_path: Path) -> None:
    page, text = open_page("/verify"), GOLDEN.read_text("utf-8")
    put_in(page, text)
    expect(page.get_by_role("heading", name="Every deal is fair")).to_be_visible()
    expect(page.get_by_text("This browser was not there")).to_be_visible()
    lines = text.splitlines(keepends=True)
    put_in(page, "".join([*lines[:20], *lines[21:]]))
    expect(page.get_by_text("Line 21: it was changed, or the line before it was.")).to_be_visible()
    (tmp_path / "cut.jsonl").write_text("".join(lines[:40]))
    page.get_by_label("The record as a file").set_input_files(tmp_path / "cut.jsonl")
    expect(page.get_by_text("Line 2: the seed of this round is not revealed.")).to_be_visible()
    put_in(page, "nothing of the kind")
    expect(page.get_by_role("heading", name="This record does not hold")).to_be_visible()
