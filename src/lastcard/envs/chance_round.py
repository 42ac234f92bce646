"""A round whose every card comes from outside, one at a time: chance is a player who is asked.

The rules draw from a pile that they take to be in order. Here the pile is a bag: when a card is drawn whose kind has
not been said yet, the step is broken off, the kinds left are the outcomes of chance, and the step is run again from
the table before it once the kind is known. A shuffled pile that nobody has looked into is a bag, so the chances are
exact, and so are those after a reshuffle.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from lastcard.editions import Edition
from lastcard.game.events import Event, read
from lastcard.game.view import View, kinds_of, view
from lastcard.rules.actions import action_of
from lastcard.rules.deal import clear, open_round
from lastcard.rules.moves import legal
from lastcard.rules.seats import receive
from lastcard.rules.step import step
from lastcard.rules.table import Table
from lastcard.rules.words import MOVES, OVER, RETURNED, STARTED, Kind, Move, Seat

from .setting import Setting

OPENING = (-1, -1)
"""The task of turning the first card up."""
Hand = tuple[Kind, ...]


class CardNeeded(Exception):
    """A card is drawn and it has not been said which."""

    def __init__(self, left: Counter[Kind]) -> None:
        super().__init__()
        self.left = left


class Bag:
    """A draw pile whose order nobody knows: it gives the kinds that it is told to give."""

    def __init__(self, table: Table, edition: Edition, kinds: Iterable[Kind]) -> None:
        self.table = table
        self.sheet = edition.sheet
        self.cards = bytearray(table.draw_pile)
        self.told = iter(kinds)

    def __getitem__(self, place: int) -> Kind:
        if place == self.table.draw_size:
            self.bring_up(place)
        return self.cards[place]

    def __setitem__(self, place: int, kind: Kind) -> None:
        self.cards[place] = kind

    def bring_up(self, top: int) -> None:
        """Put the next kind that was told on top."""
        kind = next(self.told, None)
        if kind is None:
            raise CardNeeded(self.left(top + 1))
        at = self.cards.index(kind, 0, top + 1)
        self.cards[at], self.cards[top] = self.cards[top], self.cards[at]

    def left(self, size: int) -> Counter[Kind]:
        """The kinds that the next card can be.

        A first card that would be shuffled back is left out: turning up until another comes gives the same chances.
        """
        kinds = Counter(self.cards[:size])
        if self.turning_up():
            return Counter({kind: many for kind, many in kinds.items() if self.sheet.opens[kind] != RETURNED})
        return kinds

    def turning_up(self) -> bool:
        """Whether the first discard is still being turned up."""
        if self.table.moves > 0:
            return False
        return not any(row & 0xFF == STARTED for row in self.table.events[: self.table.event_count])


@dataclass(frozen=True, slots=True)
class Entry:
    """What one step told: its events in full, and hands that their holders looked at anew."""

    events: tuple[Event, ...]
    hands: tuple[tuple[Seat, Hand], ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class ChanceRound:
    """A position of a round; ``after`` gives the next one and leaves this one as it is."""

    setting: Setting
    table: Table
    """The table at the last decision; during the deal, with what has been dealt."""
    to_deal: int
    """How many cards are still to be dealt."""
    task: tuple[Seat, Move]
    """The step that waits for cards."""
    draws: tuple[Kind, ...]
    """The kinds drawn in that step so far."""
    needed: Counter[Kind]
    """The kinds that the next card can be, and how many there are of each; empty when no card is waited for."""
    log: tuple[Entry, ...]
    children: dict[int, ChanceRound] = field(init=False, default_factory=dict, repr=False)
    """The positions that were already asked for, where the setting says that they are kept."""

    @classmethod
    def begin(cls, setting: Setting) -> ChanceRound:
        """A round before the deal."""
        edition, seats = setting.box, setting.players
        table = Table()
        clear(table, edition.sheet, seats, setting.dealer % seats, 1)
        pile = [kind for kind, card in enumerate(edition.cards) for _ in range(card.copies)]
        table.draw_pile[: len(pile)] = bytearray(pile)
        table.draw_size = len(pile)
        return cls(setting, table, edition.hand * seats, OPENING, (), Counter(pile), ())

    @property
    def edition(self) -> Edition:
        """The edition with its rulings."""
        return self.setting.box

    @property
    def over(self) -> bool:
        """Whether the round has ended, or has been given up."""
        return not self.needed and (self.table.asks == OVER or self.table.moves >= self.setting.max_moves)

    @property
    def void(self) -> bool:
        """Whether it ended without a winner."""
        return self.over and (self.table.asks != OVER or self.table.winner < 0)

    @property
    def dealt(self) -> bool:
        """Whether the first card lies on the table."""
        return self.table.discard_size > 0

    def moves(self) -> list[Move]:
        """What the seat that is asked may do, in ascending order."""
        out = [0] * MOVES
        return sorted(out[: legal(self.table, self.edition.sheet, self.table.asked, out)])

    def actions(self) -> list[int]:
        """The same by the numbers of :mod:`lastcard.rules.actions`, in ascending order."""
        table, kinds = self.table, len(self.edition.cards)
        return sorted(action_of(move, kinds, table.seats, table.asked) for move in self.moves())

    def view(self, seat: Seat | None) -> View:
        """What a seat may see; only once the first card lies on the table."""
        return view(self.edition, self.table, seat)

    def after(self, what: int) -> ChanceRound:
        """The position after a card, where one is waited for, or after a move of the seat that is asked."""
        if not self.setting.keep_tree:
            return self._after(what)
        if what not in self.children:
            self.children[what] = self._after(what)
        return self.children[what]

    def _after(self, what: int) -> ChanceRound:
        if self.to_deal > 0:
            return self._deal(what)
        if self.needed:
            return self.run(self.task, (*self.draws, what), self.log)
        return self.run((self.table.asked, what), (), self.log)

    def _deal(self, kind: Kind) -> ChanceRound:
        table = self.table.copy()
        seats = table.seats
        number = self.edition.hand * seats - self.to_deal
        table.draw_size -= 1
        top = table.draw_size
        at = table.draw_pile.index(kind, 0, top + 1)
        table.draw_pile[at], table.draw_pile[top] = table.draw_pile[top], table.draw_pile[at]
        receive(table, (table.dealer + 1 + number) % seats, kind)
        dealt = replace(self, table=table, to_deal=self.to_deal - 1, needed=Counter(table.draw_pile[:top]))
        if dealt.to_deal > 0:
            return dealt
        hands = tuple((seat, tuple(kinds_of(table, seat))) for seat in range(seats))
        return dealt.run(OPENING, (), (Entry((), hands),))

    def run(self, task: tuple[Seat, Move], draws: tuple[Kind, ...], log: tuple[Entry, ...]) -> ChanceRound:
        """The position after a step with the cards that were told; it waits for another one if they are too few."""
        table, sheet = self.table.copy(), self.edition.sheet
        bag: Any = Bag(table, self.edition, draws)
        table.draw_pile = bag
        try:
            if task == OPENING:
                open_round(table, sheet)
            else:
                step(table, sheet, *task)
        except CardNeeded as card:
            return replace(self, task=task, draws=draws, needed=card.left, log=log)
        table.draw_pile = bag.cards
        events = read(self.edition, table)
        moved = any(event.verb in ("swapped", "rotated") for event in events)
        hands = tuple((seat, tuple(kinds_of(table, seat))) for seat in range(table.seats)) if moved else ()
        return replace(self, table=table, task=OPENING, draws=(), needed=Counter(), log=(*log, Entry(events, hands)))

    def __deepcopy__(self, memo: object) -> ChanceRound:
        return self

    def __reduce__(self) -> tuple[type[ChanceRound], tuple[object, ...]]:
        parts = (self.setting, self.table, self.to_deal, self.task, self.draws, self.needed, self.log)
        return ChanceRound, parts
