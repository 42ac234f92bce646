"""What one seat, or a spectator, may see: built from nothing, so that a new field stays hidden."""

from dataclasses import dataclass, field
from operator import attrgetter

from lastcard.editions import Edition
from lastcard.rules.moves import legal
from lastcard.rules.table import Table
from lastcard.rules.words import CHALLENGE, KINDS, MOVES, OVER, WORD, Kind, Seat

from .notation import QUESTIONS, card_text, color_name, move_text

PUBLIC = (
    "active",
    "clockless",
    "steps",
    "played",
    "extra",
    "again",
    "passes",
    "out",
    "last_actor",
    "other_actor",
    "moves",
    "agenda_at",
    "agenda_size",
    "pending",
    "got",
    "owed_kind",
    "bounced",
    "before_color",
    "before_top",
    "unasked",
    "window",
    "resume_asks",
    "resume_asked",
    "swapped",
    "false_callers",
    "rules_version",
)
"""Numbers of the table that everybody could keep count of: bookkeeping that a new deal needs."""
_bookkeeping = attrgetter(*PUBLIC)


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may see.

    Attributes are in the table's words; cards, colors and moves are in notation.
    """

    edition: Edition
    seat: int | None
    """Whose view it is; None: a spectator's."""
    seats: int
    dealer: int
    turn: int
    """Whose turn it is."""
    asks: str
    """The open question: ``play``, ``drawn``, ``color``, …, ``over``."""
    asked: int
    """Who must answer it; -1 when the round is over."""
    direction: int
    """1 to the left, -1 to the right."""
    color: str
    """The active color, or ``none`` while it is still to be named."""
    top: str
    """The top card."""
    hand: tuple[str, ...]
    """The viewer's own cards."""
    drawn: str | None
    """The card just drawn, while the viewer is asked about it."""
    held: tuple[int, ...]
    """How many cards each seat holds."""
    draw_pile: int
    """How many cards are left to draw."""
    discard: tuple[str, ...]
    """The discard pile, bottom first."""
    owed: int
    """The penalty that waits to be answered."""
    called: tuple[int, ...]
    """The seats whose UNO call stands."""
    catchable: tuple[int, ...]
    """The seats that may be caught now."""
    legal: tuple[str, ...]
    """What the viewer may do."""
    hands: tuple[tuple[str, ...], ...]
    """Everybody's cards, once the round is over."""
    round_points: tuple[int, ...]
    """What each seat scores, once the round is over."""
    winner: int
    """Who won the round; -1: nobody, or not yet."""
    evidence: tuple[str, ...] | None
    """While a play of the viewer's own may be challenged: the kinds held right after it."""
    scores: tuple[int, ...]
    """What each seat has scored in the match so far; empty where the round is not one of a match."""
    agenda: tuple[int, ...] = field(repr=False)
    """What is still to be performed, in the numbers of the rules."""
    bookkeeping: tuple[int, ...] = field(repr=False)
    """The numbers named in :data:`PUBLIC`."""


def kinds_of(table: Table, seat: Seat) -> list[Kind]:
    """The kinds a seat holds, one entry a card, in the order of the edition."""
    found: list[Kind] = []
    for mask, kind_zero in ((int(table.low[seat]), 0), (int(table.high[seat]), WORD)):
        left, counts_at = mask, seat * KINDS + kind_zero
        while left:
            bit = (left & -left).bit_length() - 1
            left &= left - 1
            count = table.hands[counts_at + bit]
            if count == 1:
                found.append(kind_zero + bit)
            else:
                found += [kind_zero + bit] * int(count)
    return found


def hand_of(edition: Edition, table: Table, seat: Seat) -> tuple[str, ...]:
    """The cards a seat holds, in the order of the edition."""
    return tuple(map(edition.codes.__getitem__, kinds_of(table, seat)))


def drawn_by(edition: Edition, table: Table, seat: Seat | None) -> str | None:
    """The card just drawn, while the seat is asked about it."""
    return card_text(edition, table.drawn) if table.drawn >= 0 and seat is not None and table.asked == seat else None


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a mask."""
    return tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1]) if mask else ()


def legal_texts(edition: Edition, table: Table, seat: Seat) -> tuple[str, ...]:
    """What a seat may do now."""
    out = [0] * MOVES
    size = legal(table, edition.sheet, seat, out)
    return tuple([move_text(edition, move) for move in out[:size]]) if size else ()


def evidence_of(edition: Edition, table: Table, seat: Seat | None) -> tuple[str, ...] | None:
    """The kinds that the viewer's own play will be judged by, if it may be challenged."""
    challenged = CHALLENGE in (table.asks, table.resume_asks if table.window >= 0 else 0)
    if seat is None or seat != table.turn or not challenged:
        return None
    held = (table.evidence_low, table.evidence_high)
    return tuple(card.code for kind, card in enumerate(edition.cards) if held[kind >= WORD] >> (kind % WORD) & 1)


def view(edition: Edition, table: Table, seat: Seat | None, scores: tuple[int, ...] = ()) -> View:
    """The table as a seat, or a spectator, may see it, with the scores of the match."""
    over = table.asks == OVER
    code = edition.codes.__getitem__
    return View(
        edition=edition,
        seat=seat,
        seats=table.seats,
        dealer=table.dealer,
        turn=table.turn,
        asks=QUESTIONS[table.asks],
        asked=table.asked,
        direction=table.direction,
        color=color_name(table.color),
        top=card_text(edition, table.discard[table.discard_size - 1]),
        hand=hand_of(edition, table, seat) if seat is not None else (),
        drawn=drawn_by(edition, table, seat),
        held=tuple(table.held[: table.seats]),
        draw_pile=table.draw_size,
        discard=tuple(map(code, table.discard[: table.discard_size])),
        owed=table.owed,
        called=seats_in(table.called),
        catchable=seats_in(table.catchable),
        legal=legal_texts(edition, table, seat) if seat is not None else (),
        hands=tuple(hand_of(edition, table, each) for each in range(table.seats)) if over else (),
        round_points=tuple(table.points[: table.seats]) if over else (0,) * table.seats,
        winner=table.winner,
        evidence=evidence_of(edition, table, seat),
        scores=scores,
        agenda=tuple(table.agenda[: table.agenda_size]),
        bookkeeping=tuple(map(int, _bookkeeping(table))),
    )
