"""`lastcard report`: a page of charts about a folder of results."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from lastcard.text import say

from .arguments import BadUsage, Parser

if TYPE_CHECKING:
    from lastcard.simulate.results import Results

NAME = "report.html"
"""The page in a folder of results."""


def add_report(parser: Parser) -> None:
    """The options of `report`."""
    parser.add_argument("folder", nargs="?", type=Path, metavar="FOLDER", help=say("option-folder-report"))
    parser.add_argument("--paired", type=Path, metavar="FOLDER", help=say("option-paired"))
    parser.add_argument("--to", type=Path, metavar="FILE", help=say("option-file-report"))
    parser.add_argument("--png", action="store_true", help=say("option-png"))


def run_report(args: argparse.Namespace) -> int:
    """Write the page."""
    from lastcard.simulate.report.reading import read_results

    if args.folder is None:
        raise BadUsage("error-report-missing")
    if args.png:
        from lastcard.simulate.report.pictures import drawer

        drawer()  # refuses at once where nothing can draw
    results = read_results(args.folder)
    paired = None if args.paired is None else read_results(args.paired)
    written(results, args.to or args.folder / NAME, paired, pictures=args.png)
    return 0


def written(
    results: Results, file: Path, paired: Results | None = None, *, pictures: bool = False, silent: bool = False
) -> None:
    """Write the page, and the pictures beside it, and say so unless it is to be silent."""
    from lastcard.simulate.folder import BadFolder
    from lastcard.simulate.report import write_pictures, write_report

    try:
        write_report(results, file, paired)
        if pictures:
            write_pictures(results, file.parent, paired)
    except OSError as error:
        problem = error.strerror or str(error)
        raise BadFolder("error-output-cannot", folder=str(file), problem=problem) from None
    if not silent:
        print(say("report-written", file=str(file)))
