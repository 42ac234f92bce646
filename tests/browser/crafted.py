"""Matches that begin from a table laid out by hand, described as in the conformance cases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from lastcard.editions import Edition
from lastcard.game import Match
from lastcard.game.conform import Case, Check, Stepper
from lastcard.server import room


def lay(monkeypatch: pytest.MonkeyPatch, edition: str, **case: Any) -> None:
    """The next match at any table begins like this."""

    class Laid(Match):
        @classmethod
        def new(cls, edition: Edition, names: Sequence[str], **_: Any) -> Match:
            match = Match.new(edition, names, dealer=len(names) - 1)
            match.table = Check(Case("browser", "laid", description), Stepper()).set_up()
            return match

    description = {"edition": edition, "seats": len(case["hands"]), "discard": "R5", "turn": 0, **case}
    monkeypatch.setattr(room, "Match", Laid)
