"""A seat at a table of players, as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from lastcard.compiled.batch import MOST_MOVES
from lastcard.editions import Edition
from lastcard.errors import BadChoice, UnknownName
from lastcard.rules import lanes
from lastcard.rules.table import Table

from .arguments import action_number
from .batch import Batch
from .choice import Choice
from .render import image, text

RENDER_MODES = ("ansi", "rgb_array")


def check_render_mode(render_mode: str | None) -> None:
    """Refuse a render mode that there is not."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise UnknownName("error-unknown-render-mode", render_mode, list(RENDER_MODES))


def draw(edition: Edition, record: Any, seat: int, render_mode: str | None) -> Any:
    """A table as a seat sees it, in the form that was asked for."""
    if render_mode is None:
        return None
    table = Table.unpack(record)
    return text(edition, table, seat) if render_mode == "ansi" else image(edition, table, seat)


def fresh_seed(dice: np.random.Generator) -> str:
    """A seed for a table that was given none."""
    return f"drawn {dice.integers(2**63)}"


class LastCardEnv(gymnasium.Env[Any, Any]):
    """The seat 0 of a table; the other seats have players of their own.

    A step is one decision of the learner together with the moves of the others until it is asked
    again; ``info["moves"]`` says how many moves that were. ``info["action_mask"]`` and
    ``action_masks()`` have what may be done. An action that is not legal ends the episode at -1.

    Args:
        edition: ``mario-kart``, ``pizza-pizza`` or ``classic``.
        players: how many seats there are.
        rulings: rulings in place of the preset's.
        preset: the preset that the rulings begin from.
        opponents: the names of the players in the other seats, or one name for all.
        reward: ``win`` (+1 for the winner, -1/(n-1) for every other seat) or ``points``.
        match: an episode is a whole match, not a round.
        max_moves: after how many moves a round is given up; the episode is then truncated.
        render_mode: None, ``ansi`` or ``rgb_array``.

    Raises:
        LastCardError: an option cannot be taken; the sentence names it and says what can.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
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
    ) -> None:
        check_render_mode(render_mode)
        self.render_mode = render_mode
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
        self.observation_space = self.choice.observation_space()
        self.action_space = self.choice.action_space()
        self._batch = Batch(self.choice, 1, lanes.DISABLED)
        self._seeded = False
        self._action = np.zeros(1, np.int64)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What may be done now; the name is the one that MaskablePPO of sb3-contrib looks for."""
        masks: npt.NDArray[np.bool_] = self._batch.masks[0].astype(np.bool_)
        return masks

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._batch.masks[0].copy(), "moves": int(self._batch.moves[0])}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        """Deal. With a seed the deals begin anew; without one the next deal of the same dice follows."""
        super().reset(seed=seed, options=options)
        if seed is not None or not self._seeded:
            self._batch.seed([fresh_seed(self.np_random) if seed is None else str(seed)])
            self._seeded = True
        self._batch.reset()
        return self._batch.seen[0].copy(), self._info()

    def step(self, action: int) -> tuple[npt.NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Take an action; after the end of an episode nothing happens any more.

        Raises:
            BadChoice: it is no whole number, or nothing has been dealt yet.
        """
        if not self._seeded:
            raise BadChoice("error-not-reset")
        self._action[0] = action_number(action)
        self._batch.step(self._action)
        ending = int(self._batch.endings[0])
        return (
            self._batch.seen[0].copy(),
            float(self._batch.rewards[0, 0]),
            ending == lanes.TERMINATED,
            ending == lanes.TRUNCATED,
            self._info(),
        )

    def render(self) -> Any:
        """The table as the learner sees it: text, or an image as height x width x 3 bytes."""
        if self.render_mode is not None and not self._seeded:
            raise BadChoice("error-not-reset")
        return draw(self.edition, self._batch.tables[0], 0, self.render_mode)
