"""Rounds that the network plays against itself, or against a rival, for its training."""

from math import exp
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
from .words import OVER, SEATS, Move, Seat

LEARNER: int = -3
"""In place of a rival's number: the one who learns plays all seats."""

Rival: TypeAlias = tuple[Row, Row, list[Floats], Desk]
"""What a rival who does not learn plays by: facts of the edition, the layout and the networks, room to think."""
Samples: TypeAlias = tuple[list[Row], list[Floats], Row, Floats, Floats, Floats]
"""Decisions: the places that are not zero, their values, how many, who decided and later what is to be learned, and the
chance of winning that the network saw. Then room for what comes after, for each seat."""


@rule
def try_move(
    table: Table, sheet: Sheet, memory: Row, lay: Row, net: Floats, dice: Row, explore: int, desk: Desk
) -> tuple[Move, int, float]:
    """A move to learn from, in ``explore`` of 2**32 cases any candidate.

    Beside it stand how many inputs it was judged by, which are on the desk (none where there was no choice), and the
    chance of winning with the best candidate.
    """
    out, at, value, _, _, _, unseen = desk
    seat = table.asked
    count = candidates(table, sheet, seat, out)
    if count == 1:
        return out[0], 0, 0.0
    size = position(table, sheet, seat, memory, lay, at, value, unseen)
    picked, odds = best_of(table, sheet, seat, lay, net, count, size, desk)
    if next_word(dice) < explore:
        picked = below(dice, count)
    return out[picked], change(table, sheet, seat, out[picked], lay, at, value, size), 1.0 / (1.0 + exp(-odds))


@rule
def note(samples: Samples, number: int, size: int, desk: Desk, seat: Seat, chance: float) -> None:
    """Write down the decision on the desk."""
    places, values, sizes, whose, chances, _ = samples
    _, at, value, _, _, _, _ = desk
    for number_in in range(size):
        places[number][number_in] = at[number_in]
        values[number][number_in] = value[number_in]
    sizes[number] = size
    whose[number], chances[number] = float(seat), chance


@rule
def teach(samples: Samples, first: int, last: int, winner: Seat, keep: float) -> None:
    """Put in the deciders' place what is to be learned of a round's decisions.

    Each learns ``keep`` parts of what the seat's next decision learns, and for the rest the chance that the network saw
    there, which is less a matter of luck (TD(lambda), Sutton 1988); the last learns whether the seat won.
    """
    _, _, _, whose, chances, after = samples
    for seat in range(SEATS):
        after[seat] = 1.0 if seat == winner else 0.0
        after[SEATS + seat] = after[seat]
    for at in range(last - 1, first - 1, -1):
        seat = int(whose[at])
        whose[at] = keep * after[seat] + (1.0 - keep) * after[SEATS + seat]
        after[seat], after[SEATS + seat] = whose[at], chances[at]


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
    keep: float,
    samples: Samples,
) -> tuple[int, int]:
    """Play rounds from number ``first`` on until ``wanted`` decisions are noted; how many decisions and rounds.

    The one who learns plays all seats, or one seat after the other in turn against ``player`` in the others.

    Each round has one of the numbers of seats in ``seats_of``, and is left out if it is not won within ``most``
    moves. ``samples`` has room for ``wanted`` and a longest round more; in the end its row of deciders says what is to
    be learned of each decision, with ``keep`` for how much of the round's end counts (``teach``).
    """
    done, rounds = 0, 0
    facts, other_lay, nets, other_desk = rival
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
                move, size, chance = try_move(table, sheet, memory, lay, net, dice, explore, desk)
                if size > 0:
                    note(samples, here, size, desk, seat, chance)
                    here += 1
            else:
                mind = (memory, other_lay, nets, other_desk)
                move = choose_minded(table, sheet, facts, player, dice, other_desk[0], mind)
            remembered_step(table, sheet, move, memory)
        rounds += 1
        if table.asks == OVER and table.winner >= 0:
            teach(samples, done, here, table.winner, keep)
            done = here
    return done, rounds
