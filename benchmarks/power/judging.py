"""Whether a server that is brought up on what a power cut has left loses, repeats or holds up anything."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.kills import checking
from benchmarks.kills.player import Memory, Player
from benchmarks.power import clock, sectors
from benchmarks.power.clock import EPOCH, Moments
from benchmarks.power.people import Guest, Near
from benchmarks.power.playing import Commit
from benchmarks.power.sectors import Files
from benchmarks.power.server import Server, open_store
from lastcard.server.refusal import Refusal
from lastcard.server.room import Room
from lastcard.server.store import reading
from lastcard.server.store.shapes import Damaged

FURTHER = 5
"""Events by which a table must go on."""
BACK_WITHIN = 20.0
GOES_ON_WITHIN = 60.0
"""Seconds, of a clock that waits for nobody, after which somebody counts as lost and a table as stuck."""
RESTS = 5.0
"""Seconds in which every UNO window closes."""
OFF = 60.0
"""Seconds for which the power is off."""
AHEAD = 5000.0
"""Seconds by which the steady clock of the next server differs."""

Contents = dict[str, list[tuple[Any, ...]]]


@dataclass(frozen=True)
class Effort:
    """How much is tried.

    Args:
        commits: how many are looked at.
        subsets: random subsets of the new sectors of each file, for each commit.
        step: every sector, or every so-many-th.
        servers: how many cuts of each commit a server is brought up on, beside one of each outcome.
        most: how much may be wrong before it is enough.
    """

    commits: int
    subsets: int = 20
    step: int = 1
    servers: int = 1
    most: int = 20


@dataclass
class Found:
    """What came of all cuts."""

    commits: int = 0
    cuts: int = 0
    lost: int = 0
    """Cuts that left what was there before the commit; the others left the commit."""
    servers: int = 0
    wrong: list[str] = field(default_factory=list)
    moments: Counter[str] = field(default_factory=Counter)
    """How many commits were about what, or made while what was open."""
    compared: int = 0
    """Diaries and views held against a server's tables."""
    acknowledged: int = 0
    """Acknowledged moves that were looked up."""
    repeated: int = 0
    """Answered intents that were sent once more."""
    deadlines: int = 0
    records: int = 0


class Judge:
    """Judges commit by commit."""

    def __init__(self, folder: Path, effort: Effort, seed: str) -> None:
        self.folder, self.effort = folder, effort
        self.found = Found()
        self._dice = random.Random(f"{seed} cuts")

    def look(self, commit: Commit) -> bool:
        """Tries every cut of a commit; False once it was enough."""
        found = self.found
        found.commits += 1
        found.moments.update(_moments(commit))
        before, after = (contents(self._lay(files)) for files in (commit.before, commit.after))
        cuts = list(sectors.cuts(commit.before, commit.after, self._dice, self.effort.subsets, self.effort.step))
        chosen = set(self._dice.sample(range(len(cuts)), min(self.effort.servers, len(cuts))))
        tried: set[bool] = set()
        for number, files in enumerate(cuts):
            left = contents(self._lay(files))
            if left not in (before, after):
                self._wrong(commit, number, [left if isinstance(left, str) else "half of the commit is there"])
                continue
            kept = left == after
            found.lost += not kept
            if kept not in tried or number in chosen:
                tried.add(kept)
                found.servers += 1
                self._wrong(commit, number, self._brought_up(files, commit))
        found.cuts += len(cuts)
        return found.commits < self.effort.commits and len(found.wrong) < self.effort.most

    def _wrong(self, commit: Commit, number: int, texts: Sequence[str]) -> None:
        about = ", ".join(sorted(commit.kinds))
        self.found.wrong += [f"commit {self.found.commits} ({about}), cut {number}: {text}" for text in texts]

    def _lay(self, files: Files) -> Path:
        return files.lay(self.folder / "cut.sqlite")

    def _brought_up(self, files: Files, commit: Commit) -> list[str]:
        file = self._lay(files)

        async def judged() -> list[str]:
            return await Revival(file, commit, self.found).judge()

        return clock.run(judged())


def contents(file: Path) -> Contents | str:
    """Every row of a store; or why it cannot be read."""
    connection = sqlite3.connect(file)
    try:
        connection.execute("PRAGMA synchronous = OFF")  # what is read here is thrown away
        if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            return "the file is damaged"
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(connection.execute(f'SELECT * FROM "{name}"'), key=repr) for name in sorted(names)}
    except sqlite3.Error as problem:
        return f"the file cannot be read: {problem}"
    finally:
        connection.close()


def _moments(commit: Commit) -> set[str]:
    """What a commit is about, and what is open at the tables that it changes."""
    found = {f"a {kind}" for kind in commit.kinds if kind != "other"}
    found |= {"several tables at once"} if len(commit.changed) > 1 else set()
    for table in commit.tables:
        if table.code in commit.changed and table.people:
            found |= _open(table.people[0].memory)
    return found


def _open(memory: Memory) -> set[str]:
    found, table, update = set(), memory.table, memory.update
    if table and table["phase"] != "playing":
        found.add(table["phase"].replace("_", " "))
    if update:
        view = update["view"]
        question, race = view["question"], view["race"]
        found |= {f"asked: {question['asks']}"} if question else set()
        found |= {"an UNO window"} if race else set()
        found |= {"a move held by it"} if race and race["waiting"] else set()
        found |= {"an Item Box"} if checking.in_item_box(view, memory.events) else set()
    return found


class Revival:
    """The server that comes up after one cut, and everybody who comes back to it."""

    def __init__(self, file: Path, commit: Commit, found: Found) -> None:
        self.folder = file.parent
        self.commit, self.found = commit, found
        self.server = Server(open_store(file), Moments(AHEAD, commit.time + OFF))
        self.tables = [table.moved_to(self.server) for table in commit.tables]
        self.memories: dict[Player, Memory] = {
            player: player.remember() for table in self.tables for player in table.players
        }
        self.wrong: list[str] = []
        self._rooms: list[Room] = []

    async def judge(self) -> list[str]:
        """What is wrong."""
        try:
            await self.server.start()
            known = [table for table in self.tables if table.code]
            rooms = [room for table in known if (room := await self._room(table))]
            self._compare(rooms)
            await self._records()
            if len(rooms) == len(known) and await self._come_back():
                await self._go_on()
        finally:
            for table in self.tables:
                await table.close()
            await self.server.stop()
        return self.wrong + [text for table in self.tables for text in table.failures()]

    async def _room(self, table: Near) -> Room | None:
        """The table, taken up again; its record is read apart."""
        try:
            room = await self.server.tables.find(table.code)
        except Refusal as problem:
            self.wrong.append(f"table {table.code} cannot be taken up: {problem.reason}")
            return None
        self.wrong += await asyncio.to_thread(self._chain, table.code)
        return room

    def _chain(self, code: str) -> list[str]:
        with self.server.store.engine.connect() as connection, connection.begin():
            try:
                kept = reading.kept(connection, code, 0)
            except Damaged:
                kept = None
        return [f"table {code} is damaged"] if kept is None else checking.chain(kept)

    def _compare(self, rooms: Sequence[Room]) -> None:
        """Everything told and promised is there."""
        for room, table in zip(rooms, (table for table in self.tables if table.code), strict=False):
            for player in table.players:
                gone = checking.person_of(room, player) is None
                if gone and any(sent.kind == "leave" for sent in player.unanswered.values()):
                    continue  # done, and not told
                memory = player.remember()
                self.found.compared += 1
                self.found.acknowledged += sum(sent.accepted for sent in memory.moves)
                self.wrong += checking.told(room, player, memory)

    async def _records(self) -> None:
        """Records of finished matches that somebody was told of are there, and say what their players were told."""
        known: set[str] = set()
        for table in self.tables:
            for player in table.people:
                shown = player.memory.table
                for match, name in enumerate(shown["records"] if shown else [], 1):
                    if name in known:
                        continue
                    known.add(name)
                    self.found.records += 1
                    try:
                        text = await self.server.tables.record(name)
                    except Refusal as problem:
                        self.wrong.append(f"the record of match {match} at {table.code} is not there: {problem.reason}")
                        continue
                    self.wrong += checking.finished(name, text, self.folder, _heard(table, match))

    async def _come_back(self) -> bool:
        """Everybody comes back, is answered, and says everything once more; False if somebody does not."""
        for table in self.tables:
            await table.come_back()
        if len(self.server.tables) > len(self.tables):
            self.wrong.append(f"{len(self.tables)} tables were made, and there are {len(self.server.tables)}")
        if not await self._until(self._all_back, BACK_WITHIN):
            lost = [f"{player.name} at {player.code}" for player in self._people() if not _back(player)]
            self.wrong.append(f"{lost} are not back, or wait for an answer")
            return False
        rooms = self._rooms = [await self.server.tables.find(table.code) for table in self.tables]
        for room, table in zip(rooms, self.tables, strict=True):
            self.wrong += _strangers(room, table)
            for player in table.players:
                self.wrong += checking.fresh(room, player)
            late, count = checking.deadlines(table.players, self.memories, EPOCH / 1000 + self.commit.time)
            self.wrong += late
            self.found.deadlines += count
        self.found.repeated += sum(player.say_again() for player in self._people())
        if not await self._until(self._all_back, BACK_WITHIN):
            self.wrong.append("not everything that was sent once more is answered")
        self._compare(rooms)
        return True

    async def _go_on(self) -> None:
        """The tables of the commit are played on, and everything is still there at last."""
        going = [table for table in self.tables if table.code in self.commit.changed and table.place()[0]]
        places = [table.place() for table in going]
        for table in going:
            table.go_on()
        if not await self._until(lambda: all(map(_further, going, places)), GOES_ON_WITHIN):
            stuck = [f"{table.code} ({table.plan.edition})" for table in going if table.place() in places]
            self.wrong.append(f"the tables {stuck} do not go on")
        for table in going:
            table.halt()
        await asyncio.sleep(RESTS)
        self._compare(self._rooms)

    def _people(self) -> list[Guest]:
        return [player for table in self.tables for player in table.players]  # type: ignore[misc] # all are guests

    def _all_back(self) -> bool:
        return all(map(_back, self._people()))

    async def _until(self, what: Callable[[], bool], seconds: float) -> bool:
        """Waits until something holds; False if it does not in time."""
        end = self.server.tables.around.moments.now() + seconds
        while not what():
            if self.server.tables.around.moments.now() > end:
                return False
            await asyncio.sleep(clock.STEP)
        return True


def _back(player: Guest) -> bool:
    return player.online and player.memory.table is not None and not player.unanswered


def _further(table: Near, place: tuple[int, int]) -> bool:
    match, version = table.place()
    return match > place[0] or version >= place[1] + FURTHER


def _strangers(room: Room, table: Near) -> list[str]:
    """Seats that nobody has, such as the second one of a request that was made twice."""
    if len(table.people) < table.plan.people:
        return []  # somebody has sat down and was not told
    known = {player.name for player in table.players}
    there = [person.name for person in (*room.seating.people(), *room.seating.waiting)]
    return [f"{name} sits at {table.code}, and is nobody" for name in there if name not in known]


def _heard(table: Near, match: int) -> list[tuple[str, int, dict[int, Any]]]:
    """What those who sit at a table from its beginning were told of one of its matches."""
    return [
        (each.name, each.memory.update["view"]["seat"], each.events_of(match))
        for each in table.people
        if each.memory.update
    ]
