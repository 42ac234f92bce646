"""One process's place on the bus, with a real Valkey."""

from __future__ import annotations

import asyncio

from lastcard.server.processes.bus import Bus
from tests.server.helpers import play
from tools import services


def test_a_process_whose_beat_is_cancelled_by_the_library_comes_back(own_valkey: services.Valkey) -> None:
    """Otherwise the others take its tables for a dead one's, while it goes on as if it had them."""
    beats, turns = 0, []
    back = asyncio.Event()

    async def beat() -> None:
        nonlocal beats
        beats += 1
        if beats == 3:
            raise asyncio.CancelledError

    def turned(up: bool) -> None:
        turns.append(up)
        if turns == [True, False, True]:
            back.set()

    async def scenario() -> None:
        bus = Bus(own_valkey.url(), lambda *_: None, beat, turned)
        await bus.start()
        try:
            async with asyncio.timeout(20):
                await back.wait()
            assert bus.up
        finally:
            await bus.stop()

    play(scenario())
    assert turns == [True, False, True, False]
