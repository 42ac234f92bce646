"""The guide to the rules: found, read, pointed at, printed on two pages, and there when the server is not."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Locator, expect

from lastcard.editions import EDITIONS
from lastcard.text import languages
from tests.browser.axe import Look
from tests.browser.conftest import OpenPage
from tests.browser.player import Player


def shown(place: Locator) -> None:
    """The place is on the screen, not only on the page."""
    expect(place).to_be_in_viewport()


def test_from_the_start_page_to_a_rule_and_to_what_it_rests_on(open_page: OpenPage) -> None:
    page = open_page("/", on="phone")
    page.get_by_role("link", name="The rules, explained").tap()
    page.get_by_role("link", name="UNO Mario Kart").tap()
    expect(page.get_by_role("heading", level=1, name="UNO Mario Kart: the guide to the rules")).to_be_visible()
    assert page.url.endswith("/rules/mario-kart")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Questions people ask").tap()
    question = page.get_by_role("heading", name="My last card is an Item Box. Do I still turn a card over?")
    shown(question)
    page.get_by_role("article").filter(has=question).get_by_role("link", name="MK-90").tap()
    point = page.locator("#MK-90")
    shown(point)
    assert page.url.endswith("/rules/mario-kart#MK-90")
    point.get_by_text("uncertain", exact=True).tap()
    expect(point.get_by_text("We are not sure of it.")).to_be_visible()
    page.get_by_role("link", name="Contents").tap()
    shown(page.get_by_role("heading", name="Contents"))


def test_an_address_leads_to_its_point(open_page: OpenPage) -> None:
    page = open_page("/rules/pizza-pizza#PP-22")
    shown(page.locator("#PP-22"))
    expect(page.locator("#PP-22")).to_contain_text("Wild Dip into the Deck")


def test_a_rule_is_shown_at_work(open_page: OpenPage) -> None:
    page = open_page("/rules/mario-kart#MK-67a", on="phone")
    point = page.locator("#MK-67a")
    point.get_by_role("button", name=re.compile("^Rule MK-67a: See ")).tap()
    expect(point.get_by_text("This is how it begins.")).to_be_visible()
    point.get_by_role("button", name="One step on").tap()
    expect(point.get_by_text("This is how it begins.")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    point.get_by_role("button", name="Back to the rule").tap()
    expect(point.get_by_role("button", name="One step on")).to_be_hidden()


def test_a_rule_at_the_table_leads_to_the_guide(open_page: OpenPage) -> None:
    ana = Player(open_page("/"))
    ana.make_table("Ana", "UNO Mario Kart")
    expect(ana.page.get_by_role("link", name="The rules, explained")).to_have_attribute("href", "/rules/mario-kart")
    ana.page.evaluate("document.querySelectorAll('details').forEach(each => (each.open = true))")
    ana.page.get_by_role("button", name=re.compile("^Rule ")).first.click()
    link = ana.page.get_by_role("dialog").get_by_role("link", name="Read it in the guide")
    with ana.page.context.expect_page() as opening:
        link.click()
    address = re.search(r"/rules/mario-kart#([\w.-]+)$", opening.value.url)
    assert address, opening.value.url
    shown(opening.value.locator(f'[id="{address[1]}"]'))


@pytest.mark.parametrize(
    ("name", "language"),
    [*((name, "en") for name in EDITIONS), *(("mario-kart", each) for each in languages() if each != "en")],
)
def test_it_is_printed_on_two_pages(open_page: OpenPage, name: str, language: str) -> None:
    page = open_page(f"/rules/{name}", locale=language)
    expect(page.locator(".guide")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    document = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", document)) == 2


def test_it_is_read_from_right_to_left_in_persian(open_page: OpenPage) -> None:
    page = open_page("/rules/mario-kart", locale="fa", on="phone")
    point = page.locator("#MK-01")
    expect(point).to_contain_text("دو تا ده نفر")
    number, text = point.get_by_role("link").bounding_box(), point.get_by_role("paragraph").first.bounding_box()
    assert number
    assert text
    assert number["x"] + number["width"] == pytest.approx(text["x"] + text["width"], abs=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_it_is_there_when_the_server_is_not(open_page: OpenPage, troubles: list[str]) -> None:
    page = open_page("/rules")
    # The list of the guides keeps each of them.
    end = time.monotonic() + 20
    while page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('lastcard.guide.')).length") < 3:
        assert time.monotonic() < end, "the guides are not kept"
        page.wait_for_timeout(50)
    page.context.route("**/api/**", lambda request: request.abort())
    page.get_by_role("link", name="Classic UNO").click()
    expect(page.get_by_text("Must I play a card if I can?")).to_be_visible()
    expect(page.get_by_text("This is the copy that this device has kept.")).to_be_visible()
    # The browser itself reports what it could not fetch.
    troubles[:] = [each for each in troubles if "ERR_FAILED" not in each]


def test_a_guide_that_there_is_not(open_page: OpenPage, troubles: list[str]) -> None:
    page = open_page("/rules/mario-cart")
    expect(page.get_by_text('Did you mean "mario-kart"?')).to_be_visible()
    page.get_by_role("link", name="The other boxes").click()
    expect(page.get_by_role("link", name="UNO Mario Kart")).to_be_visible()
    troubles[:] = [each for each in troubles if "404" not in each]


@pytest.mark.parametrize("on", ["desktop", "phone"])
def test_no_barrier(open_page: OpenPage, look: Look, on: str) -> None:
    page = open_page("/rules", on=on)
    expect(page.get_by_role("link", name="Classic UNO")).to_be_visible()
    look(page, "list of the guides")
    page.goto(page.url + "/mario-kart#MK-46")
    expect(page.locator("#MK-46")).to_be_visible()
    page.evaluate("document.querySelectorAll('details').forEach(each => (each.open = true))")
    look(page, "guide")


@pytest.mark.parametrize("language", [each for each in languages() if each != "en"])
def test_no_barrier_in_another_language(open_page: OpenPage, look: Look, language: str) -> None:
    page = open_page("/rules/pizza-pizza", on="phone", locale=language)
    expect(page.locator("#PP-01")).to_be_visible()
    look(page, f"guide in {language}")
