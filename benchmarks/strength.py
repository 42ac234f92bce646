"""How strong the bots are, against each other: `python -m benchmarks.strength [PART…] [--rounds N] [--bots NAME,NAME]`.

Parts, all of them if none is named:

- `casual`: casual against "play if you can" (`random`) with 2 and 4 seats;
- `expert`: sharp and expert against casual, with 2 and 4 seats;
- `table`: the standing table: every bot against every other with 2, 3, 4 and 6 seats where the edition allows them;
- `time`: what a move costs each bot, in processor time on one core.

Every row has its number of rounds (deals are paired, seats rotated) and the 95 % interval over deals. Bots that are
not there are left out, and that is said. Bots that are not compiled play fewer rounds (`--seated`). Markdown.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from typing import Any, Final

from lastcard.bots import LEVELS, make
from lastcard.editions import EDITIONS, edition
from lastcard.game.keys import match_key, round_key
from lastcard.game.notation import parse_move
from lastcard.game.view import view
from lastcard.rules import deal as dealing
from lastcard.rules.columns import MOVE_COUNT
from lastcard.rules.players import PLAYERS
from lastcard.rules.step import step
from lastcard.rules.table import Table
from lastcard.rules.words import OVER
from lastcard.simulate.plan import Plan
from lastcard.simulate.run import cores
from lastcard.simulate.work import play_chunk
from lastcard.tournament import tournament

Row = dict[str, Any]

ORDER: Final = ("random", "beginner", "casual", "sharp", "expert")
"""The bots that this speaks of, weakest first."""
PARTS: Final = ("casual", "expert", "table", "time")
SEATS: Final = (2, 3, 4, 6)
TIMED: Final = 400
"""How many moves of a bot that is not compiled are timed."""


def there() -> list[str]:
    """Those of the bots that this version has."""
    return [name for name in ORDER if name in PLAYERS or name in LEVELS]


def allowed(name: str, seats: Sequence[int]) -> list[int]:
    """Those numbers of seats that an edition allows."""
    lowest, highest = edition(name).seats
    return [count for count in seats if lowest <= count <= highest]


def played(bots: Sequence[str], seats: Sequence[int], args: argparse.Namespace) -> Iterator[Row]:
    """The rows of tournaments between bots in every edition."""
    rounds = args.rounds if all(name in PLAYERS for name in bots) else args.seated
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


def cost(bot: str, name: str, seats: int) -> tuple[str, float, int]:
    """How a bot was played, the processor time of one of its moves, and how many moves were timed.

    Of compiled players dealing and the rules are in it; of others only the choice, not the view it is shown.
    """
    if bot in PLAYERS:
        plan = Plan(edition(name), (bot,) * seats, "rounds", 4096, "time")
        play_chunk(plan, 0)
        began = time.thread_time()
        moves = int(play_chunk(plan, 0).rows[:, MOVE_COUNT].sum())
        return "compiled, with the rules", (time.thread_time() - began) / moves, moves
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
    return "with a view", spent / moves, moves


def show_cost(bots: Sequence[str]) -> None:
    """What a move costs each bot."""
    print("\n### Time a move, one core\n\n| edition | seats | bot | played | µs a move | moves |")
    print("| --- | --: | --- | --- | --: | --: |")
    for name in EDITIONS:
        for seats in (2, 4):
            for bot in bots:
                way, seconds, moves = cost(bot, name, seats)
                print(f"| {name} | {seats} | {bot} | {way} | {1e6 * seconds:.2f} | {moves:,} |", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play what is asked for, and print it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--rounds", type=int, default=20_000, help="rounds of each line-up of compiled players")
    parser.add_argument("--seated", type=int, default=2_000, help="rounds of each line-up with other bots")
    parser.add_argument("--bots", default=",".join(ORDER), help="the bots of the standing table")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--workers", type=int, default=cores())
    args = parser.parse_args(arguments)
    parts, present = args.parts or PARTS, there()
    if unknown := set(parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}; the parts are {', '.join(PARTS)}")
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
        show("Standing table", list(played(bots, SEATS, args)))
    if "time" in parts:
        show_cost(bots)


if __name__ == "__main__":
    main()
