"""What every test shares."""

from __future__ import annotations

import contextlib
import os
import signal
import tempfile
from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest
from hypothesis import settings

from tools import services

_S = TypeVar("_S")

# Tests expect English sentences unless they ask for others, wherever they run.
os.environ["LASTCARD_LANGUAGE"] = "en"

# A server that a test starts keeps its tables there, and never in the folder of whoever runs the tests.
_data = tempfile.TemporaryDirectory(prefix="lastcard-tests-", ignore_cleanup_errors=True)
os.environ["LASTCARD_DATA"] = _data.name

# A shell that starts the tests in the background has them ignore Ctrl-C, and so the programs that they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# No deadline: a machine that is busy with other things is no failure. In CI the same examples every time, so that a
# failure there is one that anybody can see again.
settings.register_profile("lastcard", deadline=None, print_blob=True)
settings.register_profile("ci", settings.get_profile("lastcard"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "lastcard")


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    """A PostgreSQL for tests that neither stop it nor count what is in it."""
    with present(services.postgres) as running:
        yield running


@pytest.fixture(scope="session")
def valkey() -> Iterator[services.Valkey]:
    """A Valkey for tests that do not stop it."""
    with present(services.valkey) as running:
        yield running


@contextlib.contextmanager
def present(start: Callable[[], contextlib.AbstractContextManager[_S]]) -> Iterator[_S]:
    """A service; where its program is missing, the test is skipped, and in CI it fails."""
    with contextlib.ExitStack() as stack:
        try:
            running = stack.enter_context(start())
        except services.Missing as problem:
            if os.environ.get("CI"):
                raise
            pytest.skip(str(problem))
        yield running
