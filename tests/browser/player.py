"""A person at a page: makes and joins tables, and answers whatever is asked, by the page's own controls."""

from __future__ import annotations

import contextlib
import re
import time
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLong

LOOK = """() => {
    const prompt = document.querySelector('section.prompt');
    const find = (what) => document.querySelector(what) !== null;
    if (find('.result .after')) return 'wait';
    if (find('#result-title')) return find('.result footer .primary') ? 'result' : 'wait';
    if (!prompt || !prompt.classList.contains('mine')) return 'wait';
    if (find('.wedges')) return 'color';
    if (prompt.querySelector('.answer')) return 'answer';
    if (find('button.choosable')) return 'target';
    if (find('.cards.giving')) return 'give';
    if (find('[role=option].usable')) return 'play';
    return find('button.pile.ready') ? 'draw' : 'wait';
}"""
"""What the page asks for, as somebody sees it who looks at it."""


@dataclass
class Player:
    """Somebody at a page."""

    page: Page
    touch: bool = False
    answered: dict[str, int] = field(default_factory=dict)
    """How often each kind of question was answered."""

    def press(self, what: Locator, *, at: tuple[float, float] | None = None) -> None:
        """A click, or a tap."""
        position = None if at is None else {"x": at[0], "y": at[1]}
        deed = what.tap if self.touch else what.click
        deed(position=position, timeout=3000)  # type: ignore[arg-type]

    def button(self, name: str | re.Pattern[str], *, exact: bool = True) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def make_table(self, name: str, edition: str) -> str:
        """Makes a table from the start page; the link that others get."""
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("radio", name=edition).click()
        expect(self.page.get_by_role("radio", name=edition)).to_be_checked()
        self.press(self.button("Make a table"))
        return self.page.get_by_label("Link to this table").input_value()

    def sit_down(self, name: str) -> None:
        """Joins the table whose link is open."""
        self.page.get_by_label("Your name").fill(name)
        self.press(self.button("Sit down"))

    def short_match(self) -> None:
        """Makes bots quick, and the match as short as the rules of a table allow."""
        self.page.get_by_role("radio", name="At once").click()
        expect(self.page.get_by_role("radio", name="At once")).to_be_checked()
        self.page.get_by_text(re.compile(r"^\d+ rulings? of this edition$")).click()
        ruling = self.page.locator("details.ruling").filter(has=self.page.get_by_text("Target", exact=True))
        ruling.locator("summary").click()
        less, shown = ruling.get_by_role("button", name="Less"), ruling.get_by_role("status")
        while less.is_enabled():
            before = shown.inner_text()
            less.click()
            expect(shown).not_to_have_text(before)

    def step(self) -> bool:
        """Answers what is asked, if anything is."""
        asked = str(self.page.evaluate(LOOK))
        if asked == "wait":
            return False
        # What was asked may have gone by the time of the click: the deadline, or a catch.
        with contextlib.suppress(TooLong):
            self._answer(asked)
            self.answered[asked] = self.answered.get(asked, 0) + 1
        return True

    def _answer(self, asked: str) -> None:
        page = self.page
        if asked == "color":
            self.press(page.get_by_role("group", name="Choose a color").get_by_role("button").first)
        elif asked == "answer":
            prompt = page.get_by_role("region", name="What happens now")
            self.press(prompt.get_by_role("group").get_by_role("button").last)
        elif asked == "target":
            self.press(page.get_by_role("button", name=re.compile("^Choose ")).first)
        elif asked == "give":
            self._card("can be given")
        elif asked == "play":
            uno = page.get_by_role("button", name=re.compile("^UNO"))
            if page.get_by_role("option").count() == 2 and uno.get_attribute("aria-pressed") == "false":
                self.press(uno)
            self._card("can be played")
        elif asked == "draw":
            self.press(page.get_by_role("button", name=re.compile("^Draw ")).first)
        elif asked == "result":
            self.press(page.get_by_role("button", name="Next round"))
        self._settled(asked)

    def _card(self, can: str) -> None:
        """A first tap lifts the card, a second one plays it."""
        card = self.page.get_by_role("option", name=re.compile(can)).first
        handle = card.get_attribute("data-handle")
        same = self.page.locator(f"[data-handle='{handle}']")
        self.press(same, at=(9, 30))
        expect(same).to_have_attribute("aria-selected", "true", timeout=3000)
        self.press(same, at=(9, 30))

    def _settled(self, asked: str) -> None:
        """Waits a moment until the page shows that something has come of it."""
        end = time.monotonic() + 0.4
        while time.monotonic() < end and self.page.evaluate(LOOK) == asked:
            self.page.wait_for_timeout(15)


def play_until(players: list[Player], done: Locator, *, seconds: float = 100) -> None:
    """Everybody answers what they are asked until something shows on a page."""
    end = time.monotonic() + seconds
    while not done.is_visible():
        assert time.monotonic() < end, "this takes too long"
        acted = [player.step() for player in players]
        if not any(acted):
            players[0].page.wait_for_timeout(20)
