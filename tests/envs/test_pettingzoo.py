"""The environment of agents that take turns."""

import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test

from lastcard.envs.pettingzoo import env, raw_env
from lastcard.errors import LastCardError

# What api_test says of every environment but those few of its own that it knows by name: that an
# observation with a mask is a dictionary.
OF_EVERY_MASK = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
)


@pytest.mark.parametrize("options", [{}, {"edition": "classic", "players": 2, "match": True, "reward": "points"}])
def test_pettingzoo_finds_no_fault(options: dict[str, Any]) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(env(**options), num_cycles=60)
    assert {str(warning.message) for warning in said} == set(OF_EVERY_MASK)
    seed_test(lambda: env(**options), num_cycles=60)


def play(game: Any, seed: int) -> dict[str, float]:
    """An episode of first legal actions; what each agent was given in all."""
    game.reset(seed=seed)
    total = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, terminated, truncated, _ = game.last()
        total[agent] += reward
        if terminated or truncated:
            game.step(None)
            continue
        for other in game.agents:
            mask = game.observe(other)["action_mask"]
            assert mask.any() == (other == agent)
        game.step(int(seen["action_mask"].argmax()))
    return total


def test_only_the_agent_that_is_asked_has_a_mask_and_one_agent_wins() -> None:
    for seed in range(3):
        total = play(env(edition="pizza-pizza", players=4), seed)
        assert sorted(total.values()) == [-1 / 3, -1 / 3, -1 / 3, 1.0]


def test_an_observation_is_the_agents_own() -> None:
    game = raw_env(players=3)
    game.reset(seed=1)
    hands = [game.observe(agent)["observation"][:54] for agent in game.agents]
    assert [int(hand.sum()) for hand in hands] == [7, 7, 7]
    assert len({hand.tobytes() for hand in hands}) == 3


def test_an_illegal_action_costs_its_agent_the_game_with_and_without_the_wrappers() -> None:
    for game in (raw_env(players=3), env(players=3)):
        game.reset(seed=1)
        loser = game.agent_selection
        illegal = int(np.flatnonzero(game.observe(loser)["action_mask"] == 0)[0])
        game.step(illegal)
        assert all(game.terminations.values())
        assert game.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in game.possible_agents}


def test_the_registry_of_pettingzoo_knows_it() -> None:
    game = pettingzoo.make("aec", "lastcard/MarioKart-v0", players=2, render_mode="ansi")
    game.reset(seed=1)
    assert game.render().startswith("Top card: ")
    assert raw_env(render_mode="rgb_array").metadata["render_modes"] == ["ansi", "rgb_array"]
    with pytest.raises(LastCardError, match="no render mode"):
        raw_env(render_mode="human")


def test_what_is_no_action_is_refused_in_a_sentence() -> None:
    game = raw_env(players=2, render_mode="ansi")
    for early in (lambda: game.step(54), game.render):
        with pytest.raises(LastCardError, match=r"Call reset\(\) first"):
            early()
    game.reset(seed=1)
    wrong: list[Any] = [1.5, "54", None, np.array([54])]
    for action in wrong:
        with pytest.raises(LastCardError, match="action takes whole numbers, not "):
            game.step(action)
