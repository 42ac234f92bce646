"""The commands of the command line, one function each; a function returns the exit status."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any

from lastcard import bots
from lastcard.editions import BOXES, Edition, edition
from lastcard.errors import BadRecord, BadRuling, UnknownName
from lastcard.game import Match
from lastcard.game import record as records
from lastcard.text import say

from . import rulepages, screen
from .console import PACES, Console
from .game import Game
from .names import BOTS
from .storage import kept_match
from .story import told


def box_of(name: str, preset: str, rulings: Sequence[str]) -> Edition:
    """The edition that a command line asks for."""
    chosen: dict[str, object] = {}
    for text in rulings:
        ruling, equals, value = text.partition("=")
        if not equals:
            raise BadRuling("error-ruling-form", name=text)
        chosen[ruling.strip()] = value.strip()
    return edition(name, chosen, preset)


def check_level(level: str) -> None:
    """Raise UnknownName if there is no such bot."""
    bots.make(level, "")


def play(args: argparse.Namespace) -> int:
    """Play a match against bots."""
    box = box_of(args.edition, args.preset, args.ruling)
    box.check_seats(args.players)
    check_level(args.bot)
    names = [say("terminal-you"), *BOTS[: args.players - 1]]
    match = Match.new(box, names, seed=args.seed, clockless=True)
    return Game(match, args.bot, Console(plain=args.plain), kept_match()).run()


def resume(args: argparse.Namespace) -> int:
    """Go on with a match."""
    check_level(args.bot)
    path = args.file or kept_match()
    if args.file is None and not path.exists():
        raise BadRecord("error-no-saved-match")
    match = Match.load(path)
    if not match.clockless:
        raise BadRecord("error-record-foreign", file=str(path))
    return Game(match, args.bot, Console(plain=args.plain), path).run(resumed=True)


def watch(args: argparse.Namespace) -> int:
    """Watch bots play a match."""
    if args.speed not in PACES:
        raise UnknownName("error-unknown-value", args.speed, list(PACES), ruling="--speed")
    box = box_of(args.edition, args.preset, args.ruling)
    box.check_seats(args.players)
    match = Match.new(box, BOTS[: args.players], seed=args.seed, clockless=True)
    console = Console(plain=args.plain, pace=args.speed)
    players = [bots.make(args.bot, f"{match.key.hex()} {seat}") for seat in range(match.seats)]
    events = match.opening
    console.say(say("terminal-welcome", edition=box.title, seats=match.seats, target=box.target))
    console.heading(say("terminal-round", round=1))
    while True:
        for sentence in told(events, match.names, None, console.paint, openly=args.open):
            console.happened(sentence)
        if match.over:
            break
        if match.round_over:
            screen.show_result(console, match)
            events = match.next_round()
            console.heading(say("terminal-round", round=match.round_number))
            continue
        seat = match.table.asked
        events = match.play(seat, players[seat].choose(match.view(seat)))
    screen.show_result(console, match)
    screen.show_end(console, match)
    return 0


def editions(args: argparse.Namespace) -> int:
    """List the editions."""
    if args.json:
        print(json.dumps([rulepages.edition_facts(name) for name in BOXES], indent=2))
    else:
        rulepages.show_editions(Console())
    return 0


def rules(args: argparse.Namespace) -> int:
    """Show the rules of an edition, or one point."""
    console = Console()
    if args.subject not in BOXES and any(letter.isdigit() for letter in args.subject):
        screen.show_point(console, args.subject)
        return 0
    box = box_of(args.subject, args.preset, args.ruling)
    if args.json:
        print(json.dumps(rulepages.rules_facts(box), indent=2))
    else:
        rulepages.show_rules(console, box)
    return 0


def record(args: argparse.Namespace) -> int:
    """Show, verify or replay a record."""
    if args.what == "verify":
        return verify(args)
    loaded = records.load(args.file)
    match = records.begin(loaded)
    console, number = Console(), 0
    moves: list[dict[str, Any]] = []
    records.replay(loaded)  # everything is checked before anything is shown
    for at, entry in enumerate(loaded.entries):
        if entry.kind == "round":
            events = match.next_round() if at else match.opening
            show_events(console, match, events, args, heading=True)
        elif entry.kind == "move":
            if args.move is not None and number >= args.move:
                break
            number += 1
            seat, move = entry.seat or 0, entry.move or ""
            events = match.play(seat, move)
            moves.append({"number": number, "round": entry.round, "seat": seat, "move": move})
            show_events(console, match, events, args)
    if args.json:
        print(json.dumps({**summary_facts(match), "moves": moves}, indent=2))
    elif args.what == "replay":
        screen.show_scores(console, match)
        if match.over:
            screen.show_end(console, match)
    return 0


def show_events(
    console: Console, match: Match, events: Any, args: argparse.Namespace, *, heading: bool = False
) -> None:
    """Tell what happened, hidden cards only where they are asked for."""
    if args.json:
        return
    if heading:
        console.heading(say("terminal-round", round=match.round_number))
    for sentence in told(events, match.names, None, console.paint, openly=args.open):
        console.say(sentence, "  ", "    ")


def summary_facts(match: Match) -> dict[str, Any]:
    """A match in short, as data."""
    return {
        "edition": match.edition.name,
        "names": list(match.names),
        "rounds": match.round_number,
        "scores": list(match.scores),
        "winners": list(match.winners),
    }


def verify(args: argparse.Namespace) -> int:
    """Check a record whole."""
    found = records.verify(args.file)
    facts = {name: getattr(found, name) for name in ("edition", "names", "rounds", "moves", "scores", "winners")}
    if args.json:
        print(json.dumps(facts))
    else:
        title = BOXES[found.edition].TITLE
        seats = len(found.names)
        print(say("terminal-record-line", edition=title, seats=seats, rounds=found.rounds, moves=found.moves))
        print(say("terminal-record-good"))
    return 0


def conform(args: argparse.Namespace) -> int:
    """Run conformance cases."""
    from lastcard.game import conform as cases

    stepper = cases.Stepper()
    if args.compiled:
        from lastcard.compiled.conform import CompiledStepper

        stepper = CompiledStepper()
    failures: list[dict[str, str]] = []
    passed = failed = 0
    for path in cases.files_in(args.files):
        for case in cases.read(path):
            found = cases.run(case, stepper)
            passed, failed = passed + (not found), failed + bool(found)
            for each in found:
                facts = {"name": each.case, "key": each.key, "expected": each.expected, "found": each.found}
                failures.append({"file": str(path), **facts})
                if not args.json:
                    print(say("terminal-case-failed", **facts))
    if args.json:
        print(json.dumps({"passed": passed, "failed": failed, "failures": failures}, indent=2))
    else:
        print(say("terminal-cases-counted", passed=passed, failed=failed))
    return 1 if failed else 0


def bench(args: argparse.Namespace) -> int:
    """Measure moves and rounds per second."""
    import sys

    from lastcard.compiled.batch import bench_rows

    names = [args.edition] if args.edition else list(BOXES)
    for name in names:
        edition(name)
    try:
        seats = [int(text) for text in args.seats.split(",")]
    except ValueError:
        raise UnknownName("error-unknown-value", args.seats, ["2", "2,3,4"], ruling="--seats") from None
    print(say("terminal-compiling"), file=sys.stderr)
    rows = bench_rows(names, seats, seconds=args.seconds)
    if args.json:
        print(json.dumps(list(rows), indent=2))
        return 0
    for row in rows:
        print(
            say(
                "terminal-benched",
                edition=BOXES[row["edition"]].TITLE,
                seats=row["seats"],
                mode=row["mode"],
                bot=row["bot"],
                moves=f"{row['moves_per_second']:,}",
                rounds=f"{row['rounds_per_second']:,}",
            ),
            flush=True,
        )
    return 0
