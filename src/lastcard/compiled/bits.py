"""Bit tricks of the compiled rules as single machine instructions."""

from typing import Any

from numba import types
from numba.core import cgutils
from numba.extending import intrinsic


@intrinsic
def lowest_bit(_context: Any, _mask: Any) -> Any:
    """The position of the lowest bit set in a mask that is not zero."""

    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        undefined_for_zero = cgutils.true_bit
        return builder.cttz(args[0], undefined_for_zero)

    return types.int64(types.int64), generate


@intrinsic
def count_bits(_context: Any, _mask: Any) -> Any:
    """How many bits are set in a mask."""

    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate
