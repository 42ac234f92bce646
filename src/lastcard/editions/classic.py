"""Classic UNO, the 108-card box: the common base of the others (rules 4.4).

Four colors of a 0, two each of 1 to 9 and two each of Skip, Reverse and Draw Two; four Wilds and
four Wild Draw Fours.
"""

from collections.abc import Mapping

from .cards import COLOR_NAMES, Bluff, Card, Opening, name_color, penalty
from .rulings import Value, choice, known
from .suits import action_opening, actions, numbers, wild_draw_opening

NAME = "classic"
TITLE = "Classic UNO"
SEATS = (2, 10)
HAND = 7
POINTS = "MK"
RULINGS = known(500, own=(choice("wd4_counts_wild", False, True, points=("MK-46", "4.4")),))
PRESETS: dict[str, dict[str, Value]] = {"standard": {}}


def cards(rulings: Mapping[str, Value]) -> tuple[Card, ...]:
    """The 54 kinds of the box."""
    copies = {number: 1 if number == 0 else 2 for number in range(10)}
    # Where action cards are passed over, a Wild is too (rules 4.2).
    wild_opens: Opening = "first_names" if action_opening(rulings) == "effect" else "passed_over"
    return (
        *(card for color in COLOR_NAMES for card in (*numbers(color, copies, rulings), *actions(color, 2, 2, rulings))),
        Card("", "wild", 4, points=50, does=(name_color(),), opens=wild_opens),
        Card(
            "+4",
            "wild",
            4,
            points=50,
            does=(name_color(), penalty(4, challenged=True)),
            opens=wild_draw_opening(rulings),
        ),
    )


def bluff(rulings: Mapping[str, Value]) -> Bluff:
    """A Wild Draw Four is a bluff with the active color in the hand (MK-45)."""
    return Bluff("color", also=("",) if rulings["wd4_counts_wild"] else ())
