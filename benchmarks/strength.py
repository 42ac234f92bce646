"""How strong the bots are, against each other: `python -m benchmarks.strength [PART…] [--rounds N] [--bots NAME,NAME]`.

Parts, all of them but `search` if none is named:

- `casual`: casual against "play if you can" (`random`) with 2 and 4 seats;
- `expert`: sharp and expert against casual, with 2 and 4 seats;
- `table`: the standing table: every bot against every other with 2, 3, 4 and 6 seats where the edition allows them;
- `search`: expert with a search of 20 ms a move, as at real tables, against casual and against expert as it is in the
  parts above: without a search, well below 1 ms a move. In rounds of `--searched`;
- `time`: what a move costs each bot, in processor time on one core, compiled and with a view.

Every share has its 95 % interval over deals (deals are paired, seats rotated). Bots that are not there are left out,
and that is said; of `expert` it says which network plays. Bots that are not compiled play fewer rounds (`--seated`).
Markdown, the standing table as `docs/strength.md` has it.
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from lastcard.bots import LEVELS, make
from lastcard.bots.nets import shipped
from lastcard.bots.searching import Effort, contest
from lastcard.bots.thinkers import BUDGET
from lastcard.compiled.cores import cores
from lastcard.editions import EDITIONS, edition
from lastcard.game.keys import match_key, round_key
from lastcard.game.notation import parse_move
from lastcard.game.view import view
from lastcard.intervals import WIDE, half_of_share
from lastcard.rules import deal as dealing
from lastcard.rules.columns import MOVE_COUNT
from lastcard.rules.mind import COMPILED
from lastcard.rules.step import step
from lastcard.rules.table import Table
from lastcard.rules.words import OVER
from lastcard.simulate.plan import Plan
from lastcard.simulate.work import play_chunk
from lastcard.tournament import tournament

Row = dict[str, Any]

ORDER: Final = ("random", "beginner", "casual", "sharp", "expert")
"""The bots that this speaks of, weakest first."""
PARTS: Final = ("casual", "expert", "table", "time")
SLOW_PARTS: Final = ("search",)
SEATS: Final = (2, 3, 4, 6)
TIMED: Final = 400
"""How many moves of a bot with a view are timed."""
TRIED: Final = 60
"""How many deals tell how long a search takes."""


def there() -> list[str]:
    """Those of the bots that this version has."""
    return [name for name in ORDER if name in COMPILED or name in LEVELS]


def allowed(name: str, seats: Sequence[int]) -> list[int]:
    """Those numbers of seats that an edition allows."""
    lowest, highest = edition(name).seats
    return [count for count in seats if lowest <= count <= highest]


def played(bots: Sequence[str], seats: Sequence[int], args: argparse.Namespace) -> Iterator[Row]:
    """The rows of tournaments between bots in every edition."""
    rounds = args.rounds if all(name in COMPILED for name in bots) else args.seated
    for name in EDITIONS:
        standing = tournament(bots, name, allowed(name, seats), rounds=rounds, seed=args.seed, workers=args.workers)
        yield from standing.rows()


def heads(hero: str, other: str, args: argparse.Namespace) -> list[Row]:
    """One bot against another with 2 and 4 seats."""
    found = played([hero, other], (2, 4), args)
    return [row for row in found if (row["bot"], row["against"]) == (hero, other)]


def share(value: float) -> str:
    """A share in percent."""
    return f"{100 * value:.1f}"


def show(title: str, rows: Sequence[Row]) -> None:
    """Rows as a table in Markdown."""
    print(f"\n### {title}\n")
    print("| edition | seats | bot | against | wins % | 95 % | rounds | points a round | mean place |")
    print("| --- | --: | --- | --- | --: | --- | --: | --: | --: |")
    for row in rows:
        cells = [row["edition"], row["seats"], row["bot"], row["against"], share(row["win_rate"])]
        cells += [f"{share(row['low'])} to {share(row['high'])}", f"{row['rounds']:,}"]
        cells += [f"{row['points']:.1f}", f"{row['place']:.2f}"]
        print("| " + " | ".join(map(str, cells)) + " |", flush=True)


def network(name: str, seats: int) -> str:
    """Which network `expert` plays by."""
    net = shipped(edition(name), seats)
    if net is None:
        return "`expert` has no network here and plays as `sharp`"
    return f"`expert` by network {net.digest} (`{net.header['command']}`)"


def show_table(bots: Sequence[str], args: argparse.Namespace) -> None:
    """The standing table: a cross table for every edition and number of seats, the strongest bot first."""
    print("\n## Standing table")
    for name, seats, rows in events(bots, args):
        found = {(row["bot"], row["against"]): row for row in rows}
        ranked = [row for row in rows if row["against"] == "all"]
        others = [row["bot"] for row in ranked]
        mixed = any(against == "mixed" for _, against in found)
        about = f"{ranked[0]['rounds'] // (len(others) - 1):,} rounds a pair"
        if "expert" in others:
            about += f"; {network(name, seats)}"
        print(f"\n### {edition(name).title}, {seats} seats\n\n{about}. Chance: {share(1 / seats)} %.\n")
        heads = ["wins % of", "against all", *others, *(["mixed tables"] if mixed else [])]
        print(f"| {' | '.join([*heads, 'points a round', 'rating'])} |\n| --- |{' --: |' * (len(heads) + 1)}")
        for row in ranked:
            against = ["all", *others, *(["mixed"] if mixed else [])]
            cells = [within(found.get((row["bot"], other))) for other in against]
            print(
                "| " + " | ".join([f"`{row['bot']}`", *cells, f"{row['points']:.1f}", rating(row)]) + " |", flush=True
            )


def events(bots: Sequence[str], args: argparse.Namespace) -> Iterator[tuple[str, int, list[Row]]]:
    """The rows of every edition and number of seats."""
    rows = played(bots, SEATS, args)
    for (name, seats), mine in itertools.groupby(rows, lambda row: (row["edition"], row["seats"])):
        yield name, seats, list(mine)


def within(row: Row | None) -> str:
    """A share with half the width of its interval."""
    return "" if row is None else f"{share(row['win_rate'])} ± {share((row['high'] - row['low']) / 2)}"


def rating(row: Row) -> str:
    """A rating with its uncertainty, if OpenSkill is there."""
    return "–" if row["rating"] is None else f"{row['rating']:.1f} ± {WIDE * row['rating_sigma']:.1f}"


def worlds_for(name: str, seats: int) -> int:
    """In how many worlds a search of an edition is done in its budget, on average."""
    score = contest(edition(name), ["searcher", *["casual"] * (seats - 1)], TRIED, Effort(), seed="pace")
    return round(Effort().worlds * BUDGET / score.milliseconds)


def search_row(table: tuple[str, int, str], args: argparse.Namespace) -> str:
    """A line of the table of searches: an edition, a number of seats, and who sits in all other seats."""
    name, seats, other = table
    effort = Effort(worlds=worlds_for(name, seats))
    deals = max(1, args.searched // seats)
    score = contest(edition(name), ["searcher", *[other] * (seats - 1)], deals, effort, seed=args.seed)
    half = half_of_share(score.share, score.rounds)
    cells = [name, seats, other, effort.worlds, f"{score.milliseconds:.1f}", f"{share(score.share)} ± {share(half)}"]
    return f"| {' | '.join(map(str, cells))} | {score.rounds:,} |"


def show_search(args: argparse.Namespace) -> None:
    """What `expert` wins with a search."""
    print(f"\n### `expert` with a search of {BUDGET} ms a move\n")
    print("| edition | seats | against | worlds | ms a search | wins % | rounds |")
    print("| --- | --: | --- | --: | --: | --: | --: |")
    contest(edition("classic"), ["searcher", "casual"], 1, Effort())  # compiled, or from the cache
    tables = list(itertools.product(EDITIONS, (2, 4), ("casual", "expert")))
    with ThreadPoolExecutor(args.workers) as pool:
        for line in pool.map(lambda table: search_row(table, args), tables):
            print(line, flush=True)


def compiled_cost(bot: str, name: str, seats: int) -> tuple[float, int]:
    """The processor time of a move of a compiled player, dealing and the rules in it, and of how many moves."""
    plan = Plan(edition(name), (bot,) * seats, "rounds", 4096, "time")
    play_chunk(plan, 0)
    began = time.thread_time()
    moves = int(play_chunk(plan, 0).rows[:, MOVE_COUNT].sum())
    return (time.thread_time() - began) / moves, moves


def seated_cost(bot: str, name: str, seats: int) -> tuple[float, int]:
    """The processor time of a choice of a bot that is shown a view, and of how many."""
    box, table, spent, moves, number = edition(name), Table(), 0.0, 0, 0
    while moves < TIMED:
        bots = [make(bot, f"{number} {seat}") for seat in range(seats)]
        table.key[:] = round_key(match_key("time"), number)
        dealing.deal(table, box.sheet, seats, number % seats, 1)
        while table.asks != OVER and moves < TIMED:
            seen = view(box, table, table.asked)
            began = time.process_time()
            answer = bots[table.asked].choose(seen)
            spent += time.process_time() - began
            moves += 1
            step(table, box.sheet, table.asked, parse_move(box, answer))
        number += 1
    return spent / moves, moves


def show_cost(bots: Sequence[str]) -> None:
    """What a move costs each bot."""
    print("\n### Time a move, one core\n\n| edition | seats | bot | played | µs a move | moves |")
    print("| --- | --: | --- | --- | --: | --: |")
    for name, seats, bot in itertools.product(EDITIONS, (2, 4), bots):
        ways = [("compiled, with the rules", compiled_cost)] if bot in COMPILED else []
        ways += [("with a view", seated_cost)] if bot in LEVELS else []
        for way, cost in ways:
            seconds, moves = cost(bot, name, seats)
            print(f"| {name} | {seats} | {bot} | {way} | {1e6 * seconds:.2f} | {moves:,} |", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play what is asked for, and print it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join([*PARTS, *SLOW_PARTS]))
    parser.add_argument("--rounds", type=int, default=20_000, help="rounds of each line-up of compiled players (20000)")
    parser.add_argument("--seated", type=int, default=2_000, help="rounds of each line-up with other bots (2000)")
    parser.add_argument("--searched", type=int, default=2_000, help="rounds of each line-up with a search (2000)")
    parser.add_argument("--bots", default=",".join(ORDER), help="the bots of the standing table")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--workers", type=int, default=cores())
    args = parser.parse_args(arguments)
    parts, present = args.parts or PARTS, there()
    if unknown := set(parts) - {*PARTS, *SLOW_PARTS}:
        parser.error(f"there is no part {', '.join(sorted(unknown))}; the parts are {', '.join([*PARTS, *SLOW_PARTS])}")
    bots = [name for name in args.bots.split(",") if name in present]
    missing = [name for name in args.bots.split(",") if name not in present]
    if missing:
        print(f"Not in this version, and left out: {', '.join(missing)}.")
    print(f"Paired deals, seats rotated, seed `{args.seed}`.")
    if "casual" in parts:
        show('`casual` against "play if you can"', heads("casual", "random", args))
    for hero in ("sharp", "expert"):
        if "expert" in parts and hero in present:
            show(f"`{hero}` against `casual`", heads(hero, "casual", args))
    if "table" in parts and len(bots) > 1:
        show_table(bots, args)
    if "search" in parts:
        show_search(args)
    if "time" in parts:
        show_cost(bots)


if __name__ == "__main__":
    main()
