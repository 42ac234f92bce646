"""`lastcard simulate`: many rounds or matches, kept in a folder, on this machine or on a cluster."""

from __future__ import annotations

import argparse
import json
import logging
import sys
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lastcard.text import edition_title, listing, say, spoken
from lastcard.text.numbers import decimal

from .arguments import BadUsage, Parser, Whole, box
from .checking import announce_compiling

if TYPE_CHECKING:
    from lastcard.editions import Edition
    from lastcard.simulate.driving import Source
    from lastcard.simulate.plan import Plan
    from lastcard.simulate.results import Results
    from lastcard.simulate.run import Done

SECONDS_A_MOVE = 5
"""How long a person takes for a move, for estimates."""
BROKEN_OFF = 130
"""The exit status after Ctrl-C."""
TALKERS = ("distributed", "distributed.client", "tornado.application", "asyncio")
"""Who would write pages about a cluster that is lost, which is said in a sentence."""
ROUNDS = 10_000
"""How many rounds are played where nothing is said."""


def add_amounts(parser: Parser) -> None:
    """How much is played, by whom and with which dice."""
    parser.add_argument("--players", type=Whole("--players", 2), metavar="N", help=say("option-players-simulate"))
    parser.add_argument("--seed", default="0", metavar="TEXT", help=say("option-seed"))
    parser.add_argument("--workers", type=Whole("--workers", 1), metavar="N", help=say("option-workers-simulate"))


def add_simulate(parser: Parser) -> None:
    """The options of `simulate`."""
    parser.add_edition()
    parser.add_argument("--rounds", type=Whole("--rounds", 1), metavar="N", help=say("option-rounds-simulate"))
    parser.add_argument("--matches", type=Whole("--matches", 1), metavar="N", help=say("option-matches-simulate"))
    parser.add_argument("--bots", default="random", metavar="NAME,NAME", help=say("option-bots-simulate"))
    add_amounts(parser)
    parser.add_argument("--rotate", action="store_true", help=say("option-rotate"))
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=say("option-out"))
    parser.add_argument("--resume", action="store_true", help=say("option-resume"))
    parser.add_argument("--report", action="store_true", help=say("option-report"))
    parser.add_argument("--scheduler", metavar="ADDRESS", help=say("option-scheduler"))
    parser.add_json()


def bot_names(text: str) -> list[str]:
    """The bots of an option, with commas between."""
    return [name.strip() for name in text.split(",")]


def plan_of(args: argparse.Namespace) -> Plan:
    """What the arguments ask for, checked."""
    from lastcard.simulate.plan import BadPlan, Plan, seat_players

    if args.rounds is not None and args.matches is not None:
        raise BadPlan("error-simulate-both")
    players = seat_players(args.players, bot_names(args.bots))
    if args.matches is not None:
        return Plan(box(args), players, "matches", args.matches, args.seed, args.rotate)
    return Plan(box(args), players, "rounds", ROUNDS if args.rounds is None else args.rounds, args.seed, args.rotate)


def here(workers: int | None) -> Source:
    """Play on the cores of this machine."""
    from lastcard.compiled.cores import cores
    from lastcard.simulate.run import on_threads

    announce_compiling()

    def source(plan: Plan, numbers: Sequence[int]) -> Done:
        return on_threads(plan, numbers, workers or cores())

    return source


def source_of(args: argparse.Namespace, stack: ExitStack) -> Source:
    """Who plays: the threads of this machine, or a cluster, which must answer now."""
    if args.scheduler is None:
        return here(args.workers)
    if args.workers is not None:
        raise BadUsage("error-simulate-workers")
    from lastcard.simulate.cluster import Cluster

    cluster = Cluster(args.scheduler)
    stack.callback(cluster.close)
    for name in TALKERS:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    return cluster.play


def run_simulate(args: argparse.Namespace) -> int:
    """Play, keep and sum up; 130 when it was broken off."""
    from lastcard.simulate.driving import drive
    from lastcard.simulate.folder import Folder

    plan = plan_of(args)
    if args.resume and args.out is None:
        raise BadUsage("error-resume-folder")
    if args.report and args.out is None:
        raise BadUsage("error-report-folder")
    folder = Folder(args.out, plan, resume=args.resume) if args.out is not None else None
    if folder is not None and folder.resume and folder.finished:
        print(say("laboratory-finished", folder=str(args.out)))
        if args.report:
            report(args.out)
        return 0
    note_jump_in([plan.edition])
    with ExitStack() as stack:
        source = source_of(args, stack)
        progress = stack.enter_context(progress_of(plan))
        outcome = drive(plan, source, folder, progress)
    if outcome.results is not None:
        summary = outcome.results.summary()
        print(json.dumps(summary, indent=2, ensure_ascii=False) if args.json else "\n".join(told(plan, summary)))
    if outcome.results is not None and args.out is not None and not args.json:
        print(say("laboratory-written", folder=str(args.out)))
    if outcome.results is not None and args.report:
        report(args.out, outcome.results, silent=args.json)
    if outcome.broken_off:
        done = outcome.results.done if outcome.results is not None else 0
        print(broken_off(plan, done, args.out), file=sys.stderr)
        return BROKEN_OFF
    return 0


def report(folder: Path, results: Results | None = None, *, silent: bool = False) -> None:
    """Write the page of charts into a folder of results."""
    from lastcard.simulate.report.reading import read_results

    from .reporting import NAME, written

    written(read_results(folder) if results is None else results, folder / NAME, silent=silent)


def note_jump_in(boxes: Iterable[Edition]) -> None:
    """Say that nobody jumps in where the rulings would let them: who asks about that ruling must know."""
    if any(each.rulings["jump_in"] for each in boxes):
        print(say("laboratory-no-jump-in"), file=sys.stderr)


def progress_of(plan: Plan) -> Any:
    """Whoever tells how far it has come."""
    from .progress import Progress

    return Progress(plan.count)


def broken_off(plan: Plan, done: int, out: Path | None) -> str:
    """What is said after Ctrl-C."""
    if out is None:
        return say("laboratory-broken-off", done=done, count=plan.count)
    return say("laboratory-broken-off-kept", done=done, count=plan.count)


def number(value: float, places: int = 1) -> str:
    """A number for people."""
    return decimal(value, places, spoken())


def percent(part: float, whole: float) -> str:
    """A share for people, in percent."""
    return number(100 * part / whole if whole else 0.0)


def told(plan: Plan, summary: dict[str, Any]) -> list[str]:
    """The summary in sentences."""
    rounds, matches = summary["rounds"], summary["matches"]
    title = edition_title(plan.edition.name, plan.edition.title)
    lines = [
        say("laboratory-played", edition=title, seats=plan.seats, rounds=rounds["rounds"]),
        *length(rounds, "round"),
    ]
    if matches is not None:
        spread = matches["rounds"]
        lines += [
            say("laboratory-matches", matches=matches["matches"], mean=number(spread["mean"])),
            *length(matches, "match"),
        ]
    dealer, first = rounds["wins_by_place_after_dealer"][:2]
    decided = sum(rounds["wins_by_seat"])
    lines.append(say("laboratory-dealer", dealer=percent(dealer, decided), first=percent(first, decided)))
    wins = matches["wins_by_seat"] if matches is not None else rounds["wins_by_player"]
    if len(set(plan.players)) > 1:
        shares = [
            say("laboratory-player", name=name, seat=seat, share=percent(won, sum(wins)))
            for seat, (name, won) in enumerate(zip(plan.players, wins, strict=True))
        ]
        lines.append(say("laboratory-players", shares=listing(shares)))
    lines.append(say("laboratory-points", mean=number(rounds["points"]["mean"])))
    if rounds["challenges"]:
        lines.append(
            say("laboratory-challenges", count=rounds["challenges"], share=number(100 * rounds["challenge_success"]))
        )
    for name in ("stalemates", "given_up"):
        if rounds[name]:
            lines.append(say(f"laboratory-{name.replace('_', '-')}", count=rounds[name]))
    return lines


def length(figures: dict[str, Any], what: str) -> list[str]:
    """How long rounds or matches are."""
    moves = figures["moves"]
    minutes = number(moves["mean"] * SECONDS_A_MOVE / 60)
    return [
        say(
            f"laboratory-{what}-length",
            mean=number(moves["mean"]),
            low=number(moves["p10"], 0),
            high=number(moves["p90"], 0),
            seconds=SECONDS_A_MOVE,
            minutes=minutes,
        )
    ]
