"""`lastcard serve` in a process of its own, for tests of how it is run."""

from __future__ import annotations

import contextlib
import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from lastcard.cli import main


@contextlib.contextmanager
def serving_process(folder: Path, *arguments: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The process and its address. Whoever takes it may end it; otherwise it is ended here."""
    command = [sys.executable, "-m", "lastcard", "serve", "--no-browser", "--port", "0", "--data", str(folder)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen([*command, *arguments], text=True, env={**os.environ, **environment}, **pipes) as server:  # type: ignore[call-overload]
        try:
            found = re.search(r"http://localhost:(\d+)", server.stdout.readline())
            assert found, server.stderr.read()
            yield server, f"http://127.0.0.1:{found[1]}"
        finally:
            if server.poll() is None:
                server.terminate()
                server.communicate(timeout=20)


def admin(*arguments: str) -> tuple[int, str, str]:
    """What `lastcard admin` said: its status and what it wrote."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(["admin", *arguments])
    return status, out.getvalue(), err.getvalue()
