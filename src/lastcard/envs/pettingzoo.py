"""A table where every seat is a learner's, as a PettingZoo environment of agents that take turns.

There is no ``parallel_env``: one seat at a time is asked, and all the others could only wait.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from lastcard.compiled.batch import MOST_MOVES
from lastcard.errors import BadChoice, LastCardError
from lastcard.rules import lanes

try:
    import gymnasium
    from gymnasium.spaces import Box
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    raise LastCardError("error-extra-missing", package=missing.name or "pettingzoo", extra="rl") from missing

from .arguments import action_number
from .batch import Batch
from .choice import Choice
from .single import RENDER_MODES, check_render_mode, draw, fresh_seed

Observation = dict[str, npt.NDArray[Any]]


def env(**options: Any) -> AECEnv[str, Any, Any]:
    """The environment with PettingZoo's own checks around it; the options are those of :class:`raw_env`."""
    checked: Any = raw_env(**options)
    checked = wrappers.TerminateIllegalWrapper(checked, illegal_reward=-1)
    checked = wrappers.AssertOutOfBoundsWrapper(checked)
    return wrappers.OrderEnforcingWrapper(checked)


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """All seats of a table, asked one after the other.

    An observation has ``observation`` and ``action_mask``. The mask of whoever is not asked is zero
    everywhere; what the others may do would tell of their hands.

    Args:
        edition: ``mario-kart``, ``pizza-pizza`` or ``classic``.
        players: how many seats there are.
        rulings: rulings in place of the preset's.
        preset: the preset that the rulings begin from.
        reward: ``win`` (+1 for the winner, -1/(n-1) for every other seat) or ``points``.
        match: an episode is a whole match, not a round.
        max_moves: after how many moves a round is given up; the episode is then truncated.
        render_mode: None, ``ansi`` or ``rgb_array``.

    Raises:
        LastCardError: an option cannot be taken; the sentence names it and says what can.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "lastcard_v0",
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        edition: str = "mario-kart",
        players: int = 4,
        *,
        rulings: Mapping[str, object] | None = None,
        preset: str = "standard",
        reward: str = "win",
        match: bool = False,
        max_moves: int = MOST_MOVES,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.choice = Choice.make(
            edition, players, None, rulings=rulings, preset=preset, reward=reward, match=match, max_moves=max_moves
        )
        self.edition = self.choice.edition
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        seen, action = self.choice.observation_space(), self.choice.action_space()
        mask = Box(0, 1, (int(action.n),), np.int8)
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: self.choice.action_space() for agent in self.possible_agents}
        self._batch = Batch(self.choice, 1, lanes.DISABLED)
        self._action = np.zeros(1, np.int64)
        self._seeded = False

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an observation can be."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an action can be."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. With a seed the deals begin anew; without one the next deal of the same dice follows."""
        del options
        if seed is not None or not self._seeded:
            self._batch.seed([fresh_seed(np.random.default_rng()) if seed is None else str(seed)])
            self._seeded = True
        self._batch.reset()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        asked = int(self._batch.tables.asked[0])
        if asked >= 0:
            self.agent_selection = self.possible_agents[asked]

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and if it is asked, what it may do."""
        batch, seat = self._batch, self.possible_agents.index(agent)
        asked, goes_on = seat == batch.tables.asked[0], batch.endings[0] == lanes.GOES_ON
        seen, mask = batch.seen[0].copy(), batch.masks[0].copy()
        if not (asked and goes_on):  # what the asked seat sees is written by every step
            batch.look(0, seat, seen, mask)
        if not asked and goes_on:
            mask[:] = 0
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int) -> None:
        """The agent that is asked takes an action; one that is not legal ends the episode at -1.

        Raises:
            BadChoice: it is no whole number, or nothing has been dealt yet.
        """
        if not self._seeded:
            raise BadChoice("error-not-reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._action[0] = action_number(action)
        self._batch.step(self._action)
        ending = int(self._batch.endings[0])
        self._cumulative_rewards[agent] = 0.0
        for seat, each in enumerate(self.agents):
            self.rewards[each] = float(self._batch.rewards[0, seat])
            self.terminations[each] = ending == lanes.TERMINATED
            self.truncations[each] = ending == lanes.TRUNCATED
        self._select()
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table as the agent that is asked sees it: text, or an image as height x width x 3 bytes."""
        if self.render_mode is not None and not self._seeded:
            raise BadChoice("error-not-reset")
        seat = max(int(self._batch.tables.asked[0]), 0)
        return draw(self.edition, self._batch.tables[0], seat, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
