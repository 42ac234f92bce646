"""What a viewer may be sent, judged byte by byte without asking the code that sends it.

Four things are looked at in everything that is sent:

- **faces**: a card may be named only where a list says so, and there only to whom it may be known;
- **truth**: the hand and the moves are those of the viewer's own seat;
- **needles**: tokens, codes and keys stand nowhere in the bytes, in no log line and in no answer to a request;
- **twins**: deal anew all that the viewer cannot know, and nothing it is sent changes by a byte.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from lastcard.game.resample import resample
from lastcard.server.connection import Connection
from lastcard.server.intents import Hint, Intent, MoveIntent, Why
from lastcard.server.messages import ServerMessage
from lastcard.server.playing import Playing
from lastcard.server.room import Room
from tests.server.helpers import Client, does

OWN_SECRETS = {"drew"}
OF_TWO = {"gave", "shown"}
FACES_UP = {"start", "ignored", "buried", "returned", "played", "flipped", "item"}
"""Events whose card lies face up for all; a card that is kept is never named."""
RENEWING = {"reshuffled", "swapped", "rotated", "dealt"}
"""Events after which no handle may name the copy it named before: cards were shuffled, or changed hands."""
SMALLEST_WORD = 10**8
"""Smaller words of a key would be found by chance in other numbers."""
FULL_LOOK = 0.3
"""How often the view of somebody who comes back, which tells much of what was before, is read card by card."""
ALWAYS_REFUSED = ("play Z9", "color mauve", "give", "dance")

Path = tuple[str | int, ...]
_reads: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


@dataclass(frozen=True)
class Finding:
    """Something that somebody was told and may not know."""

    what: str
    who: str
    where: str


class Viewer(Client):
    """Somebody who is sent things, all of which are judged the moment they are sent."""

    def __init__(self, room: Room, judge: Judge, person: Any = None) -> None:
        super().__init__(room, person)
        self.judge = judge
        self.sat_at = 0
        """The version at which they got their seat: older secrets of the seat are not theirs."""
        self.handles: set[int] = set()
        """Every handle they were ever sent."""
        self.last = (0, 0)
        """Match and version of the last view."""

    @property
    def seat(self) -> int | None:
        """Where they sit."""
        return None if self.person is None else self.room.seating.seat_of(self.person)

    @property
    def name(self) -> str:
        """Who it is, for a finding."""
        return "a spectator" if self.person is None else f"seat {self.seat}"

    async def return_(self, seen: int) -> None:
        """Drops out and comes back on another connection."""
        await self.hang_up()
        self.connection = Connection(self.room.around.moments)
        await self.hello(seen, self.room.matches)

    def read(self) -> list[ServerMessage]:
        """What has come since it was read last; all but the newest few is forgotten once it is judged."""
        came: list[ServerMessage] = []
        pop = self.connection.outbox.pop
        while (data := pop(self._table, self._view)) is not None:
            self.judge.message(self, data)
            came.append(_reads.decode(data))
        self.got = [*self.got[-20:], *came]
        return came


@dataclass
class Judge:
    """Looks at everything that is sent, and keeps what it finds."""

    dice: random.Random
    findings: list[Finding] = field(default_factory=list)
    messages: int = 0
    """Messages and answers that were read."""
    twins: int = 0
    """Views that were compared with those of a table dealt anew."""
    secrets: dict[str, tuple[bytes, object]] = field(default_factory=dict)
    """Tokens and codes by name, and who may be sent them all the same."""
    _asked: int = 0

    @property
    def looked_at(self) -> int:
        """Views and messages so far."""
        return self.messages + self.twins

    def find(self, what: str, who: str, where: object) -> None:
        """Notes a leak."""
        self.findings.append(Finding(what, who, str(where)[:200]))

    # What is sent.

    def message(self, viewer: Viewer, data: bytes) -> None:
        """Judges one message on a connection."""
        message = self._faces(viewer, data)
        if message["type"] == "update":
            self._truth(viewer, message)
            self._handles(viewer, message)

    def _faces(self, viewer: Viewer, data: bytes) -> dict[str, Any]:
        """The message, if no card in it is named to somebody who may not know it."""
        self.messages += 1
        self.needles(viewer.room, data, viewer.name, viewer)
        message: dict[str, Any] = json.loads(data)
        for path, card in cards(message, viewer.room.terms.edition.kinds):
            if not may_know(message, path, viewer.seat, viewer.sat_at):
                self.find(f"the card {card}", viewer.name, path)
        return message

    def _truth(self, viewer: Viewer, message: dict[str, Any]) -> None:
        playing, seat, view = viewer.room.playing, viewer.seat, message["view"]
        assert playing is not None
        hand = [] if seat is None else sorted(playing.match.view(seat).hand)
        if sorted(held["card"] for held in view["hand"]) != hand or view["seat"] != seat:
            self.find("a hand that is not the viewer's own", viewer.name, view["hand"])
        legal = [] if seat is None else list(playing.match.legal(seat))
        if view["legal"] != legal:
            self.find("moves that are not the viewer's own", viewer.name, view["legal"])
        if view["drawn"] is not None and view["asked"] != seat:
            self.find("the card somebody has just drawn", viewer.name, view["drawn"])
        if view["armed"] and seat not in playing.armed:
            self.find("that somebody means to call UNO", viewer.name, view["armed"])

    def _handles(self, viewer: Viewer, message: dict[str, Any]) -> None:
        now = {held["handle"] for held in message["view"]["hand"]}
        match, version = viewer.last
        fresh = [each for each in message["events"] if message["match"] != match or each["number"] > version]
        if any(each["verb"] in RENEWING for each in fresh) and now & viewer.handles:
            self.find("a handle that outlived a shuffle or a swap", viewer.name, sorted(now & viewer.handles))
        viewer.handles |= now
        viewer.last = (message["match"], message["version"])

    # What stands nowhere.

    def needles(self, room: Room, data: bytes, who: str, viewer: object = None) -> None:
        """Looks for tokens, codes and keys."""
        for name, (secret, owner) in self.secrets.items():
            if secret in data and (owner is None or owner is not viewer):
                self.find(name, who, data)
        if room.playing is not None and not room.playing.match.over:
            for key in keys(room.playing):
                if key in data:
                    self.find("the key of a running match", who, data)

    def line(self, room: Room, text: str) -> None:
        """Judges a line of the log: no secret, no card at all."""
        self.messages += 1
        self.needles(room, text.encode(), "the log")
        for word in re.findall(r"[\w+]+", text):
            if len(word) > 1 and word in room.terms.edition.kinds:
                self.find(f"the card {word}", "the log", text)

    def answer(self, room: Room, path: str, data: bytes) -> None:
        """Judges the answer to a request that needs no seat."""
        self.messages += 1
        self.needles(room, data, f"GET {path}")
        playing = room.playing
        if playing and not playing.match.over and path.startswith("/api/records/") and data.startswith(b"HTTP 200"):
            self.find("the record of a running match", f"GET {path}", data)

    # Twins.

    async def compare(self, viewer: Viewer, web: Web | None = None) -> None:
        """Deals anew all that the viewer cannot know: whatever it could be sent now must not change."""
        playing = viewer.room.playing
        assert playing is not None
        match, seat = playing.match, viewer.seat
        real, twin = match.table, resample(match.view(seat), self.dice.randrange)
        tries = self._tries(viewer, playing, twin)
        seen = self.dice.choice([0, max(0, playing.timeline.version - 5)])
        before = await self._everything(viewer, seen, tries, web)
        match.table = twin
        try:
            after = await self._everything(viewer, seen, tries, web)
        finally:
            match.table = real
        self.twins += 1
        if self.dice.random() < FULL_LOOK:
            self._faces(viewer, before[0][1])
        for (what, one), (_, other) in zip(before, after, strict=True):
            if one != other:
                self.find(f"{what} that depends on what is hidden", viewer.name, differing(one, other))

    def _tries(self, viewer: Viewer, playing: Playing, twin: Any) -> list[str]:
        """Moves that are refused, whichever of the two tables is the real one."""
        if viewer.seat is None:
            return []
        codes = list(viewer.room.terms.edition.kinds)
        texts = [f"play {self.dice.choice(codes)}", self.dice.choice(["challenge", "accept", "keep", "draw"])]
        texts.append(self.dice.choice(ALWAYS_REFUSED))
        match, real = playing.match, playing.match.table
        refused = [text for text in texts if match.why_not(viewer.seat, text) is not None]
        match.table = twin
        try:
            still = [text for text in refused if match.why_not(viewer.seat, text) is not None]
        finally:
            match.table = real
        if still != refused:
            self.find("a refusal that depends on what is hidden", viewer.name, set(refused) - set(still))
        return still

    async def _everything(
        self, viewer: Viewer, seen: int, tries: list[str], web: Web | None
    ) -> list[tuple[str, bytes]]:
        """What could be sent now, the view first."""
        room = viewer.room
        line = Connection(room.around.moments)
        line.person, line.match, line.seen = viewer.person, room.matches, seen
        found = [("a view", room.teller.update_for(line) or b""), ("the table", room.teller.table_for(line) or b"")]
        before = list(room.connections)
        room.connections[:] = [line if each is viewer.connection else each for each in before]  # others are not heard
        try:
            for text in tries:
                for kind in (Why, MoveIntent):
                    self._asked += 1
                    name = f"try-{self._asked:09}"
                    found += [
                        (f"the answer to {text!r}", data) for data in await self._answers(line, room, kind(name, text))
                    ]
            if viewer.seat is not None and room.terms.hints:
                self._asked += 1
                found += [("a hint", data) for data in await self._answers(line, room, Hint(f"try-{self._asked:09}"))]
        finally:
            room.connections[:] = before
        if web is not None:
            found += [(f"GET {path}", await web.get(room, path)) for path in web.paths(room)]
        return found

    async def _answers(self, line: Connection, room: Room, intent: Intent) -> list[bytes]:
        """What is answered to an intent, without the name that it was given."""
        room.connections.append(line)  # a table listens to nobody who is not there
        try:
            await does(room, room.intend, line, intent, room.now())
        finally:
            room.connections.remove(line)
        found = []
        while (data := line.outbox.pop(nothing, nothing)) is not None:
            found.append(data.replace(intent.id.encode(), b""))
        assert found, "a table that answers nothing tells nothing of leaks"
        return found


class Web:
    """Requests to the server's application, without a network; the answers with their headers."""

    def __init__(self, app: Any) -> None:
        self._app = app

    def paths(self, room: Room) -> list[str]:
        """What anybody can ask about a table."""
        return [f"/api/tables/{room.code}", "/healthz", "/metrics", f"/api/records/{room.code}"]

    async def get(self, room: Room, path: str) -> bytes:
        """The bytes of an answer; the room does its part, as its task would."""
        asking = asyncio.ensure_future(self._get(path))
        while not asking.done():
            await asyncio.sleep(0)
            await room.step()
        return asking.result()

    async def _get(self, path: str) -> bytes:
        parts: list[bytes] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                parts.append(b"HTTP %d\n" % message["status"])
                parts.extend(name + b": " + value + b"\n" for name, value in message["headers"] if name != b"date")
            elif message["type"] == "http.response.body":
                parts.append(message.get("body", b""))

        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
            "path": path, "raw_path": path.encode(), "root_path": "", "query_string": b"",
            "headers": [(b"host", b"test")],
            "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "state": {},
        }  # fmt: skip
        await self._app(scope, receive, send)
        return b"".join(parts)


class Listener(logging.Handler):
    """Hears every line of the log."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(logging.Formatter("%(levelname)s %(name)s %(message)s"))
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keeps a line as it would be written."""
        self.lines.append(self.format(record))

    def take(self) -> list[str]:
        """The lines since it was asked last."""
        lines, self.lines = self.lines, []
        return lines


def nothing() -> None:
    """No table and no view: only answers are wanted."""


def keys(playing: Playing) -> Iterator[bytes]:
    """Everything from which dice could be told that are still to be thrown, as it could be written."""
    match = playing.match
    if match.key:
        yield match.key.hex().encode()
    if not match.round_over:
        for word in match.table.key:
            if int(word) >= SMALLEST_WORD:
                yield str(int(word)).encode()
    unrevealed = match.deals if match.reveal == "match" else [] if match.round_over else match.deals[-1:]
    for deal in unrevealed:
        yield deal.seed.encode()


def differing(one: bytes, other: bytes) -> str:
    """Two texts from where they differ."""
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"{one[max(0, at - 40) : at + 40]!r} / {other[max(0, at - 40) : at + 40]!r}"


def cards(value: Any, kinds: dict[str, int], path: Path = ()) -> Iterator[tuple[Path, str]]:
    """Every card named anywhere in a message, and where."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield from cards(each, kinds, (*path, name))
    elif isinstance(value, list):
        for index, each in enumerate(value):
            yield from cards(each, kinds, (*path, index))
    elif isinstance(value, str):
        card = value.removeprefix("play ").removeprefix("give ")
        if card in kinds:
            yield path, card


def may_know(message: dict[str, Any], path: Path, seat: int | None, sat_at: int = 0) -> bool:
    """Whether that place of a message may name a card to that seat."""
    where = tuple(step for step in path if isinstance(step, str))
    if where in (("view", "top"), ("view", "discard")):
        return True
    if where in (("view", "hand", "card"), ("view", "legal")):
        return seat is not None
    if where in (("view", "question", "options"), ("view", "question", "default")):
        return seat is not None and message["view"]["question"]["seat"] == seat
    if where == ("moves", "move"):  # of a hint, which names the moves of whoever asks for it
        return seat is not None
    if where == ("view", "result", "hands", "card"):
        return bool(message["view"]["asks"] == "over")
    if where == ("events", "card"):
        event = message["events"][path[1]]
        if event["verb"] in FACES_UP:
            return True
        own = event["number"] > sat_at and seat is not None
        if event["verb"] in OWN_SECRETS:
            return own and bool(event["seat"] == seat)
        return own and event["verb"] in OF_TWO and seat in (event["seat"], event["other"])
    return False
