"""An event loop whose time passes only while nobody has anything to do: evenings at a table take moments.

What other threads are doing takes no time either. Time goes on in steps, so that several tables do something at once
and their changes are committed together.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import selectors
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar, cast

STEP = 0.05
"""Seconds by which time goes on."""
EPOCH = 1_800_000_000_000.0
"""Milliseconds since 1970 at which time begins."""
_T = TypeVar("_T")


class _Skips(selectors.DefaultSelector):
    """Waits for other threads; otherwise it lets the time pass for which the loop would have waited."""

    loop: Loop

    def select(self, timeout: float | None = None) -> Any:
        """Returns as soon as something can be done."""
        if timeout is None or (timeout > 0 and self.loop.away):
            return super().select(None)
        if timeout > 0:
            self.loop.pass_(timeout)
        return super().select(0)


class Loop(asyncio.SelectorEventLoop):
    """The loop."""

    def __init__(self) -> None:
        self.steps = 0
        self.away = 0
        """How much is being done in other threads that somebody here waits for."""
        waits = _Skips()
        waits.loop = self
        super().__init__(waits)

    def time(self) -> float:
        """Seconds on this loop's clock."""
        return self.steps * STEP

    def pass_(self, seconds: float) -> None:
        """So much time passes, or a little more."""
        self.steps += max(1, math.ceil(seconds / STEP - 1e-9))

    @contextlib.contextmanager
    def waiting(self) -> Iterator[None]:
        """Meanwhile no time passes: another thread is at work."""
        self.away += 1
        try:
            yield
        finally:
            self.away -= 1

    def run_in_executor(self, executor: Any, func: Callable[..., _T], *args: Any) -> asyncio.Future[_T]:  # type: ignore[override]
        """As any loop does, and no time passes until it is done."""
        future = cast("asyncio.Future[_T]", super().run_in_executor(executor, func, *args))
        self.away += 1
        future.add_done_callback(self._back)
        return future

    def _back(self, _: object) -> None:
        self.away -= 1


class Moments:
    """Time at a server on such a loop.

    Args:
        ahead: seconds by which its steady clock is ahead of the loop's.
        since: seconds of the loop's clock that had passed, by the time of day, when this server began.
    """

    def __init__(self, ahead: float = 0.0, since: float = 0.0) -> None:
        self._loop = asyncio.get_running_loop()
        self._ahead, self._since = ahead, since

    def now(self) -> float:
        """Seconds of the server's steady clock."""
        return self._loop.time() + self._ahead

    def stamp(self) -> float:
        """The time of day."""
        return EPOCH + (self._loop.time() + self._since) * 1000


def run(work: Coroutine[Any, Any, _T]) -> _T:
    """Runs a coroutine to its end on a loop of its own."""
    with asyncio.Runner(loop_factory=Loop) as runner:
        return runner.run(work)
