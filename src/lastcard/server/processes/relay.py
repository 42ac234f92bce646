"""The front's side of a link: a client whose table another process has, and who is to notice nothing of it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable
from typing import Protocol

import msgspec
from msgspec import Struct

from lastcard.server.connection import Connection
from lastcard.server.intents import Hello, Intent, MoveIntent, Sync
from lastcard.server.messages import EndCode, Paused
from lastcard.server.processes.frames import AnyFrame, Enter, Entered, Heard, Left, Lost, Said, Told, Took, Turned
from lastcard.server.processes.guests import WINDOW
from lastcard.server.protocol import encode
from lastcard.server.refusal import Refusal
from lastcard.text import say, speaking

ANSWERS_WITHIN = 1.0
"""Seconds in which an owner says that it has heard a hello."""
LOOKS_AGAIN = 0.2
"""Seconds after which a table that cannot be reached is looked for again."""
VERSIONS = 64
"""Versions of which it is known when they were shown."""
_ENDS: dict[str, EndCode] = {"unknown_table": "closed", "table_damaged": "damaged", "server_stopping": "stopping"}


class _Head(Struct, frozen=True):
    """What the front must know of a message that it sends on."""

    type: str
    id: str = ""
    match: int = 0
    version: int = 0
    paused: bool = False


_log = logging.getLogger(__name__)
_heads = msgspec.json.Decoder(_Head)
_ANSWERS = ("ack", "refused", "reason", "device_code")


class Posts(Protocol):
    """What a relay needs of its process."""

    async def owner(self, code: str) -> str:
        """The process that has the table, perhaps this one from now on; raises `Refusal`."""

    def link(self, relay: Relay) -> str:
        """A new link of the relay."""

    def unlink(self, link: str) -> None:
        """A link that is used no more."""

    def send(self, to: str, frame: AnyFrame) -> None:
        """Says something to a process."""


class Relay:
    """A way to a table by way of the bus. Whenever the table moves, it goes there too."""

    def __init__(self, posts: Posts, code: str, connection: Connection) -> None:
        self.code = code
        self._posts = posts
        self.owner = ""
        self._connection = connection
        self._hello: Hello | None = None
        self._link = ""
        self._inside = False
        """The owner has let the client in."""
        self._heard = asyncio.Event()
        self._again = asyncio.Event()
        self._admitted: asyncio.Future[bool] | None = None
        self._task: asyncio.Task[None] | None = None
        self._came: deque[bytes] = deque()
        self._number = self._passed = self._told = 0
        self._shown: deque[tuple[int, int, float]] = deque(maxlen=VERSIONS)
        self._intent: tuple[str, Callable[[], Said]] | None = None
        """What the client wishes and has no answer to yet."""
        self._answered = asyncio.Event()
        self._restoring = False

    # What the client's line asks of a way.

    def word(self) -> Paused | None:
        """That the table is still looked for, if it is."""
        return self._about(on=True) if self._restoring else None

    def crowded(self, token: str | None) -> bool:  # noqa: ARG002 - the owner looks at that
        """No: the owner says whether there is room."""
        return False

    async def enter(self, hello: Hello) -> bool:
        """Comes in; False: turned away, and told why."""
        self._hello = hello
        self._admitted = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._stay(), name=f"relay {self.code}")
        admitted = False
        try:
            admitted = await self._admitted
        finally:
            if not admitted:
                await self.leave()
        return admitted

    async def sync(self, seen: int) -> None:
        """The client asks for what it missed."""
        assert self._hello is not None
        self._hello = msgspec.structs.replace(self._hello, seen=min(seen, self._hello.seen))
        if self._inside:
            self._posts.send(self.owner, Said(self._link, encode(Sync(seen)), self.trip()))

    async def intend(self, intent: Intent, received: float) -> None:
        """Has an intent carried out; returns once the client has its answer, from whichever owner."""
        trip = self.trip()
        shown = self._shown if _presses(intent) else ()
        watched = [(match, version, received - when) for match, version, when in shown]
        message = encode(intent)
        self._answered.clear()
        self._intent = intent.id, lambda: Said(self._link, message, trip, watched)
        if self._inside:
            self._posts.send(self.owner, self._intent[1]())
        await self._answered.wait()

    async def leave(self) -> None:
        """The client is gone."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._posts.send(self.owner, Left(self._link))
        self._posts.unlink(self._link)

    def table(self) -> bytes | None:
        """Nothing: everything comes in the order in which the owner tells it."""
        return None

    def view(self) -> bytes | None:
        """The next message that the owner has told."""
        if not self._came:
            return None
        message = self._came.popleft()
        if self._came:
            self._connection.outbox.mark(view=True)
        self._passed += 1
        if self._passed - self._told >= WINDOW // 2:
            self._told = self._passed
            self._posts.send(self.owner, Took(self._link, self._passed))
        self._note(_heads.decode(message))
        return message

    # What its process asks of it.

    def trip(self) -> float:
        """The client's round trip, as measured here."""
        return self._connection.latency.round_trip(self._connection.moments.now())

    def lost(self) -> None:
        """The link leads nowhere any more."""
        self._inside = False
        self._heard.set()
        self._again.set()

    def end(self, code: EndCode) -> None:
        """The last word to the client, from here."""
        self._connection.end(code)

    def hear(self, frame: Heard | Entered | Turned | Told | Lost) -> None:
        """Something came over the link that is used now."""
        self._heard.set()
        if isinstance(frame, Entered):
            self._enter()
        elif isinstance(frame, Turned):
            self._turned_away(frame.message)
        elif isinstance(frame, Lost):
            self.lost()
        elif isinstance(frame, Told):
            self._number += 1
            if frame.number != self._number:
                self.lost()
                return
            self._came.append(frame.message)
            self._connection.outbox.mark(view=True)

    # One link after the other.

    async def _stay(self) -> None:
        while True:
            try:
                self.owner = await self._posts.owner(self.code)
            except Refusal as refusal:
                if refusal.reason in _ENDS:
                    self._give_up(refusal)
                    return
                await self._wait_a_moment()
                continue
            except Exception:  # noqa: BLE001 - the client must not wait for ever
                _log.exception("The owner of table %s could not be found.", self.code)
                await self._wait_a_moment()
                continue
            self._begin()
            try:
                async with asyncio.timeout(ANSWERS_WITHIN):
                    await self._heard.wait()
                await self._again.wait()
            except TimeoutError:
                self._inside = False
            self._posts.unlink(self._link)
            await self._wait_a_moment()

    def _begin(self) -> None:
        """A new link."""
        assert self._hello is not None
        self._heard.clear()
        self._again.clear()
        self._came.clear()
        self._number = self._passed = self._told = 0
        self._link = self._posts.link(self)
        self._posts.send(self.owner, Enter(self._link, self.code, self._hello))

    def _enter(self) -> None:
        assert self._admitted is not None
        self._inside = True
        if not self._admitted.done():
            self._admitted.set_result(True)
        self._say_restoring(on=False)
        if self._intent is not None:
            self._posts.send(self.owner, self._intent[1]())

    def _turned_away(self, word: bytes) -> None:
        assert self._admitted is not None
        self._connection.outbox.put(word)
        self._connection.outbox.close()
        if not self._admitted.done():
            self._admitted.set_result(False)

    def _give_up(self, refusal: Refusal) -> None:
        assert self._admitted is not None
        if self._admitted.done():
            self.end(_ENDS[refusal.reason])
        else:
            self._admitted.set_exception(refusal)

    async def _wait_a_moment(self) -> None:
        self._say_restoring(on=True)
        await asyncio.sleep(LOOKS_AGAIN)

    def _say_restoring(self, *, on: bool) -> None:
        """Tells the client that the table is looked for, or was found; while it is, silence means nothing."""
        if self._restoring == on:
            return
        self._restoring = on
        self._connection.rest(on=on)
        if self._admitted is not None and self._admitted.done():  # before, the line asks for the word
            self._connection.tell(self._about(on=on))

    def _about(self, *, on: bool) -> Paused:
        with speaking(self._connection.language):
            return Paused(on, say("server-restoring" if on else "server-goes-on"))

    def _note(self, head: _Head) -> None:
        """Notes what is being sent to the client now."""
        if head.type == "update":
            assert self._hello is not None
            newest = (head.match, head.version)
            self._hello = msgspec.structs.replace(self._hello, match=head.match, seen=head.version)
            if not self._shown or self._shown[-1][:2] < newest:
                self._shown.append((*newest, self._connection.moments.now()))
        elif head.type in _ANSWERS:
            if self._intent is not None and self._intent[0] == head.id:
                self._intent = None
                self._answered.set()
        elif head.type == "paused":
            self._connection.rest(on=head.paused)
        elif head.type == "end":
            self._connection.outbox.close()


def _presses(intent: Intent) -> bool:
    """Whether it counts for how long something had been shown."""
    return isinstance(intent, MoveIntent) and intent.move.strip().partition(" ")[0] in ("uno", "catch")


def new_link() -> str:
    """A name for a link."""
    return secrets.token_hex(8)
