"""What playing for the match adds to playing for the round: python -m benchmarks.matchplay [--matches N].

With two seats, the network against itself, where one of the two plays for the match. The network says how likely its
seat is to win the round; points are what it knows nothing of. Whoever plays for the match adds to the log-odds of each
move so much for each point that the move takes out of the hand. How much is worked out for every two scores from the
table of chances to win the match, which is found backwards from the target, by the points that rounds between two
networks bring: it is what a point more in the hand costs if the round is lost, over what winning the round is worth,
times a `lean`. Leans are chosen by other matches than those they are measured by.

Every match is played twice, with the same deals and the seats changed; the 95 % interval is that of such pairs.
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from benchmarks.measuring import Row, show
from lastcard.bots.facts import facts_of
from lastcard.bots.mind import mind_of
from lastcard.bots.nets import Net, shipped, size_of
from lastcard.compiled import records, twin
from lastcard.compiled.batch import MOST_MOVES
from lastcard.editions import BOXES, Edition, edition
from lastcard.game.keys import key_words, match_key
from lastcard.intervals import WIDE
from lastcard.rules.columns import HAND_CLASSES, KIND_COLUMNS, PLAY_COLUMNS, ROUND_COLUMNS, STATE, WINNER
from lastcard.rules.features import ANSWER, FIRST, GIVEN, INPUTS, PLAYED_KIND, SECOND
from lastcard.rules.mind import EXPERT
from lastcard.rules.words import KINDS, MOVES

Chances = npt.NDArray[np.float64]
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


class Rounds:
    """Rounds between networks of one size, two seats."""

    def __init__(self, box: Edition, nets: list[Net], seed: str) -> None:
        self.box, self.mind = box, mind_of(nets)
        self.table, self.sheet = records.tables(1)[0], records.sheet_of(box)
        self.key, self.facts = np.array(key_words(match_key(seed)), np.int64), np.array(facts_of(box), np.int64)
        sizes = (4, MOVES, STATE, MOST_MOVES + 2, MOST_MOVES + 2, KINDS * KIND_COLUMNS)
        self.room = [np.zeros(size, np.int64) for size in (*sizes, KINDS * HAND_CLASSES * PLAY_COLUMNS)]
        self.survey = twin.load("survey").survey_rounds

    def play(self, first: int, count: int, seated: tuple[int, int]) -> npt.NDArray[np.int64]:
        """Deals from number ``first`` on with these networks; of each the winner and the points."""
        width = ROUND_COLUMNS + 4
        rows, (dice, out, state, plays, flips, kinds, sizes) = np.zeros(count * width, np.int64), self.room
        self.survey(
            self.table, self.sheet, self.key, first, count, 2, 1, self.facts,
            np.array([EXPERT + seated[0], EXPERT + seated[1]], np.int64), 1, MOST_MOVES, dice, out, rows, state, plays,
            flips, kinds, sizes, self.mind,
        )  # fmt: skip
        return rows.reshape(count, width)[:, [WINNER, ROUND_COLUMNS, ROUND_COLUMNS + 1]]


def points_of_rounds(box: Edition, net: Net, rounds: int = 20_000) -> Chances:
    """How likely a round brings its winner so many points."""
    found = Rounds(box, [net], "points").play(0, rounds, (0, 0))
    won = found[found[:, 0] >= 0]
    return np.bincount(won[:, 1:].max(axis=1)) / len(won)


def match_chances(points: Chances, target: int) -> Chances:
    """How likely one wins the match at every two scores, if each round is as likely to be won by either."""
    most = len(points) - 1
    chances = np.zeros((target + most + 1, target + most + 1))
    chances[target:, :target] = 1.0
    # Both at the target never come about, and nothing reads them.
    for total in range(2 * target - 2, -1, -1):
        for mine in range(max(0, total - target + 1), min(target - 1, total) + 1):
            other = total - mine
            up = chances[mine + 1 : mine + most + 1, other] @ points[1:]
            up += chances[mine, other + 1 : other + most + 1] @ points[1:]
            chances[mine, other] = up / 2 / (1.0 - points[0])
    return chances


def worth_of_points(chances: Chances, points: Chances, target: int) -> Chances:
    """What a point in the hand costs at every two scores, one's own and the other's, in log-odds at even odds."""
    most = len(points) - 1
    worth = np.zeros((target, target))
    for mine in range(target):
        for other in range(target):
            lost = chances[mine, other : other + most + 1]
            more = chances[mine, other + 1 : other + most + 2]
            won = chances[mine : mine + most + 1, other] @ points
            costs, brings = float((lost - more) @ points), float(won - lost @ points)
            worth[mine, other] = 2 * costs / max(brings, 1e-9)
    return worth


@dataclass(frozen=True)
class Outcome:
    """A match, or several, of the one who plays for the match: matches and rounds won, and rounds in all."""

    matches: int
    won: int
    rounds: int

    def __add__(self, other: Outcome) -> Outcome:
        return Outcome(self.matches + other.matches, self.won + other.won, self.rounds + other.rounds)


def row_of(box: Edition, lean: float, pairs: list[Outcome]) -> Row:
    """The share of the matches with its interval, and that of the rounds."""
    shares = np.array([pair.matches for pair in pairs]) / 2
    return {
        "edition": box.name,
        "target": box.target,
        "lean": lean,
        "wins_percent": np.round(100 * shares.mean(), 2),
        "half_width": np.round(100 * WIDE * float(shares.std()) / math.sqrt(len(shares)), 2),
        "matches": 2 * len(shares),
        "rounds_percent": np.round(100 * sum(pair.won for pair in pairs) / sum(pair.rounds for pair in pairs), 2),
    }


def played(box: Edition, net: Net, worth: Chances, lean: float, matches: int, seed: str) -> list[Outcome]:
    """Pairs of matches of the one who plays for the match against the same network playing for the round."""
    each = worth * lean
    top = float(each.max())
    nets = [leaning(net, box, top * level / (LEVELS - 1)) for level in range(LEVELS)]
    levels = np.rint(each / (top if top > 0 else 1.0) * (LEVELS - 1)).astype(np.int64)
    rounds = Rounds(box, nets, seed)
    return [
        one_match(rounds, levels, box.target, match, 0) + one_match(rounds, levels, box.target, match, 1)
        for match in range(matches // 2)
    ]


def one_match(rounds: Rounds, levels: npt.NDArray[np.int64], target: int, match: int, mine: int) -> Outcome:
    """A match of the one who plays for the match from a seat; its deals are those of the match's number."""
    scores, number, won = [0, 0], 0, 0
    while max(scores) < target:
        level = int(levels[scores[mine], scores[1 - mine]])
        seated = (level, 0) if mine == 0 else (0, level)
        (winner, *points), *_ = rounds.play(match * LONGEST + number % LONGEST, 1, seated)
        if winner >= 0:
            scores[winner] += int(points[winner])
        won += winner == mine
        number += 1
    return Outcome(int(scores[mine] >= target), int(won), number)


def main() -> None:
    """Work the chances out, play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=20_000, help="matches of each row (20000)")
    parser.add_argument("--leans", default="0.25", help="leans to be measured (0.25)")
    parser.add_argument("--editions", default=",".join(BOXES))
    parser.add_argument("--seed", default="matches")
    args = parser.parse_args()
    for name in args.editions.split(","):
        box = edition(name)
        net = shipped(box, 2)
        assert net is not None
        points = points_of_rounds(box, net)
        worth = worth_of_points(match_chances(points, box.target), points, box.target)
        mean = float(points @ np.arange(len(points)))
        title = f"{name}: a round brings {mean:.0f} points in the mean; a point counts up to {worth.max():.4f}"
        leans = [float(lean) for lean in args.leans.split(",")]
        show(title, [row_of(box, lean, played(box, net, worth, lean, args.matches, args.seed)) for lean in leans])


if __name__ == "__main__":
    main()
