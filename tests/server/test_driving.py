"""Bots at a table: all levels play and hear, others' bots are waited for and given up."""

from __future__ import annotations

import logging
from importlib.metadata import EntryPoint

import pytest

from lastcard import bots
from lastcard.bots.expert import Expert
from lastcard.bots.readying import Readying
from lastcard.bots.searching import Search
from lastcard.bots.thinkers import Thinkers
from lastcard.editions import edition
from lastcard.game import Match, View
from lastcard.server import saving
from lastcard.server.driving import LOOKS, Drivers
from lastcard.server.intents import Start
from tests.server.helpers import new_room, pass_time, play, seat, seat_bot


class Broken:
    """A bot that cannot even be made."""

    def __init__(self, seed: str) -> None:
        raise LookupError(seed)


def drivers(*levels: str) -> Drivers:
    return Drivers(lambda seat: levels[seat], lambda: "instant")


def dealt(seats: int, name: str = "mario-kart") -> Match:
    return Match.new(edition(name), [str(seat) for seat in range(seats)], seed="drive", clockless=False)


class Ponders(Expert):
    """A bot that never makes up its mind."""

    looked = 0

    def poll(self, view: View) -> str | None:
        """Nothing yet."""
        self.looked += bool(view.legal)
        return None


def drive(match: Match, table: Drivers) -> int:
    """Let the bots finish a round; how often one of them still thought."""
    thought = 0
    table.hear(match.opening, match)
    while not match.round_over and match.moves < 1000:
        seat = match.table.asked
        table.asked(seat, 0.0)
        move = table.choose(seat, match.view(seat), 0.0)
        if move is None:
            assert table.due == LOOKS
            thought += 1
            continue
        table.hear(match.play(seat, move), match)
    return thought


def test_every_level_plays_and_an_expert_remembers() -> None:
    match, table = dealt(5), drivers(*bots.LEVELS)
    drive(match, table)
    assert match.round_over
    expert = table._bot(4)
    assert isinstance(expert, Expert)
    assert any(expert.memory)


def test_a_table_goes_on_without_a_broken_bot(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    point = EntryPoint("broken", "tests.server.test_driving:Broken", bots.GROUP)
    monkeypatch.setattr(bots, "others", lambda: {"broken": point})
    match, table = dealt(2), drivers("broken", "casual")
    with caplog.at_level(logging.ERROR):
        drive(match, table)
    assert match.round_over
    assert caplog.text.count("The bot broken is not asked any more: it raised LookupError") == 1


def test_a_bot_whose_package_is_gone_is_played_by_the_autopilot(caplog: pytest.LogCaptureFixture) -> None:
    match, table = dealt(2), drivers("gone", "sharp")
    with caplog.at_level(logging.ERROR):
        drive(match, table)
    assert match.round_over
    assert "There is no bot gone any more; casual plays." in caplog.text


def test_a_bot_of_ours_that_fails_is_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> str:
        raise ArithmeticError

    monkeypatch.setattr("lastcard.bots.ruled.Sharp.choose", fail)
    match, table = dealt(2), drivers("sharp", "casual")
    with caplog.at_level(logging.ERROR):
        drive(match, table)
    assert match.round_over
    assert caplog.text.count("A bot failed; casual plays on for it.") == 1


def test_while_an_expert_searches_it_is_asked_again_a_little_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Readying, "begin", lambda _: None)
    monkeypatch.setattr(Search, "run", lambda search, _: search.view.legal[0])
    match, thinkers = dealt(9), Thinkers(threads=1)
    thinkers.readying.ready = True
    table = Drivers(lambda _: "expert", lambda: "instant", thinkers.make)
    thought = drive(match, table)
    thinkers.close()
    assert match.round_over
    assert thought


def test_looking_whether_a_bot_has_made_up_its_mind_keeps_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look, fifty in a second, was a change of the table that went to the store."""
    bot = Ponders("1")
    monkeypatch.setattr(Thinkers, "make", lambda *_: bot)

    async def scenario() -> None:
        room = new_room(places=2)
        ana = seat(room, 0, "Ana")
        seat_bot(room, 1)
        await ana.hello()
        await ana.send(Start("start"))
        assert room.playing
        while room.playing.drivers.move_due is None:  # a card that was drawn and fits is asked about first
            legal = ana.view().legal
            await ana.move(next((move for move in legal if move in ("draw", "keep", "accept")), legal[0]))
        kept, looked, table = room.keeper.number, bot.looked, saving.table(room)
        await pass_time(room, 1)
        assert bot.looked - looked >= 1 / LOOKS - 1
        assert saving.table(room) == table
        assert room.keeper.number == kept

    play(scenario())
