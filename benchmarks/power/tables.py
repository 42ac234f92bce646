"""A power cut at a real server with real play.

Real rooms, lines and the real store in one process, with people and bots at tables of every edition; only the network
and the time of day are missing. They play matches to the end with UNO windows, Item Boxes, challenges and deals;
somebody comes, takes another device and leaves. After every commit the two files are copied, and what everybody had
been told and promised by then is noted.

Every cut is opened and read whole: every row must be as it was before the commit or as it is after it. A server can
tell cuts apart by nothing but these rows; so a fresh one is brought up on one cut of either outcome, and on others by
chance. There everything told and promised is looked up (`benchmarks.kills.checking`), everybody comes back and says
once more what was answered, requests that were not answered are made again, and the tables play on.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks.kills.table import Plan
from benchmarks.power import clock
from benchmarks.power.judging import Effort, Found, Judge
from benchmarks.power.planted import PLANTED
from benchmarks.power.playing import PLANS, Evening

SPARSE = 16
"""Every so-many-th sector is enough for a fault that shows itself at once."""


def power(folder: Path, effort: Effort, seed: str = "power", plans: Sequence[Plan] = PLANS) -> Found:
    """What came of all cuts of so many commits."""
    judge = Judge(folder, effort, seed)

    async def evening() -> list[str]:
        playing = Evening(folder / "played.sqlite", plans, judge.look, seed)
        await playing.play()
        return playing.wrong

    with _complaints(judge.found):
        judge.found.wrong += clock.run(evening())
    return judge.found


@contextlib.contextmanager
def _complaints(found: Found) -> Iterator[None]:
    """Whatever a server complains of in its log meanwhile is wrong."""

    class Complaints(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.wrong.append(
                f"a server said: {record.getMessage()} {record.exc_text or record.exc_info or ''}".strip()
            )

    handler, log = Complaints(logging.WARNING), logging.getLogger("lastcard")
    before = log.propagate
    log.addHandler(handler)
    log.propagate = False
    try:
        yield
    finally:
        log.removeHandler(handler)
        log.propagate = before


def planted(folder: Path, what: str, commits: int, seed: str = "power", plans: Sequence[Plan] = PLANS) -> Found:
    """What is found of a fault that is planted, with few cuts of each commit; nothing more is looked for after that."""
    inside = folder / f"fault {list(PLANTED).index(what)}"
    inside.mkdir()
    with PLANTED[what]():
        return power(inside, Effort(commits, subsets=1, step=SPARSE, servers=0, most=1), seed, plans)


def report(found: Found) -> None:
    """What came of it, for people."""
    for text in found.wrong[:50]:
        print(f"  WRONG {text}")
    print(
        f"{found.commits:,} commits, {found.cuts:,} cuts, {len(found.wrong)} things wrong; {found.lost:,} cuts left "
        f"what was there before, {found.cuts - found.lost:,} the commit"
    )
    print(
        f"  {found.servers:,} servers brought up: {found.compared:,} diaries and views compared, "
        f"{found.acknowledged:,} acknowledged moves looked up, {found.repeated:,} answered intents sent again, "
        f"{found.deadlines:,} deadlines, {found.records:,} finished matches verified"
    )
    print("  moments: " + ", ".join(f"{what} {count}" for what, count in found.moments.most_common()))
