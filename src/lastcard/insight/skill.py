"""A match taken apart at once: what the network of ``expert`` makes of every decision, and the account of each round.

As `account` does it by playing on, but without playing anything out, and without Numba.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from lastcard.bots.recall import Recall
from lastcard.bots.ruled import PRESSES
from lastcard.game import Match
from lastcard.game.record import Record
from lastcard.game.replaying import steps

from .chances import CLOSE, Chance, weigh
from .luck import Account


@dataclass(frozen=True)
class Judged:
    """A decision with a choice.

    Attributes:
        step: the number of the step of the record after which it was to be made; the first deal is step 0.
        seat: who made it.
        made: the move.
        moves: the moves worth judging and the one made, the best first.
    """

    step: int
    seat: int
    made: str
    moves: list[Chance]

    @property
    def lost(self) -> float:
        """What the move gave up against the best one."""
        return self.moves[0].chance - next(each.chance for each in self.moves if each.move == self.made)


@dataclass
class Report:
    """What there is to say of a match: its decisions, and the accounts of the rounds that are over."""

    names: tuple[str, ...] = ()
    decisions: list[Judged] = field(default_factory=list)
    rounds: list[list[Account]] = field(default_factory=list)


def report(kept: Record, breathe: Callable[[], None] = lambda: None) -> Report:
    """Take a match apart.

    Args:
        kept: its record.
        breathe: called after each decision; whoever counts or waits may do it there.

    Raises:
        LookupError: the package has no network for these cards and so many seats.
    """
    found, recall, accounts = Report(), Recall(), list[Account]()
    waiting: _Waiting | None = None
    for number, (match, entry, events) in enumerate(steps(kept)):
        if not found.names:
            found.names = tuple(match.names)
        if entry.kind == "round":
            accounts = [Account(seat, match.round_number, even=1 / match.seats) for seat in range(match.seats)]
        elif waiting and waiting.answered_by(entry.seat, entry.move or ""):
            judge(found, accounts[waiting.seat], waiting, entry.move or "")
            breathe()
        recall.hear(events, match.table.color)
        waiting = None if match.round_over or match.asks in PRESSES else _Waiting(match, number, recall)
        if match.round_over:
            for each in accounts:
                each.won = each.seat == match.table.winner
            found.rounds.append(accounts)
    return found


class _Waiting:
    """A question that waits for its answer."""

    def __init__(self, match: Match, step: int, recall: Recall) -> None:
        self.seat, self.step = match.table.asked, step
        self.view, self.memory = match.view(self.seat), list(recall.memory)

    def answered_by(self, seat: int | None, move: str) -> bool:
        """Whether a move answers it, and is no call or catch beside it."""
        beside = move == "uno" or move.startswith("catch ")
        return seat == self.seat and not beside and move in self.view.legal


def judge(found: Report, account: Account, waiting: _Waiting, made: str) -> None:
    """Add a decision to the report and to its seat's account."""
    if len(waiting.view.legal) < 2 and account.start is not None:
        return
    moves = weigh(waiting.view, waiting.memory, made)
    if account.start is None:
        account.start = moves[0].chance
    if len(moves) < 2:
        return
    decision = Judged(waiting.step, waiting.seat, made, moves)
    found.decisions.append(decision)
    account.decisions += 1
    account.given_up += decision.lost
    if decision.lost > CLOSE and (account.worst is None or decision.lost > account.worst[3]):
        account.worst = (waiting.step + 1, made, moves[0].move, decision.lost)
