"""A finished match, watched again step by step: by buttons, slider and keys, and by whoever is given the link."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from lastcard.server import hosting
from lastcard.server.intents import Configure
from lastcard.server.room import Room
from tests.browser import axe
from tests.browser.conftest import OpenPage
from tests.browser.player import Player
from tests.browser.serving import Server

BUTTONS = ("First step", "One step back", "One step on", "Last step")


@pytest.fixture
def replay(open_page: OpenPage, server: Server) -> Page:
    """The replay of a match of several rounds, as Ana comes to it who has just played it."""
    ana = Player(open_page("/"))
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
    again = ana.page.get_by_role("link", name="Watch it again")
    expect(again).to_be_visible(timeout=20_000)
    ana.press(again)
    expect(ana.page.get_by_role("heading", name="Classic UNO, step by step")).to_be_visible()
    return ana.page


async def _quick(room: Room) -> None:
    await hosting.DEEDS[Configure](room, Configure("c", pace="instant"))


async def _on(room: Room) -> str:
    """A bot plays for Ana, round by round."""
    for person in room.seating.people():
        room.set_autopilot(person, on=True)
    if room.phase == "round_over":
        await hosting.go_on(room)
    return room.phase


def at(page: Page) -> tuple[int, int, int]:
    """Which step of how many is shown, and of which round."""
    # A match of more than a thousand steps has a comma in their number.
    shown = page.get_by_text(re.compile(r"^Step [\d,]+ of [\d,]+, round \d+$"))
    step, steps, number = map(int, re.findall(r"\d+", re.sub(r"(?<=\d),(?=\d)", "", shown.inner_text())))
    return step, steps, number


def test_by_buttons(replay: Page) -> None:
    one, back, on, last = (replay.get_by_role("button", name=each, exact=True) for each in BUTTONS)
    first, steps, number = at(replay)
    assert (first, number) == (1, 1)
    assert steps > 40
    for button in (one, back):
        expect(button).to_be_disabled()
    board = replay.get_by_role("region", name="The table at this step")
    expect(board).to_contain_text("Everybody is dealt 7 cards.")
    seats = board.get_by_role("list").nth(1).get_by_role("listitem")
    dealt = [each.inner_text() for each in seats.all()]
    on.click()
    assert at(replay)[0] == 2
    on.click()
    assert at(replay)[0] == 3
    assert [each.inner_text() for each in seats.all()] != dealt
    back.click()
    back.click()
    assert at(replay)[0] == 1
    assert [each.inner_text() for each in seats.all()] == dealt
    last.click()
    assert at(replay)[:2] == (steps, steps)
    for button in (on, last, replay.get_by_role("button", name="Run")):
        expect(button).to_be_disabled()
    scores = [int(each) for each in re.findall(r"(\d+) points?", board.inner_text())]
    assert max(scores) >= 500
    one.click()
    assert at(replay)[0] == 1


def test_by_slider_keys_and_rounds(replay: Page) -> None:
    _, steps, _ = at(replay)
    slider = replay.get_by_role("slider", name="Step")
    slider.fill(str(steps // 2))
    middle = at(replay)
    assert middle[0] == steps // 2 + 1
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^Step {middle[0]:,} of {steps:,}"))
    replay.get_by_role("heading").first.click()
    for key, wanted in (("ArrowRight", middle[0] + 1), ("ArrowLeft", middle[0]), ("End", steps), ("Home", 1)):
        slider.evaluate("node => node.blur()")
        replay.keyboard.press(key)
        assert at(replay)[0] == wanted, key
    rounds = replay.get_by_role("combobox", name="Round")
    rounds.select_option("Round 2")
    step, _, number = at(replay)
    assert number == 2
    assert step > 10
    replay.get_by_role("button", name="One step back").click()
    assert at(replay)[2] == 1
    expect(rounds.locator("option:checked")).to_have_text("Round 1")


def test_running(replay: Page) -> None:
    replay.get_by_role("button", name="Run").click()
    expect(replay.get_by_text(re.compile(r"^Step [3-9] of"))).to_be_visible()
    replay.get_by_role("button", name="Stop").click()
    stopped = at(replay)
    replay.wait_for_timeout(700)
    assert at(replay) == stopped


def test_passed_on(replay: Page, open_page: OpenPage) -> None:
    replay.context.grant_permissions(["clipboard-read", "clipboard-write"])
    replay.get_by_role("button", name="Share the replay").click()
    expect(replay.get_by_text("Copied.")).to_be_visible()
    link = replay.evaluate("navigator.clipboard.readText()")
    assert link == replay.url
    with replay.expect_download() as saving:
        replay.get_by_role("link", name="Save the record").click()
    record = link.rpartition("/")[2]
    assert record in saving.value.suggested_filename
    other = open_page(f"/r/{record}", on="phone")
    expect(other.get_by_role("slider", name="Step")).to_be_visible()
    assert at(other) == at(replay)
    assert other.evaluate("document.documentElement.scrollWidth") <= 360
    # A replay needs no seat, and a rule behind a step can be read.
    other.get_by_role("button", name=re.compile("^Rule ")).first.tap()
    expect(other.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("on", ["desktop", "phone"])
def test_luck_and_skill(replay: Page, open_page: OpenPage, look: axe.Look, on: str) -> None:
    page = open_page(f"/r/{replay.url.rpartition('/')[2]}#skill", on=on)
    report = page.get_by_role("region", name="Luck and skill")
    told = re.compile(r"Ana, rounds won: \d+ of \d+\. Luck [+-]?[\d.]+%; \d+ decisions gave up [\d.]+%\.")
    expect(report).to_contain_text(told, timeout=30_000)
    expect(page.get_by_role("button", name="Luck and skill")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    look(page, f"luck and skill on a {on}")
    before = at(page)[0]
    report.get_by_role("button", name="Show it").last.click()
    assert at(page)[0] != before
    expect(report.get_by_role("heading", name="What an expert would have done")).to_be_visible()
    expect(report.get_by_text("played", exact=True)).to_have_count(1)


def test_luck_and_skill_by_its_button(replay: Page) -> None:
    replay.get_by_role("button", name="Luck and skill").click()
    expect(replay.get_by_role("heading", name="Luck and skill")).to_be_focused()
    decisions = replay.get_by_role("region", name="Luck and skill").get_by_text("Decisions", exact=True)
    expect(decisions).to_have_count(2, timeout=30_000)
