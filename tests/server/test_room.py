"""Moves at a table: told to all and to each, applied once, refused with a reason; what a fault of ours does."""

from __future__ import annotations

import pytest

from lastcard.server.intents import NextRound, Why
from lastcard.server.messages import Ack, Reason, Refused, Update
from tests.server.helpers import Client, asked, finish_round, play, started


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


def test_a_client_far_behind_gets_a_snapshot() -> None:
    async def scenario() -> None:
        room, (ana,) = await started(["Ana"], bots=1, rulings={"target": 100_000})
        version = room.version()
        await ana.hang_up()
        back = Client(room, ana.person)
        await back.hello()
        while room.version() <= version + 240:
            await finish_round(room, [back])
            await back.send(NextRound(f"n{back.view().round}"))
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
