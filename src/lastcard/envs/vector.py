"""Thousands of tables as one Gymnasium vector environment, stepped inside compiled code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from lastcard.compiled.batch import MOST_MOVES
from lastcard.errors import BadChoice, UnknownName
from lastcard.rules import lanes

from .arguments import action_row, mark_row, whole
from .batch import Batch
from .choice import Choice
from .single import RENDER_MODES, check_render_mode, draw, fresh_seed

RENEWALS = {
    AutoresetMode.NEXT_STEP: lanes.NEXT_STEP,
    AutoresetMode.SAME_STEP: lanes.SAME_STEP,
    AutoresetMode.DISABLED: lanes.DISABLED,
}

Numbers = npt.NDArray[Any]


def renewal_mode(mode: AutoresetMode | str) -> AutoresetMode:
    """A way to renew episodes, by its name or as Gymnasium's own word."""
    for known in RENEWALS:
        if mode in (known, known.value, known.name, known.name.lower()):
            return known
    raise UnknownName("error-unknown-autoreset", str(mode), [known.name.lower() for known in RENEWALS])


class LastCardVectorEnv(VectorEnv[Numbers, Numbers, Numbers]):
    """Many tables, a learner in seat 0 of each, all stepped by one call.

    Table i does exactly what a :class:`~lastcard.envs.single.LastCardEnv` with the same seed does. The
    infos are arrays: ``action_mask``, ``moves``, and with ``same_step`` also ``final_obs``
    and ``final_info``.

    Args:
        num_envs: how many tables.
        edition, players, rulings, preset, opponents, reward, match, max_moves, render_mode: as for a
            single table.
        autoreset_mode: what follows an episode: ``next_step`` (the next call of ``step`` deals anew and
            looks at no action), ``same_step`` (the call that ended it has dealt anew), ``disabled`` (nothing,
            until ``reset(options={"reset_mask": ...})``).
        threads: how many threads step the tables; the results are the same.
        copy: return copies; without them the arrays are the same at every call, and the next call
            writes over them.

    Raises:
        LastCardError: an option cannot be taken; the sentence names it and says what can.
    """

    metadata = {  # noqa: RUF012
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        edition: str = "mario-kart",
        players: int = 2,
        *,
        rulings: Mapping[str, object] | None = None,
        preset: str = "standard",
        opponents: str | Sequence[str] = "random",
        reward: str = "win",
        match: bool = False,
        max_moves: int = MOST_MOVES,
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        for name, number in (("num_envs", num_envs), ("threads", threads)):
            if whole(name, number) < 1:
                raise BadChoice("error-at-least-one", option=name, number=number)
        mode = renewal_mode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        self.render_mode, self.copy, self.num_envs = render_mode, copy, num_envs
        self.choice = Choice.make(
            edition,
            players,
            opponents or (),
            rulings=rulings,
            preset=preset,
            reward=reward,
            match=match,
            max_moves=max_moves,
        )
        self.edition = self.choice.edition
        self.single_observation_space = self.choice.observation_space()
        self.single_action_space = self.choice.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch = Batch(self.choice, num_envs, RENEWALS[mode], min(threads, num_envs))
        self._same_step = mode == AutoresetMode.SAME_STEP
        self._seeded = False

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What may be done at each table."""
        return self._batch.masks.astype(np.bool_)

    def _given(self, rows: Numbers) -> Numbers:
        return rows.copy() if self.copy else rows

    def _info(self, chosen: npt.NDArray[np.bool_] | None = None) -> dict[str, Any]:
        here = np.ones(self.num_envs, np.bool_) if chosen is None else chosen
        return {
            "action_mask": self._given(self._batch.masks),
            "_action_mask": here,
            "moves": self._given(self._batch.moves),
            "_moves": here,
        }

    def _final_info(self, ended: npt.NDArray[np.bool_]) -> dict[str, Any]:
        any_action = np.zeros_like(self._batch.masks)
        any_action[ended] = 1  # as for a single table after its end
        moves = np.where(ended, self._batch.lanes.made_before, 0).astype(np.int32)
        return {"action_mask": any_action, "_action_mask": ended, "moves": moves, "_moves": ended}

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal at all tables, or at those that ``options["reset_mask"]`` marks.

        Args:
            seed: a number (table i has the dice of seed + i), one for each table, or None: the next deal
                of the dice they have.
            options: ``reset_mask``: one bool for each table.

        Raises:
            BadChoice: the seeds or the mask are not one for each table, or not of whole numbers and bools; or
                there is a mask before anything was dealt.
        """
        one_each = isinstance(seed, list | tuple | range | np.ndarray)
        seed = seed if seed is None or one_each else whole("seed", seed)
        super().reset(seed=seed if isinstance(seed, int) else None, options=options)
        mask = (options or {}).get("reset_mask")
        chosen = None if mask is None else mark_row("reset_mask", mask, self.num_envs)
        if chosen is not None and not self._seeded:
            raise BadChoice("error-not-reset")
        seeds = self._seeds(seed)
        if chosen is not None:
            seeds = [each if here else None for each, here in zip(seeds, chosen, strict=True)]
        self._batch.seed(seeds)
        self._batch.reset(chosen)
        return self._given(self._batch.seen), self._info(chosen)

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[str | None]:
        if isinstance(seed, int):
            given: list[int | None] = [seed + at for at in range(self.num_envs)]
        else:
            given = [None] * self.num_envs if seed is None else list(seed)
        if len(given) != self.num_envs:
            raise BadChoice("error-one-each", what="seed", given=len(given), tables=self.num_envs)
        numbers = [each if each is None else whole("seed", each) for each in given]
        first, self._seeded = not self._seeded, True
        return [str(each) if each is not None else fresh_seed(self.np_random) if first else None for each in numbers]

    def step(
        self, actions: Numbers
    ) -> tuple[Numbers, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """Take an action at every table.

        Raises:
            BadChoice: there is not one action for each table, they are no whole numbers, or nothing has
                been dealt yet.
        """
        if not self._seeded:
            raise BadChoice("error-not-reset")
        self._batch.step(action_row(actions, self.num_envs))
        terminated, truncated = self._batch.endings == lanes.TERMINATED, self._batch.endings == lanes.TRUNCATED
        infos = self._info()
        if self._same_step:
            ended = terminated | truncated
            if ended.any():
                infos |= {"final_obs": self._given(self._batch.final), "_final_obs": ended}
                infos |= {"final_info": self._final_info(ended), "_final_info": ended}
        return self._given(self._batch.seen), self._batch.rewards[:, 0].copy(), terminated, truncated, infos

    def render(self) -> Any:
        """Every table as its learner sees it."""
        if self.render_mode is None:
            return None
        if not self._seeded:
            raise BadChoice("error-not-reset")
        return tuple(draw(self.edition, record, 0, self.render_mode) for record in self._batch.tables)

    def close_extras(self, **_: Any) -> None:
        """End the threads."""
        self._batch.close()
