"""Tables after a crash: random matches of every edition, revived at every step; and the moments that hurt most."""

from __future__ import annotations

import random
from typing import Any

import pytest

from lastcard.bots.thinkers import Thinkers
from lastcard.game.resume import resume
from lastcard.server import reviving, sitting
from lastcard.server.intents import AddBot, MoveDevice, NextRound, Rematch, Say, Start
from lastcard.server.messages import Ack, Refused, Update
from lastcard.server.room import Room
from lastcard.server.seating import BotSeat
from tests.server.helpers import (
    Client,
    FakeMoments,
    asked,
    does,
    finish_round,
    new_room,
    pass_time,
    play,
    seat,
    started,
    surroundings,
)
from tests.server.revival import assert_same, come_back, crashed, moment_of, store_of

EDITIONS = ["classic", "mario-kart", "pizza-pizza"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(2))
def test_a_match_with_a_crash_at_every_step_goes_on_as_if_nothing_had_been(edition: str, seed: int) -> None:
    dice = random.Random(f"{edition} {seed}")

    async def scenario() -> None:
        rulings: dict[str, Any] = {"target": 60}
        room, clients = await started(("Ana", "Ben"), bots=1, edition=edition, clock="fast", rulings=rulings)
        moves = 0
        while room.phase != "match_over":
            again = await crashed(room)
            assert_same(room, again)
            if dice.random() < 0.1:
                clients = [await come_back(again, client) for client in clients]
                room = again
            moves += await _something(room, clients, dice)
        again = await crashed(room)
        assert_same(room, again)
        assert moves
        back = await come_back(again, clients[0])
        match = back.view().match
        assert match is not None
        assert await again.around.store.record(match.record)

    play(scenario())


async def _something(room: Room, clients: list[Client], dice: random.Random) -> int:
    """One thing happens: a move, a press, a word, or time passes. Returns how many moves were made."""
    if room.phase == "round_over":
        host = next(client for client in clients if client.person is room.seating.host)
        assert isinstance(await host.send(NextRound(f"next {room.version()}")), Ack)
        return 0
    mover = next((client for client in clients if (question := client.view().question) and question.options), None)
    race = clients[0].view().race
    if race and dice.random() < 0.3:
        await dice.choice(clients).move(f"catch {race.seat}", name=f"catch {room.version()} {dice.random()}")
    if mover is None or dice.random() < 0.2:
        await pass_time(room, dice.choice([0.2, 1.0, 3.0]))
        return 0
    question = mover.view().question
    assert question is not None
    plays = [move for move in question.options if move.startswith("play ")]
    choice = dice.choice(plays if plays and dice.random() < 0.9 else question.options)
    answer = await mover.move(choice, uno=dice.random() < 0.5, name=f"move {room.version()} {dice.random()}")
    return isinstance(answer, Ack)


def test_a_lobby_with_its_host_its_bots_and_whoever_waits() -> None:
    async def scenario() -> None:
        room = new_room(places=3)
        ana = seat(room, 0, "Ana")
        await ana.hello()
        joined = await does(room, sitting.sit_down, room, "Ben", "a-request-of-ben")
        assert isinstance(await ana.send(AddBot("b1")), Ack)
        assert isinstance(await ana.send(Say("s1", phrase=None, emote="wow")), Ack)
        code = await ana.send(MoveDevice("d1"))
        again = await crashed(room)
        assert_same(room, again)
        # The same request brings the same seat and the same token, though the table has only its hash.
        assert await does(again, sitting.sit_down, again, "Ben", "a-request-of-ben") == joined
        # The code for another device still works, once.
        taken = await does(again, sitting.take_over, again, code.code)
        assert taken.seat == 0
        assert again.seating.by_token(ana.token or "") is None
        phone = Client(again)
        assert await phone.hello(token=taken.token)
        assert isinstance(await phone.send(Start("s2")), Ack)
        late = await does(again, sitting.sit_down, again, "Cem", None)
        assert late.seat is None
        assert_same(again, await crashed(again))

    play(scenario())


def test_whoever_takes_a_table_up_has_its_bots_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """An expert's first move after a restart read its network while every table waited."""
    warmed: list[tuple[list[str], str, int]] = []
    monkeypatch.setattr(Thinkers, "warm", lambda _, levels, box, seats: warmed.append((levels, box.name, seats)))

    async def scenario() -> None:
        room = new_room()
        ana = seat(room, 0, "Ana")
        room.seating.places[1] = BotSeat("Bot", "expert")
        await ana.hello()
        await ana.send(Start("start"))
        assert warmed == [(["expert"], "classic", 2)]
        await crashed(room)
        assert warmed == [(["expert"], "classic", 2)] * 2

    play(scenario())


def test_nobody_loses_the_time_that_it_takes_to_play_a_round_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        room, _ = await started(clock="fast")
        kept = await store_of(room).claim(room.code)
        assert kept is not None
        before = _left(room, moment_of(room))
        around = surroundings(store_of(room))
        assert isinstance(around.moments, FakeMoments)
        pass_ = around.moments.pass_

        def slow(*args: Any) -> Any:
            pass_(2)
            return resume(*args)

        monkeypatch.setattr("lastcard.server.reviving.resume", slow)
        again = await reviving.revive(kept, around)
        assert again.now() == FakeMoments().now() + 2
        assert _left(again, again.now()) == before

    play(scenario())


def _left(room: Room, now: float) -> float:
    """Seconds that are left for the open question."""
    assert room.playing
    assert room.playing.question
    assert room.playing.question.due
    return room.playing.question.due - now


def test_between_rounds_and_after_a_rematch() -> None:
    async def scenario() -> None:
        room, clients = await started(rulings={"match": "rounds", "rounds": 2})
        await finish_round(room, clients)
        assert room.phase == "round_over"
        again = await crashed(room)
        assert_same(room, again)
        clients = [await come_back(again, client) for client in clients]
        assert isinstance(await clients[0].send(NextRound("n")), Ack)
        assert clients[0].view().round == 2
        assert_same(again, await crashed(again))
        while again.phase != "match_over":  # a tie plays on
            await finish_round(again, clients)
            await clients[0].send(NextRound(f"n{again.version()}"))
        assert isinstance(await clients[0].send(Rematch("r")), Ack)
        assert again.matches == 2
        third = await crashed(again)
        assert_same(again, third)
        assert len(third.records) == 1
        assert third.playing is not None
        assert third.playing.match.round_number == 1

    play(scenario())


@pytest.mark.parametrize("asks", ["target", "drawn", "color", "challenge"])
def test_in_the_middle_of_a_question_nobody_loses_a_card(asks: str) -> None:
    edition = "classic" if asks in ("challenge", "color") else "mario-kart"

    async def scenario() -> None:
        dice = random.Random(asks)
        room, clients = await started(("Ana", "Ben", "Cem"), edition=edition, clock="fast", rulings={"target": 100_000})
        while clients[0].view().asks != asks:
            await _something(room, clients, dice)
        again = await crashed(room)
        assert_same(room, again)
        clients = [await come_back(again, client) for client in clients]
        mover = asked(clients)
        question = mover.view().question
        assert question is not None
        assert question.asks == asks
        assert question.remaining_ms is not None
        assert question.remaining_ms > 0
        assert isinstance(await mover.move(question.options[0], name="after"), Ack)
        assert_same(again, await crashed(again))

    play(scenario())


def test_a_move_that_an_uno_window_holds_is_still_held_and_then_made() -> None:
    async def scenario() -> None:
        dice = random.Random(5)
        room, clients = await started(("Ana", "Ben"), rulings={"target": 100_000})
        while True:
            await _something(room, clients, dice)
            mover = next((each for each in clients if (asks := each.view().question) and asks.options), None)
            playing = room.playing
            if mover and playing and playing.races and not playing.held and mover.view().asks == "play":
                break
        assert await mover.move("draw", name="held") == Ack("held", room.version(), held=True)
        again = await crashed(room)
        assert_same(room, again)
        clients = [await come_back(again, client) for client in clients]
        version = again.version()
        # Sent once more, because its answer might have been lost: it is answered, and not made twice.
        mover = next(client for client in clients if client.token == mover.token)
        assert await mover.move("draw", name="held") == Ack("held", version, held=True)
        assert again.version() == version
        await pass_time(again, again.terms.hold + 0.1)
        assert again.playing is not None
        assert not again.playing.held
        assert again.version() > version
        drawn = [each for each in again.playing.match.entries if each.move == "draw"]
        assert room.playing is not None
        before = [each for each in room.playing.match.entries if each.move == "draw"]
        assert len(drawn) == len(before) + 1

    play(scenario())


def test_a_client_that_comes_back_hears_what_it_missed_and_its_intent_is_applied_once() -> None:
    async def scenario() -> None:
        room, clients = await started(clock="fast")
        mover = asked(clients)
        seen = room.version()
        first = await mover.move("draw", name="once")
        assert isinstance(first, Ack)
        again = await crashed(room)
        back = Client(again)
        back.token, back.person = mover.token, again.seating.by_token(mover.token or "")
        assert await back.hello(seen=seen, match=1, token=mover.token)
        back.read()
        update = next(each for each in back.got if isinstance(each, Update))
        assert not update.snapshot
        assert [event.number for event in update.events] == list(range(seen + 1, again.version() + 1))
        assert await back.move("draw", name="once") == first
        assert again.version() == room.version()
        assert (await back.move("play Q9", name="bad")).reason
        # And what was refused before stays refused with the same words.
        third = await crashed(again)
        late = await come_back(third, back)
        assert isinstance(await late.move("play Q9", name="bad"), Refused)
        # Who knows nothing gets the whole.
        stranger = await come_back(third, back, known=False)
        assert stranger.view().hand

    play(scenario())


def test_nobody_there_nothing_happens_and_all_deadlines_wait() -> None:
    async def scenario() -> None:
        room, clients = await started(bots=1, clock="fast")
        await pass_time(room, 3)
        again = await crashed(room)
        version = again.version()
        await pass_time(again, 600)
        assert again.version() == version
        back = await come_back(again, clients[0])
        question, old = back.view().question, clients[0].view().question
        assert question is not None
        assert old is not None
        assert room.playing is not None
        assert room.playing.question is not None
        if question.remaining_ms is not None and room.playing.question.due is not None:
            assert question.remaining_ms >= round((room.playing.question.due - room.now()) * 1000)
        assert not any(each.autopilot for each in back.table().seats)

    play(scenario())


def test_only_hashes_of_tokens_and_codes_are_kept() -> None:
    async def scenario() -> None:
        room, clients = await started()
        code = await clients[0].send(MoveDevice("d"))
        joined = await does(room, sitting.sit_down, room, "Cem", None) if room.seating.free() else None
        kept = await store_of(room).claim(room.code)
        assert kept is not None
        everything = kept.state + "".join(line.text for line in kept.lines).encode()
        secrets = [code.code, *(client.token or "" for client in clients), *([joined.token] if joined else [])]
        for secret in secrets:
            assert secret
            assert secret.encode() not in everything

    play(scenario())
