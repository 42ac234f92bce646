"""Compile the laboratory too, once, so that it comes from the cache afterwards.

Run as ``python -m lastcard.simulate.warm``.
"""

from lastcard.bots import readying
from lastcard.compiled import warm
from lastcard.editions import edition
from lastcard.game import Match
from lastcard.insight import try_view

from .run import simulate


def main() -> None:
    """Compile what :mod:`lastcard.compiled.warm` does, surveys, playing on from a view, and a search."""
    warm.main()
    simulate("mario-kart", 2, rounds=1)
    simulate("mario-kart", 2, matches=1)
    match = Match.new(edition("mario-kart"), ["Ana", "Ben"], seed="0", clockless=True)
    readying.first_search()
    try_view(match.view(match.table.asked), 1)


if __name__ == "__main__":
    main()
