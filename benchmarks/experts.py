"""What nine bots that search cost the other tables: `python -m benchmarks.experts [--think MS]`.

A server in a process of its own has a table of Mario Kart with nine `expert` that move as fast as they can, and a
program in the tenth seat that answers at once. Beside it two players have another table: how long a move takes there
until the other one sees it (`benchmarks.server`) is in the first columns, how many moves a second the nine make in the
last. In the last row the compiled search is not in the cache: it is compiled meanwhile, by another process.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import tempfile
import time

from benchmarks.measuring import Row, show
from benchmarks.server import Server, measure_plays, newer, news, running
from lastcard.bots.thinkers import BUDGET
from lastcard.compiled.cores import cores

EXPERTS = 9
SETTLES = 6.0
"""Seconds for which the nine play before anything is measured: the search is loaded meanwhile."""


class Nine:
    """The table of the nine, and the program in the tenth seat."""

    def __init__(self) -> None:
        self.moves = 0
        """Moves of anybody at the table."""

    async def play(self, server: Server) -> None:
        """Keep the table going."""
        seat = await server.post(
            "/api/tables", name="Ana", edition="mario-kart", seats=EXPERTS + 1, bots=EXPERTS, level="expert",
            clock="off", pace="instant", rulings={"target": 100_000},
        )  # fmt: skip
        async with await server.open(seat) as socket:
            await socket.send(json.dumps({"type": "start", "id": "start"}))
            update = await news(socket, "update")
            while True:
                view, name = update["view"], f"m{update['version']}"
                question = view["question"]
                if view["result"]:
                    await socket.send(json.dumps({"type": "next_round", "id": name}))
                elif question and question["seat"] == view["seat"]:
                    move = question["options"][0]
                    await socket.send(json.dumps({"type": "move", "id": name, "move": move, "uno": True}))
                before, update = update, await newer(socket, update)
                self.moves += len(update["events"]) > 0 and update["version"] > before["version"]


async def row(what: str, think: int | None, settles: float = SETTLES, **variables: str) -> Row:
    """Measure one server; without the nine where they have no budget at all."""
    async with running(think or 0, **variables) as server:
        nine = Nine()
        task = asyncio.create_task(nine.play(server)) if think is not None else None
        await asyncio.sleep(settles)
        began, before = time.monotonic(), nine.moves
        found = await measure_plays(server)
        rate = (nine.moves - before) / (time.monotonic() - began)
        if task:
            assert not task.done(), task.exception()
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
    plays = found["play_ms"]
    return {
        "beside": what,
        "moves": plays["count"],
        "median_ms": plays["median"],
        "p95_ms": plays["p95"],
        "nine_moves_a_second": rate,
    }


async def rows_of(think: int) -> list[Row]:
    """All rows."""
    rows = [
        await row("nothing", None),
        await row("nine experts, no search", 0),
        await row(f"nine experts, {think} ms", think),
    ]
    with tempfile.TemporaryDirectory() as empty:
        rows.append(
            await row(f"nine experts, {think} ms, while the search is compiled", think, 1.0, LASTCARD_CACHE=empty)
        )
    return rows


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--think", type=int, metavar="MS", default=BUDGET, help=f"milliseconds a move ({BUDGET})")
    args = parser.parse_args()
    rows = asyncio.run(rows_of(args.think))
    show(f"A move at another table, {cores()} cores, load {os.getloadavg()[0]:.1f}", rows)


if __name__ == "__main__":
    main()
