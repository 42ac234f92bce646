"""Moves in words: "Play red 5", "Draw", "Choose Ana"."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.text.cards import card_name, color_name
from lastcard.text.catalog import fill


def move_words(move: str, names: Sequence[str], language: str | None = None, *, isolate: bool = False) -> str:
    """A move in words, from its notation; calls and catches have none, since nobody is asked for them.

    >>> move_words("play R5", []), move_words("target 1", ["Ana", "Ben"]), move_words("accept", [])
    ('Play red 5', 'Choose Ben', 'Take the cards')
    """
    verb, _, what = move.partition(" ")
    args = {
        "card": card_name(what, language) if verb in ("play", "give") else "",
        "color": color_name(what, language) if verb == "color" else "",
        "name": names[int(what)] if verb == "target" else "",
    }
    return fill(f"move-{verb}", language, args, isolate=isolate)
