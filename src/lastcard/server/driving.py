"""The bots of a match: which seats they drive, when they move, when they press in the UNO race."""

from __future__ import annotations

import dataclasses
import logging
import secrets
from collections.abc import Callable, Sequence

from lastcard import bots
from lastcard.bots.guard import Guarded
from lastcard.bots.interface import Ponderer
from lastcard.errors import UnknownName
from lastcard.game import Event, Match, View
from lastcard.game.defaults import default_move
from lastcard.server import pace as pacing
from lastcard.server.shapes import Level, Pace

_log = logging.getLogger(__name__)

AUTOPILOT: Level = "casual"
"""The bot that plays for somebody who is away, and for a bot that is not asked any more."""
LOOKS = 0.02
"""Seconds until it is looked again whether a bot has made up its mind."""


class Drivers:
    """Bots in seats, and autopilots for people who are away."""

    def __init__(
        self,
        level: Callable[[int], Level | None],
        pace: Callable[[], Pace],
        make: Callable[[str, str], bots.Bot] = bots.make,
    ) -> None:
        self._level = level
        """Which bot drives a seat; None: a person does."""
        self._pace = pace
        self._make = make
        """Makes a bot of a level, with dice of its own."""
        self._bots: dict[tuple[int, Level], bots.Bot] = {}
        self._presser = bots.make(AUTOPILOT, secrets.token_hex(16))
        """Presses in the UNO race for bots of somebody else's."""
        self.presses: list[tuple[float, int, int]] = []
        """When, which seat, in whose race."""
        self.move_due: float | None = None
        """When the bot that is asked moves; None while a person is asked."""
        self._look_due = 0.0
        """When it is asked again, while it thinks; not kept, or every look would be a change to keep."""

    @property
    def due(self) -> float | None:
        """When the bot that is asked is asked for its move; None while a person is asked."""
        return None if self.move_due is None else max(self.move_due, self._look_due)

    def asked(self, seat: int, now: float) -> None:
        """A seat is asked: if a bot drives it, it starts to think."""
        self.move_due = None if self._level(seat) is None else now + pacing.thinking(self._pace())
        self._look_due = 0.0

    def race(self, owner: int, match: Match, now: float, again: bool = False) -> None:
        """A race opened: bots that mean to press will do so when a person could have."""
        if again:
            self.presses = [press for press in self.presses if press[2] != owner]
        for seat in range(match.seats):
            level = self._level(seat)
            if level is not None and self._means_to_press(seat, owner, match.view(seat)):
                self.presses.append((now + pacing.reaction(level, self._pace()), seat, owner))

    def due_press(self, now: float) -> tuple[int, int, float] | None:
        """The next press that is due: which seat, in whose race, at which moment."""
        first = min(self.presses, default=None)
        if first is None or first[0] > now:
            return None
        self.presses.remove(first)
        return first[1], first[2], first[0]

    def presses_due(self) -> list[float]:
        """When bots will press."""
        return [press[0] for press in self.presses]

    def rest(self) -> None:
        """The round is over."""
        self.presses.clear()
        self.move_due = None

    def shift(self, seconds: float) -> None:
        """The table stood still for so long."""
        self.presses = [(when + seconds, seat, owner) for when, seat, owner in self.presses]
        if self.move_due is not None:
            self.move_due += seconds
            self._look_due += seconds

    def hear(self, events: Sequence[Event], match: Match) -> None:
        """Tell the bots what a move or a deal brought about, each what its seat may know."""
        for seat in range(match.seats):
            if self._level(seat) is not None:
                try:
                    bots.tell(self._bot(seat), events, match, seat)
                except Exception:  # noqa: BLE001 - a table goes on without its bots
                    self._give_up(seat)

    def choose(self, seat: int, view: View, now: float) -> str | None:
        """A bot's answer to the open question; it sees its seat's view and nothing else.

        None: it still thinks, and will be asked again.
        """
        answers = tuple(move for move in view.legal if move != "uno" and not move.startswith("catch "))
        asked = dataclasses.replace(view, legal=answers)
        bot = self._bot(seat)
        try:
            move = bot.poll(asked) if isinstance(bot, Ponderer) else bot.choose(asked)
        except Exception:  # noqa: BLE001 - a table goes on without its bots
            self._give_up(seat)
            return default_move(asked)
        if move is None:
            self._look_due = now + LOOKS
        elif move not in answers:
            _log.error("A bot chose to %s, which is not legal; the default is used.", move.partition(" ")[0])
            return default_move(asked)
        return move

    def _means_to_press(self, seat: int, owner: int, view: View) -> bool:
        """Whether a bot calls or catches, as it would if it were asked."""
        asks, press = ("call", "uno") if seat == owner else ("catch", f"catch {owner}")
        bot = self._bot(seat)
        if isinstance(bot, Guarded):  # how long that one would think nobody knows
            bot = self._presser
        return bot.choose(dataclasses.replace(view, asks=asks, legal=(press, "silent"))) == press

    def _bot(self, seat: int) -> bots.Bot:
        level = self._level(seat) or AUTOPILOT
        bot = self._bots.get((seat, level))
        if bot is None:
            try:
                bot = self._make(level, secrets.token_hex(16))
            except UnknownName:
                _log.error("There is no bot %s any more; %s plays.", level, AUTOPILOT)
                bot = bots.make(AUTOPILOT, secrets.token_hex(16))
            self._bots[seat, level] = bot
        return bot

    def _give_up(self, seat: int) -> None:
        """A bot of ours failed, which is an error of ours: from now on the autopilot plays for it."""
        _log.exception("A bot failed; %s plays on for it.", AUTOPILOT)
        self._bots[seat, self._level(seat) or AUTOPILOT] = bots.make(AUTOPILOT, secrets.token_hex(16))
