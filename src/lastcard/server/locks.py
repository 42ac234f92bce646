"""One thing at a time for each name."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator


class Locks:
    """A lock for every name that somebody holds or waits for."""

    def __init__(self) -> None:
        self._locks: dict[str, tuple[asyncio.Lock, list[None]]] = {}

    @contextlib.asynccontextmanager
    async def hold(self, name: str) -> AsyncIterator[None]:
        """Waits until nobody else holds this name."""
        lock, users = self._locks.setdefault(name, (asyncio.Lock(), []))
        users.append(None)
        try:
            async with lock:
                yield
        finally:
            users.pop()
            if not users:
                del self._locks[name]
