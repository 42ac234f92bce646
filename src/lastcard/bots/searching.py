"""Players that search (``lastcard.rules.search``): one for a seat, and contests that measure them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from lastcard.compiled import records, twin
from lastcard.editions import Edition
from lastcard.game import View
from lastcard.game.keys import key_words, match_key
from lastcard.game.notation import move_text
from lastcard.game.resample import resample
from lastcard.rules.memory import MEMORY
from lastcard.rules.mind import COMPILED
from lastcard.rules.network import CALLS, CATCHES
from lastcard.rules.search import SEARCHER
from lastcard.rules.words import MOVES
from lastcard.rules.worlds import ALL_SEEN, HANDS_SEEN, HONEST, USUAL

from .expert import Expert, color_of, worth_judging
from .facts import facts_of
from .layout import layout_of
from .mind import mind_of
from .nets import HIDDEN, Net, shipped, size_of
from .ruled import PRESSES, answer_call

SIGHTS: Final = {"honest": HONEST, "hands seen": HANDS_SEEN, "all seen": ALL_SEEN}
NUMBERS: Final = {**COMPILED, "searcher": SEARCHER}
"""Who can sit in a contest."""


@dataclass(frozen=True)
class Terms:
    """How somebody searches.

    Attributes:
        worlds: in how many worlds.
        sight: what is seen: a key of ``SIGHTS``; all but ``honest`` are cheats, to measure what there is to gain.
        played_by: who plays them out.
        prior: for how many worlds the network's chance counts; 0: for nothing.
        belief: how hidden cards are dealt.
    """

    worlds: int = 64
    sight: str = "honest"
    played_by: str = "casual"
    prior: int = 200
    belief: tuple[int, ...] = USUAL

    def row(self, worlds: int, networked: bool) -> npt.NDArray[np.int64]:
        """The terms in numbers."""
        prior, (player,) = self.prior if networked else 0, numbers_of([self.played_by], networked)
        return np.array([SIGHTS[self.sight], worlds, player, prior], np.int64)


def numbers_of(players: Sequence[str], networked: bool) -> npt.NDArray[np.int64]:
    """Players by number; ``expert`` without a network is ``sharp``."""
    numbers = {**NUMBERS, "expert": NUMBERS["expert" if networked else "sharp"]}
    return np.array([numbers[name] for name in players], np.int64)


@dataclass
class Pace:
    """How many worlds a budget of time is good for.

    Attributes:
        seconds: what one candidate takes in one world, as seen so far.
    """

    seconds: float = 1e-5

    def worlds(self, milliseconds: float, candidates: int) -> int:
        """In how many worlds so many candidates can be tried; at least four."""
        return max(4, round(milliseconds / 1000 / (self.seconds * candidates)))

    def learn(self, seconds: float, worlds: int, candidates: int) -> None:
        """What a search took; the last ones count most."""
        self.seconds += 0.3 * (seconds / (worlds * candidates) - self.seconds)


class Room:
    """What a search needs besides its terms, for one edition and number of seats.

    Attributes:
        networked: whether there is a network; without one the search goes by what it plays out alone.
    """

    def __init__(self, box: Edition, seats: int, net: Net | None = None) -> None:
        net = net or shipped(box, seats)
        self.networked = net is not None
        lay = layout_of(box, HIDDEN)
        mind = mind_of([net or Net({}, lay, np.zeros(size_of(lay), np.float32))])
        facts = np.array(facts_of(box), np.int64)
        self.tables, self.sheet = records.tables(3), records.sheet_of(box)
        self.memory, self.dice = mind[0], np.zeros(4, np.int64)
        self.study: tuple[Any, ...] = mind, np.zeros(MEMORY, np.int64), facts, np.zeros(4, np.int64)
        self.tries = tuple(np.zeros(MOVES, kind) for kind in (np.int64, np.float32, np.int64, np.float32))


@dataclass(frozen=True)
class Score:
    """What came of a contest.

    Attributes:
        wins: rounds won by each of the players.
        rounds: how many there were.
        milliseconds: what a search cost, of processor time; dealing and the others' moves are in it.
    """

    wins: npt.NDArray[np.int64]
    rounds: int
    milliseconds: float

    @property
    def share(self) -> float:
        """The first player's share of the rounds."""
        return float(self.wins[0]) / self.rounds


def contest(
    box: Edition, players: Sequence[str], deals: int, terms: Terms, net: Net | None = None, seed: str = "search"
) -> Score:
    """Play deals, each once for every seat.

    Args:
        box: the edition with its rulings.
        players: who plays: compiled players, ``expert`` (the network), ``searcher``.
        deals: how many different deals.
        terms: how the searcher searches.
        net: the network; the one that comes with the package if none is given.
        seed: the text all dice come from.
    """
    box.check_seats(len(players))
    room, wins = Room(box, len(players), net), np.zeros(len(players), np.int64)
    began = time.thread_time()
    searched = twin.load("search").contest_searching(
        room.tables, room.sheet, np.array(key_words(match_key(seed)), np.int64), deals * len(players),
        numbers_of(players, room.networked), terms.row(terms.worlds, room.networked), np.array(terms.belief, np.int64),
        room.study, room.dice, room.tries, wins,
    )  # fmt: skip
    spent = time.thread_time() - began
    return Score(wins, deals * len(players), 1000 * spent / searched if searched else 0.0)


class Searcher(Expert):
    """Adds a search to the network; searches alone where an edition has no network.

    It needs the compiled rules, which let go of the interpreter while they search.

    Args:
        seed: where its dice come from.
        milliseconds: how long it may think about a move; how many worlds that makes is learned on the way. None: as
            many worlds as the terms say, so that the same dice give the same moves.
        terms: how it searches.
    """

    def __init__(self, seed: str, milliseconds: float | None = 20.0, terms: Terms | None = None) -> None:
        super().__init__(seed)
        self.milliseconds, self.terms, self.pace = milliseconds, terms or Terms(), Pace()
        self._room: tuple[Edition, int, Room] | None = None

    def choose(self, view: View) -> str:
        """The answer to the open question."""
        self.recall.color = color_of(view)
        if view.asks in PRESSES:
            return answer_call(view, self.dice, CALLS, CATCHES)
        table = resample(view, self.dice.below)
        moves = worth_judging(table, view.edition)
        if len(moves) == 1:
            return move_text(view.edition, moves[0])
        room, count = self._room_for(view), len(moves)
        worlds = self.terms.worlds if self.milliseconds is None else self.pace.worlds(self.milliseconds, count)
        room.tables[0] = records.pack(table)
        room.memory[:] = self.recall.memory
        room.dice[:] = [self.dice.below(1 << 31) for _ in range(4)]
        began = time.perf_counter()
        move = twin.load("search").ask_searcher(
            room.tables, room.sheet, self.terms.row(worlds, room.networked), np.array(self.terms.belief, np.int64),
            room.study, room.dice, room.tries,
        )  # fmt: skip
        self.pace.learn(time.perf_counter() - began, worlds, count)
        return move_text(view.edition, int(move))

    def _room_for(self, view: View) -> Room:
        known = self._room
        if known is None or known[0] is not view.edition or known[1] != view.seats:
            known = self._room = view.edition, view.seats, Room(view.edition, view.seats)
        return known[2]
