"""Rounds played and watched: what happened in each, and what every kind of card did over all of them.

The same functions run interpreted and compiled.
"""

from ._rule import entry, rule
from .chance import fill_block
from .columns import ROUND_COLUMNS
from .deal import deal
from .layout import Row
from .mind import Mind, begin_mind, choose_minded, keep_in_mind
from .reference import seed_dice
from .sheet import Sheet
from .table import Table
from .watch import close_row, open_row, watched_step
from .words import OVER, ROUND_STREAM, Seat


@rule
def survey_round(
    table: Table,
    sheet: Sheet,
    number: int,
    turn: int,
    facts: Row,
    players: Row,
    most: int,
    dice: Row,
    out: Row,
    rows: Row,
    base: int,
    state: Row,
    plays: Row,
    flips: Row,
    kinds: Row,
    sizes: Row,
    mind: Mind | None,
) -> None:
    """Let the players finish a round that was dealt, or give it up after ``most`` moves, and write its row."""
    begin_mind(mind)
    open_row(table, sheet, number, turn, rows, base, state, plays, flips, kinds)
    while table.asks != OVER and table.moves < most:
        player = table.asked + turn
        player -= table.seats if player >= table.seats else 0
        move = choose_minded(table, sheet, facts, players[player], dice, out, mind)
        before = table.color
        watched_step(table, sheet, move, rows, base, state, plays, flips, kinds)
        keep_in_mind(table, before, mind)
    winner = table.winner if table.asks == OVER else -2
    close_row(table, winner, rows, base, state, plays, flips, kinds, sizes)


@rule
def deal_number(
    table: Table, sheet: Sheet, key: Row, number: int, seats: int, dealer: Seat, clockless: int, dice: Row
) -> None:
    """Deal the round of a number, with the key and the players' dice that it gives."""
    for word in range(8):
        table.key[word] = key[word]
    fill_block(table, 0, ROUND_STREAM, number)
    for word in range(8):
        table.key[word] = table.block[word]
    seed_dice(dice, table.block[8])
    deal(table, sheet, seats, dealer, clockless)


@entry
def survey_rounds(
    table: Table,
    sheet: Sheet,
    key: Row,
    first: int,
    rounds: int,
    seats: int,
    clockless: int,
    facts: Row,
    players: Row,
    turns: int,
    most: int,
    dice: Row,
    out: Row,
    rows: Row,
    state: Row,
    plays: Row,
    flips: Row,
    kinds: Row,
    sizes: Row,
    mind: Mind | None,
) -> int:
    """As ``rounds.play_rounds``, each round watched; returns how many moves were made in all.

    ``rows`` has room for ``rounds`` rows of ROUND_COLUMNS + 2 * seats; ``plays`` and ``flips`` for ``most`` + 2.
    ``kinds`` (KINDS * KIND_COLUMNS) and ``sizes`` (KINDS * HAND_CLASSES * PLAY_COLUMNS) are added to.
    ``mind`` is None where no player has a network.
    """
    total = 0
    width = ROUND_COLUMNS + 2 * seats
    for at in range(rounds):
        number = first + at // turns
        deal_number(table, sheet, key, number, seats, number % seats, clockless, dice)
        survey_round(
            table, sheet, number, at % turns, facts, players, most, dice, out, rows, at * width, state, plays, flips,
            kinds, sizes, mind,
        )  # fmt: skip
        total += table.moves
    return total
