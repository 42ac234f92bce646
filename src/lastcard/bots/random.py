"""The baseline: any card that can be played, drawing only when there is none."""

from lastcard.game import View

from .dice import Dice


class Random:
    """Uniform among the cards that can be played; every other question is answered uniformly."""

    def __init__(self, seed: str) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View) -> str:
        """A playable card if there is any, else any answer."""
        if view.asks in ("play", "drawn"):
            plays = [move for move in view.legal if move.startswith("play ")]
            if plays:
                return self.dice.one_of(plays)
            return next(move for move in ("draw", "pass", "keep") if move in view.legal)
        return self.dice.one_of(view.legal)
