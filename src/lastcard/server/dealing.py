"""The shuffling before each deal at a table: everybody's program gives its share, in two steps of a second at most.

Only people whose clients say in their `hello` that they give shares are waited for; with none there is no wait at all.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lastcard.errors import BadShare
from lastcard.game import Match
from lastcard.game.fairness import Reveal
from lastcard.game.recording import shared_header_hash
from lastcard.game.shuffling import Seeds, Shuffling
from lastcard.server import hints
from lastcard.server.intents import GiveSeal, GiveShare
from lastcard.server.notes import note
from lastcard.server.refusal import refuse
from lastcard.server.seating import BotSeat
from lastcard.server.shapes import Fair

if TYPE_CHECKING:
    from lastcard.server.room import Room
    from lastcard.server.seating import Person

STEP_TAKES = 1.0
"""Seconds that each of the two steps takes at most."""


@dataclass
class Dealing:
    """What is prepared for the next deal."""

    names: list[str]
    """Who plays, as it stands in the record's first line."""
    reveal: Reveal
    shuffling: Shuffling
    header: str
    """The hash of the record's first line, which everybody is told before they give anything."""
    due: float
    """When the step is over, whoever is missing."""

    @property
    def first(self) -> bool:
        """Whether a match begins with it."""
        return self.shuffling.round == 1

    def next_step(self, step: str, now: float) -> None:
        """A step that has just begun takes as long as any other."""
        if step != self.shuffling.step:
            self.due = now + STEP_TAKES


async def begin_match(room: Room) -> None:
    """Everybody is seated: shuffle for the first round of a match."""
    edition = room.terms.edition
    await asyncio.to_thread(getattr, edition, "sheet")  # a tenth of a second, the first time
    names = [each.name for each in room.seating.places if each is not None]
    await asyncio.to_thread(hints.warm, room.terms, len(names))
    levels = [each.level for each in room.seating.places if isinstance(each, BotSeat)]
    await asyncio.to_thread(room.around.thinkers.warm, levels, edition, len(names))
    seeds = Seeds()
    header = shared_header_hash(edition, names, seeds.match, seeds.commitment(1), room.terms.reveal)
    _begin(room, seeds, 1, names, header)


def next_round(room: Room) -> None:
    """Shuffle for the next round of the match."""
    playing = room.playing
    assert playing is not None
    match = playing.match
    _begin(room, playing.seeds, match.round_number + 1, list(match.names), match.header_hash)


def _begin(room: Room, seeds: Seeds, number: int, names: list[str], header: str) -> None:
    giving = {id(each.person) for each in room.connections if each.gives_shares and each.person}
    waited = [seat for seat, each in enumerate(room.seating.places) if id(each) in giving]
    shuffling = Shuffling(seeds, number, len(names), waited)
    room.dealing = Dealing(names, room.terms.reveal, shuffling, header, room.now() + STEP_TAKES)
    room.phase = "shuffling"
    tick(room, room.now())


def tick(room: Room, now: float) -> None:
    """Goes on to the next step where time is up, and deals when all is given."""
    dealing = room.dealing
    if dealing is None:
        return
    shuffling, step = dealing.shuffling, dealing.shuffling.step
    if now >= dealing.due:
        shuffling.close()
        dealing.next_step(step, now)
    if shuffling.step == "done":
        _deal(room, dealing)


def _deal(room: Room, dealing: Dealing) -> None:
    deal = dealing.shuffling.deal()
    room.dealing, room.phase = None, "playing"
    if not dealing.first:
        assert room.playing is not None
        room.playing.next_round(deal)
        return
    room.matches += 1
    match = Match.new(room.terms.edition, dealing.names, deal=deal, reveal=dealing.reveal)
    room.playing = room.playing_of(match, dealing.shuffling.seeds)
    for person in room.seating.people():
        person.ready, person.since, person.missed = False, 0, 0
    note("match_begun", table=room.code, match=room.matches, seats=match.seats)
    room.playing.begin()


async def give_seal(room: Room, person: Person, intent: GiveSeal) -> None:
    """Somebody's first step."""
    dealing, seat, step = _open(room, person)
    dealing.shuffling.give_seal(seat, intent.seal)
    dealing.next_step(step, room.now())


async def give_share(room: Room, person: Person, intent: GiveShare) -> None:
    """Somebody's second step."""
    dealing, seat, _ = _open(room, person)
    dealing.shuffling.give_share(seat, intent.share)


def _open(room: Room, person: Person) -> tuple[Dealing, int, str]:
    seat = room.seating.seat_of(person)
    if seat is None:
        raise refuse("not_seated")
    if room.dealing is None:
        raise BadShare("too_late_to_shuffle", "error-share-late")
    return room.dealing, seat, room.dealing.shuffling.step


def drop(room: Room, person: Person) -> None:
    """Somebody is gone and not waited for any more."""
    seat = room.seating.seat_of(person)
    if room.dealing and seat is not None:
        step = room.dealing.shuffling.step
        room.dealing.shuffling.drop(seat)
        room.dealing.next_step(step, room.now())


def outline(room: Room) -> tuple[object, ...]:
    """What tells whether something else is shown of the dice."""
    match = room.playing.match if room.playing else None
    return (
        room.dealing and show(room),
        match and (len(match.deals), match.round_over, match.over),
    )


def show(room: Room) -> Fair | None:
    """What everybody may know of the dice: of the deal being prepared, or of the round that is played."""
    if room.dealing:
        shuffling = room.dealing.shuffling
        return Fair(
            match=shuffling.seeds.match,
            round=shuffling.round,
            header=room.dealing.header,
            commitment=shuffling.commitment,
            next=shuffling.next,
            step=shuffling.step,
            sealed=[seat for seat, given in enumerate(shuffling.seals) if given is not None],
            shared=[seat for seat, given in enumerate(shuffling.shares) if given is not None],
            reveal=room.dealing.reveal,
            seed=None,
        )
    match = room.playing.match if room.playing and room.phase != "lobby" else None
    if match is None or not match.deals:
        return None
    deal = match.deals[-1]
    open_now = match.over or (match.round_over and match.reveal == "round")
    return Fair(
        match=deal.match,
        round=deal.round,
        header=match.header_hash,
        commitment=deal.commitment,
        next=deal.next,
        step="done",
        sealed=[seat for seat, given in enumerate(deal.seals) if given is not None],
        shared=[seat for seat, given in enumerate(deal.shares) if given is not None],
        reveal=match.reveal,
        seed=deal.seed if open_now else None,
    )
