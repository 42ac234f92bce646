"""Whole random matches at a table, looked at after every step."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from lastcard.editions import Edition
from lastcard.game import Match
from lastcard.server import room as room_module
from lastcard.server.intents import NextRound
from lastcard.server.room import Room
from tests.server.helpers import Client, asked, pass_time, started


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
