"""A position in numbers, as one seat may see it, in named pieces of one row of floats."""

from __future__ import annotations

from collections import Counter

import numpy as np
import numpy.typing as npt

from lastcard.editions import Edition
from lastcard.editions.cards import COLOR_NAMES
from lastcard.game.notation import QUESTIONS
from lastcard.game.view import View, kinds_of
from lastcard.rules.words import Seat

from .chance_round import ChanceRound
from .knowledge import WORDS, hand_text, told

Shape = tuple[int, ...]
WORD_AT = {word: at for at, word in enumerate(WORDS)}


def pieces_of(edition: Edition, seats: int, events: int, *, private: bool, public: bool) -> list[tuple[str, Shape]]:
    """The names and shapes of the pieces. Seats are counted from the viewer on, to the left."""
    kinds = len(edition.cards)
    found: list[tuple[str, Shape]] = [("seat", (seats,))]
    if private:
        found += [("hand", (kinds,)), ("drawn", (kinds,))]
    if public:
        found += [
            ("question", (len(QUESTIONS),)),
            ("asked", (seats,)),
            ("turn", (seats,)),
            ("direction", (1,)),
            ("color", (len(COLOR_NAMES) + 1,)),
            ("top", (kinds,)),
            ("discard", (kinds,)),
            ("held", (seats,)),
            ("draw_pile", (1,)),
            ("owed", (1,)),
            ("called", (seats,)),
            ("catchable", (seats,)),
        ]
    if events:
        found.append(("events", (events, len(WORDS) + 2 * seats + kinds + 1)))
    return found


class Pieces:
    """A row of floats and its pieces; ``set_from`` fills it.

    Counts are divided by the most that there can be, so that everything lies between -1 and 1.
    """

    def __init__(self, edition: Edition, seats: int, events: int = 0, *, private: bool = True, public: bool = True):
        self.edition = edition
        self.seats = seats
        self.public = public
        shapes = pieces_of(edition, seats, events, private=private, public=public)
        sizes = [int(np.prod(shape)) for _, shape in shapes]
        self.tensor: npt.NDArray[np.float32] = np.zeros(sum(sizes), np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        """The pieces by name: other shapes of the same numbers."""
        at = 0
        for (name, shape), size in zip(shapes, sizes, strict=True):
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def show(self, position: ChanceRound, seat: Seat) -> None:
        """Fill the row with what the seat sees and remembers."""
        self.tensor.fill(0)
        self.dict["seat"][seat] = 1
        if not position.dealt:
            if "hand" in self.dict:
                for kind in kinds_of(position.table, seat):
                    self.dict["hand"][kind] += 1 / self.edition.cards[kind].copies
            return
        seen = position.view(seat)
        if "hand" in self.dict:
            self._count("hand", seen.hand)
            if seen.drawn:
                self.dict["drawn"][self.edition.kinds[seen.drawn]] = 1
        if self.public:
            self._public(seen, seat)
        if "events" in self.dict:
            self._events(position, seat)

    def _count(self, piece: str, cards: tuple[str, ...]) -> None:
        for code, many in Counter(cards).items():
            kind = self.edition.kinds[code]
            self.dict[piece][kind] = many / self.edition.cards[kind].copies

    def _public(self, seen: View, seat: Seat) -> None:
        show = self.dict
        show["question"][QUESTIONS.index(seen.asks)] = 1
        if seen.asked >= 0:
            show["asked"][(seen.asked - seat) % self.seats] = 1
        show["turn"][(seen.turn - seat) % self.seats] = 1
        show["direction"][0] = seen.direction
        show["color"][(*COLOR_NAMES, "none").index(seen.color)] = 1
        show["top"][self.edition.kinds[seen.top]] = 1
        self._count("discard", seen.discard)
        for other in range(self.seats):
            show["held"][(other - seat) % self.seats] = seen.held[other] / self.edition.size
        show["draw_pile"][0] = seen.draw_pile / self.edition.size
        show["owed"][0] = min(1.0, seen.owed / 100)
        for name, marked in (("called", seen.called), ("catchable", seen.catchable)):
            for other in marked:
                show[name][(other - seat) % self.seats] = 1

    def _events(self, position: ChanceRound, seat: Seat) -> None:
        rows = self.dict["events"]
        latest = told(position, seat)[-len(rows) :]
        words, kinds = len(WORDS), len(self.edition.cards)
        for row, event in zip(rows, latest, strict=False):
            row[WORD_AT[event.verb]] = 1
            if event.seat >= 0:
                row[words + (event.seat - seat) % self.seats] = 1
            if event.other >= 0:
                row[words + self.seats + (event.other - seat) % self.seats] = 1
            if event.card:
                row[words + 2 * self.seats + self.edition.kinds[event.card]] = 1
            row[words + 2 * self.seats + kinds] = min(1.0, event.amount / 255)


def sight(position: ChanceRound, seat: Seat) -> str:
    """What a seat sees now, as text; it remembers nothing."""
    if not position.dealt:
        return f"seat {seat}\ndealt {hand_text(position, seat)}"
    seen = position.view(seat)
    return "\n".join(
        [
            f"seat {seat}",
            f"hand {' '.join(seen.hand)}",
            f"top {seen.top} {seen.color}",
            f"{seen.asks} {seen.asked} turn {seen.turn} direction {seen.direction} owed {seen.owed}",
            f"held {' '.join(map(str, seen.held))} pile {seen.draw_pile}",
            f"discard {' '.join(sorted(seen.discard[:-1]))}",
            *([f"drawn {seen.drawn}"] if seen.drawn else []),
            *([f"called {seen.called}"] if seen.called else []),
            *([f"catchable {seen.catchable}"] if seen.catchable else []),
        ]
    )
