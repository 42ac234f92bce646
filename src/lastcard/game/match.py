"""A match: seats, dealer, rounds and scores, and the gate that checks every move and explains a refusal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from lastcard.editions import Edition
from lastcard.errors import BadDeal, BadNotation, BadSeats, IllegalMove
from lastcard.rules import deal as dealing
from lastcard.rules.moves import why_not
from lastcard.rules.scoring import hand_points
from lastcard.rules.step import step
from lastcard.rules.table import Table
from lastcard.rules.words import KINDS, LEGAL, OVER, Move, Seat

from . import defaults, recording
from .dealer import DealerDraw, draw_for_dealer
from .entries import Entry
from .events import Event, read
from .fairness import Reveal, SharedDeal
from .keys import key_words, match_key, round_key
from .notation import QUESTIONS, color_name, move_text, parse_move
from .refusals import explain, from_notation
from .traffic import traffic
from .view import View, drawn_by, hand_of, legal_texts, seats_in, view


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
        key: bytes = b"",
        *,
        dealer: Seat | None = None,
        clockless: bool = False,
        deal: SharedDeal | None = None,
        reveal: Reveal = "round",
    ) -> None:
        edition.check_seats(len(names))
        if dealer is not None and not 0 <= dealer < len(names):
            raise BadSeats("error-no-seat", seat=dealer, highest=len(names) - 1)
        self.edition = edition
        self.names = tuple(names)
        self.seats = len(self.names)
        self.key = key
        """Where all dice come from; empty where every deal is shared."""
        self.clockless = clockless
        self.named_dealer = dealer
        self.reveal = reveal
        self.match_id = deal.match if deal else ""
        self.commitment = deal.commitment if deal else None
        """The first one, where every deal is shared."""
        self.deals: list[SharedDeal] = []
        self.header_hash = recording.header_hash(self) if deal else ""
        self.dealer_draws: tuple[tuple[DealerDraw, ...], ...] = ()
        """The draw for the dealer, empty when the dealer was named."""
        if dealer is None:
            first = self._check(deal, 1).key(self.header_hash) if deal else key
            dealer, self.dealer_draws = draw_for_dealer(edition, self.seats, first)
        self.dealer = dealer
        self.scores: tuple[int, ...] = (0,) * self.seats
        self.round_number = 0
        self.winners: tuple[int, ...] = ()
        """Who won the match, once it is over."""
        self.round_points: tuple[int, ...] = (0,) * self.seats
        """What each seat got for the last finished round."""
        self.entries: list[Entry] = []
        self.table = Table()
        self._hands: list[tuple[Sequence[int], tuple[str, ...]]] = [((), ())] * self.seats
        """Each seat's counts of kinds, and the texts that were made of them last."""
        self.opening: tuple[Event, ...] = ()
        """What happened when the round was dealt."""
        self._deal(deal)

    @classmethod
    def new(
        cls,
        edition: Edition,
        names: Sequence[str],
        *,
        seed: str | None = None,
        dealer: Seat | None = None,
        clockless: bool = False,
        deal: SharedDeal | None = None,
        reveal: Reveal = "round",
    ) -> Match:
        """A new match, its first round dealt.

        Args:
            edition: the edition with its rulings.
            names: one name a seat.
            seed: any text for a match that can be repeated; None for dice that nobody can guess.
            dealer: who deals first; None: they draw for it (MK-10).
            clockless: whether UNO windows are asked about as questions (rules 4.6) or raced for.
            deal: what the first round's dice come from, where everybody has a share in them; then no seed.
            reveal: when the seeds of such deals go into the record.

        Raises:
            BadSeats: a number of players that the edition does not allow, or no such dealer.
            BadDeal: the deal is not for the first round of a match of so many seats.
        """
        if deal is not None:
            return cls(edition, names, dealer=dealer, clockless=clockless, deal=deal, reveal=reveal)
        return cls(edition, names, match_key(seed), dealer=dealer, clockless=clockless)

    @property
    def shared(self) -> bool:
        """Whether everybody has a share in the dice, for each round anew."""
        return self.commitment is not None

    def _check(self, deal: SharedDeal, number: int) -> SharedDeal:
        deal.check(self.match_id, number, self.seats)
        promised = self.deals[-1].next if self.deals else self.commitment
        if deal.commitment != promised:
            raise BadDeal("error-deal-commitment", round=number)
        return deal

    def _deal(self, deal: SharedDeal | None) -> None:
        number = self.round_number + 1
        if deal is None:
            key = round_key(self.key, number)
        else:
            key = key_words(self._check(deal, number).key(self.header_hash))
            self.deals.append(deal)
        self.round_number = number
        if number > 1:
            self.dealer = (self.dealer + 1) % self.seats
        self.table.key[:] = key
        dealing.deal(self.table, self.edition.sheet, self.seats, self.dealer, int(self.clockless))
        events = read(self.edition, self.table)
        self.opening = (Event("dealt", amount=self.edition.hand), *events)
        self.entries.append(recording.dealt(self, deal, self._traffic(events)))

    def _traffic(self, events: tuple[Event, ...]) -> tuple[str, ...] | None:
        return traffic(events, self.table.direction) or None if self.shared else None

    def skip(self, entries: Sequence[Entry], deals: Sequence[SharedDeal], deal: SharedDeal | None) -> None:
        """Deal the round after these entries without playing again what led to it.

        Args:
            entries: the match so far, to the end of a round.
            deals: what its shared deals came from; none where they came from one key.
            deal: what the round to be dealt comes from, where it is shared.
        """
        score = [entry for entry in entries if entry.kind == "score"][-1]
        dealt = [entry for entry in entries if entry.kind == "round"][-1]
        if score.scores is None or score.points is None or dealt.seat is None:
            raise ValueError("a score has points, a deal has a dealer")
        self.entries, self.deals = list(entries), list(deals)
        self.scores, self.round_points = score.scores, score.points
        self.round_number, self.dealer = score.round, dealt.seat
        self._deal(deal)

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

    @property
    def asks(self) -> str:
        """The open question, in a word."""
        return QUESTIONS[self.table.asks]

    @property
    def color(self) -> str:
        """The active color, or ``none`` while it is still to be named."""
        return color_name(self.table.color)

    @property
    def called(self) -> tuple[Seat, ...]:
        """The seats whose UNO call stands."""
        return seats_in(self.table.called)

    @property
    def catchable(self) -> tuple[Seat, ...]:
        """The seats that may be caught now."""
        return seats_in(self.table.catchable)

    def view(self, seat: Seat | None) -> View:
        """What a seat, or a spectator (None), may see."""
        return view(self.edition, self.table, seat, self.scores)

    def hand(self, seat: Seat) -> tuple[str, ...]:
        """A seat's own cards, in the order of the edition: what its view holds, without the rest of it."""
        counts = self.table.hands[seat * KINDS : (seat + 1) * KINDS]
        if counts != self._hands[seat][0]:
            self._hands[seat] = counts, hand_of(self.edition, self.table, seat)
        return self._hands[seat][1]

    def drawn(self, seat: Seat) -> str | None:
        """The card just drawn, while this seat is asked about it."""
        return drawn_by(self.edition, self.table, seat)

    def legal(self, seat: Seat) -> tuple[str, ...]:
        """What a seat may do now, in notation."""
        return legal_texts(self.edition, self.table, seat)

    def default_move(self, legal: tuple[str, ...] | None = None) -> str:
        """The default answer of the open question (rules 4.6).

        Args:
            legal: what the seat that is asked may do, where that is known already.
        """
        table, asked = self.table, self.table.asked
        hand, moves = self.hand(asked), self.legal(asked) if legal is None else legal
        return defaults.default_move(
            defaults.InShort(self.edition, self.seats, self.asks, asked, table.direction, hand, moves)
        )

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
        events = read(self.edition, self.table)
        written, cards = move_text(self.edition, move), self._traffic(events)
        self.entries.append(
            Entry("move", self.round_number, seat=seat, move=written, time=time, verdict=verdict, cards=cards)
        )
        if self.round_over:
            self._score()
        return events

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
        winners = self.winners if self.shared else None
        self.entries.append(
            Entry("score", self.round_number, points=self.round_points, scores=self.scores, winners=winners)
        )
        self._reveal()

    def _reveal(self) -> None:
        """Open the seeds that may be opened now: this round's, or all of them when the match is over."""
        due = self.deals[-1:] if self.reveal == "round" else self.deals if self.over else []
        for deal in due:
            key = deal.key(self.header_hash).hex()
            self.entries.append(Entry("reveal", deal.round, seed=deal.seed, key=key))

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

    def next_round(self, deal: SharedDeal | None = None) -> tuple[Event, ...]:
        """Deal the next round and return what happened.

        Args:
            deal: what its dice come from, in a match of shared deals.

        Raises:
            RuntimeError: the round is still going on, or the match is over; or there is a deal where there must be
                none, or none where there must be one.
            BadDeal: the deal is not the one that this round needs.
        """
        if not self.round_over or self.over:
            raise RuntimeError("the next round is dealt when a round is over and the match is not")
        if self.shared != (deal is not None):
            raise RuntimeError("every round of a match is dealt in the way of its first")
        self._deal(deal)
        return self.opening

    def save(self, path: Path | str) -> None:
        """Write the match to a file, whole or not at all.

        Raises:
            NotSaved: it could not be written; whatever the file held before is still there.
        """
        recording.save(recording.of(self), Path(path))

    @classmethod
    def load(cls, path: Path | str, moves: int | None = None) -> Match:
        """The match that a file holds, or its first so many moves.

        A round of a shared deal whose seed is not revealed yet cannot be dealt again from the file alone.

        Raises:
            BadRecord: the file is no record, truncated, edited or from unknown rules.
        """
        from . import replaying

        return replaying.replay(recording.load(Path(path)), moves)
