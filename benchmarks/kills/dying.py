"""A server that ends itself inside a commit, where no signal from outside would hit: for `benchmarks.kills` alone.

Nothing of this is in the product: it takes the place of the store's writer in a process that is meant to die.
"""

from __future__ import annotations

import json
import os
import random
import signal
import threading
import time
from pathlib import Path
from typing import Any, Literal

from lastcard.server.store import groups, sql, writer
from lastcard.server.store.groups import Answer, Request
from lastcard.server.store.shapes import Change

Stage = Literal["before", "inside", "during", "after"]
"""Before a transaction begins; with everything written and nothing committed; somewhere in the commit; after it, with
nobody told."""
STAGES: tuple[Stage, ...] = ("before", "inside", "during", "after")
What = Literal["move", "deal", "record", "other"]
WHATS: tuple[What, ...] = ("move", "deal", "record", "other")
LONGEST = 0.002
"""Seconds after the beginning of a commit within which the end comes, where it comes during the commit."""


def prepare(orders: Path, *, early: bool = False) -> None:
    """From the signal on, the first commit of the kind that the file names is the last.

    With ``early`` the server has a fault: it tells of a change before it is kept.
    """
    armed: dict[str, Any] = {}

    def arm(_: int, __: object) -> None:
        armed.update(json.loads(orders.read_text(encoding="ascii")))

    class Dying(writer.Writer):
        def _commit(self, group: writer.Group) -> list[Answer]:
            stage = armed.get("stage")
            if stage is None or not any(kind(request) == armed["what"] for request in group):
                return super()._commit(group)
            if stage == "before":
                end()
            if stage == "inside":
                self._write = _written_then_ended
            if stage == "during":
                threading.Thread(target=_end_soon, daemon=True).start()
            answers = super()._commit(group)
            end()
            return answers

    setattr(sql, "Writer", Early if early else Dying)  # noqa: B010 - nobody else may
    signal.signal(signal.SIGUSR1, arm)


class Early(writer.Writer):
    """A fault: each change is kept with the next one, and told of before."""

    def __init__(self, *given: Any, **named: Any) -> None:
        self._put_off: list[Request] = []
        super().__init__(*given, **named)

    def _commit(self, group: writer.Group) -> list[Answer]:
        waiting, self._put_off = self._put_off, []
        if all(isinstance(request, Change) for request in group):
            self._put_off, group = list(group), []
        for request in waiting:
            super()._commit([request])
        return super()._commit(group) if group else [None] * len(self._put_off)


def kind(request: object) -> What:
    """What a change is about."""
    if not isinstance(request, Change):
        return "other"
    if request.record is not None:
        return "record"
    if any('"kind": "round"' in line.text for line in request.lines):
        return "deal"
    return "move" if request.lines else "other"


def end() -> None:
    """As `kill -9`."""
    os.kill(os.getpid(), signal.SIGKILL)
    time.sleep(60)


def _end_soon() -> None:
    time.sleep(random.SystemRandom().random() * LONGEST)
    end()


def _written_then_ended(connection: Any, group: Any) -> list[Answer]:
    groups.write(connection, group)
    end()
    return []
