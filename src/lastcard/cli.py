"""The command line: what it takes, and which part of lastcard does it.

Every part is loaded only when its command is given, so that a game starts at once.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from lastcard import __version__
from lastcard.errors import LastCardError, UnknownName
from lastcard.text import say

EDITION = "mario-kart"
PLAYERS = 4
LEVEL = "casual"
COMMANDS = ("play", "resume", "watch", "editions", "rules", "record", "conform", "bench", "serve")


class Usage(LastCardError):
    """A command line that cannot be read."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and leaves the rest to `main`."""

    def error(self, message: str) -> NoReturn:
        """Raise what argparse found."""
        raise Usage("error-usage", problem=message[:1].upper() + message[1:], command=self.prog)


def add_table_options(parser: argparse.ArgumentParser, players: str) -> None:
    """What a match is made from."""
    from lastcard import bots

    parser.add_argument("edition", nargs="?", default=EDITION, help=say("cli-help-edition", default=EDITION))
    parser.add_argument("--players", type=int, default=PLAYERS, metavar="N", help=say(players, default=PLAYERS))
    allowed = ", ".join(bots.LEVELS)
    parser.add_argument("--bot", default=LEVEL, metavar="LEVEL", help=say("cli-help-bot", allowed=allowed))
    add_ruling_options(parser)
    parser.add_argument("--seed", help=say("cli-help-seed"))
    parser.add_argument("--plain", action="store_true", help=say("cli-help-plain"))


def add_ruling_options(parser: argparse.ArgumentParser) -> None:
    """What settles the rules of a table."""
    parser.add_argument("--ruling", action="append", default=[], metavar="NAME=VALUE", help=say("cli-help-ruling"))
    parser.add_argument("--preset", default="standard", metavar="NAME", help=say("cli-help-preset"))


def make_parser(command: str | None) -> Parser:
    """The parser; only the command that was given gets its options."""
    parser = Parser(prog="lastcard", description=say("cli-about"), epilog=say("disclaimer"))
    version = f"{say('version-line', version=__version__)}\n{say('disclaimer')}"
    parser.add_argument("--version", action="store_true", help=say("cli-help-version"))
    parser.set_defaults(version_text=version)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name in COMMANDS:
        sub = commands.add_parser(name, help=say(f"cli-{name}"), description=say(f"cli-{name}"))
        if name == command:
            add_options(name, sub)
    return parser


def add_options(command: str, parser: argparse.ArgumentParser) -> None:
    """The options of one command."""
    if command in ("play", "watch"):
        add_table_options(parser, "cli-help-players" if command == "play" else "cli-help-bots")
    if command == "watch":
        parser.add_argument("--speed", default="fast", help=say("cli-help-speed"))
        parser.add_argument("--open", action="store_true", help=say("cli-help-open"))
    elif command == "resume":
        parser.add_argument("file", nargs="?", type=Path, help=say("cli-help-kept"))
        parser.add_argument("--bot", default=LEVEL, metavar="LEVEL", help=say("cli-help-bot", allowed=LEVEL))
        parser.add_argument("--plain", action="store_true", help=say("cli-help-plain"))
    elif command == "rules":
        parser.add_argument("subject", help=say("cli-help-subject"))
        add_ruling_options(parser)
    elif command == "record":
        parser.add_argument("what", choices=("show", "verify", "replay"), help=say("cli-help-what"))
        parser.add_argument("file", type=Path, help=say("cli-help-file"))
        parser.add_argument("--move", type=int, metavar="N", help=say("cli-help-move"))
        parser.add_argument("--open", action="store_true", help=say("cli-help-open"))
    elif command == "conform":
        parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=say("cli-help-cases"))
        parser.add_argument("--compiled", action="store_true", help=say("cli-help-compiled"))
    elif command == "bench":
        parser.add_argument("--edition", help=say("cli-help-edition", default="*"))
        parser.add_argument("--seats", default="2,3,4", help=say("cli-help-seats"))
        parser.add_argument("--seconds", type=float, default=1.0, help=say("cli-help-seconds"))
    elif command == "serve":
        from lastcard.server.main import add_arguments

        add_arguments(parser)
    if command in ("editions", "rules", "record", "conform", "bench"):
        parser.add_argument("--json", action="store_true", help=say("cli-help-json"))


def dispatch(args: argparse.Namespace) -> int:
    """Do what the command says."""
    if args.command == "serve":
        from lastcard.server.main import run

        return run(args)
    from lastcard.terminal import commands

    return int(getattr(commands, args.command)(args))


def check_command(arguments: Sequence[str]) -> str | None:
    """The command that was given, if any.

    Raises:
        UnknownName: there is no such command.
    """
    first = next((word for word in arguments if not word.startswith("-")), None)
    if first is not None and first not in COMMANDS:
        raise UnknownName("error-unknown-command", first, list(COMMANDS))
    return first


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit status is 2 where something cannot be done as asked."""
    words = sys.argv[1:] if arguments is None else arguments
    try:
        parser = make_parser(check_command(words))
        args = parser.parse_args(words)
        if args.version:
            print(args.version_text)
            return 0
        if args.command is None:
            parser.print_help()
            return 0
        return dispatch(args)
    except LastCardError as error:
        print(error, file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read the output has gone; nothing more can be written, not even on leaving.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
