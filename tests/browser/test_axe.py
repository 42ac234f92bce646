"""No barrier that a program can find, on any screen, in light colors and in dark ones."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from lastcard.server import hosting
from lastcard.server.intents import Configure
from lastcard.server.room import Room
from tests.browser.axe import Look
from tests.browser.conftest import OpenPage
from tests.browser.crafted import lay
from tests.browser.player import Player, deal, meet
from tests.browser.serving import Server

BLUFF = "W+4 R1 G2 G3"


def test_the_way_to_a_table(open_page: OpenPage, look: Look) -> None:
    ana = Player(open_page("/"))
    expect(ana.page.get_by_role("radio", name="Classic UNO")).to_be_visible()
    look(ana.page, "start page")
    ana.press(ana.button("Make a table"))
    expect(ana.page.get_by_role("alert").filter(has_text="name")).to_be_visible()
    look(ana.page, "start page without a name")
    code = ana.make_table("Ana", "UNO Mario Kart").rpartition("/")[2]
    ben = Player(open_page(f"/t/{code}", on="phone"), touch=True)
    expect(ben.button("Sit down")).to_be_visible()
    look(ben.page, "join page")
    ben.sit_down("Ben")
    expect(ana.page.get_by_role("list").get_by_text("Ben", exact=True)).to_be_visible()
    expect(ana.page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    ana.press(ana.button(re.compile("^Add a bot to place")).first)
    look(ana.page, "lobby of the host")
    look(ben.page, "lobby of a guest")
    ana.page.get_by_text("What to do about Ben").locator("..").click()
    expect(ana.button("Send away")).to_be_visible()
    look(ana.page, "lobby, what to do about somebody")
    for player in (ana, ben):
        player.page.evaluate("document.querySelectorAll('details:not(.menu)').forEach(each => (each.open = true))")
        expect(player.page.get_by_text("House rules", exact=False).first).to_be_visible()
        look(player.page, "lobby with all rulings opened")
    _point(ana).click()
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    look(ana.page, "lobby with a rule opened")


def test_pages_that_lead_nowhere(open_page: OpenPage, look: Look, troubles: list[str]) -> None:
    page = open_page("/t/ABCDE")
    expect(page.get_by_text("There is no table ABCDE.")).to_be_visible()
    look(page, "no such table")
    page = open_page("/r/00000000000000000000")
    expect(page.get_by_role("heading", name="This match is not here")).to_be_visible()
    look(page, "no such replay")
    # The browser itself reports what is not there.
    troubles[:] = [each for each in troubles if "404" not in each]


@pytest.mark.parametrize("on", ["desktop", "phone"])
def test_the_table_and_its_panels(open_page: OpenPage, look: Look, monkeypatch: pytest.MonkeyPatch, on: str) -> None:
    lay(monkeypatch, "classic", hands=["R1 R2 G3", "G2 B7 W+4"], draw_pile="G5 G6 G7 B1 B2 B3")
    ana, ben = meet(open_page, "Classic UNO", on=(on, "desktop"))
    ana.page.get_by_text("Free chat", exact=True).click()
    deal(ana, ben)
    look(ana.page, "table, one's own turn")
    look(ben.page, "table, somebody else's turn")
    ana.play("red 1")
    expect(ben.prompt).to_contain_text("Your turn")
    for panel in ("Talk", "The table", "Settings"):
        ana.press(ana.button(panel))
        expect(ana.page.get_by_role("heading", name=panel, exact=True)).to_be_visible()
        if panel == "Talk":
            ana.press(ana.page.get_by_role("group", name="Emotes").get_by_role("button").first)
            ana.press(ana.page.get_by_role("group", name="Phrases").get_by_role("button").first)
            expect(ana.page.get_by_role("region", name="What was said").get_by_role("listitem")).to_have_count(2)
            ana.page.get_by_text("Mute somebody").click()
        if panel == "The table":
            ana.press(ana.button("Show the code"))
            ana.press(ana.button("Leave"))
            expect(ana.page.get_by_role("img", name=re.compile("QR code that moves"))).to_be_visible()
        look(ana.page, f"panel {panel}")
        ana.press(ana.button("Close"))
    look(ben.page, "table, something was said")
    ana.press(ana.button("What happened"))
    _point(ana).click()
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    look(ana.page, "log with a rule opened")
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("?")
    expect(ana.page.get_by_role("heading", name="Keys", exact=True)).to_be_visible()
    look(ana.page, "panel Keys")


def test_a_refusal(open_page: OpenPage, look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, "classic", hands=["R1 G3 B4", "G2 B7"], draw_pile="G5 G6 G7")
    ana, ben = meet(open_page, "Classic UNO")
    deal(ana, ben)
    ana.press(ana.card("green 3"), at=(9, 30))
    expect(ana.page.get_by_text("cannot", exact=False).first).to_be_visible()
    look(ana.page, "why a card cannot be played")


def test_naming_a_color_and_a_challenge(open_page: OpenPage, look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, "classic", hands=[BLUFF, "B1 B2 B3"], draw_pile="G5 G6 G7 B4 B5 B6 B7 B8")
    ana, ben = meet(open_page, "Classic UNO")
    deal(ana, ben)
    ana.play("Wild Draw Four")
    expect(ana.page.get_by_role("group", name="Choose a color")).to_be_visible()
    look(ana.page, "naming a color")
    ana.press(ana.button("green"))
    expect(ben.button("Challenge")).to_be_visible()
    look(ben.page, "a challenge")
    ben.press(ben.button("Challenge"))
    expect(ben.button("Challenge")).to_have_count(0)
    look(ben.page, "after a challenge")


def test_a_target(open_page: OpenPage, look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, "mario-kart", hands=["WI R1 Y2", "B1 B2 B3", "Y5 Y6 Y7"], draw_pile="G7 R8 R9")
    ana, ben = meet(open_page, "UNO Mario Kart", on=("phone", "desktop"), places=3)
    deal(ana, ben)
    ana.play("Wild Item Box")
    expect(ana.button(re.compile("^Choose Ben"))).to_be_visible()
    look(ana.page, "aiming a shell")


def test_giving_a_card(open_page: OpenPage, look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, "pizza-pizza", hands=["WD R2 G3", "B1 B2 B3"], draw_pile="G8 R9 Y7")
    ana, ben = meet(open_page, "UNO Pocket Pizza Pizza")
    deal(ana, ben)
    ana.play("Wild Dip into the Deck")
    ana.press(ana.button("blue"))
    expect(ana.page.get_by_role("option", name="can be given").first).to_be_visible()
    look(ana.page, "giving a card")


def test_play_or_keep_and_a_call(open_page: OpenPage, look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, "classic", hands=["G3", "G2 B7 B8"], draw_pile="R6 G6 G7 B1")
    ana, ben = meet(open_page, "Classic UNO")
    deal(ana, ben)
    ana.press(ana.button(re.compile("^Draw ")))
    expect(ana.button("Keep")).to_be_visible()
    look(ana.page, "play or keep")
    ana.play("red 6")
    expect(ben.button(re.compile("^Catch"))).to_be_visible()
    look(ben.page, "somebody to be caught")
    look(ana.page, "a call that is owed")


def test_results_spectators_and_the_way_out(open_page: OpenPage, look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben = meet(open_page, "Classic UNO", on=("desktop", "phone"))
    code = ana.page.url.rpartition("/")[2]
    watcher = open_page(f"/t/{code}")
    watcher.get_by_role("button", name="Just watch").click()
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    look(watcher, "lobby of a spectator")
    with monkeypatch.context() as laid:
        lay(laid, "classic", hands=["R1", "G2 B7 W+4 Y1 Y2"], draw_pile="G5 G6 G7 B1 B2 B3")
        deal(ana, ben)
    look(watcher, "table of a spectator")
    ana.play("red 1")
    for page in (ana.page, ben.page, watcher):
        expect(page.get_by_role("heading", name=re.compile("wins? the round"))).to_be_visible()
        look(page, "result of a round")
    ana.press(ana.button("See the table"))
    look(ana.page, "table after a round")
    ana.press(ana.button("The table"))
    ana.press(ana.button("Leave"))
    ana.press(ana.button("Yes, leave"))
    expect(ana.page.get_by_role("heading", name="You are not at the table any more")).to_be_visible()
    look(ana.page, "after leaving")


def test_a_match_that_is_over(open_page: OpenPage, server: Server, look: Look) -> None:
    ana, ben = meet(open_page, "Classic UNO", on=("phone", "desktop"))
    code = ana.page.url.rpartition("/")[2]
    server.do(code, _one_round)
    deal(ana, ben)
    server.do(code, _let_bots_play)
    for player in (ana, ben):
        expect(player.page.get_by_role("heading", name="the match")).to_be_visible(timeout=30_000)
        look(player.page, "result of a match")
    for player in (ana, ben):
        player.press(player.page.get_by_role("link", name="Watch it again"))
        expect(player.page.get_by_role("slider", name="Step")).to_be_visible()
        look(player.page, "replay")
        player.press(player.button("Last step"))
        look(player.page, "end of a replay")


async def _one_round(room: Room) -> None:
    await hosting.DEEDS[Configure](room, Configure("c", pace="instant", rulings={"match": "single_round"}))


async def _let_bots_play(room: Room) -> None:
    for person in room.seating.people():
        room.set_autopilot(person, on=True)


def _point(player: Player) -> Locator:
    """A rule point that can be opened."""
    return player.page.get_by_role("button", name=re.compile("^Rule ")).first
