"""Where each turn began, so that whoever asks why something happened can be told what led there."""

from collections.abc import Sequence

from lastcard.rules.words import Seat

from .events import Event

AFTER = frozenset({"caught", "false_call", "stayed_silent"})
"""What looks back on the turn before and belongs to it; a call by whose turn it is not does, too."""


class Turns:
    """Follows a match and says with which event each turn began; events count from 1, or on from `told`."""

    def __init__(self, told: int = 0) -> None:
        self._told = told
        self._begun = 1
        """The event with which the running turn, or the last one, began."""
        self._turn = -1
        """Whose turn it is to begin, if none is running; -1 while one is."""

    def follow(self, events: Sequence[Event], asks: str, turn: Seat) -> int:
        """The number of the event that began the turn of these events, which one move (or a deal) brought about.

        Args:
            events: what happened.
            asks: the question that is open after it, in a word.
            turn: whose turn it is after it.
        """
        first = events[0] if events else Event("nothing")
        looks_back = first.verb in AFTER or (first.verb == "called" and first.seat != self._turn)
        begins = first.verb == "dealt" or (self._turn >= 0 and not looks_back)
        if begins:
            self._begun = self._told + 1
            self._turn = -1
        self._told += len(events)
        # A call before the play begins the turn and does not end it; any other move after which somebody is to play
        # has ended one.
        if not (begins and first.verb == "called") and asks in ("play", "over"):
            self._turn = max(turn, 0)
        return self._begun
