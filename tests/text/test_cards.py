"""Names of cards, and texts that are derived from what cards do."""

from __future__ import annotations

import pytest

from lastcard.editions import EDITIONS, edition
from lastcard.editions.printed import printed, printed_item
from lastcard.text import TextError, card_name, card_text, color_name, item_name
from lastcard.text.cards import ITEMS


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("R0", "red 0"),
        ("B9", "blue 9"),
        ("YS", "yellow Skip"),
        ("GR", "green Reverse"),
        ("R+1", "red Draw One"),
        ("B+2", "blue Draw Two"),
        ("W", "Wild"),
        ("W+4", "Wild Draw Four"),
        ("WI", "Wild Item Box"),
        ("WD", "Wild Dip into the Deck"),
        ("W+2", "Wild Draw Two"),
    ],
)
def test_names_of_cards(card: str, name: str) -> None:
    assert card_name(card) == name


@pytest.mark.parametrize("card", ["", "R", "5", "R10", "RX", "R²", "X5", "W5", "w", "R 5"])
def test_what_is_no_card_has_no_name(card: str) -> None:
    with pytest.raises(TextError, match="is not a card"):
        card_name(card)


def test_names_of_colors_and_items() -> None:
    assert [color_name(color) for color in ("red", "yellow", "green", "blue")] == ["red", "yellow", "green", "blue"]
    assert [item_name(item) for item in ITEMS] == ["Mushroom", "Banana Peel", "Green Shell", "Lightning", "Bob-omb"]


@pytest.mark.parametrize("name", EDITIONS)
def test_every_card_of_every_edition_has_a_text(name: str) -> None:
    box = edition(name, {"seven_zero": True})
    for card in box.cards:
        text = card_text(card_name(card.code), printed(box, card), item=printed_item(box, card), wild=card.wild)
        assert text.startswith(card_name(card.code) + ": ")
        assert text.endswith(".")


def _text(name: str, code: str, **rulings: object) -> str:
    box = edition(name, rulings)
    card = box.cards[box.kinds[code]]
    return card_text(card_name(code), printed(box, card), item=printed_item(box, card), wild=card.wild)


def test_the_text_follows_what_the_card_does() -> None:
    assert _text("classic", "B7") == "blue 7: A number card; it does nothing else."
    assert _text("classic", "W") == "Wild: It fits on any card. You name the color."
    assert _text("classic", "B7", seven_zero=True) == "blue 7: You swap hands with an opponent of your choice."
    assert _text("pizza-pizza", "G+1") == "green Draw One: The next player draws a card and misses a turn."
    assert _text("mario-kart", "Y3") == (
        "yellow 3: A number card; it does nothing else. Item: Banana Peel. When an Item Box turns it over: "
        "The player before you draws 2 cards."
    )
    assert _text("mario-kart", "Y3", banana_target="last_to_act").endswith(
        "Whichever other player acted last draws 2 cards."
    )


def test_the_text_of_a_dip_follows_its_order() -> None:
    colored = "You name the color."
    drawn = "You draw a card. You give the next player a card from your hand."
    assert _text("pizza-pizza", "WD").endswith(f"{colored} {drawn}")
    assert _text("pizza-pizza", "WD", dip_order="draw_pass_color").endswith(f"{drawn} {colored}")


def test_the_text_of_a_challenge_follows_the_test() -> None:
    assert "if you still hold a card of the color that was to be matched" in _text("classic", "W+4")
    assert "if you could have played another card" in _text("pizza-pizza", "W+2")
    assert "if you still hold a card of the color" in _text("pizza-pizza", "W+2", wd2_test="color_only")
    assert "challenges" not in _text("classic", "W+4", wd4_play="enforced")
