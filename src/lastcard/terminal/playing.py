"""`lastcard play` and `lastcard resume`."""

from __future__ import annotations

import argparse
import contextlib
import signal
from pathlib import Path

from lastcard.bots import levels
from lastcard.bots.thinkers import BUDGET, Thinkers
from lastcard.errors import BadRecord, UnknownName
from lastcard.game import Match, record
from lastcard.text import edition_title, ruling_value, say

from . import ending, keeping, rulepages, talk
from .arguments import Parser, Whole, box
from .console import PACES, Console
from .game import Game, seated


def bot_level(text: str) -> str:
    """A bot by name.

    Raises:
        UnknownName: there is none.
    """
    if text not in levels():
        raise UnknownName("error-unknown-bot", text, list(levels()))
    return text


def bot_levels(text: str) -> list[str]:
    """Bots by name, with commas between them.

    Raises:
        UnknownName: there is none of a name.
    """
    return [bot_level(name.strip()) for name in text.split(",")]


def pace(text: str) -> str:
    """A speed by name.

    Raises:
        UnknownName: there is none.
    """
    if text not in PACES:
        raise UnknownName("error-unknown-speed", text, list(PACES))
    return text


def add_table(parser: Parser, speed: str = "fast") -> None:
    """The options of whoever looks at a table."""
    think = Whole("--think")
    parser.add_argument("--think", type=think, metavar="MS", help=say("option-think", usual=BUDGET))
    parser.add_argument("--speed", type=pace, default=speed, metavar="SPEED", help=say("option-speed"))
    parser.add_argument("--plain", action="store_true", help=say("option-plain"))


def thinkers(args: argparse.Namespace) -> Thinkers:
    """Who makes the bots and searches for them. With a seed nothing may depend on the clock, unless it is asked for."""
    usual = BUDGET if getattr(args, "seed", None) is None else 0
    return Thinkers(usual if args.think is None else args.think, threads=1)


def add_play(parser: Parser) -> None:
    """The options of `play`."""
    parser.add_edition()
    parser.add_argument("--players", type=Whole("--players", 2), default=3, metavar="N", help=say("option-players"))
    parser.add_argument("--bot", type=bot_levels, default=["casual"], metavar="LEVEL", help=say("option-bot-seats"))
    parser.add_argument("--seed", metavar="TEXT", help=say("option-seed"))
    add_table(parser)


def add_resume(parser: Parser) -> None:
    """The options of `resume`."""
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help=say("option-file-resume"))
    parser.add_argument("--bot", type=bot_level, default="casual", metavar="LEVEL", help=say("option-bot"))
    add_table(parser)


def play(args: argparse.Namespace) -> int:
    """Start a match and play it."""
    edition = box(args)
    match, levels = seated(edition, args.players, args.bot, args.seed)
    console = Console(plain=args.plain, pace=args.speed)
    welcome(match, console)
    console.say(say("terminal-help-hint"))
    with contextlib.closing(thinkers(args)) as thinks:
        return run(Game(match, levels, keeping.new_file(edition.name), console, thinks.make))


def welcome(match: Match, console: Console) -> None:
    """Say what is played, and every ruling that the box does not have by itself."""
    edition = match.edition
    title = edition_title(edition.name, edition.title)
    if edition.rulings["match"] == "to_target":
        console.say(say("terminal-welcome", edition=title, seats=match.seats, target=edition.target))
    else:
        text = ruling_value("match", edition.rulings["match"])
        console.say(say("terminal-welcome-other", edition=title, seats=match.seats, text=text))
    for line in rulepages.own_rulings(edition):
        console.say(line, "  ", "    ")


def resume(args: argparse.Namespace) -> int:
    """Go on with a kept match.

    Raises:
        BadRecord: there is none, or it cannot be gone on with.
    """
    path, newer = (args.file, None) if args.file else keeping.latest()
    match, levels = keeping.load(path)
    if not match.clockless:
        raise BadRecord("error-record-not-kept", file=str(path))
    levels = levels or ["", *[args.bot] * (match.seats - 1)]
    for level in levels[1:]:
        bot_level(level)
    console = Console(plain=args.plain, pace=args.speed)
    if newer:
        console.say(str(newer))
    console.say(
        say(
            "terminal-resumed", edition=edition_title(match.edition.name, match.edition.title), round=match.round_number
        )
    )
    if match.round_number > 1 and not match.round_over:
        ending.show_scores(match, console)
    with contextlib.closing(thinkers(args)) as thinks:
        game = Game(match, levels, path, console, thinks.make)
        if match.moves:
            game.recall(keeping.steps(record.load(path)))
            talk.since(game)
        return run(game)


def run(game: Game) -> int:
    """Play a match, and keep it if the terminal goes away."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), game.console.interrupt)
    return game.play()
