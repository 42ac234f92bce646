"""`lastcard tournament`: who wins how often against whom, as a table, as data and as a page."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from errno import EISDIR
from os import strerror
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lastcard.intervals import WIDE
from lastcard.text import edition_title, say

from .arguments import BadUsage, Parser, Whole
from .checking import announce_compiling
from .progress import Progress
from .simulating import BROKEN_OFF, bot_names, note_jump_in, number

if TYPE_CHECKING:
    from lastcard.tournament import Plan, Standing

Row = dict[str, Any]


def add_tournament(parser: Parser) -> None:
    """The options of `tournament`."""
    parser.add_argument("bots", nargs="*", metavar="BOT", help=say("option-bots-tournament"))
    parser.add_argument("--edition", default="mario-kart", metavar="NAME,NAME", help=say("option-edition-tournament"))
    parser.add_argument("--seats", default="2", metavar="N,N", help=say("option-seats-tournament"))
    parser.add_rulings()
    parser.add_argument("--rounds", type=Whole("--rounds", 1), metavar="N", help=say("option-rounds-tournament"))
    parser.add_argument("--matches", type=Whole("--matches", 1), metavar="N", help=say("option-matches-simulate"))
    parser.add_argument("--seed", default="0", metavar="TEXT", help=say("option-seed"))
    parser.add_argument("--workers", type=Whole("--workers", 1), metavar="N", help=say("option-workers-tournament"))
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=say("option-out"))
    parser.add_argument("--html", type=Path, metavar="FILE", help=say("option-html"))
    parser.add_json()


def plan_of(args: argparse.Namespace) -> Plan:
    """What the arguments ask for, checked."""
    from lastcard.simulate.plan import BadPlan
    from lastcard.tournament.plan import ROUNDS, Plan, boxes_of

    if args.rounds is not None and args.matches is not None:
        raise BadPlan("error-simulate-both")
    rulings: dict[str, object] = {}
    for text in args.ruling:
        name, equals, value = text.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise BadUsage("error-ruling-form", name=text)
        rulings[name.strip()] = value.strip()
    boxes = boxes_of(bot_names(args.edition), rulings, args.preset)
    bots = tuple(name for text in args.bots for name in bot_names(text))
    mode, count = ("matches", args.matches) if args.matches is not None else ("rounds", args.rounds or ROUNDS)
    return Plan(bots, boxes, seat_counts(args.seats), "matches" if mode == "matches" else "rounds", count, args.seed)


def seat_counts(text: str) -> tuple[int, ...]:
    """Numbers of seats, each once, as an option takes them."""
    whole = Whole("--seats", 2)
    return tuple(dict.fromkeys(whole(word.strip()) for word in text.split(",")))


def run_tournament(args: argparse.Namespace) -> int:
    """Play, keep and tell; 130 when it was broken off."""
    from lastcard.compiled.cores import cores
    from lastcard.tournament import play

    plan = plan_of(args)
    if args.out is not None:
        from .comparing import refuse_existing

        refuse_existing(args.out)
    make_room(args)
    note_jump_in(plan.boxes)
    announce_compiling()
    with Progress(plan.total()) as progress:
        standing = play(plan, args.workers or cores(), progress)
    rows = standing.rows()
    if args.json:
        print(json.dumps(rows, indent=2, ensure_ascii=False))
    else:
        print("\n".join(told(standing, rows)))
    keep(args, standing, rows)
    if standing.broken_off:
        print(say("laboratory-broken-off", done=standing.played, count=plan.total()), file=sys.stderr)
        return BROKEN_OFF
    return 0


def make_room(args: argparse.Namespace) -> None:
    """Make the folders that are to be written to, or refuse before anything is played.

    Raises:
        BadFolder: one cannot be made, or what is to be a file is a folder.
    """
    from lastcard.simulate.folder import BadFolder

    try:
        if args.out is not None:
            args.out.mkdir(parents=True, exist_ok=True)
        if args.html is not None:
            args.html.parent.mkdir(parents=True, exist_ok=True)
            if args.html.is_dir():
                raise IsADirectoryError(EISDIR, strerror(EISDIR))
    except OSError as error:
        raise BadFolder(
            "error-output-cannot", folder=str(error.filename or args.html), problem=error.strerror or str(error)
        ) from None


def keep(args: argparse.Namespace, standing: Standing, rows: Sequence[Row]) -> None:
    """Write what the arguments want kept."""
    from lastcard.simulate.folder import BadFolder, as_json, as_text, whole
    from lastcard.tournament.page import page_of

    if args.out is None and args.html is None:
        return
    page = as_text(page_of(standing, rows))
    try:
        if args.out is not None:
            whole(args.out / "tournament.json", as_json({"plan": standing.plan.spec(), "rows": rows}))
            whole(args.out / "tournament.csv", as_text(csv_of(rows)))
            whole(args.out / "tournament.html", page)
        if args.html is not None:
            whole(args.html, page)
    except OSError as error:
        place = str(args.out or args.html)
        raise BadFolder("error-output-cannot", folder=place, problem=error.strerror or str(error)) from None
    if not args.json:
        print(say("laboratory-written", folder=str(args.out or args.html)))


def csv_of(rows: Sequence[Row]) -> str:
    """The rows as a table, commas between; a bot's name has none."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    lines = [",".join("" if row.get(name) is None else str(row[name]) for name in names) for row in rows]
    return "\n".join([",".join(names), *lines]) + "\n"


def told(standing: Standing, rows: Sequence[Row]) -> list[str]:
    """The standing of every event as tables."""
    plan, lines = standing.plan, [say("tournament-how")]
    for event in plan.events:
        mine = [row for row in rows if (row["edition"], row["seats"]) == (event.box.name, event.seats)]
        title = edition_title(event.box.name, event.box.title)
        if not mine:
            continue
        head = say("tournament-event", edition=title, seats=event.seats, chance=percent(1 / event.seats))
        lines += ["", head, "", *ranking(mine)]
        if len(plan.bots) > 2 or event.seats > 2:
            cross = say("tournament-cross-pairs") if event.seats == 2 else say("tournament-cross-alone")
            lines += ["", cross, "", *crossed(mine)]
    if any(row.get("rating") is None for row in rows if row["against"] == "all"):
        lines += ["", say("error-missing-extra", library="openskill", extra="ratings")]
    if any(row["played"] != "compiled" for row in rows):
        lines += ["", say("tournament-seated", bots=", ".join(n for n, e in plan.entrants.items() if not e.compiled))]
    return lines


def ranking(rows: Sequence[Row]) -> list[str]:
    """Who won how much."""
    mixed = {row["bot"]: row for row in rows if row["against"] == "mixed"}
    heads = ["tournament-bot", "tournament-wins", "tournament-interval"]
    heads += ["tournament-mixed"] if mixed else []
    heads += ["tournament-points", "tournament-place", "tournament-rating", "tournament-played"]
    table = [[say(head) for head in heads]]
    for row in rows:
        if row["against"] != "all":
            continue
        cells = [row["bot"], percent(row["win_rate"]), interval(row)]
        if mixed:
            cells.append(percent(mixed[row["bot"]]["win_rate"]) if row["bot"] in mixed else "")
        cells += [number(row["points"]), number(row["place"], 2), rating(row), number(row["rounds"], 0)]
        table.append(cells)
    return columns(table)


def crossed(rows: Sequence[Row]) -> list[str]:
    """Who won how much against whom."""
    bots = [row["bot"] for row in rows if row["against"] == "all"]
    found = {(row["bot"], row["against"]): row for row in rows}
    table = [["", *bots]]
    for bot in bots:
        cells = [found.get((bot, other)) for other in bots]
        table.append([bot, *(f"{percent(c['win_rate'])} {half(c)}" if c else "" for c in cells)])
    return columns(table)


def percent(share: float) -> str:
    """A share for people, in percent."""
    return number(100 * share, 1)


def interval(row: Row) -> str:
    """The interval of a share."""
    return say("tournament-range", low=percent(row["low"]), high=percent(row["high"]))


def half(row: Row) -> str:
    """Half the width of an interval."""
    return f"±{number(50 * (row['high'] - row['low']), 1)}"


def rating(row: Row) -> str:
    """A rating with its uncertainty."""
    if row.get("rating") is None:
        return "–"
    return f"{number(row['rating'], 1)} ±{number(WIDE * row['rating_sigma'], 1)}"


def columns(table: Sequence[Sequence[str]]) -> list[str]:
    """Cells below each other, numbers to the right."""
    widths = [max(len(line[at]) for line in table) for at in range(len(table[0]))]
    lines = []
    for first, *rest in table:
        cells = [first.ljust(widths[0]), *(c.rjust(w) for c, w in zip(rest, widths[1:], strict=True))]
        lines.append("  " + "  ".join(cells))
    return lines
