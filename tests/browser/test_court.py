"""The rule court: an event, a card or a refusal is pressed, in a match and in a replay, and the rule says why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from lastcard.server import hosting
from lastcard.server.intents import Configure
from lastcard.server.room import Room
from tests.browser.axe import Look
from tests.browser.conftest import OpenPage
from tests.browser.crafted import lay
from tests.browser.player import Player, deal, meet
from tests.browser.serving import Server

HELD = 800
"""Milliseconds of a long press."""
ON_TOP = """node => {
    const at = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2));
}"""


def court(player: Player | Page) -> Locator:
    """What the court says."""
    page = player.page if isinstance(player, Player) else player
    return page.get_by_role("dialog", name=re.compile("^Rule "))


def put_away(page: Page) -> None:
    """Escape closes the court, and a moment later it is taken out of the page."""
    page.keyboard.press("Escape")
    expect(page.locator("[role=dialog]")).to_have_count(0)


def hold(page: Page, what: Locator) -> None:
    """A finger rests on something."""
    box = what.bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    at = {"x": box["x"] + 9, "y": box["y"] + 30}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(HELD)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.fixture
def table(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch) -> tuple[Player, Player]:
    """Ana has just played a Draw Two on Ben; it is her turn again."""
    lay(monkeypatch, "classic", hands=["R+2 R3 G8 W+4", "G2 B7 Y1"], draw_pile="G5 G6 G7 B1 B2 B3")
    ana, ben = meet(open_page, "Classic UNO")
    deal(ana, ben)
    ana.play("red Draw Two")
    expect(ben.hand).to_have_count(5)
    return ana, ben


def test_an_event_of_the_log(table: tuple[Player, Player], look: Look) -> None:
    for player, you in zip(table, ("Ana", "Ben"), strict=True):
        page = player.page
        player.press(player.button("What happened"))
        log = page.get_by_role("region", name="Events of this match")
        row = (
            log.get_by_role("listitem")
            .filter(has_text="Ben misses a turn." if you == "Ana" else "You miss a turn.")
            .last
        )
        # The whole line can be pressed, not only the number at its end.
        player.press(row, at=(12, 12))
        told = court(player)
        expect(told).to_be_visible()
        expect(told.get_by_role("heading", name="Rule MK-40")).to_be_visible()
        expect(told).to_contain_text("Ben misses a turn." if you == "Ana" else "You miss a turn.")
        expect(told).to_contain_text("Draw Two: the next player draws two cards and misses a turn.")
        expect(told).to_contain_text("Agreed:")
        expect(told).to_contain_text("Sources: gamerules.com")
        led = told.get_by_role("list").get_by_role("listitem")
        expect(led).to_have_count(3)
        expect(led.first).to_contain_text("You play red Draw Two." if you == "Ana" else "Ana plays red Draw Two.")
        look(page, f"court on an event, {you}")
        uno = player.button(re.compile("^UNO"))
        assert uno.evaluate(ON_TOP), "the UNO button is covered"
        assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
        # From what led there on to its own rule.
        player.press(led.first.get_by_role("button", name="Rule MK-30"))
        expect(told.get_by_role("heading", name="Rule MK-30")).to_be_visible()
        put_away(page)


def test_a_refusal(table: tuple[Player, Player], look: Look) -> None:
    ana, _ = table
    ana.card("green 8").click(position={"x": 9, "y": 30})
    expect(ana.prompt).to_contain_text("You cannot play green 8 now")
    ana.prompt.get_by_text("You cannot play green 8 now").click()
    told = court(ana)
    expect(told.get_by_role("heading", name="Rule MK-30")).to_be_visible()
    expect(told).to_contain_text("You cannot play green 8 now: the color is red and the top card is red Draw Two.")
    expect(told.get_by_role("heading", name="What led there")).to_be_visible()
    look(ana.page, "court on a refusal")


def test_cards_of_the_hand_and_on_the_table(table: tuple[Player, Player], look: Look) -> None:
    ana, ben = table
    # A finger on Ben's phone: it is not his turn, and the card does not fit either.
    hold(ben.page, ben.card("blue 7"))
    expect(court(ben)).to_contain_text("It is not your turn: Ana has to act first.")
    expect(court(ben)).to_contain_text("Blue 7", ignore_case=True)
    look(ben.page, "court on a card, phone")
    put_away(ben.page)
    expect(ben.card("blue 7")).to_have_attribute("aria-selected", "true")
    ben.press(ben.button("Rules of this card: blue 7"))
    expect(court(ben)).to_be_visible()
    put_away(ben.page)
    ben.press(ben.button("Rules of the top card: red Draw Two"))
    expect(court(ben).get_by_role("heading", name="Rule MK-40")).to_be_visible()
    put_away(ben.page)

    # Keys, and the other button of the mouse.
    ana.card("Wild Draw Four").focus()
    ana.page.keyboard.press("j")
    expect(court(ana).get_by_role("heading", name="Rule MK-44")).to_be_visible()
    expect(court(ana)).to_contain_text("It can be played now.")
    expect(court(ana)).to_contain_text("More about this card")
    court(ana).get_by_role("button", name="Rule MK-47").click()
    expect(court(ana)).to_contain_text("wd4_play = bluff_allowed")
    put_away(ana.page)
    ana.card("red 3").click(button="right", position={"x": 9, "y": 30})
    expect(court(ana)).to_contain_text("It can be played now.")
    put_away(ana.page)
    # Asking plays nothing.
    expect(ana.hand).to_have_count(3)


def test_a_changed_ruling_is_told(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch, server: Server) -> None:
    case = {"hands": ["W+4 R3 G8", "G2 B7 Y1"], "draw_pile": "G5 G6 G7 B1"}
    lay(monkeypatch, "classic", rulings={"wd4_play": "enforced"}, **case)
    ana, ben = meet(open_page, "Classic UNO")
    code = ana.page.url.rpartition("/")[2]

    async def enforce(room: Room) -> None:
        await hosting.DEEDS[Configure](room, Configure("c", rulings={"wd4_play": "enforced"}))

    server.do(code, enforce)
    deal(ana, ben)
    ana.card("Wild Draw Four").click(position={"x": 9, "y": 30})
    ana.prompt.get_by_text("No bluffing at this table").click()
    told = court(ana)
    expect(told.get_by_role("heading", name="Rule MK-47")).to_be_visible()
    expect(told).to_contain_text("wd4_play = enforced")


def test_an_example_is_stepped_through(table: tuple[Player, Player], look: Look) -> None:
    for player in table:
        page = player.page
        player.press(player.button("Rules of the top card: red Draw Two"))
        told = court(player)
        player.press(told.get_by_role("button", name=re.compile("^See .* examples?$")))
        example = told.get_by_role("group", name=re.compile("^Example 1 of 3: "))
        expect(told.get_by_role("heading", name="Rule MK-40 at work")).to_be_visible()
        expect(example).to_be_focused()
        expect(example).to_contain_text("This is how it begins.")
        back, on = (
            example.get_by_role("button", name="One step back"),
            example.get_by_role("button", name="One step on"),
        )
        expect(back).to_be_disabled()
        begun = example.get_by_role("region").inner_text()
        page.keyboard.press("ArrowRight")
        expect(example.get_by_text("Step 2 of")).to_be_visible()
        expect(example).to_contain_text("draws")
        look(page, "an example")
        player.press(back)
        expect(example).to_contain_text("This is how it begins.")
        assert example.get_by_role("region").inner_text() == begun
        player.press(on)
        example.focus()
        page.keyboard.press("End")
        expect(on).to_be_disabled()
        player.press(told.get_by_role("button", name="Next example"))
        expect(told.get_by_role("group", name=re.compile("^Example 2 of 3: "))).to_contain_text(
            "This is how it begins."
        )
        player.press(told.get_by_role("button", name="Back to the rule"))
        expect(told.get_by_role("heading", name="Rule MK-40", exact=True)).to_be_visible()
        put_away(page)


def test_a_refused_try_in_an_example(open_page: OpenPage, look: Look) -> None:
    ana = Player(open_page("/", on="phone"), touch=True)
    ana.page.evaluate("location.hash = ''")
    ana.make_table("Ana", "Classic UNO")
    ana.page.evaluate("document.querySelectorAll('details:not(.menu)').forEach(each => (each.open = true))")
    ana.press(ana.button("Rule H2"))
    ana.press(court(ana).get_by_role("button", name=re.compile("^See ")))
    example = court(ana).get_by_role("group", name=re.compile("^Example 1 of "))
    for _ in range(6):
        on = example.get_by_role("button", name="One step on")
        if example.get_by_text("tries to play").is_visible():
            break
        ana.press(on)
    expect(example.get_by_text("Refused")).to_be_visible()
    look(ana.page, "a refused try in an example")


@pytest.fixture
def record(open_page: OpenPage, server: Server) -> str:
    """The record of a match of one round between Ana, for whom a bot plays, and a bot."""
    ana = Player(open_page("/"))
    code = ana.make_table("Ana", "UNO Mario Kart").rpartition("/")[2]
    for _ in range(2):
        ana.press(ana.button("One place less"))

    async def quick(room: Room) -> None:
        await hosting.DEEDS[Configure](room, Configure("c", pace="instant", rulings={"match": "single_round"}))

    async def bots(room: Room) -> None:
        for person in room.seating.people():
            room.set_autopilot(person, on=True)

    server.do(code, quick)
    ana.press(ana.button("Deal the cards"))
    expect(ana.hand.first).to_be_visible()
    server.do(code, bots)
    again = ana.page.get_by_role("link", name="Watch it again")
    expect(again).to_be_visible(timeout=30_000)
    return str(again.get_attribute("href"))


@pytest.mark.parametrize("on", ["desktop", "phone"])
def test_in_a_replay(open_page: OpenPage, record: str, look: Look, on: str) -> None:
    page = open_page(record, on=on)
    player = Player(page, touch=on == "phone")
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    player.press(player.button("One step on"))
    board = page.get_by_role("region", name="The table at this step")
    event = board.get_by_role("list").first.get_by_role("listitem").first
    said = event.locator("span").first.inner_text()
    player.press(event, at=(8, 8))
    expect(court(page)).to_contain_text(said)
    expect(court(page)).to_contain_text("What led there")
    look(page, f"court on an event of a replay, {on}")
    put_away(page)
    player.press(board.get_by_role("button", name=re.compile("^Rules of the top card: ")))
    expect(court(page)).to_contain_text("It counts")
    put_away(page)
    # One card of a hand is in the tab order; arrows move along the hand and not through the match.
    hand = board.get_by_role("toolbar").first.get_by_role("button")
    hand.first.focus()
    page.keyboard.press("ArrowRight")
    expect(hand.nth(1)).to_be_focused()
    expect(page.get_by_text(re.compile("^Step 2 of "))).to_be_visible()
    page.keyboard.press("Enter")
    expect(court(page)).to_be_visible()
    assert court(page).get_by_role("heading").first.inner_text().startswith("Rule MK-")
    look(page, f"court on a card of a replay, {on}")
    # Steps of an example leave the match below where it is.
    player.press(court(page).get_by_role("button", name=re.compile("^See ")))
    page.keyboard.press("ArrowRight")
    expect(court(page).get_by_role("group")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(court(page).get_by_text(re.compile("^Step 2 of "))).to_be_visible()
    put_away(page)
    expect(page.get_by_text(re.compile("^Step 2 of "))).to_be_visible()
