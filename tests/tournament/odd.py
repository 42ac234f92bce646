"""Bots that tests bring to a tournament."""

from collections.abc import Sequence

from lastcard.game import Event, View


class First:
    """Answers with the first card that fits, else with the first legal move."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, view: View) -> str:
        """The answer."""
        plays = [move for move in view.legal if move.startswith("play ")]
        return (plays or list(view.legal))[0]


class Twin(First):
    """The same under another name."""


class Ears(First):
    """Keeps what it is told."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.heard: list[Event] = []

    def hear(self, events: Sequence[Event], view: View) -> None:
        """What happened."""
        assert view.seat is not None
        self.heard += events


class Raises(First):
    """Raises when it is asked."""

    def choose(self, view: View) -> str:
        """No answer."""
        raise ValueError(f"no idea what to {view.asks}")


class Silent(First):
    """Answers with nothing."""

    def choose(self, view: View) -> str:
        """No text."""
        del view
        return None  # type: ignore[return-value] # as a bot might that nobody checks


class Shouts(First):
    """Answers with what turns a terminal red."""

    def choose(self, view: View) -> str:
        """No move."""
        return f"\x1b[31m{view.legal[0]}"


class Leaves(First):
    """Ends the program when it is asked."""

    def choose(self, view: View) -> str:
        """No answer."""
        raise SystemExit(view.asks)


class Cheats(First):
    """Answers with a card that no box has."""

    def choose(self, view: View) -> str:
        """A wrong answer."""
        del view
        return "play X9"
