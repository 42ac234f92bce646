"""Boxes that nobody prints: each is refused in a sentence that names the card, or it can be played."""

from dataclasses import replace
from types import MappingProxyType
from typing import Any

import pytest

from lastcard.editions import Card, Edition, Effect, Item, cards, edition
from lastcard.errors import BadEdition
from lastcard.game import Match
from lastcard.rules.scoring import end_round
from lastcard.rules.table import Table
from lastcard.rules.words import KINDS, RETURNED

CLASSIC = edition("classic")
NUMBERS = tuple(Card(str(number), color, 2, number) for number in range(1, 6) for color in ("red", "blue"))


def box(*more: Card, rulings: dict[str, str | int | bool] | None = None, **changes: Any) -> Edition:
    """A small box of a few numbers and more cards."""
    values: dict[str, Any] = {"seats": (2, 2), "hand": 2, "cards": (*NUMBERS, *more), **changes}
    return replace(CLASSIC, rulings=MappingProxyType({**CLASSIC.rulings, **(rulings or {})}), **values)


def play_some(played: Edition, seeds: int = 5) -> None:
    """Play rounds of a box, packing every table as the compiled rules would."""
    for seed in range(seeds):
        match = Match.new(played, ["Ana", "Ben"], seed=str(seed))
        while not match.round_over and match.moves < 300:
            legal = match.legal(match.table.asked)
            match.play(match.table.asked, legal[0])
            match.table.pack()


GREEN = Card("9", "green", 2, 9)


@pytest.mark.parametrize(
    "odd",
    [
        replace(GREEN, color="purple"),
        replace(GREEN, item=Item("rocket", (cards.draw(300, cards.SELF),))),
        replace(GREEN, item=Item("rocket", (cards.draw(-1, cards.SELF),))),
        replace(GREEN, does=(Effect(99, 1, 1),)),
        replace(GREEN, does=(Effect(1, 1, 9),)),
        replace(GREEN, item=Item("rocket", (Effect(99, 1, 1),))),
        replace(GREEN, does=(cards.penalty(100),) * 3, opens="effect"),
        replace(GREEN, symbol="s"),
        replace(GREEN, symbol="a b"),
        replace(GREEN, symbol=""),
        replace(GREEN, symbol="²"),
        replace(GREEN, opens="nonsense"),  # type: ignore[arg-type]
        replace(GREEN, copies=1.5),  # type: ignore[arg-type]
        replace(GREEN, points=256),
        replace(GREEN, does=(cards.skip(),) * 17),
        replace(GREEN, copies=0),
    ],
    ids=lambda card: ascii(card)[:70],
)
def test_a_card_that_cannot_work_is_refused_by_name(odd: Card) -> None:
    with pytest.raises(BadEdition) as caught:
        play_some(box(odd))
    assert odd.symbol in str(caught.value)
    assert CLASSIC.title in str(caught.value)


@pytest.mark.timeout(10)
def test_a_box_without_numbers_finds_its_dealer() -> None:
    wild = Card("", "wild", 40, 50, does=(cards.name_color(),), opens="first_names")
    play_some(box(cards=(wild,)))


def test_as_many_kinds_as_fit() -> None:
    symbols = [*map(str, range(10)), *(f"+{amount}" for amount in range(1, 25))]
    kinds = [Card(symbol, color, 1, 5) for symbol in symbols for color in cards.COLOR_NAMES]
    played = box(cards=tuple(kinds[:KINDS]))
    assert len(played.cards) == KINDS
    play_some(played)


def test_a_card_that_the_catalog_has_no_name_for_can_be_spoken_of() -> None:
    match = Match.new(box(Card("+18", "green", 2, 9)), ["Ana", "Ben"], seed="1")
    refusal = match.why_not(match.table.asked, "give G+18")
    assert str(refusal)


def test_start_cards_shuffled_back_again_and_again_leave_no_trace() -> None:
    wild = Card("+4", "wild", 180, 50, does=(cards.name_color(), cards.penalty(4)), opens="returned")
    try:
        played = box(cards=(Card("1", "red", 4, 1), wild), hand=1)
    except BadEdition as error:
        assert "W+4" in str(error)  # noqa: PT017 - either way is right: refused, or played
        return
    for seed in range(40):
        match = Match.new(played, ["Ana", "Ben"], seed=str(seed), dealer=0)
        assert played.sheet.opens[match.table.discard[0]] != RETURNED
        match.table.pack()


def test_scores_of_the_dearest_cards_fit() -> None:
    dear = (Card("1", "red", 95, 255), Card("2", "red", 95, 255))
    try:
        played = box(cards=dear, hand=18, seats=(2, 10))
    except BadEdition:
        return
    table = Match.new(played, [str(seat) for seat in range(10)], seed="1", dealer=0).table
    end_round(table, played.sheet, 0)
    assert table.points[0] == 9 * 18 * 255
    assert Table.unpack(table.pack()[0]).points[0] == table.points[0]


def test_a_card_that_goes_on_after_its_penalty_can_be_stacked_again_and_again() -> None:
    card = Card("+1", "red", 40, 20, does=(cards.penalty(1), cards.skip(), cards.skip()), opens="passed_over")
    try:
        played = box(card, Card("1", "green", 60, 1), rulings={"stacking": "like_on_like"}, hand=25)
    except BadEdition as error:
        assert "R+1" in str(error)  # noqa: PT017 - either way is right: refused, or played
        return
    play_some(played, 30)
