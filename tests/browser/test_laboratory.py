"""The laboratory's report in a browser: on a desktop and on a phone, with nothing asked of any other place."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from lastcard.simulate import Results, simulate
from lastcard.simulate.report import write_report
from lastcard.text import speaking
from tests.browser.axe import Look
from tests.browser.conftest import DEVICES, watch

OUTSIDE = """() => [...document.querySelectorAll('main *')].filter((each) => {
    const { left, right, width } = each.getBoundingClientRect();
    return width && (left < -0.5 || right > innerWidth + 0.5) && !each.closest('.scroll');
}).map((each) => each.outerHTML.slice(0, 80))"""
"""What reaches beyond the page, what is scrolled by itself left out."""
COVERED = """() => [...document.querySelectorAll('.bars > div')].filter((row) => {
    const label = row.querySelector('.label').getBoundingClientRect();
    const value = row.querySelector('.value').getBoundingClientRect();
    const track = row.querySelector('.track').getBoundingClientRect();
    const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return over(label, value) || over(label, track) || over(value, track) || !track.width;
}).map((row) => row.textContent)"""
"""Rows of bars in which one thing lies over another."""


@pytest.fixture(scope="module")
def results() -> tuple[Results, Results]:
    bots = ["casual", "random", "casual", "random"]
    return (
        simulate("mario-kart", ["casual"] * 4, matches=60, seed="seen"),
        simulate("mario-kart", bots, rounds=200, seed="seen", rotate=True),
    )


@pytest.mark.parametrize(("device", "language"), [("desktop", "en"), ("phone", "de"), ("phone", "fa")])
def test_a_report_fits_and_has_no_barriers(
    browser: Browser,
    results: tuple[Results, Results],
    troubles: list[str],
    look: Look,
    tmp_path: Path,
    device: str,
    language: str,
) -> None:
    file = tmp_path / "report.html"
    with speaking(language):
        write_report(results[0], file, results[1])
    context = browser.new_context(**DEVICES[device])
    watch(context, troubles, (file.as_uri(),))
    page = context.new_page()
    page.goto(file.as_uri())
    sections = page.locator("section")
    expect(sections).to_have_count(15)
    for text in sections.locator(".answer").all_inner_texts():
        assert len(text) > 10
    fits(page)
    for summary in page.locator("summary").all():
        summary.click()
    fits(page)
    look(page, f"report on a {device} in {language}")
    context.close()


def fits(page: Page) -> None:
    """Nothing is wider than the page, and nothing lies over anything else."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(COVERED) == []
