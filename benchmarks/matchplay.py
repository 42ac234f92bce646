"""What playing for the match adds to playing for the round: python -m benchmarks.matchplay [alone|search].

With two seats:

- `alone`: the network against itself, where one of the two plays for the match: it adds to the log-odds of each move so
  much for each point that the move takes out of the hand (``lastcard.bots.stakes``);
- `search`: the network with a search on top, as it is at real tables, once for the match and once for the round,
  against the network alone, which plays for the round.

Every match is played twice, with the same deals and the seats changed; the 95 % interval is that of such pairs.
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass
from typing import Protocol

import numpy as np
import numpy.typing as npt

from benchmarks.measuring import Row, show
from lastcard.bots.contest import Arena
from lastcard.bots.nets import Net, shipped, size_of
from lastcard.bots.searching import Effort, Workspace, rounds_in
from lastcard.bots.stakes import LEAN, STEP, stakes_at
from lastcard.editions import BOXES, Edition, edition
from lastcard.intervals import WIDE
from lastcard.rules.columns import ROUND_COLUMNS, WINNER
from lastcard.rules.features import ANSWER, FIRST, GIVEN, INPUTS, PLAYED_KIND, SECOND
from lastcard.rules.mind import EXPERT

LEVELS = 12
"""How many amounts are told apart that a point can count."""
LONGEST = 64
"""Rounds of a match that have deals of their own; an even number, so that the deal goes round."""


def leaning(net: Net, box: Edition, much: float) -> Net:
    """A network with one more unit in each layer, which adds to the log-odds ``much`` for each point that goes out.

    A card drawn counts for the points of a mean card, so that the unit is never below zero.
    """
    wide, narrow, inputs = net.lay[FIRST], net.lay[SECOND], net.lay[INPUTS]
    mean = sum(card.copies * card.points for card in box.cards) / box.size
    ends = np.cumsum([inputs * wide, wide, wide * narrow, narrow, narrow, 1])
    first, offsets, second, inner, last, end = np.split(net.numbers, ends[:-1])
    rows = np.pad(first.reshape(inputs, wide), ((0, 0), (0, 1)))
    for kind, card in enumerate(box.cards):
        rows[net.lay[PLAYED_KIND] + kind, wide] = rows[net.lay[GIVEN] + kind, wide] = card.points
    rows[net.lay[ANSWER], wide] = -mean
    inner_rows = np.pad(second.reshape(wide, narrow), ((0, 1), (0, 1)))
    inner_rows[wide, narrow] = 1.0
    pieces = (rows, np.append(offsets, mean), inner_rows, np.append(inner, 0.0), np.append(last, much), end)
    lay = list(net.lay)
    lay[FIRST], lay[SECOND] = wide + 1, narrow + 1
    numbers = np.concatenate([piece.ravel() for piece in pieces]).astype(np.float32)
    assert numbers.shape == (size_of(lay),)
    return Net({}, lay, numbers)


@dataclass(frozen=True)
class Outcome:
    """A match, or several, of the one who plays for the match: matches and rounds won, and rounds in all."""

    matches: int
    won: int
    rounds: int

    def __add__(self, other: Outcome) -> Outcome:
        return Outcome(self.matches + other.matches, self.won + other.won, self.rounds + other.rounds)


def row_of(box: Edition, title: str, pairs: list[Outcome]) -> Row:
    """The share of the matches with its interval, and that of the rounds."""
    shares = np.array([pair.matches for pair in pairs]) / 2
    return {
        "edition": box.name,
        "target": box.target,
        "plays": title,
        "wins_percent": np.round(100 * shares.mean(), 2),
        "half_width": np.round(100 * WIDE * float(shares.std()) / math.sqrt(len(shares)), 2),
        "matches": 2 * len(shares),
        "rounds_percent": np.round(100 * sum(pair.won for pair in pairs) / sum(pair.rounds for pair in pairs), 2),
    }


def leans_at(box: Edition, net: Net, lean: float) -> npt.NDArray[np.float64]:
    """What a point that goes out counts in log-odds at every two scores, in steps of ``STEP`` points."""
    steps, scores = tuple(net.header["points"]), range(0, box.target, STEP)
    return np.array(
        [[2 * lean * stakes_at(steps, box.target, mine, other).lost for other in scores] for mine in scores]
    )


class Duel:
    """The network playing for the match against the same network playing for the round."""

    def __init__(self, box: Edition, net: Net, lean: float, seed: str) -> None:
        each = leans_at(box, net, lean)
        top = float(each.max())
        nets = [leaning(net, box, top * level / (LEVELS - 1)) for level in range(LEVELS)]
        self._levels = np.rint(each / (top if top > 0 else 1.0) * (LEVELS - 1)).astype(np.int64)
        self._arena, self._target = Arena(box, nets, seed), box.target

    def play(self, match: int, mine: int) -> Outcome:
        """A match of the one who plays for the match from a seat; its deals are those of the match's number."""
        scores, number, won = [0, 0], 0, 0
        while max(scores) < self._target:
            level = int(self._levels[scores[mine] // STEP, scores[1 - mine] // STEP])
            players = [EXPERT, EXPERT]
            players[mine] += level
            row = self._arena.play(match * LONGEST + number % LONGEST, 1, players)[0]
            winner = int(row[WINNER])
            if winner >= 0:
                scores[winner] += int(row[ROUND_COLUMNS + winner])
            won += winner == mine
            number += 1
        return Outcome(int(scores[mine] >= self._target), int(won), number)


class SearchingDuel:
    """A search on top of the network, for the match or for the round, against the network alone, for the round."""

    def __init__(self, box: Edition, net: Net, worlds: int, seed: str, *, for_match: bool) -> None:
        self._space, self._effort, self._seed = Workspace(box, 2, net), Effort(worlds), seed
        self._steps = tuple(net.header["points"]) if for_match else ()
        self._target = box.target

    def play(self, match: int, mine: int) -> Outcome:
        """A match of the one who searches from a seat; its deals are those of the match's number."""
        scores, number, won = [0, 0], 0, 0  # its own first
        while max(scores) < self._target:
            stakes = stakes_at(self._steps, self._target, *scores) if self._steps else None
            seat = (mine + number) % 2
            players = ["searcher", "expert"] if seat == 0 else ["expert", "searcher"]
            rounds_in(self._space, players, 1, self._effort, f"{self._seed} {match} {number}", stakes)
            table = self._space.tables[0]
            winner = int(table["winner"])
            if winner >= 0:
                scores[winner ^ seat] += int(table["points"][winner])
            won += winner == seat
            number += 1
        return Outcome(int(scores[0] >= self._target), int(won), number)


class Plays(Protocol):
    """Two of whom one is measured."""

    def play(self, match: int, mine: int) -> Outcome:
        """A match with the one who is measured in a seat."""


def paired(duel: Plays, matches: int) -> list[Outcome]:
    """Matches, each of them played from both seats."""
    return [duel.play(match, 0) + duel.play(match, 1) for match in range(matches // 2)]


def alone(args: argparse.Namespace) -> None:
    """The network for the match against the network for the round."""
    for name in args.editions.split(","):
        box = edition(name)
        net = network(box)
        stakes = stakes_at(tuple(net.header["points"]), box.target, 0, 0)
        title = f"{name}: a round brings {stakes.mean:.0f} points in the mean"
        show(title, [
            row_of(box, f"for the match, lean {lean:g}", paired(Duel(box, net, lean, args.seed), args.matches))
            for lean in map(float, args.leans.split(","))
        ])  # fmt: skip


def searching(args: argparse.Namespace) -> None:
    """The network and a search, for the match and for the round, against the network for the round."""
    for name in args.editions.split(","):
        box = edition(name)
        show(f"{name}: a search in {args.worlds} worlds against the network alone", [
            row_of(box, title, paired(
                SearchingDuel(box, network(box), args.worlds, args.seed, for_match=for_match), args.matches
            ))
            for title, for_match in (("for the round", False), ("for the match", True))
        ])  # fmt: skip


def network(box: Edition) -> Net:
    """The network for two seats."""
    net = shipped(box, 2)
    assert net is not None
    return net


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", nargs="?", choices=("alone", "search"), default="alone")
    parser.add_argument("--matches", type=int, default=20_000, help="matches of each row (20000)")
    parser.add_argument("--leans", default=f"{LEAN:g}", help=f"leans to be measured, of the network alone ({LEAN:g})")
    parser.add_argument("--worlds", type=int, default=64, help="in how many worlds is searched (64)")
    parser.add_argument("--editions", default=",".join(BOXES))
    parser.add_argument("--seed", default="matches")
    args = parser.parse_args()
    (alone if args.part == "alone" else searching)(args)


if __name__ == "__main__":
    main()
