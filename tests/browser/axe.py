"""Looks for barriers on a page, with axe."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tools.environment import ROOT

SOURCE = ROOT / "web/node_modules/axe-core/axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe finds on the page as it is, a line each."""
    # Evaluated, not added as an element: the page's own policy lets no foreign script in.
    page.evaluate(SOURCE.read_text(encoding="utf-8") + ";0")
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    barriers = found["violations"]
    return [f"{each['id']}: {node['target']}\n{node['failureSummary']}" for each in barriers for node in each["nodes"]]
