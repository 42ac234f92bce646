"""Secrecy, byte by byte: over whole random matches nobody is sent a card they may not know, nor the dice."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from lastcard.editions import Edition
from lastcard.game import Match
from lastcard.game.resample import resample
from lastcard.server import room as room_module
from lastcard.server.connection import Connection
from lastcard.server.intents import NextRound
from lastcard.server.messages import Update
from lastcard.server.room import Room
from tests.server.helpers import Client, asked, pass_time, play, started

EDITIONS = ["classic", "mario-kart", "pizza-pizza"]
OWN_SECRETS = {"drew"}
OF_TWO = {"gave", "shown"}
FACES_UP = {"start", "ignored", "buried", "returned", "played", "flipped", "item"}
"""Events whose card lies face up for all; a card that is kept is never named."""


async def whole_match(edition: str, dice: random.Random, look: Any, **rulings: Any) -> tuple[Room, list[Client]]:
    """A match of random moves between two to four people before a spectator, who all read everything.

    The dice decide about the deal too, so that a match is the same each time.
    """
    names = ["Ana", "Ben", "Cem", "Dora"][: dice.randint(2, 4)]
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(room_module, "Match", dealt_by(dice))
        room, clients = await started(names, edition=edition, rulings={"target": 100, **rulings})
    watcher = Client(room)
    await watcher.hello()
    everybody = [*clients, watcher]
    for number in range(2000):
        for client in everybody:
            client.read()
        look(room, everybody, number)
        if room.phase == "match_over":
            return room, everybody
        if room.phase == "round_over":
            await clients[0].send(NextRound(f"next {number}"))
            continue
        mover = asked(clients)
        question = mover.view().question
        assert question is not None
        plays = [move for move in question.options if move.startswith("play ")]
        choice = dice.choice(plays if plays and dice.random() < 0.85 else question.options)
        answer = await mover.move(choice, uno=dice.random() < 0.5)
        race = mover.view().race
        if race and dice.random() < 0.5:
            await dice.choice(clients).move(f"catch {race.seat}")
        if answer.held or race:
            await pass_time(room, room.terms.hold)
    raise AssertionError("the match does not end")


def dealt_by(dice: random.Random) -> type[Match]:
    """Matches whose shuffles follow from the dice."""

    class Dealt(Match):
        @classmethod
        def new(cls, edition: Edition, names: Sequence[str], **_: Any) -> Match:
            return Match.new(edition, names, seed=str(dice.random()))

    return Dealt


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_dealing_the_unseen_cards_anew_changes_no_byte(edition: str, seed: int) -> None:
    dice = random.Random(f"{edition} {seed}")
    looked = 0

    def look(room: Room, everybody: list[Client], number: int) -> None:
        nonlocal looked
        if number % 3 or room.phase != "playing":
            return
        assert room.playing is not None
        match = room.playing.match
        for client in everybody:
            seat = None if client.person is None else room.seating.seat_of(client.person)
            real, before = match.table, _bytes(room, client)
            match.table = resample(match.view(seat), dice.randrange)
            try:
                assert _bytes(room, client) == before
            finally:
                match.table = real
            looked += 1

    play(whole_match(edition, dice, look))
    assert looked >= 20


def _bytes(room: Room, client: Client) -> bytes | None:
    """What a client would be sent now, the log included."""
    connection = Connection(room.around.moments)
    connection.person, connection.match = client.person, room.matches
    return room.teller.update_for(connection)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "rulings", [{}, {"seven_zero": True, "stacking": "cross", "jump_in": True}], ids=["own", "house"]
)
def test_every_card_that_is_sent_may_be_known(edition: str, rulings: dict[str, Any]) -> None:
    keys: list[bytes] = []

    def look(room: Room, _: list[Client], __: int) -> None:
        assert room.playing is not None
        table = room.playing.match.table
        keys.append(room.playing.match.key)
        keys.extend(int(word).to_bytes(4, "big") for word in table.key)

    room, everybody = play(whole_match(edition, random.Random(edition), look, **rulings))
    kinds = set(room.terms.edition.kinds)
    for client in everybody:
        seat = None if client.person is None else room.seating.seat_of(client.person)
        for data in client.bytes:
            message = json.loads(data)
            for path, card in _cards(message, kinds):
                assert _may_know(message, path, seat), (path, card, seat)
        sent = b"\n".join(client.bytes)
        for key in {key for key in keys if len(key) > 4}:
            assert key.hex().encode() not in sent
        for key in {key for key in keys if len(key) == 4}:
            assert str(int.from_bytes(key, "big")).encode() not in sent
        assert b'"key"' not in sent
        assert b'draw_pile":[' not in sent


Path = tuple[str | int, ...]


def _cards(value: Any, kinds: set[str], path: Path = ()) -> Iterator[tuple[Path, str]]:
    """Every card named anywhere in a message, and where."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield from _cards(each, kinds, (*path, name))
    elif isinstance(value, list):
        for index, each in enumerate(value):
            yield from _cards(each, kinds, (*path, index))
    elif isinstance(value, str):
        card = value.removeprefix("play ").removeprefix("give ")
        if card in kinds:
            yield path, card


def _may_know(message: dict[str, Any], path: Path, seat: int | None) -> bool:
    """Whether that place of a message may name a card to that seat."""
    where = tuple(step for step in path if isinstance(step, str))
    if where in (("view", "top"), ("view", "discard")):
        return True
    if where in (("view", "hand", "card"), ("view", "legal")):
        return seat is not None
    if where in (("view", "question", "options"), ("view", "question", "default")):
        return seat is not None and message["view"]["question"]["seat"] == seat
    if where == ("view", "result", "hands", "card"):
        return bool(message["view"]["asks"] == "over")
    if where == ("events", "card"):
        event = message["events"][path[1]]
        if event["verb"] in OWN_SECRETS:
            return bool(event["seat"] == seat)
        if event["verb"] in OF_TWO:
            return seat is not None and seat in (event["seat"], event["other"])
        return event["verb"] in FACES_UP
    return False


def test_the_hand_that_is_sent_is_the_seat_s_own() -> None:
    def look(room: Room, everybody: list[Client], _: int) -> None:
        assert room.playing is not None
        for client in everybody:
            update = next(each for each in reversed(client.got) if isinstance(each, Update))
            seat = None if client.person is None else room.seating.seat_of(client.person)
            assert update.view.seat == seat
            hand = sorted(held.card for held in update.view.hand)
            assert hand == ([] if seat is None else sorted(room.playing.match.view(seat).hand))

    play(whole_match("mario-kart", random.Random(5), look))


def test_handles_mean_nothing_to_others_and_change_with_every_shuffle() -> None:
    seen: dict[int, dict[int, str]] = {}

    def look(_: Room, everybody: list[Client], __: int) -> None:
        for place, client in enumerate(everybody):
            for held in client.view().hand:
                assert seen.setdefault(place, {}).setdefault(held.handle, held.card) == held.card

    play(whole_match("classic", random.Random(7), look, seven_zero=True))
