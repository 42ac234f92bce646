"""What the REST interface takes and gives."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lastcard.server.intents import Name, Word
from lastcard.server.shapes import (
    Card,
    Clock,
    Level,
    Pace,
    Phase,
    RankedMove,
    RulingValue,
    TableEvent,
    View,
)

TableCode = Annotated[str, Meta(pattern="^[A-Za-z0-9]{5}$", description="The five letters of a table.")]

RequestId = Annotated[
    str,
    Meta(min_length=16, max_length=64, description="A random word; asking again with it gives the first answer again."),
]


class RulingChoice(Struct, frozen=True):
    """One value that a ruling can have."""

    value: RulingValue
    sentence: str


class RulingInfo(Struct, frozen=True):
    """A ruling an edition knows."""

    name: str
    title: str
    sentence: str
    """What its default means."""
    source: str
    """Where its values come from."""
    default: RulingValue
    choices: list[RulingChoice]
    """Empty for a number: then `low` and `high` bound it."""
    low: int | None
    high: int | None
    points: list[str]
    house: bool
    """A house rule: never part of the edition itself."""
    uncertain: bool
    """The sources do not settle it."""


class PresetInfo(Struct, frozen=True):
    """A named set of rulings."""

    name: str
    title: str
    sentence: str
    """What it stands for."""
    rulings: dict[str, RulingValue]
    """Those that differ from the defaults."""


class CardInfo(Struct, frozen=True):
    """A kind of card in the box."""

    card: Card
    name: str
    text: str
    """What it does."""
    count: int
    points: int
    item: str | None
    """The item in its corner, where the edition has items."""
    rules: list[str]
    """The rule points it goes by, the one that says what it does first."""


class PointInfo(Struct, frozen=True):
    """A rule point."""

    point: str
    sentence: str
    uncertain: bool
    doubt: str | None
    """Why it is uncertain."""
    settled: str
    """How far its sources settle it; `Editions.settled` has the sentence."""
    sources: list[str]
    """The sources that speak of it; `Editions.sources` has their titles."""
    ruling: str | None
    """The ruling that can settle it differently."""
    examples: int
    """How many worked examples it has."""


class EditionInfo(Struct, frozen=True):
    """A box: its deck, its rulings, what is special about it."""

    name: str
    title: str
    special: str
    min_seats: int
    max_seats: int
    hand: int
    target: int
    cards: list[CardInfo]
    presets: list[PresetInfo]
    rulings: list[RulingInfo]
    points: list[PointInfo]
    digest: str


class Editions(Struct, frozen=True):
    """Every edition that can be played here."""

    editions: list[EditionInfo]
    settled: dict[str, str]
    """What each word for how far a point is settled means."""
    sources: dict[str, str]
    """The titles of the sources by their keys."""
    emotes: list[str]
    phrases: list[str]
    levels: list[str]


class MakeTable(Struct, frozen=True):
    """A new table. Whoever makes it is its host and sits down first."""

    name: Name
    id: RequestId | None = None
    edition: Word = "mario-kart"
    preset: Word | None = None
    rulings: Annotated[dict[str, RulingValue], Meta(max_length=64)] = {}
    seats: Annotated[int, Meta(ge=2, le=15)] | None = None
    """How many places; by default four."""
    bots: Annotated[int, Meta(ge=0, le=14)] = 0
    """How many of them bots take at once."""
    level: Level = "casual"
    clock: Clock = "relaxed"
    pace: Pace = "normal"


class Join(Struct, frozen=True):
    """Sits down at a table."""

    name: Name
    id: RequestId | None = None


class TakeOver(Struct, frozen=True):
    """Moves a seat to this device."""

    code: Word
    """The one-use code shown by the device that has the seat."""
    id: RequestId | None = None


class Joined(Struct, frozen=True):
    """A place at a table."""

    code: str
    token: str
    """The seat's secret: send it in `hello`, keep it out of links."""
    seat: int | None
    """Null: a bot's seat at the next round."""
    link: str
    """Opens the table in a browser; carries no secret."""


class TableInfo(Struct, frozen=True):
    """What somebody who has a table's code may know before sitting down."""

    code: str
    phase: Phase
    edition: str
    title: str
    host: str
    names: list[str]
    """The people at the table."""
    seats: int
    free: int
    """Places a person can take now, or at the next round."""
    spectators: bool


class ReplayStep(Struct, frozen=True):
    """The table after one move of a finished match, all hands open."""

    round: int
    seat: int
    """Who moved; -1 for a deal."""
    move: str | None
    events: list[TableEvent]
    view: View
    hands: list[list[Card]]


class Replay(Struct, frozen=True):
    """A finished match, move by move."""

    record: str
    edition: str
    title: str
    names: list[str]
    in_force: dict[str, RulingValue]
    """Every ruling in force."""
    steps: list[ReplayStep]


class SkillWorst(Struct, frozen=True):
    """The dearest decision of a player."""

    step: int
    """After this step of the replay it was to be made."""
    made: str
    better: str
    lost: float
    """How much more the better move promised, as a share."""


class SkillPlayer(Struct, frozen=True):
    """What luck and decisions did for a player, on average a round. Shares of the chance to win it, from -1 to 1.

    The even chance and `hand`, less `given_up`, and `rest` are the share of the rounds that were won.
    """

    won: int
    decisions: int
    """Those with a choice."""
    hand: float
    """What the hand promised at the first decision, above the even chance."""
    given_up: float
    """What decisions gave up against the best moves."""
    rest: float
    """What later cards and the others did."""
    worst: SkillWorst | None


class SkillDecision(Struct, frozen=True):
    """A decision with a choice, as the network judges it."""

    step: int
    """After this step of the replay it was to be made; the first deal is step 0."""
    seat: int
    made: str
    moves: list[RankedMove]
    """The best moves and the one that was made, the best first."""


class SkillReport(Struct, frozen=True):
    """Luck and skill in a finished match: estimates of the network of the bot `expert`."""

    record: str
    rounds: int
    even: float
    """The chance of anybody before the deal."""
    players: list[SkillPlayer]
    """By seat."""
    decisions: list[SkillDecision]


class Tried(Struct, frozen=True):
    """What somebody tried, and why it was refused."""

    sentence: str
    """The try in words."""
    refusal: str
    """Why not, said to whoever tried."""
    point: str | None


class ExampleStep(Struct, frozen=True):
    """The table of an example after one move or try, all hands open."""

    round: int
    seat: int
    """Who moved or tried; -1 for the beginning and for the first card."""
    move: str | None
    tried: Tried | None
    """Why the move was refused, where it was only tried."""
    events: list[TableEvent]
    view: View
    hands: list[list[Card]]


class ExampleInfo(Struct, frozen=True):
    """A worked example: a little story that shows a rule point at work."""

    edition: str
    title: str
    names: list[str]
    rulings: list[str]
    """What holds at this table and not by default, a sentence each."""
    points: list[str]
    in_force: dict[str, RulingValue]
    steps: list[ExampleStep]


class Examples(Struct, frozen=True):
    """The worked examples of a rule point, the simplest first."""

    point: str
    sentence: str
    examples: list[ExampleInfo]


class Health(Struct, frozen=True):
    """Whether the server is ready."""

    status: str
    version: str
    protocol: int
    tables: int
    connections: int


class Readiness(Struct, frozen=True):
    """Whether players may be sent to the server."""

    status: Literal["ready", "stopping", "store"]


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    sentence: str
    point: str | None = None
