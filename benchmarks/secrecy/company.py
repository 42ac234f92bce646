"""A random table with random company: people, bots, spectators, late joiners, drops, nonsense; all of it judged."""

from __future__ import annotations

import base64
import contextlib
import logging
import random
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any
from unittest import mock

from benchmarks.secrecy.judging import ALWAYS_REFUSED, Judge, Listener, Viewer, Web
from lastcard.editions import EDITIONS, edition
from lastcard.game import shuffling
from lastcard.server import people
from lastcard.server.app import Options, make_app
from lastcard.server.intents import Hint, MoveDevice, NextRound, Rename, Say, Start, Why
from lastcard.server.messages import DeviceCode
from lastcard.server.refusal import Refusal
from lastcard.server.room import Room
from lastcard.server.seating import Person
from lastcard.server.shapes import Clock, RulingValue
from lastcard.server.tables import Tables
from lastcard.server.terms import choose
from tests.server import helpers
from tests.server.helpers import new_room, pass_time, seat_bot, settle

NAMES = ("Ana", "Ben", "Cem", "Dora", "Emil", "Fay")
LONGEST = 3000
"""Steps after which a match that does not end is given up."""


def dealt_by(dice: random.Random) -> AbstractContextManager[Any]:
    """Has the shuffles of all matches follow from the dice."""

    def secret() -> str:
        return f"{dice.getrandbits(256):064x}"

    return mock.patch.multiple(shuffling, new_secret=secret, new_match=lambda: secret()[:32])


def random_rulings(name: str, dice: random.Random) -> dict[str, RulingValue]:
    """Rulings that go together, most of them as the edition has them; short matches."""
    known = edition(name).known_rulings
    while True:
        chosen: dict[str, RulingValue] = {
            ruling.name: dice.choice(ruling.values) for ruling in known if ruling.values and dice.random() < 0.3
        }
        chosen |= {"target": 100, "rounds": 2}
        with contextlib.suppress(Refusal):
            choose(name, None, chosen)
            return chosen


@contextlib.contextmanager
def listening() -> Iterator[Listener]:
    """Everything that is logged meanwhile, and nowhere else."""
    listener, root = Listener(), logging.getLogger("lastcard")
    before = root.level, root.propagate
    root.addHandler(listener)
    root.setLevel(logging.DEBUG)
    root.propagate = False
    try:
        yield listener
    finally:
        root.removeHandler(listener)
        root.setLevel(before[0])
        root.propagate = before[1]


class Company:
    """Everybody at one table for one match."""

    def __init__(self, judge: Judge, dice: random.Random, name: str = "", **rulings: RulingValue) -> None:
        self.judge, self.dice = judge, dice
        judge.secrets.clear()
        helpers._tokens.clear()  # noqa: SLF001 - those of former matches
        name = name or dice.choice(EDITIONS)
        chosen = {**random_rulings(name, dice), **rulings}
        seats = dice.randint(2, 5)
        bots = dice.randint(min(1, seats - 2), seats - 2)
        clock: Clock = dice.choice(["off", "normal"])
        self.room = new_room(name, seats, rulings=chosen, pace="instant", clock=clock, hints=dice.random() < 0.5)
        self.players = [self._sit(place) for place in range(seats - bots)]
        for place in range(seats - bots, seats):
            seat_bot(self.room, place)
        self.watcher = Viewer(self.room, judge)
        self.viewers = [*self.players, self.watcher]
        self.web = web(self.room)
        self._count = 0

    def _person(self, name: str) -> Person:
        return Person(name, gone_at=self.room.now())

    def _viewer(self, person: Person) -> Viewer:
        """Somebody with a token, which must not be seen anywhere."""
        viewer = Viewer(self.room, self.judge, person)
        assert viewer.token is not None
        self.judge.secrets[f"the token of {person.name}"] = (viewer.token.encode(), None)
        self.judge.secrets[f"the hash of the token of {person.name}"] = (person.token.hex().encode(), None)
        self.judge.secrets[f"the same of {person.name} in base 64"] = (base64.b64encode(person.token), None)
        return viewer

    def _sit(self, place: int) -> Viewer:
        person = self._person(NAMES[place])
        self.room.seating.places[place] = person
        self.room.seating.host = self.room.seating.host or person
        return self._viewer(person)

    def name(self) -> str:
        """A name for the next intent."""
        self._count += 1
        return f"i{self._count}"

    async def play(self, enough: Callable[[], bool]) -> None:
        """Plays one match, or until there was enough."""
        with listening() as log, dealt_by(self.dice):
            for viewer in self.viewers:
                await viewer.hello()
            await self.players[0].send(Start(self.name()))
            for _ in range(LONGEST):
                await settle(self.room)
                for viewer in self.viewers:
                    viewer.read()
                for line in log.take():
                    self.judge.line(self.room, line)
                if enough() or self.room.phase == "match_over":
                    return
                await self._look()
                await self._aside()
                await self._go_on()

    async def _look(self) -> None:
        """Compares somebody's view with that of a table dealt anew; now and then asks as a stranger."""
        asking = self.dice.random() < 0.05
        for viewer in self.viewers:
            if self.dice.random() < 0.7:
                await self.judge.compare(viewer, self.web if asking else None)
        if asking:
            names = [self.room.code, *self.room.records]
            for name in names:
                for path in (f"/api/records/{name}", f"/api/records/{name}/replay"):
                    self.judge.answer(self.room, path, await self.web.get(self.room, path))
            for path in self.web.paths(self.room):
                self.judge.answer(self.room, path, await self.web.get(self.room, path))

    async def _aside(self) -> None:
        """What happens beside the game."""
        chance = self.dice.random()
        viewer = self.dice.choice(self.viewers)
        if chance < 0.04:
            await viewer.return_(self.dice.randint(0, self.room.version()))
        elif chance < 0.08:
            await self._joins()
        elif chance < 0.10 and viewer.seat is not None:
            await self._nonsense(viewer)
        elif chance < 0.12 and viewer.seat is not None:
            await self._device(viewer)
        elif chance < 0.14 and viewer.seat is not None:
            await viewer.send(Rename(self.name(), f"{self.dice.choice(NAMES)} {self._count}"))
        elif chance < 0.16 and viewer.seat is not None:
            await viewer.send(Why(self.name(), f"play {self.dice.choice(list(self.room.terms.edition.kinds))}"))
        elif chance < 0.18 and viewer.seat is not None:
            await viewer.send(Hint(self.name()))
        elif chance < 0.20:
            await self._stumble(viewer)

    async def _joins(self) -> None:
        """Somebody comes late, and gets a bot's seat at the next round."""
        if self.room.seating.free() == 0 or len(self.viewers) > 8:
            return
        person = self._person(f"Late {self._count}")
        self.room.seating.waiting.append(person)
        late = self._viewer(person)
        self.viewers.append(late)
        await late.hello()

    async def _nonsense(self, viewer: Viewer) -> None:
        move = self.dice.choice([*ALWAYS_REFUSED, *(f"play {card}" for card in self.room.terms.edition.kinds)])
        assert self.room.playing is not None
        assert viewer.seat is not None
        if self.room.phase == "playing" and self.room.playing.match.why_not(viewer.seat, move) is not None:
            await viewer.move(move, name=self.name())

    async def _device(self, viewer: Viewer) -> None:
        intent = MoveDevice(self.name())
        answer = await viewer.send(intent)
        assert viewer.person is not None
        assert isinstance(answer, DeviceCode)
        self.judge.secrets[f"the code of {viewer.person.name}"] = (answer.code.encode(), viewer)

    async def _stumble(self, viewer: Viewer) -> None:
        """A fault of ours: what is logged then is judged too."""
        with mock.patch.object(people, "_known", side_effect=RuntimeError("a fault")):
            await viewer.send(Say(self.name(), emote="wave"))

    async def _go_on(self) -> None:
        room, dice = self.room, self.dice
        if room.phase == "round_over":
            before = room.version()
            waiting = [viewer for viewer in self.viewers if viewer.person in room.seating.waiting]
            await self.players[0].send(NextRound(self.name()))
            for viewer in waiting:
                viewer.sat_at = before
                if viewer.seat is not None:
                    await viewer.return_(0)  # loads the page anew, and is told what was before
            return
        assert room.playing is not None
        question = room.playing.question
        mover = next((each for each in self.viewers if question and each.seat == question.seat), None)
        if mover is None or question is None or room.playing.held:
            await pass_time(room, 0.5)
            return
        options = mover.view().question.options if mover.view().question else []  # type: ignore[union-attr]
        if not options:
            await pass_time(room, 0.5)
            return
        plays = [move for move in options if move.startswith("play ")]
        wanted = (
            ["challenge"] if "challenge" in options and dice.random() < 0.6 else plays if dice.random() < 0.85 else []
        )
        answer = await mover.move(dice.choice(wanted or options), uno=dice.random() < 0.5, name=self.name())
        race = mover.view().race
        if race and dice.random() < 0.5:
            await dice.choice(self.players).move(f"catch {race.seat}", name=self.name())
        if race or getattr(answer, "held", False):
            await pass_time(room, room.terms.hold)


_tables: list[tuple[Tables, Web]] = []


def web(room: Room) -> Web:
    """The application, with this table as its only one; made once, since that takes a moment."""
    if not _tables:
        tables = Tables(room.around)
        _tables.append((tables, Web(make_app(tables, Options(generous=1e12)))))
    tables, found = _tables[0]
    tables.around = room.around
    tables._rooms.clear()  # noqa: SLF001 - a room without a task, which tables would not make
    tables._rooms[room.code] = room  # noqa: SLF001
    return found


async def look_at(judge: Judge, seed: str, views: int, name: str = "", **rulings: RulingValue) -> None:
    """Plays matches until so many views and messages were looked at, or something was found."""
    match = 0
    while judge.looked_at < views and not judge.findings:
        dice = random.Random(f"{seed} {match}")
        judge.dice = dice
        company = Company(judge, dice, name, **rulings)
        await company.play(lambda: judge.looked_at >= views or bool(judge.findings))
        match += 1
