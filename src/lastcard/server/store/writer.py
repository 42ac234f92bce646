"""The one thread that writes: it takes everything that waits, and commits it as one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from sqlalchemy import Connection, Engine, exc

from lastcard.server.store import engines
from lastcard.server.store.groups import Answer, Odd, Request, write
from lastcard.server.store.shapes import StoreDown

LARGEST = 500
"""How many requests one transaction holds at most, so that the first to come need not wait for too many others."""

Group: TypeAlias = Sequence[Request]
Write: TypeAlias = Callable[[Connection, Group], list[Answer]]


@dataclass(frozen=True)
class _Waiting:
    """A request, and who waits for its answer."""

    request: Request
    future: asyncio.Future[int | None]
    loop: asyncio.AbstractEventLoop


class Writer:
    """Writes in groups. A database that cannot be reached fails what waits, and is tried again for what comes next."""

    def __init__(self, engine: Engine, write: Write = write) -> None:
        self._engine = engine
        self._write = write
        self._waiting: deque[_Waiting] = deque()
        self._ready = threading.Condition()
        self._closing = False
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="lastcard-store", daemon=True)
        self._thread.start()

    async def ask(self, request: Request) -> int | None:
        """Gives a request over, and returns once its answer is durable."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[int | None] = loop.create_future()
        with self._ready:
            if self._closing:
                raise StoreDown("the store is closed")
            self._waiting.append(_Waiting(request, future, loop))
            self._ready.notify()
        return await future

    def close(self, patience: float | None = None) -> None:
        """Writes what waits, and ends."""
        with self._ready:
            self._closing = True
            self._ready.notify()
        self._thread.join(patience)

    def _run(self) -> None:
        while True:
            with self._ready:
                while not self._waiting and not self._closing:
                    self._ready.wait()
                group = self._take()
                if not group and self._closing:
                    break
            if group:
                _tell(group, self._answers([each.request for each in group]))
        self._disconnect()

    def _take(self) -> list[_Waiting]:
        """The next group: the first of every table; what is no longer waited for is left out."""
        group: list[_Waiting] = []
        later: deque[_Waiting] = deque()
        codes: set[str] = set()
        while self._waiting and len(group) < LARGEST:
            each = self._waiting.popleft()
            if each.future.cancelled():
                continue
            if each.request.table in codes:
                later.append(each)
            else:
                codes.add(each.request.table)
                group.append(each)
        self._waiting.extendleft(reversed(later))
        return group

    def _answers(self, group: Group) -> list[Answer]:
        """What a group comes to; one that the database refuses for its content is written request by request."""
        try:
            return self._commit(group)
        except (exc.DataError, exc.IntegrityError, ValueError, exc.StatementError) as problem:
            if isinstance(problem, exc.DBAPIError) and not isinstance(problem, exc.DataError | exc.IntegrityError):
                return [StoreDown(engines.reason(problem))] * len(group)
            if len(group) == 1:
                return [StoreDown(engines.reason(problem))]
            return [answer for request in group for answer in self._answers([request])]
        except (exc.SQLAlchemyError, Odd, OSError) as problem:
            return [StoreDown(engines.reason(problem))] * len(group)
        except Exception as problem:  # noqa: BLE001 - whoever waits must hear of it, and the thread must go on
            return [StoreDown(repr(problem))] * len(group)

    def _commit(self, group: Group) -> list[Answer]:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            with self._connection.begin():
                return self._write(self._connection, group)
        except BaseException:
            self._disconnect()  # whatever state it is in, the next group gets a new one
            raise

    def _disconnect(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with contextlib.suppress(exc.SQLAlchemyError, OSError):
                connection.close()


def _tell(group: Sequence[_Waiting], answers: Sequence[Answer]) -> None:
    """Gives every event loop its answers, all at once."""
    told: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[int | None], Answer]]] = {}
    for each, answer in zip(group, answers, strict=True):
        told.setdefault(each.loop, []).append((each.future, answer))
    for loop, pairs in told.items():
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_complete, pairs)


def _complete(pairs: Sequence[tuple[asyncio.Future[int | None], Answer]]) -> None:
    for future, answer in pairs:
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
