"""How long one waits for lastcard to start, each time in a process of its own."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path

from benchmarks.measuring import Row
from tools.ports import free_port

SIMULATE = """
from lastcard.compiled.batch import play_rounds
from lastcard.editions import edition
play_rounds(edition("mario-kart"), ["random", "random"], 1)
"""


def children_seconds() -> float:
    """The processor time of all processes started so far that have ended."""
    spent = os.times()
    return spent.children_user + spent.children_system


def once(arguments: Sequence[str], environment: Mapping[str, str], typed: str = "") -> tuple[float, float]:
    """Processor and clock time of one process of Python."""
    began, before = time.perf_counter(), children_seconds()
    subprocess.run(
        [sys.executable, *arguments],
        input=typed,
        text=True,
        env={**os.environ, **environment},
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return children_seconds() - before, time.perf_counter() - began


def served(environment: Mapping[str, str]) -> tuple[float, float]:
    """Processor and clock time until `lastcard serve` answers, with a store that is there already."""
    port = free_port()
    command = [sys.executable, "-m", "lastcard", "serve", "--no-browser", "--port", str(port)]
    began = time.perf_counter()
    server = subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.DEVNULL)
    try:
        while not _answers(port):
            time.sleep(0.01)
        return _seconds_of(server.pid), time.perf_counter() - began
    finally:
        server.terminate()
        server.wait()


def _answers(port: int) -> bool:
    """Whether a server answers; one that listens already and is still starting is waited for."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=60) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def _seconds_of(process: int) -> float:
    """The processor time that a process has taken so far."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start_rows(takes: int) -> list[Row]:
    """What starts, how much processor time it takes, and how long by the clock; medians."""
    with tempfile.TemporaryDirectory() as folder:
        own = {"LASTCARD_CACHE": folder, "XDG_DATA_HOME": folder, "LASTCARD_DATA": folder}
        # Byte code is kept between runs, as it is wherever Python is left to its ways, and made before the clock runs.
        own |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": folder}
        once(["-m", "lastcard", "play", "--plain"], own, "quit\n")
        once(["-c", "import numba.core.cpu, lastcard.compiled.batch, lastcard.compiled.inner"], own)
        waits: dict[str, tuple[Sequence[str], str, int]] = {
            "Python alone": (["-c", ""], "", takes),
            "import numba": (["-c", "import numba"], "", takes),
            "import lastcard": (["-c", "import lastcard"], "", takes),
            "lastcard play, to its first question": (["-m", "lastcard", "play", "--plain"], "quit\n", takes),
            "first compiled round, nothing in the cache": (["-c", SIMULATE], "", 1),
            "first compiled round, from the cache": (["-c", SIMULATE], "", takes),
        }
        rows: list[Row] = []
        for name, (arguments, typed, count) in waits.items():
            found = [once(arguments, own, typed) for _ in range(count)]
            processor, clock = (statistics.median(each) for each in zip(*found, strict=True))
            rows.append({"start": name, "processor_seconds": processor, "clock_seconds": clock})
        if sys.platform == "linux":
            served(own)
            processor, clock = (
                statistics.median(each) for each in zip(*[served(own) for _ in range(takes)], strict=True)
            )
            name = "lastcard serve, to its first answer"
            rows.append({"start": name, "processor_seconds": processor, "clock_seconds": clock})
    return rows
