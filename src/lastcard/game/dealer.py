"""The draw for the dealer: the highest number deals, ties draw again (MK-10)."""

from dataclasses import dataclass

from lastcard.editions import Edition

from .keys import shuffled


@dataclass(frozen=True, slots=True)
class DealerDraw:
    """One card drawn for the deal."""

    seat: int
    card: str


def number_of(edition: Edition, code: str) -> int:
    """What a card counts in the draw: its number; action cards and wilds count 0."""
    symbol = edition.cards[edition.kinds[code]].symbol
    return int(symbol) if symbol.isdigit() else 0


def draw_for_dealer(edition: Edition, seats: int, key: bytes) -> tuple[int, tuple[tuple[DealerDraw, ...], ...]]:
    """Who deals first, and what was drawn: once round the table, then again among the tied."""
    worth = {number_of(edition, card.code) for card in edition.cards}
    deck = [kind for kind, card in enumerate(edition.cards) for _ in range(card.copies)]
    tied = list(range(seats))
    draws: list[tuple[DealerDraw, ...]] = []
    while len(tied) > 1:
        pile = shuffled(key, deck, len(draws))
        drawn = tuple(DealerDraw(seat, edition.cards[pile.pop()].code) for seat in tied)
        draws.append(drawn)
        best = max(number_of(edition, each.card) for each in drawn)
        tied = [each.seat for each in drawn if number_of(edition, each.card) == best]
        if len(worth) == 1:
            break  # cards that all count the same never part anybody
    return tied[0], tuple(draws)
