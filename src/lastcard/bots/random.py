"""The baseline: any card that can be played, drawing only when there is none."""

from lastcard.game import View

from .dice import Dice


class Random:
    """Uniform among the cards that can be played; every other question is answered uniformly.

    So is whether to play a drawn card that was the last one to draw, since that could go round for ever.
    """

    def __init__(self, seed: str) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View) -> str:
        """A playable card if there is any, else any answer."""
        toss_up = view.asks == "drawn" and view.draw_pile == 0 and len(view.discard) == 1
        if view.asks in ("play", "drawn") and not toss_up:
            plays = [move for move in view.legal if move.startswith("play ")]
            if plays:
                return self.dice.one_of(plays)
            return next(move for move in ("draw", "pass", "keep") if move in view.legal)
        return self.dice.one_of(view.legal)
