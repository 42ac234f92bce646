"""`lastcard conform` and `lastcard bench`: whether the rules are right, and how fast they run."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lastcard.editions import BOXES, edition
from lastcard.game import conform
from lastcard.text import say

from .arguments import BadUsage, Parser

FAILED = 1
"""The exit status when a case fails."""


def add_conform(parser: Parser) -> None:
    """The options of `conform`."""
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help=say("option-files-conform"))
    parser.add_argument("--compiled", action="store_true", help=say("option-compiled"))
    parser.add_json()


def announce_compiling() -> None:
    """Say what takes so long, if it will."""
    from lastcard.compiled import twin

    if not twin.is_cached():
        print(say("terminal-compiling"), file=sys.stderr, flush=True)


def stepper(compiled: bool) -> conform.Stepper:
    """The rules that are to be checked."""
    if not compiled:
        return conform.Stepper()
    announce_compiling()
    from lastcard.compiled.conform import CompiledStepper

    return CompiledStepper()


def run_conform(args: argparse.Namespace) -> int:
    """Run the cases and say which fail; 0 when all pass, 1 when any fails."""
    if not args.files:
        raise BadUsage("error-missing-argument", command="conform", name="FILE")
    cases = [case for path in conform.files_in(args.files) for case in conform.read(path)]
    rules = stepper(args.compiled)
    failures = {at: found for at, case in enumerate(cases) if (found := conform.run(case, rules))}
    passed = len(cases) - len(failures)
    if args.json:
        listed = [
            {"file": cases[at].file, "case": each.case, "key": each.key, "expected": each.expected, "found": each.found}
            for at, found in failures.items()
            for each in found
        ]
        print(json.dumps({"passed": passed, "failed": len(failures), "failures": listed}, ensure_ascii=False))
    else:
        for found in failures.values():
            each = found[0]
            print(say("terminal-case-failed", name=each.case, key=each.key, expected=each.expected, found=each.found))
        print(say("terminal-cases-counted", passed=passed, failed=len(failures)))
    return FAILED if failures else 0


def add_bench(parser: Parser) -> None:
    """The options of `bench`."""
    parser.add_argument("--edition", metavar="EDITION", help=say("option-edition-bench"))
    parser.add_argument("--seats", default="2,3,4", metavar="N,N", help=say("option-seats"))
    parser.add_argument("--seconds", type=seconds, default=1.0, metavar="S", help=say("option-seconds"))
    parser.add_json()


def seconds(text: str) -> float:
    """A time as an option takes it."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found <= 3600:
        raise BadUsage("error-option-bad", option="--seconds", command="bench")
    return found


def seat_numbers(text: str) -> list[int]:
    """Numbers of players, as an option takes them."""
    words = text.split(",")
    if not all(word.strip().isascii() and word.strip().isdigit() and int(word) >= 2 for word in words):
        raise BadUsage("error-option-bad", option="--seats", command="bench")
    return [int(word) for word in words]


def run_bench(args: argparse.Namespace) -> int:
    """Measure moves and rounds a second, plain and compiled."""
    names = [edition(args.edition).name] if args.edition else list(BOXES)
    seats = seat_numbers(args.seats)
    if args.edition:
        for count in seats:
            edition(args.edition).check_seats(count)
    announce_compiling()
    from lastcard.compiled.batch import bench_rows

    rows = bench_rows(names, seats, seconds=args.seconds)
    if args.json:
        print(json.dumps(list(rows), indent=2))
        return 0
    for row in rows:
        print(bench_line(row), flush=True)
    return 0


def bench_line(row: Mapping[str, Any]) -> str:
    """One row for people."""
    return say(
        "terminal-benched",
        edition=BOXES[row["edition"]].TITLE,
        seats=row["seats"],
        mode=row["mode"],
        bot=row["bot"],
        moves=row["moves_per_second"],
        rounds=row["rounds_per_second"],
    )
