"""The clock of a question; rounds and matches from one to the next, their results and records."""

from __future__ import annotations

import pytest

from lastcard.server.intents import Configure, Kick, Leave, MoreTime, Ready, Rematch, Start, ToLobby
from lastcard.server.messages import Ack, Refused, Update
from tests.server.helpers import asked, best, does, finish_round, pass_time, phase, play, started


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
            assert await room.around.store.record(match.record)
            assert isinstance(await ben.send(Rematch("r")), Refused)
            assert isinstance(await ben.send(Ready("r1")), Ack)
            assert phase(room) == "match_over"
            assert isinstance(await ana.send(Ready("r2")), Ack)
            assert phase(room) == "playing"
            assert room.matches == 2
            assert ana.view().round == 1

    play(scenario())


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


@pytest.mark.parametrize("way", ["leaves", "is sent away", "drops out"])
def test_a_round_goes_on_when_the_one_it_waits_for_is_gone(way: str) -> None:
    async def scenario() -> None:
        room, (ana, ben, cleo) = await started(("Ana", "Ben", "Cleo"), rulings={"target": 100_000})
        await finish_round(room, [ana, ben, cleo])
        await ana.send(Ready("r1"))
        await ben.send(Ready("r2"))
        assert phase(room) == "round_over"
        if way == "leaves":
            await does(room, room.intend, cleo.connection, Leave("l"), room.now())
        elif way == "is sent away":
            await ana.send(Kick("k", 2))
        else:
            await does(room, room.gone, cleo.connection)
        await pass_time(room, 1)
        # A short drop is no reason to begin without somebody.
        assert phase(room) == ("round_over" if way == "drops out" else "playing")
        await pass_time(room, 6)
        assert phase(room) == "playing"

    play(scenario())
