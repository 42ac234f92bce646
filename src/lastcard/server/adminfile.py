"""The file by which `lastcard admin` finds a running server: its address and the administrator's token."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from lastcard.server.listening import CannotServe
from lastcard.text import say

NAME = "admin.json"


@dataclass(frozen=True)
class Place:
    """Where a server is, and how to prove that one may administer it."""

    address: str
    token: str
    cert: Path | None = None
    """The certificate it shows, where it serves over HTTPS itself."""
    local: bool = True
    """It is on this machine."""


class _File(msgspec.Struct):
    address: str
    token: str
    cert: str | None
    process: int


@contextlib.contextmanager
def kept(folder: Path, place: Place) -> Iterator[None]:
    """Leaves the file in the data folder for as long as the block runs; only this user may read it."""
    file = folder / NAME
    cert = None if place.cert is None else str(place.cert.absolute())
    content = msgspec.json.encode(_File(place.address, place.token, cert, os.getpid()))
    fresh = folder / f"{NAME}.{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        fresh.unlink(missing_ok=True)
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
            opened.write(content)
        fresh.replace(file)
    except OSError as problem:
        detail = problem.strerror or str(problem)
        raise CannotServe(say("store-error-folder", folder=str(folder), detail=detail)) from None
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            if file.read_bytes() == content:  # another server of this folder may have left its own
                file.unlink()


def find(folder: Path) -> Place | None:
    """The server that runs on a data folder; None if none does: a file that a killed server left is no server.

    Raises:
        Unreadable: the file is another user's, or damaged.
    """
    try:
        told = msgspec.json.decode((folder / NAME).read_bytes(), type=_File)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError) as problem:
        raise Unreadable(getattr(problem, "strerror", None) or str(problem)) from None
    if not _lives(told.process):
        return None
    return Place(told.address, told.token, None if told.cert is None else Path(told.cert))


class Unreadable(Exception):
    """The file is there and cannot be read: it is another user's, or damaged."""


def _lives(process: int) -> bool:
    """Whether there is such a process; where that cannot be asked, the connection will show."""
    if os.name == "nt":  # there, asking would end it
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
