"""Matches that begin from a table laid out by hand, described as in the conformance cases."""

from __future__ import annotations

from typing import Any

import pytest

from lastcard.server import dealing
from tools.laying import laid


def lay(monkeypatch: pytest.MonkeyPatch, edition: str, **case: Any) -> None:
    """The next match at any table begins like this."""
    monkeypatch.setattr(dealing, "Match", laid(edition, **case))
