"""Changes to keep, for tests of stores."""

from __future__ import annotations

from lastcard.server.store.shapes import Change, KeptRecord, Line


def change(
    table: str, fence: int, number: int, *, match: int = 1, line: int | None = None, record: str | None = None
) -> Change:
    """A change that adds one line to a match's record; the first of a table adds the header."""
    return Change(
        table,
        fence,
        number,
        f'{{"change": {number}}}'.encode(),
        (Line(match, number - 1 if line is None else line, f'{{"line": "{table} {number} ü"}}'),),
        KeptRecord(record, f"the record {record}\n") if record else None,
    )
