"""A whole match in WebKit, the engine of Safari."""

from __future__ import annotations

from pathlib import Path

from tests.browser.conftest import needed
from tests.browser.serving import Server
from tests.browser.webdriver import webkit
from tests.browser.webdriver_player import Visitor, whole_match


def test_a_whole_match_in_webkit(server: Server, tmp_path: Path) -> None:
    with webkit(needed("WebKit"), needed("Xvfb"), tmp_path) as page:
        # Without a graphics card it draws so slowly that animations alone would make this a minute.
        whole_match(Visitor(page), server.address, still=True)
