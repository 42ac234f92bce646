"""A match at the terminal: one person in seat 0, bots in the others."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterable, Sequence
from itertools import cycle, islice
from pathlib import Path

from lastcard.bots import Bot
from lastcard.bots import tell as tell_bot
from lastcard.bots.dice import Dice
from lastcard.editions import Edition
from lastcard.errors import IllegalMove, NotSaved
from lastcard.game import Event, Match, View
from lastcard.game.record import Entry
from lastcard.text import say

from . import board, ending, keeping, talk
from .console import Console, Left, completing
from .court import Log
from .hand import in_order, numbered
from .story import told
from .wishes import TALK, Place, Wish, read

PERSON = 0
JUMPS = 60
"""In how many of a hundred cases a bot that could jump in does."""
LONGEST = 1000
"""Letters of a line that are read; nothing sensible is longer."""
OFTEN = 0.5
"""How many seconds of play may be lost when the power fails; a long match takes a while to write."""


class Game:
    """A match that is being played.

    Args:
        match: the match, fresh or kept.
        levels: the bot in each seat, "" for the person.
        path: the file in which it is kept.
        console: the person's terminal.
        make: makes a bot of a level, with dice of its own.
    """

    def __init__(
        self,
        match: Match,
        levels: list[str],
        path: Path,
        console: Console,
        make: Callable[[str, str], Bot],
    ) -> None:
        self.match = match
        self.levels = levels
        self.path = path
        self.console = console
        # Bots have dice of their own, the same again for the same match at the same move.
        seed = f"{match.key.hex()} {match.moves}"
        self.bots = [make(level, f"{seed} {seat}") if level else None for seat, level in enumerate(levels)]
        self.dice = Dice(f"{seed} jumps")
        self.since: list[str] = []
        """What has happened since the person's last move."""
        self.log = Log()
        """What led to where the table is."""
        self.refusal: IllegalMove | None = None
        """Why the person's last try was refused, until a move is made."""
        self.jump_asked = (-1, -1)
        """The discard pile at which everybody was last asked to jump in, by round and size."""
        self.call_next = False
        """Whether the person called UNO along with the play just made."""
        self.kept_at = -OFTEN
        self.unsaved = self.given_up = False
        """Whether the last try to keep the match failed, and whether the person was told so on leaving."""

    @property
    def view(self) -> View:
        """What the person may see."""
        return self.match.view(PERSON)

    def tell(self, events: tuple[Event, ...]) -> None:
        """Tell the person and the bots what one move brought about."""
        for seat, bot in enumerate(self.bots):
            tell_bot(bot, events, self.match, seat)
        self.log.follow(self, events)
        for text in told(events, self.match.names, PERSON, self.console.paint):
            self.console.happened(text)
            self.since.append(text)

    def play(self) -> int:
        """Play to the end of the match, or until the person leaves; the exit status."""
        with completing(self.words) if self.console.live else contextlib.nullcontext():
            while True:
                try:
                    return self.rounds()
                except (Left, OSError):  # where the terminal is gone, nothing can be written to it
                    if self.leave():
                        return 0

    def rounds(self) -> int:
        """Play the rounds that are left; the exit status."""
        if self.match.moves == 0:
            self.open_round()
        while True:
            self.play_round()
            ending.show_round(self.match, self.console)
            self.keep()
            if self.match.over:
                ending.show_match(self.match, self.console)
                return 0
            if self.console.live:
                self.console.ask(say("terminal-prompt-continue"))
            self.match.next_round()
            self.open_round()

    def keep(self) -> None:
        """Keep the match; a full disk is told of once and does not end the game."""
        self.kept_at = time.monotonic()
        try:
            keeping.save(self.match, self.levels, self.path)
            self.unsaved = False
        except NotSaved as error:
            if not self.unsaved:
                self.console.say(str(error))
            self.unsaved = True

    def leave(self) -> bool:
        """Keep the match and say how to go on with it; whether the game may end now.

        Raises:
            NotSaved: it cannot be kept, and nobody is there to say where else.
        """
        try:
            keeping.save(self.match, self.levels, self.path)
        except NotSaved as error:
            if self.given_up or not self.console.live:
                raise
            self.given_up = True
            self.console.say(str(error))
            self.console.say(say("terminal-quit-unsaved"))
            return False
        # Whoever closed the window hears nothing more.
        with contextlib.suppress(OSError):
            self.console.say()
            self.console.say(say("terminal-quit"))
        return True

    def words(self) -> list[str]:
        """What can be typed now, for completion."""
        view = self.view
        return [*view.legal, *(f"why {card}" for card in dict.fromkeys(view.hand)), *TALK]

    def open_round(self) -> None:
        """Say who deals, and the first card."""
        board.show_deal(self.match, self.console, PERSON)
        self.tell(self.match.opening)

    def recall(self, steps: Iterable[tuple[Match, Entry, tuple[Event, ...]]]) -> None:
        """Take up a kept match where it was left: each deal and move, the match after it, and what came of it.

        The bots are told of the round that is being played, as they were when they heard of it first.
        """
        since: list[Event] = []
        for match, entry, events in steps:
            if match.round_number == self.match.round_number:
                for place, bot in enumerate(self.bots):
                    tell_bot(bot, events, match, place)
            seat = entry.seat if entry.kind == "move" else None
            self.log.follow(self, events)
            since = [*events] if seat in (None, PERSON) else [*since, *events]
        self.since = list(told(since, self.match.names, PERSON, self.console.paint))

    def play_round(self) -> None:
        """Ask whoever is asked until the round is over."""
        while not self.match.round_over:
            if self.somebody_jumps():
                continue
            asked = self.match.table.asked
            bot = self.bots[asked]
            if bot is None:
                self.ask_person()
            else:
                self.tell(self.match.play(asked, bot.choose(self.match.view(asked))))

    def somebody_jumps(self) -> bool:
        """House rule: whoever holds the very card on top may play it out of turn, the person first."""
        match = self.match
        if not match.edition.rulings["jump_in"] or match.view(None).asks != "play":
            return False
        pile = (match.round_number, match.table.discard_size)
        if pile == self.jump_asked:
            return False
        self.jump_asked = pile
        for seat, bot in enumerate(self.bots):
            play = f"play {match.view(None).top}"
            if seat == match.table.asked or play not in match.legal(seat):
                continue
            if bot is None:
                wanted = self.console.ask(say("terminal-prompt-jump", card=self.console.paint.card(play.split()[1])))
                if wanted.casefold() not in ("jump", "j", "yes", "y"):
                    continue
                self.since.clear()
            elif not self.dice.chance(JUMPS):
                continue
            self.console.happened(say("terminal-jumps", you="none" if bot else "actor", name=match.names[seat]))
            self.tell(match.play(seat, play))
            return True
        return False

    def ask_person(self) -> None:
        """Ask the person, as often as it takes."""
        view = self.view
        if view.asks == "call" and self.call_next:
            self.make(Wish("move", "uno"))
            return
        self.call_next = False
        if time.monotonic() - self.kept_at > OFTEN:
            self.keep()
        if view.asks in ("play", "challenge", "stack"):
            board.show_table(view, self.match.names, self.console)
        if view.asks not in ("call", "catch", "target", "drawn"):
            self.show_hand(view)
        while not self.answer(self.console.ask(talk.prompt(view, self.match.names, self.console.paint))):
            pass

    def show_hand(self, view: View) -> None:
        """The person's cards, numbered."""
        hand = in_order(view.hand)
        marked = [move.split()[1] for move in view.legal if move.startswith(("play ", "give "))]
        console = self.console
        header = say("terminal-hand-header", amount=len(hand))
        if view.asks == "play" or (marked and view.asks in ("challenge", "stack")):
            header += f" {say('terminal-playable-mark' if marked else 'terminal-none-playable')}"
        console.say(header, "  ")
        console.lines(numbered(hand, marked, console.paint))

    def place(self) -> Place:
        """What a reader of wishes has to know."""
        view = self.view
        if view.asks == "catch":
            window = self.match.table.window
        else:
            window = next(iter(view.catchable), PERSON + 1)
        cards = tuple(self.match.edition.kinds)
        return Place(view.asks, tuple(in_order(view.hand)), view.drawn, self.match.names, window, cards)

    def answer(self, typed: str) -> bool:
        """Do what was typed; whether the question is answered."""
        if not typed:
            if self.view.asks in ("call", "catch"):
                return self.make(Wish("move", "silent"))
            return False
        if len(typed) > LONGEST:
            typed = f"{typed[:20]}…"
        wish = read(typed, self.place())
        if wish.word == "move":
            return self.make(wish)
        return talk.reply(self, wish)

    def make(self, wish: Wish) -> bool:
        """Make a move; whether the question is answered."""
        match, moves = self.match, [wish.text]
        if wish.calls and match.why_not(PERSON, wish.text) is None:
            refusal = match.why_not(PERSON, "uno")
            if refusal is None:
                moves.insert(0, "uno")
            elif len(self.view.hand) != 2:
                self.refusal = refusal
                talk.refused(refusal, self.console)
                return False
        before = self.view.asks
        try:
            for move in moves:
                events = match.play(PERSON, move)
                self.since.clear()
                self.refusal = None
                self.tell(events)
        except IllegalMove as refusal:
            self.refusal = refusal
            talk.refused(refusal, self.console)
            return False
        self.call_next = wish.calls
        # A call ahead of the play leaves the question open; there is nothing new to look at.
        return not (wish.text == "uno" and match.table.asked == PERSON and self.view.asks == before)


def seated(edition: Edition, players: int, levels: Sequence[str], seed: str | None) -> tuple[Match, list[str]]:
    """A match of a person and bots, and the bot in each seat: ``levels`` in turn from the left, again and again.

    Raises:
        BadSeats: a number of players that the edition does not allow.
    """
    edition.check_seats(players)
    names = [say("terminal-you"), *say("terminal-bot-names").split(", ")][:players]
    return Match.new(edition, names, seed=seed, clockless=True), ["", *islice(cycle(levels), players - 1)]
