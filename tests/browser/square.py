"""Reads a QR code off a page, as the camera of another device does.

Only small and clean codes: nothing is corrected, and in larger ones the text would not lie in one piece.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import islice

from playwright.sync_api import Locator

QUIET = 4
FORMAT = 0b101010000010010
"""What the five bits about a code, and those that guard them, are mixed with."""
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda y, x: (y + x) % 2,
    lambda y, _: y % 2,
    lambda _, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)
"""A field is turned over where this is 0."""
SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"


def read(square: Locator) -> str:
    """The text of the code drawn in an element."""
    return decode(fields(str(square.get_attribute("viewBox")), str(square.locator("path").get_attribute("d"))))


def fields(box: str, path: str) -> list[list[int]]:
    """The fields row by row, 1 for a dark one, from a path that runs along the dark ones."""
    side = int(box.split()[2]) - 2 * QUIET
    rows = [[0] * side for _ in range(side)]
    for x, y, run in re.findall(r"M(\d+) (\d+)h(\d+)v", path):
        start = int(x) - QUIET
        rows[int(y) - QUIET][start : start + int(run)] = [1] * int(run)
    return rows


def decode(rows: list[list[int]]) -> str:
    """The text of a code."""
    assert len(rows) <= 29, "the link has become too long for this reader"
    about = [rows[8][x] for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [rows[y][8] for y in (7, 5, 4, 3, 2, 1, 0)]
    mask = MASKS[(number(about) ^ FORMAT) >> 10 & 0b111]
    bits = (rows[y][x] ^ (not mask(y, x)) for y, x in places(len(rows)))
    text = b""
    while mode := number(islice(bits, 4)):
        if mode == 1:
            left = number(islice(bits, 10))
            while left:
                digits = min(left, 3)
                text += b"%0*d" % (digits, number(islice(bits, (4, 7, 10)[digits - 1])))
                left -= digits
        elif mode == 2:
            left = number(islice(bits, 9))
            while left:
                signs = min(left, 2)
                pair = divmod(number(islice(bits, (6, 11)[signs - 1])), 45)
                text += "".join(SIGNS[sign] for sign in pair[-signs:]).encode()
                left -= signs
        else:
            assert mode == 4, f"mode {mode}"
            text += bytes(number(islice(bits, 8)) for _ in range(number(islice(bits, 8))))
    return text.decode()


def places(side: int) -> Iterator[tuple[int, int]]:
    """Where the bits lie: in pairs of columns from the right, up and down, around what every code has."""
    upward = True
    for right in [*range(side - 1, 6, -2), 5, 3, 1]:
        for y in reversed(range(side)) if upward else range(side):
            yield from ((y, x) for x in (right, right - 1) if not frame(side, y, x))
        upward = not upward


def frame(side: int, y: int, x: int) -> bool:
    """Whether a field is one of those by which a camera finds its way: corners, dotted lines, the small square."""
    near, far = range(9), range(side - 8, side)
    corner = (y in near and (x in near or x in far)) or (y in far and x in near)
    small = side > 21 and abs(y - side + 7) <= 2 and abs(x - side + 7) <= 2
    return corner or small or 6 in (y, x)


def number(bits: Iterator[int] | list[int]) -> int:
    """Bits as a number, the highest first."""
    value = 0
    for bit in bits:
        value = value << 1 | bit
    return value
