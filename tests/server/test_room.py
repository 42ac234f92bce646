"""A room: joining, dropping, coming back, two tabs, hosts, kicks, leavers, spectators, the autopilot, the clock."""

from __future__ import annotations

import pytest

from lastcard.errors import NotSaved
from lastcard.game import Match
from lastcard.server import tables
from lastcard.server.intents import (
    AddBot,
    Autopilot,
    Back,
    Configure,
    HandOver,
    Kick,
    Leave,
    MoreTime,
    MoveDevice,
    MoveIntent,
    NextRound,
    Ready,
    Rematch,
    RemoveBot,
    Rename,
    Say,
    SetSeats,
    Start,
    ToLobby,
    Why,
)
from lastcard.server.messages import Ack, DeviceCode, End, Reason, Refused, TalkNews, Update, Welcome
from lastcard.server.refusal import Refusal
from lastcard.server.room import CLOSES_AFTER, Room
from lastcard.server.seating import CODE_LIVES, BotSeat
from tests.server.helpers import Client, asked, best, new_room, pass_time, play, seat, seat_bot, settle, started


def test_a_match_begins_and_everybody_sees_their_own_hand_only() -> None:
    async def scenario() -> None:
        _, (ana, ben) = await started()
        assert [len(client.view().hand) for client in (ana, ben)] == [7, 7]
        assert ana.view().held == [7, 7]
        assert ana.table().phase == "playing"
        mover, other = (ana, ben) if asked([ana, ben]) is ana else (ben, ana)
        assert mover.view().question is not None
        assert other.view().question is not None
        assert mover.view().question.options  # type: ignore[union-attr]
        assert other.view().question.options == []  # type: ignore[union-attr]
        assert other.view().question.default is None  # type: ignore[union-attr]

    play(scenario())


def test_a_move_is_told_to_all_as_a_numbered_event_and_a_new_view() -> None:
    async def scenario() -> None:
        _, clients = await started()
        mover = asked(clients)
        before = mover.view()
        for client in clients:
            client.read()
        answer = await mover.move("draw")
        assert isinstance(answer, Ack)
        for client in clients:
            client.read()
            update = next(each for each in reversed(client.got) if isinstance(each, Update))
            assert update.version == answer.version
            # A client that was behind gets what it missed as well, without a gap.
            first = update.version + 1 - len(update.events)
            assert [event.number for event in update.events] == list(range(first, update.version + 1))
            drew = next(event for event in update.events if event.verb == "drew" and event.seat == mover.view().seat)
            assert (drew.card is None) == (client is not mover)
            assert not update.snapshot
        assert len(mover.view().hand) == len(before.hand) + 1

    play(scenario())


def test_an_intent_is_applied_once_however_often_it_comes() -> None:
    async def scenario() -> None:
        room, clients = await started()
        mover = asked(clients)
        first = await mover.move("draw", name="once")
        moves = room.version()
        again = await mover.move("draw", name="once")
        assert again == first
        assert room.version() == moves
        # The same on a new connection, as after a drop.
        back = Client(room, mover.person)
        await back.hello()
        assert await back.move("draw", name="once") == first
        assert room.version() == moves

    play(scenario())


def test_a_double_click_does_not_answer_the_next_question() -> None:
    async def scenario() -> None:
        room, clients = await started()
        mover = asked(clients)
        seen = room.version()
        await mover.move("draw", seen=seen, name="click 1")
        version = room.version()
        second = await mover.move("draw", seen=seen, name="click 2")
        assert isinstance(second, Refused)
        assert room.version() == version

    play(scenario())


def test_a_refused_move_names_reason_point_and_sentence_and_changes_nothing() -> None:
    async def scenario() -> None:
        room, clients = await started()
        waiting = next(client for client in clients if client is not asked(clients))
        version = room.version()
        refused = await waiting.move("draw")
        assert isinstance(refused, Refused)
        assert refused.reason
        assert refused.point
        assert refused.sentence.endswith(".")
        assert room.version() == version
        assert isinstance(await waiting.move("play Q9"), Refused)

    play(scenario())


def test_why_explains_without_playing() -> None:
    async def scenario() -> None:
        room, clients = await started()
        mover = asked(clients)
        version = room.version()
        possible = await mover.send(Why("w1", "draw"))
        impossible = await mover.send(Why("w2", "keep"))
        assert isinstance(possible, Reason)
        assert possible.possible
        assert isinstance(impossible, Reason)
        assert not impossible.possible
        assert impossible.sentence
        assert room.version() == version

    play(scenario())


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
        old = ana.person.token  # type: ignore[union-attr]
        joined = await tables._take_over(room, code.code)
        assert joined.token != old
        assert joined.seat == 0
        assert isinstance(ana.read()[-1], End)
        with pytest.raises(Refusal):
            await tables._take_over(room, code.code)
        phone = Client(room)
        assert not await phone.hello(token=old)
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
            await tables._take_over(room, code.code)

    play(scenario())


def test_the_host_s_role_moves_on_when_the_host_is_gone() -> None:
    async def scenario() -> None:
        room, (ana, ben) = await started(bots=1)
        assert ben.table().host == 0
        await ana.hang_up()
        await pass_time(room, 9)
        assert ben.table().host == 0
        await pass_time(room, 2)
        assert ben.table().host == 1
        assert isinstance(await ben.send(Configure("c", clock="fast")), Ack)
        back = Client(room, ana.person)
        await back.hello()
        assert isinstance(await back.send(Configure("c", clock="off")), Refused)

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


def test_who_leaves_gives_the_seat_to_a_bot_and_cannot_come_back_with_the_token() -> None:
    async def scenario() -> None:
        room, (ana, ben) = await started(bots=1)
        token = ana.person.token  # type: ignore[union-attr]
        await ana.send(Leave("bye"))
        assert isinstance(ana.got[-1], End)
        assert isinstance(room.seating.places[0], BotSeat)
        assert ben.table().host == 1
        again = Client(room)
        assert not await again.hello(token=token)
        assert again.read()[-1].code == "bad_token"  # type: ignore[union-attr]

    play(scenario())


def test_the_host_kicks_and_nobody_else_does() -> None:
    async def scenario() -> None:
        room, (ana, ben) = await started()
        assert isinstance(await ben.send(Kick("k", 0)), Refused)
        assert isinstance(await ana.send(Kick("k0", 0)), Refused)  # not oneself
        assert isinstance(await ana.send(Kick("k1", 1)), Ack)
        assert ben.read()[-1].code == "kicked"  # type: ignore[union-attr]
        assert isinstance(room.seating.places[1], BotSeat)
        assert room.driver(1) == "casual"

    play(scenario())


def test_the_host_sends_away_who_waits_for_a_seat() -> None:
    async def scenario() -> None:
        room, (ana,) = await started(["Ana"], bots=2)
        for name in ("Cem", "Dora"):
            await tables._sit_down(room, name, None)
        cem, dora = (Client(room, person) for person in room.seating.waiting)
        await cem.hello()
        await dora.hello()
        assert isinstance(await cem.send(Kick("k0", name="Dora")), Refused)  # not the host
        assert isinstance(await ana.send(Kick("k1", name="Ana")), Refused)  # who sits is named by the seat
        assert isinstance(await ana.send(Kick("k2")), Refused)
        assert ana.table().waiting == ["Cem", "Dora"]
        token = cem.person.token  # type: ignore[union-attr]
        assert isinstance(await ana.send(Kick("k3", name="Cem")), Ack)
        assert cem.read()[-1].code == "kicked"  # type: ignore[union-attr]
        assert ana.table().waiting == ["Dora"]
        assert room.seating.free() == 1
        again = Client(room)
        assert not await again.hello(token=token)
        late = await ana.send(Kick("k4", name="Cem"))
        assert isinstance(late, Refused)
        assert late.reason == "nobody_waits"

    play(scenario())


def test_without_spectators_who_watches_is_sent_away_and_who_plays_or_waits_is_not() -> None:
    async def scenario() -> None:
        room, (ana,) = await started(["Ana"], bots=1)
        await tables._sit_down(room, "Cem", None)
        cem, watcher = Client(room, room.seating.waiting[0]), Client(room)
        await cem.hello()
        await watcher.hello()
        assert ana.table().spectators == 1
        assert isinstance(await ana.send(Configure("c", spectators=False)), Ack)
        assert watcher.read()[-1].code == "no_spectators"  # type: ignore[union-attr]
        assert ana.table().spectators == 0
        assert room.connections == [ana.connection, cem.connection]

    play(scenario())


def test_hosting_in_the_lobby() -> None:
    async def scenario() -> None:
        room = new_room(places=3)
        ana, ben = seat(room, 0, "Ana"), seat(room, 1, "Ben")
        for client in (ana, ben):
            await client.hello()
        assert isinstance(await ana.send(AddBot("1", "random")), Ack)
        assert ana.table().seats[2].level == "random"
        assert isinstance(await ana.send(AddBot("2")), Refused)  # no place
        assert isinstance(await ana.send(AddBot("3", "casual", 2)), Ack)
        assert ana.table().seats[2].level == "casual"
        assert isinstance(await ana.send(AddBot("4", "casual", 1)), Refused)  # Ben sits there
        assert isinstance(await ana.send(SetSeats("5", 11)), Refused)
        assert isinstance(await ana.send(SetSeats("6", 6)), Ack)
        assert len(ana.table().seats) == 6
        assert isinstance(await ana.send(SetSeats("7", 2)), Ack)
        assert [each.name for each in ana.table().seats] == ["Ana", "Ben"]
        assert isinstance(await ana.send(RemoveBot("8", 1)), Refused)
        assert isinstance(await ana.send(HandOver("9", 1)), Ack)
        assert ana.table().host == 1
        assert isinstance(await ana.send(Start("10")), Refused)
        assert isinstance(await ben.send(Start("11")), Ack)

    play(scenario())


def test_settings_are_checked_when_they_are_made() -> None:
    async def scenario() -> None:
        room = new_room(places=2)
        ana = seat(room, 0, "Ana")
        await ana.hello()
        done = await ana.send(Configure("1", edition="mario-kart", preset="geeky-hobbies", hold_ms=3000))
        assert isinstance(done, Ack)
        assert ana.table().in_force["shell_target"] == "any_player"
        assert room.terms.hold == 3.0
        unknown = await ana.send(Configure("2", rulings={"stakcing": "off"}))
        assert isinstance(unknown, Refused)
        assert "stacking" in unknown.sentence
        mix = await ana.send(Configure("3", rulings={"finish": "no_action", "drawn_card": "must_play"}))
        assert isinstance(mix, Refused)
        assert ana.table().settings.rulings == {}
        assert isinstance(await ana.send(Configure("4", edition="poker")), Refused)
        await ana.send(Start("5"))
        assert isinstance(await ana.send(Configure("6", edition="classic")), Refused)
        assert isinstance(await ana.send(Configure("7", clock="normal")), Ack)

    play(scenario())


def test_a_late_joiner_takes_a_bot_s_seat_at_the_next_round_and_sees_nothing_of_before() -> None:
    async def scenario() -> None:
        room, (ana,) = await started(["Ana"], bots=1, rulings={"target": 5000})
        joined = await tables._sit_down(room, "Cem", None)
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
            await tables._sit_down(room, "Cem", None)
        assert caught.value.reason == "table_full"

    play(scenario())


def test_joining_twice_with_one_request_gives_one_seat() -> None:
    async def scenario() -> None:
        room = new_room(places=4)
        seat(room, 0, "Ana")
        first = await tables._sit_down(room, "Ben", "request-0123456789")
        again = await tables._sit_down(room, "Ben", "request-0123456789")
        assert first == again
        assert len(room.seating.people()) == 2
        other = await tables._sit_down(room, "Ben", "request-9876543210")
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
        await ana.send(Rename("3", "Ana"))
        assert [each.name for each in ana.table().seats] == ["Ana", "Ana 2"]

    play(scenario())


@pytest.mark.parametrize(("clock", "seconds"), [("relaxed", 60), ("normal", 30), ("fast", 12)])
def test_a_question_has_a_deadline_and_the_default_is_done_then(clock: str, seconds: int) -> None:
    async def scenario() -> None:
        room, clients = await started(clock=clock)
        mover = asked(clients)
        question = mover.view().question
        assert question is not None
        assert question.remaining_ms == seconds * 1000
        assert question.default == "draw"
        version = room.version()
        await pass_time(room, seconds - 0.5)
        assert room.version() == version
        await pass_time(room, 1)
        assert room.version() > version
        mover.read()
        assert "drew" in {event.verb for each in mover.got if isinstance(each, Update) for event in each.events}

    play(scenario())


def test_one_tap_gives_more_time() -> None:
    async def scenario() -> None:
        room, clients = await started(clock="fast")
        mover = asked(clients)
        other = next(client for client in clients if client is not mover)
        await pass_time(room, 10)
        assert isinstance(await other.send(MoreTime("m")), Refused)
        assert isinstance(await mover.send(MoreTime("m")), Ack)
        question = mover.view().question
        assert question is not None
        assert question.remaining_ms == 14_000
        version = room.version()
        await pass_time(room, 13.9)
        assert room.version() == version

    play(scenario())


def test_without_a_clock_nobody_is_hurried() -> None:
    async def scenario() -> None:
        room, clients = await started(clock="off")
        version = room.version()
        await pass_time(room, 100_000)
        assert room.version() == version
        question = asked(clients).view().question
        assert question is not None
        assert question.deadline_at is None

    play(scenario())


def test_bots_take_as_long_as_the_host_says() -> None:
    async def scenario() -> None:
        room, (ana,) = await started(["Ana"], bots=3, pace="normal", clock="off")
        for _ in range(30):
            view = ana.view()
            assert view.question is not None
            if view.question.seat != 0:
                break
            await ana.move(best(view), uno=True)
        version = room.version()
        await pass_time(room, 0.79)
        assert room.version() == version
        await pass_time(room, 3.0)
        assert room.version() > version

    play(scenario())


def test_a_match_ends_with_a_result_a_record_and_a_rematch() -> None:
    async def scenario() -> None:
        room, clients = await started(rulings={"target": 1})
        ana, ben = clients
        await finish_round(room, clients)
        result = ana.view().result
        assert result is not None
        assert sum(result.points) == sum(each.points for hand in result.hands for each in hand)
        if phase(room) == "match_over":
            match = ana.view().match
            assert match is not None
            assert match.scores == result.scores
            assert room.around.archive.path(match.record).is_file()
            assert isinstance(await ben.send(Rematch("r")), Refused)
            assert isinstance(await ben.send(Ready("r1")), Ack)
            assert phase(room) == "match_over"
            assert isinstance(await ana.send(Ready("r2")), Ack)
            assert phase(room) == "playing"
            assert room.matches == 2
            assert ana.view().round == 1

    play(scenario())


def test_a_record_that_cannot_be_written_does_not_hide_the_result(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def full(_: Match) -> str:
        raise NotSaved("error-disk-full", file="x", problem="full")

    async def scenario() -> None:
        room, clients = await started(rulings={"match": "single_round"})
        monkeypatch.setattr(room.around.archive, "keep", full)
        await finish_round(room, clients)
        match = clients[0].view().match
        assert match is not None
        assert match.record == ""
        assert clients[0].table().records == []

    play(scenario())
    assert "could not be written" in caplog.text


def test_a_fault_of_ours_refuses_one_intent_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        room, clients = await started()
        mover = asked(clients)
        assert room.playing is not None
        with monkeypatch.context() as broken:
            broken.setattr(room.playing, "press", None)
            refused = await mover.move("draw")
        assert isinstance(refused, Refused)
        assert refused.reason == "internal"
        assert isinstance(await mover.move("draw"), Ack)

    play(scenario())
    assert "could not carry out" in caplog.text


def test_back_to_the_lobby_after_a_match() -> None:
    async def scenario() -> None:
        room, clients = await started(rulings={"match": "single_round"})
        ana, _ = clients
        assert isinstance(await ana.send(ToLobby("l0")), Refused)
        await finish_round(room, clients)
        assert phase(room) == "match_over"
        assert isinstance(await ana.send(ToLobby("l1")), Ack)
        assert ana.table().phase == "lobby"
        assert isinstance(await ana.send(Configure("c", edition="pizza-pizza")), Ack)
        assert isinstance(await ana.send(Start("s")), Ack)
        assert ana.table().settings.edition == "pizza-pizza"

    play(scenario())


def test_a_round_waits_for_everybody_who_is_there() -> None:
    async def scenario() -> None:
        room, clients = await started(rulings={"target": 100_000})
        ana, ben = clients
        assert isinstance(await ana.send(Ready("r0")), Refused)
        await finish_round(room, clients)
        assert phase(room) == "round_over"
        await ana.send(Ready("r1"))
        assert phase(room) == "round_over"
        assert ben.table().seats[0].ready
        await ben.send(Ready("r2"))
        assert phase(room) == "playing"
        assert ana.view().round == 2
        assert not ben.table().seats[0].ready

    play(scenario())


def test_a_client_far_behind_gets_a_snapshot() -> None:
    async def scenario() -> None:
        room, (ana,) = await started(["Ana"], bots=1, rulings={"target": 100_000})
        version = room.version()
        await ana.hang_up()
        back = Client(room, ana.person)
        await back.hello()
        for _ in range(6):
            await finish_round(room, [back])
            await back.send(NextRound(f"n{back.view().round}"))
        assert room.version() > version + 240
        late = Client(room, ana.person)
        await late.hello(seen=version, match=1)
        late.read()
        update = next(each for each in late.got if isinstance(each, Update))
        assert update.snapshot
        assert update.version == room.version()
        assert update.events[-1].number == room.version()
        # Somebody who claims to have seen the future gets one too.
        odd = Client(room, ana.person)
        await odd.hello(seen=10**9, match=1)
        odd.read()
        assert next(each for each in odd.got if isinstance(each, Update)).snapshot

    play(scenario())


def test_the_lobby_gives_a_bot_s_place_to_a_person() -> None:
    async def scenario() -> None:
        room = new_room(places=2)
        seat(room, 0, "Ana")
        seat_bot(room, 1)
        joined = await tables._sit_down(room, "Ben", None)
        assert joined.seat == 1

    play(scenario())


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
