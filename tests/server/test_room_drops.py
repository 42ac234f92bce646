"""People who drop and come back, at a second tab or another device; the autopilot; an empty table."""

from __future__ import annotations

import pytest

from lastcard.server import sitting
from lastcard.server.intents import Autopilot, Back, Hello, Leave, MoveDevice
from lastcard.server.messages import Ack, DeviceCode, End, Refused, Update, Welcome
from lastcard.server.protocol import PROTOCOL
from lastcard.server.refusal import Refusal
from lastcard.server.room import CLOSES_AFTER
from lastcard.server.seating import CODE_LIVES, BotSeat
from lastcard.server.store.memory import MemoryStore
from lastcard.server.store.shapes import Change
from tests.server.helpers import Client, asked, does, pass_time, phase, play, started


def test_a_short_drop_shows_nothing_then_reconnecting_then_away_with_an_autopilot() -> None:
    async def scenario() -> None:
        room, (ana, ben) = await started(clock="relaxed")
        await ben.hang_up()
        assert ana.table().seats[1].presence == "here"
        await pass_time(room, 5.5)
        assert ana.table().seats[1].presence == "reconnecting"
        assert not ana.table().seats[1].autopilot
        await pass_time(room, 25)
        assert ana.table().seats[1].presence == "away"
        assert ana.table().seats[1].autopilot
        assert room.driver(1) == "casual"
        back = Client(room, ben.person)
        await back.hello()
        assert not ana.table().seats[1].autopilot
        assert room.driver(1) is None

    play(scenario())


def test_the_autopilot_plays_and_the_person_finds_the_match_gone_on() -> None:
    async def scenario() -> None:
        room, clients = await started(clock="relaxed")
        mover = asked(clients)
        other = next(client for client in clients if client is not mover)
        await mover.hang_up()
        version = room.version()
        await pass_time(room, 31)
        assert room.version() > version
        back = Client(room, mover.person)
        await back.hello(seen=version, match=1)
        back.read()
        update = next(each for each in back.got if isinstance(each, Update))
        assert [event.number for event in update.events] == list(range(version + 1, room.version() + 1))
        assert not update.snapshot
        assert other.view().held == back.view().held

    play(scenario())


def test_with_the_clock_off_the_autopilot_comes_when_the_host_asks() -> None:
    async def scenario() -> None:
        room, (ana, ben) = await started(clock="off")
        assert isinstance(await ana.send(Autopilot("a0", 1)), Refused)  # Ben is there
        await ben.hang_up()
        await pass_time(room, 100)
        assert not ana.table().seats[1].autopilot
        assert isinstance(await ana.send(Autopilot("a1", 1)), Ack)
        assert ana.table().seats[1].autopilot

    play(scenario())


def test_two_missed_deadlines_bring_the_autopilot_and_back_takes_the_seat_again() -> None:
    async def scenario() -> None:
        room, clients = await started(clock="fast")
        for _ in range(40):
            await pass_time(room, 12.1)
            if all(client.table().seats[0].autopilot for client in clients):
                break
        ana = clients[0]
        assert ana.table().seats[0].autopilot
        assert isinstance(await ana.send(Back("b")), Ack)
        assert not ana.table().seats[0].autopilot

    play(scenario())


def test_a_second_tab_takes_the_seat_over_quietly() -> None:
    async def scenario() -> None:
        room, (ana, ben) = await started()
        tab = Client(room, ana.person)
        await tab.hello()
        assert isinstance(ana.read()[-1], End)
        assert ana.got[-1].code == "taken_over"  # type: ignore[union-attr]
        await ana.hang_up()  # the old tab's socket closes afterwards
        assert tab.view().seat == 0
        assert ben.table().seats[0].presence == "here"
        await pass_time(room, 60)
        assert ben.table().seats[0].presence == "here"

    play(scenario())


def test_a_seat_moves_to_another_device_by_a_code_that_works_once() -> None:
    async def scenario() -> None:
        room, (ana, _) = await started()
        code = await ana.send(MoveDevice("d1"))
        assert isinstance(code, DeviceCode)
        assert f"#move={code.code}" in code.link
        assert "<svg" in code.qr
        old = ana.token
        assert old is not None
        joined = await does(room, sitting.take_over, room, code.code)
        assert joined.token != old
        assert joined.seat == 0
        assert isinstance(ana.read()[-1], End)
        with pytest.raises(Refusal):
            await does(room, sitting.take_over, room, code.code)
        phone = Client(room)
        assert not await phone.hello(token=old)
        phone = Client(room)
        assert await phone.hello(token=joined.token)
        assert phone.view().seat == 0

    play(scenario())


def test_a_take_over_whose_answer_was_lost_is_answered_again() -> None:
    async def scenario() -> None:
        room, (ana, ben) = await started()
        code = await ana.send(MoveDevice("d1"))
        joined = await does(room, sitting.take_over, room, code.code, "a word of my own")
        assert await does(room, sitting.take_over, room, code.code, "a word of my own") == joined
        with pytest.raises(Refusal):
            await does(room, sitting.take_over, room, code.code, "another one's word")
        assert (await ben.send(MoveDevice("d2"))).code != code.code
        phone = Client(room)
        assert await phone.hello(token=joined.token)
        assert phone.view().seat == 0

    play(scenario())


def test_a_device_code_dies_after_a_minute() -> None:
    async def scenario() -> None:
        room, (ana, _) = await started()
        code = await ana.send(MoveDevice("d1"))
        await pass_time(room, CODE_LIVES + 0.1)
        with pytest.raises(Refusal):
            await does(room, sitting.take_over, room, code.code)

    play(scenario())


def test_when_everybody_is_gone_the_table_waits_and_closes_after_two_hours() -> None:
    async def scenario() -> None:
        room, (ana, ben) = await started(bots=1, clock="fast")
        await ana.hang_up()
        await ben.hang_up()
        version = room.version()
        await pass_time(room, 3600)
        assert room.version() == version
        assert phase(room) == "playing"
        back = Client(room, ben.person)
        await back.hello()
        question = back.view().question
        assert question is not None
        assert question.remaining_ms is None or question.remaining_ms > 0
        await back.hang_up()
        await pass_time(room, CLOSES_AFTER - 1)
        assert phase(room) == "playing"
        await pass_time(room, 2)
        assert phase(room) == "closed"

    play(scenario())


def test_who_leaves_before_the_view_is_sent_is_told_nothing_after_the_last_word() -> None:
    class Slow(MemoryStore):
        """While it writes, somebody would be sent the table and their view, and may not be yet."""

        reader: Client | None = None

        async def keep(self, change: Change) -> None:
            if self.reader:
                self.reader.read()
            await super().keep(change)

    async def scenario() -> None:
        store = Slow()
        room, (ana, _) = await started(bots=1, store=store)
        # Back, they are to be sent the whole round once more, and leave before it is: as nobody in particular they
        # would be told of their own cards what a spectator is told.
        back = Client(room, ana.person)
        await does(room, room.connect, back.connection, Hello(PROTOCOL, back.token))
        store.reader = back
        await does(room, room.intend, back.connection, Leave("bye"), room.now())
        back.read()
        assert [type(each) for each in back.got] == [Welcome, Ack, End]

    play(scenario())


def test_who_leaves_gives_the_seat_to_a_bot_and_cannot_come_back_with_the_token() -> None:
    async def scenario() -> None:
        room, (ana, ben) = await started(bots=1)
        token = ana.token
        await ana.send(Leave("bye"))
        assert isinstance(ana.got[-1], End)
        assert isinstance(room.seating.places[0], BotSeat)
        assert ben.table().host == 1
        again = Client(room)
        assert not await again.hello(token=token)
        assert again.read()[-1].code == "bad_token"  # type: ignore[union-attr]

    play(scenario())
