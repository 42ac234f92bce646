"""What a store keeps, as files, and such files into a store: how records and tables move to another machine."""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from sqlalchemy import Connection, insert

from lastcard.errors import BadRecord
from lastcard.game import record as records
from lastcard.server.store import digests, groups, reading, schema
from lastcard.server.store.shapes import Damaged, Kept, Line

RECORD = ".jsonl"
TABLES = "tables"
TABLE = ".json"
_NAME = re.compile(r"[0-9a-f]{20}")
_CODE = re.compile(r"[A-Z]{1,32}")


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A running table in a file."""

    table: str
    number: int
    state: str
    lines: list[Line]
    digest: str


@dataclass
class Carried:
    """What came of it."""

    records: int = 0
    tables: int = 0
    there: int = 0
    """How many were there already."""
    damaged: list[str] = field(default_factory=list)
    """Files, or names of what is kept, that could not be read."""
    others: list[str] = field(default_factory=list)
    """Files whose name belongs to something else that is kept."""


def export(connection: Connection, folder: Path, *, with_tables: bool) -> Carried:
    """Writes every finished record into a folder, and the running tables into a folder in it."""
    done = Carried()
    folder.mkdir(parents=True, exist_ok=True)
    for name, finished in reading.record_names(connection):
        try:
            text = reading.record(connection, name)
        except Damaged:
            done.damaged.append(name)
            continue
        if text is not None:
            path = folder / f"{name}{RECORD}"
            _write(path, text.encode())
            os.utime(path, (finished, finished))
            done.records += 1
    for code in reading.codes(connection) if with_tables else []:
        try:
            kept = reading.kept(connection, code, 0)
        except Damaged:
            done.damaged.append(code)
            continue
        if kept is not None:
            (folder / TABLES).mkdir(mode=0o700, exist_ok=True)
            _write(folder / TABLES / f"{code}{TABLE}", _table_file(kept))
            done.tables += 1
    return done


def bring_in(connection: Connection, folder: Path) -> Carried:
    """Takes the files of a folder into a store, each in a transaction of its own; what is there stays as it is."""
    done = Carried()
    for path in sorted(folder.glob(f"*{RECORD}")):
        try:
            text = _record(path)
        except (BadRecord, ValueError):
            done.damaged.append(str(path))
            continue
        with connection.begin():
            _bring_record(connection, path, text, done)
    for path in sorted((folder / TABLES).glob(f"*{TABLE}")):
        try:
            kept = _table(path)
        except (OSError, ValueError):
            done.damaged.append(str(path))
            continue
        with connection.begin():
            _bring_table(connection, path, kept, done)
    return done


def _bring_record(connection: Connection, path: Path, text: str, done: Carried) -> None:
    name = path.stem
    try:
        there = reading.record(connection, name)
    except Damaged:
        there = ""
    if there is None:
        row = {"name": name, "text": text, "digest": digests.of_record(name, text)}
        connection.execute(insert(schema.records).values(finished=int(path.stat().st_mtime), **row))
        done.records += 1
    elif there == text:
        done.there += 1
    else:
        done.others.append(str(path))


def _bring_table(connection: Connection, path: Path, kept: Kept, done: Carried) -> None:
    try:
        there = reading.kept(connection, kept.table, 0)
    except Damaged:
        there = Kept(kept.table, 0, 0, b"", ())
    if there == kept:
        done.there += 1
        return
    (fence,) = groups.write(connection, [groups.Making(kept.table)])
    if not isinstance(fence, int):
        done.others.append(str(path))
        return
    groups.put(connection, kept, fence)
    done.tables += 1


def _record(path: Path) -> str:
    """A record's text, every move of it checked."""
    if not _NAME.fullmatch(path.stem):
        raise ValueError(path.stem)
    records.verify(path)
    return path.read_text("utf-8")


def _table_file(kept: Kept) -> bytes:
    state = kept.state.decode("utf-8")
    file = _File(kept.table, kept.number, state, list(kept.lines), _digest(kept))
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


def _table(path: Path) -> Kept:
    """A table from its file; raises `ValueError` if it is not as it was written."""
    file = msgspec.json.decode(path.read_bytes(), type=_File)
    kept = Kept(file.table, 0, file.number, file.state.encode("utf-8"), tuple(file.lines))
    if file.table != path.stem or not _CODE.fullmatch(file.table) or file.digest != _digest(kept):
        raise ValueError(str(path))
    return kept


def _digest(kept: Kept) -> str:
    lines = (part for line in kept.lines for part in (line.match, line.number, line.text))
    return digests.digest("table", kept.table, kept.number, kept.state, *lines)


def _write(path: Path, data: bytes) -> None:
    """Writes a file whole or not at all; only its owner can read it, since hands are in it."""
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(temporary).unlink()
        raise
