"""What is read from the database, each piece checked against its digest."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, exc, select

from lastcard.server.store import digests
from lastcard.server.store.engines import is_damage
from lastcard.server.store.schema import lines, records, tables
from lastcard.server.store.shapes import Damaged, Kept, Line, Made

UNUSED_AFTER = 24 * 3600
"""Seconds after which a code that was claimed, and of which nothing was ever kept, is free again."""


def kept(connection: Connection, code: str, fence: int) -> Kept | None:
    """A table as it stands, given out under a fencing number.

    Raises:
        Damaged: a row of it is missing, or is not as it was written.
    """
    try:
        row = connection.execute(select(tables).where(tables.c.code == code)).one_or_none()
        if row is None or row.number == 0:
            return None
        chosen = select(lines.c.match, lines.c.number, lines.c.text, lines.c.digest).where(lines.c.code == code)
        found = connection.execute(chosen.order_by(lines.c.match, lines.c.number)).all()
    except exc.DBAPIError as problem:
        if is_damage(problem):
            raise Damaged(code) from problem
        raise
    if row.digest != digests.of_state(code, row.number, row.state, row.match, row.lines):
        raise Damaged(code)
    if [(each.match, each.number) for each in found] != [(row.match, number) for number in range(row.lines)]:
        raise Damaged(code)
    if any(each.digest != digests.of_line(code, each.match, each.number, each.text) for each in found):
        raise Damaged(code)
    held = tuple(Line(each.match, each.number, each.text) for each in found)
    return Kept(code, fence, row.number, bytes(row.state), held)


def made(connection: Connection, request: str) -> Made | None:
    """The table that a request has made."""
    row = connection.execute(select(tables.c.code, tables.c.number).where(tables.c.request == request)).one_or_none()
    return None if row is None else Made(row.code, row.number > 0)


def codes(connection: Connection) -> list[str]:
    """The codes of all tables of which something is kept."""
    return list(connection.execute(select(tables.c.code).where(tables.c.number > 0).order_by(tables.c.code)).scalars())


def record(connection: Connection, name: str) -> str | None:
    """A finished record's text; None if there is none.

    Raises:
        Damaged: it is not as it was written.
    """
    try:
        row = connection.execute(select(records).where(records.c.name == name)).one_or_none()
    except exc.DBAPIError as problem:
        if is_damage(problem):
            raise Damaged(name) from problem
        raise
    if row is None:
        return None
    if row.digest != digests.of_record(name, row.text):
        raise Damaged(name)
    return str(row.text)


def record_names(connection: Connection) -> list[tuple[str, int]]:
    """Every finished record's name and when it was finished, oldest first."""
    chosen = select(records.c.name, records.c.finished).order_by(records.c.finished, records.c.name)
    return [(row.name, row.finished) for row in connection.execute(chosen)]


def tidy(connection: Connection, keep_days: float | None) -> None:
    """Drops records older than they are kept, and codes that nobody has used."""
    now = time.time()
    connection.execute(delete(tables).where(tables.c.number == 0, tables.c.changed < int(now) - UNUSED_AFTER))
    if keep_days is not None:
        connection.execute(delete(records).where(records.c.finished < int(now - keep_days * 86400)))
