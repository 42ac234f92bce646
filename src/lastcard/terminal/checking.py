"""`lastcard conform`: conformance cases, through the plain or the compiled rules."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

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


def stepper(compiled: bool) -> conform.Stepper:
    """The rules that are to be checked."""
    if not compiled:
        return conform.Stepper()
    if sys.stderr.isatty():
        print(say("terminal-compiling"), file=sys.stderr)
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
