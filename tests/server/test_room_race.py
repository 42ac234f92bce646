"""The UNO race at a table: arming, calling, catching, the held move, bots, and what is told of it."""

from __future__ import annotations

import json
import random
from typing import Any

from lastcard.server.intents import Configure, MoveIntent
from lastcard.server.messages import Ack, Refused, Update
from lastcard.server.playing import Playing
from lastcard.server.race import HOLD
from lastcard.server.room import Room
from lastcard.server.shapes import TableEvent, Verdict
from tests.server.helpers import Client, asked, best, pass_time, play, settle, started


async def one_card_left(**how: Any) -> tuple[Room, list[Client], Client, list[Client]]:
    """A match played until somebody has one card left and owes the call; that client, and the others."""
    while True:
        room, clients = await started(("Ana", "Ben", "Cem"), rulings={"target": 100_000}, **how)
        for _ in range(2000):
            if room.phase != "playing":
                break
            mover = asked(clients)
            await mover.move(_towards_uno(mover))
            if _playing(room).races:
                owner = _playing(room).races
                seat = next(iter(owner))
                if asked(clients).view().seat != seat and asked(clients).view().asks == "play":
                    return room, clients, clients[seat], [each for each in clients if each.view().seat != seat]
                await pass_time(room, 3)


def _towards_uno(mover: Client) -> str:
    view = mover.view()
    if len(view.hand) == 1:  # nobody goes out before a call is owed
        return "draw" if "draw" in view.legal else best(view)
    return random.Random(len(mover.got)).choice([best(view)])


def _playing(room: Room) -> Playing:
    assert room.playing is not None
    return room.playing


def _verdicts(client: Client) -> list[Verdict]:
    client.read()
    return [event.verdict for event in _events(client) if event.verdict]


def _events(client: Client) -> list[TableEvent]:
    return [event for each in client.got if isinstance(each, Update) for event in each.events]


async def _press(client: Client, move: str, name: str) -> Any:
    return await client.send(MoveIntent(name, move))


def test_whoever_is_down_to_one_card_owes_a_call_and_all_are_shown() -> None:
    async def scenario() -> None:
        _, clients, owner, others = await one_card_left()
        for client in clients:
            race = client.view().race
            assert race is not None
            assert race.seat == owner.view().seat
            assert 0 < race.held_ms <= HOLD * 1000
            assert owner.view().seat in client.view().catchable
        assert "uno" in owner.view().legal
        assert f"catch {owner.view().seat}" in others[0].view().legal

    play(scenario())


def test_a_call_in_time_wins_and_lets_the_next_move_through_at_once() -> None:
    async def scenario() -> None:
        room, clients, owner, _ = await one_card_left()
        mover = asked(clients)
        await pass_time(room, 0.4)
        held = await mover.move("draw")
        assert isinstance(held, Ack)
        assert held.held
        assert mover.view().race.waiting  # type: ignore[union-attr]
        version = room.version()
        await pass_time(room, 0.3)
        assert room.version() == version
        assert isinstance(await _press(owner, "uno", "call"), Ack)
        verdict = _verdicts(mover)[-1]
        assert (verdict.winner, verdict.catcher, verdict.call_ms, verdict.catch_ms) == ("caller", -1, 700, None)
        assert mover.view().race is None
        assert room.version() > version + 1  # the call, then the move that was held
        assert owner.view().seat in owner.view().called

    play(scenario())


def test_a_catch_settles_then_costs_the_penalty_and_the_held_move_follows() -> None:
    async def scenario() -> None:
        room, clients, owner, others = await one_card_left()
        seat = owner.view().seat
        mover = asked(clients)
        catcher = next(each for each in others if each is not mover)
        await mover.move("draw")
        await pass_time(room, 1.0)
        await _press(catcher, f"catch {seat}", "catch")
        version = room.version()
        assert owner.view().held[seat or 0] == 1
        await pass_time(room, 0.06)  # nobody is far away: it settles within 50 ms
        assert room.version() > version
        verdict = _verdicts(owner)[-1]
        assert verdict == Verdict(seat or 0, "catcher", catcher.view().seat or 0, None, 1000)
        assert owner.view().held[seat or 0] >= 3
        assert owner.view().race is None

    play(scenario())


def test_a_catch_quicker_than_anybody_reads_counts_as_the_floor() -> None:
    async def scenario() -> None:
        room, _, owner, others = await one_card_left()
        seat = owner.view().seat
        await _press(others[0], f"catch {seat}", "spam")
        await _press(owner, "uno", "call")
        await pass_time(room, 0.1)
        verdict = _verdicts(owner)[-1]
        assert (verdict.winner, verdict.call_ms, verdict.catch_ms) == ("caller", 0, 700)

    play(scenario())


def test_the_next_move_is_held_no_longer_than_the_host_s_setting() -> None:
    async def scenario() -> None:
        room, clients, owner, _ = await one_card_left()
        seat = owner.view().seat
        mover = asked(clients)
        await pass_time(room, 0.5)
        await mover.move("draw")
        again = await mover.move("draw")
        assert isinstance(again, Refused)  # one move a turn, also while it is held
        assert again.reason == "already_moved"
        version = room.version()
        await pass_time(room, 1.4)
        assert room.version() == version
        await pass_time(room, 0.8)
        assert room.version() > version
        assert owner.view().held[seat or 0] == 1  # nobody caught them: the window is closed
        assert isinstance(await _press(asked(clients), f"catch {seat}", "late"), Refused)

    play(scenario())


def test_the_host_sets_how_long_moves_are_held() -> None:
    async def scenario() -> None:
        _, (ana, *_) = await started()
        assert isinstance(await ana.send(Configure("c", hold_ms=4000)), Ack)
        assert ana.table().settings.hold_ms == 4000

    play(scenario())


def test_calling_with_the_play_or_before_it_opens_no_race() -> None:
    for armed_before in (True, False):

        async def scenario(before: bool = armed_before) -> None:
            for _ in range(50):
                room, clients = await started(("Ana", "Ben"), rulings={"target": 100_000})
                for number in range(2000):
                    if room.phase != "playing":
                        break
                    mover = asked(clients)
                    view = mover.view()
                    if before and len(view.hand) == 2:
                        answer = await _press(mover, "uno", f"arm {number}")
                        assert isinstance(answer, Ack)
                    await mover.move(best(view), uno=not before)
                    assert not _playing(room).races
                    verdicts = _verdicts(mover)
                    if verdicts:
                        assert verdicts[-1] == Verdict(mover.view().seat or 0, "caller", -1, 0, None)
                        return
            raise AssertionError("nobody got down to one card")

        play(scenario())


def test_an_idle_press_is_refused_and_the_next_one_is_not_read_for_a_moment() -> None:
    async def scenario() -> None:
        room, clients = await started(("Ana", "Ben"))
        first = await _press(clients[0], "catch 1", "c1")
        assert isinstance(first, Refused)
        assert first.reason != "cooldown"
        second = await _press(clients[0], "catch 1", "c2")
        assert isinstance(second, Refused)
        assert second.reason == "cooldown"
        await pass_time(room, 1.6)
        third = await _press(clients[0], "catch 1", "c3")
        assert third.reason == first.reason
        assert isinstance(await _press(clients[0], "catch 0", "c4"), Refused)
        assert isinstance(await _press(clients[0], "catch 99", "c5"), Refused)
        assert isinstance(await _press(clients[0], "catch x", "c6"), Refused)

    play(scenario())


def test_a_press_just_after_the_verdict_is_no_idle_press() -> None:
    async def scenario() -> None:
        _, _, owner, others = await one_card_left()
        seat = owner.view().seat
        await _press(owner, "uno", "call")
        late = await _press(others[0], f"catch {seat}", "late")
        assert isinstance(late, Refused)
        assert late.reason == "too_late"
        assert (await _press(others[0], f"catch {seat}", "later")).reason == "too_late"

    play(scenario())


def test_bots_press_like_people_and_never_below_the_floor() -> None:
    async def scenario() -> None:
        seen: list[Verdict] = []
        for _ in range(20):
            room, (ana,) = await started(("Ana",), bots=3, pace="normal", rulings={"target": 100_000})
            for _ in range(3000):
                if room.phase != "playing" or any(entry.verdict for entry in _playing(room).match.entries[-4:]):
                    break
                question = ana.view().question
                if question and question.options:
                    await ana.move(_towards_uno(ana))
                else:
                    await pass_time(room, 0.8)
            seen += _verdicts(ana)
            if seen:
                break
        assert seen
        for verdict in seen:
            assert verdict.catch_ms is None or verdict.catch_ms >= 700
            assert verdict.call_ms is None or verdict.call_ms >= 700 or verdict.seat == 0

    play(scenario())


def test_the_verdict_stands_in_the_record_that_is_kept() -> None:
    async def scenario() -> None:
        room, _, owner, _ = await one_card_left()
        await pass_time(room, 0.4)
        await _press(owner, "uno", "call")
        kept = await room.around.store.claim(room.code)
        assert kept is not None
        last = next(line for each in reversed(kept.lines) if (line := json.loads(each.text)).get("verdict"))
        assert (last["move"], last["seat"], last["verdict"]["call_ms"]) == ("uno", owner.view().seat, 400)
        await settle(room)

    play(scenario())
