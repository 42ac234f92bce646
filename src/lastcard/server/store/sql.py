"""The store of a real server: a SQLite file or PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import URL, Connection, Engine, exc

from lastcard.server.store import engines, migrating, reading
from lastcard.server.store.groups import Claiming, Making, Request, write
from lastcard.server.store.shapes import Change, Kept, Made, StoreDown
from lastcard.server.store.writer import Write, Writer

WAITS = 10.0
"""Seconds after which whoever waits for a change is told that it is not certain whether it was kept."""
TIDIES_EVERY = 3600.0
"""Seconds after which old records are looked for again."""
_R = TypeVar("_R")


class SqlStore:
    """Keeps tables in a database, and is a `lastcard.server.store.shapes.Store`.

    Args:
        address: of the database: `sqlite:///FILE`, or `postgresql://…`.
        keep_days: how long finished records are kept; None: for ever.
        waits: seconds that a change may take; a database that hangs is then taken for one that is down.

    Raises:
        CannotOpen: it cannot be used; the reason is a sentence.
    """

    def __init__(
        self,
        address: str | URL,
        keep_days: float | None = None,
        waits: float = WAITS,
        write: Write = write,
    ) -> None:
        self.url = engines.parse(address)
        self.place = engines.place(self.url)
        """What to call it in a sentence."""
        self._keep_days = keep_days
        self._waits = waits
        self._tidied = time.monotonic()
        engine = engines.writing_engine(self.url)
        _open(engine, keep_days)
        self._readers = engines.reading_engine(self.url)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="lastcard-read")
        self._tidying: set[asyncio.Task[None]] = set()
        self.engine = engine
        self._writer = Writer(engine, write)

    async def keep(self, change: Change) -> None:
        """Keeps a change for good; the same one given twice is kept once."""
        await self._ask(change)
        if change.record and self._keep_days is not None and time.monotonic() - self._tidied > TIDIES_EVERY:
            self._tidied = time.monotonic()
            task = asyncio.create_task(self._tidy())
            self._tidying.add(task)
            task.add_done_callback(self._tidying.discard)

    async def claim(self, table: str) -> Kept | None:
        """Makes the caller the table's owner and gives it out; None if there is no such table."""
        fence = await self._ask(Claiming(table))
        return None if fence is None else await self._read(lambda connection: reading.kept(connection, table, fence))

    async def new(self, table: str, request: str = "") -> int | None:
        """Claims a code that no table has, and returns the fencing number; None if one has it."""
        return await self._ask(Making(table, request))

    async def made(self, request: str) -> Made | None:
        """The table that a request has made; None if there is none, or it is closed."""
        return await self._read(lambda connection: reading.made(connection, request))

    async def tables(self) -> list[str]:
        """The codes of all the tables that are kept."""
        return await self._read(reading.codes)

    async def record(self, name: str) -> str | None:
        """A finished record's text; None if there is none; raises `Damaged` if it is not as it was written."""
        return await self._read(lambda connection: reading.record(connection, name))

    async def close(self) -> None:
        """Keeps what was given so far and lets go of everything."""
        await asyncio.to_thread(self.shut)

    def shut(self) -> None:
        """As `close`, where no event loop runs."""
        self._writer.close(self._waits)
        self._reader.shutdown()
        self._readers.dispose()
        self.engine.dispose()

    async def _ask(self, request: Request) -> int | None:
        try:
            async with asyncio.timeout(self._waits):
                return await self._writer.ask(request)
        except TimeoutError:
            raise StoreDown(f"no answer within {self._waits:g} s") from None

    async def _read(self, work: Callable[[Connection], _R]) -> _R:
        def read() -> _R:
            with self._readers.connect() as connection, connection.begin():
                return work(connection)

        return await self._in_reader(read)

    async def _in_reader(self, work: Callable[[], _R]) -> _R:
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self._reader, work), self._waits)
        except (exc.SQLAlchemyError, OSError, RuntimeError) as problem:
            raise StoreDown(engines.reason(problem)) from problem

    async def _tidy(self) -> None:
        def tidy() -> None:
            with self.engine.connect() as connection, connection.begin():
                reading.tidy(connection, self._keep_days)

        try:
            await self._in_reader(tidy)
        except (StoreDown, TimeoutError):
            self._tidied = time.monotonic() - TIDIES_EVERY  # at the next record, then


def _open(engine: Engine, keep_days: float | None) -> None:
    try:
        migrating.migrate(engine)
        with engine.connect() as connection, connection.begin():
            reading.tidy(connection, keep_days)
    except (exc.SQLAlchemyError, OSError) as problem:
        raise engines.cannot_open(engine.url, problem) from None
