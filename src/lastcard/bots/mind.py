"""Networks at a table of the rules, plain or compiled (``lastcard.rules.mind``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from lastcard.editions import Edition
from lastcard.rules.features import FIRST, MOST_INPUTS, SECOND
from lastcard.rules.memory import MEMORY
from lastcard.rules.mind import COMPILED, EXPERT
from lastcard.rules.players import SHARP
from lastcard.rules.words import MOVES

from .nets import Net, shipped


def net_for(box: Edition, players: Sequence[str | None]) -> Net | None:
    """The network that ``expert`` plays by at a table; None where nobody is ``expert``, or it has none."""
    return shipped(box, len(players)) if "expert" in players else None


def number_of(name: str, net: Net | None) -> int:
    """The number of a player in the rules; ``expert`` without a network is ``sharp``."""
    number = COMPILED[name]
    return number if number != EXPERT or net else SHARP


def desk_of(lay: Sequence[int], plain: bool = False) -> tuple[Any, ...]:
    """Room to think (``lastcard.rules.network.Desk``).

    Where a plain sum must come out as the compiled one does, its numbers are in single precision too.
    """
    wide, narrow = lay[FIRST], lay[SECOND]
    value, base, one, two = (np.zeros(size, np.float32) for size in (MOST_INPUTS, wide, wide, narrow))
    if plain:
        return [0] * MOVES, [0] * MOST_INPUTS, value, base, one, two, [0.0] * 8
    out, at = np.zeros(MOVES, np.int64), np.zeros(MOST_INPUTS, np.int64)
    return out, at, value, base, one, two, np.zeros(8, np.float32)


def mind_of(nets: Sequence[Net], plain: bool = False) -> Any:
    """The mind of a table with these networks, all of one size; None without any."""
    if not nets:
        return None
    lay = nets[0].lay
    rows = [net.numbers for net in nets]
    if plain:
        return [0] * MEMORY, list(lay), rows, desk_of(lay, plain=True)
    return np.zeros(MEMORY, np.int64), np.array(lay, np.int64), np.stack(rows), desk_of(lay)
