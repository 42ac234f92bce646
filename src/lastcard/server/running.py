"""How a server is run: what it logs, how much it takes on, which proxies it believes, who administers it."""

from __future__ import annotations

import argparse
import os
import secrets
from dataclasses import dataclass, field

from lastcard.bots.thinkers import BUDGET
from lastcard.server.listening import CannotServe
from lastcard.server.notes import FORMS, LEVELS
from lastcard.text import say

MOST_TABLES = 2000
MOST_SOCKETS = 5000
LONGEST_THOUGHT = 500
"""Milliseconds that a bot may be allowed; more would be noticed at the table."""
TOKEN_FROM = "LASTCARD_ADMIN_TOKEN"
"""The environment variable that may hold the administrator's token."""
SHORTEST_TOKEN = 20


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(24)


@dataclass(frozen=True)
class Running:
    """How a server is run."""

    most_tables: int = MOST_TABLES
    most_sockets: int = MOST_SOCKETS
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that are believed."""
    think: int = BUDGET
    """Milliseconds that the bot `expert` may search for a move; 0: it does not."""
    token: str = field(default_factory=new_token, repr=False)
    """The administrator's."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Gives `lastcard serve` its options for whoever runs it."""
    parser.add_argument("--log", choices=FORMS, default="text", help=say("operate-help-log"))
    parser.add_argument("--log-level", choices=LEVELS, default="warning", help=say("operate-help-log-level"))
    for option, most, words in (
        ("--most-tables", MOST_TABLES, say("operate-help-tables", most=str(MOST_TABLES))),
        ("--most-sockets", MOST_SOCKETS, say("operate-help-sockets", most=str(MOST_SOCKETS))),
    ):
        parser.add_argument(option, type=int, metavar="N", default=most, help=words)
    think = say("operate-help-think", usual=str(BUDGET))
    parser.add_argument("--think", type=int, metavar="MS", default=BUDGET, help=think)
    parser.add_argument("--proxy", nargs="+", metavar="ADDRESS", default=[], help=say("operate-help-proxy"))


def read(args: argparse.Namespace) -> Running:
    """What the options and the environment say; raises `CannotServe`."""
    for option, number in (("--most-tables", args.most_tables), ("--most-sockets", args.most_sockets)):
        if number < 1:
            raise CannotServe(say("operate-error-most", option=option, number=number))
    if not 0 <= args.think <= LONGEST_THOUGHT:
        raise CannotServe(say("operate-error-think", most=LONGEST_THOUGHT, number=args.think))
    return Running(args.most_tables, args.most_sockets, tuple(map(_proxy, args.proxy)), args.think, _token())


def _proxy(text: str) -> str:
    from lastcard.server.proxies import proxy

    found = proxy(text)
    if found is None:
        raise CannotServe(say("operate-error-proxy", address=text))
    return found


def _token() -> str:
    given = os.environ.get(TOKEN_FROM)
    if given is None:
        return new_token()
    if len(given) < SHORTEST_TOKEN or not given.isascii() or any(sign.isspace() for sign in given):
        raise CannotServe(say("operate-error-own-token", variable=TOKEN_FROM, most=SHORTEST_TOKEN))
    return given
