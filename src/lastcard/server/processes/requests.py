"""Requests about a table that another process has, and their answers."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable

import msgspec

from lastcard.errors import LastCardError
from lastcard.server.processes.bus import Bus
from lastcard.server.processes.frames import Answer, Ask
from lastcard.server.refusal import Refusal
from lastcard.text import speaking, spoken

PATIENCE = 2.0
"""Seconds that an answer may take."""

Work = Callable[[str, str, list[str | None]], Awaitable[object]]


class NoAnswer(Exception):
    """The process that was asked said nothing in time."""


class Requests:
    """Asking other processes, and answering them.

    Args:
        bus: over which they go.
        work: does what is asked for: the name, the table's code, and the rest.
    """

    def __init__(self, bus: Bus, work: Work) -> None:
        self._bus = bus
        self._work = work
        self._numbers = itertools.count(1)
        self._open: dict[int, asyncio.Future[Answer]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, whom: str, what: str, code: str, args: list[str | None]) -> bytes:
        """What another process answers, as JSON; raises `Refusal` or `NoAnswer`."""
        number = next(self._numbers)
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._open[number] = future
        self._bus.send(whom, Ask(number, what, code, args, spoken()))
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await future
        except TimeoutError:
            raise NoAnswer from None
        finally:
            del self._open[number]
        if answer.refused is not None:
            raise Refusal(*answer.refused)
        return answer.result

    def hear(self, sender: str, frame: Ask | Answer) -> None:
        """A request came, or an answer."""
        if isinstance(frame, Answer):
            future = self._open.get(frame.number)
            if future is not None and not future.done():
                future.set_result(frame)
            return
        task = asyncio.create_task(self._answer(sender, frame))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, sender: str, frame: Ask) -> None:
        try:
            with speaking(frame.language):
                result = await self._work(frame.what, frame.code, frame.args)
        except Refusal as refusal:
            answer = Answer(frame.number, b"", (refusal.reason, refusal.sentence, refusal.point))
        except LastCardError as problem:
            answer = Answer(frame.number, b"", ("not_possible", str(problem), getattr(problem, "point", None)))
        else:
            answer = Answer(frame.number, msgspec.json.encode(result))
        self._bus.send(sender, answer)
