"""UNO Mario Kart: classic UNO in which every card carries an item (rules section 2).

An item sleeps until somebody plays a Wild Item Box: then the top card of the draw pile is turned
over, and the item in its corner strikes at once.
"""

from collections.abc import Mapping

from .cards import (
    ANYONE,
    CHOSEN,
    COLOR_NAMES,
    LAST_TO_ACT,
    OTHERS,
    PREVIOUS,
    SELF,
    Bluff,
    Card,
    Item,
    Opening,
    draw,
    go_again,
    name_color,
    penalty,
    use_item,
)
from .rulings import Value, choice, known
from .suits import actions, numbers, wild_draw_opening

NAME = "mario-kart"
TITLE = "UNO Mario Kart"
SEATS = (2, 10)
HAND = 7
POINTS = "MK"
RULINGS = known(
    500,
    own=(
        choice("start_item_box_chooser", "dealer", "first_player", points=("MK-19",), uncertain=True),
        choice("start_item_box_activates", False, True, points=("MK-21",)),
        choice("wd4_counts_item_box", True, False, points=("MK-46",), uncertain=True),
        choice("banana_target", "seat_before", "last_to_act", points=("MK-67",), uncertain=True),
        choice("shell_target", "opponents", "any_player", points=("MK-68",)),
        choice("extra_turn", "mandatory", "optional", points=("MK-66", "MK-69a"), uncertain=True),
        choice("bobomb_order", "draw_then_color", "color_then_draw", points=("MK-70",)),
        choice("last_item_box", "ends_round", "resolve_items", points=("MK-90",), uncertain=True),
    ),
)
PRESETS: dict[str, dict[str, Value]] = {
    "standard": {},
    "geeky-hobbies": {
        "start_action": "ignore_and_flip",
        "start_wd4": "bury_and_flip",
        "start_item_box_chooser": "first_player",
        "shell_target": "any_player",
        "match": "single_round",
    },
}


def items(rulings: Mapping[str, Value]) -> dict[str, Item]:
    """The item in the corner of each color's cards (MK-06). Opponents draw even after a last card."""
    before = PREVIOUS if rulings["banana_target"] == "seat_before" else LAST_TO_ACT
    victim = CHOSEN if rulings["shell_target"] == "opponents" else ANYONE
    bomb = [draw(2, SELF).even_last(), name_color()]
    if rulings["bobomb_order"] == "color_then_draw":
        bomb = [name_color().even_last(), draw(2, SELF).even_last()]
    return {
        "red": Item("mushroom", (go_again(),)),
        "yellow": Item("banana-peel", (draw(2, before).even_last(),)),
        "green": Item("green-shell", (draw(1, victim).even_last(),)),
        "blue": Item("lightning", (draw(1, OTHERS).even_last(), go_again())),
        "wild": Item("bob-omb", tuple(bomb)),
    }


def item_box_opening(rulings: Mapping[str, Value]) -> Opening:
    """How an Item Box turned up first is taken (MK-19 to MK-21)."""
    if rulings["start_item_box_activates"]:
        return "activates"
    return "dealer_names" if rulings["start_item_box_chooser"] == "dealer" else "first_names"


def cards(rulings: Mapping[str, Value]) -> tuple[Card, ...]:
    """The 54 kinds of the box: 112 cards."""
    corner = items(rulings)
    copies = {number: 1 if number == 0 else 2 for number in range(10)}
    return (
        *(
            card
            for color in COLOR_NAMES
            for card in (
                *numbers(color, copies, rulings, corner[color]),
                *actions(color, 2, 2, rulings, corner[color]),
            )
        ),
        Card(
            "+4",
            "wild",
            4,
            points=50,
            item=corner["wild"],
            does=(name_color(), penalty(4, challenged=True)),
            opens=wild_draw_opening(rulings),
        ),
        Card(
            "I",
            "wild",
            8,
            points=50,
            item=corner["wild"],
            does=(use_item().even_last(rulings["last_item_box"] == "resolve_items"),),
            opens=item_box_opening(rulings),
        ),
    )


def bluff(rulings: Mapping[str, Value]) -> Bluff:
    """A Wild Draw Four is a bluff with the active color, or an Item Box, in the hand (MK-45, MK-46)."""
    return Bluff("color", also=("I",) if rulings["wd4_counts_item_box"] else ())
