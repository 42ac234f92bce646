"""Browsers, a server and pages for the browser tests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

from tests.browser import axe
from tests.browser.serving import Server, serving
from tools import browsers

NAME = "friends-at-home.test"
"""A name that is not loopback: pages under it are no secure context."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
)
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {
        "viewport": {"width": 360, "height": 740},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
}
STILL = """
    if (location.protocol.startsWith('http') && !localStorage.getItem('lastcard.settings'))
        localStorage.setItem('lastcard.settings', JSON.stringify({ speed: 'off', sounds: false }));
"""
"""Without animations, as a person may set it."""


class OpenPage(Protocol):
    """Opens a page on a device of its own."""

    def __call__(self, path: str = "/", *, on: str = "desktop", name: str = "127.0.0.1", **options: Any) -> Page:
        """The page at a path of the server."""


def needed(name: str) -> Path:
    """The program of a browser; without it the test is skipped, or fails where that would go unnoticed."""
    program = browsers.find(name)
    if program is None:
        assert not os.environ.get("CI"), f"no {name} here"
        pytest.skip(f"no {name} on this machine")
    return program


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": str(needed("Chromium")), "args": list(FLAGS)}


@pytest.fixture
def server() -> Iterator[Server]:
    with serving() as running:
        yield running


@pytest.fixture
def troubles() -> Iterator[list[str]]:
    """What went wrong in the pages; a test that expects something takes it out again."""
    found: list[str] = []
    yield found
    assert not found, "\n".join(found)


@pytest.fixture
def open_page(browser: Browser, server: Server, troubles: list[str]) -> Iterator[OpenPage]:
    contexts: list[BrowserContext] = []

    def go(path: str = "/", *, on: str = "desktop", name: str = "127.0.0.1", **options: Any) -> Page:
        context = browser.new_context(**DEVICES[on], **options)
        context.set_default_timeout(10_000)
        context.add_init_script(STILL)
        contexts.append(context)
        watch(context, troubles, (f"//127.0.0.1:{server.port}/", f"//{NAME}:{server.port}/"))
        page = context.new_page()
        page.goto(f"{server.address.partition(':')[0]}://{name}:{server.port}{path}")
        return page

    yield go
    for context in contexts:
        context.close()


@pytest.fixture
def look() -> Iterator[axe.Look]:
    """Looks for barriers on a page as it is; whatever was found is told at the end."""
    found: list[str] = []

    def at(page: Page, screen: str) -> None:
        found.extend(f"{screen}, {each}" for each in axe.violations_in_both_schemes(page))

    yield at
    assert not found, "\n".join(found)


def watch(context: BrowserContext, troubles: list[str], allowed: tuple[str, ...]) -> None:
    """Notes every error in a page, and every request that does not go to the server."""

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.endswith("blocked by Playwright"):
            troubles.append(f"console: {message.text}")

    def asked(request: Request) -> None:
        if not any(host in request.url for host in allowed) and not request.url.startswith("blob:"):
            troubles.append(f"request to {request.url}")

    context.on("console", heard)
    context.on("weberror", lambda error: troubles.append(f"error: {error.error}"))
    context.on("request", asked)
