"""What waits to be written, all of it in one transaction."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeAlias

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.dialects import sqlite

from lastcard.server.store import digests
from lastcard.server.store.engines import is_sqlite
from lastcard.server.store.prepared import Prepared
from lastcard.server.store.schema import fences, lines, records, tables
from lastcard.server.store.shapes import Change, Fenced, Kept, Line


@dataclass(frozen=True)
class Claiming:
    """Somebody wants to be the owner of a table."""

    table: str


@dataclass(frozen=True)
class Making:
    """Somebody wants a code that no table has, perhaps for a request that makes one table only."""

    table: str
    request: str = ""


Request: TypeAlias = Change | Claiming | Making
Answer: TypeAlias = int | Exception | None
"""A fencing number, or nothing to say, or why this request failed while the others did not."""


class Odd(Exception):
    """The database did not do what it was told: nothing of the group may stay."""


@dataclass
class _Row:
    """A table as it stands, and as the group will leave it."""

    fence: int
    number: int
    match: int
    lines: int
    request: str | None


@dataclass
class _Plan:
    """What the statements of a group will write."""

    now: int
    states: list[dict[str, Any]] = field(default_factory=list)
    lines: list[dict[str, Any]] = field(default_factory=list)
    older: list[dict[str, Any]] = field(default_factory=list)
    """Tables that have begun another match."""
    claims: list[dict[str, Any]] = field(default_factory=list)
    closed: list[str] = field(default_factory=list)
    records: list[dict[str, Any]] = field(default_factory=list)


def write(connection: Connection, requests: Sequence[Request]) -> list[Answer]:
    """Does what is asked for, inside the transaction that is open; no two requests may be of one table.

    Each request's answer stands at its place. Rows are locked in the order of their codes, and the counter of fencing
    numbers before them, so that two processes never wait for each other.
    """
    fence = _fences(connection, sum(not isinstance(request, Change) for request in requests))
    codes = sorted(request.table for request in requests)
    found = _chosen(len(codes)).run(connection, {f"c{place}": code for place, code in enumerate(codes)})
    rows = {row.code: _Row(row.fence, row.number, row.match, row.lines, row.request) for row in found}
    plan = _Plan(int(time.time()))
    answers: list[Answer] = []
    for request in requests:
        row = rows.get(request.table)
        if isinstance(request, Change):
            answers.append(_change(plan, request, row))
        elif isinstance(request, Claiming):
            answers.append(fence if row and row.number else None)
            if row and row.number:
                plan.claims.append({"c": request.table, "f": fence})
            fence += 1
        else:
            answers.append(fence if _make(connection, plan, request, row, fence) else None)
            fence += 1
    _carry_out(connection, plan)
    return answers


@cache
def _chosen(count: int) -> Prepared:
    """The rows of so many tables, which nobody else changes from now on."""
    columns = [tables.c[name] for name in ("code", "fence", "number", "match", "lines", "request")]
    codes = [bindparam(f"c{place}", type_=tables.c.code.type) for place in range(count)]
    return Prepared(select(*columns).where(tables.c.code.in_(codes)).order_by(tables.c.code).with_for_update())


def _fences(connection: Connection, wanted: int) -> int:
    """The first of so many fencing numbers that nobody has had."""
    if not wanted:
        return 0
    connection.execute(update(fences).where(fences.c.id == 1).values(last=fences.c.last + wanted))
    return int(connection.execute(select(fences.c.last).where(fences.c.id == 1)).scalar_one()) - wanted + 1


def _make(connection: Connection, plan: _Plan, making: Making, row: _Row | None, fence: int) -> bool:
    """Puts a table's row where there is none; False if another process was quicker, or the request has made another."""
    if row is not None:
        begun = bool(making.request) and row.request == making.request and row.number == 0
        if begun:
            plan.claims.append({"c": making.table, "f": fence})
        return begun
    new = {"code": making.table, "fence": fence, "changed": plan.now, "request": making.request or None}
    statement = _insert_new(connection, tables).values(_state(making.table, 0, b"", 0, 0) | new)
    return connection.execute(statement, execution_options={"preserve_rowcount": True}).rowcount == 1


def _insert_new(connection: Connection, table: Any) -> Any:
    """A statement that adds rows, except where there is one already."""
    if is_sqlite(connection):
        return sqlite.insert(table).on_conflict_do_nothing()
    from sqlalchemy.dialects import postgresql  # slow to import, and needed only where there is one

    return postgresql.insert(table).on_conflict_do_nothing()


def _change(plan: _Plan, change: Change, row: _Row | None) -> Answer:
    """Plans what a change writes, if its table still is its owner's."""
    if row is None:
        return None if change.closed else Fenced(change.table)
    if row.fence != change.fence:
        return Fenced(change.table)
    if change.number <= row.number:
        return None  # kept already
    try:
        match, count = _follow(change, row)
    except ValueError as problem:
        return problem
    if change.record:
        name, text = change.record.name, change.record.text
        kept = {"name": name, "text": text, "digest": digests.of_record(name, text), "finished": plan.now}
        plan.records.append(kept)
    if change.closed:
        plan.closed.append(change.table)
        return None
    state = _state(change.table, change.number, change.state, match, count)
    plan.states.append(state | {"c": change.table, "f": change.fence, "changed": plan.now})
    plan.lines += [_line(change.table, change.fence, line) for line in change.lines]
    if match != row.match:
        plan.older.append({"c": change.table, "m": match})
    return None


def _follow(change: Change, row: _Row) -> tuple[int, int]:
    """The match, and how many lines it has after a change; raises `ValueError` for one that leaves a gap."""
    if change.number != row.number + 1:
        raise ValueError(f"change {change.number} of table {change.table} does not follow change {row.number}")
    match, count = row.match, row.lines
    for line in change.lines:
        if line.match > match and line.number == 0:
            match, count = line.match, 0
        if (line.match, line.number) != (match, count):
            raise ValueError(f"line {line.number} of match {line.match} of table {change.table} leaves a gap")
        count += 1
    return match, count


def _state(code: str, number: int, state: bytes, match: int, count: int) -> dict[str, Any]:
    digest = digests.of_state(code, number, state, match, count)
    return {"number": number, "state": state, "match": match, "lines": count, "digest": digest}


def _line(code: str, fence: int, line: Line) -> dict[str, Any]:
    digest = digests.of_line(code, line.match, line.number, line.text)
    row = {"code": code, "fence": fence, "match": line.match, "number": line.number}
    return row | {"text": line.text, "digest": digest}


_STATE = Prepared(
    update(tables)
    .where(tables.c.code == bindparam("c"), tables.c.fence == bindparam("f"))
    .values({name: bindparam(name) for name in ("number", "state", "match", "lines", "digest", "changed")})
)
_CLAIM = Prepared(update(tables).where(tables.c.code == bindparam("c")).values(fence=bindparam("f")))
_LINES = Prepared(insert(lines))
_OLDER = delete(lines).where(lines.c.code == bindparam("c"), lines.c.match < bindparam("m"))


def _carry_out(connection: Connection, plan: _Plan) -> None:
    for statement, rows in ((_STATE, plan.states), (_CLAIM, plan.claims)):
        if rows and statement.run(connection, rows).rowcount != len(rows):
            raise Odd("a table's row is not there any more")
    if plan.older:
        connection.execute(_OLDER, plan.older)
    if plan.lines:
        _LINES.run(connection, plan.lines)
    if plan.records:
        connection.execute(_insert_new(connection, records), plan.records)
    forget(connection, plan.closed)


def put(connection: Connection, kept: Kept, fence: int) -> None:
    """Fills a table that has just been made, as it stood in another store."""
    plan, count, match = _Plan(int(time.time())), len(kept.lines), kept.lines[-1].match if kept.lines else 0
    if [(line.match, line.number) for line in kept.lines] != [(match, number) for number in range(count)]:
        raise ValueError(f"the lines of table {kept.table} have gaps")
    state = _state(kept.table, kept.number, kept.state, match, count)
    plan.states.append(state | {"c": kept.table, "f": fence, "changed": plan.now})
    plan.lines += [_line(kept.table, fence, line) for line in kept.lines]
    _carry_out(connection, plan)


def forget(connection: Connection, codes: Iterable[str]) -> None:
    """Drops tables, their records apart."""
    if gone := list(codes):
        connection.execute(delete(lines).where(lines.c.code.in_(gone)))
        connection.execute(delete(tables).where(tables.c.code.in_(gone)))
