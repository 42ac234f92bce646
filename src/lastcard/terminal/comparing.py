"""`lastcard compare`: what rulings, presets, numbers of players or bots change, in plain sentences."""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lastcard.editions.rulings import spell
from lastcard.text import edition_title, ruling_title, ruling_value, say

from .arguments import BadUsage, Parser, Whole
from .checking import announce_compiling
from .progress import Progress
from .simulating import BROKEN_OFF, bot_names, note_jump_in, number

if TYPE_CHECKING:
    from lastcard.editions import Edition
    from lastcard.simulate.compare import Change, Comparison, Difference, Variant

MOST_VARIANTS = 64
UNTIL_TOLD = 2**30
"""How many deals there are to play where the width of the interval or the time decides."""

Choice = tuple[str, str]
"""A dimension and one of its values: ``("ruling jump_in", "true")``, ``("players", "4")``."""


def add_compare(parser: Parser) -> None:
    """The options of `compare`."""
    parser.add_argument("edition", nargs="?", default="mario-kart", metavar="EDITION", help=say("option-edition"))
    parser.add_argument("--ruling", action="append", default=[], metavar="NAME=A,B", help=say("option-ruling-compare"))
    parser.add_argument("--preset", default="standard", metavar="NAME,NAME", help=say("option-preset-compare"))
    parser.add_argument("--players", metavar="N,N", help=say("option-players-compare"))
    parser.add_argument("--bots", action="append", default=[], metavar="NAME,NAME", help=say("option-bots-compare"))
    parser.add_argument("--rounds", type=Whole("--rounds", 1), metavar="N", help=say("option-rounds-compare"))
    parser.add_argument("--matches", type=Whole("--matches", 1), metavar="N", help=say("option-matches-compare"))
    parser.add_argument("--width", type=positive("--width"), default=0.1, metavar="P", help=say("option-width"))
    parser.add_argument("--seconds", type=positive("--seconds"), default=60.0, metavar="S", help=say("option-until"))
    parser.add_argument("--seed", default="0", metavar="TEXT", help=say("option-seed"))
    parser.add_argument("--workers", type=Whole("--workers", 1), metavar="N", help=say("option-workers-simulate"))
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=say("option-out"))
    parser.add_json()


def positive(option: str) -> Any:
    """The type of an option that takes a number above zero."""

    def read(text: str) -> float:
        try:
            found = float(text)
        except ValueError:
            found = 0.0
        if not 0 < found <= 1e6:
            raise BadUsage("error-option-bad", option=option, command="compare")
        return found

    return read


def dimensions(args: argparse.Namespace) -> list[list[Choice]]:
    """What is varied and what stays, each with its values."""
    found = [[("preset", value) for value in values(args.preset, "--preset")]]
    for text in args.ruling:
        name, equals, listed = text.partition("=")
        if not equals or not name.strip() or not listed.strip():
            raise BadUsage("error-ruling-form", name=text)
        found.append([(f"ruling {name.strip()}", value) for value in values(listed, "--ruling")])
    if args.players is not None:
        for value in values(args.players, "--players"):
            Whole("--players", 2)(value)
        found.append([("players", value) for value in values(args.players, "--players")])
    if args.bots:
        found.append([("bots", value) for value in dict.fromkeys(args.bots)])
    return found


def values(text: str, option: str) -> list[str]:
    """The values of an option, each once, with commas between."""
    found = [value.strip() for value in text.split(",")]
    if not all(found):
        raise BadUsage("error-option-bad", option=option, command="compare")
    return list(dict.fromkeys(found))


def variants_of(args: argparse.Namespace) -> list[Variant]:
    """Every combination of the values, the first of each being what the others are compared with.

    Raises:
        LastCardError: one of them cannot be played, or there is nothing to compare.
    """
    from lastcard.editions import edition
    from lastcard.simulate.compare import Variant
    from lastcard.simulate.plan import BadPlan, Plan, seat_players

    if args.rounds is not None and args.matches is not None:
        raise BadPlan("error-simulate-both")
    combinations = list(itertools.islice(itertools.product(*dimensions(args)), MOST_VARIANTS + 1))
    if not 1 < len(combinations) <= MOST_VARIANTS:
        raise BadUsage("error-compare-variants", count=len(combinations), most=MOST_VARIANTS)
    found: list[Variant] = []
    for chosen in combinations:
        one = dict(chosen)
        rulings = {name.removeprefix("ruling "): value for name, value in chosen if name.startswith("ruling ")}
        box = edition(args.edition, rulings, one["preset"])
        players = seat_players(int(one["players"]) if "players" in one else None, bot_names(one.get("bots", "random")))
        mode, count = ("matches", args.matches) if args.matches is not None else ("rounds", args.rounds)
        plan = Plan(box, players, "matches" if mode == "matches" else "rounds", count or UNTIL_TOLD, args.seed)
        found.append(Variant(plan, tuple(changes(chosen, combinations[0]))))
    return found


def changes(chosen: Sequence[Choice], first: Sequence[Choice]) -> Iterator[Change]:
    """What differs from the first combination."""
    for (name, value), (_, base) in zip(chosen, first, strict=True):
        if value != base:
            yield name, value, base


def run_compare(args: argparse.Namespace) -> int:
    """Compare, and say what differs; 130 when it was broken off."""
    from lastcard.compiled.cores import cores
    from lastcard.simulate.compare import compare

    variants = variants_of(args)
    if args.out is not None:
        refuse_existing(args.out)
    note_jump_in(variant.plan.edition for variant in variants)
    announce_compiling()
    exact = args.rounds is not None or args.matches is not None
    with Progress(variants[0].plan.count, silent=not exact) as progress:
        comparisons, broken_off = compare(
            variants,
            width=0.0 if exact else args.width / 100,
            seconds=float("inf") if exact else args.seconds,
            workers=args.workers or cores(),
            progress=progress,
        )
    plan, count = variants[0].plan, comparisons[0].count
    if count:
        show(args, variants[0], comparisons)
    if broken_off:
        print(say("compare-broken-off", count=count, mode=plan.mode), file=sys.stderr)
        return BROKEN_OFF
    return 0


def show(args: argparse.Namespace, base: Variant, comparisons: Sequence[Comparison]) -> None:
    """Keep the comparisons if they are to be kept, and say what they are."""
    facts = [as_facts(comparison) for comparison in comparisons]
    if args.out is not None:
        write(args.out, base, facts)
    if args.json:
        print(json.dumps({"base": base.plan.spec(), "comparisons": facts}, indent=2, ensure_ascii=False))
        return
    plan = base.plan
    title = edition_title(plan.edition.name, plan.edition.title)
    print(say("compare-title", edition=title, seats=plan.seats, count=comparisons[0].count, mode=plan.mode))
    for comparison in comparisons:
        print("\n".join(["", *told(comparison)]))
    if args.out is not None:
        print(say("laboratory-written", folder=str(args.out)))


def refuse_existing(folder: Path) -> None:
    """Refuse a folder that holds anything."""
    from lastcard.simulate.folder import BadFolder

    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadFolder("error-compare-exists", folder=str(folder))


def as_facts(comparison: Comparison) -> dict[str, Any]:
    """A comparison in plain values."""
    return {
        "changes": [{"what": name, "value": value, "base": base} for name, value, base in comparison.variant.changes],
        "digest": comparison.variant.plan.digest,
        "players": list(comparison.variant.plan.players),
        **comparison.variant.plan.network,
        "count": comparison.count,
        "measures": {
            name: {
                "base": each.base,
                "other": each.other,
                "difference": each.difference,
                "interval": each.interval,
                "sure": each.sure,
            }
            for name, each in comparison.differences().items()
        },
    }


def write(folder: Path, base: Variant, facts: list[dict[str, Any]]) -> None:
    """Keep comparisons as JSON and as a table."""
    from lastcard.simulate.folder import BadFolder, as_json, as_text, whole

    try:
        folder.mkdir(parents=True, exist_ok=True)
        whole(folder / "comparisons.json", as_json({"base": base.plan.spec(), "comparisons": facts}))
        whole(folder / "comparisons.csv", as_text("".join(f"{line}\n" for line in csv_lines(facts))))
    except OSError as error:
        raise BadFolder("error-output-cannot", folder=str(folder), problem=error.strerror or str(error)) from None


def csv_lines(facts: list[dict[str, Any]]) -> Iterator[str]:
    """Comparisons as a table, one line a measure."""
    yield "changes,count,measure,base,other,difference,interval,sure"
    for each in facts:
        parts = [f"{c['what'].removeprefix('ruling ')}={c['value'].replace(',', '+')}" for c in each["changes"]]
        for name, found in each["measures"].items():
            figures = [found[key] for key in ("base", "other", "difference", "interval")]
            yield ",".join(map(str, [" ".join(parts), each["count"], name, *figures, int(found["sure"])]))


def told(comparison: Comparison) -> list[str]:
    """A comparison in sentences: what was changed, and what that does."""
    plan = comparison.variant.plan
    lines = [change_text(plan.edition, change) for change in comparison.variant.changes]
    found = comparison.differences()
    sentences = [
        sentence(name, each, plan.mode) for name, each in found.items() if each.sure and is_told(name, comparison)
    ]
    return [*lines, *(f"  {line}" for line in sentences or [say("compare-nothing")])]


def is_told(name: str, comparison: Comparison) -> bool:
    """Whether a measure says anything.

    Who wins by seat means something else where there are more seats; who wins in the first one, only where bots differ.
    """
    before, after = comparison.base.plan.players, comparison.variant.plan.players
    if name in ("dealer", "first", "first_seat") and len(before) != len(after):
        return False
    return name != "first_seat" or len({*before, *after}) > 1


def change_text(box: Edition, change: Change) -> str:
    """What was changed."""
    name, value, base = change
    if not name.startswith("ruling "):
        return say(f"compare-{name}", value=value, base=base)
    ruling = name.removeprefix("ruling ")
    settled = box.rulings[ruling]
    return say(
        "compare-ruling",
        title=ruling_title(ruling),
        name=ruling,
        value=spell(settled),
        base=base,
        meaning=ruling_value(ruling, settled),
    )


def sentence(name: str, found: Difference, mode: str) -> str:
    """A difference in one sentence."""
    from lastcard.simulate.compare import SHARES

    scale = 100 if name in SHARES else 1
    places = 2 if found.interval * scale < 0.095 else 1
    return say(
        f"compare-{name.replace('_', '-')}",
        mode=mode,
        way="more" if found.difference > 0 else "less",
        amount=number(abs(found.difference) * scale, places),
        interval=number(found.interval * scale, places),
        base=number(found.base * scale, places),
        other=number(found.other * scale, places),
    )
