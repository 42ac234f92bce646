"""The mark on every rule function, and the two things that plain and compiled rules do differently.

The compiled twin replaces this module: there :func:`rule` compiles, and the bit tricks are single
machine instructions.
"""

from collections.abc import Callable
from typing import TypeVar

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
