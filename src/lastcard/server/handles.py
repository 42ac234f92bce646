"""Handles: names for the cards in one's own hand, different for every viewer and renewed after every shuffle."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from lastcard.game import Event
from lastcard.server.shapes import HeldCard

RENEWING = frozenset({"reshuffled", "swapped", "rotated", "dealt"})
"""Events after which no handle may point to the card it pointed to before."""


def touched(events: Sequence[Event]) -> set[int]:
    """The seats whose hands may have changed, where no event renews handles: those that the events name."""
    return {seat for event in events for seat in (event.seat, event.other) if seat >= 0}


class Handles:
    """One viewer's handles."""

    def __init__(self) -> None:
        self._held: list[HeldCard] = []
        """Never changed, but made anew: views have it."""
        self._cards: tuple[str, ...] = ()
        """The same cards as they were given last."""
        self._next = secrets.randbelow(1000) + 1
        self._leaving: int | None = None

    @property
    def hand(self) -> list[HeldCard]:
        """The hand in the order in which its cards came."""
        return self._held

    def leaving(self, handle: int | None) -> None:
        """The player says which copy is about to be played."""
        self._leaving = handle

    def clear(self) -> None:
        """The hand is gone: the next one comes in an order of its own."""
        self._held = []
        self._cards = ()

    def renew(self) -> None:
        """Forgets every handle."""
        self._held = [self._new(each.card) for each in self._held]

    def match(self, cards: tuple[str, ...]) -> None:
        """Follows the hand: cards that left lose their handle, new ones get one and come last."""
        if cards == self._cards:
            self._leaving = None
            return
        self._cards = cards
        gone = [each.card for each in self._held]
        came: list[str] = []
        for card in cards:
            if card in gone:
                gone.remove(card)
            else:
                came.append(card)
        for card in gone:
            self._drop(card)
        self._held = [*self._held, *map(self._new, came)]
        self._leaving = None

    def newest(self, card: str | None) -> int | None:
        """The handle of the latest copy of a card."""
        if card is None:
            return None
        return next((each.handle for each in reversed(self._held) if each.card == card), None)

    def _drop(self, card: str) -> None:
        copies = [each for each in self._held if each.card == card]
        chosen = next((each for each in copies if each.handle == self._leaving), copies[0])
        self._held = [each for each in self._held if each is not chosen]

    def _new(self, card: str) -> HeldCard:
        self._next += 1
        return HeldCard(self._next, card)
