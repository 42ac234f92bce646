"""What whoever runs a server asks of it over HTTP: whether it lives, whether it is ready, what it has counted."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec

from lastcard import __version__
from lastcard.server.adminkey import AdminKey
from lastcard.server.metrics import CONTENT_TYPE, Metrics
from lastcard.server.moments import Moments
from lastcard.server.protocol import PROTOCOL
from lastcard.server.resources import Health, Problem, Readiness
from lastcard.server.store.shapes import Store
from lastcard.server.tables import Tables
from lastcard.text import say

PROBE_WITHIN = 1.0
"""Seconds in which the store must answer."""
PROBE_AGAIN = 2.0
"""Seconds for which its answer is believed."""
LAG_EVERY = 0.5
_BUSY = ResponseSpec(Problem, description="Too many requests.")
_NOT_READY = ResponseSpec(Readiness, description="The server is stopping, or its store does not answer.")
_CLOSED = ResponseSpec(Problem, description="Asked from elsewhere, without the token of whoever runs the server.")


class Probe:
    """Whether the store answers."""

    def __init__(self, store: Store, moments: Moments) -> None:
        self._store = store
        self._moments = moments
        self._asked = float("-inf")
        self._answers = True

    async def answers(self) -> bool:
        """Whether it did a moment ago; it is asked anew once in a while."""
        now = self._moments.now()
        if now - self._asked >= PROBE_AGAIN:
            self._asked = now
            try:
                async with asyncio.timeout(PROBE_WITHIN):
                    await self._store.tables()
            except Exception:  # noqa: BLE001 - whatever goes wrong there, it does not answer
                self._answers = False
            else:
                self._answers = True
        return self._answers


@get("/healthz", responses={429: _BUSY}, tags=["server"])
async def health(tables: NamedDependency[Tables]) -> Health:
    """Answers as long as the process lives and its loop turns, also while it stops."""
    return Health("ok", __version__, PROTOCOL, len(tables), tables.connections())


@get("/readyz", responses={429: _BUSY, 503: _NOT_READY}, tags=["server"])
async def ready(tables: NamedDependency[Tables], probe: NamedDependency[Probe]) -> Response[Readiness]:
    """Whether players may be sent here: the store answers, and the server is not stopping."""
    if tables.stopping:
        return Response(Readiness("stopping"), status_code=503)
    if not await probe.answers():
        return Response(Readiness("store"), status_code=503)
    return Response(Readiness("ready"))


@get("/metrics", responses={403: _CLOSED, 429: _BUSY}, media_type=MediaType.TEXT, tags=["server"])
async def metrics(
    request: Request[Any, Any, Any], tables: NamedDependency[Tables], key: NamedDependency[AdminKey]
) -> Response[Any]:
    """What the server has counted, for Prometheus. Only to this machine itself, or with the administrator's token."""
    if not key.near(request) and not await key.admits(request):
        return Response(Problem("not_admin", say("operate-error-metrics")), status_code=403, media_type=MediaType.JSON)
    return Response(tables.around.metrics.text(), headers={"content-type": CONTENT_TYPE, "cache-control": "no-store"})


async def watch_lag(counts: Metrics) -> None:
    """Notes, as long as it runs, how late the event loop comes round."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        counts.lagged(max(0.0, loop.time() - due))


HANDLERS = [health, ready, metrics]
