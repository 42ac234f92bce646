"""Statements that are put into the database's own words once, and not each time they are used.

The one thread that writes needs the interpreter while it puts words together, and so holds up every table; for a small
transaction that takes longer than everything else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from sqlalchemy import ClauseElement, Connection, CursorResult

Values: TypeAlias = Mapping[str, Any]


class Prepared:
    """A statement whose values are all named, and none of which the database has to be given in another form."""

    def __init__(self, statement: ClauseElement) -> None:
        self._statement = statement
        self._words: dict[str, tuple[str, Sequence[str] | None]] = {}

    def run(self, connection: Connection, values: Values | Sequence[Values]) -> CursorResult[Any]:
        """Runs it, once or for several sets of values."""
        text, order = self._in_words(connection)
        if order is None:
            return connection.exec_driver_sql(text, values)
        if isinstance(values, Mapping):
            return connection.exec_driver_sql(text, tuple(values[name] for name in order))
        return connection.exec_driver_sql(text, [tuple(each[name] for name in order) for each in values])

    def _in_words(self, connection: Connection) -> tuple[str, Sequence[str] | None]:
        """The text, and in which order the values belong into it where they have no names."""
        dialect = connection.dialect
        known = self._words.get(dialect.name)
        if known is None:
            compiled: Any = self._statement.compile(dialect=dialect)
            known = self._words[dialect.name] = str(compiled), compiled.positiontup
        return known
