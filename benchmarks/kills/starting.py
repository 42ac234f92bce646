"""Servers that start, are killed and start again: each is `lastcard serve` in a process of its own.

A cold start is `python -m lastcard serve`. Most starts are warm: one process has imported everything a server needs and
divides itself, so that a thousand starts do not take an hour. What a warm server does from then on is the same.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from pathlib import Path

from benchmarks.kills.dying import Stage, What


class Server:
    """One server: its port and its data stay the same however often it is started.

    Args:
        port: where it listens.
        options: of `lastcard serve`.
        folder: for its log and its orders to end itself.
        early: it has a fault, and tells of changes before they are kept.
    """

    def __init__(self, port: int, options: Sequence[str], folder: Path, *, early: bool = False) -> None:
        self._early = early
        self.port = port
        self.log = folder / f"server-{port}.log"
        self._orders = folder / f"orders-{port}.json"
        self._options = ["--no-browser", "--host", "127.0.0.1", "--port", str(port), *options]
        self._bytecode = folder / "bytecode"
        self._starter: Process | None = None
        self._cold: Process | None = None
        self.pid = 0
        self.started_at = 0.0
        """When the last start was asked for, on the steady clock."""

    async def start(self, *, cold: bool = False) -> None:
        """Starts it, and returns at once."""
        self.started_at = time.monotonic()
        if cold:
            with self.log.open("ab") as log:
                command = [sys.executable, "-m", "lastcard", "serve", *self._options]
                self._cold = await asyncio.create_subprocess_exec(
                    *command, stdin=DEVNULL, stdout=log, stderr=log, env=self._environment()
                )
            self.pid = self._cold.pid
            return
        starter = await self._get_starter()
        assert starter.stdin
        assert starter.stdout
        starter.stdin.write(b"start\n")
        self.pid = int(await starter.stdout.readline())

    async def kill(self) -> None:
        """`kill -9`, and waits for the end."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        await self.gone()

    async def gone(self) -> None:
        """Waits for the end of the process, whatever brings it."""
        if self._cold is not None:
            await self._cold.wait()
            self._cold = None
            return
        starter = await self._get_starter()
        assert starter.stdout
        if not (await starter.stdout.readline()).startswith(b"gone"):
            raise RuntimeError(f"the process that starts servers has ended; see {self.log}")

    def order(self, stage: Stage, what: What) -> None:
        """Has a warm server end itself in its next commit of that kind."""
        self._orders.write_text(json.dumps({"stage": stage, "what": what}), encoding="ascii")
        self.signal(signal.SIGUSR1)

    def signal(self, number: signal.Signals) -> None:
        """Sends it a signal."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)

    @property
    def warm(self) -> bool:
        """Whether it came from the process that divides itself."""
        return self._cold is None

    async def close(self) -> None:
        """Kills it and what started it."""
        await self.kill()
        if self._starter is not None:
            assert self._starter.stdin
            self._starter.stdin.close()
            await self._starter.wait()

    async def prepare(self) -> None:
        """Has everything imported for warm starts."""
        await self._get_starter()

    async def _get_starter(self) -> Process:
        if self._starter is None:
            command = [sys.executable, "-m", "benchmarks.kills.starting", *self._given()]
            self._starter = await asyncio.create_subprocess_exec(
                *command, *self._options, stdin=PIPE, stdout=PIPE, env=self._environment()
            )
            assert self._starter.stdout
            if await self._starter.stdout.readline() != b"ready\n":
                raise RuntimeError("the process that starts servers did not start")
        return self._starter

    def _given(self) -> list[str]:
        return [str(self.log), str(self._orders), "early" if self._early else ""]

    def _environment(self) -> dict[str, str]:
        """Compiled modules are kept, as those of a program that is installed are."""
        found = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        return found | {"PYTHONPYCACHEPREFIX": str(self._bytecode)}


def main() -> None:
    """Starts a server for each line that comes, says its process number, and says when it is gone."""
    from benchmarks.kills import dying
    from lastcard.server import main

    log, orders, early, options = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3] == "early", sys.argv[4:]
    parser = argparse.ArgumentParser()
    main.add_arguments(parser)
    args = parser.parse_args(options)
    _warm_up()
    print("ready", flush=True)
    while sys.stdin.readline():
        pid = os.fork()
        if pid == 0:
            _redirect(log)
            dying.prepare(orders, early=early)
            os._exit(main.run(args))
        print(pid, flush=True)
        os.waitpid(pid, 0)
        print("gone", flush=True)


def _warm_up() -> None:
    """Everything that a server imports and makes once; no thread is left behind."""
    from lastcard.editions import BOXES, edition
    from lastcard.server import describe, main
    from lastcard.server.store import places

    describe.editions()
    for name in BOXES:
        getattr(edition(name), "sheet")  # noqa: B009 - made where it is first asked for
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        store = places.open_store(stack, Path(folder), None, None)
        main.make_server(main.reach("127.0.0.1", 1, None, tls=False), store).config.load()


def _redirect(log: Path) -> None:
    """What the server says goes into its log, and nobody speaks to it."""
    handle = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(handle, 1)
    os.dup2(handle, 2)


if __name__ == "__main__":
    main()
