"""A person at a page of a browser that is driven by WebDriver: looks where a thing is, and clicks there."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from tests.browser.conftest import STILL
from tests.browser.player import LOOK
from tests.browser.webdriver import Remote

FIND = """(async (what, name, at) => {
    const words = (node) => (node.getAttribute('aria-label') ?? node.textContent).trim().replace(/\\s+/g, ' ');
    const node = [...document.querySelectorAll(what)].find((each) => new RegExp(name).test(words(each)));
    if (!node) return null;
    const spot = () => {
        const box = node.getBoundingClientRect();
        return at ? [box.x + at[0], box.y + at[1]] : [box.x + box.width / 2, box.y + box.height / 2];
    };
    const free = () => node.contains(document.elementFromPoint(...spot()));
    if (!free()) node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const before = spot();
    for (const frame of [1, 2]) await new Promise(requestAnimationFrame);
    const still = String(spot()) === String(before);
    return { spot: before, ready: still && free() && !node.disabled };
})"""
"""Where a thing is that has these words on it, and whether a click would reach it: it lies still, and bare."""

CARD = (9, 30)
"""Where a card is pressed: what the next card in the hand leaves to be seen of it."""


class TooLong(AssertionError):
    """What somebody waits for does not happen."""


@dataclass
class Visitor:
    """Somebody at such a page."""

    page: Remote
    answered: dict[str, int] = field(default_factory=dict)
    """How often each kind of question was answered."""

    def until(self, seen: Callable[[], Any], what: str, *, seconds: float = 10) -> None:
        """Looks until something is so."""
        end = time.monotonic() + seconds
        while not seen():
            if time.monotonic() > end:
                raise TooLong(what)
            time.sleep(0.02)

    def there(self, what: str) -> bool:
        """Whether there is such a thing on the page."""
        return bool(self.page.evaluate(f"document.querySelector({json.dumps(what)}) !== null"))

    def text(self, what: str) -> str:
        """The words of a thing, none if it is not there."""
        return str(self.page.evaluate(f"document.querySelector({json.dumps(what)})?.textContent.trim() ?? ''"))

    def press(self, what: str, name: str = "", *, at: tuple[int, int] | None = None, seconds: float = 10) -> None:
        """A click on a thing, once it lies still and nothing covers it."""
        asked = f"{FIND}({json.dumps([what, name, at])[1:-1]})"
        found: dict[str, Any] | None = None

        def ready() -> bool:
            nonlocal found
            found = self.page.evaluate(asked)
            return found is not None and bool(found["ready"])

        self.until(ready, f"no {what} {name} to press", seconds=seconds)
        assert found
        self.page.click(*found["spot"])

    def make_table(self, name: str, edition: str) -> None:
        """Makes a table from the start page."""
        self.press("label", "^Your name$")
        self.page.type(name)
        self.press("label", f"^{edition}")
        self.press("button", "^Make a table$")

    def short_match(self) -> None:
        """Makes bots quick, and the match as short as the rules of a table allow."""
        self.press("label", "^At once$")
        self.until(lambda: self._is_checked("At once"), "bots are not quick")
        self.press("summary", r"^\d+ rulings? of this edition$")
        self.press("details.ruling > summary", "^Target")
        while not self.there("details.ruling[open] button:first-of-type:disabled"):
            before = self.text("details.ruling[open] output")
            self.press("details.ruling[open] button", "^Less$")
            self.until(partial(self._changed, "details.ruling[open] output", before), "no lower target")

    def _is_checked(self, name: str) -> bool:
        labels = "[...document.querySelectorAll('label:has(input:checked)')]"
        return bool(self.page.evaluate(f"{labels}.some((each) => each.textContent.trim() === {json.dumps(name)})"))

    def play(self, *, seconds: float) -> None:
        """Answers whatever is asked until the match is over."""
        end = time.monotonic() + seconds
        while not self.there(".result .after"):
            if time.monotonic() > end:
                raise TooLong("the match does not end")
            asked = self._asked()
            if asked == "wait":
                time.sleep(0.02)
                continue
            # What was asked may have gone by the time of the click: the deadline, or a catch.
            with contextlib.suppress(TooLong):
                self._answer(asked)
                self.answered[asked] = self.answered.get(asked, 0) + 1
                self.until(partial(self._asked_else, asked), "nothing has come of it", seconds=0.4)

    def _asked(self) -> str:
        return str(self.page.evaluate(f"({LOOK})()"))

    def _asked_else(self, before: str) -> bool:
        return self._asked() != before

    def _changed(self, what: str, before: str) -> bool:
        return self.text(what) != before

    def _answer(self, asked: str) -> None:
        if asked == "color":
            self.press(".wedges button", seconds=3)
        elif asked == "answer":
            self.press("section.prompt .answer:last-child", seconds=3)
        elif asked == "target":
            self.press("button.choosable", "^Choose ", seconds=3)
        elif asked == "give":
            self._card("can be given")
        elif asked == "play":
            if self.page.evaluate("document.querySelectorAll('[role=option]').length") == 2:
                self._call()
            self._card("can be played")
        elif asked == "draw":
            self.press("button.pile.ready", seconds=3)
        elif asked == "result":
            self.press(".result button", "^Next round$", seconds=3)

    def _call(self) -> None:
        if self.there("button.uno[aria-pressed=false]"):
            self.press("button.uno", seconds=3)

    def _card(self, can: str) -> None:
        """A first click lifts the card, a second one plays it."""
        self.press("[role=option]", can, at=CARD, seconds=3)
        self.until(lambda: self.there("[role=option][aria-selected=true]"), "no card is lifted", seconds=3)
        self.press("[role=option][aria-selected=true]", at=CARD, seconds=3)


def whole_match(ana: Visitor, address: str, *, still: bool = False) -> None:
    """A match against bots, from the start page to the final result, by the page's own controls."""
    ana.page.go(address)
    if still:
        ana.page.evaluate(f"(() => {{ {STILL} }})()")
        ana.page.go(address)
    ana.make_table("Ana", "Classic UNO")
    ana.short_match()
    ana.press("button", "^Deal the cards$")
    ana.play(seconds=90)
    assert "the match" in ana.text("#result-title")
    assert ana.there(".result .after a[href^='/r/']")
    assert ana.answered["play"] > 0
    assert sum(ana.answered.values()) > 3
    assert not ana.page.troubles()
