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

from .dice import Dice
from .expert import Expert, color_of, worth_judging
from .facts import facts_of
from .layout import layout_of
from .mind import mind_of
from .nets import HIDDEN, Net, shipped, size_of
from .ruled import PRESSES, answer_call
from .seen import seen_table
from .stakes import Stakes
from .thinkers import BUDGET

SIGHTS: Final = {"honest": HONEST, "hands seen": HANDS_SEEN, "all seen": ALL_SEEN}
NUMBERS: Final = {**COMPILED, "searcher": SEARCHER}
"""Who can sit in a contest."""
MOST_WORLDS: Final = 20_000
"""More bring nothing, whatever the clock says."""
WORKSPACES: Final = 8
"""For so many tables of different kinds a thread keeps what it searches with: half a megabyte each."""


@dataclass(frozen=True)
class Effort:
    """How somebody searches.

    Attributes:
        worlds: in how many worlds.
        sight: what is seen: a key of ``SIGHTS``; all but ``honest`` are cheats, to measure what there is to gain.
        played_by: who plays them out.
        prior: for how many worlds the network's chance counts; 0: for nothing.
        trust: for how many more with each world, since more worlds make what is played out surer, but no better played.
        belief: how hidden cards are dealt.
    """

    worlds: int = 64
    sight: str = "honest"
    played_by: str = "casual"
    prior: int = 200
    trust: int = 2
    belief: tuple[int, ...] = USUAL

    def row(self, worlds: int, networked: bool, stakes: Stakes | None = None) -> npt.NDArray[np.int64]:
        """The same in numbers, with what points are worth beside the round."""
        counts = self.prior + self.trust * worlds if networked and self.prior else 0
        (player,) = numbers_of([self.played_by], networked)
        return np.array([SIGHTS[self.sight], worlds, player, counts, *terms_of(stakes)], np.int64)


def terms_of(stakes: Stakes | None) -> list[int]:
    """What points are worth, as the rules want it (``lastcard.rules.stakes``)."""
    if stakes is None:
        return [0] * 4
    return [round(1e6 * stakes.lean), round(1e3 * stakes.mean), round(1e6 * stakes.won), round(1e6 * stakes.lost)]


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
        return max(4, min(MOST_WORLDS, round(milliseconds / 1000 / (self.seconds * candidates))))

    def learn(self, seconds: float, worlds: int, candidates: int) -> None:
        """What a search took; the last ones count most."""
        self.seconds += 0.3 * (seconds / (worlds * candidates) - self.seconds)


class Workspace:
    """What a search needs besides its question, for one edition and number of seats; one search at a time.

    Attributes:
        networked: whether there is a network; without one the search goes by what it plays out alone.
        pace: how fast it goes here.
    """

    def __init__(self, box: Edition, seats: int, net: Net | None = None) -> None:
        net = net or shipped(box, seats)
        self.networked, self.pace = net is not None, Pace()
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
    box: Edition, players: Sequence[str], deals: int, effort: Effort, net: Net | None = None, seed: str = "search"
) -> Score:
    """Play deals, each once for every seat.

    Args:
        box: the edition with its rulings.
        players: who plays: compiled players, ``expert`` (the network), ``searcher``.
        deals: how many different deals.
        effort: how the searcher searches.
        net: the network; the one that comes with the package if none is given.
        seed: the text all dice come from.
    """
    box.check_seats(len(players))
    return rounds_in(Workspace(box, len(players), net), players, deals * len(players), effort, seed)


def rounds_in(
    space: Workspace, players: Sequence[str], rounds: int, effort: Effort, seed: str, stakes: Stakes | None = None
) -> Score:
    """Play so many rounds in a workspace, whose first table is left as the last of them ended.

    Args:
        space: for the edition and as many seats as there are players.
        players: who plays; with every round of a deal they sit one seat further on.
        rounds: how many rounds.
        effort: how the searcher searches.
        seed: the text all dice come from.
        stakes: what points are worth to the searcher.
    """
    wins = np.zeros(len(players), np.int64)
    began = time.thread_time()
    searched = twin.load("search").contest_searching(
        space.tables, space.sheet, np.array(key_words(match_key(seed)), np.int64), rounds,
        numbers_of(players, space.networked), effort.row(effort.worlds, space.networked, stakes),
        np.array(effort.belief, np.int64), space.study, space.dice, space.tries, wins,
    )  # fmt: skip
    spent = time.thread_time() - began
    return Score(wins, rounds, 1000 * spent / searched if searched else 0.0)


class Workspaces:
    """The workspaces of one thread, those that were used last."""

    def __init__(self) -> None:
        self._known: list[tuple[Edition, int, Workspace]] = []

    def of(self, view: View) -> Workspace:
        """The one for a view."""
        for place, (box, seats, space) in enumerate(self._known):
            if box is view.edition and seats == view.seats:
                self._known.append(self._known.pop(place))
                return space
        space = Workspace(view.edition, view.seats)
        self._known = [*self._known[1 - WORKSPACES :], (view.edition, view.seats, space)]
        return space


@dataclass(frozen=True)
class Search:
    """A question with all it takes to answer it: it can be run in any thread.

    Attributes:
        view: what the seat that is asked sees.
        memory: what everybody could keep in mind of the round.
        dice: dice of its own.
        milliseconds: how much processor time it may take; None: as many worlds as the effort says.
        effort: how it searches.
        stakes: what points are worth; None: the round is all that counts.
    """

    view: View
    memory: tuple[int, ...]
    dice: Dice
    milliseconds: float | None
    effort: Effort
    stakes: Stakes | None

    def run(self, spaces: Workspaces) -> str:
        """The answer; the interpreter is let go of while it searches."""
        space, box = spaces.of(self.view), self.view.edition
        table = resample(self.view, self.dice.below)
        count = len(worth_judging(table, box))
        worlds = self.effort.worlds if self.milliseconds is None else space.pace.worlds(self.milliseconds, count)
        space.tables[0] = records.pack(table)
        space.memory[:] = self.memory
        space.dice[:] = [self.dice.below(1 << 31) for _ in range(4)]
        began = time.thread_time()
        move = twin.load("search").ask_searcher(
            space.tables, space.sheet, self.effort.row(worlds, space.networked, self.stakes),
            np.array(self.effort.belief, np.int64), space.study, space.dice, space.tries,
        )  # fmt: skip
        if count > 1:
            space.pace.learn(time.thread_time() - began, worlds, count)
        return move_text(box, int(move))


class Searcher(Expert):
    """Adds a search to the network; searches alone where an edition has no network.

    It needs the compiled rules, which let go of the interpreter while they search.

    Args:
        seed: where its dice come from.
        milliseconds: how much processor time a move may take; how many worlds that makes is learned on the way. None:
            as many worlds as the effort says, so that the same dice give the same moves.
        effort: how it searches.
        for_match: whether points count for it, as they do for a match.
    """

    def __init__(
        self, seed: str, milliseconds: float | None = BUDGET, effort: Effort | None = None, *, for_match: bool = False
    ) -> None:
        super().__init__(seed, for_match=for_match)
        self.milliseconds, self.effort = milliseconds, effort or Effort()
        self._spaces = Workspaces()

    def choose(self, view: View) -> str:
        """The answer to the open question."""
        return self.at_once(view) or self.search(view).run(self._spaces)

    def at_once(self, view: View) -> str | None:
        """The answer where there is nothing to search."""
        self.recall.color = color_of(view)
        if view.asks in PRESSES:
            return answer_call(view, self.dice, CALLS, CATCHES)
        moves = worth_judging(seen_table(view), view.edition)
        return move_text(view.edition, moves[0]) if len(moves) == 1 else None

    def search(self, view: View) -> Search:
        """The search for an answer."""
        dice = Dice(f"search {self.dice.below(1 << 31)} {self.dice.below(1 << 31)}")
        return Search(view, tuple(self.recall.memory), dice, self.milliseconds, self.effort, self.stakes(view))
