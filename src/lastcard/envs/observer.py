"""A position in numbers, as one seat may see it: the observation of all our environments, and what was told before."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from lastcard.editions import Edition
from lastcard.game.view import kinds_of
from lastcard.rules.observe import observe
from lastcard.rules.words import SEATS, Seat

from .chance_round import ChanceRound
from .knowledge import WORDS, hand_text, told
from .layout import observation_pieces, observation_size

PRIVATE = ("hand", "drawn")
"""The pieces that only their seat may know."""
WORD_AT = {word: at for at, word in enumerate(WORDS)}
NO_SCORES = [0] * SEATS


class Pieces:
    """A row of floats and its pieces; ``show`` fills it.

    The first piece, ``seat``, marks whose row it is. Then come the pieces of
    :func:`~lastcard.envs.layout.observation_pieces`, the same numbers as in the other environments. The last one, where
    it is asked for, is ``events``: a row for each of the latest events, with its verb, its seat, the other seat, its
    card and its amount.
    """

    def __init__(self, edition: Edition, seats: int, events: int = 0, *, private: bool = True, public: bool = True):
        self.edition = edition
        self.seats = seats
        self.row = [0] * observation_size(edition)
        self.places = {
            name: piece.place
            for name, piece in observation_pieces(edition).items()
            if (private if name in PRIVATE else public)
        }
        shapes: dict[str, tuple[int, ...]] = {"seat": (seats,)}
        shapes |= {name: (place.stop - place.start,) for name, place in self.places.items()}
        if events:
            shapes["events"] = (events, len(WORDS) + 2 * seats + len(edition.cards) + 1)
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor: npt.NDArray[np.float32] = np.zeros(sum(sizes), np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        """The pieces by name: the same numbers in other shapes."""
        at = 0
        for (name, shape), size in zip(shapes.items(), sizes, strict=True):
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def show(self, position: ChanceRound, seat: Seat) -> None:
        """Fill the row with what the seat sees and remembers."""
        self.tensor.fill(0)
        self.dict["seat"][seat] = 1
        if not position.dealt:
            if "hand" in self.dict:
                for kind in kinds_of(position.table, seat):
                    self.dict["hand"][kind] += 1
            return
        observe(position.table, self.edition.sheet, seat, NO_SCORES, 0, self.row)
        for name, place in self.places.items():
            self.dict[name][:] = self.row[place]
        if "events" in self.dict:
            self._events(position, seat)

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
            row[words + 2 * self.seats + kinds] = event.amount


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
