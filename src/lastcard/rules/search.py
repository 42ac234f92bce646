"""A player that searches: worlds that its seat cannot tell from the real one, each candidate played out in all.

Every candidate is tried in the same worlds with the same dice, so that what they have in common cancels out. The
worse half is dropped in turn until one is left, each time after an even part of the work (sequential halving, Karnin et
al. 2013): so many worlds for each candidate, as if all were tried in all.
The network's chance counts as so many worlds more (``PRIOR``): few worlds hardly move it. Where points count beside the
round (``lastcard.rules.stakes``), the network's chances and the ends of the rounds are taken for so much more or less.
"""

from math import exp
from typing import Final, TypeAlias

from ._rule import copy_table, entry, rule
from .features import Floats, change, position
from .layout import Row
from .memory import MEMORY, forget
from .mind import EXPERT, Mind, choose_minded
from .network import add_rows, begin, candidates, judge, remembered_step
from .reference import below, seed_dice
from .sheet import Sheet
from .stakes import LEAN, mean_card, points_out, worth_of
from .step import step
from .survey import deal_number
from .table import Table
from .words import OVER, Move, Seat
from .worlds import deal_anew

SEARCHER: Final = -3
"""In place of a player's number: the one who searches."""

SIGHT: Final = 0
"""The terms of a search: how much is seen (``lastcard.rules.worlds``), in how many worlds, who plays them out, for
how many worlds the network's chance counts (0: there is no network); then what points are worth
(``lastcard.rules.stakes``)."""
WORLDS: Final = 1
PLAYED_BY: Final = 2
PRIOR: Final = 3

LONGEST: Final = 2000
"""A round with more moves is given up."""

Study: TypeAlias = tuple[Mind, Row, Row, Row]
"""The mind of the table, whose one network it is; room for another memory; facts of the edition; the dice of those who
play out."""
Tries: TypeAlias = tuple[Row, Floats, Row, Floats]
"""Of each candidate: the move, what speaks for it; of all: those left, and the network's chance."""


@rule
def choose_for(table: Table, sheet: Sheet, player: int, memory: Row, study: Study, dice: Row) -> Move:
    """The move of a compiled player who remembers ``memory``."""
    (_, lay, nets, desk), _, facts, _ = study
    return choose_minded(table, sheet, facts, player, dice, desk[0], (memory, lay, nets, desk))


@rule
def first_step(table: Table, sheet: Sheet, move: Move, study: Study) -> None:
    """Make a candidate's move; the memory of the round goes on in the room for another."""
    (real, _, _, _), memory, _, _ = study
    for at in range(MEMORY):
        memory[at] = real[at]
    remembered_step(table, sheet, move, memory)


@rule
def play_out(table: Table, sheet: Sheet, player: int, study: Study) -> Seat:
    """Let one player play all seats to the end; who wins, -1 nobody."""
    _, memory, _, dice = study
    while table.asks != OVER and table.moves < LONGEST:
        move = choose_for(table, sheet, player, memory, study, dice)
        if player == EXPERT:
            remembered_step(table, sheet, move, memory)
        else:
            step(table, sheet, table.asked, move)
    return table.winner if table.asks == OVER else -1


@rule
def weigh(table: Table, sheet: Sheet, count: int, lean: float, study: Study, tries: Tries) -> None:
    """The network's chance of each candidate, with ``lean`` added to its log-odds for each point it takes out."""
    (memory, lay, nets, desk), _, _, _ = study
    moves, _, _, chances = tries
    _, at, value, base, _, _, unseen = desk
    seat, drawn = table.asked, mean_card(sheet)
    size = position(table, sheet, seat, memory, lay, at, value, unseen)
    begin(lay, nets[0], base)
    add_rows(lay, nets[0], at, value, 0, size, base)
    for number in range(count):
        end = change(table, sheet, seat, moves[number], lay, at, value, size)
        odds = judge(lay, nets[0], size, end, desk) + lean * points_out(sheet, moves[number], drawn)
        chances[number] = 1.0 / (1.0 + exp(-odds))


@rule
def try_worlds(
    tables: list[Table], sheet: Sheet, terms: Row, belief: Row, left: int, worlds: int, study: Study, dice: Row,
    tries: Tries,
) -> None:  # fmt: skip
    """Try the candidates that are left in so many new worlds, and add up what they win."""
    moves, won, alive, _ = tries
    me = tables[0].asked
    for world in range(worlds):
        copy_table(tables, 0, 1)
        deal_anew(tables[1], sheet, me, terms[SIGHT], study[0][0], belief, dice, world, worlds)
        seed = below(dice, 1 << 31)
        for at in range(left):
            number = alive[at]
            copy_table(tables, 1, 2)
            table = tables[2]
            seed_dice(study[3], seed)
            first_step(table, sheet, moves[number], study)
            won[number] += worth_of(table, play_out(table, sheet, terms[PLAYED_BY], study), me, terms)


@rule
def drop_half(left: int, tries: Tries) -> int:
    """Keep the better half of the candidates, best first; how many are left."""
    _, won, alive, _ = tries
    keep = (left + 1) // 2
    for place in range(keep):
        best = place
        for at in range(place + 1, left):
            if won[alive[at]] > won[alive[best]]:
                best = at
        first = alive[place]
        alive[place] = alive[best]
        alive[best] = first
    return keep


@rule
def choose_searching(
    tables: list[Table], sheet: Sheet, terms: Row, belief: Row, study: Study, dice: Row, tries: Tries
) -> Move:
    """The move of the one who searches, for the seat that is asked at ``tables[0]``; there is room for two more."""
    moves, won, alive, chances = tries
    table, out = tables[0], study[0][3][0]
    count = candidates(table, sheet, table.asked, out)
    if count == 1:
        return out[0]
    for number in range(count):
        moves[number], alive[number], won[number] = out[number], number, 0.0
    if terms[PRIOR] > 0:
        weigh(table, sheet, count, 1e-6 * terms[LEAN], study, tries)
        for number in range(count):
            won[number] = terms[PRIOR] * chances[number]
    stages, left = 1, count
    while 1 << stages < count:
        stages += 1
    for _ in range(stages):
        try_worlds(
            tables, sheet, terms, belief, left, max(1, terms[WORLDS] * count // (stages * left)), study, dice, tries
        )
        left = drop_half(left, tries)
    return moves[alive[0]]


@entry
def ask_searcher(
    tables: list[Table], sheet: Sheet, terms: Row, belief: Row, study: Study, dice: Row, tries: Tries
) -> Move:
    """What ``choose_searching`` does, from outside."""
    return choose_searching(tables, sheet, terms, belief, study, dice, tries)


@entry
def contest_searching(
    tables: list[Table], sheet: Sheet, key: Row, rounds: int, players: Row, terms: Row, belief: Row,
    study: Study, dice: Row, tries: Tries, wins: Row,
) -> int:  # fmt: skip
    """Play deals, each once for every seat with the players one seat further on; how often somebody searched.

    ``wins`` has a place for each of the players, which are added to.
    """
    seats, searched = len(players), 0
    table, memory, rolls = tables[0], study[0][0], study[3]
    for at in range(rounds):
        number, turn = at // seats, at % seats
        deal_number(table, sheet, key, number, seats, number % seats, 1, rolls)
        seed_dice(dice, below(rolls, 1 << 31))
        forget(memory)
        while table.asks != OVER and table.moves < LONGEST:
            player = players[(table.asked + turn) % seats]
            if player == SEARCHER:
                searched += 1 if candidates(table, sheet, table.asked, study[0][3][0]) > 1 else 0
                move = choose_searching(tables, sheet, terms, belief, study, dice, tries)
            else:
                move = choose_for(table, sheet, player, memory, study, dice)
            remembered_step(table, sheet, move, memory)
        if table.asks == OVER and table.winner >= 0:
            wins[(table.winner + turn) % seats] += 1
    return searched
