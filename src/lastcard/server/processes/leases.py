"""Who has which table: leases on the bus. They say who should try; the store alone makes two owners impossible."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from lastcard.server.processes.bus import Bus

LIVES = 3.0
"""Seconds after its last heartbeat for which a process counts as alive."""
SETTLES = 2.0
"""Seconds after the bus has come up in which no table is taken: its owner may be about to say that it has it."""
REMEMBERED = 86_400
"""Seconds for which the bus knows a table's owner, unless it is told again."""
PROCESS, TABLE = "lastcard:process:", "lastcard:table:"

_TAKE = """
local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] and redis.call('EXISTS', ARGV[2] .. owner) == 1 then return owner end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[3])
return ARGV[1]
"""
_DROP = "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0"


class Leases:
    """The tables' owners. Whatever asks the bus raises `BusDown` while the bus is gone."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus

    async def take(self, code: str) -> str:
        """Whose the table is: the living process that has it, or else this one from now on."""
        loop = asyncio.get_running_loop()
        settled = self._bus.since + SETTLES
        if loop.time() < settled:
            await asyncio.sleep(settled - loop.time())
        return await self.name(code)

    async def name(self, code: str) -> str:
        """As `take`, for a table of which nobody else can know yet."""
        args = (TABLE + code, self._bus.me, PROCESS, REMEMBERED)
        return str((await self._bus.do(lambda client: client.eval(_TAKE, 1, *args))).decode())

    async def owner(self, code: str) -> str | None:
        """The living process that has the table."""
        known = await self._bus.do(lambda client: client.get(TABLE + code))
        if known is None or await self.dead([known.decode()]):
            return None
        return str(known.decode())

    async def drop(self, code: str) -> None:
        """This process has the table no more."""
        await self._bus.do(lambda client: client.eval(_DROP, 1, TABLE + code, self._bus.me))

    async def beat(self) -> None:
        """This process lives."""
        await self._bus.client.set(PROCESS + self._bus.me, 1, px=int(LIVES * 1000))

    async def end(self) -> None:
        """This process lives no more."""
        await self._bus.do(lambda client: client.delete(PROCESS + self._bus.me))

    async def dead(self, processes: Collection[str]) -> set[str]:
        """Which of these processes do not live."""
        if not processes:
            return set()
        names = list(processes)
        found = await self._bus.do(lambda client: client.mget([PROCESS + each for each in names]))
        return {name for name, there in zip(names, found, strict=True) if there is None}

    async def foreign(self, codes: Collection[str]) -> list[str]:
        """Which of these tables are somebody else's now; the bus is told again of those that it has forgotten."""
        if not codes:
            return []
        names = list(codes)
        found = await self._bus.do(lambda client: client.mget([TABLE + each for each in names]))
        taken = []
        for code, owner in zip(names, found, strict=True):
            if owner is None:
                owner = (await self.name(code)).encode()  # noqa: PLW2901 - known anew
            if owner.decode() != self._bus.me:
                taken.append(code)
        return taken
