"""What a table's task is asked to do, and the answers it owes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from lastcard.errors import LastCardError
from lastcard.server.refusal import Refusal, refuse
from lastcard.text import speaking, spoken

Deed = Callable[[], Awaitable[None]]
_R = TypeVar("_R")


class Jobs:
    """Jobs in the order in which they came.

    Args:
        after: is given whatever answers somebody; it is called when the answer may be known.
    """

    def __init__(self, after: Callable[[Callable[[], None]], None]) -> None:
        self._after = after
        self._waiting: deque[Deed] = deque()
        self._woken: asyncio.Future[None] | None = None
        """What the table's task waits for while there is nothing to do."""
        self._owed: set[asyncio.Future[object]] = set()
        self._ended = ""
        """Why nothing more is done."""

    async def ask(self, deed: Callable[[], Awaitable[_R]]) -> _R:
        """Has something done, in the language of who asks, and returns what came of it."""
        if self._ended:
            raise refuse(self._ended)
        answer: asyncio.Future[_R] = asyncio.get_running_loop().create_future()
        self._owed.add(answer)  # type: ignore[arg-type] # only ever failed from there
        self._waiting.append(partial(self._do, deed, answer, spoken()))
        self._wake()
        try:
            return await answer
        finally:
            self._owed.discard(answer)

    async def _do(self, deed: Callable[[], Awaitable[_R]], answer: asyncio.Future[_R], language: str) -> None:
        try:
            with speaking(language):
                result = await deed()
        except Exception as problem:
            self._after(partial(_fail, answer, problem))
            if not isinstance(problem, Refusal | LastCardError):
                raise
        else:
            self._after(partial(_fulfil, answer, result))

    @property
    def ended(self) -> bool:
        """Nothing more is done."""
        return bool(self._ended)

    def next(self) -> Deed | None:
        """The next job, if one waits."""
        return self._waiting.popleft() if self._waiting else None

    async def wait(self, seconds: float | None) -> list[Deed]:
        """The next job, once there is one; none if it does not come in time."""
        if seconds is not None and seconds <= 0:
            await asyncio.sleep(0)
        elif not self._waiting:
            loop = asyncio.get_running_loop()
            self._woken = loop.create_future()
            timer = None if seconds is None else loop.call_later(seconds, self._wake)
            try:
                await self._woken
            finally:
                if timer is not None:
                    timer.cancel()
        job = self.next()
        return [] if job is None else [job]

    def _wake(self) -> None:
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    def end(self, reason: str) -> None:
        """Nothing more is done: whoever still waits, or asks later, is refused with this reason."""
        self._ended = self._ended or reason
        self._waiting.clear()
        for answer in list(self._owed):
            _fail(answer, refuse(self._ended))


def _fulfil(answer: asyncio.Future[_R], result: _R) -> None:
    if not answer.done():
        answer.set_result(result)


def _fail(answer: asyncio.Future[_R], problem: Exception) -> None:
    if not answer.done():
        answer.set_exception(problem)
