"""Trains a network by playing against itself: python -m lastcard.bots.train EDITION --seats 2 --seconds 700 --out FILE.

Deep Monte Carlo (Zha et al. 2021, DouZero), mixed with the network's own forecasts (TD(lambda), Sutton 1988): a
decision of a round is judged by whether its seat won in the end, and by what the network saw at its next decisions.
Seconds are of processor time, so that other programs on the machine do no harm; what comes of a number of steps
depends on the seed alone.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from lastcard.compiled import records, twin
from lastcard.editions import Edition, edition
from lastcard.errors import LastCardError
from lastcard.game.keys import key_words, match_key
from lastcard.rules.features import FIRST, INPUTS, MOST_INPUTS, SECOND
from lastcard.rules.memory import MEMORY
from lastcard.rules.mind import EXPERT
from lastcard.rules.players import PLAYERS
from lastcard.rules.selfplay import LEARNER
from lastcard.rules.words import SEATS

from .contest import contest, points_brought
from .facts import facts_of
from .layout import layout_of
from .mind import desk_of, mind_of
from .nets import HIDDEN, Net, header_of, load, save, size_of
from .stakes import in_steps

LONGEST: Final = 2000
"""A round that has more moves is left out."""
SLOWER: Final = ((0.5, 1.0), (0.8, 0.3), (1.0, 0.1))
"""Up to which share of the training steps have which share of that length."""
MEASURED: Final = 4000
"""Rounds against ``random`` by which the curve is drawn."""


@dataclass(frozen=True)
class Recipe:
    """How it is learned.

    Attributes:
        batch: decisions learned from in one step.
        rate: the length of a step at first.
        explores: in which share of the decisions any move is tried.
        keeps: lambda: how much of what comes after the next decision is learned, beside what the network saw there; 1:
            nothing but how the round ended.
    """

    batch: int = 512
    rate: float = 4e-3
    explores: float = 0.02
    keeps: float = 0.6


USUAL: Final = Recipe()
"""Among the best of a dozen, each tried for 120 seconds in classic with two seats (docs/bots.md)."""


@dataclass(frozen=True)
class Wish:
    """What is to be trained, and how.

    Attributes:
        box: the edition with its rulings.
        seats: the numbers of seats that rounds have, in turn; one may stand there several times.
        seed: where everything comes from.
        seconds: of processor time, if ``steps`` is 0.
        steps: of Adam.
        hidden: the sizes of the hidden layers.
        start: a network to begin with; None: a new one.
        against: who plays all seats but one: a compiled player's name or a network; None: the one who learns.
        recipe: how it learns.
    """

    box: Edition
    seats: tuple[int, ...]
    seed: int = 1
    seconds: float = 60.0
    steps: int = 0
    hidden: tuple[int, int] = HIDDEN
    start: Net | None = None
    against: str | Net | None = None
    recipe: Recipe = USUAL


@dataclass
class Point:
    """A point of the curve."""

    seconds: float
    rounds: int
    steps: int
    loss: float
    wins: dict[int, float] = field(default_factory=dict)
    """By number of seats: the share of rounds won against ``random``."""


def new_numbers(lay: Sequence[int], seed: int) -> npt.NDArray[np.float32]:
    """Weights to begin with (He et al. 2015), small enough for a few dozen inputs that are not zero."""
    wide, narrow, inputs = lay[FIRST], lay[SECOND], lay[INPUTS]
    dice = np.random.default_rng(seed)
    pieces = (
        dice.standard_normal(inputs * wide) * 0.15,
        np.zeros(wide),
        dice.standard_normal(wide * narrow) * np.sqrt(2 / wide),
        np.zeros(narrow),
        dice.standard_normal(narrow) * 0.15,
        np.zeros(1),
    )
    return np.concatenate(pieces).astype(np.float32)


class Training:
    """A network that is being trained."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        lay = list(wish.start.lay) if wish.start else layout_of(edition(wish.box.name), wish.hidden)
        numbers = wish.start.numbers.copy() if wish.start else new_numbers(lay, wish.seed)
        self.net = Net({}, lay, numbers)
        self.spent, self.rounds, self.steps = 0.0, 0, 0
        self.losses: list[float] = []
        self._table, self._sheet = records.tables(1)[0], records.sheet_of(wish.box)
        self._key = np.array(key_words(match_key(f"train {wish.seed}")), np.int64)
        self._lay, self._desk = np.array(lay, np.int64), desk_of(lay)
        rows = wish.recipe.batch + LONGEST
        self._samples = (
            np.zeros((rows, MOST_INPUTS), np.int64),
            np.zeros((rows, MOST_INPUTS), np.float32),
            np.zeros(rows, np.int64),
            np.zeros(rows, np.float32),
            np.zeros(rows, np.float32),
            np.zeros(2 * SEATS, np.float32),
        )
        moments = [np.zeros(size_of(lay), np.float32) for _ in range(3)]
        self._slope = (*moments, np.zeros(lay[SECOND], np.float32))
        self._memory, self._dice = np.zeros(MEMORY, np.int64), np.zeros(4, np.int64)
        self._player, self._rival = self._rival_of(wish)

    def _rival_of(self, wish: Wish) -> tuple[int, tuple[Any, ...]]:
        """Who sits against the one who learns, and what it plays by."""
        net = wish.against if isinstance(wish.against, Net) else self.net
        _, *minded = mind_of([net])
        rival = np.array(facts_of(wish.box), np.int64), *minded
        if wish.against is None:
            return LEARNER, rival
        return EXPERT if isinstance(wish.against, Net) else PLAYERS[wish.against], rival

    def step(self) -> None:
        """Play a batch of decisions and learn from it."""
        began, recipe = time.process_time(), self.wish.recipe
        done, rounds = twin.load("selfplay").gather(
            self._table, self._sheet, self._key, self.rounds, np.array(self.wish.seats, np.int64),
            int(recipe.explores * 2**32), LONGEST, recipe.batch, self._lay, self.net.numbers, self._memory,
            self._dice, self._desk, self._player, self._rival, recipe.keeps, self._samples,
        )  # fmt: skip
        self.rounds += int(rounds)
        self.steps += 1
        loss = twin.load("learning").improve(
            self._lay, self.net.numbers, self._samples, done, self.rate(), self.steps, self._desk, self._slope
        )
        self.losses.append(float(loss))
        if self.steps > 1:  # the first step waits for the compiler
            self.spent += time.process_time() - began

    @property
    def share(self) -> float:
        """How much of the training is done."""
        if self.wish.steps:
            return self.steps / self.wish.steps
        return self.spent / self.wish.seconds if self.wish.seconds else 1.0

    def rate(self) -> float:
        """The length of a step now."""
        parts = (part for until, part in SLOWER if self.share < until or until == SLOWER[-1][0])
        return self.wish.recipe.rate * next(parts)

    def point(self) -> Point:
        """Where the curve is now."""
        loss = float(np.mean(self.losses)) if self.losses else 0.0
        self.losses.clear()
        point = Point(round(self.spent, 1), self.rounds, self.steps, round(loss, 4))
        for seats in sorted(set(self.wish.seats)):
            wins = contest(self.wish.box, ["expert", *["random"] * (seats - 1)], MEASURED // seats, self.net)
            point.wins[seats] = round(float(wins[0]) / (MEASURED // seats * seats), 4)
        return point

    def run(self, points: int = 20) -> Iterator[Point]:
        """Train to the end, and draw the curve on the way."""
        yield self.point()
        for number in range(1, points + 1):
            while self.share < number / points:
                self.step()
            yield self.point()


def result(training: Training) -> Net:
    """The network with what a file says of itself."""
    wish, net = training.wish, training.net
    facts = {"points": in_steps(points_brought(wish.box, net))} if wish.seats == (2,) else {}
    header = header_of(
        wish.box,
        wish.hidden,
        seats=sorted(set(wish.seats)),
        seed=wish.seed,
        seconds=round(training.spent),
        steps=training.steps,
        rounds=training.rounds,
        command=command_of(wish),
        **facts,
    )
    return Net(header, net.lay, net.numbers)


def command_of(wish: Wish) -> str:
    """The command that trains so."""
    long = f"--steps {wish.steps}" if wish.steps else f"--seconds {wish.seconds:g}"
    seats = ",".join(map(str, wish.seats))
    sizes = "" if wish.hidden == HIDDEN else " --hidden " + ",".join(map(str, wish.hidden))
    begun = " --start FILE" if wish.start else ""
    return f"python -m lastcard.bots.train {wish.box.name} --seats {seats} {long} --seed {wish.seed}{sizes}{begun}"


def train(wish: Wish, out: Path | None, said: Any = print) -> Net:
    """Train a network; write it to a file, and its curve beside it."""
    training = Training(wish)
    curve: list[dict[str, Any]] = []
    for point in training.run():
        wins = ", ".join(f"{seats} seats {100 * share:.1f} %" for seats, share in point.wins.items())
        said(f"{point.seconds:7.0f} s {point.rounds:9d} rounds {point.steps:7d} steps, loss {point.loss:.4f}; {wins}")
        curve.append(vars(point))
        if out:
            net = result(training)
            save(net, out)
            kept = {**net.header, "curve": curve}
            out.with_suffix(".json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    return result(training)


def why_not_written(out: Path) -> str:
    """Why a network cannot be written to a file, found out before any time is spent; empty if it can."""
    if out.suffix == ".json":
        return "its curve goes to the file of that name that ends in .json"
    try:
        out.open("ab").close()
    except OSError as problem:
        return problem.strerror or str(problem)
    return ""


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m lastcard.bots.train", description=str(__doc__).splitlines()[0])
    parser.add_argument("edition")
    parser.add_argument("--seats", default="2", help="numbers of seats, in turn: 2, or 3,4,4,6")
    parser.add_argument("--seconds", type=float, default=60.0, help="of processor time")
    parser.add_argument("--steps", type=int, default=0, help="steps of the learning instead of seconds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", default="128,32", help="the sizes of the two hidden layers")
    parser.add_argument("--start", type=Path, help="a file of weights to begin with")
    parser.add_argument("--out", type=Path, help="where the network goes; its curve goes beside it as JSON")
    args = parser.parse_args(arguments)
    try:
        box = edition(args.edition)
        seats = tuple(int(count) for count in args.seats.split(","))
        for count in seats:
            box.check_seats(count)
        wide, narrow = (int(size) for size in args.hidden.split(","))
        start = load(args.start, box) if args.start else None
    except LastCardError as problem:
        parser.error(str(problem))
    except ValueError:
        parser.error("--seats and --hidden take whole numbers with commas between them, such as 3,4,4 and 128,32")
    if min(wide, narrow) < 1:
        parser.error("the layers of --hidden have one unit or more")
    if not 0 <= args.seconds < math.inf or args.steps < 0 or args.seed < 0:
        parser.error("--seconds, --steps and --seed take numbers from 0 on")
    if args.out and (reason := why_not_written(args.out)):
        parser.error(f"{args.out} cannot be written ({reason})")
    hidden = (start.lay[FIRST], start.lay[SECOND]) if start else (wide, narrow)
    wish = Wish(box, seats, args.seed, args.seconds, args.steps, hidden, start)
    train(wish, args.out, lambda text: print(text, flush=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
