"""Luck and skill in a finished match, as a network judges it: one match at a time, and at rest after each decision."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from lastcard.errors import BadRecord
from lastcard.game import record
from lastcard.server.refusal import refuse
from lastcard.server.resources import SkillDecision, SkillPlayer, SkillReport, SkillWorst
from lastcard.server.shapes import RankedMove
from lastcard.text import edition_title

if TYPE_CHECKING:
    from lastcard.insight.luck import Account
    from lastcard.insight.skill import Judged

KEPT = 32
"""Reports that are kept for whoever asks again."""
MOST_WAITING = 8
"""Matches that may wait for theirs."""
LONGEST = 6_000
"""Lines of the longest record that is taken apart."""
REST = 0.001
"""Seconds after each decision in which the interpreter is all the server's."""
SHOWN = 3
"""Moves that are told of each decision, beside the one that was made."""


class Skills:
    """The reports of one server."""

    def __init__(self) -> None:
        self._one = asyncio.Semaphore(1)
        self._asked: dict[str, asyncio.Task[SkillReport]] = {}
        """By the names of the records, those that were asked for last at the end."""

    async def report(self, text: str, name: str) -> SkillReport:
        """The report on a record; made once, however many ask.

        Raises:
            Refusal: it is too long, cannot be read, has no network, or too many wait already.
        """
        task = self._asked.pop(name, None)
        if task is None:
            if sum(not each.done() for each in self._asked.values()) >= MOST_WAITING:
                raise refuse("busy")
            task = asyncio.create_task(self._make(text, name), name=f"skill {name}")
            task.add_done_callback(self._forget_failed)
        self._asked[name] = task
        while len(self._asked) > KEPT and (done := next((key for key, each in self._asked.items() if each.done()), "")):
            del self._asked[done]
        return await asyncio.shield(task)

    def _forget_failed(self, task: asyncio.Task[SkillReport]) -> None:
        """A refusal is not kept: who asks next is told in their own language."""
        if task.cancelled() or task.exception():
            self._asked = {name: each for name, each in self._asked.items() if each is not task}

    async def _make(self, text: str, name: str) -> SkillReport:
        async with self._one:
            return await asyncio.to_thread(make, text, name)


def make(text: str, name: str) -> SkillReport:
    """The report on a record."""
    from lastcard.bots.nets import has_net
    from lastcard.editions import edition
    from lastcard.insight.skill import report

    if text.count("\n") > LONGEST:
        raise refuse("record_too_long", most=LONGEST)
    try:
        held = record.parse(text, name)
        box, seats = edition(str(held.header["edition"])), len(list(held.header["names"]))
        if not has_net(box, seats):
            raise refuse("no_network", edition=edition_title(box.name, box.title), seats=seats)
        found = report(held, lambda: time.sleep(REST))
    except (BadRecord, KeyError, TypeError) as problem:
        raise refuse("broken_record") from problem
    players = [_player([accounts[seat] for accounts in found.rounds]) for seat in range(seats)]
    return SkillReport(name, len(found.rounds), 1 / seats, players, [_decision(each) for each in found.decisions])


def _player(rounds: list[Account]) -> SkillPlayer:
    """A seat over all rounds."""
    share = 1 / max(1, len(rounds))
    worst = max((each.worst for each in rounds if each.worst), key=lambda each: each[3], default=None)
    return SkillPlayer(
        won=sum(each.won for each in rounds),
        decisions=sum(each.decisions for each in rounds),
        hand=round(share * sum(each.hand for each in rounds), 4),
        given_up=round(share * sum(each.given_up for each in rounds), 4),
        rest=round(share * sum(each.rest for each in rounds), 4),
        worst=None if worst is None else SkillWorst(worst[0] - 1, worst[1], worst[2], round(worst[3], 4)),
    )


def _decision(each: Judged) -> SkillDecision:
    """A decision with its best moves and the one that was made."""
    told = [move for place, move in enumerate(each.moves) if place < SHOWN or move.move == each.made]
    return SkillDecision(each.step, each.seat, each.made, [RankedMove(one.move, round(one.chance, 3)) for one in told])
