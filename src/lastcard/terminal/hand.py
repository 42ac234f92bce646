"""The hand as it lies before the person: sorted, numbered, what can be played marked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from lastcard.text import card_name

from .paint import WIDTH, Paint, padded, width

COLOR_ORDER = "RYGBW"
SYMBOL_ORDER = ("", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+1", "+2", "+4", "I", "D")


def in_order(cards: Iterable[str]) -> list[str]:
    """The cards by color and symbol, wilds last.

    >>> in_order(["W", "B2", "RS", "R5"])
    ['R5', 'RS', 'B2', 'W']
    """
    return sorted(cards, key=lambda card: (COLOR_ORDER.index(card[0]), SYMBOL_ORDER.index(card[1:])))


def numbered(hand: Sequence[str], marked: Iterable[str], paint: Paint) -> Iterator[str]:
    """Lines of numbered cards, down and then across, those that can be chosen marked with a star."""
    chosen = set(marked)
    cells = []
    for number, card in enumerate(hand, 1):
        star = "*" if card in chosen else " "
        shown = f"{number:>3} {star} {paint.chip(card)}"
        cells.append(paint.strong(shown) if star == "*" and not paint.color else shown)
    if not cells:
        return
    room = max(width(cell) for cell in cells) + 1
    across = max(1, min((WIDTH - 1) // room, 4))
    down = -(-len(cells) // across)
    for row in range(down):
        yield "".join(padded(cell, room) for cell in cells[row::down])


def whole(text: str) -> int | None:
    """The number that a text is, if it is one that anything here could have.

    >>> whole("12"), whole("-1"), whole("9" * 5000)
    (12, None, None)
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def find(text: str, hand: Sequence[str]) -> str | None:
    """The card of the hand that a text names: by its number, its short form or its name.

    >>> find("2", ["R5", "W+4"]), find("r5", ["R5"]), find("Wild Draw Four", ["W+4"]), find("9", ["R5"])
    ('W+4', 'R5', 'W+4', None)
    """
    if (number := whole(text)) is not None:
        return hand[number - 1] if 1 <= number <= len(hand) else None
    wanted = text.casefold()
    return next((card for card in hand if wanted in (card.casefold(), card_name(card).casefold())), None)
