"""Command-line arguments, read so that every mistake is answered in one sentence of the catalog."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, NoReturn

from lastcard.errors import LastCardError
from lastcard.text import say

from .hand import whole

if TYPE_CHECKING:
    from lastcard.editions import Edition


class BadUsage(LastCardError):
    """The command line is not written as it must be."""


class HelpAsked(Exception):
    """The help of a command was asked for."""


class Parser(argparse.ArgumentParser):
    """A parser that raises instead of leaving the program, and speaks the catalog's language."""

    def __init__(self, command: str) -> None:
        super().__init__(prog=f"lastcard {command}", add_help=False, allow_abbrev=False, exit_on_error=False)
        self.command = command
        self.description = say(f"command-{command}")
        self._optionals.title = say("command-options")
        self._positionals.title = say("command-arguments")

    def error(self, message: str) -> NoReturn:
        """Whatever has no sentence of its own.

        Raises:
            BadUsage: always.
        """
        raise BadUsage("error-arguments", command=self.command, problem=message)

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The arguments of a command.

        Raises:
            BadUsage: an option that there is not, or one without its value.
            HelpAsked: ``--help`` or ``-h`` is among them.
        """
        if {"-h", "--help"} & set(arguments):
            raise HelpAsked
        try:
            args, rest = self.parse_known_intermixed_args(arguments)
        except argparse.ArgumentError as error:
            message = "error-option-value" if error.message.startswith("expected") else "error-option-bad"
            raise BadUsage(message, option=error.argument_name or "", command=self.command) from None
        if rest:
            raise self.unknown(rest[0])
        return args

    def unknown(self, argument: str) -> BadUsage:
        """What to say about an argument that the command does not take."""
        if not argument.startswith("-"):
            return BadUsage("error-unexpected-argument", name=argument, command=self.command)
        options = [option for action in self._actions for option in action.option_strings]
        near = get_close_matches(argument.partition("=")[0], options, 1, 0.5)
        return BadUsage(
            "error-unknown-option",
            name=argument,
            command=self.command,
            nearest=near[0] if near else "",
            has_nearest="yes" if near else "no",
        )

    def add_edition(self) -> None:
        """The edition and the rulings of a table."""
        self.add_argument("edition", nargs="?", default="mario-kart", metavar="EDITION", help=say("option-edition"))
        self.add_rulings()

    def add_rulings(self) -> None:
        """The rulings of a table."""
        self.add_argument("--ruling", action="append", default=[], metavar="NAME=VALUE", help=say("option-ruling"))
        self.add_argument("--preset", default="standard", metavar="NAME", help=say("option-preset"))

    def add_json(self) -> None:
        """The switch for programs that read the output."""
        self.add_argument("--json", action="store_true", help=say("option-json"))


class Whole:
    """The type of an option that takes a whole number."""

    def __init__(self, option: str, lowest: int = 0) -> None:
        self.option = option
        self.lowest = lowest

    def __call__(self, text: str) -> int:
        """The number that a text is."""
        number = whole(text)
        if number is None or number < self.lowest:
            raise BadUsage("error-option-number", option=self.option, value=text, lowest=self.lowest)
        return number


def box(args: argparse.Namespace) -> Edition:
    """The edition that the arguments ask for.

    Raises:
        UnknownEdition, BadRuling, BadUsage: what was asked for does not exist, with the nearest match.
    """
    from lastcard.editions import edition

    rulings: dict[str, object] = {}
    for text in args.ruling:
        name, equals, value = text.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise BadUsage("error-ruling-form", name=text)
        rulings[name.strip()] = value.strip()
    return edition(args.edition, rulings, args.preset)
