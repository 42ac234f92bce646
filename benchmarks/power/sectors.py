"""The model of a power cut: what may be on the disk of a SQLite store while a commit is under way.

SQLite writes a commit into its log, which stands in front of the database file, and waits for the disk before it
touches that file. So the files are copied after each commit: so much is durable. What the next commit changes in
them, sector by sector, is what a power cut may leave behind in part: any part of the log's new sectors with the old
database file, or all of them with any part of the database file's new sectors. Sectors are tried in order (every
prefix), torn in the middle, and in random subsets. A sector has 512 bytes.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import event

from lastcard.server.store.sql import SqlStore

SECTOR = 512
CHECKPOINT = 12
"""Pages of the log after which SQLite carries it into the database file: small, so that this happens often."""


@dataclass(frozen=True)
class Files:
    """The two files on the disk."""

    base: bytes
    log: bytes

    def lay(self, file: Path) -> Path:
        """Writes them down, as a server would find them."""
        file.write_bytes(self.base)
        _log_of(file).write_bytes(self.log)
        Path(f"{file}-shm").unlink(missing_ok=True)
        return file


def read(file: Path) -> Files:
    """The files as they are now."""
    return Files(file.read_bytes(), _log_of(file).read_bytes())


def _log_of(file: Path) -> Path:
    return Path(f"{file}-wal")


def checkpoint_often(store: SqlStore) -> None:
    """Has the log of a store that has written nothing yet carried over often."""

    @event.listens_for(store.engine, "connect")
    def connected(connection: object, _: object) -> None:
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")  # type: ignore[attr-defined]


def cuts(before: Files, after: Files, dice: random.Random, subsets: int, step: int = 1) -> Iterator[Files]:
    """What may be on the disk if the power fails on the way from the one to the other."""
    for log in _parts(before.log, after.log, dice, subsets, step):
        yield Files(before.base, log)
    for base in _parts(before.base, after.base, dice, subsets, step):
        yield Files(base, after.log)


def _parts(before: bytes, after: bytes, dice: random.Random, subsets: int, step: int) -> Iterator[bytes]:
    """A file of which only a part of the new sectors has reached the disk."""
    changed = [at for at in range(0, len(after), SECTOR) if before[at : at + SECTOR] != after[at : at + SECTOR]]
    for count in range(0, len(changed) + 1, step):
        yield _with(before, after, changed[:count])
        if count < len(changed):  # the next sector is torn
            yield _with(before, after, changed[:count], torn=changed[count] + dice.randrange(1, SECTOR))
    for _ in range(subsets if changed else 0):
        yield _with(before, after, [at for at in changed if dice.random() < 0.5])


def _with(before: bytes, after: bytes, sectors: list[int], torn: int | None = None) -> bytes:
    found = bytearray(before)
    for at in sectors:
        found.extend(bytes(max(0, at + SECTOR - len(found))))
        found[at : at + SECTOR] = after[at : at + SECTOR].ljust(SECTOR, b"\0")
    if torn is not None:
        at = torn - torn % SECTOR
        found.extend(bytes(max(0, torn - len(found))))
        found[at:torn] = after[at:torn].ljust(torn - at, b"\0")
    longest = max(len(before), len(after))
    return bytes(found[:longest])
