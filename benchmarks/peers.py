"""How fast lastcard is next to other programs: `python -m benchmarks.peers [--json]`.

All play whole rounds of random play with 2, 4 and 10 seats, in turns within one run, on one core:

- lastcard: the compiled rules with the player `random`, every rule, UNO windows asked about. A move is a play, a draw,
  or an answer to any question. Three games: UNO Mario Kart, classic UNO, and classic UNO with the rulings that come
  nearest to RLCard's (`LIKE_RLCARD`; docs/rlcard.md says what they cannot bring about), to compare like with like.
- RLCard's UNO: the game object itself (`rlcard.games.uno.Game`), without the environment around it. A move is a step.
  Its environment is for two; the object takes more. A game in which it fails on an empty pile ends there.
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
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from benchmarks.measuring import Row, interleaved, show
from lastcard.compiled.batch import play_rounds
from lastcard.editions import edition
from lastcard.envs.rlcard_words import LIKE_RLCARD


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


GAMES = {
    "UNO Mario Kart": edition("mario-kart"),
    "classic UNO": edition("classic"),
    "classic like RLCard's": edition("classic", LIKE_RLCARD),
}
"""The games that lastcard plays here."""


def ours(game: str, seats: int, rounds: int) -> Contestant:
    """The compiled rules of lastcard, playing one of the games."""
    box = GAMES[game]

    def play() -> int:
        return int(play_rounds(box, ["random"] * seats, rounds).moves.sum())

    return Contestant("lastcard", game, seats, play(), rounds, play)


def rlcard(seats: int, rounds: int) -> Contestant:
    """RLCard's UNO; the same deals and choices at every call."""
    import numpy as np
    from rlcard.games.uno import Game

    def play() -> int:
        game, dice = Game(num_players=seats), random.Random(1)
        game.np_random = np.random.RandomState(1)
        moves = 0
        for _ in range(rounds):
            game.init_game()
            try:
                while not game.is_over():
                    game.step(dice.choice(game.get_legal_actions()))
                    moves += 1
            except IndexError:
                continue
        return moves

    return Contestant("RLCard", "UNO", seats, play(), rounds, play)


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


def gather(seats: Sequence[int], scale: float = 1.0) -> list[Contestant]:
    """Everybody who is installed, with so many seats each; who is not is told of."""
    found = [ours(game, count, max(1, round(20_000 * scale))) for game in GAMES for count in seats]
    peers: dict[str, Callable[[int], Contestant]] = {
        "RLCard": lambda count: rlcard(count, max(1, round(300 * scale))),
        "OpenSpiel": lambda count: openspiel(count, max(1, round(10 * scale)), 1000),
    }
    for name, make in peers.items():
        try:
            found += [make(count) for count in seats]
        except ImportError:
            print(f"{name} is not installed and is skipped: pip install 'lastcard[peers]' brings it.", file=sys.stderr)
    return found


def compare(contestants: Sequence[Contestant], takes: int) -> list[Row]:
    """The rates of all, and how many times as fast lastcard's games are with as many seats."""
    by_key = {f"{each.name} {each.game} {each.seats}": each for each in contestants}
    seconds = interleaved({key: each.run for key, each in by_key.items()}, takes)
    speed = {key: each.moves / seconds[key] for key, each in by_key.items()}
    rows: list[Row] = []
    for key, each in by_key.items():
        row: Row = {
            "program": each.name,
            "game": each.game,
            "seats": each.seats,
            "moves_per_round": each.moves / each.rounds,
            "rounds_per_second": each.rounds / seconds[key],
            "moves_per_second": speed[key],
        }
        for short, game in (("mario_kart", "UNO Mario Kart"), ("classic", "classic UNO"), ("like", list(GAMES)[2])):
            row[f"{short}_is_faster_by"] = speed[f"lastcard {game} {each.seats}"] / speed[key]
        rows.append(row)
    return rows


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How fast lastcard is next to other programs.")
    parser.add_argument("--takes", type=int, default=9, metavar="N", help="how often each is timed (9)")
    parser.add_argument("--json", action="store_true", help="write the figures for programs")
    args = parser.parse_args()
    rows = compare(gather((2, 4, 10)), args.takes)
    if args.json:
        print(json.dumps(rows, indent=2))
    else:
        show(f"Random play, one core, medians of {args.takes} takes in turns, per second of processor time", rows)


if __name__ == "__main__":
    main()
