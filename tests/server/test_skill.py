"""Luck and skill over REST: made once, one at a time, and refused in a sentence where it cannot be."""

from __future__ import annotations

import asyncio
import threading

import pytest

from lastcard.bots import nets
from lastcard.editions import edition
from lastcard.game import Match, record
from lastcard.server import skills
from lastcard.server.refusal import Refusal
from lastcard.server.resources import SkillReport
from lastcard.server.skills import Skills

from .helpers import play


def text_of(name: str = "mario-kart", seats: int = 2) -> str:
    """The record of a round in which everybody plays what they can."""
    match = Match.new(edition(name), [f"Player {seat}" for seat in range(seats)], seed="skill")
    while not match.round_over:
        seat = match.table.asked
        plays = [move for move in match.legal(seat) if move.startswith("play ")]
        match.play(seat, plays[0] if plays else match.default_move())
    return record.to_text(record.of(match))


def test_a_report() -> None:
    found = skills.make(text_of(), "r")
    assert (found.record, found.rounds, found.even) == ("r", 1, 0.5)
    assert sum(player.won for player in found.players) == 1
    for player in found.players:
        assert found.even + player.hand - player.given_up + player.rest == pytest.approx(player.won, abs=2e-4)
    for decision in found.decisions:
        told = [each.move for each in decision.moves]
        assert decision.made in told
        assert len(told) <= skills.SHOWN + 1


@pytest.mark.parametrize(("text", "reason"), [("nonsense", "broken_record"), ("\n" * 6_001, "record_too_long")])
def test_what_cannot_be_is_refused(text: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        skills.make(text, "r")
    assert refused.value.reason == reason


def test_without_a_network_there_is_a_clear_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nets, "has_net", lambda _box, _seats: False)
    with pytest.raises(Refusal) as refused:
        skills.make(text_of("classic"), "r")
    assert refused.value.reason == "no_network"
    assert "Classic UNO" in refused.value.sentence


def test_a_report_is_made_once_one_at_a_time_and_not_too_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    text, go, running, made = text_of(), threading.Event(), threading.Semaphore(1), list[str]()
    real = skills.make

    def slowly(text: str, name: str) -> SkillReport:
        assert running.acquire(blocking=False), "two at once"
        made.append(name)
        go.wait(20)
        running.release()
        return real(text, name)

    monkeypatch.setattr(skills, "make", slowly)

    async def scenario() -> None:
        all_of = Skills()
        asked = [asyncio.ensure_future(all_of.report(text, f"r{number}")) for number in range(skills.MOST_WAITING)]
        again = asyncio.ensure_future(all_of.report(text, "r0"))
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await all_of.report(text, "one more")
        assert refused.value.reason == "busy"
        go.set()
        await asyncio.gather(*asked)
        assert await again is await asked[0]
        assert await all_of.report(text, "r0") is await asked[0]
        assert made == [f"r{number}" for number in range(skills.MOST_WAITING)]

    play(scenario())


def test_a_refusal_is_not_kept() -> None:
    async def scenario() -> None:
        all_of = Skills()
        for _ in range(2):
            with pytest.raises(Refusal):
                await all_of.report("nonsense", "r")
            await asyncio.sleep(0)
            assert not all_of._asked

    play(scenario())
