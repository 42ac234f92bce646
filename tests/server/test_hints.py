"""Hints at a table: who gets one and when, what is in it, and that it is the expert's choice."""

from __future__ import annotations

from typing import Any

import pytest

from lastcard.bots import tell
from lastcard.bots.expert import Expert
from lastcard.game import View
from lastcard.rules.layout import Row
from lastcard.server import hints, terms
from lastcard.server.intents import Configure, Hint, ToLobby
from lastcard.server.messages import Ack, Advice, Refused

from .helpers import (
    Client,
    asked,
    best,
    finish_round,
    new_room,
    pass_time,
    phase,
    play,
    seat,
    settle,
    started,
)
from .revival import come_back, crashed

QUIET = {"uno_calls": "automatic"}
"""No race holds a move."""


async def hint(client: Client, name: str = "h") -> Any:
    return await client.send(Hint(name))


def reason(answer: Any) -> str:
    assert isinstance(answer, Refused), answer
    return answer.reason


def test_no_hints_unless_the_host_allows_them() -> None:
    async def scenario() -> None:
        _, clients = await started()
        assert not clients[0].table().settings.hints
        assert reason(await hint(asked(clients))) == "no_hints"

    play(scenario())


def test_hints_are_allowed_in_the_lobby_and_everybody_is_shown() -> None:
    async def scenario() -> None:
        room = new_room()
        ana, ben = seat(room, 0, "Ana"), seat(room, 1, "Ben")
        for client in (ana, ben):
            await client.hello()
        assert reason(await ben.send(Configure("b", hints=True))) == "not_host"
        assert isinstance(await ana.send(Configure("a", hints=True)), Ack)
        for client in (ana, ben):
            assert client.table().settings.hints
            assert client.table().can_hint

    play(scenario())


def test_hints_neither_come_nor_go_while_a_match_runs() -> None:
    async def scenario() -> None:
        _, clients = await started(hints=True)
        assert reason(await clients[0].send(Configure("off", hints=False))) == "match_running"
        assert isinstance(await clients[0].send(Configure("same", hints=True, clock="fast")), Ack)
        assert clients[0].table().settings.hints

    play(scenario())


def test_the_moves_of_whoever_is_asked_with_their_chances_and_a_sentence() -> None:
    async def scenario() -> None:
        _, clients = await started(hints=True)
        mover = asked(clients)
        other = next(client for client in clients if client is not mover)
        answer = await hint(mover)
        assert isinstance(answer, Advice)
        question = mover.view().question
        assert question is not None
        assert answer.question == question.number
        moves = [each.move for each in answer.moves]
        assert set(moves) <= set(question.options)
        assert len(moves) == len(set(moves))
        chances = [each.chance for each in answer.moves]
        assert chances == sorted(chances, reverse=True)
        assert all(0 < chance < 1 for chance in chances)
        assert answer.sentence.endswith(".")
        mover.connection.language = "zh"
        assert (await hint(mover, "zh")).sentence.endswith("。")
        assert reason(await hint(other)) == "not_asked"
        assert not any(isinstance(each, Advice) for each in other.got)

    play(scenario())


def test_nobody_else_gets_one() -> None:
    async def scenario() -> None:
        room = new_room(hints=True)
        ana = seat(room, 0, "Ana")
        watcher = Client(room)
        await ana.hello()
        await watcher.hello()
        assert reason(await hint(ana)) == "not_started"
        assert reason(await hint(watcher)) == "not_seated"

    play(scenario())


def test_whoever_has_moved_already_is_asked_nothing() -> None:
    async def scenario() -> None:
        room, clients = await started(hints=True)
        mover = asked(clients)
        while not (await mover.move(best(mover.view()))).held:
            await settle(room)
            assert clients[0].view().question, "nobody owed a call"
            mover = asked(clients)
        # The next player's move waits for the UNO call that is owed.
        assert reason(await hint(mover)) == "not_asked"
        await pass_time(room, 5)

    play(scenario())


def test_without_a_network_there_is_a_clear_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terms, "has_net", lambda _box, _seats: False)

    async def scenario() -> None:
        _, clients = await started(("Ana", "Ben", "Cem"), hints=True)
        assert not clients[0].table().can_hint
        answer = await hint(asked(clients))
        assert reason(answer) == "no_network"
        assert "Classic UNO" in answer.sentence

    play(scenario())


def test_the_moves_are_ranked_once_for_each_state(monkeypatch: pytest.MonkeyPatch) -> None:
    ranked = []

    def counted(view: View, memory: Row, weigh: Any = hints.weigh) -> Any:
        ranked.append(view)
        return weigh(view, memory)

    monkeypatch.setattr(hints, "weigh", counted)

    async def scenario() -> None:
        room, clients = await started(hints=True)
        mover = asked(clients)
        answers = [await hint(mover, f"h{number}") for number in range(5)]
        assert len({tuple(each.moves) for each in answers}) == 1
        assert len(ranked) == 1
        await mover.move(best(mover.view()), uno=True)
        await settle(room)
        if clients[0].view().question:
            assert isinstance(await hint(asked(clients), "later"), Advice)
            assert len(ranked) == 2

    play(scenario())


@pytest.mark.parametrize("rulings", [QUIET, {**QUIET, "stacking": "cross", "seven_zero": True}])
def test_a_hint_is_what_the_expert_would_do_in_that_seat(rulings: dict[str, Any]) -> None:
    async def scenario() -> None:
        room, clients = await started(rulings=rulings, hints=True)
        assert room.playing is not None
        match = room.playing.match
        experts = [Expert(str(place)) for place in range(2)]
        for place, expert in enumerate(experts):
            tell(expert, match.opening, match, place)
        for number in range(400):
            if match.round_over:
                break
            mover = asked(clients)
            place = match.table.asked
            answer = await hint(mover, f"h{number}")
            assert answer.moves[0].move == experts[place].choose(match.view(place))
            version = room.playing.timeline.version
            await mover.move(best(mover.view()))
            heard = tuple(each.event for each in room.playing.timeline._kept if each.number > version)
            for each, expert in enumerate(experts):
                tell(expert, heard, match, each)

    play(scenario())


def test_hints_go_on_after_a_restart_as_if_nothing_had_been() -> None:
    async def scenario() -> None:
        room, clients = await started(hints=True, rulings=QUIET)
        for number in range(6):  # nobody is out after six moves
            await asked(clients).move(best(asked(clients).view()), name=f"m{number}")
        assert phase(room) == "playing"
        mover = asked(clients)
        before = await hint(mover)
        again = await crashed(room)
        assert again.terms.hints
        assert await hint(await come_back(again, mover)) == before

    play(scenario())


def test_hints_may_be_changed_between_matches() -> None:
    async def scenario() -> None:
        room, clients = await started(hints=True, rulings={"match": "single_round"})
        await finish_round(room, clients)
        assert phase(room) == "match_over"
        assert isinstance(await clients[0].send(ToLobby("l")), Ack)
        assert isinstance(await clients[0].send(Configure("off", hints=False)), Ack)
        assert not clients[1].table().settings.hints

    play(scenario())
