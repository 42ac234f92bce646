"""A server that ends gently: at the first signal tables are parked and clients told, at the second it ends at once."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from types import FrameType

import uvicorn

from lastcard.server.notes import note

LOOKS_EVERY = 0.05


class GentleServer(uvicorn.Server):
    """uvicorn's server, with something to do before connections are closed."""

    def __init__(self, config: uvicorn.Config, before_end: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._before_end = before_end

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal asks for the end, any other one for an end at once."""
        if self.should_exit:
            self.force_exit = True
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Parks the tables while the server still answers, then closes what is open."""
        parking = asyncio.ensure_future(self._before_end())
        while not parking.done() and not self.force_exit:
            await asyncio.wait([parking], timeout=LOOKS_EVERY)
        parking.cancel()
        await asyncio.gather(parking, return_exceptions=True)
        await super().shutdown(sockets)
        note("stopped", kind="at_once" if self.force_exit else "gently")
