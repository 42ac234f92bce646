"""Matches that begin from a table laid out by hand, described as in the conformance cases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lastcard.editions import Edition
from lastcard.game import Match
from lastcard.game.conform import Case, Check, Stepper


def laid(edition: str, *, scores: Sequence[int] = (), round_number: int = 1, **case: Any) -> type[Match]:
    """A match that begins like this, to be put in the place of `lastcard.server.dealing.Match`."""
    description = {"edition": edition, "seats": len(case["hands"]), "discard": "R5", "turn": 0, **case}

    class Laid(Match):
        @classmethod
        def new(cls, edition: Edition, names: Sequence[str], **_: Any) -> Match:
            match = Match.new(edition, names, seed="laid", dealer=len(names) - 1)
            match.table = Check(Case("laid", "laid", description), Stepper()).set_up()
            match.scores = tuple(scores) or match.scores
            match.round_number = round_number
            return match

    return Laid
