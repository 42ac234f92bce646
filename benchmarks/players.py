"""People at the tables of a lastcard server: they sit down, play whatever they may, and see what came of it."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
import time
from typing import Any

import msgspec
from msgspec import Struct

from benchmarks.load import Paced, Timings
from benchmarks.websocket import Socket, connect

PLAYS = 0.85
"""How often a player who can play a card does, instead of anything else that is possible."""
AT_ONCE = 32
"""How many tables sit down at the same time."""


class Question(Struct):
    """What of a question a player looks at."""

    number: int
    seat: int
    options: list[str]


class View(Struct):
    """What of a view a player looks at."""

    round: int
    question: Question | None
    result: Any
    match: Any


class Update(Struct):
    """What of an update a player looks at."""

    match: int
    version: int
    view: View


class Answer(Struct):
    """An answer to an intent."""

    type: str
    id: str
    held: bool = False
    reason: str = ""


_updates = msgspec.json.Decoder(Update)
_answers = msgspec.json.Decoder(Answer)


def own_address(number: int) -> str:
    """An address of this machine for the people of one table, as if each table were another household."""
    return f"127.{64 + number // 62500}.{1 + number // 250 % 250}.{1 + number % 250}"


class Household:
    """Requests to a server from one address."""

    def __init__(self, address: str, own: str) -> None:
        host, _, port = address.partition(":")
        self._connection = http.client.HTTPConnection(host, int(port), timeout=60, source_address=(own, 0))

    def post(self, path: str, **body: Any) -> Any:
        """The answer to a request that must be taken."""
        self._connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = self._connection.getresponse()
        text = answer.read()
        if answer.status not in (200, 201):
            raise ConnectionError(f"{path}: {answer.status} {text[:300].decode(errors='replace')}")
        return json.loads(text)

    def close(self) -> None:
        """Hangs up."""
        self._connection.close()


class Table(Paced):
    """A table with people at some seats, all of them played from here."""

    def __init__(self, number: int, seats: int, timings: Timings, forget: float = 0.0) -> None:
        super().__init__(seats, timings, random.Random(number))
        self.number = number
        self.forget = forget
        """How often a player forgets to call UNO."""
        self.code = ""
        self.tokens: list[str] = []
        self.places: list[int] = []
        """Where at the table each of them sits; bots may sit in between."""
        self.sockets: list[Socket] = []
        self.latest: list[Update | None] = [None] * seats
        self.seen = (0, 0)
        """Match and version that the last move was made on."""
        self._sent = 0

    def sit(self, address: str, **wish: Any) -> None:
        """Makes the table and sits everybody down."""
        house = Household(address, own_address(self.number))
        with contextlib.closing(house):
            host = house.post("/api/tables", name="Ana", **{"seats": self.seats, "clock": "off", **wish})
            self.code = host["code"]
            guests = [house.post(f"/api/tables/{self.code}/join", name=f"Ben {seat}") for seat in range(1, self.seats)]
            self.tokens = [each["token"] for each in (host, *guests)]
            self.places = [int(each["seat"]) for each in (host, *guests)]

    async def open(self, address: str) -> None:
        """Connects everybody."""
        self.sockets = [await self.connect(address, seat) for seat in range(self.seats)]

    async def connect(self, address: str, seat: int) -> Socket:
        """Connects one seat."""
        path = f"/api/tables/{self.code}/socket"
        socket = await connect(
            address, path, lambda socket, data: self.hear(socket, seat, data), own_address(self.number)
        )
        hello = {"type": "hello", "protocol": 1, "token": self.tokens[seat]}
        socket.send(json.dumps(hello).encode())
        return socket

    def hear(self, socket: Socket, seat: int, data: bytes) -> None:
        """A message has come to a seat."""
        if data.startswith(b'{"type":"update"'):
            update = _updates.decode(data)
            self.latest[seat] = update
            if (update.match, update.version) > self.seen:
                self.arrived(seat)
        elif data.startswith((b'{"type":"ack"', b'{"type":"refused"')):
            self.answered(_answers.decode(data))
        elif data.startswith(b'{"type":"ping"'):
            socket.send(b'{"type":"pong","nonce":%d}' % json.loads(data)["nonce"])

    def answered(self, answer: Answer) -> None:
        """A move was taken or refused."""
        if answer.type == "refused":
            self.refused(answer.reason)
        elif answer.id.startswith("m"):
            self.timings.acknowledged += self.timings.on
            if answer.held and self.step is not None:
                self.step.held = True

    def start(self) -> None:
        """The host starts the match."""
        self.intend(0, "start", counts=False)

    def act(self) -> bool:
        """Whatever comes next: a move, the next round, a rematch."""
        if any(update is None for update in self.latest):
            return False
        updates = [update for update in self.latest if update is not None]
        newest = max(updates, key=lambda each: (each.match, each.version))
        view = newest.view
        self.seen = (newest.match, newest.version)
        if view.match:
            self.intend(0, "rematch", counts=False)
        elif view.result:
            self.intend(0, "next_round", counts=False)
        else:
            return self._move(updates, view.question)
        return True

    def _move(self, updates: list[Update], question: Question | None) -> bool:
        if question is None or question.seat not in self.places:
            return False
        mover = self.places.index(question.seat)
        own = updates[mover]
        if (own.match, own.version) != self.seen or own.view.question is None or not own.view.question.options:
            return False
        options = own.view.question.options
        plays = [move for move in options if move.startswith("play ")]
        move = self.dice.choice(plays if plays and self.dice.random() < PLAYS else options)
        call = self.dice.random() >= self.forget
        self.intend(mover, "move", counts=True, move=move, uno=call, seen=own.version)
        return True

    def intend(self, seat: int, kind: str, *, counts: bool, **fields: Any) -> None:
        """Sends an intent."""
        self._sent += 1
        name = f"{'m' if counts else 'x'}{self._sent}"
        text = json.dumps({"type": kind, "id": name, **fields}).encode()
        self.sending(counts=counts)
        self.sockets[seat].send(text)

    def lost(self) -> int:
        """How many connections the server has ended."""
        return sum(socket.lost for socket in self.sockets)

    def close(self) -> None:
        """Everybody hangs up."""
        for socket in self.sockets:
            socket.close()


async def seated(address: str, tables: list[Table], **wish: Any) -> None:
    """Sits everybody down at every table, without connections."""
    limit = asyncio.Semaphore(AT_ONCE)

    async def sit(table: Table) -> None:
        async with limit:
            await asyncio.to_thread(table.sit, address, **wish)

    await asyncio.gather(*(sit(table) for table in tables))


async def opened(address: str, tables: list[Table]) -> None:
    """Connects everybody at every table."""
    limit = asyncio.Semaphore(AT_ONCE)

    async def open_(table: Table) -> None:
        async with limit:
            await table.open(address)

    await asyncio.gather(*(open_(table) for table in tables))


async def begun(tables: list[Table], within: float = 120.0) -> None:
    """Starts every match and waits until every seat has its cards."""
    for number, table in enumerate(tables):
        table.start()
        if number % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0.05)
    end = time.monotonic() + within
    while not all(all(table.latest) for table in tables):
        if time.monotonic() > end:
            raise TimeoutError("not every table began to play")
        await asyncio.sleep(0.05)
