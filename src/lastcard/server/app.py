"""The application: REST, the WebSocket, the web client's pages and the API page, behind the guard."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import ASGIApp, ControllerRouterHandler

from lastcard import __version__
from lastcard.server import adminapi, asking, describe, guides, operating, pages, rest
from lastcard.server.adminkey import AdminKey
from lastcard.server.apipage import ApiPage
from lastcard.server.entrance import Entrance
from lastcard.server.guard import API_PAGE, Guard
from lastcard.server.limits import LARGEST_BODY, Limiter, Storms
from lastcard.server.notes import note
from lastcard.server.operating import Probe, watch_lag
from lastcard.server.proxies import behind
from lastcard.server.running import new_token
from lastcard.server.tables import Tables
from lastcard.text import say

DESCRIBED_AFTER = 3.0
"""Seconds after the start; until then the processor is for those who come back to their tables."""


@dataclass(frozen=True)
class Options:
    """How the application is reached."""

    hosts: Iterable[str] = field(default_factory=tuple)
    """Names, with the port if it is not the usual one, under which browsers come through a proxy or a tunnel."""
    secure: bool = False
    """It is reached over HTTPS alone."""
    generous: float = 1.0
    """Multiplies the limits on requests, for load tests."""
    token: str = field(default_factory=new_token)
    """The administrator's."""
    believed: Collection[str] = ()
    """Addresses of proxies whose word on where a request comes from is taken."""


class Client:
    """The files of the web client, as a dependency."""

    def __init__(self, files: dict[str, pages.Page]) -> None:
        self.files = files


@get(
    ["/", "/t/{code:str}", "/r/{record:str}", "/rules", "/rules/{edition:str}", "/score", "/verify"],
    include_in_schema=False,
)
async def index(request: Request[Any, Any, Any], client: NamedDependency[Client]) -> Response[bytes]:
    """The web client, whichever of its pages is asked for."""
    return _file(request, client, pages.INDEX)


@get("/{path:path}", include_in_schema=False)
async def client_file(
    request: Request[Any, Any, Any], path: FromPath[str], client: NamedDependency[Client]
) -> Response[bytes]:
    """A file of the web client."""
    return _file(request, client, path.lstrip("/"))


def _file(request: Request[Any, Any, Any], client: Client, path: str) -> Response[bytes]:
    page = client.files.get(path)
    if page is None:
        if client.files or path != pages.INDEX:
            raise NotFoundException
        return Response(say("serve-page-missing").encode(), media_type="text/plain; charset=utf-8")
    keep = "public, max-age=31536000, immutable" if page.lasting else "no-cache"
    headers = {"etag": page.tag, "cache-control": keep, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers)
    body = page.body
    if page.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = page.compressed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=page.media_type, headers=headers)


def make_app(tables: Tables, options: Options | None = None) -> ASGIApp:
    """The whole application."""
    options = options or Options()
    client = Client(pages.load())
    moments, counts = tables.around.moments, tables.around.metrics
    tables.deeds |= adminapi.DEEDS
    counts.look_at(tables.phases, tables.kinds)
    key = AdminKey(options.token, moments)
    probe = Probe(tables.around.store, moments)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await tables.start()
        note("started", tables=len(tables))
        beside = [
            asyncio.create_task(watch_lag(counts), name="lag"),
            asyncio.create_task(_describe(), name="describe"),
        ]
        yield
        await tables.stop()
        await asyncio.to_thread(tables.around.thinkers.close)
        for each in beside:
            each.cancel()

    app = Litestar(
        [*_handlers(), index, client_file],
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "client": Provide(lambda: client, sync_to_thread=False),
            "key": Provide(lambda: key, sync_to_thread=False),
            "probe": Provide(lambda: probe, sync_to_thread=False),
        },
        exception_handlers=rest.ERRORS,
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, exclude=["^/assets", "^/$"]),
        lifespan=[lifespan],
        logging_config=None,
        openapi_config=_api_document(),
        request_max_body_size=LARGEST_BODY,
        state=State({"tables": tables, "admin_key": key}),
    )
    limiter, storms = Limiter(moments, options.generous), Storms(moments)
    guard = Guard(Entrance(app, tables), limiter, options.hosts, secure=options.secure, metrics=counts, storms=storms)
    return behind(guard, options.believed)


async def _describe() -> None:
    """Puts the editions into words before anybody waits for it, once those who come back to their tables are back."""
    await asyncio.sleep(DESCRIBED_AFTER)
    await asyncio.to_thread(describe.editions)


def _handlers() -> list[ControllerRouterHandler]:
    """Everything that is asked for over plain requests, the client's own files apart."""
    return [*rest.HANDLERS, *operating.HANDLERS, adminapi.router(), guides.guide_page, asking.ask_rules]


def _api_document() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="lastcard",
        version=__version__,
        description="Making and joining tables, editions, records. The game itself is played over a WebSocket.",
        path=API_PAGE,
        render_plugins=[ApiPage(), JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
    )
