"""Train MaskablePPO of sb3-contrib against the player `random`, and say what came of it.

    pip install 'lastcard[rl]' sb3-contrib torch
    python examples/train_maskable_ppo.py --edition classic --players 2 --minutes 3

Neither sb3-contrib nor torch comes with lastcard. What MaskablePPO needs of an environment is a method
`action_masks()`; the single environment has it, and a `DummyVecEnv` of eight of them works at once:

    MaskablePPO("MlpPolicy", make_vec_env(lambda: gymnasium.make("lastcard/Classic-v0"), 8)).learn(100_000)

This program goes a shorter way to the same: `Tables` hands all tables of the native vector environment to
Stable-Baselines3 in one piece, so that almost all the time goes into the network.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import numpy as np

try:
    import torch
    from gymnasium.spaces import Box
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError as missing:
    raise SystemExit(f"{missing.name} is not installed: pip install 'lastcard[rl]' sb3-contrib torch") from None

from lastcard.envs import LastCardVectorEnv

LONGEST = 500
"""A round that has more moves than this is not won: a player that only draws would go on for ever."""


class Tables(VecEnv):  # type: ignore[misc]
    """Our vector environment in the manner of Stable-Baselines3, observations scaled to 0 … 1."""

    def __init__(self, env: LastCardVectorEnv) -> None:
        self.env = env
        self.highest = env.choice.observation_space().high.astype(np.float32)
        seen = Box(0, 1, self.highest.shape, np.float32)
        super().__init__(env.num_envs, seen, env.single_action_space)

    def scaled(self, seen: Any) -> Any:
        """Observations from 0 to 1."""
        return seen / self.highest

    def reset(self) -> Any:
        """Deal at all tables."""
        return self.scaled(self.env.reset(seed=self._seeds[0])[0])

    def step_async(self, actions: Any) -> None:
        """Remember the actions."""
        self.actions = actions

    def step_wait(self) -> Any:
        """Take them."""
        seen, rewards, terminated, truncated, info = self.env.step(self.actions)
        ended = terminated | truncated
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for at in np.flatnonzero(ended):
            infos[at] = {
                "terminal_observation": self.scaled(info["final_obs"][at]),
                "TimeLimit.truncated": bool(truncated[at]),
            }
        return self.scaled(seen), rewards.astype(np.float32), ended, infos

    def env_method(self, name: str, *args: Any, indices: Any = None, **options: Any) -> list[Any]:  # noqa: ARG002
        """Call a method of all tables at once; it is asked for `action_masks`."""
        return list(getattr(self.env, name)(*args, **options))

    def has_attr(self, name: str) -> bool:
        """Whether the tables have something of a name."""
        return hasattr(self.env, name)

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:  # noqa: ARG002
        """Something that all tables share."""
        return [getattr(self.env, name, None)] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:  # noqa: ARG002
        """Set something for all tables."""
        setattr(self.env, name, value)

    def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> list[bool]:  # noqa: ARG002
        """No table has a wrapper."""
        return [False] * self.num_envs

    def close(self) -> None:
        """End the environment."""
        self.env.close()


class Until(BaseCallback):  # type: ignore[misc]
    """End the training after so many minutes."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.end = time.monotonic() + 60 * minutes

    def _on_step(self) -> bool:
        return time.monotonic() < self.end


def rounds_won(model: MaskablePPO, edition: str, players: int, rounds: int) -> tuple[float, float]:
    """The share of rounds that the learner wins, and the half width of its 95 % interval.

    As many tables as rounds, and one round at each, so that short rounds are not counted more often.
    """
    env = LastCardVectorEnv(rounds, edition, players, autoreset_mode="disabled", max_moves=LONGEST)
    highest = env.choice.observation_space().high.astype(np.float32)
    seen, info = env.reset(seed=10**6)
    won = np.zeros(rounds, bool)
    ended = np.zeros(rounds, bool)
    while not ended.all():
        actions, _ = model.predict(seen / highest, action_masks=info["action_mask"].astype(bool), deterministic=True)
        seen, rewards, terminated, truncated, info = env.step(actions)
        won |= rewards > 0
        ended = terminated | truncated
    share = float(won.mean())
    return share, 1.96 * math.sqrt(share * (1 - share) / rounds)


def main() -> None:
    """Train and report."""
    parser = argparse.ArgumentParser(description="Train MaskablePPO against the player random.")
    parser.add_argument("--edition", default="classic", help="classic, mario-kart or pizza-pizza (classic)")
    parser.add_argument("--players", type=int, default=2, help="seats at the table, the learner's among them (2)")
    parser.add_argument("--minutes", type=float, default=3, help="how long to train (3)")
    parser.add_argument("--tables", type=int, default=64, help="tables played at once (64)")
    parser.add_argument("--rounds", type=int, default=4000, help="rounds that are judged by (4000)")
    args = parser.parse_args()
    torch.set_num_threads(1)  # for a network this small, threads wait for each other more than they help
    tables = Tables(
        LastCardVectorEnv(args.tables, args.edition, args.players, autoreset_mode="same_step", max_moves=LONGEST)
    )
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=128,
        batch_size=2048,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=0.995,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 128]},
        seed=1,
        device="cpu",
    )

    def report(when: str) -> None:
        """Judge and print."""
        share, half = rounds_won(model, args.edition, args.players, args.rounds)
        print(
            f"{when}: wins {share:.1%} ± {half:.1%} of {args.rounds} rounds; {1 / args.players:.1%} is even", flush=True
        )

    report("before")
    model.learn(10**9, callback=Until(args.minutes))
    report(f"after {args.minutes:g} minutes and {model.num_timesteps:,} decisions")


if __name__ == "__main__":
    main()
