"""Two servers on PostgreSQL and a bus: one is killed, or stands still for a while, and the other takes its tables."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from sqlalchemy import URL

from benchmarks.kills import checking
from benchmarks.kills.matrix import BACK_WITHIN, Effort, Found, Kind, Matrix, kinds
from benchmarks.kills.player import Memory, Player
from benchmarks.kills.starting import Server

STILL = (1.0, 7.0)
"""Seconds for which a server stands still, at least and at most: it may be missed, or not."""
DOUBTED_AFTER = 1.0
"""Seconds after which those who are connected to a server that stands still try the other one."""
LAST_WORDS = 20
"""Lines of each server's log that are shown where nobody was told anything."""


class Pair(Matrix):
    """Two servers, one of which has trouble at any time; people go to whichever answers."""

    def __init__(self, servers: Sequence[Server], url: URL, folder: Path, seed: str, effort: Effort) -> None:
        super().__init__(servers[0], url, folder, seed, effort)
        self.servers = list(servers)
        addresses = [f"127.0.0.1:{server.port}" for server in servers]
        for number, table in enumerate(self.tables):
            turned = addresses if number % 2 else addresses[::-1]
            table.address, table.addresses = turned[0], addresses

    async def run(self, progress: Callable[[int], None] = lambda _: None) -> Found:
        """One trouble after the other."""
        for server in self.servers:
            await server.prepare()
            await server.start()
        order: list[Kind] = []
        try:
            for server in self.servers:
                await self._ready(server)
            await self._sit()
            for number in range(self.effort.kills):
                if not order:
                    order = [kind for kind in kinds() if kind[0] != "starting"] + [("stopped", "a while")] * 4
                    self.dice.shuffle(order)
                await self._trouble(order.pop())
                self._collect()
                progress(number + 1)
            return self.found
        finally:
            for table in self.tables:
                await table.close()
            for server in self.servers:
                await server.close()
            self._collect()

    async def _ready(self, server: Server) -> None:
        self.server = server
        if not await self._until(self._answers, BACK_WITHIN):
            raise RuntimeError(f"the server does not answer; see {server.log}")

    async def _trouble(self, kind: Kind) -> None:
        victim = self.server = self.dice.choice(self.servers)
        still = kind[0] == "stopped"
        dying = None
        if still:
            victim.signal(signal.SIGSTOP)
            self.found.kills["stopped a while"] += 1
        else:
            dying = self._dying = asyncio.ensure_future(victim.gone())
            await self._end(kind)
            victim.signal(signal.SIGKILL)
            await dying
        began = time.monotonic()
        memories = {player: player.remember() for _, player in self._everybody()}
        left = checking.read(self.url, list(self._records))
        if still:
            await self._stand_still(victim)
        wrong = []
        if not await self._until(lambda: self._all_told(memories), BACK_WITHIN):
            late = [
                f"{player.name} at {table.code}" for table, player in self._everybody() if not _told(memories, player)
            ]
            logs = [server.log.read_text("utf-8").splitlines()[-LAST_WORDS:] for server in self.servers]
            wrong.append(f"{late} were told nothing more within {BACK_WITHIN:g} s; the servers' last words: {logs}")
        if not still:
            self.found.from_kill.append(time.monotonic() - began)
            await victim.start()
            await self._ready(victim)
        wrong += await self._compare_running(left, memories)
        self.found.wrong += [f"after {' '.join(kind)}: {text}" for text in wrong]

    async def _stand_still(self, victim: Server) -> None:
        """People try the other server; this one wakes up late and finds that its tables have gone."""
        pause = self.dice.uniform(*STILL)
        await asyncio.sleep(min(pause, DOUBTED_AFTER))
        for _, player in self._everybody():
            if player.at == f"127.0.0.1:{victim.port}":
                player.try_elsewhere()
        await asyncio.sleep(max(0.0, pause - DOUBTED_AFTER))
        victim.signal(signal.SIGCONT)

    def _all_told(self, memories: dict[Player, Memory]) -> bool:
        return all(_told(memories, player) for _, player in self._everybody())

    async def _compare_running(self, left: checking.Left, memories: dict[Player, Memory]) -> list[str]:
        wrong = self._finished(left)
        for table in self.tables:
            kept = left.tables.get(table.code)
            if kept is None:
                wrong.append(f"table {table.code} is gone")
                continue
            wrong += checking.chain(kept)
            room = await checking.revived(kept)
            for player in table.people:
                memory = memories[player]
                self.found.compared += 1
                self.found.acknowledged += sum(sent.accepted for sent in memory.moves)
                wrong += checking.told(room, player, memory, running=True)
        return wrong


def _told(memories: dict[Player, Memory], player: Player) -> bool:
    """Whether somebody is there and has been told something since."""
    memory, now = memories.get(player), player.memory
    return player.online and (memory is None or (now.match, now.version) > (memory.match, memory.version))
