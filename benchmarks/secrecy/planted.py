"""Leaks planted on purpose, each in one place of the server: whoever looks for leaks must find every one of them."""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any
from unittest import mock

import msgspec

from benchmarks.planting import Planted, changed
from lastcard.game import Match, record, redact
from lastcard.game.events import Event
from lastcard.server import hints, people, playing, showing, sitting, timeline
from lastcard.server.handles import Handles
from lastcard.server.intents import MoveDevice, Why
from lastcard.server.messages import DeviceCode, Reason, Refused, TalkNews
from lastcard.server.room import Room
from lastcard.server.shapes import HeldCard, Talk
from lastcard.server.store.shapes import KeptRecord
from lastcard.server.tables import Tables

PLANTED = leak = Planted()
"""Every planted leak by what it gives away."""


def views(change: Callable[[playing.Playing, int | None, Any], Any]) -> AbstractContextManager[Any]:
    """Views of seats and spectators, changed before they are sent."""

    def leaking(real: Any) -> Any:
        def view(match: playing.Playing, seat: int | None, now: float, stamp: float) -> Any:
            return change(match, seat, real(match, seat, now, stamp))

        return view

    return changed(showing, "view", leaking)


def after(match: Match, seat: int | None) -> int:
    """The seat after this one; the first for a spectator."""
    return 0 if seat is None else (seat + 1) % match.seats


@leak("the hand of the next seat in a view")
def _next_hand() -> AbstractContextManager[Any]:
    def change(match: playing.Playing, seat: int | None, view: Any) -> Any:
        hand = [HeldCard(at, card) for at, card in enumerate(match.match.view(after(match.match, seat)).hand)]
        return view if seat is None else msgspec.structs.replace(view, hand=hand)

    return views(change)


@leak("a hand to spectators")
def _spectators() -> AbstractContextManager[Any]:
    def change(match: playing.Playing, seat: int | None, view: Any) -> Any:
        return msgspec.structs.replace(view, hand=match.handles[0].hand) if seat is None else view

    return views(change)


@leak("the next card of the draw pile, as a number")
def _next_card() -> AbstractContextManager[Any]:
    def change(match: playing.Playing, _: int | None, view: Any) -> Any:
        table = match.match.table
        return msgspec.structs.replace(view, owed=int(table.draw_pile[table.draw_size - 1]) if table.draw_size else 0)

    return views(change)


@leak("the kinds of the next seat, as a mask")
def _mask() -> AbstractContextManager[Any]:
    def change(match: playing.Playing, seat: int | None, view: Any) -> Any:
        return msgspec.structs.replace(view, owed=int(match.match.table.low[after(match.match, seat)]))

    return views(change)


@leak("whether the seat that is asked can play")
def _can_play() -> AbstractContextManager[Any]:
    def change(match: playing.Playing, _: int | None, view: Any) -> Any:
        legal = match.match.legal(view.asked) if view.asked >= 0 else ()
        return msgspec.structs.replace(view, called=[*view.called, *([9] if len(legal) > 1 else [])])

    return views(change)


@leak("the moves of the seat that is asked, to all seats")
def _moves() -> AbstractContextManager[Any]:
    def change(match: playing.Playing, seat: int | None, view: Any) -> Any:
        if seat is None or view.asked < 0:
            return view
        return msgspec.structs.replace(view, legal=list(match.match.legal(view.asked)))

    return views(change)


@leak("the options of a question to all")
def _options() -> AbstractContextManager[Any]:
    def change(match: playing.Playing, _: int | None, view: Any) -> Any:
        if view.question is None:
            return view
        options = list(match.match.legal(view.question.seat))
        return msgspec.structs.replace(view, question=msgspec.structs.replace(view.question, options=options))

    return views(change)


@leak("the default answer of a question to all")
def _default() -> AbstractContextManager[Any]:
    def change(match: playing.Playing, _: int | None, view: Any) -> Any:
        if view.question is None:
            return view
        default = match.match.default_move()
        return msgspec.structs.replace(view, question=msgspec.structs.replace(view.question, default=default))

    return views(change)


@leak("that a card was just drawn that can be played, to all")
def _drawn() -> AbstractContextManager[Any]:
    def change(match: playing.Playing, _: int | None, view: Any) -> Any:
        table = match.match.table
        return msgspec.structs.replace(view, drawn=int(table.drawn)) if table.drawn >= 0 else view

    return views(change)


@leak("the seed of the dice in a view")
def _seed() -> AbstractContextManager[Any]:
    def change(match: playing.Playing, _: int | None, view: Any) -> Any:
        return msgspec.structs.replace(view, owed=max(int(word) for word in match.match.table.key))

    return views(change)


def told(change: Callable[[Event, int | None], Event]) -> AbstractContextManager[Any]:
    """Events as they are told, changed."""
    return changed(timeline, "redact", lambda _: change)


@leak("drawn cards to all")
def _all_events() -> AbstractContextManager[Any]:
    return told(lambda event, _: event)


@leak("a drawn card to the seat on the left")
def _left() -> AbstractContextManager[Any]:
    def change(event: Event, seat: int | None) -> Event:
        return event if seat is not None and seat == event.seat + 1 else redact(event, seat)

    return told(change)


@leak("the evidence of a challenge, or a card given, to all")
def _evidence() -> AbstractContextManager[Any]:
    return told(lambda event, seat: event if event.verb in ("shown", "gave") else redact(event, seat))


@leak("a drawn card that is kept")
def _kept() -> AbstractContextManager[Any]:
    drawn: list[str | None] = [None]

    def change(event: Event, seat: int | None) -> Event:
        if event.verb == "drew":
            drawn[0] = event.card
        return dataclasses.replace(event, card=drawn[0]) if event.verb == "kept" else redact(event, seat)

    return told(change)


@leak("older secrets of a seat to somebody who sat down later")
def _late() -> AbstractContextManager[Any]:
    def leaking(real: Any) -> Any:
        return lambda self, seen, seat, _: real(self, seen, seat, 0)

    return changed(timeline.Timeline, "since", leaking)


@leak("the events of the first seat to all who come back")
def _back() -> AbstractContextManager[Any]:
    def leaking(real: Any) -> Any:
        return lambda self, seen, seat, joined: real(self, seen, 0 if seen else seat, joined)

    return changed(timeline.Timeline, "since", leaking)


@leak("which card is which after a shuffle or a swap")
def _handles() -> AbstractContextManager[Any]:
    return mock.patch.object(Handles, "renew")


@leak("a hand in the sentence of a refusal")
def _sentence() -> AbstractContextManager[Any]:
    def leaking(real: Any) -> Any:
        async def answer(self: Room, *rest: Any) -> Any:
            found = await real(self, *rest)
            if isinstance(found, Refused) and self.playing:
                hand = " ".join(self.playing.match.view(0).hand)
                return msgspec.structs.replace(found, sentence=f"{found.sentence} ({hand})")
            return found

        return answer

    return changed(Room, "_answer", leaking)


@leak("whether a challenge would succeed")
def _bluff() -> AbstractContextManager[Any]:
    def leaking(real: Any) -> Any:
        async def why(room: Room, person: Any, intent: Any) -> Any:
            found = await real(room, person, intent)
            if room.playing and isinstance(found, Reason):
                table = room.playing.match.table
                held = int(table.low[table.turn]) & 1
                return msgspec.structs.replace(found, possible=found.possible or bool(held))
            return found

        return why

    deeds = dict(people._DEEDS)  # noqa: SLF001 - the place where it is planted
    deeds[Why] = leaking(deeds[Why])
    return mock.patch.object(people, "_DEEDS", deeds)


@leak("a hand in a hint")
def _hinted() -> AbstractContextManager[Any]:
    def leaking(real: Any) -> Any:
        async def give(room: Room, running: playing.Playing, seat: int, intent_id: str) -> Any:
            found = await real(room, running, seat, intent_id)
            other = int(running.match.table.low[after(running.match, seat)])
            first = msgspec.structs.replace(found.moves[0], chance=found.moves[0].chance + (other & 0xFF) / 1e6)
            return msgspec.structs.replace(found, moves=[first, *found.moves[1:]])

        return give

    return changed(hints, "give", leaking)


@leak("the seed of a running round in the news of the table")
def _key() -> AbstractContextManager[Any]:
    def leaking(real: Any) -> Any:
        def table(room: Room) -> Any:
            found = real(room)
            return msgspec.structs.replace(found, link=room.playing.match.deals[-1].seed) if room.playing else found

        return table

    return changed(showing, "table", leaking)


@leak("what is kept of a token in the news of the table")
def _token() -> AbstractContextManager[Any]:
    def leaking(real: Any) -> Any:
        def table(room: Room) -> Any:
            people_here = room.seating.people()
            return msgspec.structs.replace(real(room), waiting=[each.token.hex() for each in people_here[:1]])

        return table

    return changed(showing, "table", leaking)


@leak("a token in the log")
def _logged() -> AbstractContextManager[Any]:
    def leaking(real: Any) -> Any:
        async def connect(self: Room, connection: Any, hello: Any) -> Any:
            logging.getLogger("lastcard.server.room").debug("%r", hello)
            return await real(self, connection, hello)

        return connect

    return changed(Room, "connect", leaking)


@leak("a hand in the log")
def _logged_hand() -> AbstractContextManager[Any]:
    def leaking(real: Any) -> Any:
        async def intend(self: Room, *rest: Any) -> None:
            if self.playing:
                logging.getLogger("lastcard.server.room").info("seat 0 holds %s", self.playing.match.view(0).hand)
            await real(self, *rest)

        return intend

    return changed(Room, "intend", leaking)


@leak("the code for another device to all")
def _device() -> AbstractContextManager[Any]:
    def leaking(real: Any) -> Any:
        async def move_device(room: Room, person: Any, intent: Any) -> DeviceCode:
            found: DeviceCode = await real(room, person, intent)
            room.audience.tell_all(TalkNews(Talk(0, "chat", -1, person.name, found.code)))
            return found

        return move_device

    deeds = dict(people._DEEDS)  # noqa: SLF001 - the place where it is planted
    deeds[MoveDevice] = leaking(deeds[MoveDevice])
    return mock.patch.object(people, "_DEEDS", deeds)


@leak("the record of a match that is still running")
def _record() -> AbstractContextManager[Any]:
    def leaking(real: Any) -> Any:
        async def follow(self: Room) -> None:
            await real(self)
            if self.phase == "round_over" and self.playing and not self.records:
                self._finished = KeptRecord("0" * 20, record.to_text(record.of(self.playing.match)))
                self.records.append(self._finished.name)

        return follow

    return changed(Room, "follow", leaking)


@leak("how many kinds somebody holds, to whoever asks about the table")
def _info() -> AbstractContextManager[Any]:
    def leaking(real: Any) -> Any:
        async def info(room: Room) -> Any:
            found = await real(room)
            if room.playing is None:
                return found
            return msgspec.structs.replace(found, free=int(room.playing.match.table.low[0]))

        return info

    return changed(sitting, "info", leaking)


@leak("a count of the health page that follows the draw pile")
def _health() -> AbstractContextManager[Any]:
    def leaking(real: Any) -> Any:
        def connections(self: Tables) -> int:
            room = next(iter(self._rooms.values()))
            table = room.playing.match.table if room.playing else None
            return int(real(self)) + (int(table.draw_pile[0]) if table else 0)

        return connections

    return changed(Tables, "connections", leaking)
