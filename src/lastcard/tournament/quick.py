"""Line-ups of compiled players, played by the laboratory's compiled rules."""

from __future__ import annotations

from lastcard.rules import columns as at
from lastcard.rules.columns import MATCH_COLUMNS, ROUND_COLUMNS
from lastcard.simulate import plan as laboratory
from lastcard.simulate.work import Desk

from .lineups import Lineup
from .outcome import Outcome, add, empty
from .plan import BLOCK, Event, Piece, Plan


def play_compiled(plan: Plan, piece: Piece) -> Outcome:
    """Play a piece of work."""
    event = plan.events[piece.event]
    lineup = event.lineups[piece.lineup]
    outcome = empty(piece.count, event.seats)
    if plan.mode == "matches":
        play_matches(plan, event, lineup, piece, outcome)
    else:
        play_rounds(plan, event, lineup, piece, outcome)
    return outcome


def play_rounds(plan: Plan, event: Event, lineup: Lineup, piece: Piece, outcome: Outcome) -> None:
    """Play deals, each once for every seat."""
    seats = event.seats
    asked = laboratory.Plan(event.box, lineup.bots, "rounds", piece.count, plan.seed, rotate=True)
    desk = Desk(asked, plain=False)
    for begin, count, order in stretches(lineup, piece):
        desk.sit([lineup.bots[place] for place in order])
        rows = desk.rounds(begin, count).rows
        part = outcome[begin - piece.first : begin - piece.first + count]
        for rotation in range(seats):
            mine = rows[rotation::seats]
            points = mine[:, ROUND_COLUMNS : ROUND_COLUMNS + seats]
            left = mine[:, ROUND_COLUMNS + seats : ROUND_COLUMNS + 2 * seats]
            add(part, order, rotation, mine[:, at.WINNER], points, left)


def play_matches(plan: Plan, event: Event, lineup: Lineup, piece: Piece, outcome: Outcome) -> None:
    """Play matches, each once for every seat."""
    seats = event.seats
    asked = laboratory.Plan(event.box, lineup.bots, "matches", piece.count, plan.seed)
    desk = Desk(asked, plain=False)
    sign = 1 if event.box.rulings["match"] == "lowest_total" else -1
    for begin, count, order in stretches(lineup, piece):
        part = outcome[begin - piece.first : begin - piece.first + count]
        for rotation in range(seats):
            desk.sit([lineup.bots[order[(seat + rotation) % seats]] for seat in range(seats)])
            ends = desk.matches(begin, count).matches
            scores = ends[:, MATCH_COLUMNS : MATCH_COLUMNS + seats]
            add(part, order, rotation, ends[:, at.MATCH_WINNER], scores, sign * scores)


def stretches(lineup: Lineup, piece: Piece) -> list[tuple[int, int, tuple[int, ...]]]:
    """The deals of a piece in stretches of one order: the first, how many, the order."""
    if len(lineup.orders) == 1:
        return [(piece.first, piece.count, lineup.orders[0])]
    found = []
    begin, end = piece.first, piece.first + piece.count
    while begin < end:
        block = begin // BLOCK
        upto = min(end, (block + 1) * BLOCK)
        found.append((begin, upto - begin, lineup.orders[block % len(lineup.orders)]))
        begin = upto
    return found
