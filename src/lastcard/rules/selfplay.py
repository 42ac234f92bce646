"""Rounds that the network plays against itself, or against a rival, for its training."""

from typing import TypeAlias

from ._rule import entry, rule
from .features import Floats, change, position
from .layout import Row
from .memory import forget
from .mind import choose_minded
from .network import Desk, best_of, candidates, remembered_step
from .reference import below, next_word
from .sheet import Sheet
from .survey import deal_number
from .table import Table
from .words import OVER, Move, Seat

LEARNER: int = -3
"""In place of a rival's number: the one who learns plays all seats."""

Rival: TypeAlias = tuple[Row, Row, list[Floats], Desk]
"""What a rival who does not learn plays by: facts of the edition, the layout and the networks, room to think."""
Samples: TypeAlias = tuple[list[Row], list[Floats], Row, Floats]
"""Decisions: the places that are not zero, their values, how many, and who decided or whether that seat won."""


@rule
def try_move(
    table: Table, sheet: Sheet, memory: Row, lay: Row, net: Floats, dice: Row, explore: int, desk: Desk
) -> tuple[Move, int]:
    """A move to learn from, in ``explore`` of 2**32 cases any candidate; how many inputs it was judged by.

    The inputs stand on the desk; there are none where there was no choice.
    """
    out, at, value, _, _, _, unseen = desk
    seat = table.asked
    count = candidates(table, sheet, seat, out)
    if count == 1:
        return out[0], 0
    size = position(table, sheet, seat, memory, lay, at, value, unseen)
    if next_word(dice) < explore:
        picked = below(dice, count)
    else:
        picked = best_of(table, sheet, seat, lay, net, count, size, desk)
    return out[picked], change(table, sheet, seat, out[picked], lay, at, value, size)


@rule
def note(samples: Samples, number: int, size: int, desk: Desk, seat: Seat) -> None:
    """Write down the decision on the desk."""
    places, values, sizes, whose = samples
    _, at, value, _, _, _, _ = desk
    for number_in in range(size):
        places[number][number_in] = at[number_in]
        values[number][number_in] = value[number_in]
    sizes[number] = size
    whose[number] = float(seat)


@entry
def gather(
    table: Table,
    sheet: Sheet,
    key: Row,
    first: int,
    seats_of: Row,
    explore: int,
    most: int,
    wanted: int,
    lay: Row,
    net: Floats,
    memory: Row,
    dice: Row,
    desk: Desk,
    player: int,
    rival: Rival,
    samples: Samples,
) -> tuple[int, int]:
    """Play rounds from number ``first`` on until ``wanted`` decisions are noted; how many decisions and rounds.

    The one who learns plays all seats, or one seat after the other in turn against ``player`` in the others.

    Each round has one of the numbers of seats in ``seats_of``, and is left out if it is not won within ``most``
    moves. ``samples`` has room for ``wanted`` and a longest round more; in the end the last row says 1 for the
    decisions of winners and 0 for the others.
    """
    done, rounds = 0, 0
    facts, other_lay, nets, other_desk = rival
    whose = samples[3]
    while done < wanted:
        number = first + rounds
        seats = seats_of[number % len(seats_of)]
        deal_number(table, sheet, key, number, seats, number // len(seats_of) % seats, 1, dice)
        forget(memory)
        here = done
        mine = number // len(seats_of) // seats % seats
        while table.asks != OVER and table.moves < most:
            seat = table.asked
            if player == LEARNER or seat == mine:
                move, size = try_move(table, sheet, memory, lay, net, dice, explore, desk)
                if size > 0:
                    note(samples, here, size, desk, seat)
                    here += 1
            else:
                mind = (memory, other_lay, nets, other_desk)
                move = choose_minded(table, sheet, facts, player, dice, other_desk[0], mind)
            remembered_step(table, sheet, move, memory)
        rounds += 1
        if table.asks == OVER and table.winner >= 0:
            for at in range(done, here):
                whose[at] = 1.0 if int(whose[at]) == table.winner else 0.0
            done = here
    return done, rounds
