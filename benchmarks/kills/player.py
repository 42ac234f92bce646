"""Somebody at a table who comes back by themselves, and writes down everything they were told and promised."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import hashlib
import json
import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Self

from benchmarks.websocket import Hear, Socket, connect

WAITS = (0.0, 0.3, 0.5, 0.7, *(1.0,) * 8, 1.5, 3.0, 5.0)
"""Seconds before each next try to come back, as the web client waits."""
COMES_BACK = ("stopping", "too_slow", "moved", "unavailable")

Message = dict[str, Any]
Event = dict[str, Any]


@dataclass
class Sent:
    """An intent, and what became of it."""

    id: str
    kind: str
    fields: Message
    match: int
    answer: Message | None = None
    refused_later: bool = False
    """It was held by an UNO window, acknowledged, and refused when the window closed."""

    @property
    def accepted(self) -> bool:
        """Whether the server said that it was applied."""
        return self.answer is not None and self.answer["type"] == "ack" and not self.refused_later


@dataclass
class Memory:
    """What somebody was told and promised, until a moment."""

    match: int = 0
    version: int = 0
    update: Message | None = None
    """The newest one."""
    events: dict[int, Event] = field(default_factory=dict)
    """Of that match, by their numbers."""
    moves: list[Sent] = field(default_factory=list)
    """Made in that match, in their order; the last one may be unanswered."""
    talk: dict[int, Message] = field(default_factory=dict)
    said: list[Sent] = field(default_factory=list)
    table: Message | None = None


class Player:
    """One person with a seat."""

    def __init__(self, name: str, address: str, code: str, token: str, seed: str) -> None:
        self.name = name
        self.address = address
        self.code = code
        self.token = token
        self.dice = random.Random(seed)
        self.memory = Memory()
        self.older: dict[int, dict[int, Event]] = {}
        """The events of matches that have ended."""
        self.unanswered: dict[str, Sent] = {}
        self.wrong: list[str] = []
        self.heard: Callable[[Player, Message], None] = lambda _, __: None
        """Called with every message, once it is written down."""
        self.connections = 0
        """How often a connection was opened."""
        self.fresh_at = 0.0
        """When the first view of the newest connection came."""
        self.fresh: Message | None = None
        """That view."""
        self.welcomed: Message | None = None
        self.ended: str | None = None
        """Why this seat is theirs no more."""
        self._last_word = ""
        """Why the newest connection was ended, once it was: nothing may come after that."""
        self.device_code: str | None = None
        self.forgets = False
        """Says at the next hello that it has seen nothing of the running round."""
        self.online = False
        self._socket: Socket | None = None
        self._lost = asyncio.Event()
        self._answers: dict[str, Message] = {}
        self._sent = 0
        self._told_before = (0, 0)
        self.addresses = [address]
        """Of every server where this table can be reached."""
        self.at = address
        """The one that was tried last."""
        self._shares: dict[tuple[str, int], str] = {}
        self._commitments: dict[tuple[str, int], str] = {}
        self._stopped = False
        self._news = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    # Coming and going.

    def begin(self) -> None:
        """Connects, and again whenever the connection is lost."""
        self.task = asyncio.create_task(self._stay(), name=f"player {self.name}")

    async def stop(self) -> None:
        """Hangs up for good."""
        self._stopped = True
        self._hang_up()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _stay(self) -> None:
        tries = 0
        while not self._stopped and self.ended is None:
            if await self._come():
                tries = 0
                await self._lost.wait()
                self.online = False
            elif len(self.addresses) > 1:
                self.at = self.addresses[(self.addresses.index(self.at) + 1) % len(self.addresses)]
            wait = WAITS[min(tries, len(WAITS) - 1)]
            tries += 1
            await asyncio.sleep(wait * (0.75 + self.dice.random() / 2))

    async def _come(self) -> bool:
        """Opens a connection and says hello; False if nobody answers."""
        lost = self._lost = asyncio.Event()

        def hear(socket: Socket, data: bytes) -> None:
            if socket is self._socket and not lost.is_set():
                self._hear(json.loads(data))

        try:
            socket = self._socket = await self._connect(hear, lost.set)
        except (OSError, TimeoutError):
            return False
        self.fresh, self.welcomed, self._last_word = None, None, ""
        self.connections += 1
        seen = self.memory.version
        if self.forgets:
            seen, self.forgets = self._round_began(), False
        hello = {"protocol": 1, "token": self.token, "match": self.memory.match, "seen": seen, "shares": True}
        self._told_before = (self.memory.match, seen)
        socket.send(json.dumps({"type": "hello", **hello}).encode())
        return True

    async def _connect(self, hear: Hear, on_end: Callable[[], None]) -> Socket:
        """Opens a connection to the table; raises `OSError` or `TimeoutError` if nobody answers."""
        return await connect(self.at, f"/api/tables/{self.code}/socket", hear, on_end=on_end)

    def _round_began(self) -> int:
        """The version before the running round's first event, as far as this player knows."""
        deals = [number for number, event in self.memory.events.items() if event["verb"] == "dealt"]
        return max(deals) - 1 if deals else self.memory.version

    async def come_anew(self) -> None:
        """Goes on with another token, on a connection of its own."""
        self.ended = None
        self._hang_up()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.online = False
        self.begin()

    def try_elsewhere(self) -> None:
        """The server is silent: hangs up, and tries the next one."""
        self.at = self.addresses[(self.addresses.index(self.at) + 1) % len(self.addresses)]
        self._hang_up()

    def _hang_up(self) -> None:
        if self._socket is not None:
            self._socket.close()
        self._lost.set()

    # What is heard.

    def _hear(self, message: Message) -> None:
        kind = message["type"]
        if self._last_word:
            self.complain(f"after the last word, {self._last_word}, came {kind}")
        if kind == "ping":
            self._write({"type": "pong", "nonce": message["nonce"]})
            return
        deal = getattr(self, f"_on_{kind}", None)
        try:
            if deal is not None:
                deal(message)
            self.heard(self, message)
            self._news.set()
        except Exception as problem:  # noqa: BLE001 - it would end the connection and be lost
            self.complain(f"{problem!r} on {kind}")

    def _on_welcome(self, message: Message) -> None:
        self.welcomed = message
        self.online = True
        for talk in message["talk"]:
            self._note_talk(talk)
        told = [talk["number"] for talk in message["talk"]]
        missing = [number for number in self.memory.talk if told and number >= told[0] and number not in told]
        if missing or (self.memory.talk and not told):
            self.complain(f"what was said is gone: {missing or sorted(self.memory.talk)}")
        for sent in self.unanswered.values():
            self._transmit(sent)

    def _on_talk(self, message: Message) -> None:
        self._note_talk(message["talk"])

    def _note_talk(self, talk: Message) -> None:
        known = self.memory.talk.setdefault(talk["number"], talk)
        if known != talk:
            self.complain(f"what was said as number {talk['number']} was {known} and is {talk}")

    def _on_table(self, message: Message) -> None:
        before, now = self.memory.table, message["table"]
        if before is not None:
            gone = [name for name in before["records"] if name not in now["records"]]
            if now["match"] < before["match"] or gone:
                self.complain(f"the table went back from match {before['match']} to {now['match']}, records {gone}")
        self.memory.table = now
        if now["fair"] and message["your_seat"] is not None:
            self._shuffle(now["fair"], message["your_seat"])

    def _shuffle(self, fair: Message, seat: int) -> None:
        """Gives a seal and then the share that it fixes, the same one however often the server starts anew."""
        deal = (fair["match"], fair["round"])
        known = self._commitments.setdefault(deal, fair["commitment"])
        if known != fair["commitment"]:
            self.complain(f"the commitment for {deal} was {known} and is {fair['commitment']}")
        if fair["step"] == "done" or any(each.kind in ("seal", "share") for each in self.unanswered.values()):
            return
        share = self._shares.setdefault(deal, secrets.token_hex(32))
        if fair["step"] == "seals" and seat not in fair["sealed"]:
            lines = ("lastcard deal 1 seal", *deal, seat, share)
            self.intend("seal", seal=hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest())
        elif fair["step"] == "shares" and seat in fair["sealed"] and seat not in fair["shared"]:
            self.intend("share", share=share)

    def _on_update(self, message: Message) -> None:
        memory = self.memory
        match, version = message["match"], message["version"]
        if (match, version) < (memory.match, memory.version):
            self.complain(f"match {match} stood at {memory.version} and went back to {version}")
        if match != memory.match:
            if memory.match:
                self.older[memory.match] = memory.events
            memory.match, memory.events, memory.moves = match, {}, []
        self._note_events(message)
        memory.version, memory.update = version, message
        self._told_before = (match, version)
        if self.fresh is None:
            self.fresh, self.fresh_at = message, time.monotonic()

    def _note_events(self, message: Message) -> None:
        memory = self.memory
        seen = self._told_before[1] if self._told_before[0] == message["match"] else 0
        numbers = [event["number"] for event in message["events"]]
        wanted = list(range(seen + 1, message["version"] + 1))
        if not message["snapshot"] and numbers != wanted:
            self.complain(f"after version {seen} came the events {numbers}, not {wanted}")
        for event in message["events"]:
            known = memory.events.setdefault(event["number"], event)
            if known != event:
                self.complain(f"event {event['number']} was {known} and is {event}")

    def _on_ack(self, message: Message) -> None:
        self._answered(message)

    def _on_refused(self, message: Message) -> None:
        before = self._answers.get(message["id"])
        if before is not None and before["type"] == "ack" and before["held"]:
            for sent in self.memory.moves:
                if sent.id == message["id"]:
                    sent.refused_later = True
            return
        self._answered(message)

    def _on_device_code(self, message: Message) -> None:
        self.unanswered.pop(message["id"], None)
        self.device_code = message["code"]

    def _answered(self, message: Message) -> None:
        before = self._answers.setdefault(message["id"], message)
        if before != message:
            self.complain(f"intent {message['id']} was answered by {before} and by {message}")
        sent = self.unanswered.pop(message["id"], None)
        if sent is not None:
            sent.answer = message
            if message["type"] == "refused" and sent in self.memory.moves:
                self.memory.moves.remove(sent)

    def _on_end(self, message: Message) -> None:
        self._last_word = message["code"]
        if message["code"] not in COMES_BACK:
            self.ended = message["code"]

    def complain(self, text: str) -> None:
        """Something is not as it must be."""
        self.wrong.append(f"{self.name} at {self.code}: {text}")

    async def until(self, what: Callable[[], bool]) -> None:
        """Waits until something holds that messages bring about, or the seat is theirs no more."""
        while not what() and self.ended is None:
            self._news.clear()
            await self._news.wait()

    # What is sent.

    def intend(self, kind: str, **fields: Any) -> Sent:
        """Sends an intent, now and on every new connection until it is answered."""
        self._sent += 1
        sent = Sent(f"{kind}-{self._sent}-{self.dice.randrange(10**9)}", kind, fields, self.memory.match)
        if kind == "move" and not fields["move"].startswith(("uno", "catch")):
            self.memory.moves.append(sent)
        if kind == "say":
            self.memory.said = [*self.memory.said[-20:], sent]
        self.unanswered[sent.id] = sent
        self._transmit(sent)
        return sent

    def _transmit(self, sent: Sent) -> None:
        if self.online:
            self._write({"type": sent.kind, "id": sent.id, **sent.fields})

    def _write(self, message: Message) -> None:
        if self._socket is not None:
            with contextlib.suppress(OSError):
                self._socket.send(json.dumps(message).encode())

    def events_of(self, match: int) -> dict[int, Event]:
        """Everything that they were told happened in a match."""
        return self.memory.events if self.memory.match == match else self.older.get(match, {})

    def twin(self) -> Self:
        """The same person with all that they know now, not connected, for another server."""
        same: dict[int, Sent] = {}

        def copied(sent: Sent) -> Sent:
            return same.setdefault(id(sent), replace(sent))

        memory = self.remember()
        memory.moves, memory.said = list(map(copied, self.memory.moves)), list(map(copied, self.memory.said))
        known = {name: dict(vars(self)[name]) for name in ("older", "_answers", "_shares", "_commitments")}
        known |= {"unanswered": {name: copied(sent) for name, sent in self.unanswered.items()}}
        away = {"online": False, "forgets": False, "task": None, "_socket": None}
        new = {
            "wrong": [],
            "dice": random.Random(self.dice.random()),
            "_lost": asyncio.Event(),
            "_news": asyncio.Event(),
        }
        twin = copy.copy(self)
        vars(twin).update(memory=memory, **known, **away, **new)
        return twin

    def remember(self) -> Memory:
        """What they were told and promised until now."""
        memory = self.memory
        moves, said = ([replace(each) for each in sent] for sent in (memory.moves, memory.said))
        return replace(memory, events=dict(memory.events), talk=dict(memory.talk), moves=moves, said=said)
