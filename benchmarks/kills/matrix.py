"""Kills at every kind of moment, and what is compared after each."""

from __future__ import annotations

import asyncio
import random
import signal
import statistics
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import URL

from benchmarks.kills import checking
from benchmarks.kills.dying import STAGES, WHATS
from benchmarks.kills.player import Memory, Message, Player
from benchmarks.kills.starting import Server
from benchmarks.kills.table import PLANS, Plan, Table

ASKS = ("play", "drawn", "color", "target", "challenge", "stack", "give")
SENDINGS = ("move", "call", "deal", "rematch", "join", "take_over", "leave", "say", "more_time")
TOLD = ("ack", "held", "race", "update", "round_over", "match_over", "welcome", "seals", "shares")
LATEST = 0.004
"""Seconds after something was sent within which the kill comes."""
BACK_WITHIN = 30.0
GOES_ON_WITHIN = 20.0
"""Seconds after which somebody counts as lost, and a table as stuck."""

Kind = tuple[str, str]


def kinds() -> list[Kind]:
    """Every kind of moment at which a server is killed."""
    found = [("asked", asks) for asks in ASKS] + [("sent", doing) for doing in SENDINGS]
    found += [
        ("told", what)
        for what in ("ack", "held", "race", "update", "round_over", "match_over", "welcome", "seals", "shares")
    ]
    found += [(f"commit: {stage}", what) for stage in STAGES for what in WHATS]
    return [*found, ("starting", "server")]


@dataclass(frozen=True)
class Effort:
    """How much a run tries."""

    kills: int = 100
    patience: float = 3.0
    """Seconds that a kind of moment is waited for; then the server is killed where it is."""
    cold_every: int = 10
    """Of so many starts one is cold; 0: none is."""
    plans: Sequence[Plan] = PLANS
    early: bool = False
    """The server has a fault: it tells of changes before they are kept."""


@dataclass
class Found:
    """What came of all kills."""

    kills: Counter[str] = field(default_factory=Counter)
    missed: Counter[str] = field(default_factory=Counter)
    """Kinds that did not come in time: the kill came at another moment."""
    wrong: list[str] = field(default_factory=list)
    warm: list[float] = field(default_factory=list)
    """Seconds from each warm start to the first view of each player."""
    cold: list[float] = field(default_factory=list)
    from_kill: list[float] = field(default_factory=list)
    """Seconds from each kill until everybody was back."""
    acknowledged: int = 0
    records: int = 0
    compared: int = 0
    """Views and logs held against the store."""
    deadlines: int = 0
    resent: int = 0
    """Intents that were unanswered when the server died."""


class Matrix:
    """One server that is killed over and over, and the tables that play on it."""

    def __init__(self, server: Server, url: URL, folder: Path, seed: str, effort: Effort) -> None:
        self.server = server
        self.url = url
        self.folder = folder
        self.dice = random.Random(seed)
        self.effort = effort
        self.found = Found()
        self.tables = [
            Table(number, plan, f"127.0.0.1:{server.port}", seed) for number, plan in enumerate(effort.plans)
        ]
        self._records: set[str] = set()
        self._wanted: Kind | None = None
        self._dying: asyncio.Future[None] | None = None
        self._now = asyncio.Event()
        for table in self.tables:
            table.heard, table.doing = self._heard, self._doing

    async def run(self, progress: Callable[[int], None] = lambda _: None) -> Found:
        """One kill after the other."""
        every = self.effort.cold_every
        await self.server.prepare()
        await self.server.start()
        order: list[Kind] = []
        try:
            await self._sit()
            for number in range(self.effort.kills):
                if not order:
                    order = kinds()
                    self.dice.shuffle(order)
                await self._kill(order.pop(), cold=every > 0 and number % every == every - 1)
                self._collect()
                progress(number + 1)
                if len(self.found.wrong) > 50:
                    break
            return self.found
        finally:
            for table in self.tables:
                await table.close()
            await self.server.close()
            self._collect()

    async def _sit(self) -> None:
        await self._until(self._answers, BACK_WITHIN)
        for table in self.tables:
            await table.sit()
        await self._until(lambda: all(player.online for table in self.tables for player in table.players), BACK_WITHIN)
        for table in self.tables:
            table.begin()
        if not await self._until(lambda: all(table.place()[0] for table in self.tables), GOES_ON_WITHIN):
            raise RuntimeError("not every table began to play")

    async def _answers(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        except OSError:
            return False
        writer.close()
        return True

    def _collect(self) -> None:
        for table in self.tables:
            self.found.wrong += [text for text in table.failures() if text not in self.found.wrong]

    # The moment.

    def _heard(self, _: Table, __: Player, message: Message) -> None:
        if self._wanted is None:
            return
        word, what = self._wanted
        if word == "asked" and message["type"] == "update":
            question = message["view"]["question"]
            if question and question["asks"] == what:
                self._now.set()
        if word == "told" and what in _what(message):
            self._now.set()

    def _doing(self, _: Table, doing: str) -> None:
        if self._wanted == ("sent", doing):
            self._now.set()

    async def _moment(self, kind: Kind) -> bool:
        """Waits for the moment; False if it does not come in time."""
        self._now.clear()
        self._wanted = kind
        try:
            async with asyncio.timeout(self.effort.patience):
                await self._now.wait()
        except TimeoutError:
            return False
        finally:
            self._wanted = None
        return True

    async def _end(self, kind: Kind) -> None:
        """Brings the server's end at that moment."""
        word, what = kind
        came = True
        if word.startswith("commit") and self.server.warm:
            self.server.order(word.removeprefix("commit: "), what)  # type: ignore[arg-type]
            try:
                async with asyncio.timeout(self.effort.patience):
                    assert self._dying is not None
                    await asyncio.shield(self._dying)
            except TimeoutError:
                came = False
        else:
            came = await self._moment(kind if not word.startswith("commit") else ("sent", "move"))
            if word == "sent":
                _sleep(self.dice.random() * LATEST)
        self.found.kills[f"{word} {what}" if came else "another moment"] += 1
        self.found.missed[f"{word} {what}"] += not came

    # One kill.

    async def _kill(self, kind: Kind, *, cold: bool) -> None:
        dying = self._dying = asyncio.ensure_future(self.server.gone())
        if kind[0] == "starting":
            self.found.kills["while it starts"] += 1
        else:
            await self._end(kind)
        killed_at, killed = time.monotonic(), time.time()
        self.server.signal(signal.SIGKILL)
        await dying
        await self._until(lambda: not any(player.online for _, player in self._everybody()), 10)
        memories = {player: player.remember() for _, player in self._everybody()}
        left = checking.read(self.url, list(self._records), self.folder)
        if kind[0] == "starting":
            await self._stumble()
        for _, player in self._everybody():
            player.forgets = self.dice.random() < 0.5
            self.found.resent += len(player.unanswered)
        await self.server.start(cold=cold)
        if not await self._until(self._all_back, BACK_WITHIN):
            lost = [player.name for table, player in self._everybody() if player.fresh is None]
            self.found.wrong.append(f"after {kind}: {lost} did not come back within {BACK_WITHIN:g} s")
            return
        self._time(killed_at, cold=cold)
        places = [table.place() for table in self.tables]
        wrong = await self._compare(left, memories, killed)
        if not await self._until(lambda: self._all_moved(places), GOES_ON_WITHIN):
            pairs = zip(self.tables, places, strict=True)
            stuck = [f"{table.code} ({table.plan.edition})" for table, place in pairs if table.place() <= place]
            wrong.append(f"the tables {stuck} do not go on")
        self.found.wrong += [f"after {' '.join(kind)}: {text}" for text in wrong]

    async def _stumble(self) -> None:
        """The server is killed again, on its way up, perhaps with some of its people back."""
        await self.server.start()
        dying = asyncio.ensure_future(self.server.gone())
        await asyncio.sleep(self.dice.random() * 0.6)
        self.server.signal(signal.SIGKILL)
        await dying
        await self._until(lambda: not any(player.online for _, player in self._everybody()), 10)

    def _everybody(self) -> list[tuple[Table, Player]]:
        return [(table, player) for table in self.tables for player in table.players]

    def _all_back(self) -> bool:
        return all(player.online and player.fresh for _, player in self._everybody())

    def _all_moved(self, places: Sequence[tuple[int, int]]) -> bool:
        return all(table.place() > place for table, place in zip(self.tables, places, strict=True))

    def _time(self, killed_at: float, *, cold: bool) -> None:
        times = [player.fresh_at - self.server.started_at for _, player in self._everybody()]
        (self.found.cold if cold else self.found.warm).extend(times)
        self.found.from_kill.append(max(player.fresh_at for _, player in self._everybody()) - killed_at)

    async def _compare(self, left: checking.Left, memories: dict[Player, Memory], killed: float) -> list[str]:
        wrong = self._finished(left)
        for table in self.tables:
            kept = left.tables.get(table.code)
            if kept is None:
                wrong.append(f"table {table.code} is gone")
                continue
            wrong += checking.chain(kept)
            room = await checking.revived(kept)
            for player in table.players:
                memory = memories.get(player)
                if memory is not None:
                    self.found.compared += 1
                    wrong += checking.told(room, player, memory) + checking.fresh(room, player)
                    self.found.acknowledged += sum(sent.accepted for sent in memory.moves)
            late, count = checking.deadlines(table.players, memories, killed)
            self.found.deadlines += count
            wrong += late
        return wrong

    def _finished(self, left: checking.Left) -> list[str]:
        wrong = []
        for name, text in left.records.items():
            self._records.add(name)
            self.found.records += 1
            wrong += checking.finished(name, text, self.folder, self._heard_of(name))
        return wrong

    def _heard_of(self, name: str) -> list[tuple[str, int, dict[int, Any]]]:
        """What those who sat at a table from its beginning were told of the match with that record."""
        for table in self.tables:
            for player in table.people:
                shown = player.memory.table
                if shown and name in shown["records"]:
                    match = shown["records"].index(name) + 1
                    return [
                        (each.name, each.memory.update["view"]["seat"], each.events_of(match))
                        for each in table.people
                        if each.memory.update
                    ]
        return []

    async def _until(self, what: Callable[[], Any], seconds: float) -> bool:
        """Waits until something holds; False if it does not in time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            holds = what()
            if asyncio.iscoroutine(holds):
                holds = await holds
            if holds:
                return True
            await asyncio.sleep(0.01)
        return False


def _what(message: Message) -> set[str]:
    """The kinds of moments that a message stands for."""
    found = {message["type"]}
    if message["type"] == "ack" and message["held"]:
        found.add("held")
    if message["type"] == "table" and message["table"]["fair"]:
        found.add(message["table"]["fair"]["step"])
    if message["type"] == "update":
        view = message["view"]
        found |= {"race"} if view["race"] else set()
        found |= {"match_over"} if view["match"] else {"round_over"} if view["result"] else set()
    return found


def _sleep(seconds: float) -> None:
    """Waits with nothing else done in between, so that what was sent has gone out and nothing more is read."""
    time.sleep(seconds)


def spread(times: Sequence[float]) -> dict[str, float]:
    """Of many times the middle, the 95th of a hundred, and the longest."""
    if not times:
        return {}
    ordered = sorted(times)
    return {
        "median": statistics.median(ordered),
        "p95": ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))],
        "longest": ordered[-1],
    }
