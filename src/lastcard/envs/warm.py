"""Compile the loop under the environments too, once, so that it comes from the cache afterwards.

Run as ``python -m lastcard.envs.warm``.
"""

import numpy as np

from lastcard.rules import lanes
from lastcard.simulate import warm

from .batch import Batch
from .choice import Choice


def main() -> None:
    """Compile what :mod:`lastcard.simulate.warm` compiles, and steps of many tables."""
    warm.main()
    batch = Batch(Choice.make("mario-kart", 2, "random"), 1, lanes.NEXT_STEP)
    batch.seed(["warm"])
    batch.reset()
    batch.look(0, 1, np.empty_like(batch.seen[0]), np.empty_like(batch.masks[0]))


if __name__ == "__main__":
    main()
