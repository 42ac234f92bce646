"""Looks for barriers on a page, with axe."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Page

from tools.environment import ROOT

Look = Callable[[Page, str], None]
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
FADED = """async () => {
    const runs = (each) => each.playState === 'running' && each.effect.getComputedTiming().endTime !== Infinity;
    // A slow machine takes some frames until the page has heard of other colors.
    for (let calm = 0; calm < 4; calm += 1) {
        await new Promise(requestAnimationFrame);
        for (const each of document.getAnimations().filter(runs)) {
            each.finish();
            calm = 0;
        }
    }
}"""
"""Lets colors arrive that fade into each other."""
SOURCE = ROOT / "web/node_modules/axe-core/axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe finds on the page as it is, a line each."""
    # Evaluated, not added as an element: the page's own policy lets no foreign script in.
    page.evaluate(SOURCE.read_text(encoding="utf-8") + ";0")
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    barriers = found["violations"]
    return [f"{each['id']}: {node['target']}\n{node['failureSummary']}" for each in barriers for node in each["nodes"]]


def violations_in_both_schemes(page: Page) -> list[str]:
    """What axe finds in light colors and in dark ones."""
    found: list[str] = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.evaluate(FADED)
        found.extend(f"{scheme}: {each}" for each in violations(page))
    return found
