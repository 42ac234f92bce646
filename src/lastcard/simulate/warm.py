"""Compile the laboratory too, once, so that it comes from the cache afterwards.

Run as ``python -m lastcard.simulate.warm``.
"""

from lastcard.compiled import warm

from .run import simulate


def main() -> None:
    """Compile what :mod:`lastcard.compiled.warm` compiles, and surveys of rounds and matches."""
    warm.main()
    simulate("mario-kart", 2, rounds=1)
    simulate("mario-kart", 2, matches=1)


if __name__ == "__main__":
    main()
