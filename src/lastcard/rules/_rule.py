"""The mark on every rule function, and what plain and compiled rules do differently.

The compiled twin replaces this module: there the marks compile, the bit tricks are single machine
instructions, ChaCha's rows are vectors, and a table is copied as one block of memory.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias, TypeVar

if TYPE_CHECKING:
    from .table import Table

Words: TypeAlias = tuple[int, ...]
WORD_MASK = 0xFFFFFFFF

F = TypeVar("F", bound=Callable[..., object])


def rule(function: F) -> F:
    """Mark a function of the rules. Plain Python leaves it as it is."""
    return function


def hot(function: F) -> F:
    """Mark a rule on the way of every move, which the compiled twin puts into its callers."""
    return function


def entry(function: F) -> F:
    """Mark a rule that is also called from outside, so that its compiled form has a way in."""
    return function


def lowest_bit(mask: int) -> int:
    """The position of the lowest bit set in a mask that is not zero."""
    return (mask & -mask).bit_length() - 1


def count_bits(mask: int) -> int:
    """How many bits are set in a mask."""
    return mask.bit_count()


def eight_rounds(a: Words, b: Words, c: Words, d: Words) -> tuple[Words, Words, Words, Words]:
    """ChaCha's eight rounds (Bernstein 2008) on its four rows of 32-bit words."""
    for _ in range(4):
        a, b, c, d = _quarter_rounds(a, b, c, d)
        # The diagonals of the square are its columns once the rows are turned.
        a, b, c, d = _quarter_rounds(a, b[1:] + b[:1], c[2:] + c[:2], d[3:] + d[:3])
        b, c, d = b[3:] + b[:3], c[2:] + c[:2], d[1:] + d[:1]
    return a, b, c, d


def _quarter_rounds(a: Words, b: Words, c: Words, d: Words) -> tuple[Words, Words, Words, Words]:
    """ChaCha's quarter round on every column."""
    for turn_d, turn_b in ((16, 12), (8, 7)):
        a = tuple([(x + y) & WORD_MASK for x, y in zip(a, b, strict=True)])
        d = tuple([_turned(x ^ y, turn_d) for x, y in zip(d, a, strict=True)])
        c = tuple([(x + y) & WORD_MASK for x, y in zip(c, d, strict=True)])
        b = tuple([_turned(x ^ y, turn_b) for x, y in zip(b, c, strict=True)])
    return a, b, c, d


def _turned(word: int, places: int) -> int:
    return (word << places | word >> (32 - places)) & WORD_MASK


def copy_table(tables: list[Table], source: int, target: int) -> None:
    """Put a copy of one table of a row in the place of another."""
    tables[target] = tables[source].copy()
