"""What people at a table may do beside hosting it: move, talk, be ready, leave."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from lastcard.server import dealing, hints, hosting, names, phrases, qr, tokens
from lastcard.server.connection import Connection
from lastcard.server.intents import (
    Back,
    GiveSeal,
    GiveShare,
    Hint,
    Intent,
    Leave,
    MoreTime,
    MoveDevice,
    MoveIntent,
    Ready,
    Rename,
    Say,
    Why,
)
from lastcard.server.messages import Ack, DeviceCode, Reason, ServerMessage, TalkNews
from lastcard.server.playing import Playing, Press
from lastcard.server.refusal import refuse
from lastcard.server.seating import CODE_LIVES, BotSeat, Person
from lastcard.server.shapes import Talk, TalkKind
from lastcard.text import say

if TYPE_CHECKING:
    from lastcard.server.room import Room

LONGEST_CHAT = 200


async def carry_out(room: Room, connection: Connection, intent: Intent, received: float) -> ServerMessage | None:
    """Does what a client asks; the answer, or None for a plain acknowledgment."""
    person = connection.person
    if person is None:
        raise refuse("not_seated")
    if isinstance(intent, MoveIntent):
        return await _move(room, connection, person, intent, received)
    if type(intent) in hosting.DEEDS:
        if person is not room.seating.host:
            raise refuse("not_host")
        await hosting.DEEDS[type(intent)](room, intent)
        return None
    return await _DEEDS[type(intent)](room, person, intent)


async def _move(
    room: Room, connection: Connection, person: Person, intent: MoveIntent, received: float
) -> ServerMessage:
    playing, seat = _seat(room, person)
    room.set_autopilot(person, on=False)
    person.missed = 0
    move = intent.move.strip()
    press = Press(
        move=move,
        received=received,
        credit=lambda: connection.latency.credit(received),
        watched=lambda version: connection.watched(room.matches, version),
        worst_trip=room.worst_trip() if move.startswith("catch ") else 0.0,
        handle=intent.handle,
        uno=intent.uno,
        seen=intent.seen if connection.match == room.matches else 0,
        ticket=intent.id,
    )
    held = playing.press(seat, press)
    return Ack(intent.id, room.version(), held)


async def _why(room: Room, person: Person, intent: Why) -> ServerMessage:
    playing, seat = _seat(room, person)
    problem = playing.match.why_not(seat, intent.move.strip())
    if problem is None:
        return Reason(intent.id, True, None, None, say("server-why-possible"))
    return Reason(intent.id, False, problem.reason, problem.point, str(problem))


async def _hint(room: Room, person: Person, intent: Hint) -> ServerMessage:
    return await hints.give(room, *_seat(room, person), intent.id)


async def _more_time(room: Room, person: Person, _: MoreTime) -> None:
    playing, seat = _seat(room, person)
    playing.more_time(seat, room.now())


async def _back(room: Room, person: Person, _: Back) -> None:
    room.set_autopilot(person, on=False)
    person.missed = 0


async def _say(room: Room, person: Person, intent: Say) -> None:
    given: list[tuple[TalkKind, str]] = []
    if intent.emote:
        given.append(("emote", _known(intent.emote, phrases.EMOTES)))
    if intent.phrase:
        given.append(("phrase", _known(intent.phrase, phrases.PHRASES)))
    if intent.chat:
        if not room.terms.free_chat:
            raise refuse("no_chat")
        given.append(("chat", names.clean(intent.chat, LONGEST_CHAT)))
    if len(given) != 1 or not given[0][1]:
        raise refuse("say_one")
    kind, what = given[0]
    seat = room.seating.seat_of(person)
    room.talked += 1
    talk = Talk(room.talked, kind, -1 if seat is None else seat, person.name, what)
    room.talk.append(talk)
    room.audience.tell_all(TalkNews(talk))


async def _ready(room: Room, person: Person, _: Ready) -> None:
    if room.phase not in ("round_over", "match_over"):
        raise refuse("nothing_to_be_ready_for")
    person.ready = True
    if room.seating.all_ready(room.now()):
        await hosting.go_on(room)


async def _rename(room: Room, person: Person, intent: Rename) -> None:
    name = names.clean(intent.name)
    if not name:
        raise refuse("bad_name")
    person.name = ""  # so that keeping one's own name is no clash
    person.name = room.seating.free_name(name)


async def _leave(room: Room, person: Person, intent: Leave) -> None:
    give_up_seat(room, person)
    room.audience.tell_person(person, Ack(intent.id, room.version()))
    room.send_away(person, "left")


async def _move_device(room: Room, person: Person, intent: MoveDevice) -> ServerMessage:
    code = tokens.fresh(9)
    person.code = (tokens.digest(code), room.now() + CODE_LIVES)
    link = f"{room.around.link(room.code)}#move={code}"
    lives = round(CODE_LIVES * 1000)
    return DeviceCode(intent.id, code, link, qr.svg(link), room.around.moments.stamp() + lives, lives)


def give_up_seat(room: Room, person: Person) -> None:
    """Somebody goes for good: in the lobby the place is empty, in a match a bot plays on."""
    dealing.drop(room, person)
    seating = room.seating
    seat = seating.seat_of(person)
    if person in seating.waiting:
        seating.waiting.remove(person)
    if seat is not None:
        empty = room.phase == "lobby"
        seating.places[seat] = None if empty else BotSeat(hosting.bot_name(room), "casual")
        if room.playing and not empty:
            room.playing.drivers_changed(room.now())
    if seating.host is person:
        seating.host = None
    person.get_token()
    room.check_empty()


def _known(word: str, words: tuple[str, ...]) -> str:
    if word not in words:
        raise refuse("unknown_phrase")
    return word


def _seat(room: Room, person: Person) -> tuple[Playing, int]:
    seat = room.seating.seat_of(person)
    if seat is None:
        raise refuse("not_seated")
    if room.playing is None or room.phase == "lobby":
        raise refuse("not_started")
    return room.playing, seat


_Deed = Callable[["Room", Person, Any], Awaitable[ServerMessage | None]]
_DEEDS: dict[type, _Deed] = {
    Why: _why,
    Hint: _hint,
    MoreTime: _more_time,
    Back: _back,
    Say: _say,
    Ready: _ready,
    Rename: _rename,
    Leave: _leave,
    MoveDevice: _move_device,
    GiveSeal: dealing.give_seal,
    GiveShare: dealing.give_share,
}
