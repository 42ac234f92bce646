"""The page in every language: whole matches, four at one table, a change of mind, barriers, room for words."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from lastcard.text import card_name, color_name, languages, say
from tests.browser import axe, pseudo
from tests.browser.conftest import OpenPage
from tests.browser.crafted import lay
from tests.browser.player import Player, play_until
from tests.browser.serving import Server
from tests.browser.tour import arrive, plain, tour

STICKS_OUT = """() => {
    const scrolls = (node) => node.closest('.cards, .sky, .oval, .hidden-text, svg, [aria-hidden=true] .fan, .fan');
    const shown = (node) => node.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    const found = [];
    for (const node of document.querySelectorAll('body *')) {
        if (scrolls(node) || !shown(node)) continue;
        const at = node.getBoundingClientRect();
        if (at.width && (at.right > innerWidth + 1 || at.left < -1))
            found.push(`${node.tagName}.${node.className}: ${node.textContent.trim().slice(0, 60)}`);
        const { display, overflowX } = getComputedStyle(node);
        const fits = display === 'inline' || overflowX !== 'visible' || node.scrollWidth <= node.clientWidth + 1;
        const holdsWords = 'button:not(.pile, .about), .button, .chip, p, h1, h2, h3, li, label, summary, legend';
        if (!fits && node.matches(holdsWords))
            found.push(`too long for its box, ${node.tagName}.${node.className}: ${node.textContent.trim()}`);
    }
    return found;
}"""
"""What is wider than the page, or than the box it stands in."""


def too_long(page: Page, screen: str) -> list[str]:
    """What sticks out of the page on a screen, or out of its own button."""
    found = [f"{screen}: {each}" for each in page.evaluate(STICKS_OUT)]
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [*found, f"{screen}: the page is {width} too wide"] if width > 0 else found


@pytest.mark.parametrize(("language", "edition"), [("fa", "mario-kart"), ("zh", "classic")])
def test_a_whole_match(open_page: OpenPage, language: str, edition: str) -> None:
    ana = arrive(open_page, language, on="desktop")
    code = ana.make_table("Ana", ana.say(f"edition-{edition}")).rpartition("/")[2]
    ben = arrive(open_page, language, f"/t/{code}")
    name = "بهرام" if language == "fa" else "小明"
    ben.sit_down(name)
    expect(ana.page.get_by_text(name, exact=True)).to_be_visible()
    ana.short_match()
    ana.press(ana.button(ana.say("start")))
    expect(ana.page.locator(".table[dir]")).to_have_css("direction", "ltr")
    result = ana.page.locator(".result .after")
    play_until([ana, ben], result)
    expect(ben.page.locator(".result .after")).to_be_visible()
    expect(ana.page.get_by_role("link", name=ana.say("replay-watch"))).to_be_visible()
    assert ana.answered.get("play", 0) + ben.answered.get("play", 0) > 4
    for page in (ana.page, ben.page):
        title = plain(page.locator("#result-title").inner_text())
        assert not re.search("win|match", title), title


def test_four_languages_at_one_table(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = ["R1 G2 B3", "G1 B5 Y9", "Y1 Y2 Y3", "B1 B2 B4"]
    lay(monkeypatch, "classic", hands=hands, draw_pile="G5 G6 G7 B6 B7 B8")
    ana = arrive(open_page, "en", on="desktop")
    code = ana.make_table("Ana", ana.say("edition-classic")).rpartition("/")[2]
    people = [ana]
    for language, name in (("de", "Jürgen"), ("fa", "دانا"), ("zh", "小明")):
        guest = arrive(open_page, language, f"/t/{code}", on="phone" if language != "zh" else "desktop")
        expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.pattern("join-title", host="Ana"))
        guest.sit_down(name)
        expect(guest.page.get_by_text(guest.pattern("start-waits"))).to_be_visible()
        people.append(guest)
    assert {each.language for each in people} == set(languages())
    ana.press(ana.button("Deal the cards"))
    ana.play("red 1")
    for player in people:
        played = say("event-played", player.language, you="none", name="Ana", card=card_name("R1", player.language))
        told = "You play red 1." if player is ana else played
        player.press(player.button(player.say("panel-log")))
        expect(player.page.locator(".log li").last).to_be_visible()
        assert told in plain(player.page.locator(".log").inner_text())
        player.press(player.button(player.say("close")))
    _refused(people)
    dana = people[2]
    dana.press(dana.button(dana.say("panel-talk")))
    dana.press(dana.button(dana.say("phrase-good-luck")))
    for player in people:
        if player is not dana:
            player.press(player.button(re.compile(f"^{player.say('panel-talk')}|{player.say('talk-unread')}$")))
        expect(player.page.locator(".said li")).to_contain_text(player.say("phrase-good-luck"))


def _refused(people: list[Player]) -> None:
    """Everybody hears in their own language why the card they tried does not go."""
    for player, card in zip(people[1:], ("B5", "Y1", "B1"), strict=True):
        name = card_name(card, player.language)
        player.press(player.card(name).first, at=(9, 30))
        if player is not people[1]:
            player.press(player.card(name).first, at=(9, 30))
        why = {
            "card": name,
            "color": color_name("red", player.language),
            "top": card_name("R1", player.language),
            "player": "Jürgen",
        }
        reason = "refusal-no-match" if player is people[1] else "refusal-not-your-turn"
        expect(player.prompt.locator(".why")).to_be_visible()
        assert plain(say(reason, player.language, **why)) in plain(player.prompt.inner_text())


def test_another_language_is_spoken_at_once(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, "classic", hands=["R1 G3 B4", "G2 B7"], draw_pile="G5 G6 G7")
    ana = arrive(open_page, "en", on="desktop")
    ana.page.evaluate("window.still = true")
    ana.page.get_by_label(ana.say("setting-language")).select_option("zh")
    ana.language = "zh"
    expect(ana.page.get_by_role("radio", name=ana.say("edition-classic"))).to_be_visible()
    code = ana.make_table("Ana", ana.say("edition-classic")).rpartition("/")[2]
    for _ in range(2):
        ana.press(ana.button(ana.say("place-less")))
    ben = arrive(open_page, "zh", f"/t/{code}")
    ben.sit_down("Ben")
    expect(ana.page.get_by_text("Ben", exact=True)).to_be_visible()
    ana.press(ana.button(ana.say("start")))
    expect(ana.prompt).to_contain_text(ana.say("table-your-turn"))
    ana.press(ana.button(ana.say("panel-settings")))
    ana.press(ana.page.get_by_role("radio", name="فارسی"))
    ana.language = "fa"
    expect(ana.prompt).to_contain_text(ana.say("table-your-turn"))
    expect(ana.page.locator("html")).to_have_attribute("dir", "rtl")
    expect(ana.page.get_by_role("heading", name=ana.say("panel-settings"))).to_be_visible()
    ana.press(ana.card(card_name("G3", "fa")), at=(9, 30))
    expect(ana.prompt.locator(".why")).to_be_visible()
    why = say(
        "refusal-no-match", "fa", card=card_name("G3", "fa"), color=color_name("red", "fa"), top=card_name("R5", "fa")
    )
    assert why in plain(ana.prompt.inner_text())
    assert ana.page.evaluate("window.still"), "the page was loaded anew"
    ana.page.reload()
    expect(ana.page.locator("html")).to_have_attribute("lang", "fa")
    expect(ana.prompt).to_contain_text(ana.say("table-your-turn"))
    expect(ben.page.locator("html")).to_have_attribute("lang", "zh")


@pytest.mark.parametrize("language", ["de", "fa", "zh"])
def test_no_barrier_and_room_for_every_word(
    open_page: OpenPage, server: Server, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    found: list[str] = []

    def visit(page: Page, screen: str) -> None:
        page.evaluate(axe.FADED)
        found.extend(f"{screen}: {each}" for each in axe.violations(page))
        found.extend(too_long(page, screen))

    tour(open_page, server, monkeypatch, language, visit)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("tag", "change"), [("de", pseudo.lengthened), ("fa", pseudo.mirrored)])
def test_languages_that_nobody_speaks(
    open_page: OpenPage,
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    tag: str,
    change: Callable[[str], str],
) -> None:
    with pseudo.spoken(tag, change, tmp_path / "text") as prepare:
        found: list[str] = []
        seen: list[str] = []

        def visit(page: Page, screen: str) -> None:
            seen.append(page.locator("#app").inner_text())
            found.extend(too_long(page, screen))

        tour(open_page, server, monkeypatch, tag, visit, prepare=prepare)
    assert not found, "\n".join(found)
    assert all(change("e")[0] in text for text in seen), "a screen in plain English"
    assert any(change("Your name") in text for text in seen)
