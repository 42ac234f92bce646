"""The boxes: what is in them, counted by hand, and every way in which an edition is refused."""

from collections import Counter
from dataclasses import replace

import pytest

from lastcard.editions import BOXES, EDITIONS, Card, Edition, Item, edition, presets
from lastcard.editions.cards import draw, penalty, skip
from lastcard.editions.rulings import IMPOSSIBLE
from lastcard.errors import BadEdition, BadRuling, BadSeats, UnknownEdition, UnknownRuling
from lastcard.rules.words import CARDS, KINDS, SCRIPT


def copies(name: str, **rulings: object) -> Counter[str]:
    """How many cards there are of each kind."""
    return Counter({card.code: card.copies for card in edition(name, rulings).cards})


def test_the_classic_box() -> None:
    hand_made = Counter[str]()
    for color in "RYGB":
        hand_made[f"{color}0"] += 1
        for symbol in ("1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+2"):
            hand_made[color + symbol] += 2
    assert copies("classic") == hand_made + Counter({"W": 4, "W+4": 4})
    assert (edition("classic").seats, edition("classic").hand, edition("classic").target) == ((2, 10), 7, 500)


def test_the_mario_kart_box() -> None:
    # MK-04, MK-05: as the classic one, with eight Item Boxes and no plain Wild.
    without_wilds = Counter({code: count for code, count in copies("classic").items() if code[0] != "W"})
    assert copies("mario-kart") == without_wilds + Counter({"W+4": 4, "WI": 8})
    items = Counter[str]()
    for card in edition("mario-kart").cards:
        assert card.item is not None
        items[card.item.name] += card.copies
    # MK-06.
    assert items == {"mushroom": 25, "banana-peel": 25, "green-shell": 25, "lightning": 25, "bob-omb": 12}
    assert (edition("mario-kart").seats, edition("mario-kart").hand, edition("mario-kart").target) == ((2, 10), 7, 500)


@pytest.mark.parametrize(
    ("fourth", "wilds"),
    [("wild", (2, 1, 1)), ("dip", (1, 2, 1)), ("draw2", (1, 1, 2)), ("none", (1, 1, 1))],
)
def test_the_pizza_box(fourth: str, wilds: tuple[int, int, int]) -> None:
    # PP-04 to PP-06: one of everything, no zeros; the fourth wild is a ruling.
    found = copies("pizza-pizza", pizza_fourth_wild=fourth)
    assert (found.pop("W"), found.pop("WD"), found.pop("W+2")) == wilds
    symbols = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+1")
    assert found == {color + symbol: 1 for color in "RYGB" for symbol in symbols}
    assert (edition("pizza-pizza").seats, edition("pizza-pizza").hand) == ((2, 5), 5)
    assert edition("pizza-pizza").target == 250


@pytest.mark.parametrize("name", EDITIONS)
def test_points_are_face_value_twenty_and_fifty(name: str) -> None:
    for card in edition(name).cards:
        assert card.points == (50 if card.wild else int(card.symbol) if card.symbol.isdigit() else 20)


def test_a_digest_tells_rulings_apart_and_nothing_else() -> None:
    boxes = [edition(name) for name in EDITIONS]
    for ruling in BOXES["mario-kart"].RULINGS:
        for value in ruling.values[1:] if ruling.values else (ruling.lowest + 3,):
            boxes.append(edition("mario-kart", {ruling.name: value}))
            assert boxes[-1].rulings[ruling.name] == value
    assert len({box.digest() for box in boxes}) == len(boxes)
    assert edition("mario-kart", {"start_wd4": "return_and_reflip"}).digest() == edition("mario-kart").digest()


def test_geeky_hobbies() -> None:
    box = edition("mario-kart", preset="geeky-hobbies")
    changed = {name: value for name, value in box.rulings.items() if value != box.ruling(name).default}
    assert changed == {
        "start_action": "ignore_and_flip",
        "start_wd4": "bury_and_flip",
        "start_item_box_chooser": "first_player",
        "shell_target": "any_player",
        "match": "single_round",
    }
    assert set(presets("mario-kart")) == {"standard", "geeky-hobbies"}


@pytest.mark.parametrize(
    ("name", "ruling"), [("classic", "banana_target"), ("mario-kart", "wd2_test"), ("pizza-pizza", "wd4_counts_wild")]
)
def test_a_ruling_of_another_box_is_refused(name: str, ruling: str) -> None:
    with pytest.raises(UnknownRuling, match=f'no ruling "{ruling}"'):
        edition(name, {ruling: True})


@pytest.mark.parametrize("name", EDITIONS)
def test_house_rules_are_known_to_every_box_and_off(name: str) -> None:
    house = {ruling.name: ruling.default for ruling in edition(name).known_rulings if ruling.house}
    assert house == {
        "stacking": "off", "jump_in": False, "seven_zero": False, "draw": "one", "drawn_card": "choice",
        "voluntary_draw": True, "bounce": "off", "finish": "any", "false_call_penalty": 0,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("wrong", "near"), [("mario-cart", "mario-kart"), ("pizzapizza", "pizza-pizza"), ("Classic", "classic")]
)
def test_an_unknown_edition_names_the_nearest(wrong: str, near: str) -> None:
    with pytest.raises(UnknownEdition, match=f'no edition "{wrong}".*{near}.*The editions are: classic, mario-kart'):
        edition(wrong)


def test_unknown_names_that_are_near_nothing_get_the_list_alone() -> None:
    with pytest.raises(UnknownEdition) as caught:
        edition("poker")
    assert "mean" not in str(caught.value)
    with pytest.raises(UnknownEdition, match=r"no preset .*geeky.*standard, geeky-hobbies"):
        edition("mario-kart", preset="geeky")
    with pytest.raises(UnknownRuling, match=r'"stacks".*stacking'):
        edition("classic", {"stacks": "cross"})
    with pytest.raises(UnknownRuling, match=r'cannot be "like".* off, like_on_like, cross, at_least'):
        edition("classic", {"stacking": "like"})


@pytest.mark.parametrize(
    ("ruling", "value"),
    [("uno_penalty", -1), ("uno_penalty", 11), ("target", 0), ("target", "many"), ("rounds", 2.5), ("rounds", None),
     ("false_call_penalty", 5)],
)  # fmt: skip
def test_a_number_out_of_bounds_is_refused(ruling: str, value: object) -> None:
    with pytest.raises(BadRuling, match=f"{ruling} is a whole number from"):
        edition("classic", {ruling: value})


@pytest.mark.parametrize(("text", "value"), [("true", True), ("False", False)])
def test_rulings_are_read_as_they_stand_on_a_command_line(text: str, value: bool) -> None:
    assert edition("classic", {"jump_in": text}).rulings["jump_in"] is value
    assert edition("classic", {"target": "300"}).target == 300


@pytest.mark.parametrize(("one", "other"), [(row[0], row[1]) for row in IMPOSSIBLE])
@pytest.mark.parametrize("name", EDITIONS)
def test_a_mix_that_cannot_work_is_refused_naming_both(
    name: str, one: tuple[str, object], other: tuple[str, object]
) -> None:
    with pytest.raises(BadRuling) as caught:
        edition(name, dict([one, other]))
    for ruling, value in (one, other):
        assert f"{ruling}={value}" in str(caught.value)


def test_a_penalty_for_calls_that_nobody_makes_is_refused() -> None:
    with pytest.raises(BadRuling, match=r"uno_calls=automatic.*false_call_penalty=1"):
        edition("classic", {"uno_calls": "automatic", "false_call_penalty": 1})


@pytest.mark.parametrize(("name", "seats"), [("classic", 1), ("classic", 11), ("mario-kart", 0), ("pizza-pizza", 6)])
def test_a_number_of_players_that_a_box_is_not_for(name: str, seats: int) -> None:
    with pytest.raises(BadSeats, match=f"{edition(name).title} is for 2 to .*not for {seats}"):
        edition(name).check_seats(seats)


def box(*more: Card, **changes: object) -> Edition:
    """The classic box with cards added or facts changed."""
    base = edition("classic")
    return replace(base, **{"cards": (*base.cards, *more), **changes})  # type: ignore[arg-type]


COLORED = Card("X", "red", 1, points=5)
MANY = tuple(Card(f"X{number}", "red", 1, points=1) for number in range(KINDS))
EFFECTS = tuple(draw(number, 0) for number in range(16))


@pytest.mark.parametrize(
    ("cards", "says"),
    [
        ((Card("5", "red", 1, points=5),), "lists the card R5 twice"),
        ((replace(COLORED, copies=0),), "card RX needs at least one copy"),
        ((replace(COLORED, copies=CARDS + 1),), f"{CARDS + 1 + 108} cards and there is room for {CARDS}"),
        ((replace(COLORED, copies=CARDS - 107),), f"has {CARDS + 1} cards and there is room for {CARDS}"),
        ((replace(COLORED, points=-1),), "card RX must count from 0 to 255 points"),
        ((replace(COLORED, points=256),), "card RX must count from 0 to 255 points"),
        ((replace(COLORED, does=(skip(),) * 17),), "card RX has more effects than"),
        ((replace(COLORED, item=Item("x", (skip(),) * 17)),), "card RX has more effects than"),
        ((replace(COLORED, does=(penalty(101),)),), "card RX makes somebody draw too many"),
        ((replace(COLORED, color="wild"),), "card WX cannot open a round in the way it says"),
        ((replace(COLORED, color="wild", opens="effect", does=(skip(),)),), "card WX cannot open a round"),
        ((replace(COLORED, opens="effect"),), "card RX cannot open a round"),
        (MANY, f"different cards and there is room for {KINDS}: RX[0-9]+ is one too many"),
        (tuple(replace(MANY[n], does=(*EFFECTS[n:], *EFFECTS[:n])) for n in range(16)), f"room for {SCRIPT}"),
    ],
)  # fmt: skip
def test_a_box_that_cannot_work_is_refused_naming_the_card_and_why(cards: tuple[Card, ...], says: str) -> None:
    with pytest.raises(BadEdition, match=f"Classic UNO.*{says}"):
        box(*cards)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"seats": (1, 4)}, "2 to 10 seats"),
        ({"seats": (2, 11)}, "2 to 10 seats"),
        ({"seats": (5, 4)}, "2 to 10 seats"),
        ({"hand": 0}, "cannot be dealt"),
        ({"hand": 11}, "10 players with 11 cards each leave nothing of its 108 cards"),
        ({"cards": ()}, "cannot be dealt"),
    ],
)
def test_a_deal_that_cannot_work_is_refused(changes: dict[str, object], says: str) -> None:
    base = edition("classic")
    with pytest.raises(BadEdition, match=f"Classic UNO.*{says}"):
        replace(base, **changes)  # type: ignore[arg-type]


def test_a_box_that_may_have_nothing_to_open_with_is_refused() -> None:
    # Passed over are 24 action cards, 4 Wilds and 4 Wild Draw Fours; 80 of 108 cards dealt leave 28.
    box = edition("classic", {"start_action": "ignore_and_flip"})
    with pytest.raises(BadEdition, match="only 28 cards are left after the deal, and 32 cards such as RS may not"):
        replace(box, hand=8)


def test_a_box_of_ones_own_that_works() -> None:
    own = box(COLORED, hand=5)
    assert own.size == 109
    assert own.sheet.kinds == 55
    assert own.kinds["RX"] == 54
