"""The REST interface: editions, making and joining tables, records."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from lastcard.errors import LastCardError
from lastcard.server import describe
from lastcard.server.refusal import Refusal
from lastcard.server.replays import replay
from lastcard.server.resources import (
    Editions,
    Examples,
    Join,
    Joined,
    MakeTable,
    Problem,
    Replay,
    SkillReport,
    TableInfo,
    TakeOver,
)
from lastcard.server.tables import Tables
from lastcard.server.worked import worked
from lastcard.text import say

_log = logging.getLogger(__name__)

_STATUS = {
    "unknown_table": 404,
    "unknown_record": 404,
    "unknown_point": 404,
    "table_full": 409,
    "table_closed": 410,
    "bad_device_code": 403,
    "too_many_tables": 503,
    "too_many_tables_each": 429,
    "server_stopping": 503,
    "store_down": 503,
    "busy": 503,
    "table_moved": 503,
    "table_damaged": 500,
}
"""What is no plain mistake of the request."""
_BAD = ResponseSpec(Problem, description="The request makes no sense.")
_MISSING = ResponseSpec(Problem, description="There is no such thing here.")
_FULL = ResponseSpec(Problem, description="Every seat is taken by a person.")
_USED = ResponseSpec(Problem, description="The code was used, or is too old.")
_BUSY = ResponseSpec(Problem, description="Too many requests, too many tables, or the server is about to restart.")
_DOWN = ResponseSpec(Problem, description="Tables cannot be reached now; try again.")
_DAMAGED = ResponseSpec(Problem, description="What was kept of this table cannot be read any more.")
_FOREIGN = ResponseSpec(Problem, description="A page of another site asked.")
_READS = {429: _BUSY}
_TABLE = {404: _MISSING, 500: _DAMAGED, 503: _DOWN}
_WRITES = {400: _BAD, 403: _FOREIGN, 413: _BAD, 429: _BUSY}


@get("/api/editions", media_type=MediaType.JSON, responses=_READS, tags=["editions"])
async def editions() -> Editions:
    """Every edition with its cards, presets, rulings and rule points, in words."""
    return await asyncio.to_thread(describe.editions)  # a quarter of a second, the first time in each language


@get("/api/examples/{point:str}", responses={**_READS, 404: _MISSING}, tags=["editions"])
async def examples(point: FromPath[str]) -> Examples:
    """The worked examples of a rule point: little tables, step by step, all hands open."""
    return worked(point)


@post("/api/tables", status_code=201, responses={**_WRITES, 503: _BUSY}, tags=["tables"])
async def make_table(
    request: Request[Any, Any, Any], data: JSONBody[MakeTable], tables: NamedDependency[Tables]
) -> Joined:
    """Makes a table; you sit at it as its host."""
    return await tables.make(data, request.client.host if request.client else "")


@get("/api/tables/{code:str}", responses={**_READS, **_TABLE, 410: _MISSING}, tags=["tables"])
async def table_info(code: FromPath[str], tables: NamedDependency[Tables]) -> TableInfo:
    """What is going on at a table, before you sit down."""
    return await tables.info(code)


@post(
    "/api/tables/{code:str}/join",
    status_code=201,
    responses={**_WRITES, **_TABLE, 409: _FULL, 410: _MISSING},
    tags=["tables"],
)
async def join_table(code: FromPath[str], data: JSONBody[Join], tables: NamedDependency[Tables]) -> Joined:
    """Sits down. While a match runs, you get a bot's seat at its next round."""
    return await tables.join(code, data.name, data.id)


@post(
    "/api/tables/{code:str}/take-over",
    status_code=201,
    responses={**_WRITES, **_TABLE, 403: _USED, 410: _MISSING},
    tags=["tables"],
)
async def take_over(code: FromPath[str], data: JSONBody[TakeOver], tables: NamedDependency[Tables]) -> Joined:
    """Moves a seat to this device, with the one-use code that the other device shows."""
    return await tables.take_over(code, data.code, data.id)


@get(
    "/api/records/{record:str}",
    responses={**_READS, 404: _MISSING, 503: _DOWN},
    media_type="application/x-ndjson",
    tags=["records"],
)
async def fetch_record(record: FromPath[str], tables: NamedDependency[Tables]) -> Response[str]:
    """The record of a finished match, as a file."""
    text = await tables.record(record)
    headers = {"content-disposition": f'attachment; filename="lastcard-{record}.jsonl"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


@get("/api/records/{record:str}/replay", responses={**_READS, 404: _MISSING, 503: _DOWN}, tags=["records"])
async def fetch_replay(record: FromPath[str], tables: NamedDependency[Tables]) -> Replay:
    """A finished match move by move, all hands open."""
    return await asyncio.to_thread(replay, await tables.record(record), record)


@get(
    "/api/records/{record:str}/skill",
    responses={**_READS, 400: _BAD, 404: _MISSING, 503: _DOWN},
    tags=["records"],
)
async def fetch_skill(record: FromPath[str], tables: NamedDependency[Tables]) -> SkillReport:
    """Luck and skill in a finished match, as the network of the best bot judges it."""
    return await tables.skills.report(await tables.record(record), record)


HANDLERS = [editions, examples, make_table, table_info, join_table, take_over, fetch_record, fetch_replay, fetch_skill]


def _answer(status: int, problem: Problem, headers: Mapping[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


def on_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """A refusal of the table."""
    tables = request.app.state.get("tables")
    if isinstance(tables, Tables):
        tables.around.metrics.refused(refusal.reason)
    status = _STATUS.get(refusal.reason, 400)
    return _answer(status, Problem(refusal.reason, refusal.sentence, refusal.point))


def on_mistake(_: Request[Any, Any, Any], mistake: LastCardError) -> Response[Problem]:
    """Something the rules or the editions do not take."""
    return _answer(400, Problem("not_possible", str(mistake), getattr(mistake, "point", None)))


def on_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """A request that leads nowhere or cannot be read."""
    code = {404: "not-found", 405: "method", 413: "too-large"}.get(error.status_code, "bad-request")
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)]
    sentence = say(f"server-error-{code}", detail="; ".join(parts) or error.detail)
    return _answer(error.status_code, Problem(code.replace("-", "_"), sentence), error.headers)


def on_nesting(_: Request[Any, Any, Any], __: RecursionError) -> Response[Problem]:
    """A body nested more deeply than anything that makes sense."""
    return _answer(400, Problem("bad_request", say("server-error-bad-request", detail="[[[[…")))


def on_surprise(request: Request[Any, Any, Any], surprise: Exception) -> Response[Problem]:
    """A fault of ours."""
    _log.error("%s %s went wrong.", request.method, request.url.path, exc_info=surprise)
    return _answer(500, Problem("internal", say("server-error-internal")))


ERRORS: dict[int | type[Exception], Any] = {
    Refusal: on_refusal,
    LastCardError: on_mistake,
    HTTPException: on_http_error,
    RecursionError: on_nesting,
    msgspec.ValidationError: on_surprise,
    Exception: on_surprise,
}
