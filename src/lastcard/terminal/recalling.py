"""`lastcard record`: look at a record, check it, or see the table as it was after some move."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from lastcard.errors import BadRecord, UnknownName
from lastcard.game import Event, Match, redact
from lastcard.game import record as records
from lastcard.text import edition_title, say

from . import board, ending, keeping
from .arguments import BadUsage, Parser, Whole
from .console import Console
from .story import told
from .watching import show_hand

ACTIONS = ("show", "verify", "replay", "hint", "luck")


def add_record(parser: Parser) -> None:
    """The options of `record`."""
    parser.add_argument("what", nargs="?", metavar="|".join(ACTIONS), help=say("option-record-what"))
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help=say("option-record-file"))
    parser.add_argument("--move", type=Whole("--move"), metavar="N", help=say("option-move"))
    parser.add_argument("--deals", type=Whole("--deals", 2), metavar="N", help=say("option-deals"))
    parser.add_argument("--open", action="store_true", help=say("option-open"))
    parser.add_json()


def record(args: argparse.Namespace) -> int:
    """Do with a record what is asked."""
    if args.what is None:
        raise BadUsage("error-missing-argument", command="record", name="|".join(ACTIONS))
    if args.what not in ACTIONS:
        raise UnknownName("error-unknown-action", args.what, list(ACTIONS))
    if args.file is None:
        raise BadUsage("error-missing-argument", command="record", name="FILE")
    if args.what in ("hint", "luck"):
        from . import insights

        return insights.hint(args) if args.what == "hint" else insights.luck(args)
    return {"show": show, "verify": verify, "replay": replay}[args.what](args)


def verify(args: argparse.Namespace) -> int:
    """Check a record whole."""
    found = records.verify(args.file)
    if args.json:
        print(json.dumps(asdict(found), ensure_ascii=False))
        return 0
    seats, title = len(found.names), edition_title(found.edition, found.edition)
    console = Console()
    console.say(say("terminal-record-line", edition=title, seats=seats, rounds=found.rounds, moves=found.moves))
    console.say(say("terminal-record-good"))
    if found.shared:
        show_proof(found, console)
    return 0


def show_proof(found: records.Summary, console: Console) -> None:
    """What a record of shared deals proves, and what it does not."""
    console.say(say("terminal-record-fair"))
    for number, absent in enumerate(found.absent, 1):
        if absent:
            console.say(say("terminal-record-absent", round=number, seats=len(absent)))
    if not found.winners:
        console.say(say("terminal-record-open"))
    console.say(say("terminal-record-hash", hash=found.hash))
    console.say(say("terminal-record-not-proved"))


def checked(args: argparse.Namespace) -> records.Record:
    """The record of the arguments, checked whole before anything of it is shown.

    Raises:
        BadRecord: something is wrong with it, or it has fewer moves than are asked for.
    """
    kept = records.load(args.file)
    moves = records.replay(kept).moves
    if args.move is not None and args.move > moves:
        raise BadRecord("error-record-short", file=str(args.file), moves=moves)
    return kept


def show(args: argparse.Namespace) -> int:
    """Tell what happened, as everybody at the table saw it."""
    kept = checked(args)
    if args.json:
        print(json.dumps(list(step_facts(kept, args)), indent=2, ensure_ascii=False))
        return 0
    console, you = Console(), keeping.person(kept)
    for match, entry, events in keeping.steps(kept, args.move):
        if entry.kind == "round":
            board.show_deal(match, console, you)
        for text in told(events, match.names, None, console.paint, openly=args.open, you=you):
            console.say(text, "  ", "    ")
        if match.round_over:
            ending.show_round(match, console, you)
        if match.over:
            ending.show_match(match, console, you)
    return 0


def step_facts(kept: records.Record, args: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Every deal and move as data; what the table did not see only where it is asked for."""
    for match, entry, events in keeping.steps(kept, args.move):
        move = entry.move
        if move is not None and move.startswith("give ") and not args.open:
            move = "give"
        seen: Sequence[Event] = [event if args.open else redact(event, None) for event in events]
        yield {
            "kind": "deal" if entry.kind == "round" else "move",
            "number": match.moves,
            "round": match.round_number,
            "seat": entry.seat,
            "move": move,
            "events": [asdict(event) for event in seen],
        }


def replay(args: argparse.Namespace) -> int:
    """Show the table as it was after a move; the last one unless another is named."""
    last, kept = None, checked(args)
    for last, _, _ in keeping.steps(kept, args.move):  # noqa: B007
        pass
    if last is None:
        raise BadRecord("error-record-truncated", file=str(args.file), line=2)
    if args.json:
        print(json.dumps(table_facts(last, openly=args.open), indent=2, ensure_ascii=False))
        return 0
    console, view, you = Console(), last.view(None), keeping.person(kept)
    console.heading(
        f"{say('terminal-round', round=last.round_number)}, {say('terminal-record-move', amount=last.moves)}"
    )
    if last.round_over:
        ending.show_round(last, console, you)
    else:
        board.show_table(view, last.names, console)
        told_to = "actor" if view.asked == you else "none"
        console.say(say("terminal-turn", you=told_to, name=last.names[view.asked]), "  ")
        for seat in range(last.seats if args.open else 0):
            show_hand(last, seat, console)
        ending.show_scores(last, console)
    if last.over:
        ending.show_match(last, console, you)
    return 0


def table_facts(match: Match, *, openly: bool) -> dict[str, Any]:
    """A table as data, as a spectator sees it."""
    view = match.view(None)
    names = ("dealer", "turn", "asks", "asked", "direction", "color", "top", "held", "draw_pile", "discard", "owed")
    hands = [match.view(seat).hand for seat in range(match.seats)] if openly else view.hands
    return {
        "edition": match.edition.name,
        "names": match.names,
        "round": match.round_number,
        "moves": match.moves,
        **{name: getattr(view, name) for name in names},
        "hands": hands,
        "scores": match.scores,
        "winners": match.winners,
    }
