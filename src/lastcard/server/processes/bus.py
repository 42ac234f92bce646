"""The bus: Valkey or Redis, over which processes hear each other. It keeps nothing, and may be gone for a while."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from redis import asyncio as redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from lastcard.server.notes import note
from lastcard.server.processes.frames import AnyFrame, Envelope, pack, unpack

CHANNEL = "lastcard:to:"
PATIENCE = 2.0
"""Seconds that the bus may take to answer anything."""
AGAIN = 0.25
"""Seconds after which a bus that is gone is tried again."""
BEAT = 0.5
"""Seconds between two heartbeats."""
MOST_AT_ONCE = 200

_log = logging.getLogger(__name__)


class BusDown(Exception):
    """The bus cannot be reached now."""


class Bus:
    """One process's place on the bus.

    Args:
        url: the address, `redis://…`.
        hear: is given every frame that comes, and its sender.
        beat: is called again and again while the bus is up; it may raise what the bus raises.
        turned: is called when the bus comes up, and when it is gone.
    """

    def __init__(
        self,
        url: str,
        hear: Callable[[str, AnyFrame], None],
        beat: Callable[[], Awaitable[None]],
        turned: Callable[[bool], None],
    ) -> None:
        self.me = secrets.token_hex(6)
        """The name of this process among the others."""
        self.up = False
        self.since = 0.0
        """Since when it is up, on the loop's clock."""
        patience: dict[str, Any] = {"socket_connect_timeout": PATIENCE, "retry": Retry(NoBackoff(), 0)}
        self.client: Any = redis.Redis.from_url(url, socket_timeout=PATIENCE, **patience)
        self._listener: Any = redis.Redis.from_url(url, socket_timeout=None, **patience)
        self._hear = hear
        self._beat = beat
        self._turned = turned
        self._waiting: asyncio.Queue[tuple[str, AnyFrame]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._first = asyncio.Event()

    async def start(self) -> None:
        """Joins; returns once the bus was reached or could not be."""
        self._task = asyncio.create_task(self._stay(), name="bus")
        await self._first.wait()

    async def stop(self) -> None:
        """Says what is still to be said, and leaves."""
        if self._task is None:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self.up and not self._waiting.empty():  # noqa: ASYNC110 - once, at the end
                    await asyncio.sleep(0.01)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self.up = False
        for client in (self.client, self._listener):
            with contextlib.suppress(RedisError, OSError):
                await client.aclose()

    def send(self, to: str, frame: AnyFrame) -> None:
        """Says something to a process, perhaps this one. While the bus is gone nothing is said to others."""
        if to == self.me:
            asyncio.get_running_loop().call_soon(self._hear, to, frame)
        elif self.up:
            self._waiting.put_nowait((to, frame))

    async def do(self, work: Callable[[Any], Awaitable[Any]]) -> Any:
        """Asks the bus itself for something; raises `BusDown`."""
        if not self.up:
            raise BusDown
        try:
            return await work(self.client)
        except (RedisError, OSError) as problem:
            raise BusDown(str(problem)) from problem

    async def _stay(self) -> None:
        while True:
            try:
                await self._live()
            except Exception as problem:  # noqa: BLE001 - whatever it is, the bus must come back
                if self.up or not self._first.is_set():
                    note("bus_down", "error", reason=type(problem).__name__)
                if not isinstance(problem, RedisError | OSError):
                    _log.exception("The bus stumbled and is taken up again.")
            finally:
                self._turn(up=False)
                self._first.set()
            await asyncio.sleep(AGAIN)

    async def _live(self) -> None:
        """Hears, speaks and beats until one of them ends, for whatever reason."""
        await self.client.connection_pool.disconnect()  # what is left of the bus's former life would fail later
        async with self._listener.pubsub() as heard:
            async with asyncio.timeout(PATIENCE):
                await heard.subscribe(CHANNEL + self.me)
            await self._beat()
            self._turn(up=True)
            self._first.set()
            tasks = [asyncio.create_task(each) for each in (self._listen(heard), self._speak(), self._go_on_beating())]
            try:
                # Not until one raises: the library may end one with a cancellation of its own, which counts as none,
                # and a process that beats no more would go on as if it were alive.
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                await _end(tasks)
            problems = [task.exception() for task in tasks if not task.cancelled()]
            raise next((problem for problem in problems if problem), None) or OSError("the bus has fallen silent")

    def _turn(self, *, up: bool) -> None:
        if up == self.up:
            return
        self.up = up
        self.since = asyncio.get_running_loop().time()
        while not self._waiting.empty():
            self._waiting.get_nowait()
        if up:
            note("bus_up")
        self._turned(up)

    async def _listen(self, heard: Any) -> None:
        while True:
            message = await heard.get_message(ignore_subscribe_messages=True, timeout=None)
            if message is None:
                continue
            try:
                envelope: Envelope = unpack(message["data"])
            except msgspec.MsgspecError:
                _log.warning("The bus carries something that is no frame; do processes of several versions run?")
                continue
            try:
                self._hear(envelope.sender, envelope.frame)
            except Exception:  # noqa: BLE001 - one frame must not end the bus
                _log.exception("A frame could not be dealt with.")

    async def _speak(self) -> None:
        while True:
            frames = [await self._waiting.get()]
            while not self._waiting.empty() and len(frames) < MOST_AT_ONCE:
                frames.append(self._waiting.get_nowait())
            async with self.client.pipeline(transaction=False) as pipe:
                for to, frame in frames:
                    pipe.publish(CHANNEL + to, pack(self.me, frame))
                await pipe.execute()

    async def _go_on_beating(self) -> None:
        while True:
            await self._beat()
            await asyncio.sleep(BEAT)


async def _end(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Cancels tasks until they are over: a cancellation that comes as a time limit runs out may be swallowed."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=0.1)
