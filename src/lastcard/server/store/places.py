"""Where a server keeps what it must not lose: a folder that it has for itself, or a database that it is given."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import URL

from lastcard.server.store import engines
from lastcard.server.store.engines import CannotOpen
from lastcard.server.store.sql import SqlStore

FILE = "lastcard.sqlite"
LOCK = "lock"
VARIABLE = "LASTCARD_DATA"
"""The environment's name for the folder, where the command does not name one."""


class InUse(CannotOpen):
    """Another server has the folder."""


def data_folder() -> Path:
    """The folder in which a server of this user keeps its tables."""
    if named := os.environ.get(VARIABLE):
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "lastcard"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/lastcard"
    given = os.environ.get("XDG_DATA_HOME", "")
    return (Path(given) if Path(given).is_absolute() else Path.home() / ".local/share") / "lastcard"


def open_store(
    stack: contextlib.ExitStack, folder: Path | None, database: str | None, keep_days: float | None
) -> SqlStore:
    """The store of a server, until the stack is left.

    Raises:
        CannotOpen: why there can be none, in a sentence with the way out.
    """
    url = address(stack, folder, database)
    store = SqlStore(url, keep_days)
    stack.callback(store.shut)
    return store


def address(stack: contextlib.ExitStack, folder: Path | None, database: str | None) -> URL:
    """The address of a server's database; a folder is held until the stack is left."""
    if database is not None:
        url = engines.parse(database)
        if engines.is_file(url):
            raise CannotOpen("store-error-address")
        return url
    folder = folder or data_folder()
    stack.enter_context(held(folder))
    return engines.sqlite_url(folder / FILE)


@contextlib.contextmanager
def held(folder: Path) -> Iterator[None]:
    """A folder, made if need be, that no other server uses meanwhile.

    The lock is the system's: it goes with the process, whatever ends it.

    Raises:
        InUse: another server has it.
        CannotOpen: it cannot be written to.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"lastcard" * 512)
            file.flush()
        handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        detail = problem.strerror or str(problem)
        raise CannotOpen("store-error-folder", folder=str(folder), detail=detail) from None
    try:
        if not _lock(handle):
            raise InUse("store-error-in-use", folder=str(folder))
        yield
    finally:
        os.close(handle)


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
