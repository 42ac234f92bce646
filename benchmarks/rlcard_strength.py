"""How strong players are across two programs: `python -m benchmarks.rlcard_strength --bot casual --rounds 20000`.

Three tables, each with the share of rounds won and its 95 % interval (Wilson):

- our bot in RLCard's own UNO, by RLCard's code and rules, against its rule agent and its random agent;
- those agents at our table of classic UNO, standard rulings, against our bots;
- the same at our table with the rulings that come nearest to RLCard's (docs/rlcard.md).

The one who is measured sits in every seat equally often. All dice come from the seed. A game that RLCard cannot finish
(an empty pile) is left out and counted.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from rlcard import models
from rlcard.agents import RandomAgent

from benchmarks.measuring import Row, show
from lastcard.bots import LEVELS, Bot, make
from lastcard.editions import Edition, edition
from lastcard.envs.rlcard import AgentBot, BotAgent, uno_env, winner_of
from lastcard.envs.rlcard_words import LIKE_RLCARD
from lastcard.game.keys import match_key, round_key
from lastcard.game.notation import parse_move
from lastcard.game.view import view
from lastcard.intervals import wilson
from lastcard.rules import deal as dealing
from lastcard.rules.step import step
from lastcard.rules.table import Table
from lastcard.rules.words import OVER

MOST = 2_000
"""After how many moves a round is given up."""
ACTIONS = 61
AGENTS: dict[str, Callable[[], Any]] = {
    "uno-rule-v1": lambda: models.load("uno-rule-v1").agents[0],
    "random": lambda: RandomAgent(num_actions=ACTIONS),
}
"""The agents that come with RLCard."""


def at_their_table(hero: Any, others: Any, seats: int, rounds: int, seed: int) -> tuple[int, int, int]:
    """Rounds won, finished and broken off in RLCard's UNO."""
    env, won, finished = uno_env(seats, seed), 0, 0
    np.random.seed(seed)  # noqa: NPY002  # RLCard's agents use these dice
    for number in range(rounds):
        place = number % seats
        env.set_agents([hero if seat == place else others for seat in range(seats)])
        try:
            env.run()
        except IndexError:
            continue
        finished += 1
        won += winner_of(env) == place
    return won, finished, rounds - finished


def one_round(box: Edition, table: Table, key: bytes, number: int, bots: Sequence[Bot]) -> int:
    """The winner of a round at our table, -1 for nobody."""
    seats = len(bots)
    table.key[:] = round_key(key, number)
    dealing.deal(table, box.sheet, seats, number // seats % seats, 1)
    while table.asks != OVER and table.moves < MOST:
        asked = table.asked
        move = bots[asked].choose(view(box, table, asked))
        step(table, box.sheet, asked, parse_move(box, move))
    return table.winner if table.asks == OVER else -1


def at_our_table(box: Edition, hero: Bot, others: Sequence[Bot], rounds: int, seed: int) -> tuple[int, int, int]:
    """Rounds won, finished and given up at our table."""
    table, key, won, finished = Table(), match_key(f"strength {seed}"), 0, 0
    for number in range(rounds):
        place = number % (len(others) + 1)
        bots = [*others[:place], hero, *others[place:]]
        winner = one_round(box, table, key, number, bots)
        finished += winner >= 0
        won += winner == place
    return won, finished, rounds - finished


def row(where: str, who: str, against: str, seats: int, result: tuple[int, int, int]) -> Row:
    """A line of the table."""
    won, finished, broken = result
    _, low, high = wilson(won, finished)
    return {
        "at": where,
        "player": who,
        "against": against,
        "seats": seats,
        "rounds": finished,
        "not finished": broken,
        "won": f"{100 * won / max(1, finished):.2f} %",
        "95 % interval": f"{100 * low:.2f} to {100 * high:.2f} %",
    }


def rows(level: str, seats: int, rounds: int, seed: int) -> list[Row]:
    """Everything that the command shows."""
    heroes: dict[str, Callable[[], Any]] = {
        f"our {level}": lambda: BotAgent(make(level, str(seed))),
        "uno-rule-v1": AGENTS["uno-rule-v1"],
    }
    found = []
    for who, hero in heroes.items():
        for name, agent in AGENTS.items():
            if who != name:
                result = at_their_table(hero(), agent(), seats, rounds, seed)
                found.append(row("RLCard's UNO", who, f"{seats - 1} {name}", seats, result))
    boxes = {"our classic": edition("classic"), "our classic, like RLCard's": edition("classic", LIKE_RLCARD)}
    for where, box in boxes.items():
        for name, agent in AGENTS.items():
            others = [make(level, f"{seed} {seat}") for seat in range(seats - 1)]
            result = at_our_table(box, AgentBot(agent(), seed), others, rounds, seed)
            found.append(row(where, name, f"{seats - 1} our {level}", seats, result))
    return found


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="How strong our bots are in RLCard's UNO, and its agents in ours.")
    parser.add_argument("--bot", default="casual", choices=LEVELS, help="which of our bots (casual)")
    parser.add_argument("--rounds", type=int, default=20_000, metavar="N", help="rounds a pairing (20000)")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="how many sit at a table (2)")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    args = parser.parse_args()
    if not 2 <= args.seats <= 10 or args.rounds < 1:
        parser.error("there are 2 to 10 seats, and at least one round")
    show(f"Rounds won, seed {args.seed}", rows(args.bot, args.seats, args.rounds, args.seed))


if __name__ == "__main__":
    main()
