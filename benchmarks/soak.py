"""Whether a server that runs for long grows: `python -m benchmarks.soak [--tables N] [--minutes M]`.

A real server with people and bots at every table, match after match; people drop out and come back, spectators come and
go. Meanwhile it is looked at: resident memory, tasks, threads, open files, live objects. At the end every table is
closed. Ends with 1 if memory grew by more than 5 % after the first sixth of the time (ten minutes of an hour), or if
closing every table leaves a task or a socket behind.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import statistics
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.load import Timings
from benchmarks.measuring import Row, show
from benchmarks.players import Table, begun, opened, own_address, seated
from benchmarks.serving import Process, lastcard, started
from benchmarks.tables import allow_files, write
from benchmarks.websocket import Socket, connect

PEOPLE, BOTS = 2, 2
ALLOWED = 0.05
"""How much memory may grow after the first sixth of the time."""


@dataclass(frozen=True)
class Soak:
    """How long, and how much of it."""

    tables: int = 100
    minutes: float = 60.0
    pause: float = 1.0
    """Seconds between the moves that people make at a table; bots answer at once."""
    drops: float = 1.0
    """People who drop out in a second."""
    samples: int = 60
    """How often the server is looked at."""
    target: int = 100
    """Points that a match is played to: few, so that there are many matches."""


class Guests(Table):
    """A table at which bots sit as well, and people drop out."""

    def __init__(self, number: int, timings: Timings) -> None:
        super().__init__(number, PEOPLE, timings, forget=0.05)
        self.matches = 0

    async def drop(self, address: str, seat: int, gone: float) -> None:
        """Somebody drops out, and comes back after a while."""
        self.latest[seat] = None
        self.sockets[seat].close()
        await asyncio.sleep(gone)
        self.sockets[seat] = await self.connect(address, seat)
        self.done()  # what was on its way may be lost: the next view tells

    def act(self) -> bool:
        """Whatever comes next; the matches are counted."""
        self.matches = max((each.match for each in self.latest if each), default=self.matches)
        return super().act()


async def soak(server: Process, plan: Soak, dice: random.Random) -> Row:
    """Everything from the first table to the last, and what the server showed."""
    timings = Timings()
    await _life(server, Soak(tables=2, pause=0.02, target=plan.target), 1.5, timings, dice)
    before = await _closed(server)
    tables = [Guests(number, timings) for number in range(plan.tables)]
    samples: list[Row] = []
    await _sit(server, tables, plan)
    over = asyncio.Event()
    drops, looks = _drops(server, tables, plan, dice, over), _spectators(server, tables, over)
    troubles = [asyncio.create_task(drops), asyncio.create_task(looks)]
    for table in tables:
        table.run(plan.pause)
    for number in range(plan.samples):
        await asyncio.sleep(plan.minutes * 60 / plan.samples)
        samples.append(await _sample(server, (number + 1) * plan.minutes / plan.samples, tables))
    over.set()
    await asyncio.gather(*troubles)
    for table in tables:
        table.rest()
        table.close()
    after = await _closed(server)
    return {"before": before, "samples": samples, "after": after, **judged(before, samples, after)}


async def _closed(server: Process) -> Row:
    """What is there once every table is closed and every connection has ended."""
    await asyncio.sleep(1)
    await asyncio.to_thread(server.get, "/measured/close")
    await asyncio.sleep(2)
    counted: Row = await asyncio.to_thread(server.get, "/measured/counts")
    return counted


async def _sit(server: Process, tables: Sequence[Guests], plan: Soak) -> None:
    wish = {"seats": PEOPLE + BOTS, "bots": BOTS, "pace": "instant", "edition": "classic"}
    await seated(server.address, list(tables), **wish, rulings={"target": plan.target})
    await opened(server.address, list(tables))
    await begun(list(tables))


async def _life(server: Process, plan: Soak, seconds: float, timings: Timings, dice: random.Random) -> None:
    """A short life of a few tables, so that what every server loads once is there."""
    tables = [Guests(50_000 + number, timings) for number in range(plan.tables)]
    await _sit(server, tables, plan)
    for table in tables:
        table.run(plan.pause)
    await tables[0].drop(server.address, dice.randrange(PEOPLE), 0.1)
    await asyncio.sleep(seconds)
    for table in tables:
        table.rest()
        table.close()
    await asyncio.sleep(0.5)


async def _sample(server: Process, minute: float, tables: Sequence[Guests]) -> Row:
    counted = await asyncio.to_thread(server.get, "/measured/counts")
    return {"minute": minute, "mb": server.memory(), **counted, "matches": sum(table.matches for table in tables)}


async def _drops(
    server: Process, tables: Sequence[Guests], plan: Soak, dice: random.Random, over: asyncio.Event
) -> None:
    """People drop out for up to three seconds, one at a table at a time."""
    gone: dict[int, asyncio.Task[None]] = {}
    while not over.is_set():
        await asyncio.sleep(dice.expovariate(plan.drops))
        table = dice.choice(tables)
        if table.number not in gone or gone[table.number].done():
            coming = table.drop(server.address, dice.randrange(PEOPLE), dice.uniform(0.05, 3.0))
            gone[table.number] = asyncio.create_task(coming)
    await asyncio.gather(*gone.values())


async def _spectators(server: Process, tables: Sequence[Guests], over: asyncio.Event) -> None:
    """One spectator after another looks on for two seconds."""
    while not over.is_set():
        table = random.choice(tables)
        path = f"/api/tables/{table.code}/socket"
        socket = await connect(server.address, path, _pong, own_address(table.number))
        socket.send(b'{"type":"hello","protocol":1}')
        await asyncio.sleep(2)
        socket.close()


def _pong(socket: Socket, data: bytes) -> None:
    if data.startswith(b'{"type":"ping"'):
        socket.send(b'{"type":"pong","nonce":%d}' % json.loads(data)["nonce"])


def judged(before: Row, samples: Sequence[Row], after: Row) -> Row:
    """By how much memory grew, and what was left behind."""
    settled = samples[len(samples) // 6 :]
    part = max(1, len(settled) // 10)
    early, late = (statistics.median(row["mb"] for row in rows) for rows in (settled[:part], settled[-part:]))
    left = {name: after[name] - before[name] for name in ("tasks", "threads", "files")}
    left |= {name: after[name] for name in ("tables", "sockets")}
    return {"growth": late / early - 1, "left": left}


def passes(found: Row, allowed: float = ALLOWED) -> bool:
    """Whether memory stayed as it was, and nothing was left behind."""
    left = found["left"]
    return bool(found["growth"] <= allowed and left["tasks"] <= 0 and left["tables"] == 0 and left["sockets"] == 0)


def report(found: Row, allowed: float) -> None:
    """What the server showed, for people: which tasks there were only at the end, for they are the same all along."""
    every = max(1, len(found["samples"]) // 12)
    named = [{name: value for name, value in sample.items() if name != "what"} for sample in found["samples"]]
    show("The server while it ran", named[::every])
    show(
        "Its tasks at the end",
        [{"task": name, "of_them": count} for name, count in found["samples"][-1]["what"].items()],
    )
    left = ", ".join(f"{count:+} {name}" for name, count in found["left"].items())
    print(
        f"\n  memory after the first sixth of the time: {found['growth']:+.1%} ({allowed:.0%} may be)\n"
        f"  with every table closed, against before: {left}\n"
        f"  {'passes' if passes(found, allowed) else 'FAILS'}"
    )


def run(plan: Soak, options: Sequence[str]) -> Row:
    """The soak, on a server of its own."""
    import uvloop

    allow_files(plan.tables * (PEOPLE + 2) + 500)
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="lastcard-soak-")))
        server = stack.enter_context(started(lastcard(folder, options, counted=True)))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(soak(server, plan, random.Random()))


def main(arguments: list[str] | None = None) -> int:
    """Soaks and prints; 1 if it did not pass."""
    base = Soak()
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.soak", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=base.tables, metavar="N", help="how many tables (100)")
    parser.add_argument("--minutes", type=float, default=base.minutes, metavar="M", help="for how long (60)")
    parser.add_argument(
        "--pause", type=float, default=base.pause, metavar="S", help="seconds between people's moves (1)"
    )
    parser.add_argument("--drops", type=float, default=base.drops, metavar="N", help="people who drop out a second (1)")
    parser.add_argument("--allow", type=float, default=ALLOWED, metavar="SHARE", help="growth that may be (0.05)")
    parser.add_argument("--database", metavar="URL", help="handed to `lastcard serve`: where tables are kept")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures there")
    args = parser.parse_args(arguments)
    options = ["--database", args.database] if args.database else []
    found = run(Soak(args.tables, args.minutes, args.pause, args.drops), options)
    report(found, args.allow)
    write(args.json, found)
    return 0 if passes(found, args.allow) else 1


if __name__ == "__main__":
    sys.exit(main())
