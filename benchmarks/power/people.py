"""People at the tables of a server in this process, who can be taken along to the server after the power cut."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from benchmarks.kills.player import Message, Player, Sent
from benchmarks.kills.table import Plan, Refused, Table
from benchmarks.power.server import Server
from benchmarks.websocket import Hear, Socket
from lastcard.server.refusal import Refusal

SAID_AGAIN = 8
"""Answered intents of each person that are sent once more; the server keeps twice as many answers."""


class Guest(Player):
    """Somebody with a seat."""

    def __init__(self, server: Server, name: str, address: str, code: str, token: str, seed: str) -> None:
        super().__init__(name, address, code, token, seed)
        self.server = server
        self.answered: deque[Sent] = deque(maxlen=SAID_AGAIN)
        """The newest intents that were acknowledged or refused."""

    async def _connect(self, hear: Hear, on_end: Callable[[], None]) -> Socket:
        return self.server.connect(self.code, hear, on_end)

    def _answered(self, message: Message) -> None:
        sent = self.unanswered.get(message["id"])
        super()._answered(message)
        if sent is not None and sent not in self.answered:
            self.answered.append(sent)

    def _on_refused(self, message: Message) -> None:
        super()._on_refused(message)
        self.unanswered.pop(message["id"], None)  # a move that had been held, sent once more

    def say_again(self) -> int:
        """Sends once more what was answered: whoever answers must say the same. Returns how much that is."""
        for sent in self.answered:
            self.unanswered[sent.id] = sent
            self._transmit(sent)
        return len(self.answered)

    def moved_to(self, server: Server) -> Guest:
        """The same person at another server."""
        twin = self.twin()
        twin.server, twin.answered = server, deque(map(replace, self.answered), SAID_AGAIN)
        return twin


class Near(Table):
    """A table of such people."""

    people: list[Guest]  # type: ignore[assignment] # it makes those
    visitor: Guest | None

    def __init__(self, server: Server, number: int, plan: Plan, seed: str) -> None:
        super().__init__(number, plan, "", seed)
        self.server = server
        self.makes = partial(Guest, server)
        self.asking: tuple[str, dict[str, Any]] | None = None
        """A request to make the table or to sit at it that is not answered yet."""

    async def _again(self, path: str, doing: str, **body: Any) -> Any:
        self.asking = path, body
        try:
            return await super()._again(path, doing, **body)
        finally:
            self.asking = None

    async def _post(self, path: str, **body: Any) -> Any:
        try:
            return await self.server.request(path, body)
        except Refusal as problem:
            raise Refused(f"{problem.reason}: {problem}") from None

    def moved_to(self, server: Server) -> Near:
        """The same table with all that its people know now, at another server; nobody is there yet."""
        twin = Near(server, self.number, self.plan, str(self.dice.random()))
        twin.code, twin.totals, twin.asking = self.code, dict(self.totals), self.asking
        twin.people = [each.moved_to(server) for each in self.people]
        twin.visitor = self.visitor.moved_to(server) if self.visitor else None
        for player in twin.players:
            player.heard = twin._heard
        return twin

    async def come_back(self) -> None:
        """Everybody connects; a request that was not answered is made again."""
        if self.asking:
            await self._ask_again(*self.asking)
        for player in self.players:
            player.begin()

    async def _ask_again(self, path: str, body: dict[str, Any]) -> None:
        try:
            joined = await self._post(path, **body)
        except Refused as problem:
            if path.endswith("take-over"):
                self.wrong.append(f"a seat at {self.code} was lost between two devices: {problem}")
            return
        if path.endswith("take-over"):
            assert self.visitor
            self.visitor.token = joined["token"]
            return
        self.code = joined["code"]
        player = self._player(body["name"], joined["token"])
        if len(self.people) < self.plan.people:
            self.people.append(player)  # type: ignore[arg-type] # it makes those
        else:
            self.visitor = player  # type: ignore[assignment]
