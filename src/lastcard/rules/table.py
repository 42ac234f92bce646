"""The table: the whole state of one round, and nothing pending outside it."""

from typing import Annotated

from .layout import Count, Long, Mask, Packed, Row, Small
from .words import AGENDA, CARDS, EVENTS, KINDS, SEATS


class Table(Packed):
    """Everything on the table, the open question and the dice among it."""

    rules_version: Small
    """The version of the rules this round is played by."""
    seats: Small
    """How many seats there are."""
    active: Count
    """One bit for each seat that takes part."""
    dealer: Small
    clockless: Small
    """1: an opened UNO window is asked as a question; 0: calls and catches race."""

    direction: Small
    """1 to the left, -1 to the right."""
    turn: Small
    """Whose turn it is."""
    asks: Small
    """The open question."""
    asked: Small
    """Who must answer it."""
    color: Small
    """The active color; WILD while it is still to be named."""
    drawn: Count
    """The kind just drawn while it is asked whether to play it, else -1."""
    steps: Small
    """How many seats on the turn goes when it ends."""
    played: Small
    """1: a card was played in this turn."""
    extra: Small
    """1: an extra turn has just begun and nothing was done in it."""
    again: Small
    """1: the turn to come is an extra turn."""
    passes: Small
    """How many seats in a row have passed because they had to."""
    out: Small
    """The first seat that played its last card and may have won, else -1."""
    winner: Small
    """Who won the round; -1 nobody, or not yet."""
    last_actor: Small
    """Who acted last, -1 nobody yet."""
    other_actor: Small
    """Who acted last before that seat, -1 nobody yet."""
    moves: Long
    """How many moves were made in this round."""

    hands: Annotated[Row, "u1", SEATS * KINDS]
    """How many cards of each kind each seat holds: seat * KINDS + kind."""
    held: Annotated[Row, "u1", SEATS]
    """How many cards each seat holds."""
    low: Annotated[Row, "i8", SEATS]
    """Which of the kinds 0 to 62 each seat holds, one bit each."""
    high: Annotated[Row, "i8", SEATS]
    """Which of the kinds from 63 on each seat holds."""

    draw_pile: Annotated[Row, "u1", CARDS]
    """The cards left to draw; the next one is the last in the row."""
    draw_size: Count
    discard: Annotated[Row, "u1", CARDS]
    """The discard pile, top last."""
    discard_size: Count

    agenda: Annotated[Row, "i4", AGENDA]
    """Effects that are still to be performed."""
    agenda_at: Small
    agenda_size: Small
    pending: Long
    """The effect that waits for its target."""
    got: Count
    """How many cards the last drawing effect brought."""

    owed: Count
    """The penalty cards that the next player is due and has not drawn."""
    owed_kind: Count
    """The draw card played last."""
    bounced: Small
    """1: the penalty was passed on by a Skip or a Reverse."""
    before_color: Small
    """The active color before the last play: evidence for a challenge."""
    before_top: Count
    """The top kind before the last play."""
    evidence_low: Mask
    """The kinds the author still held right after the last play."""
    evidence_high: Mask

    called: Count
    """One bit for each seat whose UNO call stands."""
    catchable: Count
    """One bit for each seat that may be caught now."""
    unasked: Count
    """Without a clock: windows that were opened and not yet asked about."""
    window: Small
    """Without a clock: the seat whose window is being asked about, else -1."""
    resume_asks: Small
    """The question that goes on after the window."""
    resume_asked: Small
    swapped: Count
    """One bit for each seat whose hand was exchanged in this turn."""
    false_callers: Count
    """One bit for each seat that already paid for a false call in this turn."""

    points: Annotated[Row, "i2", SEATS]
    """What each seat scores once the round is over."""

    key: Annotated[Row, "u4", 8]
    """The round's 256-bit key: all its dice come from it."""
    starts: Count
    """How many times a start card was shuffled back."""
    reshuffles: Count
    """How many times the discard pile was shuffled."""
    block: Annotated[Row, "u4", 16]
    """The sixteen words that the dice are being read from."""

    event_count: Count
    events: Annotated[Row, "u4", EVENTS]
    """What happened in the last move: verb, seat, kind and amount, a byte each."""
