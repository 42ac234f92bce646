"""Play a plan on the cores of this machine, and hand its pieces over as they are done."""

from __future__ import annotations

import operator
from collections.abc import Generator, Iterable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait

from lastcard.compiled.cores import cores
from lastcard.editions import Edition, edition

from .plan import BadPlan, Plan, seat_players
from .results import Results, gather
from .work import Chunk, play_chunk

Done = Generator[tuple[int, Chunk], None, None]


def on_threads(plan: Plan, numbers: Iterable[int], workers: int) -> Done:
    """Play pieces of work on threads, which the compiled rules let run side by side; in the order they finish."""
    left = iter(numbers)
    first = next(left, None)
    if first is None:
        return
    yield first, play_chunk(plan, first)  # alone: whatever must be compiled is compiled once
    with ThreadPoolExecutor(workers) as pool:
        running: dict[Future[Chunk], int] = {}
        try:
            while True:
                while len(running) < 2 * workers and (number := next(left, None)) is not None:
                    running[pool.submit(play_chunk, plan, number)] = number
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()
        finally:
            for future in running:
                future.cancel()


def simulate(
    box: Edition | str,
    players: int | str | Sequence[str] | None = None,
    *,
    rounds: int | None = None,
    matches: int | None = None,
    seed: str | int = "0",
    rulings: Mapping[str, object] | None = None,
    preset: str = "standard",
    rotate: bool = False,
    workers: int | None = None,
) -> Results:
    """Play many rounds or matches of compiled players and return what happened.

    >>> from lastcard.simulate import simulate
    >>> result = simulate("classic", 2, rounds=100, seed="1")
    >>> result.rounds.size, int(result["winner"].max())
    (100, 1)

    Args:
        box: an edition or its name.
        players: how many (all ``random``; 4 if nothing is said), or the name of each seat's; one name
            alone sits in all four.
        rounds: how many deals; 10,000 if nothing is said.
        matches: how many whole matches instead.
        seed: the text all dice come from, or a number for its digits; deal n is the same in every simulation
            with this seed.
        rulings: rulings of a table's own, where the edition is a name.
        preset: the preset they begin from.
        rotate: play each deal once for every seat, the players one seat further on each time.
        workers: how many threads; as many as there are cores if nothing is said. The result is the same.

    Raises:
        LastCardError: something of this cannot be played; one of BadPlan, BadSeats, UnknownName, BadRuling.
    """
    if rounds is not None and matches is not None:
        raise BadPlan("error-simulate-both")
    if not isinstance(box, str) and (rulings or preset != "standard"):
        raise BadPlan("error-simulate-edition")
    if workers is not None and workers < 1:
        raise BadPlan("error-at-least-one", option="workers", number=workers)
    chosen = edition(box, rulings, preset) if isinstance(box, str) else box
    mode, count = ("matches", matches) if matches is not None else ("rounds", 10_000 if rounds is None else rounds)
    plan = Plan(
        chosen, seated(players), "matches" if mode == "matches" else "rounds", operator.index(count), str(seed), rotate
    )
    done = dict(on_threads(plan, range(plan.chunks), workers or cores()))
    return gather(plan, [done[number] for number in range(plan.chunks)])


def seated(players: int | str | Sequence[str] | None) -> tuple[str, ...]:
    """The player of each seat, from whichever way they were named."""
    if players is None:
        return seat_players(None, ())
    if isinstance(players, str):
        return seat_players(None, (players,))
    return tuple(players) if isinstance(players, Sequence) else seat_players(operator.index(players), ())
