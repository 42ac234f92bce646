"""A person at a page: makes and joins tables, and answers whatever is asked, by the page's own controls."""

from __future__ import annotations

import contextlib
import re
import time
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLong

from tests.browser.conftest import OpenPage
from tests.browser.words import as_shown, pattern, say

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
    language: str = "en"
    """What they read."""
    answered: dict[str, int] = field(default_factory=dict)
    """How often each kind of question was answered."""

    def press(self, what: Locator, *, at: tuple[float, float] | None = None, moving: bool = False) -> None:
        """A click, or a tap; on something that keeps moving it is made without waiting for rest."""
        position = None if at is None else {"x": at[0], "y": at[1]}
        deed = what.tap if self.touch else what.click
        deed(position=position, timeout=3000, force=moving)  # type: ignore[arg-type]

    def button(self, name: str | re.Pattern[str], *, exact: bool = True) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def say(self, message_id: str, **args: str | int) -> str:
        """What the page says, in the language of this player."""
        return say(message_id, self.language, **args)

    def pattern(self, message_id: str, **known: str) -> re.Pattern[str]:
        """What the page says, whatever stands in it besides what is known."""
        return pattern(self.language, message_id, **known)

    @property
    def prompt(self) -> Locator:
        """What the table waits for, in words, with the answers beside it."""
        return self.page.get_by_role("region", name=self.say("table-prompt"))

    @property
    def hand(self) -> Locator:
        """The cards held."""
        return self.page.get_by_role("option")

    @property
    def told(self) -> Locator:
        """What a screen reader says of the turn that is over."""
        return self.page.get_by_role("status").and_(self.page.locator("[data-announce=polite]"))

    @property
    def urged(self) -> Locator:
        """What a screen reader says at once."""
        return self.page.get_by_role("alert").and_(self.page.locator("[data-announce=assertive]"))

    def seat(self, name: str) -> Locator:
        """The place of somebody at the table, as the page describes it."""
        players = self.page.get_by_role("list", name=self.say("table-players"))
        return players.get_by_role("group", name=self.pattern("table-seat", name=name))

    def card(self, name: str) -> Locator:
        """A card of the hand, by its whole name."""
        return self.page.get_by_role("option", name=re.compile(rf"^{as_shown(name)}(\s*[,،、]|$)"))

    def play(self, name: str) -> None:
        """Puts a card of the hand down, or gives it away."""
        self._use(self.card(name).first)

    def make_table(self, name: str, edition: str) -> str:
        """Makes a table from the start page; the link that others get."""
        self.page.get_by_label(self.say("name-label")).fill(name)
        self.page.get_by_role("radio", name=edition).click()
        expect(self.page.get_by_role("radio", name=edition)).to_be_checked()
        self.press(self.button(self.say("home-make")))
        return self.page.get_by_label(self.say("link-label")).input_value()

    def sit_down(self, name: str) -> None:
        """Joins the table whose link is open."""
        self.page.get_by_label(self.say("name-label")).fill(name)
        self.press(self.button(self.say("join-sit")))

    def short_match(self) -> None:
        """Makes bots quick, and the match as short as the rules of a table allow."""
        at_once = self.page.get_by_role("radio", name=self.say("pace-instant"))
        at_once.click()
        expect(at_once).to_be_checked()
        self.page.get_by_text(self.pattern("rulings-own")).click()
        title = self.page.get_by_text(self.say("ruling-target"), exact=True)
        ruling = self.page.locator("details.ruling").filter(has=title)
        ruling.locator("summary").click()
        less, shown = ruling.get_by_role("button", name=self.say("less")), ruling.get_by_role("status")
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
            self.press(page.get_by_role("group", name=self.say("table-choose-color")).get_by_role("button").first)
        elif asked == "answer":
            self.press(self.prompt.get_by_role("group").get_by_role("button").last)
        elif asked == "target":
            self.press(page.get_by_role("button", name=self.pattern("table-choose-seat")).first)
        elif asked == "give":
            self._use(page.get_by_role("option", name=self.say("table-can-give")).first)
        elif asked == "play":
            uno = page.get_by_role("button", name=re.compile("^" + re.escape(self.say("table-uno-button"))))
            if page.get_by_role("option").count() == 2 and uno.get_attribute("aria-pressed") == "false":
                self.press(uno)
            self._use(page.get_by_role("option", name=self.say("table-can-play")).first)
        elif asked == "draw":
            self.press(page.get_by_role("button", name=self.pattern("table-draw-now")).first)
        elif asked == "result":
            self.press(self.button(self.say("next-round")))
        self._settled(asked)

    def _use(self, card: Locator) -> None:
        """A first tap lifts the card, a second one plays it."""
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


def meet(
    open_page: OpenPage, edition: str, *, places: int = 2, on: tuple[str, str] = ("desktop", "phone")
) -> tuple[Player, Player]:
    """Ana, the host, and Ben in the lobby of a table with so many places."""
    ana = Player(open_page("/", on=on[0]), touch=on[0] == "phone")
    code = ana.make_table("Ana", edition).rpartition("/")[2]
    ben = Player(open_page(f"/t/{code}", on=on[1]), touch=on[1] == "phone")
    ben.sit_down("Ben")
    expect(ana.page.get_by_role("list").get_by_text("Ben", exact=True)).to_be_visible()
    free = ana.page.get_by_role("button", name="Add a bot to place")
    for left in reversed(range(places - 2, free.count())):
        ana.press(ana.button("One place less"))
        expect(free).to_have_count(left)
    return ana, ben


def deal(ana: Player, ben: Player) -> None:
    """The host starts the match, and both see their cards."""
    ana.press(ana.button("Deal the cards"))
    for player in (ana, ben):
        expect(player.hand.first).to_be_visible()


def play_until(players: list[Player], done: Locator, *, seconds: float = 100) -> None:
    """Everybody answers what they are asked until something shows on a page."""
    end = time.monotonic() + seconds
    while not done.is_visible():
        assert time.monotonic() < end, "this takes too long"
        acted = [player.step() for player in players]
        if not any(acted):
            players[0].page.wait_for_timeout(20)
