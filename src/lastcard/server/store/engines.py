"""How the database is reached: addresses, connections, and what an error of it means."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, exc
from sqlalchemy.engine import make_url
from sqlalchemy.pool import NullPool, QueuePool

from lastcard.errors import LastCardError

PATIENCE = 5
"""Seconds that a connection may take to come about, and that a locked SQLite file is waited for."""


class CannotOpen(LastCardError):
    """Why a store cannot be used, in one sentence."""


def sqlite_url(file: Path) -> URL:
    """The address of a SQLite file."""
    return URL.create("sqlite", database=str(file))


def parse(address: str | URL) -> URL:
    """The address of a database, with the driver that speaks to it; raises `CannotOpen` for what is none."""
    try:
        url = make_url(address)
    except (exc.ArgumentError, ValueError):
        raise CannotOpen("store-error-address") from None
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        try:
            import psycopg  # noqa: F401 - is it there?
        except ImportError:
            raise CannotOpen("store-error-no-driver") from None
        return url.set(drivername="postgresql+psycopg")
    if url.drivername == "sqlite" and url.database:
        return url
    raise CannotOpen("store-error-address")


def shown(url: URL) -> str:
    """An address as it may be shown: without the password, and without options, which can hold one too."""
    return URL.create(url.get_backend_name(), url.username, None, url.host, url.port, url.database).render_as_string()


def is_sqlite(connection: Connection) -> bool:
    """Whether a connection leads to a SQLite file."""
    return connection.dialect.name == "sqlite"


def writing_engine(url: URL) -> Engine:
    """Connections that change things: whoever begins a transaction has the SQLite file to himself."""
    return _engine(url, "BEGIN IMMEDIATE", {"poolclass": NullPool})


def reading_engine(url: URL) -> Engine:
    """Connections that read: all that one transaction sees is of one moment."""
    pool = {"poolclass": QueuePool, "pool_size": 1, "pool_pre_ping": True}
    return _engine(url, "BEGIN", pool if is_file(url) else pool | {"isolation_level": "REPEATABLE READ"})


def is_file(url: URL) -> bool:
    """Whether an address is that of a SQLite file."""
    return url.get_backend_name() == "sqlite"


def _engine(url: URL, begin: str, options: dict[str, Any]) -> Engine:
    if is_file(url):
        given: dict[str, Any] = {"timeout": PATIENCE, "check_same_thread": False}
        engine = create_engine(url, connect_args=given, **options)
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine
    # A connection that nobody answers is given up, so that the next one can be tried.
    given = {"connect_timeout": PATIENCE, "tcp_user_timeout": PATIENCE * 1000, "application_name": "lastcard"}
    given = {name: value for name, value in given.items() if name not in url.query}
    return create_engine(url, connect_args=given, **options)


def _set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where this program says so
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def is_damage(problem: exc.DBAPIError) -> bool:
    """Whether an error says that what was kept cannot be read, rather than that the database cannot be reached."""
    cause = problem.orig
    if not isinstance(cause, sqlite3.DatabaseError):
        return getattr(cause, "sqlstate", None) in ("XX001", "XX002", "22021")
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) or "decode" in str(cause).lower()


_SENTENCES = (
    ("password authentication failed", "store-error-password"),
    ("no password supplied", "store-error-password"),
    ("does not exist", "store-error-missing"),
    ("Connection refused", "store-error-unreachable"),
    ("could not translate host name", "store-error-unreachable"),
    ("failed to resolve host", "store-error-unreachable"),
    ("timeout expired", "store-error-unreachable"),
)


def place(url: URL) -> str:
    """What to call a database in a sentence: the file, or the address without the password."""
    return str(url.database) if is_file(url) else shown(url)


def cannot_open(url: URL, problem: BaseException) -> CannotOpen:
    """Why a database cannot be used, with the way out where that is known. Never with the password."""
    detail = reason(problem)
    if url.password:
        detail = detail.replace(str(url.password), "***")
    named = (sentence for said, sentence in _SENTENCES if said in detail and not is_file(url))
    return CannotOpen(next(named, "store-error-open"), place=place(url), detail=detail)


def reason(problem: BaseException) -> str:
    """What the database said, in one line."""
    cause = getattr(problem, "orig", None) or problem
    return " ".join(str(cause).split()) or type(cause).__name__
