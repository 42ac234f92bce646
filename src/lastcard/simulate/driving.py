"""A simulation from its plan to its tables: kept piece by piece, gone on with, broken off by Ctrl-C without loss."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass

from .folder import Folder
from .plan import Plan
from .results import Results, gather
from .run import Done
from .work import Chunk

Source = Callable[[Plan, Sequence[int]], Done]
"""Plays pieces of work by number, in whatever order they finish."""


@dataclass(frozen=True)
class Outcome:
    """How a simulation ended."""

    results: Results | None
    """What was done in one piece from the beginning; None if nothing was."""
    broken_off: bool


def drive(plan: Plan, source: Source, folder: Folder | None, progress: Callable[[int], None]) -> Outcome:
    """Play what is still to be played.

    Args:
        plan: what is to be played.
        source: who plays it.
        folder: where every piece is kept, and the tables in the end; None keeps nothing.
        progress: is told of every piece how many rounds or matches it has.
    """
    done: dict[int, Chunk] = {}
    broken_off = False
    if folder is not None:
        folder.open()
        done = folder.kept()
    for number in done:
        progress(plan.span(number)[1])
    left = [number for number in range(plan.chunks) if number not in done]
    try:
        with closing(source(plan, left)) as pieces:
            for number, chunk in pieces:
                done[number] = chunk
                if folder is not None:
                    folder.keep(number, chunk)
                progress(plan.span(number)[1])
    except KeyboardInterrupt:
        broken_off = len(done) < plan.chunks
    if folder is not None:
        return Outcome(folder.finish(done), broken_off)
    whole = range(next((number for number in range(plan.chunks) if number not in done), plan.chunks))
    return Outcome(gather(plan, [done[number] for number in whole]) if whole else None, broken_off)
