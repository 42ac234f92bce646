"""What the boxes have in common: number and action cards, and the rulings on how they open."""

from collections.abc import Mapping

from .cards import Card, Effect, Item, Opening, pass_hands, penalty, reverse, skip, swap_hands
from .rulings import Value


def action_opening(rulings: Mapping[str, Value]) -> Opening:
    """How an action card turned up first is taken (MK-15 to MK-17)."""
    return "effect" if rulings["start_action"] == "take_effect" else "passed_over"


def wild_draw_opening(rulings: Mapping[str, Value]) -> Opening:
    """How a wild draw card turned up first is taken (MK-18, PP-15)."""
    return "returned" if rulings["start_wd4"] == "return_and_reflip" else "passed_over"


def number_effects(number: int, rulings: Mapping[str, Value]) -> tuple[Effect, ...]:
    """What a number card does: nothing, or by house rule H3 a 7 swaps hands and a 0 passes them on."""
    if rulings["seven_zero"]:
        if number == 7:
            return (swap_hands(),)
        if number == 0:
            return (pass_hands(),)
    return ()


def numbers(
    color: str, copies: Mapping[int, int], rulings: Mapping[str, Value], item: Item | None = None
) -> list[Card]:
    """The number cards of a color: how many copies there are of each number."""
    return [
        Card(str(number), color, many, points=number, item=item, does=number_effects(number, rulings))
        for number, many in copies.items()
    ]


def actions(color: str, copies: int, amount: int, rulings: Mapping[str, Value], item: Item | None = None) -> list[Card]:
    """Skip, Reverse and the draw card of a color."""
    opens = action_opening(rulings)
    return [
        Card("S", color, copies, points=20, item=item, does=(skip(),), opens=opens),
        Card("R", color, copies, points=20, item=item, does=(reverse(),), opens=opens),
        Card(f"+{amount}", color, copies, points=20, item=item, does=(penalty(amount),), opens=opens),
    ]
