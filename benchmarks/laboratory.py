"""How fast the laboratory is here: `python -m benchmarks.laboratory [rates] [threads] [dask] [million] [--json]`.

- `rates`: rounds and moves a second of processor time, watched and (as in `benchmarks.speed`) unwatched, on one core;
- `threads`: two threads against one, by the clock, so the machine must be quiet;
- `dask`: a cluster of two worker processes against one of one, by the clock;
- `million`: a million rounds of UNO Mario Kart by four `random` players: `lastcard simulate` with files and report.

Without a word all four.
"""

from __future__ import annotations

import argparse
import itertools
import json
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from benchmarks.measuring import Row, interleaved, show
from lastcard.compiled.batch import play_rounds
from lastcard.compiled.cores import cores
from lastcard.editions import edition
from lastcard.rules.columns import MOVE_COUNT
from lastcard.simulate import Plan
from lastcard.simulate.cluster import Cluster
from lastcard.simulate.run import Done, on_threads
from lastcard.simulate.work import play_chunk

TITLES = {
    "rates": "Rounds and moves per second of processor time, one core",
    "threads": "Rounds per second by the clock, UNO Mario Kart, four random players, on threads",
    "dask": "The same on a Dask cluster of worker processes",
    "million": "A million rounds, tables and report written",
}


def plan_of(name: str, seats: int, bot: str, rounds: int) -> Plan:
    """A simulation to be measured."""
    return Plan(edition(name), (bot,) * seats, "rounds", rounds, "bench")


def rate_rows(rounds: int, takes: int) -> list[Row]:
    """Watched and unwatched rounds of classic and Mario Kart with 2, 4 and 10 seats."""
    tables = itertools.product(("classic", "mario-kart"), (2, 4, 10), ("random", "casual"))
    return [rate_row(plan_of(name, seats, bot, rounds), takes) for name, seats, bot in tables]


def rate_row(plan: Plan, takes: int) -> Row:
    """The rates of one table."""
    moves = [play_chunk(plan, number).rows[:, MOVE_COUNT].sum() for number in range(plan.chunks)]
    contestants: dict[str, Callable[[], object]] = {
        "watched": lambda: [play_chunk(plan, number) for number in range(plan.chunks)]
    }
    if "casual" not in plan.players:
        contestants["unwatched"] = lambda: play_rounds(plan.edition, plan.players, plan.count, seed=plan.seed)
        contestants["unwatched"]()
    seconds = interleaved(contestants, takes)
    return {
        "edition": plan.edition.name,
        "seats": plan.seats,
        "bot": plan.players[0],
        "rounds_a_second": round(plan.count / seconds["watched"]),
        "moves_a_second": round(int(sum(moves)) / seconds["watched"]),
        "unwatched_rounds_a_second": round(plan.count / seconds["unwatched"]) if "unwatched" in seconds else 0,
    }


def clocked(play: Callable[[], Iterable[object]]) -> float:
    """How many seconds pass until everything has been played."""
    began = time.perf_counter()
    for _ in play():
        pass
    return time.perf_counter() - began


def against(names: list[str], plays: list[Callable[[], Done]], rounds: int, takes: int) -> list[Row]:
    """Ways of playing the same rounds, in turns; the best take of each, and how many times the first it is."""
    best = [float("inf")] * len(plays)
    for _ in range(takes):
        for at, play in enumerate(plays):
            best[at] = min(best[at], clocked(play))
    return [
        {"what": name, "rounds_a_second": round(rounds / seconds), "times": best[0] / seconds}
        for name, seconds in zip(names, best, strict=True)
    ]


def thread_rows(rounds: int, takes: int) -> list[Row]:
    """Two threads against one."""
    plan = plan_of("mario-kart", 4, "random", rounds)
    clocked(lambda: on_threads(plan, range(1), 1))
    plays: list[Callable[[], Done]] = [
        lambda: on_threads(plan, range(plan.chunks), 1),
        lambda: on_threads(plan, range(plan.chunks), 2),
    ]
    return against(["1 thread", "2 threads"], plays, rounds, takes)


def dask_rows(rounds: int, takes: int) -> list[Row]:
    """A cluster of two workers against one of one, each with its own scheduler; only one plays at a time."""
    plan = plan_of("mario-kart", 4, "random", rounds)
    clusters, programs = [], []
    try:
        for workers in (1, 2):
            command = [sys.executable, "-m", "lastcard.simulate.cluster", "--workers", str(workers), "--port", "0"]
            program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
            programs.append(program)
            assert program.stdout is not None
            clusters.append(Cluster(program.stdout.readline().strip()))
        plays: list[Callable[[], Done]] = [lambda c=c: c.play(plan, range(plan.chunks)) for c in clusters]  # type: ignore[misc]
        for play in plays:
            clocked(play)  # every worker loads the rules
        return against(["1 worker", "2 workers"], plays, rounds, takes)
    finally:
        for cluster in clusters:
            cluster.close()
        for program in programs:
            program.send_signal(signal.SIGINT)
            program.wait()


def million_rows(rounds: int) -> list[Row]:
    """The whole command, start, files and report included."""
    with tempfile.TemporaryDirectory() as folder:
        out = str(Path(folder) / "out")
        command = [sys.executable, "-m", "lastcard", "simulate", "mario-kart", "--rounds", str(rounds), "--out", out]
        began = time.perf_counter()
        subprocess.run([*command, "--players", "4", "--report", "--json"], check=True, stdout=subprocess.DEVNULL)
        seconds = time.perf_counter() - began
    return [{"rounds": rounds, "cores": cores(), "seconds": seconds, "rounds_a_second": round(rounds / seconds)}]


def main() -> None:
    """Measure what is asked for, and print."""
    parser = argparse.ArgumentParser(description="How fast the laboratory is here.")
    parser.add_argument("what", nargs="*", metavar="WHAT", help="rates, threads, dask, million; all when none is named")
    parser.add_argument("--rounds", type=int, default=200_000, metavar="N", help="rounds of threads and dask (200000)")
    parser.add_argument("--takes", type=int, default=5, metavar="N", help="how often each is timed (5)")
    parser.add_argument("--million", type=int, default=1_000_000, metavar="N", help="rounds of `million` (1000000)")
    parser.add_argument("--json", action="store_true", help="write the figures for programs")
    args = parser.parse_args()
    measures: dict[str, Callable[[], list[Row]]] = {
        "rates": lambda: rate_rows(max(1, args.rounds // 10), args.takes),
        "threads": lambda: thread_rows(args.rounds, args.takes),
        "dask": lambda: dask_rows(args.rounds, args.takes),
        "million": lambda: million_rows(args.million),
    }
    wanted = args.what or list(measures)
    for name in wanted:
        if name not in measures:
            parser.error(f"there is no {name} to measure; there are {', '.join(measures)}")
    found = {}
    for name in wanted:
        found[name] = measures[name]()
        if not args.json:
            show(TITLES[name], found[name])
    if args.json:
        print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
