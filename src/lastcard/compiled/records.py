"""Tables and sheets as the packed records that compiled rules work on."""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from lastcard.editions import Edition
from lastcard.rules.layout import Packed, dtype_of
from lastcard.rules.table import Table
from lastcard.rules.words import MOVES

Record: TypeAlias = Any
"""One packed record; NumPy has no type for its fields."""


def pack(state: Packed) -> Record:
    """A plain state as a record."""
    return state.pack().view(np.recarray)[0]


def sheet_of(edition: Edition) -> Record:
    """The rule sheet of an edition as a record."""
    return pack(edition.sheet)


def tables(count: int) -> npt.NDArray[np.void]:
    """A row of empty tables."""
    return np.zeros(count, dtype_of(Table)).view(np.recarray)


def moves_out() -> npt.NDArray[np.int64]:
    """Room for all legal moves."""
    return np.zeros(MOVES, np.int64)
