"""What no table comes to by the rules as they are, yet must not break on: nothing to draw and nothing to reshuffle."""

import pytest

from lastcard.editions import BOXES, Edition, edition
from lastcard.rules import effects
from lastcard.rules.deal import clear
from lastcard.rules.seats import receive
from lastcard.rules.table import Table
from lastcard.rules.words import COLOR, PLAY


def dry(box: Edition, played: str) -> Table:
    """A table at which a card was just played, the only one beside the hands."""
    table, sheet = Table(), box.sheet
    clear(table, sheet, 3, 2, 0)
    table.turn, table.played = 0, 1
    for seat in range(3):
        receive(table, seat, box.kinds["R5"])
        receive(table, seat, box.kinds["R6"])
    kind = box.kinds[played]
    table.discard[0], table.discard_size, table.color = kind, 1, sheet.kind_color[kind]
    effects.plan(table, sheet, sheet.does_from[kind], sheet.does_to[kind])
    effects.carry_on(table, sheet)
    return table


def test_an_item_box_with_nothing_to_turn_over_is_a_plain_wild() -> None:
    table = dry(edition("mario-kart"), "WI")
    assert (table.asks, table.asked, table.discard_size) == (COLOR, 0, 1)


@pytest.mark.parametrize("order", ["color_draw_pass", "draw_pass_color"])
def test_a_dip_with_nothing_to_draw_gives_nothing_away(order: str) -> None:
    box = edition("pizza-pizza", {"dip_order": order})
    table = dry(box, "WD")
    assert (table.asks, table.asked) == (COLOR, 0)
    table.asks = 0
    effects.carry_on(table, box.sheet)
    assert (table.asks, table.asked) == (PLAY, 1)
    assert list(table.held[:3]) == [2, 2, 2]


@pytest.mark.parametrize("name", list(BOXES))
def test_a_penalty_with_nothing_to_draw_is_settled_and_costs_the_turn(name: str) -> None:
    box = edition(name)
    table = dry(box, "R+1" if name == "pizza-pizza" else "R+2")
    assert (table.asks, table.asked, table.owed) == (PLAY, 2, 0)
    assert list(table.held[:3]) == [2, 2, 2]
