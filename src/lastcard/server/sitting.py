"""Getting a place at a table: sitting down, and taking one's seat along to another device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcard.server import hosting, names, tokens
from lastcard.server.refusal import refuse
from lastcard.server.resources import Joined, MakeTable, TableInfo
from lastcard.server.seating import BotSeat, Person
from lastcard.server.shapes import Seat
from lastcard.text import edition_title

if TYPE_CHECKING:
    from lastcard.server.room import Room

REQUESTS_KEPT = 1000


async def found(room: Room, wish: MakeTable) -> Joined:
    """Whoever makes the table sits down as its host, and bots beside them as wished."""
    hosting.check_level(wish.level)
    host = person(room, wish.name)
    room.seating.places[0] = host
    room.seating.host = host
    for seat in range(1, min(wish.bots + 1, len(room.seating.places))):
        room.seating.places[seat] = BotSeat(hosting.bot_name(room), wish.level)
    return _welcomed(room, host, 0, wish.id)


async def sit_down(room: Room, name: str, request: str | None) -> Joined:
    """Sits down: at an empty place, in a bot's in the lobby, or in a bot's at the next round."""
    before = _before(room, request)
    if before is not None:
        return before
    if room.seating.free() == 0:
        raise refuse("table_full")
    somebody = person(room, name)
    seat: Seat | None = None
    if room.phase == "lobby":
        seat = room.seating.first("empty")
        seat = room.seating.first("bot") if seat is None else seat
    if seat is None:
        room.seating.waiting.append(somebody)
    else:
        room.seating.places[seat] = somebody
    return _welcomed(room, somebody, seat, request)


async def take_over(room: Room, device_code: str, request: str | None = None) -> Joined:
    """Moves a seat to another device: the code is used up and the seat gets a new token."""
    before = _before(room, request)
    if before is not None:
        return before
    now = room.now()
    for each in (*room.seating.people(), *room.seating.waiting):
        if each.code and now < each.code[1] and tokens.opens(device_code, each.code[0]):
            each.code = None
            joined = _welcomed(room, each, room.seating.seat_of(each), request)
            room.send_away(each, "taken_over")
            return joined
    raise refuse("bad_device_code")


async def info(room: Room) -> TableInfo:
    """What somebody may know before sitting down."""
    people = [*room.seating.people(), *room.seating.waiting]
    return TableInfo(
        code=room.code,
        phase=room.phase,
        edition=room.terms.edition.name,
        title=edition_title(room.terms.edition.name, room.terms.edition.title),
        host=room.seating.host.name if room.seating.host else "",
        names=[each.name for each in people],
        seats=len(room.seating.places),
        free=room.seating.free(),
        spectators=room.terms.spectators,
    )


def person(room: Room, name: str) -> Person:
    """Somebody new, with a name that nobody at the table has."""
    clean = names.clean(name)
    if not clean:
        raise refuse("bad_name")
    return Person(room.seating.free_name(clean), gone_at=room.now())


def request_name(request: str) -> str:
    """What is kept of a request: with the request itself one could sit in its seat."""
    return tokens.digest(request).hex()


def _before(room: Room, request: str | None) -> Joined | None:
    """What the same request came to before, if whoever made it still has that seat."""
    somebody = None if request is None else room.joined.get(request_name(request))
    if request is None or somebody is None:
        return None
    token = tokens.derived(room.secret, request)
    if room.seating.by_token(token) is not somebody:
        return None
    return _joined(room, token, room.seating.seat_of(somebody))


def _welcomed(room: Room, somebody: Person, seat: int | None, request: str | None) -> Joined:
    if request is None:
        return _joined(room, somebody.get_token(), seat)
    room.joined[request_name(request)] = somebody
    while len(room.joined) > REQUESTS_KEPT:
        del room.joined[next(iter(room.joined))]
    return _joined(room, somebody.get_token(tokens.derived(room.secret, request)), seat)


def _joined(room: Room, token: str, seat: int | None) -> Joined:
    return Joined(room.code, token, seat, room.around.link(room.code))
