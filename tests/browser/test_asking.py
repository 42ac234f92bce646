"""Questions about the rules in one's own words: on the page of the guides and at a table, by keyboard and by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import Look
from tests.browser.conftest import OpenPage
from tests.browser.player import Player


def answers(page: Page) -> Locator:
    """The rule points that answer."""
    return page.locator(".ask").get_by_role("listitem")


def test_a_question_on_the_page_of_the_guides_by_keyboard(open_page: OpenPage, look: Look) -> None:
    page = open_page("/rules")
    field = page.get_by_role("textbox", name="Your question")
    field.focus()
    page.keyboard.type("what does the bannana do")
    page.keyboard.press("Enter")
    expect(answers(page).first).to_contain_text("Banana Peel: the player sitting right before draws two cards")
    expect(answers(page).first).to_contain_text("UNO Mario Kart")
    expect(page.locator(".ask").get_by_role("status")).to_contain_text("answers, the best first")
    look(page, "the answers to a question")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    court = page.get_by_role("dialog", name="Rule MK-67")
    expect(court).to_contain_text("what does the bannana do")
    expect(court).to_contain_text("Sources:")
    look(page, "the court on an answer")
    page.keyboard.press("Escape")
    expect(court).to_have_count(0)


def test_a_question_at_a_table_is_answered_as_it_plays(open_page: OpenPage, look: Look) -> None:
    ana = Player(open_page("/", on="phone"), touch=True)
    ana.make_table("Ana", "Classic UNO")
    ana.press(ana.page.get_by_role("button", name="Ask about the rules"))
    ana.page.get_by_role("textbox", name="Your question").fill("how many cards are in the deck")
    expect(answers(ana.page).first).to_contain_text("With 4 Wild and 4 Wild Draw Four that makes 108 cards")
    ana.page.get_by_role("textbox", name="Your question").fill("capital of France")
    expect(ana.page.locator(".ask").get_by_role("status")).to_contain_text("No rule answers that.")
    expect(answers(ana.page)).to_have_count(0)
    ana.page.get_by_role("textbox", name="Your question").fill("can i stack")
    ana.press(answers(ana.page).first.get_by_role("button", name="Rule MK-52"))
    court = ana.page.get_by_role("dialog", name="Rule MK-52")
    expect(court).to_contain_text("A draw card cannot be passed on")
    expect(court).not_to_contain_text("At this table")
    ana.page.keyboard.press("Escape")
    look(ana.page, "the panel to ask in")


@pytest.mark.parametrize(
    ("tag", "question", "answer"),
    [
        ("de", "bananenschahle zu zweit", "Zu zweit trifft eine Bananenschale immer die andere Person."),
        ("fa", "پوست موز دو نفره", "در بازی دونفره پوست موز به حریف می‌خورد."),
        ("zh", "两个人玩香蕉皮打谁", "两个人玩时，香蕉皮绊到对手。"),
    ],
)
def test_a_question_in_another_language(open_page: OpenPage, look: Look, tag: str, question: str, answer: str) -> None:
    page = open_page("/rules", on="phone", locale=tag)
    page.locator(".ask").get_by_role("textbox").fill(question)
    expect(answers(page).first).to_contain_text(answer)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    look(page, f"answers in {tag}")
