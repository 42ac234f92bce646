"""Many tables side by side, each with a learner in it: the loop under the environments.

A lane is a table with what an environment keeps beside it: dice, scores, where in the match it is. A
step is one decision of a learner, together with the moves that the other players make until a learner
is asked again.
"""

from collections.abc import MutableSequence
from typing import Annotated, TypeAlias

from ._rule import entry, hot, rule
from .actions import actions_of, move_of, write_mask
from .casual import FACTS
from .chance import fill_block
from .columns import TERMS
from .deal import deal
from .layout import Long, Packed, Row, Small
from .matches import decided, gained
from .memory import MEMORY
from .mind import Mind, begin_mind, choose_minded, keep_in_mind
from .moves import why_not
from .observe import observe
from .reference import below, seed_dice
from .scoring import hand_points
from .sheet import Sheet
from .step import step
from .table import Table
from .words import LEGAL, OVER, ROUND_STREAM, SEATS, Move, Seat

Floats: TypeAlias = MutableSequence[float]
"""A row of rewards, one for each seat."""

# What is rewarded.
WIN: int = 0
POINTS: int = 1

# How an episode that has ended is followed by the next one.
NEXT_STEP: int = 0
SAME_STEP: int = 1
DISABLED: int = 2

# Endings.
GOES_ON: int = 0
TERMINATED: int = 1
TRUNCATED: int = 2

LEARNER: int = -1
"""In place of a player's number: the seat is the learner's."""
ILLEGAL: float = -1.0
"""The reward for an action that is not legal; it ends the episode."""


class Setup(Packed):
    """What all lanes have in common."""

    seats: Small
    players: Annotated[Row, "i1", SEATS]
    """Who sits where: LEARNER, or the number of a player."""
    facts: Annotated[Row, "i4", FACTS]
    """What the players have to know of the edition."""
    match: Small
    """1: an episode is a match; 0: it is a round."""
    terms: Annotated[Row, "i4", TERMS]
    """How a match is decided."""
    target: Long
    """The score a match is played to; 0 where no match is played."""
    reward: Small
    renewal: Small
    """How an episode is followed by the next one."""
    most: Long
    """After how many moves a round is given up."""


class Lane(Packed):
    """What is kept beside a table."""

    key: Annotated[Row, "u4", 8]
    """The key that all episodes of the lane come from."""
    dice: Annotated[Row, "i8", 4]
    """The dice of the players."""
    scores: Annotated[Row, "i4", SEATS]
    """The scores of the match."""
    episode: Long
    """How many episodes were begun."""
    number: Long
    """The number of the round within the episode, from 1."""
    memory: Annotated[Row, "i8", MEMORY]
    """What everybody could keep in mind of the round, where a player has a network."""
    dealer: Small
    ended: Small
    """How the episode has ended, if it has."""
    made: Long
    """How many moves were made in this step; with SAME_STEP, since the deal if there was one."""
    made_before: Long
    """With SAME_STEP: how many moves were made in the latest step that ended an episode, up to its end."""


@rule
def recall(lane: Lane, mind: Mind | None) -> None:
    """Take up what the lane remembers: all lanes think with the same mind, one after the other."""
    if mind is not None:
        for at in range(MEMORY):
            mind[0][at] = lane.memory[at]


@rule
def put_away(lane: Lane, mind: Mind | None) -> None:
    """Leave with the lane what is remembered."""
    if mind is not None:
        for at in range(MEMORY):
            lane.memory[at] = mind[0][at]


@rule
def deal_round(table: Table, sheet: Sheet, setup: Setup, lane: Lane, mind: Mind | None) -> None:
    """Deal the next round of the episode: its key depends on nothing but the lane's, episode and round."""
    lane.number += 1
    for word in range(8):
        table.key[word] = lane.key[word]
    fill_block(table, 0, ROUND_STREAM, lane.episode)
    for word in range(8):
        table.key[word] = table.block[word]
    if lane.number == 1:
        seed_dice(lane.dice, table.block[8])
        lane.dealer = below(lane.dice, setup.seats)
    else:
        fill_block(table, 0, ROUND_STREAM, lane.number)
        for word in range(8):
            table.key[word] = table.block[word]
        lane.dealer = lane.dealer + 1 if lane.dealer + 1 < setup.seats else 0
    deal(table, sheet, setup.seats, lane.dealer, 1)
    begin_mind(mind)


@hot
def lane_step(table: Table, sheet: Sheet, lane: Lane, move: Move, mind: Mind | None) -> None:
    """Make a move of the seat that is asked."""
    before = table.color
    step(table, sheet, table.asked, move)
    keep_in_mind(table, before, mind)
    lane.made += 1


@rule
def end_of_round(table: Table, sheet: Sheet, setup: Setup, lane: Lane, rewards: Floats) -> None:
    """Score a round that is over, and end the episode if that was the last one."""
    winner = table.winner
    for seat in range(setup.seats):
        lane.scores[seat] += gained(table, sheet, setup.terms, seat)
        if winner >= 0 and setup.reward == POINTS:
            rewards[seat] += table.points[seat] - hand_points(table, sheet, seat)
    if setup.match:
        winner = decided(table, setup.terms, lane.scores, 0, lane.number)
    if winner >= 0 or setup.match == 0:
        lane.ended = TERMINATED
    if winner >= 0 and setup.reward == WIN:
        for seat in range(setup.seats):
            rewards[seat] += 1.0 if seat == winner else -1.0 / (setup.seats - 1)


@hot
def advance(
    table: Table, sheet: Sheet, setup: Setup, lane: Lane, out: Row, rewards: Floats, mind: Mind | None
) -> None:  # fmt: skip
    """Let the other players move until a learner is asked or the episode has ended."""
    while lane.ended == GOES_ON:
        if table.asks == OVER:
            end_of_round(table, sheet, setup, lane, rewards)
            if lane.ended == GOES_ON:
                deal_round(table, sheet, setup, lane, mind)
        elif table.moves >= setup.most:
            lane.ended = TRUNCATED
        else:
            player = setup.players[table.asked]
            if player == LEARNER:
                return
            move = choose_minded(table, sheet, setup.facts, player, lane.dice, out, mind)
            lane_step(table, sheet, lane, move, mind)


@rule
def begin_episode(
    table: Table, sheet: Sheet, setup: Setup, lane: Lane, out: Row, unused: Floats, mind: Mind | None
) -> None:  # fmt: skip
    """Deal anew and go on to the first decision of a learner; what is scored before it is not rewarded.

    An episode that is over before a learner was asked once is no episode; the next one is dealt.
    """
    lane.ended = TERMINATED
    while lane.ended != GOES_ON:
        lane.episode += 1
        lane.number = 0
        lane.ended = GOES_ON
        for seat in range(SEATS):
            lane.scores[seat] = 0
        deal_round(table, sheet, setup, lane, mind)
        advance(table, sheet, setup, lane, out, unused, mind)


@rule
def act(
    table: Table, sheet: Sheet, setup: Setup, lane: Lane, action: int, out: Row, rewards: Floats, mind: Mind | None
) -> None:  # fmt: skip
    """Take a learner's action; one that is not legal ends the episode."""
    seat = table.asked
    move = move_of(action, sheet.kinds, setup.seats, seat)
    if move < 0 or why_not(table, sheet, seat, move) != LEGAL:
        rewards[seat] = ILLEGAL
        lane.ended = TERMINATED
        return
    lane_step(table, sheet, lane, move, mind)
    advance(table, sheet, setup, lane, out, rewards, mind)


@hot
def show(table: Table, sheet: Sheet, setup: Setup, lane: Lane, seat: Seat, out: Row, seen: Row, mask: Row) -> None:
    """Write what a seat knows and may do; once the episode has ended any action will do, for none counts."""
    observe(table, sheet, seat, lane.scores, setup.target, seen)
    if lane.ended == GOES_ON:
        write_mask(table, sheet, seat, out, mask)
    else:
        for action in range(actions_of(sheet.kinds)):
            mask[action] = 1


@entry
def look(table: Table, sheet: Sheet, setup: Setup, lane: Lane, seat: Seat, out: Row, seen: Row, mask: Row) -> None:
    """What ``show`` does, from outside."""
    show(table, sheet, setup, lane, seat, out, seen, mask)


@entry
def step_lanes(
    tables: list[Table],
    sheet: Sheet,
    setup: Setup,
    lanes: list[Lane],
    first: int,
    last: int,
    actions: Row,
    out: Row,
    seen: list[Row],
    masks: list[Row],
    rewards: list[Floats],
    final: list[Row],
    endings: Row,
    moves: Row,
    unused: Floats,
    mind: Mind | None,
) -> int:
    """One step in each of the lanes ``first`` to ``last`` - 1; return how many moves were made.

    Written for each lane: ``seen`` and ``masks`` (what the seat that is asked knows and may do),
    ``rewards`` (of every seat), ``endings``, ``moves``, and with SAME_STEP ``final`` (what was seen
    last in an episode that has ended). ``out`` has room for MOVES, ``unused`` for a reward of each seat.
    ``mind`` is None where no player has a network.
    """
    total = 0
    for at in range(first, last):
        table, lane = tables[at], lanes[at]
        recall(lane, mind)
        lane.made = 0
        for seat in range(setup.seats):
            rewards[at][seat] = 0.0
        ended = GOES_ON
        if lane.ended == GOES_ON:
            act(table, sheet, setup, lane, actions[at], out, rewards[at], mind)
            ended = lane.ended
            if ended != GOES_ON and setup.renewal == SAME_STEP:
                observe(table, sheet, 0, lane.scores, setup.target, final[at])
                total += lane.made
                lane.made_before = lane.made
                lane.made = 0
                begin_episode(table, sheet, setup, lane, out, unused, mind)
        elif setup.renewal == DISABLED:
            ended = lane.ended
        else:
            begin_episode(table, sheet, setup, lane, out, unused, mind)
        put_away(lane, mind)
        endings[at] = ended
        moves[at] = lane.made
        total += lane.made
        show(table, sheet, setup, lane, max(table.asked, 0), out, seen[at], masks[at])
    return total
