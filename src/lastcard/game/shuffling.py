"""The host's seeds of a match, and the shuffling before a deal: who gives what, in two steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from lastcard.errors import BadShare

from .fairness import HEX, SharedDeal, commitment, new_match, new_secret, seal

Step = Literal["seals", "shares", "done"]


class Seeds:
    """The secret seeds of one match, one for each round; each is made and committed to a round before it is needed."""

    def __init__(self, match: str | None = None, seeds: Sequence[str] = ()) -> None:
        self.match = match or new_match()
        """Names the match."""
        self.made = list(seeds)
        """The seeds so far, the first round's first."""

    def seed(self, number: int) -> str:
        """A round's seed."""
        while len(self.made) < number:
            self.made.append(new_secret())
        return self.made[number - 1]

    def commitment(self, number: int) -> str:
        """What may be published of a round's seed."""
        return commitment(self.match, number, self.seed(number))


class Shuffling:
    """What is given before one round is dealt.

    Seals come first. When everybody who is waited for has given one, or time is up, no more are taken; then those who
    have sealed a share give it. Whoever is missing is absent, which the record tells.

    >>> shuffling = Shuffling(Seeds(), 1, 2, waited=[0])
    >>> share = "00" * 32
    >>> shuffling.give_seal(0, seal(shuffling.seeds.match, 1, 0, share))
    >>> shuffling.step
    'shares'
    >>> shuffling.give_share(0, share)
    >>> shuffling.step, shuffling.deal().absent
    ('done', (1,))
    """

    def __init__(self, seeds: Seeds, number: int, seats: int, waited: Iterable[int] = ()) -> None:
        self.seeds = seeds
        self.round = number
        self.step: Step = "seals"
        self.waited = set(waited)
        """The seats that are still waited for in this step."""
        self._gone: set[int] = set()
        self.seals: list[str | None] = [None] * seats
        self.shares: list[str | None] = [None] * seats
        self.commitment = seeds.commitment(number)
        self.next = seeds.commitment(number + 1)
        self._go_on()

    def give_seal(self, seat: int, text: str) -> None:
        """A seat's first step.

        Raises:
            BadShare: it comes too late, it is the second one, or it is no seal.
        """
        if self.step != "seals":
            raise BadShare(*_LATE)
        if self.seals[seat] is not None:
            raise BadShare("already_sealed", "error-share-again")
        if not HEX.fullmatch(text):
            raise BadShare("bad_share", "error-share-form")
        self.seals[seat] = text
        self._given(seat)

    def give_share(self, seat: int, text: str) -> None:
        """A seat's second step.

        Raises:
            BadShare: it comes too early or too late, it is the second one, or the seat's seal is not that of it.
        """
        if self.step != "shares":
            raise BadShare(*(("seals_first", "error-share-early") if self.step == "seals" else _LATE))
        if self.shares[seat] is not None:
            raise BadShare("already_sealed", "error-share-again")
        if not HEX.fullmatch(text) or self.seals[seat] != seal(self.seeds.match, self.round, seat, text):
            raise BadShare("bad_share", "error-share-other")
        self.shares[seat] = text
        self._given(seat)

    def drop(self, seat: int) -> None:
        """A seat is not waited for any more; if it comes back in time, what it gives is taken."""
        self._gone.add(seat)
        self.waited.discard(seat)
        self._go_on()

    def _given(self, seat: int) -> None:
        self._gone.discard(seat)
        self.waited.discard(seat)
        self._go_on()

    def close(self) -> None:
        """Time is up for this step."""
        self.waited.clear()
        self._go_on()

    def _go_on(self) -> None:
        if self.step == "seals" and not self.waited:
            self.step = "shares"
            self.waited = {seat for seat, given in enumerate(self.seals) if given is not None} - self._gone
        if self.step == "shares" and not self.waited:
            self.step = "done"

    def deal(self) -> SharedDeal:
        """What the round is dealt with, once this is done."""
        seed = self.seeds.seed(self.round)
        return SharedDeal(self.seeds.match, self.round, seed, self.next, tuple(self.seals), tuple(self.shares))


_LATE = ("too_late_to_shuffle", "error-share-late")
