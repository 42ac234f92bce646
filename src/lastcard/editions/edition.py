"""An edition as a value: its cards, its deal and its rulings, checked when it is made."""

import hashlib
import json
import re
from collections import Counter
from dataclasses import dataclass, fields
from functools import cached_property
from types import MappingProxyType
from typing import Any, Self, get_args

from lastcard.errors import BadEdition, BadSeats
from lastcard.rules.sheet import Sheet
from lastcard.rules.words import (
    AGENDA,
    CARDS,
    DRAW_CARDS,
    KINDS,
    LAST_TO_ACT,
    PASS_HANDS,
    PENALTY,
    SCRIPT,
    SEATS,
    SELF,
)

from .cards import COLOR_LETTERS, Bluff, Card, Opening
from .rulings import Ruling, Value


@dataclass(frozen=True)
class Edition:
    """A published box with the rulings a table plays it by.

    Raises:
        BadEdition: it cannot work; the sentence names the card and the reason.
    """

    name: str
    title: str
    seats: tuple[int, int]
    """The fewest and the most players."""
    hand: int
    """How many cards each player is dealt."""
    cards: tuple[Card, ...]
    """The kinds, in the order that gives them their numbers."""
    known_rulings: tuple[Ruling, ...]
    rulings: MappingProxyType[str, Value]
    """The rulings in force."""
    bluff: Bluff
    """What makes a challengeable card a bluff."""
    challenge_extra: int = 2
    """How many more cards a challenge costs the challenger who was wrong."""
    points: str = "MK"
    """Whose rule points its refusals and events cite first: ``MK`` of the large boxes, ``PP`` of the pocket box."""
    preset: str = ""
    """The preset the rulings began from."""

    def __post_init__(self) -> None:
        check(self)

    def __reduce__(self) -> tuple[object, ...]:
        given = {each.name: getattr(self, each.name) for each in fields(self)}
        return _again, (type(self), given | {"rulings": dict(self.rulings)})

    def __deepcopy__(self, _memo: object) -> Self:
        return self  # nothing in it ever changes

    @property
    def size(self) -> int:
        """How many cards there are."""
        return sum(card.copies for card in self.cards)

    @property
    def target(self) -> int:
        """The points a match is played to."""
        return int(self.rulings["target"])

    def ruling(self, name: str) -> Ruling:
        """A ruling that the edition knows."""
        return next(ruling for ruling in self.known_rulings if ruling.name == name)

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """The notation of each kind."""
        return tuple(card.code for card in self.cards)

    @cached_property
    def kinds(self) -> dict[str, int]:
        """The number of each kind by its notation."""
        return {code: kind for kind, code in enumerate(self.codes)}

    @cached_property
    def sheet(self) -> Sheet:
        """The rule sheet in numbers."""
        from .lower import lower

        return lower(self)

    def digest(self) -> str:
        """A fingerprint of everything the rules read, rulings included: 64 hex digits."""
        return self._digest

    @cached_property
    def _digest(self) -> str:
        numbers = {name: list(v) if not isinstance(v, int) else v for name, v in vars(self.sheet).items()}
        facts = [self.name, self.seats, [card.code for card in self.cards], dict(sorted(self.rulings.items())), numbers]
        return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()

    def check_seats(self, seats: int) -> None:
        """Raise BadSeats if the edition is not for so many players."""
        lowest, highest = self.seats
        if not lowest <= seats <= highest:
            raise BadSeats("error-seats", edition=self.title, seats=seats, lowest=lowest, highest=highest)


def check(edition: Edition) -> None:
    """Refuse an edition that cannot work."""
    title = edition.title

    def refuse(message: str, **args: str | int) -> None:
        raise BadEdition(message, edition=title, **args)

    lowest, highest = edition.seats
    if not 2 <= lowest <= highest <= SEATS:
        refuse("error-edition-seats", lowest=lowest, highest=highest, most=SEATS)
    if len(edition.cards) > KINDS:
        refuse("error-edition-kinds", card=edition.cards[KINDS].code, kinds=len(edition.cards), most=KINDS)
    if edition.size > CARDS:
        refuse("error-edition-cards", cards=edition.size, most=CARDS)
    for card in edition.cards:
        check_face(edition, card)
    for code, count in Counter(card.code for card in edition.cards).items():
        if count > 1:
            refuse("error-edition-twice", card=code)
    for card in edition.cards:
        check_card(edition, card)
    dealt = edition.hand * highest
    if edition.hand < 1 or dealt >= edition.size:
        refuse("error-edition-hand", hand=edition.hand, seats=highest, cards=edition.size)
    closed = [card for card in edition.cards if card.opens in ("returned", "passed_over")]
    kept_back = sum(card.copies for card in closed)
    if edition.size - dealt <= kept_back:
        refuse("error-edition-opening", card=closed[0].code, cards=kept_back, left=edition.size - dealt)
    total = sum(card.copies * card.points for card in edition.cards)
    if total > MOST_POINTS:
        refuse("error-edition-points", points=total, most=MOST_POINTS)
    script = sum(len(c.does) + (len(c.item.does) if c.item else 0) for c in edition.cards)
    if script > SCRIPT:
        refuse("error-edition-script", effects=script, most=SCRIPT)


MOST_POINTS = 32_000
"""What all the cards of an edition may count together."""
FACE = re.compile(r"[0-9A-Z+]{0,4}")
"""What can be written of a card besides its color."""


def check_face(edition: Edition, card: Card) -> None:
    """Refuse a card that cannot be written down."""
    if card.color not in COLOR_LETTERS:
        raise BadEdition("error-card-color", edition=edition.title, card=card.symbol, color=card.color)
    if not FACE.fullmatch(card.symbol) or not (card.symbol or card.wild):
        raise BadEdition("error-card-symbol", edition=edition.title, card=card.code, symbol=card.symbol)


def check_effects(edition: Edition, card: Card) -> None:
    """Refuse effects that the rules do not know or cannot keep count of."""

    def refuse(reason: str) -> None:
        raise BadEdition(f"error-card-{reason}", edition=edition.title, card=card.code)

    corner = card.item.does if card.item else ()
    if len(card.does) + len(corner) > AGENDA:
        refuse("effects")
    for effect in (*card.does, *corner):
        if not 0 <= effect.amount <= 100:
            refuse("amount")
        if not DRAW_CARDS <= effect.verb <= PASS_HANDS or not SELF <= effect.who <= LAST_TO_ACT:
            refuse("verb")
    if any(effect.verb == PENALTY for effect in (*card.does[:-1], *corner)):
        refuse("penalty")


def check_card(edition: Edition, card: Card) -> None:
    """Refuse a card that cannot work."""

    def refuse(reason: str) -> None:
        raise BadEdition(f"error-card-{reason}", edition=edition.title, card=card.code)

    copies: object = card.copies
    if not isinstance(copies, int) or not 1 <= copies <= CARDS:
        refuse("copies")
    if not 0 <= card.points <= 255:
        refuse("points")
    check_effects(edition, card)
    if card.opens not in get_args(Opening):
        refuse("opening")
    if card.opens == "plain" and card.wild:
        refuse("opening")
    if card.opens == "effect" and (card.wild or not card.does):
        refuse("opening")


def _again(kind: type[Edition], given: dict[str, Any]) -> Edition:
    """The edition that was pickled."""
    return kind(**given | {"rulings": MappingProxyType(given["rulings"])})
