"""The two sides of a link between processes, without a network: what is said when, and which clock measures what."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from lastcard.cli import main
from lastcard.server.connection import Connection
from lastcard.server.intents import Hello, MoveIntent
from lastcard.server.metrics import Metrics
from lastcard.server.processes.bus import Bus
from lastcard.server.processes.frames import (
    AnyFrame,
    Ask,
    Enter,
    Entered,
    Heard,
    Left,
    Lost,
    Said,
    Still,
    Told,
    Took,
    Turned,
    pack,
    unpack,
)
from lastcard.server.processes.guests import FORGOTTEN_AFTER, WINDOW, DistantConnection, Guest, Guests
from lastcard.server.processes.relay import Relay
from lastcard.server.protocol import PROTOCOL
from lastcard.server.race import FLOOR, Race
from lastcard.server.refusal import refuse
from lastcard.server.room import Room
from tests.server.helpers import FakeMoments, new_room, play, seat

HELLO = Hello(PROTOCOL, "token")


@dataclass
class Posts:
    """A process of whose owners a test decides."""

    owners: list[str]
    said: list[tuple[str, AnyFrame]] = field(default_factory=list)
    links: dict[str, Relay] = field(default_factory=dict)

    async def owner(self, code: str) -> str:  # noqa: ARG002 - there is one table
        if not self.owners:
            raise refuse("store_down")
        return self.owners[0]

    def link(self, relay: Relay) -> str:
        name = f"link {len(self.of(Enter)) + 1}"
        self.links[name] = relay
        return name

    def unlink(self, link: str) -> None:
        self.links.pop(link, None)

    def send(self, to: str, frame: AnyFrame) -> None:
        self.said.append((to, frame))

    def of(self, kind: type[Any]) -> list[Any]:
        return [frame for _, frame in self.said if isinstance(frame, kind)]


async def until(holds: Any) -> None:
    """Waits until something holds."""
    async with asyncio.timeout(10):
        while not holds():  # noqa: ASYNC110 - what it looks at knows no events
            await asyncio.sleep(0.01)


def update(version: int) -> bytes:
    return msgspec.json.encode({"type": "update", "match": 1, "version": version, "events": [], "view": {}})


@dataclass
class Front:
    """A relay whose client is in, and its clock."""

    relay: Relay
    posts: Posts
    moments: FakeMoments
    connection: Connection

    def hear(self, frame: Any) -> None:
        """A frame from the owner, over whichever link it names."""
        relay = self.posts.links.get(frame.link)
        if relay is not None:
            relay.hear(frame)

    def sent_on(self) -> list[dict[str, Any]]:
        """What goes to the client now."""
        came = []
        while (data := self.connection.outbox.pop(self.relay.table, self.relay.view)) is not None:
            came.append(msgspec.json.decode(data))
        return came


async def inside(*owners: str) -> Front:
    """A client that its first owner has let in."""
    moments, posts = FakeMoments(), Posts(list(owners))
    connection = Connection(moments)
    front = Front(Relay(posts, "ABCDE", connection), posts, moments, connection)
    entering = asyncio.ensure_future(front.relay.enter(HELLO))
    await until(lambda: posts.of(Enter))
    front.hear(Heard("link 1"))
    front.hear(Entered("link 1", 7))
    assert await entering
    return front


def test_the_front_measures_how_long_a_version_was_shown_before_a_press() -> None:
    async def scenario() -> None:
        front = await inside("owner")
        front.connection.latency.pong(front.connection.latency.ping(1000.0), 1000.12)
        for version, seconds in ((4, 0.5), (6, 0.9)):
            front.hear(Told("link 1", 1 + (version == 6), update(version)))
            assert [each["version"] for each in front.sent_on()] == [version]
            front.moments.pass_(seconds)
        wishing = asyncio.ensure_future(front.relay.intend(MoveIntent("i1", "uno"), front.moments.now() - 0.1))
        await until(lambda: front.posts.of(Said))
        (said,) = front.posts.of(Said)
        assert said.trip == pytest.approx(0.12)
        # 0.5 + 0.9 s after version 4 and 0.9 s after version 6 it is read; it had come 0.1 s before.
        assert [each[:2] for each in said.watched] == [(1, 4), (1, 6)]
        assert [each[2] for each in said.watched] == pytest.approx([1.3, 0.8])
        wishing.cancel()
        wishing = asyncio.ensure_future(front.relay.intend(MoveIntent("i2", "draw"), front.moments.now()))
        await until(lambda: len(front.posts.of(Said)) == 2)
        assert front.posts.of(Said)[1].watched == []  # it matters for presses alone
        wishing.cancel()
        await front.relay.leave()
        assert isinstance(front.posts.said[-1][1], Left)

    play(scenario())


def test_a_race_is_judged_by_what_the_front_measured_and_never_by_two_clocks() -> None:
    race = Race(seat=0, version=5, opened=50_000.0)
    race.saw(1, 5, 50_000.2)
    connection = DistantConnection(FakeMoments(), Metrics())
    assert connection.watched(1, 5) is None
    connection.shown = [(1, 4, 2.6), (1, 6, 1.1)]
    assert [connection.watched(1, version) for version in (3, 4, 5, 6, 7)] == [2.6, 2.6, 1.1, 1.1, None]
    assert connection.watched(2, 5) is None
    # By the owner's clock it would be 1.9 s; by the front's it is 1.1 s, less a round trip of 0.25 s.
    race.press_catch(1, 50_002.1, 0.25, 0.0, connection.watched(1, 5))
    assert race.catches[1] == pytest.approx(0.85)
    race.press_catch(2, 50_002.2, 0.0, 0.0, 0.3)
    assert race.catches[2] == FLOOR
    race.press_call(50_002.3, 0.1, 0.8)
    assert race.call == pytest.approx(0.7)


def test_an_intent_without_an_answer_goes_to_the_next_owner_and_the_old_one_is_not_heard() -> None:
    async def scenario() -> None:
        front = await inside("first")
        wishing = asyncio.ensure_future(front.relay.intend(MoveIntent("i1", "draw"), front.moments.now()))
        await until(lambda: len(front.posts.of(Said)) == 1)
        front.hear(Told("link 1", 1, update(3)))
        front.sent_on()
        front.posts.owners[0] = "second"
        front.hear(Lost("link 1"))
        await until(lambda: len(front.posts.of(Enter)) == 2)
        assert front.posts.of(Enter)[1].hello == Hello(PROTOCOL, "token", seen=3, match=1)
        front.hear(Told("link 1", 2, update(99)))
        assert [each["type"] for each in front.sent_on()] == ["paused"]
        front.hear(Entered("link 2", 8))
        assert [(to, frame.link) for to, frame in front.posts.said if isinstance(frame, Said)] == [
            ("first", "link 1"),
            ("second", "link 2"),
        ]
        front.hear(Told("link 2", 1, msgspec.json.encode({"type": "ack", "id": "i1", "version": 4})))
        assert [each["type"] for each in front.sent_on()] == ["paused", "ack"]
        await wishing
        await front.relay.leave()

    play(scenario())


def test_a_message_that_is_missing_makes_a_new_link() -> None:
    async def scenario() -> None:
        front = await inside("owner")
        front.hear(Told("link 1", 1, update(1)))
        front.hear(Told("link 1", 3, update(3)))
        await until(lambda: len(front.posts.of(Enter)) == 2)
        assert all(each["type"] == "paused" for each in front.sent_on())
        await front.relay.leave()

    play(scenario())


def test_an_owner_that_says_nothing_is_looked_for_again() -> None:
    async def scenario() -> None:
        posts = Posts(["dead"])
        relay = Relay(posts, "ABCDE", Connection(FakeMoments()))
        entering = asyncio.ensure_future(relay.enter(HELLO))
        await until(lambda: posts.of(Enter))
        posts.owners[0] = "living"
        await until(lambda: len(posts.of(Enter)) == 2)
        assert [to for to, frame in posts.said if isinstance(frame, Enter)] == ["dead", "living"]
        word = relay.word()
        assert word is not None
        assert "being restored" in word.sentence
        relay.hear(Turned("link 2", b'{"type":"end"}'))
        assert await entering is False
        assert relay._connection.outbox.pop(relay.table, relay.view) == b'{"type":"end"}'

    play(scenario())


class FakeBus(Bus):
    """A bus that only notes what is said."""

    def __init__(self) -> None:
        self.me = "owner"
        self.said: list[AnyFrame] = []

    def send(self, to: str, frame: AnyFrame) -> None:  # noqa: ARG002 - there is one front
        self.said.append(frame)


@pytest.fixture
def bus() -> Iterator[FakeBus]:
    return FakeBus()  # type: ignore[return-value]


def guests_of(bus: FakeBus, room: Room) -> Guests:
    async def find(_: str) -> Room:
        return room

    return Guests(bus, room.around.moments, Metrics(), find)


async def settled(room: Room) -> None:
    for _ in range(5):
        await asyncio.sleep(0)
        await room.step()


def test_a_guest_is_a_client_like_any_other_and_goes_with_its_front(bus: FakeBus) -> None:
    async def scenario() -> None:
        room = new_room()
        ana = seat(room, 0, "Ana")
        guests = guests_of(bus, room)
        guests.hear("front", Said("nobody", b"", 0.0))
        assert bus.said == [Lost("nobody")]
        guests.hear("front", Enter("a", "ABCDE", Hello(PROTOCOL, ana.token)))
        await settled(room)
        kinds = [type(each).__name__ for each in bus.said[1:]]
        assert kinds[:2] == ["Heard", "Entered"]
        assert [each.number for each in bus.said if isinstance(each, Told)] == [1, 2]
        assert [each.person.name for each in room.connections if each.person] == ["Ana"]
        guests.hear("front", Still({"a": 0.2, "b": 0.1}))
        assert bus.said[-1] == Lost("b")
        assert room.worst_trip() == 0.2
        moments = room.around.moments
        assert isinstance(moments, FakeMoments)
        moments.pass_(FORGOTTEN_AFTER + 0.1)
        guests.forget_silent()
        await settled(room)
        assert (len(guests), room.connections) == (0, [])

    play(scenario())


def test_a_table_that_moves_tells_the_front_and_not_the_client(bus: FakeBus) -> None:
    async def scenario() -> None:
        room = new_room()
        ana = seat(room, 0, "Ana")
        guests = guests_of(bus, room)
        guests.hear("front", Enter("a", "ABCDE", Hello(PROTOCOL, ana.token)))
        await settled(room)
        bus.said.clear()
        room.lose()
        await settled(room)
        await until(lambda: not len(guests))
        assert bus.said == [Lost("a")]

    play(scenario())


def test_a_front_that_sends_nothing_on_is_sent_no_more_than_a_few_messages(bus: FakeBus) -> None:
    async def scenario() -> None:
        connection = DistantConnection(FakeMoments(), Metrics())
        guest = Guest("a", "front", connection, bus)
        sending = asyncio.ensure_future(connection.run(guest, lambda: None, lambda: None))
        for _ in range(WINDOW + 3):
            connection.outbox.put(b"x")
        await asyncio.sleep(0.01)
        assert len(bus.said) == WINDOW
        guest.took(2)
        await asyncio.sleep(0.01)
        assert len(bus.said) == WINDOW + 2
        sending.cancel()

    play(scenario())


@pytest.mark.parametrize(
    "frame",
    [
        Enter("a", "ABCDE", HELLO),
        Said("a", b"{}", 0.1, [(1, 2, 0.3)]),
        Took("a", 3),
        Still({"a": 0.1}),
        Ask(1, "join", "ABCDE", ["Ana", None], "en"),
    ],
)
def test_frames_come_back_as_they_went(frame: AnyFrame) -> None:
    assert unpack(pack("me", frame)).frame == frame
    with pytest.raises(msgspec.MsgspecError):
        unpack(pack("me", frame)[:-1])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bus", "redis://127.0.0.1:1"], "--bus is for processes that share a PostgreSQL: give --database too."),
        (["--database", "postgresql://h/d", "--bus", "redis://:secret@127.0.0.1:1/0"], "The bus at 127.0.0.1:1/0 does"),
        (["--database", "postgresql://h/d", "--bus", "nonsense"], "The bus at nonsense does not answer"),
    ],
)
def test_a_bus_that_cannot_be_used_is_named_without_its_password(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--no-browser", "--port", "0", *arguments]) == 2
    said = capsys.readouterr().err
    assert said.startswith(sentence)
    assert "secret" not in said


def test_a_single_process_needs_no_redis() -> None:
    code = "import sys, lastcard.server.app, lastcard.server.main; sys.exit('redis' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
