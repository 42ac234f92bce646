"""Joining, late and twice; spectators; talk; names."""

from __future__ import annotations

import pytest

from lastcard.server import sitting
from lastcard.server.intents import Configure, Kick, MoveIntent, NextRound, Rename, Say, Start
from lastcard.server.messages import Ack, Refused, TalkNews, Update, Welcome
from lastcard.server.refusal import Refusal
from tests.server.helpers import Client, does, finish_round, new_room, play, seat, seat_bot, started


def test_a_late_joiner_takes_a_bot_s_seat_at_the_next_round_and_sees_nothing_of_before() -> None:
    async def scenario() -> None:
        room, (ana,) = await started(["Ana"], bots=1, rulings={"target": 5000})
        joined = await does(room, sitting.sit_down, room, "Cem", None)
        assert joined.seat is None
        cem = Client(room, room.seating.waiting[0])
        await cem.hello()
        assert cem.view().hand == []
        assert cem.table().waiting == ["Cem"]
        await finish_round(room, [ana])
        await ana.send(NextRound("n"))
        assert cem.table().seats[1].name == "Cem"
        assert len(cem.view().hand) in (7, 8, 9, 11)
        events = [event for each in cem.got if isinstance(each, Update) for event in each.events]
        before = [event for event in events if event.number <= cem.person.since]  # type: ignore[union-attr]
        assert not [event for event in before if event.verb == "drew" and event.card]

    play(scenario())


def test_a_full_table_takes_nobody_more() -> None:
    async def scenario() -> None:
        room, _ = await started()
        with pytest.raises(Refusal) as caught:
            await does(room, sitting.sit_down, room, "Cem", None)
        assert caught.value.reason == "table_full"

    play(scenario())


def test_joining_twice_with_one_request_gives_one_seat() -> None:
    async def scenario() -> None:
        room = new_room(places=4)
        seat(room, 0, "Ana")
        first = await does(room, sitting.sit_down, room, "Ben", "request-0123456789")
        again = await does(room, sitting.sit_down, room, "Ben", "request-0123456789")
        assert first == again
        assert len(room.seating.people()) == 2
        other = await does(room, sitting.sit_down, room, "Ben", "request-9876543210")
        assert other.seat == 2
        assert room.seating.people()[2].name == "Ben 2"

    play(scenario())


def test_spectators_see_no_hands_and_may_do_nothing() -> None:
    async def scenario() -> None:
        room, (ana, _) = await started()
        watcher = Client(room)
        assert await watcher.hello()
        assert isinstance(watcher.read()[0], Welcome)
        assert watcher.view().seat is None
        assert watcher.view().hand == []
        assert watcher.view().legal == []
        assert ana.table().spectators == 1
        for intent in (MoveIntent("1", "draw"), Start("2"), Say("3", emote="wow"), Kick("4", 0)):
            refused = await watcher.send(intent)
            assert isinstance(refused, Refused)
            assert refused.reason == "not_seated"
        await ana.send(Configure("c", spectators=False))
        late = Client(room)
        assert not await late.hello()

    play(scenario())


def test_talk_is_preset_unless_the_host_allows_more() -> None:
    async def scenario() -> None:
        room, (ana, ben) = await started()
        assert isinstance(await ben.send(Say("1", emote="wow")), Ack)
        assert isinstance(await ben.send(Say("2", phrase="hello")), Ack)
        assert isinstance(await ben.send(Say("3", emote="bite")), Refused)
        assert isinstance(await ben.send(Say("4", chat="hi")), Refused)
        assert isinstance(await ben.send(Say("5", emote="wow", phrase="hello")), Refused)
        assert isinstance(await ben.send(Say("6")), Refused)
        await ana.send(Configure("c", free_chat=True))
        assert isinstance(await ben.send(Say("7", chat="hi \u202ethere")), Ack)
        ana.read()
        said = [each.talk for each in ana.got if isinstance(each, TalkNews)]
        assert [(each.kind, each.what) for each in said] == [
            ("emote", "wow"),
            ("phrase", "hello"),
            ("chat", "hi there"),
        ]
        late = Client(room)
        await late.hello()
        welcome = late.read()[0]
        assert isinstance(welcome, Welcome)
        assert [each.what for each in welcome.talk] == ["wow", "hello", "hi there"]

    play(scenario())


def test_names_can_be_changed_and_stay_different() -> None:
    async def scenario() -> None:
        _, (ana, ben) = await started()
        await ben.send(Rename("1", "Ana"))
        assert [each.name for each in ana.table().seats] == ["Ana", "Ana 2"]
        assert isinstance(await ben.send(Rename("2", "\u202e")), Refused)
        await ben.send(Rename("4", "a\u200dNA"))
        assert [each.name for each in ana.table().seats] == ["Ana", "a\u200dNA 2"]
        await ben.send(Rename("5", "Ana"))
        await ana.send(Rename("3", "Ana"))
        assert [each.name for each in ana.table().seats] == ["Ana", "Ana 2"]

    play(scenario())


def test_the_lobby_gives_a_bot_s_place_to_a_person() -> None:
    async def scenario() -> None:
        room = new_room(places=2)
        seat(room, 0, "Ana")
        seat_bot(room, 1)
        joined = await does(room, sitting.sit_down, room, "Ben", None)
        assert joined.seat == 1

    play(scenario())
