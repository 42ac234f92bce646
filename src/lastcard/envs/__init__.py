"""Environments for research, each in the manner of somebody else's library; none is imported unless asked for.

Importing this module tells Gymnasium and PettingZoo of the environments, where they are installed:

>>> import gymnasium
>>> import lastcard.envs
>>> env = gymnasium.make("lastcard/Classic-v0", players=3)
>>> observation, info = env.reset(seed=1)
>>> int(info["action_mask"].sum()) > 0
True

``docs/environments.md`` has the actions, the observation and the rewards. The extra ``rl`` brings the two
libraries: ``pip install 'lastcard[rl]'``.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from lastcard.errors import LastCardError

if TYPE_CHECKING:
    from .choice import REWARDS, Choice
    from .layout import Piece, observation_pieces
    from .numbering import action_table, action_text, actions, parse_action
    from .single import LastCardEnv
    from .vector import LastCardVectorEnv

__all__ = [
    "IDS",
    "REWARDS",
    "Choice",
    "LastCardEnv",
    "LastCardVectorEnv",
    "Piece",
    "action_table",
    "action_text",
    "actions",
    "observation_pieces",
    "parse_action",
]

IDS = {"mario-kart": "lastcard/MarioKart-v0", "pizza-pizza": "lastcard/PizzaPizza-v0", "classic": "lastcard/Classic-v0"}
"""The environments' names by edition, at Gymnasium and at PettingZoo."""
_HOME = {
    "REWARDS": "choice",
    "Choice": "choice",
    "LastCardEnv": "single",
    "LastCardVectorEnv": "vector",
    "Piece": "layout",
    "action_table": "numbering",
    "action_text": "numbering",
    "actions": "numbering",
    "observation_pieces": "layout",
    "parse_action": "numbering",
}


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module 'lastcard.envs' has no attribute {name!r}")
    try:
        return getattr(import_module(f"lastcard.envs.{_HOME[name]}"), name)
    except ModuleNotFoundError as error:
        raise LastCardError("error-extra-missing", package=error.name or "gymnasium", extra="rl") from error


def _register() -> None:
    """Tell the libraries that are there."""
    gymnasium = import_module("gymnasium") if find_spec("gymnasium") else None
    pettingzoo = import_module("pettingzoo") if find_spec("pettingzoo") else None
    for edition, name in IDS.items():
        kwargs = {"edition": edition}
        if gymnasium:
            gymnasium.register(
                name,
                entry_point="lastcard.envs.single:LastCardEnv",
                vector_entry_point="lastcard.envs.vector:LastCardVectorEnv",
                kwargs=kwargs,
            )
        if pettingzoo and hasattr(pettingzoo, "register"):  # from 1.27 on
            pettingzoo.register("aec", id=name, entry_point="lastcard.envs.pettingzoo:env", kwargs=kwargs)


_register()
