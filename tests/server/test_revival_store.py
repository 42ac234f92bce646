"""What a table does when its store fails, when another server owns it, and when what was kept cannot be read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from lastcard.server import keeping, sitting
from lastcard.server.intents import Rename, Say
from lastcard.server.messages import Ack, End, Paused, Update
from lastcard.server.refusal import Refusal
from lastcard.server.resources import MakeTable
from lastcard.server.reviving import revive
from lastcard.server.room import CLOSES_AFTER, Room
from lastcard.server.store.memory import MemoryStore
from lastcard.server.store.shapes import Change, Damaged, Fenced, StoreDown
from lastcard.server.tables import Tables
from tests.server.helpers import Client, FakeMoments, asked, does, play, started, surroundings
from tests.server.revival import assert_same, come_back, crashed, store_of


class Failing(MemoryStore):
    """A store that does to each change what a test wants, before or after it is kept."""

    def __init__(self) -> None:
        super().__init__()
        self.before: Callable[[Change], Awaitable[None]] | None = None
        self.after: Callable[[Change], Awaitable[None]] | None = None
        self.changes: list[Change] = []

    async def keep(self, change: Change) -> None:
        self.changes.append(change)
        if self.before:
            await self.before(change)
        await super().keep(change)
        if self.after:
            await self.after(change)


@pytest.fixture(autouse=True)
def no_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a store to come back here."""
    monkeypatch.setattr(keeping, "FIRST_WAIT", 0.0)
    monkeypatch.setattr(keeping, "LONGEST_WAIT", 0.0)


def test_nothing_is_told_and_nobody_is_answered_before_it_is_kept() -> None:
    async def scenario() -> None:
        store = Failing()
        room, clients = await started(store=store, bots=1)
        mover = asked(clients)
        others = [*clients, Client(room)]
        await others[-1].hello()
        for client in others:
            client.read()
        gate = asyncio.Event()
        entered = asyncio.Event()

        async def block(_: Change) -> None:
            entered.set()
            await gate.wait()

        store.before = block
        version = room.version()
        question = mover.view().question
        assert question is not None
        answering = asyncio.create_task(mover.move(question.options[0]))
        await entered.wait()
        assert room.version() > version  # it is done, and nobody knows
        for client in others:
            client.connection.outbox.mark(table=True, view=True)
            assert client.read() == []
        assert not answering.done()
        gate.set()
        assert isinstance(await answering, Ack)
        for client in others:
            client.read()
            update = next(each for each in reversed(client.got) if isinstance(each, Update))
            assert update.version == room.version()

    play(scenario())


@pytest.mark.parametrize("kept", [False, True], ids=["not kept", "kept all the same"])
def test_while_the_store_is_down_the_table_pauses_and_then_goes_on(kept: bool) -> None:
    async def scenario() -> None:
        store = Failing()
        room, clients = await started(store=store, clock="fast")
        moments = room.around.moments
        assert isinstance(moments, FakeMoments)
        mover = asked(clients)
        left = mover.view().question
        assert left is not None
        failures = 3

        async def fail(_: Change) -> None:
            nonlocal failures
            if failures:
                failures -= 1
                moments.pass_(20.0)
                raise StoreDown("full")

        store.before, store.after = (None, fail) if kept else (fail, None)
        store.changes.clear()
        assert isinstance(await mover.send(Rename("r", "Anna" if mover is clients[0] else "Benno")), Ack)
        first = store.changes[0]
        assert [each.number for each in store.changes].count(first.number) == 4
        assert all(each == first for each in store.changes[:4])
        for client in clients:
            client.read()
            told = [each for each in client.got if isinstance(each, Paused)]
            assert [each.paused for each in told] == [True, False]
            assert all(each.sentence for each in told)
            # The pause comes before the news, and nothing between its two messages.
            at = [isinstance(each, Paused) for each in client.got].index(True)
            assert isinstance(client.got[at + 1], Paused)
        # A minute has passed, and none of it from the clock of twelve seconds.
        question = mover.view().question
        assert question is not None
        assert question.number == left.number
        assert question.remaining_ms == left.remaining_ms
        assert_same(room, await crashed(room))

    play(scenario())


def test_the_other_tables_notice_nothing() -> None:
    async def scenario() -> None:
        store = Failing()
        tables = Tables(surroundings(store))
        bad = await tables.make(MakeTable("Ana"))
        good = await tables.make(MakeTable("Ben"))
        gate, failed = asyncio.Event(), asyncio.Event()

        async def fail(change: Change) -> None:
            if change.table == bad.code and not gate.is_set():
                if (await tables.find(bad.code)).paused:
                    failed.set()
                await asyncio.sleep(0)
                raise StoreDown("gone")

        store.before = fail
        waiting = asyncio.create_task(tables.join(bad.code, "Cem"))
        await failed.wait()
        with pytest.raises(Refusal) as refusal:
            await tables.join(bad.code, "Dora")
        assert refusal.value.reason == "store_down"
        assert (await tables.join(good.code, "Eli")).seat == 1
        gate.set()
        assert (await waiting).seat == 1
        await tables.stop()

    play(scenario())


def test_a_table_that_has_another_owner_lets_go_without_a_word() -> None:
    async def scenario() -> None:
        room, clients = await started()
        task = asyncio.create_task(room.run())
        for client in clients:
            client.read()
        await store_of(room).claim(room.code)
        with pytest.raises(Refusal) as refusal:
            await room.ask(room.intend, clients[0].connection, Say("s", emote="wow"), room.now())
        assert refusal.value.reason == "table_moved"
        await task
        for client in clients:
            (last,) = client.read()
            assert isinstance(last, End)
            assert last.code == "moved"
            assert not client.listening

    play(scenario())


def test_a_server_that_was_fenced_off_finds_the_table_again_as_it_is_now() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        one, two = Tables(surroundings(store)), Tables(surroundings(store))
        made = await one.make(MakeTable("Ana", seats=3))
        await two.start()
        await two.join(made.code, "Ben")
        with pytest.raises(Refusal):
            await one.join(made.code, "Cem")
        assert (await one.info(made.code)).names == ["Ana", "Ben"]
        assert (await one.join(made.code, "Cem")).seat == 2
        await one.stop()
        await two.stop()

    play(scenario())


def test_a_table_that_was_asked_for_before_the_crash_is_not_made_twice() -> None:
    async def scenario() -> None:
        store, wish = MemoryStore(), MakeTable("Ana", id="one wish for one table")
        made = await Tables(surroundings(store)).make(wish)  # and the answer does not arrive
        after = Tables(surroundings(store))
        await after.start()
        assert await after.make(wish) == made
        assert len(after) == 1
        await after.stop()

    play(scenario())


def test_a_table_whose_maker_dies_before_anything_is_kept_is_made_by_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastcard.server.tables.MAKING_AGAIN", 0.0)

    async def scenario() -> None:
        store, wish = MemoryStore(), MakeTable("Ana", id="one wish for one table")
        fence = await store.new("QQQQQ", sitting.request_name("one wish for one table"))
        after = Tables(surroundings(store))
        made = await after.make(wish)
        assert (made.code, made.seat) == ("QQQQQ", 0)
        assert await after.make(wish) == made
        assert fence
        with pytest.raises(Fenced):  # it was not dead
            await store.keep(Change("QQQQQ", fence, 1, b"late"))
        await after.stop()

    play(scenario())


def test_a_table_that_cannot_be_read_is_refused_and_the_others_are_fine() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        before = Tables(surroundings(store))
        codes = [(await before.make(MakeTable(name))).code for name in ("Ana", "Ben")]
        await before.stop()
        kept = store._kept[codes[0]]
        kept.state = kept.state[:-9]
        after = Tables(surroundings(store))
        await after.start()
        for _ in range(2):
            with pytest.raises(Refusal) as refusal:
                await after.info(codes[0])
            assert refusal.value.reason == "table_damaged"
            assert codes[0] in refusal.value.sentence
        assert (await after.info(codes[1])).names == ["Ben"]
        await after.stop()

    play(scenario())


def test_an_edited_line_of_the_running_match_is_noticed() -> None:
    async def scenario() -> None:
        room, _ = await started()
        store = store_of(room)
        kept = await store.claim(room.code)
        assert kept is not None
        lines = list(kept.lines)
        lines[1] = msgspec.structs.replace(lines[1], text=lines[1].text.replace('"round": 1', '"round": 2'))
        with pytest.raises(Damaged):
            await revive(msgspec.structs.replace(kept, lines=tuple(lines)), room.around)
        with pytest.raises(Damaged):
            await revive(msgspec.structs.replace(kept, lines=kept.lines[:1]), room.around)

    play(scenario())


def test_tables_are_woken_when_asked_for_once_however_many_ask() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        before = Tables(surroundings(store))
        made = await before.make(MakeTable("Ana", id="a-request-of-ana"))
        assert await before.make(MakeTable("Ana", id="a-request-of-ana")) == made
        await before.stop()
        after = Tables(surroundings(store))
        await after.start()
        assert len(after) == 1
        rooms = await asyncio.gather(*(after.find(made.code.lower()) for _ in range(5)))
        assert len({id(room) for room in rooms}) == 1
        assert len(after) == 1
        assert rooms[0].seating.by_token(made.token) is rooms[0].seating.host
        with pytest.raises(Refusal):
            await after.find("QQQQQ")
        await after.stop()

    play(scenario())


def test_a_table_to_which_nobody_comes_back_is_closed_two_hours_after_the_start() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        before = Tables(surroundings(store))
        codes = [(await before.make(MakeTable(name))).code for name in ("Ana", "Ben")]
        await before.stop()
        around = surroundings(store)
        assert isinstance(around.moments, FakeMoments)
        after = Tables(around)
        await after.start()
        around.moments.pass_(CLOSES_AFTER - 1)
        await after.sweep()
        assert await store.tables() == sorted(codes)
        await after.find(codes[0])  # somebody has asked for it: its own task closes it, two hours from now
        around.moments.pass_(2)
        await after.sweep()
        assert await store.tables() == [codes[0]]
        await after.stop()

    play(scenario())


def test_a_fence_is_never_broken_by_a_late_change() -> None:
    async def scenario() -> None:
        room, clients = await started()
        again = await crashed(room)
        new = await come_back(again, clients[0])
        assert isinstance(await new.send(Say("s", emote="wow")), Ack)
        stale = Room(room.code, room.terms, 2, again.around, fence=1, number=10**6)
        with pytest.raises(Fenced):
            await does(stale, stale.sync, clients[0].connection, 0)

    play(scenario())
