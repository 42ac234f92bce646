"""Many rounds in a row, played by the reference players, and the count of move sequences."""

from ._rule import copy_table, entry, hot
from .chance import fill_block
from .deal import deal
from .layout import Row
from .moves import legal
from .reference import choose, seed_dice
from .sheet import Sheet
from .step import step
from .table import Table
from .words import OVER, ROUND_STREAM


@hot
def play_out(table: Table, sheet: Sheet, players: Row, turn: int, dice: Row, out: Row, most: int) -> None:
    """Let the players finish a round, or give it up after ``most`` moves. Seat s is player s + turn."""
    while table.asks != OVER and table.moves < most:
        player = table.asked + turn
        if player >= table.seats:
            player -= table.seats
        step(table, sheet, table.asked, choose(table, sheet, players[player], dice, out))


@entry
def play_rounds(
    table: Table,
    sheet: Sheet,
    key: Row,
    first: int,
    rounds: int,
    seats: int,
    clockless: int,
    players: Row,
    turns: int,
    most: int,
    dice: Row,
    out: Row,
    winners: Row,
    moves: Row,
    points: Row,
) -> int:
    """Play rounds ``first``, ``first`` + 1, … and return how many moves were made in all.

    Each round has the key and the players' dice that its number gives, wherever and in whatever
    company it is played. With ``turns`` above 1 each deal is played so many times, the players one
    seat further on each time. ``winners`` (rounds; -1 nobody, -2 given up), ``moves`` (rounds) and
    ``points`` (rounds * seats) are written.
    """
    total = 0
    for at in range(rounds):
        number = first + at // turns
        for word in range(8):
            table.key[word] = key[word]
        fill_block(table, 0, ROUND_STREAM, number)
        for word in range(8):
            table.key[word] = table.block[word]
        seed_dice(dice, table.block[8])
        deal(table, sheet, seats, number % seats, clockless)
        play_out(table, sheet, players, at % turns, dice, out, most)
        winners[at] = table.winner if table.asks == OVER else -2
        moves[at] = table.moves
        for seat in range(seats):
            points[at * seats + seat] = table.points[seat]
        total += table.moves
    return total


@entry
def count_sequences(tables: list[Table], sheet: Sheet, depth: int, out: list[Row], sizes: Row, at: Row) -> int:
    """How many sequences of ``depth`` moves the seats asked can make from ``tables[0]`` (perft).

    A round that ends sooner counts once. ``tables`` has room for depth + 1, ``out`` as many rows
    of MOVES, ``sizes`` and ``at`` for depth + 1.
    """
    total = 0
    level = 0
    sizes[0] = -1
    while level >= 0:
        table = tables[level]
        if table.asks == OVER or level == depth:
            total += 1
            level -= 1
            continue
        if sizes[level] < 0:
            sizes[level] = legal(table, sheet, table.asked, out[level])
            at[level] = 0
        if at[level] == sizes[level]:
            level -= 1
            continue
        move = out[level][at[level]]
        at[level] += 1
        copy_table(tables, level, level + 1)
        level += 1
        sizes[level] = -1
        step(tables[level], sheet, tables[level].asked, move)
    return total
