"""A table whose people do everything that people do: play, call and catch, talk, come and go, take another device."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from benchmarks.kills.player import Message, Player
from benchmarks.players import Household, own_address


@dataclass(frozen=True)
class Plan:
    """What is played at a table, and by how many."""

    edition: str
    people: int
    bots: int
    clock: str = "relaxed"
    rulings: dict[str, Any] = field(default_factory=dict)
    visitors: bool = False
    """Somebody comes for a round or two now and then, and leaves."""


PLANS = (
    Plan("mario-kart", 3, 1),
    Plan("classic", 3, 0, rulings={"stacking": "cross", "seven_zero": True}),
    Plan("pizza-pizza", 2, 1, clock="off"),
    Plan("mario-kart", 2, 2, clock="normal", visitors=True),
    Plan("classic", 2, 1, clock="off", visitors=True),
    Plan("pizza-pizza", 3, 0, rulings={"wd2_test": "color_only"}),
)
TARGET = 60
"""Points that win a match: few, so that matches end."""
PAUSE = 0.05
"""Seconds between two things that happen at a table."""
FORGETS = 0.35
"""How often a call is forgotten, so that races happen."""


class Table:
    """One table."""

    def __init__(self, number: int, plan: Plan, address: str, seed: str) -> None:
        self.number = number
        self.plan = plan
        self.address = address
        self.dice = random.Random(f"{seed} {number}")
        self.addresses = [address]
        """Of every server where it can be reached; requests that fail go to the next one."""
        self.code = ""
        self.makes: Callable[[str, str, str, str, str], Player] = Player
        """Makes whoever sits down."""
        self.people: list[Player] = []
        self.visitor: Player | None = None
        self.wrong: list[str] = []
        self.refusal = ""
        """What the last request that was refused was told."""
        self.totals: dict[int, int] = {}
        """How many cards each match has, wherever they are."""
        self.records: set[str] = set()
        self.ended: dict[tuple[str, int], dict[int, Any]] = {}
        self.heard: Callable[[Table, Player, Message], None] = lambda *_: None
        self.doing: Callable[[Table, str], None] = lambda *_: None
        """Called right after something was sent: `make`, `move`, `ready`, `join` and so on."""
        self.moved_at = 0.0
        self._visits = 0
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def players(self) -> list[Player]:
        """Everybody who has a seat or waits for one."""
        found = [*self.people, *([self.visitor] if self.visitor else [])]
        return [each for each in found if each.ended is None]

    async def sit(self) -> None:
        """Makes the table, and everybody sits down and connects."""
        plan = self.plan
        host = await self._again(
            "/api/tables",
            "make",
            id=self._request(),
            name="Ana",
            edition=plan.edition,
            seats=plan.people + plan.bots,
            bots=plan.bots,
            clock=plan.clock,
            pace="instant",
            rulings={"target": TARGET, **plan.rulings},
        )
        self.code = host["code"]
        self.people = [self._player("Ana", host["token"])]
        for number in range(1, plan.people):
            path, name = f"/api/tables/{self.code}/join", f"Ben {number}"
            guest = await self._again(path, "join", name=name, id=self._request())
            self.people.append(self._player(name, guest["token"]))
        for player in self.people:
            player.begin()

    def begin(self) -> None:
        """The first match, and whatever follows."""
        self.people[0].intend("configure", hold_ms=1000, free_chat=True)
        self.people[0].intend("start")
        self.go_on()
        if self.plan.visitors:
            self._tasks.append(asyncio.create_task(self._visit(), name=f"visits to {self.code}"))

    def go_on(self) -> None:
        """Everybody plays."""
        self._tasks.append(asyncio.create_task(self._play(), name=f"table {self.code}"))

    def halt(self) -> None:
        """Nobody does anything any more."""
        for task in self._tasks:
            task.cancel()

    async def close(self) -> None:
        """Everybody hangs up."""
        self.halt()
        done = await asyncio.gather(*self._tasks, return_exceptions=True)
        self.wrong += [repr(each) for each in done if isinstance(each, Exception)]
        for player in [*self.people, *([self.visitor] if self.visitor else [])]:
            await player.stop()

    def place(self) -> tuple[int, int]:
        """How far the table is, as the farthest of its people knows."""
        return max((each.memory.match, each.memory.version) for each in self.people)

    def failures(self) -> list[str]:
        """What was not as it must be, as far as the people themselves can tell."""
        everybody = [*self.people, *([self.visitor] if self.visitor else [])]
        return self.wrong + [text for player in everybody for text in player.wrong]

    def _player(self, name: str, token: str) -> Player:
        player = self.makes(name, self.address, self.code, token, f"{self.dice.random()} {name}")
        player.heard, player.addresses = self._heard, self.addresses
        return player

    def _heard(self, player: Player, message: Message) -> None:
        if message["type"] == "update":
            self._count(message)
        elif message["type"] == "end" and player in self.people and player.ended:
            self.wrong.append(f"{player.name} at {self.code} was sent away: {player.ended}")
        self.heard(self, player, message)

    def _count(self, update: Message) -> None:
        """Cards come from nowhere and go nowhere."""
        view = update["view"]
        total = sum(view["held"]) + view["draw_pile"] + view["discard_count"]
        known = self.totals.setdefault(update["match"], total)
        if known != total:
            self.wrong.append(f"match {update['match']} at {self.code} had {known} cards and has {total}")

    # Playing.

    async def _play(self) -> None:
        while True:
            await asyncio.sleep(PAUSE * (0.5 + self.dice.random()))
            for player in self.dice.sample(self.players, len(self.players)):
                if player.online and not player.unanswered and self._act(player):
                    break

    def _act(self, player: Player) -> bool:
        update = player.memory.update
        if update is None or (update["match"], update["version"]) < self.place():
            return False
        if self.dice.random() < 0.02:
            return self._talk(player)
        view = update["view"]
        if view["result"]:
            return self._go_on(player, view)
        race, question = view["race"], view["question"]
        if race and view["seat"] is not None and self.dice.random() < 0.3:
            call = "uno" if race["seat"] == view["seat"] else f"catch {race['seat']}"
            return self._intend(player, "call", "move", move=call, seen=update["version"])
        if not question or not question["options"] or (race and race["waiting"]):
            return False
        if question["more_time"] and self.dice.random() < 0.02:
            return self._intend(player, "more_time", "more_time")
        options = question["options"]
        plays = [move for move in options if move.startswith("play ")]
        move = self.dice.choice(plays if plays and self.dice.random() < 0.85 else options)
        calls = self.dice.random() >= FORGETS
        return self._intend(player, "move", "move", move=move, uno=calls, seen=update["version"])

    def _intend(self, player: Player, doing: str, kind: str, **fields: Any) -> bool:
        player.intend(kind, **fields)
        self.doing(self, doing)
        return True

    def _talk(self, player: Player) -> bool:
        what = f"{player.name} {self.dice.randrange(10**9)}"
        return self._intend(player, "say", "say", chat=what)

    def _go_on(self, player: Player, view: Message) -> bool:
        table = player.memory.table
        if table is None or table["phase"] not in ("round_over", "match_over"):
            return False
        doing = "rematch" if view["match"] else "deal"
        if player is self.people[0] and self.dice.random() < 0.3:
            return self._intend(player, doing, "rematch" if view["match"] else "next_round")
        me = next((seat for seat in table["seats"] if seat["seat"] == view["seat"]), None)
        if me is None or me["ready"]:
            return False
        return self._intend(player, doing, "ready")

    # Coming, going, and taking another device.

    async def _visit(self) -> None:
        while True:
            await asyncio.sleep(1 + self.dice.random() * 2)
            self._visits += 1
            name = f"Cem {self._visits}"
            joined = await self._again(f"/api/tables/{self.code}/join", "join", name=name, id=self._request())
            if joined is None:
                continue
            visitor = self.visitor = self._player(name, joined["token"])
            visitor.begin()
            await asyncio.sleep(1 + self.dice.random() * 4)
            if self.dice.random() < 0.5:
                await self._take_over(visitor)
            if visitor.ended is None:
                visitor.intend("leave")
                self.doing(self, "leave")
            await visitor.until(lambda: False)
            if visitor.ended not in ("left", "bad_token"):  # the latter: it has left, and was not told in time
                self.wrong.append(f"{name} at {self.code} was sent away: {visitor.ended}")
            await visitor.stop()
            self.wrong += visitor.wrong
            self.visitor = None

    async def _take_over(self, visitor: Player) -> None:
        """The seat goes to another device, as if this one's battery were empty."""
        visitor.device_code = None
        visitor.intend("move_device")
        await visitor.until(lambda: visitor.device_code is not None)
        path = f"/api/tables/{self.code}/take-over"
        taken = await self._again(path, "take_over", code=visitor.device_code, id=self._request())
        if taken is None:
            self.wrong.append(f"{visitor.name} at {self.code} lost the seat between two devices: {self.refusal}")
            return
        visitor.token = taken["token"]
        await visitor.come_anew()

    def _request(self) -> str:
        """An id for a request, so that it is done once however often it is sent."""
        return f"request {self.dice.random():.17f}"

    async def _again(self, path: str, doing: str, **body: Any) -> Any:
        """The answer to a request that is sent until it is answered; None if it is refused."""
        while True:
            work = asyncio.ensure_future(self._post(path, **body))
            await asyncio.sleep(0)
            self.doing(self, doing)
            try:
                return await work
            except Refused as refusal:
                self.refusal = str(refusal)
                return None
            except (OSError, ValueError):
                at = self.addresses.index(self.address)
                self.address = self.addresses[(at + 1) % len(self.addresses)]
                await asyncio.sleep(0.1)

    async def _post(self, path: str, **body: Any) -> Any:
        return await asyncio.to_thread(_post, self.address, own_address(self.number), path, body)


class Refused(Exception):
    """The server has answered, and it is no."""


def _post(address: str, own: str, path: str, body: Message) -> Any:
    try:
        with contextlib.closing(Household(address, own)) as house:
            return house.post(path, **body)
    except ConnectionError as problem:
        if isinstance(problem, ConnectionRefusedError | ConnectionResetError) or ": 5" in str(problem):
            raise
        raise Refused(str(problem)) from None
    except Exception as problem:  # a half of an answer
        raise OSError(str(problem)) from problem
