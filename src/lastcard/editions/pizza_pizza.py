"""UNO Pocket Pizza Pizza: a pocket deck of 52 cards for two to five players (rules section 3).

One card of each kind: numbers 1 to 9, Skip, Reverse and Draw One in four colors; Wild, Wild Dip into
the Deck and Wild Draw Two. The sheet says 52 and lists 51: the fourth wild is a ruling (PP-05).
"""

from collections.abc import Mapping

from .cards import COLOR_NAMES, SELF, Bluff, Card, draw, give_card, name_color, penalty
from .rulings import Value, choice, known
from .suits import actions, numbers, wild_draw_opening

NAME = "pizza-pizza"
TITLE = "UNO Pocket Pizza Pizza"
SEATS = (2, 5)
HAND = 5
POINTS = "PP"
RULINGS = known(
    250,
    own=(
        choice("pizza_fourth_wild", "wild", "dip", "draw2", "none", points=("PP-05",), uncertain=True),
        choice("wd2_test", "any_playable", "color_only", points=("PP-25",), uncertain=True),
        choice("dip_order", "color_draw_pass", "draw_pass_color", points=("PP-22a",), uncertain=True),
        choice("last_dip", "ends_round", "resolve", points=("PP-22f",), uncertain=True),
    ),
)
PRESETS: dict[str, dict[str, Value]] = {"standard": {}}


def cards(rulings: Mapping[str, Value]) -> tuple[Card, ...]:
    """The 51 kinds of the box, in four colors and three wilds."""
    copies = dict.fromkeys(range(1, 10), 1)
    fourth = rulings["pizza_fourth_wild"]
    last = rulings["last_dip"] == "resolve"
    color = name_color().even_last(last and rulings["dip_order"] == "color_draw_pass")
    dip = [draw(1, SELF).even_last(last), give_card().even_last(last)]
    dip = [color, *dip] if rulings["dip_order"] == "color_draw_pass" else [*dip, color]
    return (
        *(
            card
            for color_name in COLOR_NAMES
            for card in (*numbers(color_name, copies, rulings), *actions(color_name, 1, 1, rulings))
        ),
        Card("", "wild", 2 if fourth == "wild" else 1, points=50, does=(name_color(),), opens="first_names"),
        Card("D", "wild", 2 if fourth == "dip" else 1, points=50, does=tuple(dip), opens="first_names"),
        Card(
            "+2",
            "wild",
            2 if fourth == "draw2" else 1,
            points=50,
            does=(name_color(), penalty(2, challenged=True)),
            opens=wild_draw_opening(rulings),
        ),
    )


def bluff(rulings: Mapping[str, Value]) -> Bluff:
    """A Wild Draw Two is a bluff when any other card could have been played (PP-25)."""
    return Bluff("playable" if rulings["wd2_test"] == "any_playable" else "color")
