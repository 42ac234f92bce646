"""`lastcard editions` and `lastcard rules`."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from lastcard.editions import BOXES
from lastcard.editions.rulebook import points
from lastcard.errors import UnknownName
from lastcard.guide import guide
from lastcard.text import say

from . import guidepages, rulepages, worked
from .arguments import BadUsage, Parser, box
from .asking import answer_facts, answers, is_question, show_answers
from .console import Console


def add_editions(parser: Parser) -> None:
    """The options of `editions`."""
    parser.add_json()


def editions(args: argparse.Namespace) -> int:
    """List the editions."""
    if args.json:
        print(json.dumps([rulepages.edition_facts(name) for name in BOXES], indent=2, ensure_ascii=False))
    else:
        rulepages.show_editions(Console())
    return 0


def add_rules(parser: Parser) -> None:
    """The options of `rules`."""
    parser.add_argument("edition", nargs="*", metavar="SUBJECT", help=say("option-subject"))
    parser.add_argument("--guide", action="store_true", help=say("option-guide"))
    parser.add_argument("--example", action="store_true", help=say("option-example"))
    parser.add_rulings()
    parser.add_json()


def rules(args: argparse.Namespace) -> int:
    """Show the rules of an edition, one point, or the points that answer a question."""
    name = args.edition = " ".join(args.edition)
    if not name.strip():
        raise BadUsage("error-missing-argument", command="rules", name="SUBJECT")
    console = Console()
    if name in BOXES:
        edition = box(args)
        if args.guide and args.json:
            print(json.dumps(asdict(guide(edition)), indent=2, ensure_ascii=False))
        elif args.guide:
            guidepages.show_guide(console, guide(edition))
        elif args.json:
            print(json.dumps(rulepages.rules_facts(edition), indent=2, ensure_ascii=False))
        else:
            rulepages.show_rules(console, edition)
        return 0
    if name.casefold() not in {each.id.casefold() for each in points()}:
        if not is_question(name):
            raise unknown(name)
        found = answers(name)
        if args.json:
            print(json.dumps(answer_facts(found), indent=2, ensure_ascii=False))
        else:
            show_answers(console, found)
        return 0
    point = rulepages.found(name)
    if args.example:
        worked.show_examples(console, point)
    elif args.json:
        print(json.dumps(rulepages.point_facts(point), indent=2, ensure_ascii=False))
    else:
        rulepages.show_point(console, point)
    return 0


def unknown(name: str) -> UnknownName:
    """What to say about a name that is neither an edition nor a point."""
    if any(letter.isdigit() for letter in name):
        return UnknownName("error-unknown-point", name.upper(), [each.id for each in points()])
    return UnknownName("error-unknown-subject", name, list(BOXES))
