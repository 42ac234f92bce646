"""People at the tables of a boardgame.io server, by its own client's protocol (Engine.IO 4, Socket.IO 5)."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import Any

import msgspec
from msgspec import Struct

from benchmarks.load import Paced, Timings
from benchmarks.players import PLAYS, Household
from benchmarks.websocket import Socket, connect

GAME = "uno"
COLORS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
_OPEN, _PING, _NAMESPACE = b"0", b"2", f"40/{GAME},".encode()
_UPDATE, _SYNC = f'42/{GAME},["update"'.encode(), f'42/{GAME},["sync"'.encode()
_HEAD = len(f"42/{GAME},")


class Hand(Struct):
    """A player's cards."""

    hand: list[str]


class Shown(Struct):
    """What of the game a player looks at."""

    players: dict[str, Hand]
    discard: list[str]
    color: str


class Turn(Struct):
    """Whose turn it is."""

    currentPlayer: str  # noqa: N815 - their word


class State(Struct):
    """What of a state a player looks at."""

    G: Shown
    ctx: Turn
    number: int = msgspec.field(name="_stateID")


class Synced(Struct):
    """What comes when a player has connected."""

    state: State


_parts = msgspec.json.Decoder(list[msgspec.Raw])
_states = msgspec.json.Decoder(State)
_syncs = msgspec.json.Decoder(Synced)


class Table(Paced):
    """A match with people at all its seats, all of them played from here."""

    def __init__(self, number: int, seats: int, timings: Timings) -> None:
        super().__init__(seats, timings, random.Random(number))
        self.match = ""
        self.credentials: list[str] = []
        self.sockets: list[Socket] = []
        self.latest: list[State | None] = [None] * seats
        self.seen = -1
        self._mover = -1
        self._ready = asyncio.Semaphore(0)

    def sit(self, address: str) -> None:
        """Makes the match and sits everybody down."""
        house = Household(address, "127.0.0.1")
        with contextlib.closing(house):
            self.match = house.post(f"/games/{GAME}/create", numPlayers=self.seats)["matchID"]
            for seat in range(self.seats):
                wish = {"playerID": str(seat), "playerName": f"Ben {seat}"}
                joined = house.post(f"/games/{GAME}/{self.match}/join", **wish)
                self.credentials.append(joined["playerCredentials"])

    async def open(self, address: str) -> None:
        """Connects everybody, and waits until they have their cards."""
        path = "/socket.io/?EIO=4&transport=websocket"
        for seat in range(self.seats):
            hear = self._hearing(seat)
            self.sockets.append(await connect(address, path, hear))
        async with asyncio.timeout(30):
            for _ in range(self.seats):
                await self._ready.acquire()

    def _hearing(self, seat: int) -> Any:
        return lambda socket, data: self.hear(socket, seat, data)

    def hear(self, socket: Socket, seat: int, data: bytes) -> None:
        """A message has come to a seat."""
        if data.startswith(_UPDATE):
            state = _states.decode(_parts.decode(data[_HEAD:])[2])
            self.latest[seat] = state
            if state.number > self.seen:
                if self.step is not None and seat == self._mover:
                    self.timings.acknowledged += self.timings.on
                self.arrived(seat)
        elif data.startswith(_SYNC):
            self.latest[seat] = _syncs.decode(_parts.decode(data[_HEAD:])[2]).state
            self._ready.release()
        elif data.startswith(_NAMESPACE):
            hello = ["sync", self.match, str(seat), self.credentials[seat], self.seats]
            socket.send(b"42/uno," + json.dumps(hello).encode())
        elif data == _PING:
            socket.send(b"3")
        elif data.startswith(_OPEN):
            socket.send(_NAMESPACE)

    def act(self) -> bool:
        """Plays a card, or draws one."""
        states = [state for state in self.latest if state is not None]
        newest = max(states, key=lambda state: state.number)
        seat = int(newest.ctx.currentPlayer)
        own = self.latest[seat]
        if own is None or own.number != newest.number:
            return False
        self.seen, self._mover = newest.number, seat
        plays = [card for card in own.G.players[str(seat)].hand if fits(own.G, card)]
        move, args = "draw", []
        if plays and self.dice.random() < PLAYS:
            move, args = "play", [self.dice.choice(plays), self.dice.choice(list(COLORS.values()))]
        made = {"type": move, "args": args, "playerID": str(seat), "credentials": self.credentials[seat]}
        action = {"type": "MAKE_MOVE", "payload": made}
        text = json.dumps(["update", action, newest.number, self.match, str(seat)])
        self.sending()
        self.sockets[seat].send(b"42/uno," + text.encode())
        return True

    def lost(self) -> int:
        """How many connections the server has ended."""
        return sum(socket.lost for socket in self.sockets)

    def close(self) -> None:
        """Everybody hangs up."""
        for socket in self.sockets:
            socket.close()


def fits(shown: Shown, card: str) -> bool:
    """Whether a card can be played."""
    top = shown.discard[-1]
    if card.startswith("W") or COLORS[card[0]] == shown.color:
        return True
    return not top.startswith("W") and card[1:] == top[1:]
