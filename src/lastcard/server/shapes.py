"""The things that messages are made of: a view of the table, a question, a seat, a result.

Cards are text codes (`R5`, `WI`), moves are texts (`play R5`, `color red`), seats are numbers from 0 to the left.
Times called `..._at` are milliseconds of the server's clock since 1970; lengths of time end in `_ms`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Card = str
Seat = Annotated[int, Meta(ge=0, le=15)]
Color = Literal["red", "yellow", "green", "blue", "none"]
Asks = Literal["play", "drawn", "color", "target", "challenge", "stack", "give", "over"]
Clock = Literal["off", "relaxed", "normal", "fast"]
Pace = Literal["instant", "fast", "normal", "slow"]
Level = Annotated[str, Meta(max_length=40)]
"""A bot by name: `random`, `beginner`, `casual`, `sharp`, `expert`, or one that a package adds; the resource
`editions` lists them in `levels`."""
Phase = Literal["lobby", "shuffling", "playing", "round_over", "match_over", "closed"]
TalkKind = Literal["emote", "phrase", "chat"]
Presence = Literal["here", "reconnecting", "away"]
RulingValue = bool | int | str


class HeldCard(Struct, frozen=True):
    """A card in your own hand."""

    handle: int
    """Names this copy until the next shuffle or swap of hands; it means nothing to anybody else."""
    card: Card


class Verdict(Struct, frozen=True):
    """How the race between an UNO call and a catch was decided. Times are corrected for each player's connection."""

    seat: int
    """Who owed the call."""
    winner: Literal["caller", "catcher"]
    catcher: int
    """The fastest seat that tried to catch; -1 if nobody did."""
    call_ms: int | None
    """Reaction of the call; 0 if it was armed or made with the play; null if it never came."""
    catch_ms: int | None
    """Reaction of the fastest catch, never below the floor; null if nobody tried."""


class TableEvent(Struct, frozen=True):
    """One thing that happened at the table, as this viewer may know it."""

    number: int
    """Events of a match count from 1 without gaps."""
    verb: str
    seat: int
    """Who did it or whom it befell; -1 for nobody."""
    card: Card | None
    """The card, if there is one and the viewer may know it."""
    amount: int
    other: int
    """A second seat, -1 for none."""
    point: str | None
    """The rule point behind it, such as `MK-63`."""
    turn: int = 0
    """The number of the event with which its turn began; what led to an event stands from there on."""
    verdict: Verdict | None = None
    """For an UNO call or a catch: how the race went."""


class Race(Struct, frozen=True):
    """An UNO call is owed: somebody has one card left and has not said so."""

    seat: int
    """Who owes the call."""
    opened_at: float
    held_until: float
    """The next player's move waits until then, unless the call comes first."""
    held_ms: int
    """The same as a length of time from when this message was made."""
    waiting: bool
    """The next player has already moved: it is waiting for the window to close."""


class Question(Struct, frozen=True):
    """What the table waits for. A seat that does not answer in time gets the default."""

    number: int
    """Changes with every question."""
    asks: Asks
    seat: int
    """Who must answer."""
    options: list[str]
    """The moves that answer it; only shown to the seat that must answer."""
    default: str | None
    """What is done at the deadline; only shown to the seat that must answer."""
    deadline_at: float | None
    """Null where there is no clock."""
    remaining_ms: int | None
    total_ms: int | None
    warn_ms: int | None
    """Warn when no more than this remains."""
    more_time: int
    """How often this question can still be extended."""


class CardPoints(Struct, frozen=True):
    """A card left in a hand, and what it counts."""

    card: Card
    points: int


class RoundResult(Struct, frozen=True):
    """A round that has ended: hands opened, points counted."""

    round: int
    winner: int
    """-1: nobody won."""
    hands: list[list[CardPoints]]
    """For each seat, what was left in its hand."""
    points: list[int]
    """What each seat scores for the round."""
    scores: list[int]
    """Running scores with this round in them."""
    target: int


class MatchResult(Struct, frozen=True):
    """A match that has ended."""

    winners: list[int]
    scores: list[int]
    rounds: int
    record: str
    """The name under which the record can be fetched; empty if it could not be written."""
    hash: str = ""
    """That of the record's last line: whoever shows you another one has another record."""


class View(Struct, frozen=True):
    """The table as one seat, or a spectator, may see it. It is built from nothing."""

    seat: int | None
    """Your seat; null for a spectator."""
    round: int
    seats: int
    dealer: int
    turn: int
    asks: Asks
    asked: int
    direction: Literal[1, -1]
    color: Color
    top: Card | None
    hand: list[HeldCard]
    """Your own hand; empty for a spectator."""
    drawn: int | None
    """Handle of the card you have just drawn and may play or keep."""
    held: list[int]
    """How many cards each seat holds."""
    draw_pile: int
    discard_count: int
    discard: list[Card]
    """The last few cards of the discard pile, the top one last."""
    owed: int
    """Cards that the next draw would cost (stacking)."""
    called: list[int]
    """Seats that have called UNO."""
    catchable: list[int]
    """Seats that may be caught now."""
    armed: bool
    """Your UNO call will be made with your next play."""
    legal: list[str]
    """Moves you may make now, `uno` and `catch` among them."""
    scores: list[int]
    question: Question | None
    race: Race | None
    result: RoundResult | None
    """Once the round is over."""
    match: MatchResult | None
    """Once the match is over."""


class RankedMove(Struct, frozen=True):
    """A move, and what a network makes of it."""

    move: str
    chance: float
    """The chance to win the round, from 0 to 1, among players like that network."""


class SeatInfo(Struct, frozen=True):
    """A place at the table and who sits there."""

    seat: int
    kind: Literal["person", "bot", "empty"]
    name: str
    level: Level | None
    """Of a bot."""
    presence: Presence
    autopilot: bool
    """A bot plays for the person until they are back."""
    autopilot_in_ms: int | None
    """An autopilot takes over after this time, unless the person is back."""
    host: bool
    ready: bool
    """Wants to go on to the next round or match."""


class Fair(Struct, frozen=True):
    """How the dice of a round are made by everybody together; `docs/fair-deals.md` has it whole."""

    match: str
    """Names the match in commitments, seals and the record."""
    round: int
    header: str
    """The hash of the record's first line."""
    commitment: str
    """That of the server's seed for this round."""
    next: str
    """That of its seed for the next round."""
    step: Literal["seals", "shares", "done"]
    """What is given now. Give your seal, then your share, whenever your seat is not in `sealed`, `shared` yet."""
    sealed: list[int]
    """Seats that have given their seal."""
    shared: list[int]
    """Seats that have given their share."""
    reveal: Literal["round", "match"]
    """When the seed is revealed: after the round or after the match."""
    seed: str | None
    """The server's seed, once it is revealed."""


class Settings(Struct, frozen=True):
    """What the host can set. Edition, rulings and seats are fixed while a match runs."""

    edition: str
    preset: str | None
    rulings: dict[str, RulingValue]
    """Only those that differ from the preset."""
    clock: Clock
    pace: Pace
    """How long bots think."""
    hold_ms: Annotated[int, Meta(ge=1000, le=4000)]
    """How long an UNO call that is owed holds the next move."""
    free_chat: bool
    spectators: bool
    hints: bool
    """Whoever is asked may ask for a hint. Fixed while a match runs."""
    reveal: Literal["round", "match"]
    """When the server's seeds are revealed; a change holds from the next match on."""


class Table(Struct, frozen=True):
    """Everything about a table but the cards: who sits where, what is set, how far it is."""

    code: str
    link: str
    """Opens the table in a browser."""
    phase: Phase
    settings: Settings
    in_force: dict[str, RulingValue]
    """Every ruling in force, for the summary on the table."""
    can_hint: bool
    """There is a network for this edition and so many seats, without which no hint can be given."""
    min_seats: int
    max_seats: int
    seats: list[SeatInfo]
    waiting: list[str]
    """Names of people who take a bot's seat at the next round."""
    spectators: int
    host: int
    """The host's seat; -1 while there is none."""
    match: int
    """Matches begun at this table."""
    scores: list[int]
    target: int
    records: list[str]
    """Finished matches of this table whose records can be fetched."""
    fair: Fair | None
    """How the dice are made, once a match is begun."""


class Talk(Struct, frozen=True):
    """Something said at the table. Names and text are plain text: show them escaped."""

    number: int
    kind: TalkKind
    seat: int
    """-1: somebody who is not seated."""
    name: str
    what: str
    """The emote's or phrase's name, or the text."""
