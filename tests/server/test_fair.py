"""Everybody at a table has a share in the dice: seals, shares, who is absent, the reveal, and a restart in between."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from lastcard.game import record
from lastcard.game.fairness import commitment, seal
from lastcard.server.intents import Configure, GiveSeal, GiveShare, Hello, Kick, Leave, NextRound, Start
from lastcard.server.messages import Ack, Refused
from lastcard.server.protocol import PROTOCOL
from lastcard.server.reviving import revive
from lastcard.server.room import Room
from lastcard.server.shapes import Fair
from lastcard.server.store.memory import MemoryStore

from .helpers import Client, does, finish_round, new_room, pass_time, phase, play, seat, seat_bot, settle, surroundings

SHARES = ("1a" * 32, "2b" * 32, "3c" * 32)


async def greet(client: Client) -> None:
    """A client says hello that gives shares."""
    hello = Hello(PROTOCOL, client.token, shares=True)
    await does(client.room, client.room.connect, client.connection, hello)


async def shuffling(people: int = 2, bots: int = 1, **how: Any) -> tuple[Room, list[Client]]:
    """A table at which everybody shuffles."""
    room = new_room(places=people + bots, **how)
    clients = [seat(room, place, f"Person {place}") for place in range(people)]
    for place in range(people, people + bots):
        seat_bot(room, place)
    for client in clients:
        await greet(client)
    assert await clients[0].send(Start("start")) == Ack("start", 0)
    return room, clients


def fair(client: Client) -> Fair:
    told = client.table().fair
    assert told is not None
    return told


async def give_seal(client: Client, place: int, share: str = "") -> Any:
    told = fair(client)
    text = seal(told.match, told.round, place, share or SHARES[place])
    return await client.send(GiveSeal(f"seal {told.round}", text))


async def give_share(client: Client, place: int, share: str = "") -> Any:
    return await client.send(GiveShare(f"share {fair(client).round}", share or SHARES[place]))


async def give_all(clients: list[Client]) -> None:
    for place, client in enumerate(clients):
        assert isinstance(await give_seal(client, place), Ack)
    for place, client in enumerate(clients):
        assert isinstance(await give_share(client, place), Ack)


def lines_of(room: Room) -> list[dict[str, Any]]:
    assert room.playing
    return [json.loads(line) for line in record.to_text(record.of(room.playing.match)).splitlines()]


def test_it_is_dealt_at_once_when_all_have_given_seal_and_share() -> None:
    async def scenario() -> None:
        room, clients = await shuffling()
        told = fair(clients[0])
        assert (phase(room), told.step, told.sealed, told.shared) == ("shuffling", "seals", [], [])
        assert await give_seal(clients[1], 1) == Ack("seal 1", 0)
        assert fair(clients[0]).sealed == [1]
        await give_seal(clients[0], 0)
        assert fair(clients[1]).step == "shares"
        await give_share(clients[0], 0)
        assert (phase(room), fair(clients[1]).shared) == ("shuffling", [0])
        await give_share(clients[1], 1)
        assert phase(room) == "playing"
        header, deal = lines_of(room)[:2]
        assert header["match"] == told.match
        assert header["hash"] == told.header
        assert (deal["commitment"], deal["next"]) == (told.commitment, told.next)
        assert deal["shares"] == [SHARES[0], SHARES[1], None]
        assert fair(clients[0]) == msgspec.structs.replace(told, step="done", sealed=[0, 1], shared=[0, 1])

    play(scenario())


def test_whoever_gives_nothing_is_absent_after_a_second() -> None:
    async def scenario() -> None:
        room, clients = await shuffling(3, 0)
        await give_seal(clients[0], 0)
        await give_seal(clients[1], 1)
        await pass_time(room, 0.9)
        assert fair(clients[0]).step == "seals"
        await pass_time(room, 0.2)
        assert fair(clients[0]).step == "shares"
        late = await give_seal(clients[2], 2)
        assert isinstance(late, Refused)
        assert late.reason == "too_late_to_shuffle"
        await give_share(clients[0], 0)
        await pass_time(room, 1.0)
        assert phase(room) == "playing"
        deal = lines_of(room)[1]
        assert deal["shares"] == [SHARES[0], None, None]
        assert [each is None for each in deal["seals"]] == [False, False, True]

    play(scenario())


def test_what_is_given_wrongly_is_refused_and_nothing_changes() -> None:
    async def scenario() -> None:
        room, clients = await shuffling(2, 0)
        assert (await give_share(clients[0], 0)).reason == "seals_first"
        assert (await clients[0].send(GiveSeal("bad", "ABC"))).reason == "bad_share"
        await give_seal(clients[0], 0)
        assert (await clients[0].send(GiveSeal("again", "11" * 32))).reason == "already_sealed"
        await give_seal(clients[1], 1)
        wrong = await clients[1].send(GiveShare("wrong", SHARES[0]))
        assert (wrong.reason, phase(room)) == ("bad_share", "shuffling")
        watcher = Client(room)
        await watcher.hello()
        assert (await watcher.send(GiveShare("w", SHARES[0]))).reason == "not_seated"

    play(scenario())


@pytest.mark.parametrize("how", ["hangs up", "leaves", "is sent away"])
@pytest.mark.parametrize("when", ["before the seal", "after the seal"])
def test_nobody_waits_for_somebody_who_is_gone(how: str, when: str) -> None:
    async def scenario() -> None:
        room, clients = await shuffling(2, 0)
        if when == "after the seal":
            await give_seal(clients[1], 1)
        if how == "hangs up":
            await clients[1].hang_up()
        elif how == "leaves":
            await clients[1].send(Leave("bye"))
        else:
            await clients[0].send(Kick("go", 1))
        await give_seal(clients[0], 0)
        await give_share(clients[0], 0)
        assert phase(room) == "playing"
        assert lines_of(room)[1]["shares"] == [SHARES[0], None]

    play(scenario())


def test_clients_that_give_no_shares_are_not_waited_for() -> None:
    async def scenario() -> None:
        room = new_room(places=2)
        clients = [seat(room, 0, "Ana"), seat(room, 1, "Ben")]
        for client in clients:
            await client.hello()
        await clients[0].send(Start("start"))
        assert phase(room) == "playing"
        assert lines_of(room)[1]["shares"] == [None, None]
        assert isinstance(await clients[0].send(GiveSeal("late", "11" * 32)), Refused)

    play(scenario())


def test_nothing_secret_is_told_or_stands_in_the_record_before_the_reveal() -> None:
    async def scenario() -> None:
        room, clients = await shuffling(2, 0, rulings={"match": "rounds", "rounds": 2})
        await give_all(clients)
        assert room.playing
        seeds, key = room.playing.seeds.made, room.playing.match.deals[0].key(room.playing.match.header_hash).hex()
        assert len(seeds) == 2
        sent = b"".join(data for client in clients for data in client.bytes).decode()
        text = record.to_text(record.of(room.playing.match))
        assert not any(secret in sent or secret in text for secret in (*seeds, key))
        await finish_round(room, clients)
        told = fair(clients[0])
        assert told.seed == seeds[0]
        assert commitment(told.match, 1, told.seed) == told.commitment
        assert seeds[1] not in b"".join(clients[0].bytes).decode()

    play(scenario())


def test_the_next_round_keeps_what_was_promised_and_the_record_verifies(tmp_path: Any) -> None:
    async def scenario() -> None:
        room, clients = await shuffling(2, 1, rulings={"match": "rounds", "rounds": 2})
        await give_all(clients)
        first = fair(clients[0])
        await finish_round(room, clients)
        await clients[0].send(NextRound("next"))
        told = fair(clients[0])
        assert (phase(room), told.round, told.commitment) == ("shuffling", 2, first.next)
        await give_all(clients)
        await finish_round(room, clients)
        ended = clients[0].view().match
        assert phase(room) == "match_over"
        assert ended
        text = await room.around.store.record(ended.record)
        assert text
        (tmp_path / "match").write_text(text)
        found = record.verify(tmp_path / "match")
        assert (found.hash, found.absent) == (ended.hash, ((2,), (2,)))

    play(scenario())


def test_the_host_can_have_the_seeds_revealed_after_the_match() -> None:
    async def scenario() -> None:
        room = new_room(places=2, rulings={"match": "rounds", "rounds": 2})
        clients = [seat(room, 0, "Ana"), seat(room, 1, "Ben")]
        for client in clients:
            await greet(client)
        await clients[0].send(Configure("late", reveal="match"))
        assert clients[1].table().settings.reveal == "match"
        await clients[0].send(Start("start"))
        await give_all(clients)
        await finish_round(room, clients)
        assert fair(clients[0]).seed is None
        assert not any(line.get("kind") == "reveal" for line in lines_of(room))
        played = 1
        while phase(room) != "match_over":  # two rounds, and more while they leave a tie
            played += 1
            await clients[0].send(NextRound(f"next {played}"))
            await give_all(clients)
            await finish_round(room, clients)
        assert played >= 2
        assert fair(clients[0]).seed
        assert [line["round"] for line in lines_of(room) if line.get("kind") == "reveal"] == list(range(1, played + 1))

    play(scenario())


@pytest.mark.parametrize("at", ["seals", "shares", "second round"])
def test_a_restart_while_everybody_shuffles_loses_nothing(at: str) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        room, clients = await shuffling(2, 0, store=store, rulings={"match": "rounds", "rounds": 2})
        if at == "second round":
            await give_all(clients)
            await finish_round(room, clients)
            await clients[0].send(NextRound("next"))
        await give_seal(clients[0], 0)
        if at != "seals":
            await give_seal(clients[1], 1)
        before = fair(clients[0])
        kept = await store.claim("ABCDE")
        assert kept
        again = await revive(kept, surroundings(store))
        back = [Client(again, person) for person in again.seating.people()]
        for client in back:
            await greet(client)
        assert fair(back[0]) == before
        if at == "seals":
            assert isinstance(await give_seal(back[1], 1), Ack)
        for place, client in enumerate(back):
            assert isinstance(await give_share(client, place), Ack)
        await settle(again)
        assert phase(again) == "playing"
        deal = [line for line in lines_of(again) if line.get("kind") == "round"][-1]
        assert (deal["commitment"], deal["shares"]) == (before.commitment, list(SHARES[:2]))

    play(scenario())


def test_a_restart_in_the_round_deals_the_same_cards() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        room, clients = await shuffling(2, 0, store=store)
        await give_all(clients)
        kept = await store.claim("ABCDE")
        assert kept
        assert room.playing
        again = await revive(kept, surroundings(store))
        assert again.playing
        assert again.playing.match.table == room.playing.match.table
        assert again.playing.seeds.made == room.playing.seeds.made

    play(scenario())
