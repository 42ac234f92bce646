"""What `lastcard admin` asks of a running server: tables without their hands, closing one, counts."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath
from msgspec import Struct

from lastcard import __version__
from lastcard.server.adminkey import AdminKey, AnyConnection
from lastcard.server.notes import note
from lastcard.server.resources import Problem
from lastcard.server.room import Room
from lastcard.server.seating import Person
from lastcard.server.tables import Deed, Tables
from lastcard.text import say


class AdminTable(Struct, frozen=True):
    """One table, as whoever runs the server sees it in a list."""

    code: str
    phase: str
    edition: str
    seats: int
    people: int
    """Seated people who are connected."""
    away: int
    """Seated people who are not."""
    bots: int
    waiting: int
    watchers: int
    matches: int
    open_s: int
    """Since when this server has it."""


class AdminSeat(Struct, frozen=True):
    """One seat: who sits there and whether they are there, never what they hold."""

    seat: int
    kind: str
    name: str
    presence: str
    host: bool
    autopilot: bool
    gone_s: int | None


class AdminTableInfo(Struct, frozen=True):
    """One table in full; no hands, no cards, no dice, no tokens."""

    table: AdminTable
    seats: list[AdminSeat]
    events: int
    """Events of the running match so far."""


class AdminStats(Struct, frozen=True):
    """The server in numbers."""

    version: str
    tables: dict[str, int]
    sockets: dict[str, int]
    most_tables: int
    most_sockets: int
    stopping: bool


async def only_admin(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Lets only the administrator through."""
    key: AdminKey = connection.app.state["admin_key"]
    if not await key.admits(connection):
        raise PermissionDeniedException


@get("/tables")
async def list_tables(tables: NamedDependency[Tables]) -> list[AdminTable]:
    """The open tables."""
    return [_table(tables, room) for room in tables.rooms()]


@get("/tables/{code:str}")
async def show_table(code: FromPath[str], tables: NamedDependency[Tables]) -> AdminTableInfo:
    """One table."""
    return await tables.do("show", code, AdminTableInfo)


@post("/tables/{code:str}/close", status_code=200)
async def close_table(code: FromPath[str], tables: NamedDependency[Tables]) -> AdminTable:
    """Closes a table for good; everybody there is told."""
    return await tables.do("close", code, AdminTable)


async def _shown(tables: Tables, room: Room) -> AdminTableInfo:
    return AdminTableInfo(_table(tables, room), _seats(room), room.version())


async def _close(tables: Tables, room: Room) -> AdminTable:
    shown = _table(tables, room)

    async def close() -> None:
        room.close()

    await room.ask(close)
    note("admin_closed", "warning", table=room.code)
    return shown


@get("/stats")
async def stats(tables: NamedDependency[Tables]) -> AdminStats:
    """Counts."""
    most = tables.quotas.most
    return AdminStats(__version__, tables.phases(), tables.kinds(), most.tables, most.sockets, tables.stopping)


DEEDS: dict[str, Deed] = {"show": _shown, "close": _close}
"""What is done at a table, in whichever process it is."""


def _denied(_: Request[Any, Any, Any], __: PermissionDeniedException) -> Response[Problem]:
    return Response(Problem("not_admin", say("operate-error-token")), status_code=403, media_type=MediaType.JSON)


def router() -> Router:
    """Everything under /api/admin. It is not in the API's page: it is nobody else's business."""
    return Router(
        "/api/admin",
        route_handlers=[list_tables, show_table, close_table, stats],
        guards=[only_admin],
        exception_handlers={PermissionDeniedException: _denied},
        include_in_schema=False,
    )


def _table(tables: Tables, room: Room) -> AdminTable:
    people = room.seating.people()
    here = sum(person.here() for person in people)
    filled = sum(each is not None for each in room.seating.places)
    return AdminTable(
        code=room.code,
        phase=room.phase,
        edition=room.terms.edition.name,
        seats=len(room.seating.places),
        people=here,
        away=len(people) - here,
        bots=filled - len(people),
        waiting=len(room.seating.waiting),
        watchers=sum(each.person is None for each in room.connections),
        matches=room.matches,
        open_s=round(room.now() - tables.opened.get(room.code, room.now())),
    )


def _seats(room: Room) -> list[AdminSeat]:
    now = room.now()

    def gone(seat: int) -> int | None:
        each = room.seating.places[seat]
        return round(now - each.gone_at) if isinstance(each, Person) and each.gone_at is not None else None

    shown = room.seating.show(now, clock=False)
    return [
        AdminSeat(each.seat, each.kind, each.name, each.presence, each.host, each.autopilot, gone(each.seat))
        for each in shown
    ]
