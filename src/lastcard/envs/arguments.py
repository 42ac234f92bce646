"""Arguments as programs give them: whole numbers, one a table, or a sentence that says what is wrong."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
import numpy.typing as npt

from lastcard.errors import BadChoice


def whole(what: str, given: object) -> int:
    """A whole number; a fraction is refused, never cut off.

    Raises:
        BadChoice: it is none.
    """
    try:
        return operator.index(given)  # type: ignore[arg-type]
    except TypeError:
        raise BadChoice("error-whole-number", what=what, given=" ".join(repr(given).split())) from None


def action_number(action: object) -> int:
    """An action as its row holds it; a number beyond all rows is no action there is.

    Raises:
        BadChoice: it is no whole number.
    """
    number = whole("action", action)
    return number if abs(number) < 2**63 else -1


def row(what: str, given: object, tables: int, kinds: str, message: str) -> npt.NDArray[Any]:
    """One value for each table, of the kinds of number that NumPy names with these letters.

    Raises:
        BadChoice: with the message if they are of another kind, or their number or shape is another.
    """
    try:
        values = np.asarray(given)
    except ValueError:  # rows of unequal length
        raise BadChoice(message, what=what, given=type(given).__name__) from None
    if values.ndim != 1:
        raise BadChoice("error-shape", what=what, shape=str(values.shape), tables=tables)
    if len(values) != tables:
        raise BadChoice("error-one-each", what=what, given=len(values), tables=tables)
    if values.dtype.kind not in kinds:
        raise BadChoice(message, what=what, given=str(values.dtype))
    return values


def action_row(actions: object, tables: int) -> npt.NDArray[np.int64]:
    """An action for each table.

    Raises:
        BadChoice: there is not one for each, or they are no whole numbers.
    """
    return np.ascontiguousarray(row("actions", actions, tables, "iu", "error-whole-number"), np.int64)


def mark_row(what: str, marks: object, tables: int) -> npt.NDArray[np.bool_]:
    """A mark for each table.

    Raises:
        BadChoice: there is not one for each; numbers of tables are no marks.
    """
    return row(what, marks, tables, "b", "error-marks")
