"""A match: seats, dealer, rounds and scores, and the gate that checks every move and explains a refusal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from lastcard.editions import Edition
from lastcard.errors import BadNotation, BadSeats, IllegalMove
from lastcard.rules import deal as dealing
from lastcard.rules.moves import why_not
from lastcard.rules.scoring import hand_points
from lastcard.rules.step import step
from lastcard.rules.table import Table
from lastcard.rules.words import LEGAL, OVER, Move, Seat

from . import defaults, record
from .dealer import DealerDraw, draw_for_dealer
from .events import Event, read
from .keys import match_key, round_key
from .notation import move_text, parse_move
from .refusals import explain, from_notation
from .view import View, hand_of, legal_texts, view


class Match:
    """Rounds of an edition between seated players, to the end that its rulings set.

    >>> from lastcard.editions import edition
    >>> match = Match.new(edition("classic"), ["Ana", "Ben"], seed="1")
    >>> match.seats, match.round_number, match.over
    (2, 1, False)
    """

    def __init__(
        self,
        edition: Edition,
        names: Sequence[str],
        key: bytes,
        *,
        dealer: Seat | None = None,
        clockless: bool = False,
    ) -> None:
        edition.check_seats(len(names))
        if dealer is not None and not 0 <= dealer < len(names):
            raise BadSeats("error-no-seat", seat=dealer, highest=len(names) - 1)
        self.edition = edition
        self.names = tuple(names)
        self.seats = len(self.names)
        self.key = key
        self.clockless = clockless
        self.named_dealer = dealer
        self.dealer_draws: tuple[tuple[DealerDraw, ...], ...] = ()
        """The draw for the dealer, empty when the dealer was named."""
        if dealer is None:
            dealer, self.dealer_draws = draw_for_dealer(edition, self.seats, key)
        self.dealer = dealer
        self.scores: tuple[int, ...] = (0,) * self.seats
        self.round_number = 0
        self.winners: tuple[int, ...] = ()
        """Who won the match, once it is over."""
        self.round_points: tuple[int, ...] = (0,) * self.seats
        """What each seat got for the last finished round."""
        self.entries: list[record.Entry] = []
        self.table = Table()
        self.opening: tuple[Event, ...] = ()
        """What happened when the round was dealt."""
        self._deal()

    @classmethod
    def new(
        cls,
        edition: Edition,
        names: Sequence[str],
        *,
        seed: str | None = None,
        dealer: Seat | None = None,
        clockless: bool = False,
    ) -> Match:
        """A new match, its first round dealt.

        Args:
            edition: the edition with its rulings.
            names: one name a seat.
            seed: any text for a match that can be repeated; None for dice that nobody can guess.
            dealer: who deals first; None: they draw for it (MK-10).
            clockless: whether UNO windows are asked about as questions (rules 4.6) or raced for.

        Raises:
            BadSeats: a number of players that the edition does not allow, or no such dealer.
        """
        return cls(edition, names, match_key(seed), dealer=dealer, clockless=clockless)

    def _deal(self) -> None:
        self.round_number += 1
        if self.round_number > 1:
            self.dealer = (self.dealer + 1) % self.seats
        self.table.key[:] = round_key(self.key, self.round_number)
        dealing.deal(self.table, self.edition.sheet, self.seats, self.dealer, int(self.clockless))
        self.opening = (Event("dealt", amount=self.edition.hand), *read(self.edition, self.table))
        self.entries.append(record.Entry("round", self.round_number, seat=self.dealer))

    @property
    def round_over(self) -> bool:
        """Whether the round has ended."""
        return self.table.asks == OVER

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.winners)

    @property
    def moves(self) -> int:
        """How many moves were made in the whole match."""
        return sum(entry.kind == "move" for entry in self.entries)

    def view(self, seat: Seat | None) -> View:
        """What a seat, or a spectator (None), may see."""
        return view(self.edition, self.table, seat)

    def hand(self, seat: Seat) -> tuple[str, ...]:
        """A seat's own cards, in the order of the edition: what its view holds, without the rest of it."""
        return hand_of(self.edition, self.table, seat)

    def legal(self, seat: Seat) -> tuple[str, ...]:
        """What a seat may do now, in notation."""
        return legal_texts(self.edition, self.table, seat)

    def default_move(self) -> str:
        """The default answer of the open question (rules 4.6)."""
        return defaults.default_move(self.view(self.table.asked))

    def _judge(self, seat: Seat, text: str) -> tuple[Move, IllegalMove | None]:
        if not 0 <= seat < self.seats:
            raise BadSeats("error-no-seat", seat=seat, highest=self.seats - 1)
        try:
            move = parse_move(self.edition, text)
        except BadNotation as error:
            return -1, from_notation(self.edition, self.table, seat, error, text, self.names)
        reason = why_not(self.table, self.edition.sheet, seat, move)
        if reason == LEGAL:
            return move, None
        return move, explain(self.edition, self.table, move, reason, self.names)

    def why_not(self, seat: Seat, text: str) -> IllegalMove | None:
        """Why a seat may not make a move now; None if it may."""
        return self._judge(seat, text)[1]

    def play(
        self, seat: Seat, text: str, *, time: float | None = None, verdict: Mapping[str, object] | None = None
    ) -> tuple[Event, ...]:
        """Make a move and return what happened, in full: redact it before anybody is told.

        Args:
            seat: who moves.
            text: the move in notation.
            time: when, in seconds of the clock of whoever runs the table; kept in the record.
            verdict: how an UNO race was decided; kept in the record.

        Raises:
            IllegalMove: the move is refused; everything is as it was.
        """
        move, refusal = self._judge(seat, text)
        if refusal is not None:
            raise refusal
        step(self.table, self.edition.sheet, seat, move)
        self.entries.append(
            record.Entry(
                "move", self.round_number, seat=seat, move=move_text(self.edition, move), time=time, verdict=verdict
            )
        )
        if self.round_over:
            self._score()
        return read(self.edition, self.table)

    def _score(self) -> None:
        table, sheet = self.table, self.edition.sheet
        if self.edition.rulings["match"] == "lowest_total":
            void = table.winner < 0
            points = [0 if void else hand_points(table, sheet, seat) for seat in range(self.seats)]
        else:
            points = list(table.points[: self.seats])
        self.round_points = tuple(points)
        self.scores = tuple(score + new for score, new in zip(self.scores, points, strict=True))
        self.winners = self._decide()
        self.entries.append(record.Entry("score", self.round_number, points=self.round_points, scores=self.scores))

    def _decide(self) -> tuple[int, ...]:
        """Who has won the match; nobody yet while it goes on. A tie plays on (MK-94, MK-95)."""
        rulings = self.edition.rulings
        form, target = rulings["match"], self.edition.target
        if form == "single_round":
            return (self.table.winner,) if self.table.winner >= 0 else ()
        if form == "rounds":
            ended, best = self.round_number >= int(rulings["rounds"]), max(self.scores)
        elif form == "lowest_total":
            ended, best = max(self.scores) >= target, min(self.scores)
        else:
            ended, best = max(self.scores) >= target, max(self.scores)
        leaders = tuple(seat for seat, score in enumerate(self.scores) if score == best)
        return leaders if ended and len(leaders) == 1 else ()

    def next_round(self) -> tuple[Event, ...]:
        """Deal the next round and return what happened.

        Raises:
            RuntimeError: the round is still going on, or the match is over.
        """
        if not self.round_over or self.over:
            raise RuntimeError("the next round is dealt when a round is over and the match is not")
        self._deal()
        return self.opening

    def save(self, path: Path | str) -> None:
        """Write the match to a file, whole or not at all.

        Raises:
            NotSaved: it could not be written; whatever the file held before is still there.
        """
        record.save(record.of(self), Path(path))

    @classmethod
    def load(cls, path: Path | str, moves: int | None = None) -> Match:
        """The match that a file holds, or its first so many moves.

        Raises:
            BadRecord: the file is no record, truncated, edited or from unknown rules.
        """
        return record.replay(record.load(Path(path)), moves)
