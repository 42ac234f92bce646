"""The table as text and as an image, as one seat sees it."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from lastcard.editions import Edition
from lastcard.game.view import View, view
from lastcard.rules.table import Table
from lastcard.rules.words import Seat
from lastcard.text import color_name, say

from .glyphs import HEIGHT as GLYPH_HEIGHT
from .glyphs import dots, width_of

WIDTH, HEIGHT = 640, 400
"""The size of an image."""
CARD_WIDTH, CARD_HEIGHT, MARGIN = 56, 84, 16
INK: dict[str, tuple[int, int, int]] = {
    "red": (200, 44, 40),
    "yellow": (240, 190, 30),
    "green": (40, 140, 70),
    "blue": (30, 100, 190),
    "wild": (40, 40, 44),
    "none": (235, 235, 230),
    "back": (84, 72, 110),
    "felt": (22, 62, 52),
    "white": (250, 250, 248),
    "dark": (24, 24, 28),
    "asked": (255, 140, 40),
}
LETTERS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "W": "wild"}

Image = npt.NDArray[np.uint8]


def text(edition: Edition, table: Table, seat: Seat) -> str:
    """The table in a few lines."""
    seen = view(edition, table, seat)
    direction = say("terminal-direction", direction="left" if seen.direction > 0 else "right")
    direction += f" {say('terminal-draw-pile', amount=seen.draw_pile)}"
    lines = [
        f"{say('terminal-top', card=seen.top)}   {say('terminal-color', color=color_name(seen.color))}",
        direction,
    ]
    others = []
    for away in range(1, seen.seats):
        other = (seat + away) % seen.seats
        state = "-catchable" if other in seen.catchable else "-uno" if other in seen.called else ""
        others.append(say(f"terminal-opponent{state}", name=f"+{away}", amount=seen.held[other]))
    lines.append("   ".join(others))
    if seen.owed:
        lines.append(say("terminal-owed", amount=seen.owed))
    lines.append(f"{say('terminal-hand-header', amount=len(seen.hand))} {' '.join(seen.hand)}")
    if seen.asked == seat:
        lines.append(f"{seen.asks}: {', '.join(seen.legal)}")
    return "\n".join(lines)


def image(edition: Edition, table: Table, seat: Seat) -> Image:
    """The table as an image: height x width x 3 bytes."""
    seen = view(edition, table, seat)
    canvas = np.empty((HEIGHT, WIDTH, 3), np.uint8)
    canvas[:] = INK["felt"]
    draw_others(canvas, seen, seat)
    draw_piles(canvas, seen)
    draw_hand(canvas, seen, seat)
    return canvas


def fill(canvas: Image, left: int, top: int, width: int, height: int, ink: str) -> None:
    """A rectangle with its corners cut off."""
    canvas[top + 2 : top + height - 2, left : left + width] = INK[ink]
    canvas[top : top + height, left + 2 : left + width - 2] = INK[ink]


def write(canvas: Image, left: int, top: int, words: str, scale: int, ink: str) -> None:
    """Write words in large dots."""
    for x, y in dots(words):
        canvas[top + y * scale : top + (y + 1) * scale, left + x * scale : left + (x + 1) * scale] = INK[ink]


def centered(canvas: Image, middle: int, top: int, words: str, scale: int, ink: str) -> None:
    """Write words around a middle."""
    write(canvas, middle - width_of(words) * scale // 2, top, words, scale, ink)


def draw_card(canvas: Image, left: int, top: int, card: str | None) -> None:
    """A card, or the back of one."""
    fill(canvas, left, top, CARD_WIDTH, CARD_HEIGHT, "white")
    color = "back" if card is None else LETTERS[card[0]]
    fill(canvas, left + 3, top + 3, CARD_WIDTH - 6, CARD_HEIGHT - 6, color)
    if card is None:
        fill(canvas, left + 14, top + 22, CARD_WIDTH - 28, CARD_HEIGHT - 44, "white")
        return
    ink = "dark" if color == "yellow" else "white"
    symbol = card[1:] if len(card) > 1 else ""
    write(canvas, left + 7, top + 7, symbol, 2, ink)
    if color == "wild":
        for at, each in enumerate(("red", "yellow", "green", "blue")):
            x, y = left + 12 + at % 2 * 17, top + 28 + at // 2 * 17
            fill(canvas, x, y, 15, 15, each)
    else:
        scale = 6 if len(symbol) == 1 else 5
        centered(canvas, left + CARD_WIDTH // 2, top + (CARD_HEIGHT - GLYPH_HEIGHT * scale) // 2, symbol, scale, ink)


def draw_others(canvas: Image, seen: View, seat: Seat) -> None:
    """The other seats, from the left neighbor on; whoever is asked is framed."""
    room = WIDTH // max(seen.seats - 1, 1)
    for away in range(1, seen.seats):
        other = (seat + away) % seen.seats
        left = (away - 1) * room + (room - CARD_WIDTH) // 2
        if other == seen.asked:
            fill(canvas, left - 4, MARGIN - 4, CARD_WIDTH + 8, CARD_HEIGHT + 8, "asked")
        draw_card(canvas, left, MARGIN, None)
        middle = left + CARD_WIDTH // 2
        centered(canvas, middle, MARGIN + CARD_HEIGHT // 2 - 7, str(seen.held[other]), 3, "dark")
        said = "UNO" if other in seen.called else "UNO?" if other in seen.catchable else f"+{away}"
        centered(canvas, middle, MARGIN + CARD_HEIGHT + 8, said, 2, "white")


def draw_piles(canvas: Image, seen: View) -> None:
    """The two piles, the active color around the top card, and the direction."""
    top, middle = 150, WIDTH // 2
    draw_card(canvas, middle - CARD_WIDTH - 24, top, None)
    centered(canvas, middle - CARD_WIDTH // 2 - 24, top + CARD_HEIGHT // 2 - 7, str(seen.draw_pile), 3, "dark")
    fill(canvas, middle + 14, top - 10, CARD_WIDTH + 20, CARD_HEIGHT + 20, seen.color)
    draw_card(canvas, middle + 24, top, seen.top)
    arrow = ">>>" if seen.direction > 0 else "<<<"  # along the row of the others, whose first is the left neighbor
    centered(canvas, middle + 160, top + CARD_HEIGHT // 2 - 7, arrow, 3, "white")
    if seen.owed:
        centered(canvas, middle - 160, top + CARD_HEIGHT // 2 - 10, f"+{seen.owed}", 4, "asked")


def draw_hand(canvas: Image, seen: View, seat: Seat) -> None:
    """One's own cards, and the open question if it is one's own."""
    top = HEIGHT - CARD_HEIGHT - MARGIN
    if seen.asked == seat:
        fill(canvas, 0, top - 8, WIDTH, 4, "asked")
        centered(canvas, WIDTH // 2, top - 26, seen.asks.upper(), 2, "asked")
    if not seen.hand:
        return
    room = WIDTH - 2 * MARGIN - CARD_WIDTH
    pace = min(CARD_WIDTH + 6, room // max(len(seen.hand) - 1, 1))
    left = (WIDTH - CARD_WIDTH - pace * (len(seen.hand) - 1)) // 2
    for at, card in enumerate(seen.hand):
        draw_card(canvas, left + at * pace, top, card)
