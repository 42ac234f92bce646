"""`lastcard lab`: a mix of rulings beside the rules of the box, and what is wrong with it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from lastcard.editions.rulings import Value, spell
from lastcard.intervals import half_of_share
from lastcard.text import edition_title, ruling_title, ruling_value, say
from lastcard.text.cards import joined

from .arguments import Parser, Whole, box
from .checking import announce_compiling
from .paint import padded, width, wrap
from .simulating import SECONDS_A_MOVE, bot_names, note_jump_in, number

if TYPE_CHECKING:
    from lastcard.simulate.mixing import Mix, Warned

ROUNDS = 20_000
PLACES = {"reshuffled": 2, "none": 2, "stalemate": 2, "given-up": 2, "longest": 0, "match": 0, "points": 0}
"""How many decimal places a figure has; others have one."""


def add_lab(parser: Parser) -> None:
    """The options of `lab`."""
    parser.add_edition()
    parser.add_argument("--players", type=Whole("--players", 2), metavar="N", help=say("option-players-lab"))
    parser.add_argument("--bots", default="casual", metavar="NAME,NAME", help=say("option-bots-lab"))
    parser.add_argument(
        "--rounds", type=Whole("--rounds", 1), default=ROUNDS, metavar="N", help=say("option-rounds-lab")
    )
    parser.add_argument("--seed", default="0", metavar="TEXT", help=say("option-seed"))
    parser.add_argument("--workers", type=Whole("--workers", 1), metavar="N", help=say("option-workers-simulate"))
    parser.add_json()


def run_lab(args: argparse.Namespace) -> int:
    """Judge a mix."""
    from lastcard.simulate.mixing import mixed
    from lastcard.simulate.plan import Plan, seat_players

    players = seat_players(args.players, bot_names(args.bots))
    chosen = box(args)
    Plan(chosen, players, "rounds", args.rounds, args.seed)  # refuses what cannot be played before anything compiles
    note_jump_in([chosen])
    announce_compiling()
    mix = mixed(chosen, players, rounds=args.rounds, seed=args.seed, workers=args.workers)
    print(json.dumps(mix.facts(), indent=2, ensure_ascii=False) if args.json else "\n".join(told(mix)))
    return 0


def told(mix: Mix) -> Iterator[str]:
    """What is found, line by line."""
    plan = mix.plan
    title = edition_title(plan.edition.name, plan.edition.title)
    yield from wrap(say("lab-title", edition=title, seats=plan.seats, rounds=plan.count))
    if not mix.changed:
        yield from wrap(say("lab-nothing"))
    for name, setting in mix.changed.items():
        yield from wrap(
            say(
                "lab-ruling",
                title=ruling_title(name),
                name=name,
                value=spell(setting),
                meaning=ruling_value(name, setting),
            ),
            "  ",
            "    ",
        )
    yield ""
    yield from table(mix)
    yield ""
    error = 100 * half_of_share(0.5, plan.count)
    yield from wrap(say("lab-minutes", seconds=SECONDS_A_MOVE, error=number(error)))
    for warned in mix.warnings:
        yield ""
        yield from wrap(joined(warning(mix, warned), "sentences-joined"))
    why = list(reasons(mix.changed)) if {warned.name for warned in mix.warnings} - {"unfair"} else []
    if why:
        yield ""
        yield from wrap(joined(why, "sentences-joined"))
    if mix.changed and not mix.warnings:
        yield ""
        yield from wrap(say("lab-fine"))


def table(mix: Mix) -> Iterator[str]:
    """The figures side by side."""
    columns = [mix.figures, mix.standard] if mix.changed else [mix.standard]
    rows = [[say(f"lab-row-{name}"), *(shown(figures, name) for figures in columns)] for name in mix.figures]
    rows.insert(0, ["", *([say("lab-mix")] if mix.changed else []), say("lab-standard")])
    wide = [max(width(row[at]) for row in rows) for at in range(len(columns) + 1)]
    for name, *texts in rows:
        line = "".join("  " + " " * (wide[at] - width(text)) + text for at, text in enumerate(texts, 1))
        yield padded(f"  {name}", wide[0] + 2) + line


def shown(figures: Mapping[str, float | None], name: str) -> str:
    """A figure as it stands in the table."""
    value = figures[name]
    return "–" if value is None else number(value, PLACES.get(name, 1))


def warning(mix: Mix, warned: Warned) -> Iterator[str]:
    """A warning, and without which ruling it would not be."""
    figures = {name: value or 0.0 for name, value in mix.figures.items()}
    if warned.name == "long":
        yield say("lab-warning-long", times=number(warned.value), minutes=number(figures["longest"], 0))
    elif warned.name == "unfair":
        yield say("lab-warning-unfair", best=number(figures["best"]), worst=number(figures["worst"]))
    else:
        yield say(f"lab-warning-{warned.name}", share=number(warned.value, 2))
    for name, setting, found in warned.causes:
        if warned.name == "long":
            yield say("lab-cause-long", name=name, value=spell(setting), times=number(found))
        else:
            yield say("lab-cause", name=name, value=spell(setting), share=number(found, 2))


def reasons(changed: Mapping[str, Value]) -> Iterator[str]:
    """Why mixes like this one drag or stall, as far as that is known."""
    if changed.get("draw") == "until_playable":
        yield say("lab-why-until")
    if changed.get("finish") in ("no_wild", "no_action"):
        yield say("lab-why-finish")
    if int(changed.get("uno_penalty", 0)) > 4:
        yield say("lab-why-penalty")
