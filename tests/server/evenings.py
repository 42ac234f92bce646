"""Evenings at a table, at random: people come, play, go and are sent away; another server could go on at any moment."""

from __future__ import annotations

import random
import secrets
import traceback
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from lastcard.game.fairness import seal
from lastcard.server import intents, sitting
from lastcard.server.intents import Hello, Intent, MoveIntent
from lastcard.server.messages import Ack, Advice, DeviceCode, End, Refused, ServerMessage, TableNews, Update
from lastcard.server.protocol import PROTOCOL
from lastcard.server.refusal import Refusal
from lastcard.server.room import Room
from lastcard.server.shapes import RulingValue, TableEvent
from lastcard.server.store.memory import MemoryStore
from lastcard.server.store.shapes import Change, Kept
from tests.server.helpers import Client, FakeMoments, does, new_room, pass_time, seat, settle
from tests.server.revival import SLEPT, assert_same, revived

MATCHES: tuple[dict[str, RulingValue], ...] = ({"target": 40}, {"match": "rounds", "rounds": 1})
"""Short ones, so that many end."""
NAMES = ("Ana", "Ben", "Cem", "Dora", "Eli", "Fay", "Gus", "Hal")


class Guest(Client):
    """Somebody with a seat, or who waits for one, and everything that they were told."""

    def __init__(self, room: Room, token: str | None) -> None:
        super().__init__(room)
        self.token = token
        self.match = 0
        self.told: dict[int, TableEvent] = {}
        """The events of that match."""
        self.shares: dict[tuple[str, int], str] = {}
        self.sent: list[tuple[Intent, Any]] = []
        """What was answered, and how."""
        self.over = False
        """The connection has had its last word."""
        self.seat: int | None = None

    def again(self, room: Room) -> Guest:
        """The same person on a new connection, perhaps to another server."""
        back = Guest(room, self.token)
        back.match, back.told, back.shares, back.sent = self.match, self.told, self.shares, self.sent
        return back

    async def greet(self, seen: int, *, shares: bool) -> bool:
        """Says hello; what they are to be sent is not read yet."""
        hello = Hello(PROTOCOL, self.token, seen, self.match, shares=shares)
        here = await does(self.room, self.room.connect, self.connection, hello)
        self.person = self.connection.person
        return here

    def read(self) -> list[ServerMessage]:
        came = super().read()
        for message in came:
            assert not self.over, f"after the last word came {message}"
            self.over = isinstance(message, End)
            if isinstance(message, TableNews):
                self.seat = message.your_seat
            elif isinstance(message, Update):
                self._note(message)
        return came

    def _note(self, update: Update) -> None:
        if update.match != self.match:
            self.match, self.told = update.match, {}
        for event in update.events:
            assert self.told.setdefault(event.number, event) == event

    def newest(self) -> Update | None:
        """The newest view."""
        self.read()
        return next((each for each in reversed(self.got) if isinstance(each, Update)), None)


class Watched(MemoryStore):
    """After each change another server takes the table up, and must find it as it is."""

    def __init__(self) -> None:
        super().__init__()
        self.room: Room | None = None
        self.guests: list[Guest] = []
        self.changes = 0
        self.wrong = ""

    async def keep(self, change: Change) -> None:
        try:
            for guest in self.guests:  # whatever they are to be sent must wait until it is kept
                guest.read()
            await super().keep(change)
            if self.room is not None and not change.closed:
                self.changes += 1
                await self._compare(self.room, change)
        except Exception:  # noqa: BLE001 - a table that heard of it would only try again
            self.wrong = self.wrong or traceback.format_exc()

    async def _compare(self, room: Room, change: Change) -> None:
        lines = tuple(self._kept[change.table].lines)
        kept = Kept(change.table, change.fence + 1, change.number, change.state, lines)
        kept_at = float(msgspec.json.decode(change.state)["now"])
        again = await revived(kept, MemoryStore(), room.now() + SLEPT)
        assert_same(room, again, kept_at)
        if room.phase == "playing" and room.playing and room.playing.recall:
            assert again.playing
            assert again.playing.recall
            assert again.playing.recall.memory == room.playing.recall.memory
        for guest in self.guests:
            person = again.seating.by_token(guest.token or "")
            if person is None or again.playing is None or guest.match != again.matches:
                continue
            known = again.playing.timeline.since(again.playing.dealt_at, again.seating.seat_of(person), person.since)[1]
            assert [guest.told.get(event.number, event) for event in known] == known


class Evening:
    """One table, and all who come to it."""

    def __init__(self, edition: str, dice: random.Random, *, hints: bool) -> None:
        self.dice = dice
        self.store = Watched()
        rulings = dice.choice(MATCHES)
        self.room = new_room(edition, 3, rulings=rulings, clock="fast", hints=hints, store=self.store)
        self.store.room = self.room
        self.guests = self.store.guests
        """Whoever is connected."""
        self.absent: list[Guest] = []
        self.done: dict[str, int] = {}
        """What was done how often."""
        self._count = 0
        founder = seat(self.room, 0, "Ana")
        self.absent.append(Guest(self.room, founder.token))

    async def go_on(self) -> None:
        """One thing happens."""
        deed = self.dice.choices(*zip(*self._deeds(), strict=True))[0]
        if await deed():
            name = deed.__name__.strip("_")
            self.done[name] = self.done.get(name, 0) + 1
        await settle(self.room)
        for guest in list(self.guests):
            if self.dice.random() < 0.8:  # the others are behind
                guest.read()
            if guest.over:
                self.guests.remove(guest)
        assert not self.store.wrong, self.store.wrong

    def _deeds(self) -> list[tuple[Callable[[], Awaitable[bool]], float]]:
        over = self.room.phase in ("round_over", "match_over")
        return [
            (self._move, 40),
            (self._press, 4),
            (self._share, 20 if self.room.phase == "shuffling" else 0.2),
            (self._pass_time, 5),
            (self._ready, 10 if over else 0.2),
            (self._host, 3 if self.room.phase == "playing" else 8),
            (self._hint, 8),
            (self._do_anything, 3),
            (self._again, 1),
            (self._join, 2),
            (self._watch, 0.5),
            (self._come_back, 8 if self.absent else 0),
            (self._hang_up, 2),
            (self._leave, 1),
            (self._take_over, 0.7),
            (self._crash, 0.7),
        ]

    # Playing.

    async def _send(self, guest: Guest, intent: Intent) -> bool:
        """Sends an intent and reads its answer; whoever was sent away and has not noticed gets none."""
        here = guest.listening
        await does(self.room, self.room.intend, guest.connection, intent, self.room.now())
        guest.read()
        answer = next((each for each in reversed(guest.got) if getattr(each, "id", None) == intent.id), None)
        assert here == (answer is not None)
        if guest.person is not None and (isinstance(answer, Refused) or (isinstance(answer, Ack) and not answer.held)):
            guest.sent.append((intent, answer))
        return here and not isinstance(answer, Refused)

    def _name(self) -> str:
        self._count += 1
        return f"i{self._count}"

    async def _move(self) -> bool:
        for guest in self.guests:
            update = guest.newest()
            question = update.view.question if update else None
            if update and question and question.options and update.match == self.room.matches:
                plays = [move for move in question.options if move.startswith("play ")]
                move = self.dice.choice(plays if plays and self.dice.random() < 0.9 else question.options)
                handle = next((each.handle for each in update.view.hand if move == f"play {each.card}"), None)
                uno = self.dice.random() < 0.5
                return await self._send(guest, MoveIntent(self._name(), move, update.version, handle, uno))
        return await self._pass_time()

    async def _press(self) -> bool:
        guest = self._somebody()
        if guest is None:
            return False
        return await self._send(guest, MoveIntent(self._name(), self.dice.choice(["uno", "catch 0", "catch 1"])))

    async def _hint(self) -> bool:
        """Whoever is asked, or somebody else, asks for advice: only the former gets any, and it changes nothing."""
        views = [(guest, update.view) for guest in self.guests if (update := guest.newest())]
        asked = next((guest for guest, view in views if view.question and view.question.options), None)
        guest = asked if asked and self.dice.random() < 0.7 else self._somebody()
        if guest is None:
            return False
        room, intent, version = self.room, intents.Hint(self._name()), self.room.version()
        update, here = guest.newest(), guest.listening
        given = await self._send(guest, intent)
        advice = next((each for each in reversed(guest.got) if isinstance(each, Advice)), None)
        if not given or advice is None or advice.id != intent.id:
            playing = room.playing
            assert guest is not asked or not here or not room.terms.hints or (playing and playing.held)
            return False
        assert room.terms.hints
        assert update
        assert room.version() == version == update.version
        question = update.view.question
        assert question
        assert advice.question == question.number
        assert advice.moves
        assert {each.move for each in advice.moves} <= set(question.options)
        assert advice.sentence
        return True

    async def _share(self) -> bool:
        guest = self._somebody()
        dealing = self.room.dealing
        if guest is None or dealing is None or guest.seat is None:
            return False
        deal = (dealing.shuffling.seeds.match, dealing.shuffling.round)
        share = guest.shares.setdefault(deal, secrets.token_hex(32))
        if dealing.shuffling.step == "seals":
            return await self._send(guest, intents.GiveSeal(self._name(), seal(*deal, guest.seat, share)))
        return await self._send(guest, intents.GiveShare(self._name(), share))

    async def _pass_time(self) -> bool:
        await pass_time(self.room, self.dice.choice([0.0, 0.05, 0.3, 1.0, 3.0, 6.0, 13.0, 31.0]))
        return True

    async def _ready(self) -> bool:
        guest = self._somebody()
        return guest is not None and await self._send(guest, intents.Ready(self._name()))

    async def _host(self) -> bool:
        """Something that only the host may do, by the host or by somebody else."""
        host = next((guest for guest in self.guests if guest.person is self.room.seating.host), None)
        guest = host if host and self.dice.random() < 0.95 else self._somebody()
        if guest is None:
            return False
        name, dice = self._name(), self.dice
        place = dice.randrange(4)
        choices: dict[str, list[Intent]] = {
            "lobby": [
                intents.Start(name),
                intents.Start(name),
                intents.SetSeats(name, dice.choice([2, 3, 4])),
                intents.AddBot(name, dice.choice(["casual", "random"])),
                intents.RemoveBot(name, place),
                intents.Configure(name, rulings={"target": dice.choice([30, 60])}),
                intents.Configure(name, hints=dice.random() < 0.7),
            ],
            "round_over": [intents.NextRound(name)] * 3,
            "match_over": [intents.Rematch(name), intents.Rematch(name), intents.ToLobby(name)],
        }
        always: list[Intent] = [
            intents.HandOver(name, place),
            intents.Autopilot(name, place),
            intents.Kick(name, place if dice.random() < 0.5 else None, dice.choice(NAMES)),
            intents.AddBot(name, "random", place),
            intents.Configure(name, clock=dice.choice(["off", "fast", "normal"]), hold_ms=dice.choice([1000, 2000])),
            intents.Configure(name, reveal=dice.choice(["round", "match"]), free_chat=dice.random() < 0.5),
        ]
        there = choices.get(self.room.phase, [])
        return await self._send(guest, dice.choice(there if there and dice.random() < 0.7 else always))

    async def _do_anything(self) -> bool:
        guest = self._somebody()
        name = self._name()
        choices: list[Intent] = [
            intents.Say(name, emote="wow"),
            intents.Say(name, chat="Hello"),
            intents.Rename(name, self.dice.choice(NAMES)),
            intents.MoreTime(name),
            intents.Back(name),
            intents.Why(name, "draw"),
        ]
        return guest is not None and await self._send(guest, self.dice.choice(choices))

    async def _again(self) -> bool:
        """What was answered is sent once more: the answer is the same, and nothing happens."""
        guest = self._somebody()
        if guest is None or not guest.sent or not guest.listening:
            return False
        intent, answer = guest.sent[-1]
        version = self.room.version()
        await does(self.room, self.room.intend, guest.connection, intent, self.room.now())
        assert answer in guest.read()
        assert self.room.version() == version
        return True

    # Coming and going.

    def _somebody(self) -> Guest | None:
        return self.dice.choice(self.guests) if self.guests else None

    async def _join(self) -> bool:
        try:
            name, request = self.dice.choice(NAMES), self.dice.choice([None, f"a request {self.dice.random()}"])
            joined = await does(self.room, sitting.sit_down, self.room, name, request)
        except Refusal as refusal:
            if refusal.reason != "table_full":
                raise
            return False
        self.absent.append(Guest(self.room, joined.token))
        return self.dice.random() < 0.2 or await self._come_back()

    async def _watch(self) -> bool:
        watcher = Guest(self.room, None)
        self.guests.append(watcher)
        await watcher.greet(0, shares=False)
        return True

    async def _come_back(self) -> bool:
        """On a new connection, knowing everything, nothing, or what was before the round."""
        back = self.absent.pop(self.dice.randrange(len(self.absent))).again(self.room)
        known = max(back.told, default=0)
        self.guests.append(back)
        await back.greet(self.dice.choice([0, known]), shares=self.dice.random() < 0.7)
        if self.dice.random() < 0.1:  # before the whole is sent
            await self._send(back, intents.Leave(self._name()))
        return True

    async def _hang_up(self) -> bool:
        guest = self._somebody()
        if guest is None:
            return False
        self.guests.remove(guest)
        await does(self.room, self.room.gone, guest.connection)
        if guest.token:
            self.absent.append(guest)
        return True

    async def _leave(self) -> bool:
        guest = self._somebody()
        if guest is None or len(self.guests) == 1:
            return False
        return await self._send(guest, intents.Leave(self._name()))

    async def _take_over(self) -> bool:
        """The seat goes to another device, or to another connection with the same token."""
        guest = self._somebody()
        if guest is None or guest.token is None:
            return False
        if self.dice.random() < 0.3:
            self.absent.append(guest)
            return await self._come_back()
        if not await self._send(guest, intents.MoveDevice(self._name())):
            return False
        code = next(each for each in reversed(guest.got) if isinstance(each, DeviceCode))
        guest.token = (await does(self.room, sitting.take_over, self.room, code.code)).token
        self.absent.append(guest)
        return True

    async def _crash(self) -> bool:
        """The server dies, and another one takes the table up."""
        kept = await self.store.claim(self.room.code)
        if kept is None:
            return False
        self.store.room = None
        self.room = self.store.room = await revived(kept, self.store, self.room.now() + SLEPT)
        self.absent += [guest for guest in self.guests if guest.token]
        self.guests.clear()
        assert isinstance(self.room.around.moments, FakeMoments)
        return True
