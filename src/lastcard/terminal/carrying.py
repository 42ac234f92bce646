"""`lastcard export` and `lastcard import`: what a server keeps as files, and such files into a server's keeping."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from lastcard.errors import NotSaved
from lastcard.text import say

from .arguments import BadUsage, Parser
from .console import Console

if TYPE_CHECKING:
    from lastcard.server.store.carrying import Carried


def add_export(parser: Parser) -> None:
    """The options of `export`."""
    _add_places(parser, say("option-export-folder"))
    parser.add_argument("--tables", action="store_true", help=say("option-export-tables"))


def add_import(parser: Parser) -> None:
    """The options of `import`."""
    _add_places(parser, say("option-import-folder"))


def _add_places(parser: Parser, folder: str) -> None:
    parser.add_argument("folder", nargs="?", type=Path, metavar="FOLDER", help=folder)
    parser.add_argument("--data", type=Path, metavar="FOLDER", help=say("option-data"))
    parser.add_argument("--database", metavar="URL", help=say("option-database"))


def export(args: argparse.Namespace) -> int:
    """Write files; 1 if something that is kept cannot be read."""
    from lastcard.server.store import carrying, visiting

    folder = _folder(args, "export")
    with visiting.visit(args.data, args.database, make=False) as connection, connection.begin():
        try:
            done = carrying.export(connection, folder, with_tables=args.tables)
        except OSError as problem:
            detail = problem.strerror or str(problem)
            raise NotSaved("error-cannot-save", file=str(folder), problem=detail) from None
    console = Console()
    console.say(say("terminal-export-records", amount=done.records, folder=str(folder)))
    if args.tables:
        console.say(say("terminal-export-tables", amount=done.tables))
    return _status(done)


def bring_in(args: argparse.Namespace) -> int:
    """Take files in; 1 if one of them cannot be taken."""
    from lastcard.server.store import carrying, visiting

    folder = _folder(args, "import")
    if not folder.is_dir():
        raise BadUsage("error-import-folder", folder=str(folder))
    with visiting.visit(args.data, args.database, make=True) as connection:
        done = carrying.bring_in(connection, folder)
    console = Console()
    console.say(say("terminal-import-records", amount=done.records))
    console.say(say("terminal-import-tables", amount=done.tables))
    if done.there:
        console.say(say("terminal-import-there", amount=done.there))
    return _status(done)


def _folder(args: argparse.Namespace, command: str) -> Path:
    if args.folder is None:
        raise BadUsage("error-missing-argument", command=command, name="FOLDER")
    return Path(args.folder)


def _status(done: Carried) -> int:
    """Tells what could not be carried; the exit status."""
    sys.stdout.flush()
    for name in done.damaged:
        print(say("terminal-carry-damaged", name=name), file=sys.stderr)
    for name in done.others:
        print(say("terminal-carry-other", name=name), file=sys.stderr)
    return 1 if done.damaged or done.others else 0
