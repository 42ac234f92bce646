"""A round taken apart for every seat: what its hand promised, what its decisions gave up, and what the rest did.

The parts add up to the result: 1 or 0 is the even chance, and the hand, less what was given up, and the rest.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from lastcard.game import Match
from lastcard.game.record import Record
from lastcard.game.replaying import steps
from lastcard.intervals import WIDE

from .trying import Trier


@dataclass
class Account:
    """A seat in one round.

    Attributes:
        seat: the seat.
        round: the number of the round.
        won: whether it won.
        even: the chance of anybody before the deal.
        start: its chance at its first decision, seen from its own hand.
        start_half: half the width of the 95 % interval of that.
        given_up: what its decisions gave up against the best ones found, added up.
        variance: the variance of that sum.
        decisions: how many there were with a choice.
        worst: the move number, the move, the better one and the loss of its dearest decision, of those that surely
            gave something up; None without any.
    """

    seat: int
    round: int
    won: bool = False
    even: float = 0.0
    start: float | None = None
    start_half: float = 0.0
    given_up: float = 0.0
    variance: float = 0.0
    decisions: int = 0
    worst: tuple[int, str, str, float] | None = None

    @property
    def half(self) -> float:
        """Half the width of the 95 % interval of what was given up."""
        return WIDE * math.sqrt(self.variance)

    @property
    def hand(self) -> float:
        """What its hand promised above or below the even chance."""
        return (self.even if self.start is None else self.start) - self.even

    @property
    def rest(self) -> float:
        """What later cards and the others did: whatever the other parts do not explain."""
        return float(self.won) - self.even - self.hand + self.given_up


def account(
    kept: Record, deals: int = 200, seed: str = "0", progress: Callable[[int], None] = lambda _more: None
) -> Iterator[list[Account]]:
    """The accounts of all seats, round by round, of the rounds that are over.

    Args:
        kept: the record of a match.
        deals: how often the hidden cards are dealt anew at each decision.
        seed: the text all dice come from.
        progress: is told of each decision that is judged.
    """
    accounts: list[Account] = []
    trier: Trier | None = None
    waiting: Decision | None = None
    for match, entry, _ in steps(kept):
        trier = trier or Trier(match.edition)
        if entry.kind == "round":
            accounts = [Account(seat, match.round_number, even=1 / match.seats) for seat in range(match.seats)]
        elif waiting is not None and entry.seat == waiting.seat and entry.move in waiting.view.legal:
            judge(accounts[waiting.seat], trier, waiting, entry.move or "", deals, f"{seed} {match.moves}")
            progress(1)
        waiting = None if match.round_over else Decision(match)
        if match.round_over:
            for each in accounts:
                each.won = each.seat == match.table.winner
            yield accounts


class Decision:
    """A question that waits for its answer."""

    def __init__(self, match: Match) -> None:
        self.seat = match.table.asked
        self.view = match.view(self.seat)
        self.number = match.moves + 1


def judge(account: Account, trier: Trier, decision: Decision, chosen: str, deals: int, seed: str) -> None:
    """Add a decision to a seat's account."""
    if len(decision.view.legal) < 2 and account.start is not None:
        return
    tries = trier.run(decision.view, deals, seed)
    ranked = sorted(tries.moves, key=lambda move: -tries.option(move).chance)
    if account.start is None:
        best = tries.option(ranked[0])
        account.start, account.start_half = best.chance, best.half
    if len(tries.moves) < 2:
        return
    loss, variance = tries.given_up(chosen)
    account.decisions += 1
    account.given_up += loss
    account.variance += variance
    sure = loss > WIDE * math.sqrt(variance)
    if sure and ranked[0] != chosen and (account.worst is None or loss > account.worst[3]):
        account.worst = (decision.number, chosen, ranked[0], loss)
