"""Play a tournament: compiled players on threads, other bots in processes of their own; the same result either way."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from contextlib import closing
from typing import Any

from lastcard.compiled.cores import cores
from lastcard.editions import Edition

from .entrants import BadBot, problem_of
from .outcome import Outcome
from .plan import ROUNDS, Piece, Plan, boxes_of
from .quick import play_compiled
from .seated import play_seated
from .standing import Standing

Done = Generator[tuple[Piece, Outcome], None, None]
Player = Callable[[Plan, Piece], Outcome]
Progress = Callable[[int], None]

_PLAN: list[Plan] = []
"""In a process that plays: what it plays."""


def play(plan: Plan, workers: int, progress: Progress = lambda _more: None) -> Standing:
    """Play a tournament; Ctrl-C ends it with what is done.

    Args:
        plan: what is to be played.
        workers: how many threads or processes play; the result is the same.
        progress: is told how many rounds or matches more are done.

    Raises:
        BadBot: a bot raised, or answered what is no legal move.
    """
    done: dict[Piece, Outcome] = {}
    broken_off = False
    try:
        for compiled in (True, False):
            pieces = plan.pieces(compiled=compiled)
            with closing(on_threads(plan, pieces, workers) if compiled else in_processes(plan, pieces, workers)) as run:
                for piece, outcome in run:
                    done[piece] = outcome
                    progress(piece.count * plan.events[piece.event].seats)
    except KeyboardInterrupt:
        broken_off = sum(piece.count * plan.events[piece.event].seats for piece in done) < plan.total()
    return Standing(plan, done, broken_off)


def on_threads(plan: Plan, pieces: Iterator[Piece], workers: int) -> Done:
    """Play on threads, which the compiled rules let run side by side."""
    first = next(pieces, None)
    if first is None:
        return
    yield first, play_compiled(plan, first)  # alone: whatever must be compiled is compiled once
    with ThreadPoolExecutor(workers) as pool:
        yield from spread(pool, lambda piece: pool.submit(play_compiled, plan, piece), pieces, workers)


def in_processes(plan: Plan, pieces: Iterator[Piece], workers: int) -> Done:
    """Play in processes; one worker plays in this one, and so does whoever has an edition of their own."""
    if workers == 1 or not plan.travels:
        for piece in pieces:
            yield piece, play_seated(plan, piece)
        return
    first = next(pieces, None)
    if first is None:
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, prepare, (plan.spec(),)) as pool:
        yield from spread(pool, lambda piece: pool.submit(play_here, piece), iter([first, *pieces]), workers)


def prepare(spec: dict[str, Any]) -> None:
    """Make a process ready: Ctrl-C is for the one that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _PLAN[:] = [Plan.of_spec(spec)]


def play_here(piece: Piece) -> Outcome:
    """Play a piece of work in a process made ready."""
    return play_seated(_PLAN[0], piece)


def spread(pool: Executor, submit: Callable[[Piece], Future[Outcome]], pieces: Iterator[Piece], workers: int) -> Done:
    """Hand out work and return it as it is done."""
    running: dict[Future[Outcome], Piece] = {}
    try:
        while True:
            while len(running) < 2 * workers and (piece := next(pieces, None)) is not None:
                running[submit(piece)] = piece
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                piece = running.pop(future)
                try:
                    yield piece, future.result()
                except (BrokenExecutor, OSError, MemoryError) as error:
                    raise BadBot("error-bot-process", problem=problem_of(error)) from None
    finally:
        for future in running:
            future.cancel()
        pool.shutdown(wait=True, cancel_futures=True)


def tournament(
    bots: Sequence[str],
    editions: str | Edition | Sequence[str | Edition] = "mario-kart",
    seats: Sequence[int] = (2,),
    *,
    rounds: int | None = None,
    matches: int | None = None,
    seed: str = "0",
    rulings: Mapping[str, object] | None = None,
    workers: int | None = None,
) -> Standing:
    """Play a tournament and return its standing.

    Args:
        bots: at least two, by name; ``module:callable`` brings one of your own.
        editions: one or several, by name or as they are.
        seats: numbers of seats; every edition must allow all of them.
        rounds: how many rounds each line-up plays, every deal once for every seat; 20,000 if nothing is said.
        matches: how many whole matches instead.
        seed: the text all dice come from.
        rulings: rulings of the tables, for editions given by name.
        workers: how many threads or processes; as many as there are cores if nothing is said.

    Raises:
        LastCardError: something of this cannot be played, or a bot failed.
    """
    listed = [editions] if isinstance(editions, str | Edition) else list(editions)
    boxes = [each if isinstance(each, Edition) else boxes_of([each], rulings or {})[0] for each in listed]
    mode, count = ("matches", matches) if matches is not None else ("rounds", ROUNDS if rounds is None else rounds)
    plan = Plan(tuple(bots), tuple(boxes), tuple(seats), "matches" if mode == "matches" else "rounds", count, seed)
    return play(plan, workers or cores())
