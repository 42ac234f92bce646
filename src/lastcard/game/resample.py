"""Deal everything anew that a seat cannot know: a table that looks the same from where it sits.

Search deals many such tables and plays them out; the secrecy test deals them and sees that no view
changes; other people's bots may do either.
"""

from collections import Counter
from collections.abc import Callable

from lastcard.rules.moves import drawn_can_be_played
from lastcard.rules.seats import receive
from lastcard.rules.table import Table
from lastcard.rules.words import DRAWN, KINDS, OVER, SEATS, WORD, Kind, Seat

from .keys import key_words
from .notation import QUESTIONS, parse_card
from .view import PUBLIC, View

ATTEMPTS = 200
"""How many deals are tried for one in which the card just drawn can be played."""


def resample(view: View, below: Callable[[int], int]) -> Table:
    """A table that the viewer cannot tell from the real one, everything unknown dealt at random.

    The hands of the others and the order of the draw pile are dealt anew from the cards that are
    neither in the viewer's hand nor in the discard pile. Where another seat is asked about a card it
    drew, that card is one that can be played. The table has dice of its own.

    Args:
        view: what a seat or a spectator sees.
        below: dice: a function that gives a number from 0 to its argument - 1.

    Raises:
        ValueError: no deal fits the view; then it was not made by a table.
    """
    for _ in range(ATTEMPTS):
        table = public_part(view)
        deal_unknown(view, table, below)
        if table.asks != DRAWN or drawn_can_be_played(table, view.edition.sheet, table.asked):
            settle_evidence(view, table)
            table.key[:] = key_words(bytes(below(256) for _ in range(32)))
            return table
    raise ValueError("no deal fits the view")


def public_part(view: View) -> Table:
    """What everybody at the table knows, and the viewer's own hand."""
    table = Table()
    for name, value in zip(PUBLIC, view.bookkeeping, strict=True):
        setattr(table, name, value)
    table.seats, table.dealer, table.turn = view.seats, view.dealer, view.turn
    table.asks, table.asked = QUESTIONS.index(view.asks), view.asked
    table.direction, table.owed, table.winner = view.direction, view.owed, view.winner
    table.color = ("red", "yellow", "green", "blue", "none").index(view.color)
    table.drawn = parse_card(view.edition, view.drawn) if view.drawn else -1
    table.called = sum(1 << seat for seat in view.called)
    table.catchable = sum(1 << seat for seat in view.catchable)
    table.agenda[: len(view.agenda)] = list(view.agenda)
    pile = [parse_card(view.edition, card) for card in view.discard]
    table.discard[: len(pile)] = bytearray(pile)
    table.discard_size = len(pile)
    table.points[:] = [*view.round_points, *[0] * (SEATS - view.seats)]
    return table


def unknown_cards(view: View) -> list[Kind]:
    """The cards that the viewer sees nowhere."""
    seen = Counter([*view.hand, *view.discard, *(card for hand in view.hands for card in hand)])
    if view.asks == QUESTIONS[OVER] and view.seat is not None:
        seen -= Counter(view.hand)
    return [kind for kind, card in enumerate(view.edition.cards) for _ in range(card.copies - seen[card.code])]


def known_hand(view: View, seat: Seat) -> tuple[str, ...] | None:
    """A hand that the viewer knows: its own, or anybody's once the round is over."""
    if view.hands:
        return view.hands[seat]
    return view.hand if seat == view.seat else None


def deal_unknown(view: View, table: Table, below: Callable[[int], int]) -> None:
    """Deal the unknown cards to the hands that are hidden; the rest is the draw pile."""
    pool = unknown_cards(view)
    for last in range(len(pool) - 1, 0, -1):
        other = below(last + 1)
        pool[last], pool[other] = pool[other], pool[last]
    hidden_draw = table.asks == DRAWN and table.asked != view.seat
    if hidden_draw:
        deal_drawn_card(view, table, pool)
    for seat in range(view.seats):
        hand = known_hand(view, seat)
        if hand is not None:
            for card in hand:
                receive(table, seat, parse_card(view.edition, card))
        else:
            while table.held[seat] < view.held[seat]:
                receive(table, seat, pool.pop())
    table.draw_pile[: len(pool)] = bytearray(pool)
    table.draw_size = len(pool)


def deal_drawn_card(view: View, table: Table, pool: list[Kind]) -> None:
    """Give the seat that drew the first card of the shuffled pool that fits."""
    sheet = view.edition.sheet
    key = table.color * KINDS + table.discard[table.discard_size - 1]
    fits = (sheet.fits_low[key], sheet.fits_high[key])
    for at, kind in enumerate(pool):
        if fits[kind >= WORD] >> kind % WORD & 1:
            table.drawn = kind
            receive(table, table.asked, pool.pop(at))
            return
    raise ValueError("no deal fits the view")


def settle_evidence(view: View, table: Table) -> None:
    """What a play that may be challenged is judged by: the author's hand, as it is now dealt."""
    if view.evidence is None:
        table.evidence_low, table.evidence_high = table.low[table.turn], table.high[table.turn]
        return
    for card in view.evidence:
        kind = view.edition.kinds[card]
        if kind < WORD:
            table.evidence_low |= 1 << kind
        else:
            table.evidence_high |= 1 << (kind - WORD)
