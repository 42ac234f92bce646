"""`lastcard record hint` and `lastcard record luck`: what a move was worth, and what luck and decisions did."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from lastcard.errors import BadRecord
from lastcard.text import say

from . import keeping
from .arguments import BadUsage
from .checking import announce_compiling
from .console import Console
from .recalling import checked
from .simulating import number

if TYPE_CHECKING:
    from lastcard.game.record import Record
    from lastcard.insight import Account, Option

HINT_DEALS: Final = 600
LUCK_DEALS: Final = 200


def hint(args: argparse.Namespace) -> int:
    """Rank what could have been done at a move, from what its seat saw then."""
    from lastcard.insight import best_first, try_view
    from lastcard.insight.reasons import why

    if not args.move:
        raise BadUsage("error-missing-argument", command="record hint", name="--move N")
    kept, match = checked(args), None
    for match, _, _ in keeping.steps(kept, args.move - 1):  # noqa: B007
        pass
    chosen = [each for each in kept.entries if each.kind == "move"][args.move - 1]
    if match is None or chosen.seat is None or match.round_over or match.table.asked != chosen.seat:
        raise BadRecord("error-hint-unasked", move=args.move)
    view = match.view(chosen.seat)
    announce_compiling()
    options = best_first(try_view(view, args.deals or HINT_DEALS, f"hint {args.move}"))
    if args.json:
        facts = {"move": args.move, "seat": chosen.seat, "chosen": chosen.move, "options": [asdict(o) for o in options]}
        print(json.dumps(facts, indent=2, ensure_ascii=False))
        return 0
    console, name = Console(), match.names[chosen.seat]
    console.say(say("hint-title", move=args.move, name=name))
    for place, each in enumerate(options, 1):
        made = "yes" if each.move == chosen.move else "no"
        figures = {"chance": percent(each.chance), "half": percent(each.half)}
        console.say(say("hint-option", place=place, move=each.move, made=made, **figures), "  ", "    ")
    console.say(why(view, match.names, [each.move for each in options], level(options)))
    console.say(say("insight-estimate"))
    return 0


def level(options: Sequence[Option]) -> int:
    """How many of the first moves cannot be told apart."""
    best = options[0]
    if len(options) < 2 or options[1].chance + options[1].half <= best.chance:
        return 1
    return sum(each.chance + each.half > best.chance for each in options)


def luck(args: argparse.Namespace) -> int:
    """Take every finished round apart: hand, decisions, and the rest."""
    from lastcard.insight import account

    from .progress import Progress

    kept = checked(args)
    announce_compiling()
    names = names_of(kept)
    with Progress(sum(entry.kind == "move" for entry in kept.entries)) as progress:
        accounts = [each for found in account(kept, args.deals or LUCK_DEALS, "luck", progress) for each in found]
    if not accounts:
        raise BadRecord("error-luck-no-round", file=str(args.file))
    if args.json:
        print(json.dumps([facts(each, names) for each in accounts], indent=2, ensure_ascii=False))
        return 0
    console = Console()
    for number_ in dict.fromkeys(each.round for each in accounts):
        console.heading(say("terminal-round", round=number_))
        for each in accounts:
            if each.round == number_:
                tell(each, names[each.seat], console)
    console.say(say("luck-whole"))
    for seat, name in enumerate(names):
        mine = [each for each in accounts if each.seat == seat]
        half = sum(each.half**2 for each in mine) ** 0.5
        figures = {"luck": signed(sum(each.hand + each.rest for each in mine)), "half": percent(half)}
        figures["lost"] = percent(sum(each.given_up for each in mine))
        console.say(say("luck-total", name=name, won=sum(each.won for each in mine), **figures), "  ", "    ")
    console.say(say("insight-estimate"))
    return 0


def names_of(kept: Record) -> list[str]:
    """The names of the seats."""
    for match, _, _ in keeping.steps(kept, 0):
        return list(match.names)
    return []


def tell(each: Account, name: str, console: Console) -> None:
    """One seat in one round."""
    result = "won" if each.won else "lost"
    start = percent(each.even if each.start is None else each.start)
    console.say(say("luck-start", name=name, result=result, start=start, half=percent(each.start_half)), "  ", "    ")
    figures = {"lost": percent(each.given_up), "half": percent(each.half), "rest": signed(each.rest)}
    console.say(say("luck-decisions", count=each.decisions, **figures), "    ", "    ")
    if each.worst is not None:
        move, chosen, better, loss = each.worst
        console.say(say("luck-worst", move=move, chosen=chosen, better=better, lost=percent(loss)), "    ", "    ")


def facts(each: Account, names: Sequence[str]) -> dict[str, Any]:
    """An account as data."""
    return {**asdict(each), "name": names[each.seat], "half": each.half, "hand": each.hand, "rest": each.rest}


def percent(share: float) -> str:
    """A share in percent."""
    return number(100 * share, 1)


def signed(share: float) -> str:
    """A difference of shares in percent, with its sign."""
    return ("+" if share >= 0 else "−") + number(abs(100 * share), 1)
