"""Whole matches, round after round to the end that the rulings set, as ``lastcard.game.Match`` plays them."""

from ._rule import entry, rule
from .chance import fill_block
from .columns import (
    FIXED_ROUNDS,
    FORM,
    LOWEST_TOTAL,
    MATCH_COLUMNS,
    MATCH_DEALER,
    MATCH_LEADS,
    MATCH_MOVES,
    MATCH_NUMBER,
    MATCH_ROUNDS,
    MATCH_TURNS,
    MATCH_WINNER,
    MOST_ROUNDS,
    ROTATION,
    ROUND_COLUMNS,
    SINGLE_ROUND,
    TARGET_POINTS,
    TURNS,
)
from .layout import Row
from .mind import Mind
from .scoring import hand_points
from .sheet import Sheet
from .survey import deal_number, survey_round
from .table import Table
from .words import MATCH_STREAM, OVER, Points, Seat

LONGEST_MATCH = 500
"""A match that is not over after so many rounds is given up."""


@rule
def gained(table: Table, sheet: Sheet, terms: Row, seat: Seat) -> Points:
    """What a seat gets in the match for the round that is over; a void one counts nothing."""
    if table.asks != OVER:
        return 0
    if terms[FORM] == LOWEST_TOTAL:
        return hand_points(table, sheet, seat) if table.winner >= 0 else 0
    return table.points[seat]


@rule
def sole_best(scores: Row, base: int, seats: int, lowest: int) -> Seat:
    """The seat whose score alone is best (``lowest``: the smallest), -1 where several share it."""
    best, leader = -(1 << 40), -1
    for seat in range(seats):
        score = -scores[base + seat] if lowest else scores[base + seat]
        if score > best:
            best, leader = score, seat
        elif score == best:
            leader = -1
    return leader


@rule
def decided(table: Table, terms: Row, scores: Row, base: int, rounds: int) -> Seat:
    """Who has won the match; -1 while it goes on. A tie plays on (MK-94, MK-95)."""
    if terms[FORM] == SINGLE_ROUND:
        return table.winner if table.asks == OVER else -1
    ended = False
    if terms[FORM] == FIXED_ROUNDS:
        ended = rounds >= terms[MOST_ROUNDS]
    else:
        for seat in range(table.seats):
            ended = ended or scores[base + seat] >= terms[TARGET_POINTS]
    if not ended:
        return -1
    return sole_best(scores, base, table.seats, 1 if terms[FORM] == LOWEST_TOTAL else 0)


@rule
def match_words(table: Table, key: Row, number: int, words: Row) -> None:
    """The key of a match from the key of the simulation and its number."""
    for word in range(8):
        table.key[word] = key[word]
    fill_block(table, 0, MATCH_STREAM, number)
    for word in range(8):
        words[word] = table.block[word]


@rule
def score_round(table: Table, sheet: Sheet, terms: Row, results: Row, base: int, leader: Seat) -> Seat:
    """Add what the seats got for a round to the match; who leads the standings now, or did last."""
    scores = base + MATCH_COLUMNS
    for seat in range(table.seats):
        results[scores + seat] += gained(table, sheet, terms, seat)
    ahead = sole_best(results, scores, table.seats, 1 if terms[FORM] == LOWEST_TOTAL else 0)
    if ahead < 0:
        return leader
    results[base + MATCH_LEADS] += 1 if leader >= 0 and leader != ahead else 0
    return ahead


@rule
def survey_match(
    table: Table,
    sheet: Sheet,
    number: int,
    seats: int,
    clockless: int,
    facts: Row,
    players: Row,
    terms: Row,
    most: int,
    dice: Row,
    out: Row,
    words: Row,
    results: Row,
    base: int,
    used: int,
    rows: Row,
    state: Row,
    plays: Row,
    flips: Row,
    kinds: Row,
    sizes: Row,
    mind: Mind | None,
) -> int:
    """Play one match and write its row; how many rounds it had. Their rows begin after ``used`` others."""
    for column in range(MATCH_COLUMNS + seats):
        results[base + column] = 0
    results[base + MATCH_NUMBER] = number
    results[base + MATCH_DEALER] = number % seats
    winner, leader, rounds = -1, -1, 0
    while winner < 0 and rounds < LONGEST_MATCH:
        row = (used + rounds) * (ROUND_COLUMNS + 2 * seats)
        deal_number(table, sheet, words, rounds + 1, seats, (number + rounds) % seats, clockless, dice)
        survey_round(
            table, sheet, number, 0, facts, players, most, dice, out, rows, row, state, plays, flips, kinds, sizes,
            mind,
        )  # fmt: skip
        rounds += 1
        rows[row + ROTATION] = rounds
        results[base + MATCH_MOVES] += table.moves
        results[base + MATCH_TURNS] += rows[row + TURNS]
        leader = score_round(table, sheet, terms, results, base, leader)
        winner = decided(table, terms, results, base + MATCH_COLUMNS, rounds)
    results[base + MATCH_WINNER] = winner if winner >= 0 else -2
    results[base + MATCH_ROUNDS] = rounds
    return rounds


@entry
def survey_matches(
    table: Table,
    sheet: Sheet,
    key: Row,
    first: int,
    matches: int,
    seats: int,
    clockless: int,
    facts: Row,
    players: Row,
    terms: Row,
    most: int,
    dice: Row,
    out: Row,
    words: Row,
    results: Row,
    room: int,
    rows: Row,
    state: Row,
    plays: Row,
    flips: Row,
    kinds: Row,
    sizes: Row,
    mind: Mind | None,
) -> int:
    """Play matches ``first``, ``first`` + 1, … and return how many were played before the room for rounds ran out.

    The dealer of match n is seat n modulo the seats; then the deal goes round. ``results`` has ``matches`` rows of
    MATCH_COLUMNS + seats; ``rows`` room for ``room`` rounds, at least LONGEST_MATCH, whose deal number is the number
    of the match and whose rotation is that of the round in it. ``words`` has room for 8 numbers;
    ``mind`` is None where no player has a network.
    """
    used = 0
    for at in range(matches):
        if room - used < LONGEST_MATCH:
            return at
        match_words(table, key, first + at, words)
        used += survey_match(
            table, sheet, first + at, seats, clockless, facts, players, terms, most, dice, out, words, results,
            at * (MATCH_COLUMNS + seats), used, rows, state, plays, flips, kinds, sizes, mind,
        )  # fmt: skip
    return matches
