"""A walk past every screen of the page, in any language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from lastcard.editions import edition
from lastcard.game import Match, record
from lastcard.server import hosting
from lastcard.server.intents import Configure
from lastcard.server.room import Room
from lastcard.server.store.memory import MemoryStore
from tests.browser.conftest import OpenPage
from tests.browser.crafted import lay
from tests.browser.player import Player
from tests.browser.serving import Server

LOCALES: Final = {"en": "en-US", "de": "de-DE", "fa": "fa-IR", "zh": "zh-CN"}
"""What a browser asks for, by the language that its reader is served."""
Visit = Callable[[Page, str], None]
Prepare = Callable[[Page], None]
PANELS: Final = ("log", "talk", "table", "settings")
OTHER_PAGES: Final = ("/score", "/rules", "/rules/classic")
OPEN_ALL: Final = "document.querySelectorAll('details:not(.menu)').forEach(each => (each.open = true))"


def arrive(
    open_page: OpenPage, language: str, path: str = "/", *, on: str = "phone", prepare: Prepare | None = None
) -> Player:
    """Somebody whose browser asks for a language."""
    page = open_page(path, on=on, locale=LOCALES[language], service_workers="block")
    if prepare:
        prepare(page)
        page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)
    return Player(page, touch=on == "phone", language=language)


def tour(
    open_page: OpenPage,
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    visit: Visit,
    *,
    on: str = "phone",
    prepare: Prepare | None = None,
) -> None:
    """Ana and Ben walk from the start page to a replay; each screen is visited on Ana's page."""
    ana = arrive(open_page, language, on=on, prepare=prepare)
    expect(ana.page.get_by_role("radio", name=ana.say("edition-classic"))).to_be_visible()
    visit(ana.page, "start page")
    ana.press(ana.button(ana.say("home-make")))
    expect(ana.page.locator("#name-needed")).to_be_visible()
    visit(ana.page, "start page without a name")
    code = ana.make_table("Ana", ana.say("edition-classic")).rpartition("/")[2]
    ben = arrive(open_page, language, f"/t/{code}", on=on, prepare=prepare)
    expect(ben.button(ben.say("join-sit"))).to_be_visible()
    visit(ben.page, "join page")
    ben.sit_down("Ben")
    visit(ana.page, "lobby")
    ana.page.evaluate(OPEN_ALL)
    visit(ana.page, "lobby with all rulings open")
    ana.page.evaluate(OPEN_ALL.replace("true", "false"))
    for left in (1, 0):
        ana.press(ana.button(ana.say("place-less")))
        expect(ana.page.locator("li.seat button.small")).to_have_count(left)
    server.do(code, _one_round)
    _at_the_table(ana, ben, visit, monkeypatch)
    server.do(code, let_bots_play)
    expect(ana.page.locator(".result .after")).to_be_visible(timeout=30_000)
    visit(ana.page, "result of a match")
    for path in (f"/r/{keep_a_match(server)}", *OTHER_PAGES):
        page = arrive(open_page, language, path, on=on, prepare=prepare).page
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        visit(page, path)


def _at_the_table(ana: Player, ben: Player, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, "classic", hands=["W+4 R1 B2", "B1 B3 Y4"], draw_pile="G5 G6 G7 B4 B5 B6 B7 B8 Y1 Y2 Y3 R7 R8 R9")
    ana.press(ana.button(ana.say("start")))
    expect(ana.hand).to_have_count(3)
    visit(ana.page, "table, one's own turn")
    ana.press(ana.hand.nth(1), at=(9, 30))
    expect(ana.prompt.get_by_role("button").first).to_be_visible()
    visit(ana.page, "why a card cannot be played")
    for panel in PANELS:
        ana.press(ana.button(ana.say(f"panel-{panel}")))
        expect(ana.page.get_by_role("heading", name=ana.say(f"panel-{panel}"), exact=True)).to_be_visible()
        if panel == "talk":
            ana.press(ana.page.locator(".phrase").first)
            expect(ana.page.locator(".said li")).to_have_count(1)
        visit(ana.page, f"panel {panel}")
        ana.press(ana.button(ana.say("close")).first)
    ana.page.keyboard.press("?")
    expect(ana.page.get_by_role("heading", name=ana.say("panel-keys"), exact=True)).to_be_visible()
    visit(ana.page, "panel keys")
    ana.press(ana.button(ana.say("close")).first)
    ana.play(ana.say("card-wild-draw-four"))
    expect(ana.page.locator(".wedge")).to_have_count(4)
    visit(ana.page, "naming a color")
    ana.press(ana.page.get_by_role("button", name=ana.say("color-green"), exact=True))
    challenge = ben.button(ben.say("table-challenge-button"))
    expect(challenge).to_be_visible()
    visit(ben.page, "a challenge")
    ben.press(challenge)
    expect(challenge).to_have_count(0)
    visit(ben.page, "after a challenge")


def keep_a_match(server: Server) -> str:
    """The name of a record that the server can replay: one that was laid out by hand has no beginning."""
    match = Match.new(edition("mario-kart", {"match": "single_round"}), ["Ana", "Ben"], seed="tour")
    while not match.over:
        seat = match.view(None).asked
        plays = [move for move in match.legal(seat) if move.startswith("play ")]
        match.play(seat, plays[0] if plays else match.default_move())
    name = "0123456789abcdef0123"
    assert isinstance(server.tables.around.store, MemoryStore)
    server.tables.around.store.records[name] = record.to_text(record.of(match))
    return name


async def _one_round(room: Room) -> None:
    rulings: dict[str, str | int | bool] = {"match": "single_round"}
    await hosting.DEEDS[Configure](room, Configure("c", pace="instant", rulings=rulings))


async def let_bots_play(room: Room) -> None:
    """Bots play for everybody."""
    for person in room.seating.people():
        room.set_autopilot(person, on=True)


def plain(text: str) -> str:
    """A text without the marks of direction and in one line."""
    return re.sub(r"\s+", " ", re.sub("[\u200e\u200f\u2066-\u2069]", "", text)).strip()
