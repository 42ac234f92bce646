"""The editions in words and numbers, for whoever sets a table up."""

from __future__ import annotations

from functools import cache
from typing import get_args

from lastcard import bots, text
from lastcard.editions import BOXES, Card, Edition, Ruling, edition, presets, rulebook
from lastcard.editions.printed import printed, printed_item
from lastcard.game import examples
from lastcard.game.points import card_points
from lastcard.server import phrases
from lastcard.server.resources import (
    CardInfo,
    EditionInfo,
    Editions,
    PointInfo,
    PresetInfo,
    RulingChoice,
    RulingInfo,
)


def editions() -> Editions:
    """Everything the lobby and the rules pages need, in the language that is spoken."""
    return _editions(text.spoken())


@cache
def _editions(_language: str) -> Editions:
    boxes = [edition_info(edition(name)) for name in BOXES]
    settled = {word: text.say(f"settled-{word}") for word in get_args(rulebook.Settled)}
    keys = dict.fromkeys(key for point in rulebook.points() for key in point.sources)
    sources = {key: text.source_title(key) for key in keys}
    added = [level for level in bots.levels() if level not in phrases.LEVELS]
    levels = [*phrases.LEVELS, *added]
    return Editions(boxes, settled, sources, list(phrases.EMOTES), list(phrases.PHRASES), levels)


def edition_info(box: Edition) -> EditionInfo:
    """One edition, with its default rulings."""
    lowest, highest = box.seats
    return EditionInfo(
        name=box.name,
        title=text.say(f"edition-{box.name}"),
        special=text.say(f"edition-{box.name}-about"),
        min_seats=lowest,
        max_seats=highest,
        hand=box.hand,
        target=box.target,
        cards=[_card(card, box) for card in box.cards],
        presets=[_preset(name, dict(rulings)) for name, rulings in presets(box.name).items()],
        rulings=[_ruling(ruling) for ruling in box.known_rulings],
        points=[_point(point) for point in rulebook.points(box.name)],
        digest=box.digest(),
    )


def _point(point: rulebook.Point) -> PointInfo:
    return PointInfo(
        point=point.id,
        sentence=text.say(point.message),
        uncertain=point.uncertain,
        doubt=text.say(point.doubt) if point.doubt else None,
        settled=point.settled,
        sources=list(point.sources),
        ruling=point.ruling,
        examples=examples.counts().get(point.id, 0),
    )


def _preset(name: str, rulings: dict[str, str | int | bool]) -> PresetInfo:
    return PresetInfo(name, text.say(f"preset-{name}"), text.say(f"preset-{name}-about"), rulings)


def _ruling(ruling: Ruling) -> RulingInfo:
    choices = [RulingChoice(value, text.ruling_value(ruling.name, value)) for value in ruling.values]
    sources = [source for point in ruling.points for source in _sources(point)]
    return RulingInfo(
        name=ruling.name,
        title=text.ruling_title(ruling.name),
        sentence=text.ruling_value(ruling.name, ruling.default),
        source=text.listing(text.source_title(source) for source in dict.fromkeys(sources)),
        default=ruling.default,
        choices=choices,
        low=None if ruling.values else ruling.lowest,
        high=None if ruling.values else ruling.highest,
        points=list(ruling.points),
        house=ruling.house,
        uncertain=ruling.uncertain,
    )


def _sources(point: str) -> tuple[str, ...]:
    return rulebook.point(point).sources


def _card(card: Card, box: Edition) -> CardInfo:
    name, item, rules = text.card_name(card.code), printed_item(box, card), list(card_points(box, card))
    words = text.card_text(name, printed(box, card), item=item, wild=card.wild, points=card.points)
    return CardInfo(card.code, name, words, card.copies, card.points, item[0] if item else None, rules)
