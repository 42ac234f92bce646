"""The mark on every rule function, and what plain and compiled rules do differently.

The compiled twin replaces this module: there the marks compile, the bit tricks are single machine
instructions, and a table is copied as one block of memory.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from .table import Table

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


def copy_table(tables: list[Table], source: int, target: int) -> None:
    """Put a copy of one table of a row in the place of another."""
    tables[target] = tables[source].copy()
