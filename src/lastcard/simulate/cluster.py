"""Pieces of work on many machines through Dask, which does those of a lost worker again.

Only numbers travel: a plan in plain values and the number of a piece. Every worker compiles the rules it has itself
and refuses a plan of other rules. Pieces are kept by number, so nothing can be counted twice.

``python -m lastcard.simulate.cluster --workers 2`` starts a scheduler and workers here.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from collections.abc import Sequence
from concurrent.futures import CancelledError
from functools import cache, lru_cache
from itertools import count
from typing import Any

from lastcard.compiled import twin
from lastcard.errors import LastCardError

from .plan import Plan
from .run import Done
from .table import MissingExtra
from .work import Chunk, play_chunk

PATIENCE = 3.0
"""How many seconds a scheduler has to answer."""
AHEAD = 3
"""How many tasks each thread of the cluster has waiting."""
PIECES_A_TASK = 8
"""At most, and fewer towards the end: a task costs the scheduler and the one who asks as much as half a piece."""
UNWATCHED = {
    "distributed.worker.profile.enabled": False,
    "distributed.admin.tick.interval": "500ms",
    "distributed.admin.system-monitor.interval": "5s",
    "distributed.admin.system-monitor.gil.enabled": False,
}
"""What Dask else measures all the time, for its dashboard: here a twentieth of a core for each process."""
TRIES = 10
"""How often a piece is given to another worker when its worker is lost."""


class NoCluster(LastCardError):
    """A scheduler that does not answer, or a cluster that cannot play this."""


@cache
def rules_here() -> str:
    """A digest of the rules of this program."""
    return twin.source_digest(versions=False)


@lru_cache(maxsize=8)
def plan_of(spec: str) -> Plan:
    """A plan from its JSON, with its edition made once for all its pieces."""
    return Plan.of_spec(json.loads(spec))


def remote_chunks(spec: str, rules: str, numbers: Sequence[int]) -> list[Chunk]:
    """What a worker does: pieces of a plan, if it has the same rules."""
    if rules_here() != rules:
        raise NoCluster("error-cluster-rules")
    return [play_chunk(plan_of(spec), number) for number in numbers]


def distributed() -> Any:
    """Dask's library.

    Raises:
        MissingExtra: it is not installed.
    """
    try:
        import distributed as library
    except ImportError:
        raise MissingExtra("error-missing-extra", library="distributed", extra="dask") from None
    return library


class Cluster:
    """A connection to a scheduler.

    Raises:
        MissingExtra: Dask is not installed.
        NoCluster: no scheduler answers at the address, or it has no workers.
    """

    def __init__(self, address: str, patience: float = PATIENCE) -> None:
        library = distributed()
        self.library = library
        self.address = address
        try:
            library.comm.resolve_address(address)  # of what is none the client writes pages in the end
            self.client = library.Client(address, timeout=patience, set_as_default=False, direct_to_workers=True)
        except (OSError, ValueError, TypeError) as error:
            raise NoCluster("error-no-scheduler", address=address) from error
        if not self.threads:
            try:
                self.client.wait_for_workers(1, timeout=patience)
            except library.TimeoutError as error:
                self.close()
                raise NoCluster("error-no-workers", address=address) from error

    @property
    def threads(self) -> int:
        """How many threads all workers have together."""
        return sum(self.client.nthreads().values())

    def close(self) -> None:
        """End the connection; the cluster stays."""
        self.client.close()

    def play(self, plan: Plan, numbers: Sequence[int]) -> Done:
        """Play pieces of work; in the order they finish."""
        spec, rules = json.dumps(plan.spec()), rules_here()
        name = hashlib.sha256(f"{spec} {rules} {time.time()}".encode()).hexdigest()[:16]
        left = list(numbers)
        at_work = self.library.as_completed(loop=self.client.loop)
        tasks = count()
        known: dict[str, tuple[list[int], int]] = {}

        def send(pieces: list[int], attempt: int = 0) -> None:
            key = f"lastcard-{name}-{next(tasks)}"
            known[key] = pieces, attempt
            at_work.add(self.client.submit(remote_chunks, spec, rules, pieces, key=key, pure=False))

        def send_more() -> None:
            size = min(PIECES_A_TASK, -(-len(left) // waiting))
            if size:
                send(left[:size])
                del left[:size]

        waiting = AHEAD * max(1, self.threads)
        try:
            for _ in range(waiting):
                send_more()
            for future in at_work:
                pieces, attempt = known.pop(future.key)
                lost = future.status == "error" and isinstance(future.exception(), self.library.scheduler.KilledWorker)
                if lost and attempt < TRIES:
                    send(pieces, attempt + 1)
                    continue
                chunks = future.result()
                send_more()
                yield from zip(pieces, chunks, strict=True)
        except (CancelledError, OSError) as error:  # what Dask says of a piece, or a connection, that is no more
            raise NoCluster("error-cluster-lost", address=self.address) from error
        finally:
            at_work.clear()


def main() -> None:
    """Start a scheduler and workers on this machine, and say where, until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m lastcard.simulate.cluster", description="A Dask cluster here.")
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="how many processes (2)")
    parser.add_argument("--host", default="127.0.0.1", metavar="HOST", help="where others reach it (127.0.0.1)")
    parser.add_argument("--port", type=int, default=8786, metavar="PORT", help="the scheduler's port (8786)")
    args = parser.parse_args()
    library = distributed()
    import dask.config

    with (
        dask.config.set(UNWATCHED),
        library.LocalCluster(
            n_workers=args.workers,
            threads_per_worker=1,
            host=args.host,
            scheduler_port=args.port,
            dashboard_address=":0",
            scheduler_kwargs={"dashboard": False},
            silence_logs=40,
        ) as cluster,
    ):
        print(cluster.scheduler_address, flush=True)
        try:
            while True:
                time.sleep(3600)
        except KeyboardInterrupt:
            pass


if __name__ == "__main__":
    main()
