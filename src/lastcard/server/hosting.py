"""What the host of a table may do: settings, bots, starting, sending people away, handing the role over."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from lastcard import bots
from lastcard.server import dealing, people, phrases
from lastcard.server.intents import (
    AddBot,
    Autopilot,
    Configure,
    HandOver,
    Kick,
    NextRound,
    Rematch,
    RemoveBot,
    SetSeats,
    Start,
    ToLobby,
)
from lastcard.server.names import alike
from lastcard.server.refusal import refuse
from lastcard.server.seating import BotSeat, Person
from lastcard.server.shapes import Level
from lastcard.server.terms import configured
from lastcard.text import say

if TYPE_CHECKING:
    from lastcard.server.room import Room


async def _configure(room: Room, intent: Configure) -> None:
    was_clock = room.terms.clock
    changed = configured(room.terms, intent, fixed=room.phase != "lobby")
    lowest, highest = changed.edition.seats
    _shrink(room, highest)
    _grow(room, lowest)
    room.terms = changed
    if not changed.spectators:
        room.send_watchers_away()
    if room.playing and room.terms.clock != was_clock:
        room.playing.drivers_changed(room.now(), anew=True)


async def _set_seats(room: Room, intent: SetSeats) -> None:
    _in_lobby(room)
    lowest, highest = room.terms.edition.seats
    if not lowest <= intent.seats <= highest:
        raise refuse("seats_out_of_range", low=lowest, high=highest)
    _shrink(room, intent.seats)
    _grow(room, intent.seats)


async def _add_bot(room: Room, intent: AddBot) -> None:
    seat = room.seating.first("empty") if intent.seat is None else intent.seat
    if seat is None or seat >= len(room.seating.places):
        raise refuse("no_place")
    check_level(intent.level)
    there = room.seating.places[seat]
    if isinstance(there, Person):
        raise refuse("seat_taken")
    if there is None:
        _in_lobby(room)
    elif room.phase == "playing":
        raise refuse("match_running")
    places = room.seating.places
    if room.phase != "lobby":  # the bots of a match are warmed up before its first deal
        await asyncio.to_thread(room.around.thinkers.warm, [intent.level], room.terms.edition, len(places))
    places[seat] = BotSeat(there.name if there else bot_name(room), intent.level)


async def _remove_bot(room: Room, intent: RemoveBot) -> None:
    _in_lobby(room)
    if intent.seat >= len(room.seating.places) or not isinstance(room.seating.places[intent.seat], BotSeat):
        raise refuse("no_bot_there")
    room.seating.places[intent.seat] = None


async def _kick(room: Room, intent: Kick) -> None:
    person = _waiting(room, intent.name) if intent.seat is None else _other_person(room, intent.seat)
    people.give_up_seat(room, person)
    room.send_away(person, "kicked")


async def _hand_over(room: Room, intent: HandOver) -> None:
    room.seating.host = _other_person(room, intent.seat)


async def _autopilot(room: Room, intent: Autopilot) -> None:
    person = _other_person(room, intent.seat)
    if room.phase != "playing":
        raise refuse("not_started")
    if person.here():
        raise refuse("person_is_here")
    room.set_autopilot(person, on=True)


async def _start(room: Room, _: Start) -> None:
    _in_lobby(room)
    await room.new_match()


async def _next_round(room: Room, _: NextRound) -> None:
    if room.phase != "round_over":
        raise refuse("round_not_over")
    await go_on(room)


async def _rematch(room: Room, _: Rematch) -> None:
    if room.phase != "match_over":
        raise refuse("match_not_over")
    await go_on(room)


async def _to_lobby(room: Room, _: ToLobby) -> None:
    if room.phase != "match_over":
        raise refuse("match_not_over")
    room.phase, room.playing = "lobby", None
    room.seating.sit_waiting(0)


async def go_on(room: Room) -> None:
    """The next round, or a rematch; whoever waits for a seat gets a bot's."""
    assert room.playing is not None
    room.seating.sit_waiting(room.version())
    if room.phase == "match_over":
        await room.new_match()
        return
    for person in room.seating.people():
        person.ready = False
    if room.playing.match.shared:
        dealing.next_round(room)
        return
    room.phase = "playing"
    room.playing.next_round()


def fill_with_bots(room: Room) -> None:
    """A bot in every empty place."""
    room.seating.sit_waiting(0)
    for seat, each in enumerate(room.seating.places):
        if each is None:
            room.seating.places[seat] = BotSeat(bot_name(room), "casual")


def check_level(level: Level) -> None:
    """Refuse a bot that there is not, and name those that there are.

    Raises:
        Refusal: there is none of that name.
    """
    if level not in bots.levels():
        raise refuse("no_such_bot", name=level, levels=", ".join(bots.levels()))


def bot_name(room: Room) -> str:
    """A name that nobody at the table has."""
    taken = room.seating.taken()
    known = [say(f"server-bot-name-{number}") for number in range(1, phrases.BOT_NAMES + 1)]
    return next((name for name in known if alike(name) not in taken), room.seating.free_name(known[0]))


def _in_lobby(room: Room) -> None:
    if room.phase != "lobby":
        raise refuse("match_running")


def _other_person(room: Room, seat: int) -> Person:
    person = room.seating.person(seat)
    if person is None:
        raise refuse("nobody_there")
    if person is room.seating.host:
        raise refuse("not_yourself")
    return person


def _waiting(room: Room, name: str | None) -> Person:
    """Somebody who waits for a seat; names at a table are all different."""
    person = next((each for each in room.seating.waiting if each.name == name), None)
    if person is None:
        raise refuse("nobody_waits")
    return person


def _shrink(room: Room, seats: int) -> None:
    """Takes places away: empty ones first, then bots'; never a person's."""
    places = room.seating.places
    if len(room.seating.people()) > seats:
        raise refuse("too_many_people", seats=seats)
    for kind in (type(None), BotSeat):
        for seat in reversed(range(len(places))):
            if len(places) > seats and isinstance(places[seat], kind):
                del places[seat]


def _grow(room: Room, seats: int) -> None:
    while len(room.seating.places) < seats:
        room.seating.places.append(None)


DEEDS: dict[type, Callable[[Room, Any], Awaitable[None]]] = {
    Configure: _configure,
    SetSeats: _set_seats,
    AddBot: _add_bot,
    RemoveBot: _remove_bot,
    Kick: _kick,
    HandOver: _hand_over,
    Autopilot: _autopilot,
    Start: _start,
    NextRound: _next_round,
    Rematch: _rematch,
    ToLobby: _to_lobby,
}
