"""Steps that run one after another, each with a line that says how it went and how long it took."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tools.environment import ROOT, Problem, variables

WIDTH = 28


@dataclass
class Steps:
    """Runs every step even after one failed, and remembers which ones did."""

    failed: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    began: float = field(default_factory=time.monotonic)

    def run(self, name: str, command: Sequence[object], *, shown: bool = False) -> None:
        """Run a program; its output appears as it comes when `shown`, else only if it fails."""

        def work() -> str:
            words = [str(word) for word in command]
            done = subprocess.run(
                words,
                cwd=ROOT,
                env=variables(),
                stdin=subprocess.DEVNULL,
                stdout=None if shown else subprocess.PIPE,
                stderr=None if shown else subprocess.STDOUT,
                text=True,
                encoding="utf-8",
                errors="replace",
                check=False,
            )
            if done.returncode != 0:
                raise Problem((done.stdout or "").strip() or f"It ended with exit status {done.returncode}.")
            return ""

        self.call(name, work, shown=shown)

    def call(self, name: str, work: Callable[[], str], *, shown: bool = False) -> None:
        """Run a function, which returns a sentence to repeat at the end (or nothing) and raises Problem to fail."""
        print(f"{name:<{WIDTH}}", end="\n" if shown else "", flush=True)
        start = time.monotonic()
        word, said = "ok", ""
        try:
            said = work()
        except (Problem, OSError) as problem:
            word, said = "FAILED", str(problem)
            self.failed.append(name)
        else:
            if said:
                self.notes.append(said)
        lead = f"{name:<{WIDTH}}" if shown else ""
        print(f"{lead}{word:<6} {time.monotonic() - start:7.1f} s", flush=True)
        if said:
            print(said, flush=True)

    def finish(self) -> int:
        """Say what failed, and give the exit status."""
        print(f"\n{'all steps':<{WIDTH}}{'FAILED' if self.failed else 'ok':<6} {time.monotonic() - self.began:7.1f} s")
        for note in self.notes:
            print(f"note: {note}")
        if self.failed:
            print(f"failed: {', '.join(self.failed)}")
        return 1 if self.failed else 0
