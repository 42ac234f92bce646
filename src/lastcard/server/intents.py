"""What a client may send: one JSON object a message, `type` says which.

Each intent carries an `id` of the client's own making. The table applies an id at most once: sending it again gives
the first answer again. `seen` is the version (number of the last event) the client had seen.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lastcard.server.shapes import Clock, Level, Pace, RulingValue, Seat

IntentId = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
ChatText = Annotated[str, Meta(min_length=1, max_length=200)]
Version = Annotated[int, Meta(ge=0)]


class Hello(Struct, frozen=True, tag="hello"):
    """The first message on every connection."""

    protocol: int
    token: Annotated[str, Meta(max_length=64)] | None = None
    """Your seat's secret; without one you watch."""
    seen: Version = 0
    """The last version you saw, so that only what you missed is sent."""
    match: Annotated[int, Meta(ge=0)] = 0
    """The match in which you saw it."""
    language: Annotated[str, Meta(max_length=35)] = "en"
    """The tag of the language of the sentences you are sent; one that there is not is answered in English."""
    shares: bool = False
    """You give a seal and a share before each deal, so deals wait for you, a second for each at most."""


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to `ping`, to be sent at once: the server measures your connection by it."""

    nonce: int


class Sync(Struct, frozen=True, tag="sync"):
    """Asks for the view anew, after a gap."""

    seen: Version = 0


class MoveIntent(Struct, frozen=True, tag="move"):
    """Makes a move.

    `play R5`, `draw`, `keep`, `pass`, `color red`, `target 2`, `accept`, `challenge`, `give G4`, `uno` or `catch 0`.
    `uno` with nothing to call yet arms it for your next play.
    """

    id: IntentId
    move: Word
    seen: Version = 0
    handle: int | None = None
    """Which copy of the card, if you hold several."""
    uno: bool = False
    """Call UNO with this play."""


class Why(Struct, frozen=True, tag="why"):
    """Asks why a move is not possible now; nothing is played."""

    id: IntentId
    move: Word


class Hint(Struct, frozen=True, tag="hint"):
    """Asks what the best bot would do; answered by `advice` where the table allows it and you are asked."""

    id: IntentId


class MoreTime(Struct, frozen=True, tag="more_time"):
    """Extends the deadline of the question you must answer."""

    id: IntentId


class Back(Struct, frozen=True, tag="back"):
    """Takes your seat back from the autopilot."""

    id: IntentId


class Say(Struct, frozen=True, tag="say"):
    """An emote, a preset phrase or, where the host allows it, free text: exactly one of the three."""

    id: IntentId
    emote: Word | None = None
    phrase: Word | None = None
    chat: ChatText | None = None


class Ready(Struct, frozen=True, tag="ready"):
    """Ready for the next round, or for a rematch."""

    id: IntentId


class Rename(Struct, frozen=True, tag="rename"):
    """Another name for your seat."""

    id: IntentId
    name: Name


class Leave(Struct, frozen=True, tag="leave"):
    """Gives the seat up for good; a bot plays on in it."""

    id: IntentId


class MoveDevice(Struct, frozen=True, tag="move_device"):
    """Asks for a one-use code with which another device takes this seat."""

    id: IntentId


class Configure(Struct, frozen=True, tag="configure"):
    """Host: changes the settings that are given. An impossible mix is refused with the reason."""

    id: IntentId
    edition: Word | None = None
    """A new edition starts from its own defaults."""
    preset: Word | None = None
    rulings: dict[str, RulingValue] | None = None
    """Replaces all rulings that differ from the preset."""
    clock: Clock | None = None
    pace: Pace | None = None
    hold_ms: Annotated[int, Meta(ge=1000, le=4000)] | None = None
    free_chat: bool | None = None
    reveal: Literal["round", "match"] | None = None
    """When the server's seeds are revealed, from the next match on."""
    hints: bool | None = None
    """Lobby only."""
    spectators: bool | None = None
    """False sends away whoever watches."""


class SetSeats(Struct, frozen=True, tag="set_seats"):
    """Host, in the lobby: how many places the table has."""

    id: IntentId
    seats: Annotated[int, Meta(ge=2, le=15)]


class AddBot(Struct, frozen=True, tag="add_bot"):
    """Host: a bot for an empty place (the first one if `seat` is left out), or another level for a bot."""

    id: IntentId
    level: Level = "casual"
    seat: Seat | None = None


class RemoveBot(Struct, frozen=True, tag="remove_bot"):
    """Host, in the lobby: empties a bot's place."""

    id: IntentId
    seat: Seat


class Kick(Struct, frozen=True, tag="kick"):
    """Host: sends a person away, who sits (a bot plays on in the seat) or waits for a seat: give one of the two."""

    id: IntentId
    seat: Seat | None = None
    name: Name | None = None
    """Of somebody who waits."""


class HandOver(Struct, frozen=True, tag="hand_over"):
    """Host: makes somebody else the host."""

    id: IntentId
    seat: Seat


class Autopilot(Struct, frozen=True, tag="autopilot"):
    """Host: lets a bot play for an absent person until they are back."""

    id: IntentId
    seat: Seat


class Start(Struct, frozen=True, tag="start"):
    """Host: starts the match; empty places are filled with bots."""

    id: IntentId


class NextRound(Struct, frozen=True, tag="next_round"):
    """Host: deals the next round without waiting for everybody."""

    id: IntentId


class Rematch(Struct, frozen=True, tag="rematch"):
    """Host: a new match with the same people."""

    id: IntentId


class ToLobby(Struct, frozen=True, tag="to_lobby"):
    """Host: back to the lobby once the match is over."""

    id: IntentId


class GiveSeal(Struct, frozen=True, tag="seal"):
    """Before a deal, first: the hash that fixes your share and does not tell it (`docs/fair-deals.md`)."""

    id: IntentId
    seal: Annotated[str, Meta(max_length=64)]


class GiveShare(Struct, frozen=True, tag="share"):
    """Before a deal, when all seals are there: your share, 64 hexadecimal digits."""

    id: IntentId
    share: Annotated[str, Meta(max_length=64)]


Intent = (
    MoveIntent
    | Why
    | Hint
    | MoreTime
    | Back
    | Say
    | Ready
    | Rename
    | Leave
    | MoveDevice
    | Configure
    | SetSeats
    | AddBot
    | RemoveBot
    | Kick
    | HandOver
    | Autopilot
    | Start
    | NextRound
    | Rematch
    | ToLobby
    | GiveSeal
    | GiveShare
)
"""Everything that has an id, and is answered by `ack` or `refused`."""

ClientMessage = Hello | Pong | Sync | Intent
