"""How fast the environments are next to others: `python -m benchmarks.environments [--seconds S] [--json]`.

All in one run, in turns, on one core unless threads are named. A *step* is one decision of a learner, a *move* what any
seat does; the single and the vector environment make the opponents' moves within a step. Learners take random legal
actions, chosen by one rule for all: a card if one can be played, else anything legal. The time to choose is not
counted for the vector environment (whose actions are chosen outside of it, for all tables at once), but is for the
loops, where it is what such a loop does.

What is not installed is skipped: the extra `rl` brings Gymnasium and PettingZoo, `peers` brings RLCard.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from benchmarks.measuring import Row, show

Take = Callable[[float], tuple[int, int, float]]
"""Go on for about so many seconds: steps, moves and the seconds of processor time they took."""


def chooser(kinds: int, actions: int) -> Callable[[Any, np.random.Generator], Any]:
    """Random legal actions for many tables, a card where one can be played."""
    weight = np.ones(actions, np.float32)
    weight[kinds] = 1e-6  # drawing

    def choose(masks: Any, dice: np.random.Generator) -> Any:
        return (masks * weight * (dice.random(masks.shape, np.float32) + 1e-3)).argmax(1)

    return choose


def vector(edition: str, players: int, tables: int, threads: int = 1) -> Take:
    """Our vector environment: the time inside ``step`` alone, masks, observations and copies included."""
    from lastcard.envs import LastCardVectorEnv

    env = LastCardVectorEnv(tables, edition, players, threads=threads)
    choose = chooser(len(env.edition.cards), int(env.single_action_space.n))  # type: ignore[attr-defined]
    dice = np.random.default_rng(0)
    info = env.reset(seed=0)[1]
    clock = time.process_time if threads == 1 else time.perf_counter

    def take(seconds: float) -> tuple[int, int, float]:
        nonlocal info
        steps = moves = 0
        spent = 0.0
        while spent < seconds:
            actions = choose(info["action_mask"], dice)
            began = clock()
            info = env.step(actions)[4]
            spent += clock() - began
            steps += tables
            moves += int(info["moves"].sum())
        return steps, moves, spent

    return take


def looped(episode: Callable[[], Iterator[int]]) -> Take:
    """A loop over episodes; each yields the moves of every step."""

    def take(seconds: float) -> tuple[int, int, float]:
        steps = moves = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            for made in episode():
                steps += 1
                moves += made
        return steps, moves, time.process_time() - began

    return take


def legal(mask: Any, kinds: int, dice: random.Random) -> int:
    """A random legal action for one table, by the same rule."""
    options = np.flatnonzero(mask).tolist()
    plays = [action for action in options if action != kinds]
    return dice.choice(plays or options)


def single(edition: str, players: int) -> Take:
    """Our single environment in a loop."""
    from lastcard.envs import LastCardEnv

    env, dice = LastCardEnv(edition, players), random.Random(1)
    kinds = len(env.edition.cards)
    env.reset(seed=0)

    def episode() -> Iterator[int]:
        _, info = env.reset()
        ended = False
        while not ended:
            _, _, terminated, truncated, info = env.step(legal(info["action_mask"], kinds, dice))
            ended = terminated or truncated
            yield info["moves"]

    return looped(episode)


def aec(edition: str, players: int, *, raw: bool = False) -> Take:
    """Our PettingZoo environment, with the wrappers or without; every move is a step."""
    from lastcard.envs.pettingzoo import env, raw_env

    game: Any = (raw_env if raw else env)(edition=edition, players=players)
    return looped(lambda: aec_episode(game, len(game.unwrapped.edition.cards), random.Random(1)))


def aec_episode(game: Any, kinds: int, dice: random.Random) -> Iterator[int]:
    """One episode of a PettingZoo environment whose observation has a mask."""
    game.reset()
    for _ in game.agent_iter():
        seen, _, terminated, truncated, _ = game.last()
        if terminated or truncated:
            game.step(None)
        else:
            game.step(legal(seen["action_mask"], kinds, dice))
            yield 1


def rlcard() -> Take:
    """RLCard's UNO environment, for two, in a loop of its own ``step``."""
    import rlcard

    env, dice = rlcard.make("uno", config={"seed": 1}), random.Random(1)

    def episode() -> Iterator[int]:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(dice.choice(list(state["legal_actions"])))
            yield 1

    return looped(episode)


def texas() -> Take:
    """PettingZoo's own card game over RLCard, Texas hold'em for two: the machinery more than the game."""
    from pettingzoo.classic import texas_holdem_v4

    game = texas_holdem_v4.env()
    return looped(lambda: aec_episode(game, -1, random.Random(1)))


def contestants() -> dict[str, Callable[[], Take]]:
    """Everything that is measured, by name."""
    found: dict[str, Callable[[], Take]] = {}
    for edition in ("mario-kart", "classic"):
        for players in (2, 4, 10):
            found[f"vector, 4,096 tables, {edition}, {players} seats"] = lambda e=edition, p=players: vector(e, p, 4096)  # type: ignore[misc]
    found["vector, 4,096 tables, mario-kart, 4 seats, two threads (by the wall's clock)"] = lambda: vector(
        "mario-kart", 4, 4096, 2
    )
    found["vector, 64 tables, mario-kart, 4 seats"] = lambda: vector("mario-kart", 4, 64)
    found["single environment in a loop, mario-kart, 4 seats"] = lambda: single("mario-kart", 4)
    found["PettingZoo AEC, mario-kart, 4 seats"] = lambda: aec("mario-kart", 4)
    found["the same without PettingZoo's wrappers"] = lambda: aec("mario-kart", 4, raw=True)
    found["RLCard's UNO environment in a loop, 2 seats"] = rlcard
    found["PettingZoo's Texas hold'em over RLCard, 2 seats"] = texas
    return found


def measure(seconds: float, takes: int) -> list[Row]:
    """The rates, medians of takes in turns."""
    ready: dict[str, Take] = {}
    for name, make in contestants().items():
        try:
            ready[name] = make()
            ready[name](0.05)
        except ImportError as error:
            print(f"Skipped, since {error.name or error} is not installed: {name}", file=sys.stderr)
    found: dict[str, list[tuple[int, int, float]]] = {name: [] for name in ready}
    for _ in range(takes):
        for name, take in ready.items():
            found[name].append(take(seconds))
    return [
        {
            "environment": name,
            "steps_per_second": statistics.median(steps / spent for steps, _, spent in rows),
            "moves_per_second": statistics.median(moves / spent for _, moves, spent in rows),
            "microseconds_per_step": 1e6 * statistics.median(spent / steps for steps, _, spent in rows),
        }
        for name, rows in found.items()
    ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How fast the environments are.")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help="how long each take is (1)")
    parser.add_argument("--takes", type=int, default=3, metavar="N", help="how many takes (3)")
    parser.add_argument("--json", action="store_true", help="write the figures for programs")
    args = parser.parse_args()
    rows = measure(args.seconds, args.takes)
    if args.json:
        print(json.dumps(rows, indent=2))
    else:
        show(f"Random play, medians of {args.takes} takes in turns, per second of processor time of one core", rows)


if __name__ == "__main__":
    main()
