"""How fast lastcard is next to other programs: `python -m benchmarks.peers [--json]`.

All play whole rounds of random play, in turns within one run, on one core:

- lastcard: the compiled rules with the player `random`, UNO Mario Kart, every rule, UNO windows asked about. A move is
  a play, a draw, or an answer to any question.
- RLCard's UNO: the game object itself (`rlcard.games.uno.Game`), without the environment around it. A move is a step.
- OpenSpiel's `crazy_eights`, in its own C++: the rollouts by which its tree search judges a deal. It does not say how
  many moves they took, so their mean length is counted beforehand by playing the same deals from Python. A move is a
  player's decision; chance is not counted. Its random player may draw at will.

The games differ, so the ratios say how much simulation a second of a processor buys, not who plays the same game
faster.
What is not installed is skipped: the extra `peers` brings both (in a clone: `pip install -e '.[peers]'`).
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from benchmarks.measuring import Row, interleaved, show
from lastcard.compiled.batch import play_rounds
from lastcard.editions import edition


@dataclass(frozen=True, slots=True)
class Contestant:
    """A program that plays a known number of rounds at each call."""

    name: str
    game: str
    seats: int
    moves: int
    """How many moves one call makes, exactly or on average."""
    rounds: int
    run: Callable[[], object]


def ours(seats: int, rounds: int) -> Contestant:
    """The compiled rules of lastcard, playing Mario Kart."""
    box = edition("mario-kart")

    def play() -> int:
        return int(play_rounds(box, ["random"] * seats, rounds).moves.sum())

    return Contestant("lastcard", "UNO Mario Kart", seats, play(), rounds, play)


def rlcard(rounds: int) -> Contestant:
    """RLCard's UNO, which is for two; the same deals and choices at every call."""
    import numpy as np
    from rlcard.games.uno import Game

    def play() -> int:
        game, dice = Game(), random.Random(1)
        game.np_random = np.random.RandomState(1)
        moves = 0
        for _ in range(rounds):
            game.init_game()
            while not game.is_over():
                game.step(dice.choice(game.get_legal_actions()))
                moves += 1
        return moves

    return Contestant("RLCard", "UNO", 2, play(), rounds, play)


def openspiel(seats: int, deals: int, rollouts: int) -> Contestant:
    """OpenSpiel's crazy_eights, played out in C++ from a few deals."""
    import pyspiel

    game = pyspiel.load_game("crazy_eights", {"players": seats})
    dice = random.Random(1)
    dealt = [deal(game, dice) for _ in range(deals)]
    lengths = [decisions(state.clone(), dice) for state in dealt for _ in range(100)]
    judge = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    search = pyspiel.MCTSBot(game, judge, 1.0, 1, 100, False, 1, False)

    def play() -> None:
        for state in dealt:
            search.mcts_search(state)

    play()
    rounds = deals * rollouts
    return Contestant("OpenSpiel", "crazy_eights", seats, round(rounds * sum(lengths) / len(lengths)), rounds, play)


def chance(state: Any, dice: random.Random) -> None:
    """Let chance decide until a player must."""
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(actions, chances)[0])


def deal(game: Any, dice: random.Random) -> Any:
    """A deal of OpenSpiel's game, up to the first decision."""
    state = game.new_initial_state()
    chance(state, dice)
    return state


def decisions(state: Any, dice: random.Random) -> int:
    """How many decisions random players make until the game is over."""
    count = 0
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
        count += 1
        chance(state, dice)
    return count


def gather() -> list[Contestant]:
    """Everybody who is installed; who is not is told of."""
    found = [ours(seats, 20_000) for seats in (2, 3, 4)]
    peers: dict[str, Callable[[], Contestant]] = {
        "RLCard": lambda: rlcard(300),
        "OpenSpiel": lambda: openspiel(2, 10, 1000),
    }
    for name, make in peers.items():
        try:
            found.append(make())
        except ImportError:
            print(f"{name} is not installed and is skipped: pip install 'lastcard[peers]' brings it.", file=sys.stderr)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How fast lastcard is next to other programs.")
    parser.add_argument("--takes", type=int, default=9, metavar="N", help="how often each is timed (9)")
    parser.add_argument("--json", action="store_true", help="write the figures for programs")
    args = parser.parse_args()
    contestants = {f"{each.name} {each.seats}": each for each in gather()}
    seconds = interleaved({key: each.run for key, each in contestants.items()}, args.takes)
    base = contestants["lastcard 2"].moves / seconds["lastcard 2"]
    rows: list[Row] = []
    for key, each in contestants.items():
        speed = each.moves / seconds[key]
        rows.append(
            {
                "program": each.name,
                "game": each.game,
                "seats": each.seats,
                "moves_per_round": each.moves / each.rounds,
                "rounds_per_second": each.rounds / seconds[key],
                "moves_per_second": speed,
                "lastcard_2_is_faster_by": base / speed,
            }
        )
    if args.json:
        print(json.dumps(rows, indent=2))
    else:
        show(f"Random play, one core, medians of {args.takes} takes in turns, per second of processor time", rows)


if __name__ == "__main__":
    main()
