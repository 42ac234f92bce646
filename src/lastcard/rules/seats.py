"""Who is next, who is before, and how cards come to a hand and leave it."""

from ._rule import hot, rule
from .chance import note, take_card
from .table import Table
from .words import DREW, KINDS, NOBODY, NOTHING_TO_DRAW_EVENT, WORD, Kind, Seat


@hot
def seat_after(table: Table, seat: Seat, steps: int) -> Seat:
    """The active seat so many places on, the way play is going (rules 4.3)."""
    at = seat
    if table.active == (1 << table.seats) - 1 and steps <= table.seats:
        # Nobody is missing: one leap, which costs a processor less than a loop it cannot foresee.
        at += table.direction * steps
        at -= table.seats if at >= table.seats else 0
        return at + (table.seats if at < 0 else 0)
    while steps > 0:
        at += table.direction
        if at >= table.seats:
            at = 0
        elif at < 0:
            at = table.seats - 1
        steps -= table.active >> at & 1
    return at


@rule
def seat_before(table: Table, seat: Seat) -> Seat:
    """The nearest active seat against the way play is going (MK-67)."""
    at = seat
    missing = 1
    while missing > 0:
        at -= table.direction
        if at >= table.seats:
            at = 0
        elif at < 0:
            at = table.seats - 1
        missing -= table.active >> at & 1
    return at


@rule
def low_bit(kind: Kind) -> int:
    """The bit of a kind in the lower of two masks; 0 if it is in the higher one."""
    return 1 << kind if kind < WORD else 0


@rule
def high_bit(kind: Kind) -> int:
    """The bit of a kind in the higher of two masks; 0 if it is in the lower one."""
    return 1 << (kind - WORD) if kind >= WORD else 0


@rule
def receive(table: Table, seat: Seat, kind: Kind) -> None:
    """Put a card into a hand. A hand that grows is no longer at UNO (MK-80)."""
    table.hands[seat * KINDS + kind] += 1
    table.low[seat] |= low_bit(kind)
    table.high[seat] |= high_bit(kind)
    table.held[seat] += 1


@hot
def lay_down(table: Table, seat: Seat, kind: Kind) -> None:
    """Take a card out of a hand."""
    at = seat * KINDS + kind
    left = table.hands[at] - 1
    table.hands[at] = left
    gone = 1 if left == 0 else 0
    table.low[seat] &= ~(gone * low_bit(kind))
    table.high[seat] &= ~(gone * high_bit(kind))
    table.held[seat] -= 1


@hot
def no_longer_one(table: Table, seat: Seat) -> None:
    """A hand that is not exactly one card cannot be caught, and outside its turn its call lapses."""
    if table.held[seat] != 1:
        table.catchable &= ~(1 << seat)
        table.unasked &= ~(1 << seat)
        if seat != table.turn:
            table.called &= ~(1 << seat)


@rule
def draw_cards(table: Table, seat: Seat, amount: int) -> Kind:
    """Draw card by card while there are any (MK-73, MK-75); return the last one, -1 for none."""
    last = -1
    missing = amount
    while missing > 0:
        kind = take_card(table)
        if kind < 0:
            note(table, NOTHING_TO_DRAW_EVENT, seat, NOBODY, missing)
            break
        receive(table, seat, kind)
        note(table, DREW, seat, kind, 1)
        last = kind
        missing -= 1
    table.got = amount - missing
    no_longer_one(table, seat)
    return last


@rule
def exchange_hands(table: Table, one: Seat, other: Seat, kinds: int) -> None:
    """Two seats exchange their hands; whatever was called no longer counts (house rule H3)."""
    for kind in range(kinds):
        here, there = one * KINDS + kind, other * KINDS + kind
        table.hands[here], table.hands[there] = table.hands[there], table.hands[here]
    table.held[one], table.held[other] = table.held[other], table.held[one]
    table.low[one], table.low[other] = table.low[other], table.low[one]
    table.high[one], table.high[other] = table.high[other], table.high[one]
    both = 1 << one | 1 << other
    table.swapped |= both
    table.called &= ~both
    table.catchable &= ~both
    table.unasked &= ~both
