"""Brings a database to the newest schema when it is opened, with a copy of the SQLite file first."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from lastcard.server.store.engines import CannotOpen, is_sqlite, place
from lastcard.server.store.schema import VERSION

HOME = Path(__file__).parent / "migrations"
KEPT = 3
"""How many copies of the file are kept."""
COPIES = "backups"
_LOCK = 0x6C617374
"""The number of PostgreSQL's lock, the same for every process: so one migrates and the others wait for it."""


def version(connection: Connection) -> str | None:
    """The version of a database's schema; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("select version_num from alembic_version")).scalar()
    return found


def known(found: str | None) -> bool:
    """Whether this program knows a version, and so can bring it to the newest."""
    return found is None or found <= VERSION


def migrate(engine: Engine) -> None:
    """Brings a database to the newest version.

    Raises:
        CannotOpen: a newer version of the program has made it.
    """
    with engine.connect() as connection, _alone(connection):
        found = version(connection)
        if not known(found):
            raise CannotOpen("store-error-newer", place=place(engine.url), version=str(found))
        if found == VERSION:
            return
        if found is not None and is_sqlite(connection) and engine.url.database:
            back_up(Path(engine.url.database), found)
        _upgrade(connection)
        connection.commit()


@contextlib.contextmanager
def _alone(connection: Connection) -> Iterator[None]:
    """Nobody else migrates at the same time. A SQLite file is locked by the transaction itself."""
    if not is_sqlite(connection):
        connection.execute(text("select pg_advisory_xact_lock(:number)"), {"number": _LOCK})
    yield


def _upgrade(connection: Connection) -> None:
    from alembic import command  # slow to import, and needed only where there is something to do
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(HOME).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, VERSION)


def back_up(file: Path, found: str) -> Path:
    """Copies a SQLite file as it is now, beside it; only the last few copies are kept."""
    folder = file.parent / COPIES
    stamp = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
    copy = folder / f"{file.stem}-{found}-{stamp}{file.suffix}"
    unfinished = copy.with_suffix(".part")
    try:
        folder.mkdir(exist_ok=True)
        with contextlib.closing(sqlite3.connect(file)) as source, contextlib.closing(sqlite3.connect(unfinished)) as to:
            source.backup(to)
        with unfinished.open("rb+") as written:
            os.fsync(written.fileno())
        unfinished.replace(copy)
    except (OSError, sqlite3.Error) as problem:
        with contextlib.suppress(OSError):
            unfinished.unlink()
        detail = getattr(problem, "strerror", None) or str(problem)
        raise CannotOpen("store-error-copy", folder=str(folder), detail=detail) from None
    for old in sorted(folder.glob(f"{file.stem}-*{file.suffix}"), key=lambda each: each.stat().st_mtime)[:-KEPT]:
        old.unlink(missing_ok=True)
    return copy
