"""`lastcard watch`: bots play, and everybody looks on."""

from __future__ import annotations

import argparse
import contextlib

from lastcard.bots import Bot, tell
from lastcard.game import Match
from lastcard.text import listing, say

from . import board, ending
from .arguments import Parser, Whole, box
from .console import Console
from .hand import in_order
from .playing import add_table, bot_level, thinkers, welcome
from .story import told


def add_watch(parser: Parser) -> None:
    """The options of `watch`."""
    parser.add_edition()
    lowest = Whole("--players", 2)
    parser.add_argument("--players", type=lowest, default=4, metavar="N", help=say("option-players-watch"))
    parser.add_argument("--bot", type=bot_level, default="casual", metavar="LEVEL", help=say("option-bot-watch"))
    parser.add_argument("--seed", metavar="TEXT", help=say("option-seed"))
    parser.add_argument("--open", action="store_true", help=say("option-open"))
    add_table(parser, "normal")


def watch(args: argparse.Namespace) -> int:
    """Watch a match from its first deal to its end."""
    edition = box(args)
    edition.check_seats(args.players)
    match = Match.new(edition, bot_names(args.players), seed=args.seed, clockless=True)
    console = Console(plain=args.plain, pace=args.speed)
    welcome(match, console)
    with contextlib.closing(thinkers(args)) as thinks:
        bots = [thinks.make(args.bot, f"{match.key.hex()} {seat}") for seat in range(match.seats)]
        return show(match, bots, console, openly=args.open)


def show(match: Match, bots: list[Bot], console: Console, *, openly: bool) -> int:
    """Let the bots play to the end of the match."""
    while True:
        show_deal(match, console, openly=openly)
        for seat, bot in enumerate(bots):
            tell(bot, match.opening, match, seat)
        while not match.round_over:
            seat = match.table.asked
            if openly and match.view(seat).asks == "play":
                show_hand(match, seat, console)
            events = match.play(seat, bots[seat].choose(match.view(seat)))
            for each, bot in enumerate(bots):
                tell(bot, events, match, each)
            for text in told(events, match.names, None, console.paint, openly=openly):
                console.happened(text)
        ending.show_round(match, console, None)
        if match.over:
            ending.show_match(match, console, None)
            return 0
        match.next_round()


def bot_names(players: int) -> list[str]:
    """A name for each bot."""
    names = [*say("terminal-bot-names").split(", "), say("terminal-bot-name-last")]
    return names[:players]


def show_deal(match: Match, console: Console, *, openly: bool) -> None:
    """Who deals, and the first card."""
    board.show_deal(match, console, None)
    for text in told(match.opening, match.names, None, console.paint, openly=openly):
        console.happened(text)


def show_hand(match: Match, seat: int, console: Console) -> None:
    """A hand, laid open."""
    cards = listing(console.paint.card(card) for card in in_order(match.view(seat).hand))
    console.say(say("terminal-hand", name=match.names[seat], cards=cards), "    ", "      ")
