"""A table as a seat sees it: what the compiled players' rules read, with nothing in it that is hidden."""

from lastcard.game import View
from lastcard.game.notation import parse_card
from lastcard.game.resample import public_part, unknown_cards
from lastcard.rules.seats import receive
from lastcard.rules.table import Table


def seen_table(view: View) -> Table:
    """What everybody knows, the seat's own hand, and of the others' hands and the draw pile only the sizes."""
    table = public_part(view)
    if view.seat is not None:
        for card in view.hand:
            receive(table, view.seat, parse_card(view.edition, card))
    table.held[: view.seats] = bytearray(view.held)
    hidden = sum(held for seat, held in enumerate(view.held) if seat != view.seat)
    table.draw_size = len(unknown_cards(view)) - hidden
    return table
