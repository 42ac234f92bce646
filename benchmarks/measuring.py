"""What the benchmarks share: the clock, medians, tables.

Rates are of processor time, since other programs share the machine, and medians, since processor time is not
free of them either. Compare figures of one run with each other; between runs compare ratios.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

Row: TypeAlias = dict[str, Any]
"""One line of a table: what stands in each column."""


def seconds_of(run: Callable[[], object]) -> float:
    """How much processor time ``run`` takes."""
    began = time.process_time()
    run()
    return time.process_time() - began


def interleaved(contestants: Mapping[str, Callable[[], object]], takes: int) -> dict[str, float]:
    """The median processor time of each contestant, taken in turns so that a busy minute strikes all alike."""
    found: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(takes):
        for name, run in contestants.items():
            found[name].append(seconds_of(run))
    return {name: statistics.median(seconds) for name, seconds in found.items()}


def short(number: float) -> str:
    """A number as people read it: three digits that count, thousands in groups; small counts are exact."""
    if isinstance(number, int) and number < 100_000:
        return f"{number:,}"
    if number >= 100:
        size = 10 ** max(0, len(str(int(number))) - 3)
        return f"{round(number / size) * size:,}"
    return f"{number:.3g}"


def show(title: str, rows: Sequence[Row]) -> None:
    """Print rows as a table under a title; numbers stand to the right."""
    print(f"\n{title}\n")
    if not rows:
        return
    names = list(rows[0])
    cells = [[short(v) if isinstance(v := row[name], int | float) else str(v) for name in names] for row in rows]
    widths = [max(len(name), *(len(line[at]) for line in cells)) for at, name in enumerate(names)]
    right = [isinstance(rows[0][name], int | float) for name in names]
    for line in [[name.replace("_", " ") for name in names], *cells]:
        padded = (c.rjust(w) if r else c.ljust(w) for c, w, r in zip(line, widths, right, strict=True))
        print("  " + "  ".join(padded).rstrip())
