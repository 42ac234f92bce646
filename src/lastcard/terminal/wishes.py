"""What the person types, read as moves: numbers, cards, colors, names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lastcard.editions.cards import COLOR_NAMES

from .hand import find, whole

PLAIN: Final = {
    "draw": "draw",
    "d": "draw",
    "keep": "keep",
    "k": "keep",
    "pass": "pass",
    "accept": "accept",
    "a": "accept",
    "challenge": "challenge",
    "silent": "silent",
}
TALK: Final = ("help", "?", "score", "rules", "save", "quit", "q", "exit", "undo", "why", "what", "hand", "table")
"""Words that make no move."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What was typed: a move, or a word that makes none with what came after it."""

    word: str
    """``move``, or one of `TALK`, or ``unknown``, ``no-number``, ``no-player``."""
    text: str = ""
    """The move in notation, or what came after the word."""
    calls: bool = False
    """Whether UNO is called along with the move."""


@dataclass(frozen=True, slots=True)
class Place:
    """What a reader of wishes has to know about the person's place at the table."""

    asks: str
    hand: tuple[str, ...]
    """The hand in the order of its numbers."""
    drawn: str | None
    names: tuple[str, ...]
    window: int = -1
    """The seat that may be caught, while that is asked."""
    cards: tuple[str, ...] = ()
    """Every card of the box: one that is not held is refused, not misunderstood."""


def seat_of(text: str, names: Sequence[str]) -> int | None:
    """The seat that a name, the beginning of one, or a number names; both, as in a prompt, are fine too."""
    number, _, name = text.partition(" ")
    if (seat := whole(number)) is not None and (not name or seat_of(name, names) == seat):
        return seat if seat < len(names) else None
    wanted = text.casefold()
    exact = [seat for seat, name in enumerate(names) if name.casefold() == wanted]
    begun = [seat for seat, name in enumerate(names) if wanted and name.casefold().startswith(wanted)]
    found = exact or begun
    return found[0] if len(found) == 1 else None


def color_of(text: str) -> str | None:
    """The color that a word or its first letter names."""
    return next((color for color in COLOR_NAMES if text.casefold() in (color, color[0])), None)


def read(typed: str, place: Place) -> Wish:
    """What a line means to the question that is asked."""
    word, _, rest = typed.partition(" ")
    word = word.casefold()
    if word in TALK:
        return Wish(word, rest)
    if word in PLAIN and not rest:
        return Wish("move", PLAIN[word])
    if word == "uno":
        return call(rest, place)
    if word == "catch":
        return catch(rest, place)
    if word == "target" or (place.asks == "target" and word not in ("play", "color", "give")):
        seat = seat_of(rest if word == "target" else typed, place.names)
        return Wish("no-player", rest or typed) if seat is None else Wish("move", f"target {seat}")
    if word == "color" or (place.asks == "color" and color_of(typed)):
        named = rest if word == "color" else typed
        return Wish("move", f"color {color_of(named) or named}") if named else Wish("unknown", typed)
    return card(typed, word, rest, place)


def call(rest: str, place: Place) -> Wish:
    """An UNO call, alone or along with a card."""
    if not rest:
        return Wish("move", "uno")
    wish = read(rest, place)
    is_play = wish.word == "move" and wish.text.startswith("play ")
    return Wish("move", wish.text, calls=True) if is_play else Wish("unknown", f"uno {rest}")


def catch(rest: str, place: Place) -> Wish:
    """A catch, of whoever is asked about if nobody is named."""
    seat = seat_of(rest, place.names) if rest else place.window
    return Wish("no-player", rest) if seat is None else Wish("move", f"catch {seat}")


def card(typed: str, word: str, rest: str, place: Place) -> Wish:
    """A card to play or to give."""
    named = rest if word in ("play", "give") else typed
    verb = "give" if word == "give" or (place.asks == "give" and word != "play") else "play"
    if word == "play" and not rest and place.drawn:
        return Wish("move", f"play {place.drawn}")
    found = find(named, place.hand)
    if found is not None:
        return Wish("move", f"{verb} {found}")
    if whole(named) is not None:
        return Wish("no-number", named)
    elsewhere = find(named, place.cards)
    if elsewhere or (word in ("play", "give") and rest):
        return Wish("move", f"{verb} {elsewhere or rest.replace(' ', '')}")
    if len(typed) > 1 and color_of(typed):
        return Wish("move", f"color {color_of(typed)}")
    return Wish("unknown", typed)
