"""What a bot is: a program in a seat, which sees a view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from lastcard.game import Event, Match, View
from lastcard.game.events import redact


class Bot(Protocol):
    """A program in a seat."""

    def choose(self, view: View) -> str:
        """The answer to the question that the view's seat is asked, in notation: one of ``view.legal``."""


@runtime_checkable
class Listener(Protocol):
    """A bot that wants to be told what happens at the table."""

    def hear(self, events: Sequence[Event], view: View) -> None:
        """What a move or a deal brought about, as the bot's seat may know it; ``view`` is from after it."""


@runtime_checkable
class Ponderer(Protocol):
    """A bot that thinks beside whoever asks it."""

    def poll(self, view: View) -> str | None:
        """The answer to the open question; None while it is still thought about. Never waits."""


def tell(bot: object, events: Sequence[Event], match: Match, seat: int) -> None:
    """Tell a bot in a seat what happened, if it wants to know."""
    if isinstance(bot, Listener):
        bot.hear(tuple(redact(event, seat) for event in events), match.view(seat))
