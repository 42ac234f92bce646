"""How the dice of a round are made by everybody together, so that nobody can have chosen them.

The host commits itself to a secret seed before any seat speaks. Every seat then gives a seal, the hash of a share of
its own, and when all seals are there the shares. Seed and shares together make the round's key. When the seed is
revealed everybody can check all of it. Everything that is hashed is plain text, one fact a line; docs/fair-deals.md
has an example worked by hand.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass, field
from typing import Literal

from lastcard.errors import BadDeal

TAG = "lastcard deal 1"
"""Names this way of making dice; another way would have another name."""
HEX = re.compile(r"[0-9a-f]{64}")
"""What commitments, seals, shares, seeds and keys look like: 256 bits as hexadecimal digits."""
MATCH_ID = re.compile(r"[0-9a-f]{32}")

Reveal = Literal["round", "match"]
"""When a round's seed is revealed: after the round, or with all others after the match."""


def new_secret() -> str:
    """A seed or a share that nobody can guess."""
    return secrets.token_hex(32)


def new_match() -> str:
    """A name for a match that no other match has."""
    return secrets.token_hex(16)


def _lines(*facts: object) -> bytes:
    return "".join(f"{fact}\n" for fact in facts).encode("ascii")


def commitment(match: str, number: int, seed: str) -> str:
    """What the host publishes before anybody speaks, and what the seed must fit when it is revealed."""
    return hashlib.sha256(_lines(f"{TAG} commitment", match, number, seed)).hexdigest()


def seal(match: str, number: int, seat: int, share: str) -> str:
    """What a seat gives first: it fixes the share and does not tell it."""
    return hashlib.sha256(_lines(f"{TAG} seal", match, number, seat, share)).hexdigest()


@dataclass(frozen=True, slots=True)
class SharedDeal:
    """Everything that one round's key is made of."""

    match: str
    """Names the match."""
    round: int
    seed: str = field(repr=False)
    """The host's secret, until it is revealed."""
    next: str
    """The commitment of the next round's seed."""
    seals: tuple[str | None, ...]
    """What each seat gave first; None: nothing."""
    shares: tuple[str | None, ...]
    """What each seat gave then; None: nothing."""

    @property
    def commitment(self) -> str:
        """That of this round's seed."""
        return commitment(self.match, self.round, self.seed)

    @property
    def absent(self) -> tuple[int, ...]:
        """The seats that gave no share."""
        return tuple(seat for seat, share in enumerate(self.shares) if share is None)

    def key(self, header: str) -> bytes:
        """The round's key.

        Args:
            header: the hash of the record's first line, which names the match, the box, the rulings and the players.
        """
        given = [f"{one or '-'} {two or '-'}" for one, two in zip(self.seals, self.shares, strict=True)]
        facts = _lines(f"{TAG} key", header, self.round, self.commitment, self.next, *given)
        return hmac.digest(bytes.fromhex(self.seed), facts, "sha256")

    def check(self, match: str, number: int, seats: int) -> None:
        """Refuse a deal that is not for this round of this match, or that is not well made.

        Raises:
            BadDeal: what is wrong with it.
        """
        if (self.match, self.round) != (match, number) or not MATCH_ID.fullmatch(match):
            raise BadDeal("error-deal-other", round=number)
        if len(self.seals) != seats or len(self.shares) != seats:
            raise BadDeal("error-deal-seats", round=number, seats=seats)
        given = [each for each in (*self.seals, *self.shares) if each is not None]
        if not all(HEX.fullmatch(each) for each in (self.seed, self.next, *given)):
            raise BadDeal("error-deal-form", round=number)
        bad = unsealed(match, number, self.seals, self.shares)
        if bad is not None:
            raise BadDeal("error-deal-share", round=number, seat=bad)


def unsealed(match: str, number: int, seals: tuple[str | None, ...], shares: tuple[str | None, ...]) -> int | None:
    """The first seat whose share does not fit its seal; None if all do."""
    for seat, share in enumerate(shares):
        if share is not None and seals[seat] != seal(match, number, seat, share):
            return seat
    return None
