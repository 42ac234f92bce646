"""Why something is so at this table: the rule, how far it is settled, the rulings in force, and what led there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from lastcard.editions import Edition, Ruling, rulebook
from lastcard.errors import IllegalMove
from lastcard.game import Event
from lastcard.game.points import card_points, points_behind
from lastcard.game.turns import Turns
from lastcard.text import has, listing, point_id, ruling_title, ruling_value, say, source_title

from .console import Console
from .story import told

if TYPE_CHECKING:
    from .game import Game


class Log:
    """What has happened in the turn that runs, or in the last one, each event with the rule behind it."""

    def __init__(self) -> None:
        self._turns = Turns()
        self._begun = 0
        self.events: list[tuple[Event, str]] = []

    def follow(self, game: Game, events: tuple[Event, ...]) -> None:
        """Note what one move brought about."""
        seen = game.match.view(None)
        begun = self._turns.follow(events, seen.asks, seen.turn)
        if begun != self._begun:
            self._begun, self.events = begun, []
        self.events += zip(events, points_behind(game.match.edition, events), strict=True)


def rulings_of(box: Edition, point: str) -> Iterator[Ruling]:
    """The rulings that decide a rule point here; a house rule that is off decides nothing."""
    decides = rulebook.point(point).ruling
    for ruling in box.known_rulings:
        if point not in ruling.points and ruling.name != decides:
            continue
        if not ruling.house or box.rulings[ruling.name] != ruling.default or point.startswith("H"):
            yield ruling


def show_point(console: Console, box: Edition, name: str) -> None:
    """A rule point as it holds at this table: what it says, the rulings in force, how settled it is, its sources."""
    if not has(point_id(name)):
        return
    point = rulebook.point(name)
    console.say(say("terminal-why-point", point=point.id, text=say(point.message)), "  ", "    ")
    for ruling in rulings_of(box, name):
        text = ruling_value(ruling.name, box.rulings[ruling.name])
        console.say(say("court-ruling", title=ruling_title(ruling.name), text=text), "  ", "    ")
    console.say(say(f"settled-{point.settled}"), "  ", "    ")
    if point.doubt:
        console.say(say("court-doubt", doubt=say(point.doubt)), "  ", "    ")
    if point.sources:
        titles = listing(source_title(source) for source in point.sources)
        console.say(say("court-sources", sources=titles), "  ", "    ")


def show_led(game: Game) -> None:
    """What has happened since the turn began."""
    console, log = game.console, game.log
    if not log.events:
        return
    console.say(say("court-led"), "  ")
    for text in told((event for event, _ in log.events), game.match.names, 0, console.paint):
        console.say(text, "    ", "      ")


def why_last(game: Game) -> None:
    """Why the last thing happened."""
    if not game.log.events:
        game.console.say(say("court-nothing-yet"), "  ")
        return
    event, point = game.log.events[-1]
    for text in told([event], game.match.names, 0, game.console.paint):
        game.console.say(text, "  ", "    ")
    show_point(game.console, game.match.edition, point)
    show_led(game)


def why_refused(game: Game, refusal: IllegalMove | None) -> None:
    """Why a move is refused."""
    if refusal is None:
        game.console.say(say("court-nothing-refused"), "  ")
        return
    game.console.say(str(refusal), "  ")
    if refusal.point:
        show_point(game.console, game.match.edition, refusal.point)
    show_led(game)


def show_card(game: Game, code: str) -> None:
    """The rule that says what a card does."""
    box = game.match.edition
    first, *_ = card_points(box, box.cards[box.kinds[code]])
    show_point(game.console, box, first)
