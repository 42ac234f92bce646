"""Evenings at random: after every change another server finds the table as it is, and nobody is told two stories."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.evenings import Evening
from tests.server.helpers import play, started

STEPS = 350
EDITIONS = ["classic", "mario-kart", "pizza-pizza"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(2))
def test_another_server_could_go_on_at_every_moment_of_an_evening(edition: str, seed: int) -> None:
    async def scenario() -> None:
        evening = Evening(edition, random.Random(f"{edition} {seed}"), hints=seed == 0)
        for _ in range(STEPS):
            await evening.go_on()
        assert evening.store.changes > STEPS / 10
        assert evening.done["move"] > STEPS / 10

    asyncio.run(scenario())


KEPT = {
    "Room": "code dealing empty_since joined matches phase playing records seating secret talk talked terms",
    "Seating": "host places waiting",
    "Playing": "armed chain cooldown dealt_at decided drivers handles held match number question questions races "
    "record seeds timeline",
    "Drivers": "move_due presses",
    "Timeline": "_kept _turns version",
}
"""What is as it was after a crash: `assert_same` compares it."""
ANEW = {
    "Room": "around audience closes_at fence jobs keeper parked teller _finished",
    "Seating": "",
    "Playing": "made missed public recall revision too_late weighed _moments _terms",
    "Drivers": "_bots _level _look_due _make _pace _presser",
    "Timeline": "_edition _open",
}
"""What another server makes anew."""


def test_whoever_gives_a_table_something_to_know_says_whether_it_is_kept() -> None:
    async def scenario() -> None:
        room, _ = await started()
        assert room.playing
        for part in (room, room.seating, room.playing, room.playing.drivers, room.playing.timeline):
            name = type(part).__name__
            assert {*KEPT[name].split(), *ANEW[name].split()} == set(vars(part)), name

    play(scenario())
