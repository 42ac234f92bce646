"""Evenings at a server whose files are looked at after every commit, and along with them what everybody was told."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.kills.dying import kind
from benchmarks.kills.table import Plan
from benchmarks.power import sectors
from benchmarks.power.clock import Moments
from benchmarks.power.people import Near
from benchmarks.power.sectors import Files
from benchmarks.power.server import Server, open_store
from lastcard.server.store import writer
from lastcard.server.store.groups import Answer
from lastcard.server.store.sql import SqlStore

PLANS = (
    Plan("mario-kart", 3, 1),
    Plan("classic", 3, 0, rulings={"stacking": "cross", "seven_zero": True}),
    Plan("pizza-pizza", 2, 1, clock="off"),
    Plan("classic", 2, 1, clock="normal", visitors=True),
)
LISTENS = 20
"""Rounds of the event loop in which whatever can be told is told, before it is noted what everybody knows."""


@dataclass(frozen=True)
class Commit:
    """One commit."""

    before: Files
    after: Files
    tables: tuple[Near, ...]
    """All tables, with what their people had been told and promised when it was over and nobody told of it."""
    changed: frozenset[str]
    """The codes of those that it changes."""
    kinds: frozenset[str]
    """What it is about."""
    time: float
    """Seconds that had passed."""


Look = Callable[[Commit], bool]
"""Is given every commit, in the thread that has made it, while everything else stands still. False: it was enough."""


class Evening:
    """One server and its tables.

    Args:
        file: its store.
        plans: its tables.
        look: is given every commit.
        seed: what people do. Which cards they get, and which changes come together, is up to chance.
    """

    def __init__(self, file: Path, plans: Sequence[Plan], look: Look, seed: str) -> None:
        self.file, self.plans, self.look, self.seed = file, plans, look, seed
        self.wrong: list[str] = []
        self._tables: list[Near] = []
        self._enough = asyncio.Event()
        self._loop = asyncio.get_running_loop()

    async def play(self) -> None:
        """Plays until it was enough."""
        server = Server(self._store(), Moments())
        await server.start()
        self._tables = [Near(server, number, plan, self.seed) for number, plan in enumerate(self.plans)]
        try:
            for table in self._tables:
                await table.sit()
            await asyncio.sleep(1)  # everybody comes
            for table in self._tables:
                table.begin()
            await self._enough.wait()
        finally:
            for table in self._tables:
                await table.close()
            await server.stop()
        self.wrong += [text for table in self._tables for text in table.failures()]

    def _store(self) -> SqlStore:
        """The store, each commit of which is looked at."""
        store = open_store(self.file, self._looked)
        sectors.checkpoint_often(store)
        return store

    def _looked(self, real: type[writer.Writer]) -> type[writer.Writer]:
        evening = self

        class Looked(real):  # type: ignore[misc, valid-type] # a class all the same
            def _commit(self, group: writer.Group) -> list[Answer]:
                before = sectors.read(evening.file) if evening.has_log() else None
                answers: list[Answer] = super()._commit(group)
                if before:
                    evening.committed(before, group)
                return answers

        return Looked

    def has_log(self) -> bool:
        """Whether anything was written yet."""
        return Path(f"{self.file}-wal").exists()

    def committed(self, before: Files, group: writer.Group) -> None:
        """A commit is over, and nobody knows it yet."""
        if self._enough.is_set():
            return
        after = sectors.read(self.file)
        try:
            tables = asyncio.run_coroutine_threadsafe(self._told(), self._loop).result()
            changed, kinds = frozenset(each.table for each in group), frozenset(map(kind, group))
            go_on = self.look(Commit(before, after, tables, changed, kinds, self._loop.time()))
        except Exception:  # noqa: BLE001 - the store would only try again
            self.wrong.append(traceback.format_exc())
            go_on = False
        if not go_on:
            self._loop.call_soon_threadsafe(self._enough.set)

    async def _told(self) -> tuple[Near, ...]:
        for _ in range(LISTENS):
            await asyncio.sleep(0)
        return tuple(table.moved_to(table.server) for table in self._tables if table.code or table.asking)
