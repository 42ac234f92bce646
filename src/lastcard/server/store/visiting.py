"""A short stay in a store, beside the server that may be using it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import URL, Connection, exc

from lastcard.server.store import engines, migrating, places
from lastcard.server.store.engines import CannotOpen
from lastcard.server.store.schema import VERSION


@contextlib.contextmanager
def visit(folder: Path | None, database: str | None, *, make: bool) -> Iterator[Connection]:
    """A connection to a store.

    A folder that no server uses is held meanwhile. If one does, nothing is migrated under it: its schema must be this
    program's already.

    Args:
        folder: where the store is, unless it is in a database.
        database: the address of the database.
        make: whether the store is made if there is none; without it, it is only read.

    Raises:
        CannotOpen: it cannot be used.
    """
    with contextlib.ExitStack() as stack:
        folder = folder or places.data_folder()
        if database is None and not make and not (folder / places.FILE).is_file():
            raise CannotOpen("store-error-nothing", folder=str(folder))
        try:
            url, migrates = places.address(stack, folder, database), True
        except places.InUse:
            url, migrates = engines.sqlite_url(folder / places.FILE), False
        if migrates:
            _migrate(url)
        yield stack.enter_context(_connected(url, reads=not make))


def _migrate(url: URL) -> None:
    engine = engines.writing_engine(url)
    try:
        migrating.migrate(engine)
    except exc.SQLAlchemyError as problem:
        raise engines.cannot_open(url, problem) from None
    finally:
        engine.dispose()


@contextlib.contextmanager
def _connected(url: URL, *, reads: bool) -> Iterator[Connection]:
    engine = engines.reading_engine(url) if reads else engines.writing_engine(url)
    try:
        with engine.connect() as connection:
            found = migrating.version(connection)
            if found != VERSION:
                raise CannotOpen("store-error-newer", place=engines.place(url), version=str(found))
            connection.rollback()
            yield connection
    except exc.SQLAlchemyError as problem:
        raise engines.cannot_open(url, problem) from None
    finally:
        engine.dispose()
