"""What a person typed, read as a command or as a move of the open question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lastcard.editions.cards import COLOR_NAMES
from lastcard.game import View

from .hand import find
from .names import seat_named

SHORT = {
    "d": "draw",
    "k": "keep",
    "a": "accept",
    "c": "challenge",
    "q": "quit",
    "h": "help",
    "?": "help",
    "exit": "quit",
}
COMMANDS = ("help", "score", "rules", "save", "quit", "undo", "why")
"""What changes nothing at the table."""


@dataclass(frozen=True, slots=True)
class Typed:
    """One line: a command with its argument, or moves to make one after the other."""

    command: str = ""
    argument: str = ""
    moves: tuple[str, ...] = ()
    problem: str = ""
    """What is not understood."""


def read(text: str, view: View, hand: Sequence[str], names: Sequence[str]) -> Typed:
    """Read a line, given the question that is open and the hand as it lies."""
    words = text.split()
    if not words:
        return Typed(moves=("silent",)) if "silent" in view.legal else Typed(problem=" ")
    first = SHORT.get(words[0].casefold(), words[0].casefold())
    rest = words[1:]
    if first in COMMANDS:
        return Typed(command=first, argument=" ".join(rest))
    if first == "uno":
        return Typed(moves=("uno", *play(rest, view, hand).moves)) if rest else Typed(moves=("uno",))
    if rest and rest[-1].casefold() == "uno":
        return Typed(moves=("uno", *read(" ".join(words[:-1]), view, hand, names).moves))
    if first in ("draw", "keep", "pass", "accept", "challenge", "silent") and not rest:
        return Typed(moves=(first,))
    if first == "catch":
        return catch(rest, view, names)
    if first == "target" or view.asks == "target":
        seat = seat_named((rest or words)[0], names)
        return Typed(problem=text) if seat is None else Typed(moves=(f"target {seat}",))
    if first == "color" or view.asks == "color":
        return color((rest or words)[-1], text)
    if first in ("play", "give") and not rest and view.drawn:
        return Typed(moves=(f"play {view.drawn}",))
    return play(rest if first in ("play", "give", "p") else words, view, hand)


def color(word: str, text: str) -> Typed:
    """A color by name or by its first letter."""
    found = [name for name in COLOR_NAMES if name.startswith(word.casefold())]
    return Typed(moves=(f"color {found[0]}",)) if len(found) == 1 else Typed(problem=text)


def catch(rest: Sequence[str], view: View, names: Sequence[str]) -> Typed:
    """Whom to catch: the player named, or the only one who can be caught."""
    if not rest and len(view.catchable) == 1:
        return Typed(moves=(f"catch {view.catchable[0]}",))
    seat = seat_named(rest[0], names) if rest else None
    return Typed(problem=" ".join(["catch", *rest])) if seat is None else Typed(moves=(f"catch {seat}",))


def play(words: Sequence[str], view: View, hand: Sequence[str]) -> Typed:
    """A card to play, or to give where one is asked for."""
    text = " ".join(words)
    card = find(text, hand)
    if card is None:
        known = {kind.code for kind in view.edition.cards}
        card = text.upper() if text.upper() in known else None
    verb = "give" if view.asks == "give" else "play"
    return Typed(problem=text) if card is None else Typed(moves=(f"{verb} {card}",))
