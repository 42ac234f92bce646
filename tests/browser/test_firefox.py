"""A whole match in Firefox."""

from __future__ import annotations

from pathlib import Path

from tests.browser.conftest import needed
from tests.browser.serving import Server
from tests.browser.webdriver import firefox
from tests.browser.webdriver_player import Visitor, whole_match


def test_a_whole_match_in_firefox(server: Server, tmp_path: Path) -> None:
    with firefox(needed("Firefox"), tmp_path) as page:
        whole_match(Visitor(page), server.address)
