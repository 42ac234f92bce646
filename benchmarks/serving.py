"""The server that is measured, in a process of its own, and what the system says about that process.

`python -m benchmarks.serving` is `lastcard serve` with two pages more for whoever measures it: `/measured/counts`
counts what could be left behind (tasks, threads, open files, live objects), `/measured/close` closes every table.
They are in no server that people use.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import http.client
import json
import os
import re
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


@dataclass
class Process:
    """A server that runs."""

    pid: int
    address: str
    """Where it listens: ``127.0.0.1:8000``."""

    def memory(self) -> float:
        """Resident memory in MB."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) / 1000

    def processor(self) -> float:
        """Seconds of processor time that it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def get(self, path: str) -> Any:
        """The answer to a request, read as JSON."""
        connection = http.client.HTTPConnection(self.address, timeout=60)
        with contextlib.closing(connection):
            connection.request("GET", path)
            answer = connection.getresponse()
            text = answer.read()
            if answer.status != 200:
                raise ConnectionError(f"{path}: {answer.status} {text[:200].decode(errors='replace')}")
            return json.loads(text)


@contextlib.contextmanager
def started(command: Sequence[str], cwd: Path | None = None, env: dict[str, str] | None = None) -> Iterator[Process]:
    """A server for as long as the block runs; its first line that holds an address says where it listens."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=cwd, env=env) as process:
        try:
            assert process.stdout
            for line in process.stdout:
                found = re.search(r"http://[a-z0-9.]+:(\d+)", line)
                if found:
                    yield Process(process.pid, f"127.0.0.1:{found[1]}")
                    break
            else:
                raise RuntimeError(f"the server did not start: {' '.join(command)}")
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


def lastcard(data: Path, more: Sequence[str] = (), *, counted: bool = False) -> list[str]:
    """The command of a server with a data folder and further options of `lastcard serve`, or of this module."""
    program = ["benchmarks.serving"] if counted or "--memory" in more else ["lastcard", "serve"]
    return [sys.executable, "-m", *program, "--no-browser", "--port", "0", "--data", str(data), *more]


class Counted:
    """An application with the two pages more."""

    def __init__(self, app: Any, tables: Any) -> None:
        self._app = app
        self._tables = tables

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answers one request."""
        path = scope.get("path", "")
        if path == "/measured/close":
            await close_all(self._tables)
        elif path != "/measured/counts":
            await self._app(scope, receive, send)
            return
        body = json.dumps(counts(self._tables)).encode()
        await send(
            {"type": "http.response.start", "status": 200, "headers": [(b"content-length", str(len(body)).encode())]}
        )
        await send({"type": "http.response.body", "body": body, "more_body": False})


async def close_all(tables: Any) -> None:
    """Closes every table, as the end of a long absence does."""
    for room in list(tables._rooms.values()):  # noqa: SLF001 - no server has a way to close everything at once
        with contextlib.suppress(Exception):
            await room.ask(_close, room)
    await asyncio.sleep(1)


async def _close(room: Any) -> None:
    room.close()


def named(task: asyncio.Task[Any]) -> str:
    """What a task does."""
    return getattr(task.get_coro(), "__qualname__", task.get_name())


def counts(tables: Any) -> dict[str, Any]:
    """What could be left behind."""
    gc.collect()
    folder = Path("/proc/self/fd")
    return {
        "tables": len(tables),
        "sockets": tables.connections(),
        "tasks": len(asyncio.all_tasks()),
        "threads": threading.active_count(),
        "files": len(list(folder.iterdir())) if folder.exists() else -1,
        "objects": len(gc.get_objects()),
        "what": dict(Counter(named(task) for task in asyncio.all_tasks())),
    }


def main() -> None:
    """Serves as `lastcard serve` does, counted."""
    from lastcard.server import app, main
    from lastcard.server.store import places
    from lastcard.server.store.memory import MemoryStore

    parser = argparse.ArgumentParser(prog="python -m benchmarks.serving", description=__doc__)
    main.add_arguments(parser)
    parser.add_argument("--memory", action="store_true", help="keep tables in memory alone: what the disk costs")
    make_app = app.make_app

    def counted(tables: Any, *args: Any, **named: Any) -> Any:
        return Counted(make_app(tables, *args, **named), tables)

    app.make_app = counted
    args = parser.parse_args()
    if args.memory:
        store = MemoryStore()
        store.place = "memory"  # type: ignore[attr-defined]
        places.open_store = lambda *_: store  # type: ignore[assignment]
    sys.exit(main.run(args))


if __name__ == "__main__":
    main()
