"""What the tests of the server share: a clock to move, a room driven step by step, clients without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

import msgspec

from lastcard.server import showing
from lastcard.server.connection import Connection
from lastcard.server.intents import Hello, Intent, MoveIntent, Start
from lastcard.server.messages import Ack, ServerMessage, TableNews, Update
from lastcard.server.protocol import PROTOCOL
from lastcard.server.room import Room, Surroundings
from lastcard.server.seating import BotSeat, Person
from lastcard.server.shapes import Clock, Pace, RulingValue, Table, View
from lastcard.server.store.memory import MemoryStore
from lastcard.server.store.shapes import Change, Store
from lastcard.server.terms import Terms, choose

_T = TypeVar("_T")
_reads: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


def play(scenario: Coroutine[Any, Any, _T]) -> _T:
    """Runs a scenario to its end, and not for ever."""

    async def limited() -> _T:
        async with asyncio.timeout(60):
            return await scenario

    return asyncio.run(limited())


class FakeMoments:
    """A clock that tests move."""

    def __init__(self) -> None:
        self.time = 1000.0

    def now(self) -> float:
        return self.time

    def stamp(self) -> float:
        return 1_700_000_000_000 + self.time * 1000

    def pass_(self, seconds: float) -> None:
        self.time += seconds


class Client:
    """A client without a network: what it is sent can be read at once."""

    def __init__(self, room: Room, person: Person | None = None) -> None:
        self.room = room
        self.person = person
        self.token = None if person is None else token_of(person)
        self.connection = Connection(room.around.moments)
        self.got: list[ServerMessage] = []
        self.bytes: list[bytes] = []
        self._count = 0

    async def hello(self, seen: int = 0, match: int = 0, token: str | None = None) -> bool:
        welcome = await does(
            self.room, self.room.connect, self.connection, Hello(PROTOCOL, token or self.token, seen, match)
        )
        await settle(self.room)
        return welcome

    async def hang_up(self) -> None:
        await does(self.room, self.room.gone, self.connection)
        await settle(self.room)

    @property
    def listening(self) -> bool:
        """Whether the connection is open."""
        return not self.connection.outbox.closing

    async def send(self, intent: Intent) -> Any:
        """Sends an intent; returns its answer."""
        await does(self.room, self.room.intend, self.connection, intent, self.room.now())
        answers = [each for each in self.read() if getattr(each, "id", None) == intent.id]
        await settle(self.room)
        return answers[-1]

    async def move(self, text: str, *, uno: bool = False, seen: int = 0, name: str = "") -> Any:
        """Makes a move; returns its answer."""
        self._count += 1
        return await self.send(MoveIntent(name or f"m{self._count}", text, seen, None, uno))

    def read(self) -> list[ServerMessage]:
        """What has come since it was read last."""
        came: list[ServerMessage] = []
        pop = self.connection.outbox.pop
        while (data := pop(self._table, self._view)) is not None:
            self.bytes.append(data)
            came.append(_reads.decode(data))
        self.got += came
        return came

    def view(self) -> View:
        """The newest view."""
        self.read()
        return next(each for each in reversed(self.got) if isinstance(each, Update)).view

    def table(self) -> Table:
        """The newest table."""
        self.read()
        return next(each for each in reversed(self.got) if isinstance(each, TableNews)).table

    def _table(self) -> bytes | None:
        return self.room.teller.table_for(self.connection)

    def _view(self) -> bytes | None:
        return self.room.teller.update_for(self.connection)


def new_room(
    edition: str = "classic",
    places: int = 2,
    *,
    rulings: dict[str, RulingValue] | None = None,
    clock: Clock = "off",
    pace: Pace = "instant",
    hints: bool = False,
    store: MemoryStore | None = None,
) -> Room:
    """A room without a task: tests call what its task would."""
    store = store or MemoryStore()
    around = surroundings(store)
    terms = Terms(choose(edition, None, rulings or {}), None, rulings, clock, pace, hints=hints)
    fence = at_once(store.new("ABCDE"))
    if fence is None:  # the store of a test that has begun once before: that table is forgotten
        kept = at_once(store.claim("ABCDE"))
        assert kept is not None
        at_once(MemoryStore.keep(store, Change("ABCDE", kept.fence, kept.number + 1, b"", closed=True)))
        fence = at_once(store.new("ABCDE"))
    assert fence is not None
    return Room("ABCDE", terms, places, around, fence)


def surroundings(store: Store) -> Surroundings:
    """A world for rooms, with a clock that tests move."""
    return Surroundings(FakeMoments(), store, lambda code: f"http://test/t/{code}")


def at_once(work: Coroutine[Any, Any, _T]) -> _T:
    """What comes of something that waits for nothing."""
    try:
        work.send(None)
    except StopIteration as done:
        result: _T = done.value
        return result
    raise AssertionError("it waits")


_tokens: list[tuple[Person, str]] = []


def token_of(person: Person) -> str:
    """A token of somebody, the same each time: the table itself has only its hash."""
    known = next((token for each, token in _tokens if each is person), None)
    if known is None:
        known = person.get_token()
        _tokens.append((person, known))
    return known


async def does(room: Room, deed: Callable[..., Awaitable[_T]], *args: Any) -> _T:
    """Has a room do something, as its task would; what came of it, once it may be known."""
    answer = asyncio.ensure_future(room.ask(deed, *args))
    await asyncio.sleep(0)
    await room.step()
    return await answer


def seat(room: Room, place: int, name: str) -> Client:
    """Somebody sits down; the first one is the host."""
    person = Person(name, gone_at=room.now())
    room.seating.places[place] = person
    room.seating.host = room.seating.host or person
    return Client(room, person)


def seat_bot(room: Room, place: int) -> None:
    """A bot sits down."""
    room.seating.places[place] = BotSeat(f"Bot {place}", "casual")


async def started(names: Sequence[str] = ("Ana", "Ben"), bots: int = 0, **how: Any) -> tuple[Room, list[Client]]:
    """A room in which a match has begun with an ordinary turn, and everybody is connected."""
    while True:
        room, clients = await _begun(names, bots, **how)
        playing = room.playing
        if (
            playing
            and playing.question
            and playing.question.asks == "play"
            and len(set(playing.match.view(None).held)) == 1
        ):
            return room, clients


async def _begun(names: Sequence[str], bots: int, **how: Any) -> tuple[Room, list[Client]]:
    room = new_room(places=len(names) + bots, **how)
    clients = [seat(room, place, name) for place, name in enumerate(names)]
    for place in range(len(names), len(names) + bots):
        seat_bot(room, place)
    for client in clients:
        await client.hello()
    await clients[0].send(Start("start"))
    return room, clients


async def settle(room: Room) -> None:
    """Lets the room do whatever is due now, and tell of it."""
    for _ in range(100_000):
        await room.step()
        _outline_tells(room)
        due = room.next_due()
        if due is None or due > room.now():
            return
    raise AssertionError("the room is never done")


_outlines: WeakKeyDictionary[Room, tuple[object, Table]] = WeakKeyDictionary()


def _outline_tells(room: Room) -> None:
    """A table that reads differently than after the step before has another outline."""
    table = showing.table(room)
    seats = [msgspec.structs.replace(each, autopilot_in_ms=None) for each in table.seats]
    now = showing.outline(room), msgspec.structs.replace(table, seats=seats)
    before = _outlines.get(room, now)
    assert before[0] != now[0] or before[1] == now[1]
    _outlines[room] = now


async def pass_time(room: Room, seconds: float) -> None:
    """Lets time pass, stopping wherever something is due."""
    moments = room.around.moments
    assert isinstance(moments, FakeMoments)
    end = moments.now() + seconds
    while True:
        await settle(room)
        due = room.next_due()
        if due is None or due > end:
            break
        moments.time = max(due, moments.time)
    moments.time = end
    await settle(room)


def asked(clients: Sequence[Client]) -> Client:
    """Whoever must answer now."""
    question = clients[0].view().question
    assert question is not None
    return next(client for client in clients if client.view().seat == question.seat)


def best(view: View) -> str:
    """Plays if it can."""
    assert view.question is not None
    plays = [move for move in view.question.options if move.startswith("play ")]
    return (plays or view.question.options)[0]


def phase(room: Room) -> str:
    """How far the table is."""
    return room.phase


async def finish_round(room: Room, clients: list[Client]) -> None:
    """Plays until the round is over."""
    for _ in range(20_000):
        await settle(room)
        if phase(room) != "playing":
            return
        mover = next((client for client in clients if (question := client.view().question) and question.options), None)
        if mover is None:
            await pass_time(room, 0.5)
            continue
        answer = await mover.move(best(mover.view()), uno=True)
        assert isinstance(answer, Ack), answer
    raise AssertionError("the round does not end")
