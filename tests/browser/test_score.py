"""The scorekeeper: a game with real cards written down on a phone, with and without a server."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserType, Locator, Page, expect

from lastcard.server import pages
from lastcard.text import say, speaking
from tests.browser import pseudo
from tests.browser.axe import Look
from tests.browser.conftest import DEVICES, NAME, STILL, OpenPage
from tests.browser.serving import Server, serving
from tests.browser.test_languages import too_long
from tests.browser.tour import OPEN_ALL, arrive

CERTIFICATE = Path(__file__).parents[1] / "server" / "localhost.crt"


@dataclass
class Scorekeeper:
    """Somebody who keeps the score."""

    page: Page

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def begin(self, *names: str, edition: str = "Classic UNO", target: int | None = None) -> None:
        """Chooses the box and the players, and starts."""
        page = self.page
        page.get_by_role("radio", name=edition).click()
        expect(page.get_by_role("radio", name=edition)).to_be_checked()
        for number, name in enumerate(names, 1):
            field = page.get_by_label(f"Name of player {number}", exact=True)
            if number > 2:
                self.button("Add a player").click()
                expect(field).to_be_focused()
            field.fill(name)
        if target is not None:
            page.get_by_text("How points are counted").click()
            page.get_by_label("Target", exact=True).fill(str(target))
        self.button("Start").click()

    def round(self, winner: str, hands: dict[str, str | int]) -> None:
        """Writes a round down: cards are tapped one by one, a number is typed."""
        self.button(re.compile("^Write down round")).click()
        self.page.get_by_role("radio", name=winner, exact=True).click()
        for name, hand in hands.items():
            self.hand(name, hand)
        self.button("Write it down").click()

    def hand(self, name: str, hand: str | int) -> None:
        """What is left in somebody's hand."""
        head = self.button(re.compile(f"^{name}"))
        if head.get_attribute("aria-expanded") == "false":
            head.click()
        if isinstance(hand, int):
            self.page.get_by_label("Or type the points").fill(str(hand))
        else:
            for card in hand.split(", "):
                self.cards.get_by_role("button", name=re.compile(f"^{re.escape(card)},", re.IGNORECASE)).click()

    @property
    def cards(self) -> Locator:
        """The cards that can be tapped."""
        return self.page.get_by_role("group", name=re.compile("^Cards left in the hand"))

    def expect_scores(self, *lines: str) -> None:
        """The scores, best first."""
        standing = self.page.get_by_role("region", name=re.compile("^Scores"))
        expect(standing.get_by_role("listitem")).to_have_text([re.compile(rf"^\s*{line}\s*$") for line in lines])


def test_a_whole_game_on_a_phone(open_page: OpenPage, look: Look) -> None:
    page = open_page("/", on="phone")
    page.get_by_role("link", name="Keep the score").click()
    keeper = Scorekeeper(page)
    expect(page.get_by_role("radio", name="UNO Mario Kart")).to_be_checked()
    look(page, "before the first round")
    keeper.begin("Ana", "Ben", "Cem", edition="UNO Mario Kart", target=300)
    keeper.expect_scores("Ana 0", "Ben 0", "Cem 0")
    look(page, "scores before the first round")

    # 5 + 9 + 20 = 34 in Ben's hand, 50 + 50 + 0 = 100 in Cem's
    keeper.round("Ana", {"Ben": "red 5, yellow 9, green Skip", "Cem": "Wild Draw Four, Wild Item Box, blue 0"})
    keeper.expect_scores("Ana 134", "Ben 0", "Cem 0")
    keeper.round("Cem", {"Ana": "red 7, red 7", "Ben": 45})
    keeper.expect_scores("Ana 134", "Cem 59", "Ben 0")
    look(page, "scores after two rounds")

    # Taken back: the round is open again as it was.
    keeper.button("Undo").click()
    expect(page.get_by_text("Cem wins the round: 59 points")).to_be_visible()
    look(page, "a round with an open hand")
    for card in keeper.cards.get_by_role("button").all():
        box = card.bounding_box()
        assert box
        assert box["width"] >= 44
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
    keeper.button("Take back: red 7").click()
    expect(page.get_by_text("Cem wins the round: 52 points")).to_be_visible()
    keeper.button("Write it down").click()
    keeper.expect_scores("Ana 134", "Cem 52", "Ben 0")

    # A past round is put right: 34 becomes 35.
    keeper.button("Correct round 1").click()
    keeper.hand("Ben", "green 1")
    keeper.button("Write it down").click()
    keeper.expect_scores("Ana 135", "Cem 52", "Ben 0")

    page.reload()
    keeper.expect_scores("Ana 135", "Cem 52", "Ben 0")
    keeper.round("Ana", {"Ben": 100, "Cem": 65})
    expect(page.get_by_text("Ana wins the match with round 3!")).to_be_visible()
    keeper.expect_scores("Ana 300", "Cem 52", "Ben 0")
    expect(keeper.button(re.compile("^Write down"))).to_have_count(0)
    page.get_by_text("Share the result").click()
    page.get_by_text("Players and rules").click()
    look(page, "the end of a match")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360

    keeper.button("New game, same people").first.click()
    keeper.expect_scores("Ana 0", "Ben 0", "Cem 0")
    keeper.button("Undo").click()
    keeper.expect_scores("Ana 300", "Cem 52", "Ben 0")


def test_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/score")
    keeper = Scorekeeper(page)
    keeper.begin("Ana", "Ben")
    keeper.button("Write down round 1").press("Enter")
    expect(page.get_by_role("heading", name="Round 1")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(page.get_by_role("radio", name="Ana")).to_be_checked()
    for card in ("red 5", "red 5", "Wild"):
        keeper.cards.get_by_role("button", name=re.compile(f"^{card},", re.IGNORECASE)).press("Enter")
    expect(page.get_by_text("Ana wins the round: 60 points")).to_be_visible()
    keeper.button("Take back: Wild").press("Enter")
    expect(keeper.button("Ben 10 points")).to_be_focused()
    page.keyboard.press("Control+z")
    expect(page.get_by_text("Ana wins the round: 60 points")).to_be_visible()
    page.keyboard.press("Control+Shift+z")
    keeper.button("Write it down").press("Enter")
    expect(page.get_by_role("heading", name="Scores, to 500")).to_be_focused()
    keeper.expect_scores("Ana 10", "Ben 0")


def test_a_server_that_goes_away(browser: Browser) -> None:
    context = browser.new_context(**DEVICES["phone"])
    context.set_default_timeout(10_000)
    context.add_init_script(STILL)
    page = context.new_page()
    with serving() as server:
        # Under this name there is no service worker: the page that is open goes on by itself.
        page.goto(f"http://{NAME}:{server.port}/score")
        assert not page.evaluate("isSecureContext")
        keeper = Scorekeeper(page)
        keeper.begin("Ana", "Ben")
    keeper.round("Ana", {"Ben": "Wild Draw Four"})
    keeper.round("Ben", {"Ana": 12})
    keeper.expect_scores("Ana 50", "Ben 12")
    keeper.button("Correct round 1").click()
    keeper.button("Delete this round").click()
    page.get_by_text("Players and rules").click()
    keeper.button("Add a player").click()
    page.get_by_label("Name of player 3").fill("Cem")
    page.get_by_text("How points are counted").click()
    page.get_by_label("Target", exact=True).fill("12")
    expect(page.get_by_text("Ben wins the match with round 1!")).to_be_visible()
    keeper.expect_scores("Ben 12", "Ana 0", "Cem 0")
    context.close()


def test_a_link_with_the_game(open_page: OpenPage) -> None:
    ana = Scorekeeper(open_page("/score"))
    ana.begin("Ana", "آنا", "小明")
    ana.round("小明", {"Ana": "green 9, green 9", "آنا": 70})
    ana.page.get_by_text("Share the result").click()
    link = ana.page.get_by_label("Link to the whole game").input_value()
    words = ana.page.get_by_label("Result in words").input_value()
    assert words.splitlines() == [
        "Classic UNO, after 1 round:",
        "小明: 88 points",
        "Ana: 0 points",
        "\u2068آنا\u2069: 0 points",
    ]

    ben = Scorekeeper(open_page(link.partition("/score")[1] + link.partition("/score")[2], on="phone"))
    expect(ben.page.get_by_role("heading", name="A game that somebody shared")).to_be_visible()
    ben.expect_scores("小明 88", "Ana 0", "آنا 0")
    ben.button("Go on with it here").click()
    ben.round("Ana", {"小明": 3})
    ben.expect_scores("小明 88", "Ana 3", "آنا 0")
    ben.page.reload()
    ben.expect_scores("小明 88", "Ana 3", "آنا 0")


def test_the_result_is_copied_over_plain_http(open_page: OpenPage) -> None:
    keeper = Scorekeeper(open_page("/score", name=NAME))
    keeper.begin("Ana", "Ben")
    keeper.round("Ana", {"Ben": 21})
    keeper.page.get_by_text("Share the result").click()
    keeper.button("Copy the result").click()
    expect(keeper.page.get_by_text("Copied.").or_(keeper.page.get_by_text("The text is selected"))).to_be_visible()


def test_right_to_left_and_in_other_digits(open_page: OpenPage, look: Look) -> None:
    page = open_page("/score", on="phone", locale="fa-IR")
    with speaking("fa"):
        page.get_by_role("button", name=say("score-start"), exact=True).click()
        page.get_by_role("button", name=say("score-next", round=1), exact=True).click()
        page.get_by_role("radio", name=say("score-player", number=1), exact=True).click()
        page.get_by_label(say("score-typed"), exact=True).fill("۱۲۳")
        look(page, "a round in Persian")
        page.get_by_role("button", name=say("score-save"), exact=True).click()
        page.get_by_text(say("score-share"), exact=True).click()
        assert say("count-of-points", amount=123) in page.get_by_label(say("score-words")).input_value()
    expect(page.get_by_role("listitem").first).to_have_text(re.compile("۱۲۳"))
    assert page.evaluate("document.documentElement.dir") == "rtl"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    look(page, "scores in Persian")


def test_room_for_long_words(open_page: OpenPage, tmp_path: Path) -> None:
    found: list[str] = []
    with pseudo.spoken("de", pseudo.lengthened, tmp_path / "text") as prepare:
        reader = arrive(open_page, "de", "/score", prepare=prepare)
        page = reader.page
        expect(page.get_by_role("heading", level=1)).to_have_text(pseudo.lengthened("Scorekeeper"))
        page.evaluate(OPEN_ALL)
        found += too_long(page, "before the first round")
        page.get_by_label(reader.say("score-name-of", number=2)).fill("Wolfeschlegelsteinhausen")
        reader.press(reader.button(reader.say("score-start")))
        reader.press(reader.button(reader.say("score-next", round=1)))
        page.get_by_role("radio", name=reader.say("score-player", number=1)).click()
        page.locator(".grid button").first.click()
        page.locator(".grid button").first.click()
        found += too_long(page, "a round")
        reader.press(reader.button(reader.say("score-save")))
        expect(page.locator("#standing-title")).to_be_visible()
        page.evaluate(OPEN_ALL)
        found += too_long(page, "scores")
        page.evaluate("link => (location.href = link)", page.locator("input[readonly]").input_value())
        expect(page.locator("#shared-title")).to_be_visible()
        found += too_long(page, "a game in a link")
    assert not found, "\n".join(found)


def test_the_service_worker_knows_every_file(server: Server) -> None:
    answer = httpx.get(f"{server.address}/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    built = re.search(r"LASTCARD_BUILD = (\{.*?\});", answer.text)
    assert built
    files = json.loads(built[1])["files"]
    assert {f"/{path}" for path in pages.load() if path.startswith("assets/")} <= set(files)
    for path in files:
        assert httpx.head(f"{server.address}{path}").is_success, path


@pytest.fixture
def offline_page(browser_type: BrowserType, browser_type_launch_args: dict[str, object]) -> Iterator[Page]:
    """A phone that believes in the test's own certificate: browsers keep nothing of a page they doubt."""
    args = [*browser_type_launch_args.get("args", ()), "--ignore-certificate-errors"]  # type: ignore[misc]
    browser = browser_type.launch(**{**browser_type_launch_args, "args": args})  # type: ignore[arg-type]
    context = browser.new_context(**DEVICES["phone"])
    context.set_default_timeout(10_000)
    context.add_init_script(STILL)
    yield context.new_page()
    browser.close()


def test_offline_over_tls(offline_page: Page) -> None:
    page, keeper = offline_page, Scorekeeper(offline_page)
    with serving(cert=CERTIFICATE, key=CERTIFICATE.with_suffix(".key")) as server:
        page.goto(f"{server.address}/score")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.goto(f"{server.address}/rules/classic")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.goto(f"{server.address}/score")
        keeper.begin("Ana", "Ben")
        keeper.round("Ana", {"Ben": "red 5"})
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", server.port), timeout=5)
    page.reload()
    keeper.expect_scores("Ana 5", "Ben 0")
    keeper.round("Ben", {"Ana": "blue Draw Two"})
    keeper.expect_scores("Ben 20", "Ana 5")

    # A guide that was read once can be read again.
    page.goto(f"{server.address}/rules/classic")
    expect(page.get_by_role("heading", level=1)).to_be_visible()

    # Another tab, which remembers nothing but what the service worker kept.
    page.evaluate("localStorage.clear()")
    other = Scorekeeper(page.context.new_page())
    other.page.goto(f"{server.address}/score")
    other.begin("Cem", "Dan", edition="UNO Pocket Pizza Pizza")
    other.round("Dan", {"Cem": "Wild Dip into the Deck"})
    other.expect_scores("Dan 50", "Cem 0")
    other.page.goto(server.address)
    expect(other.page.get_by_role("link", name="Keep the score")).to_be_visible()
