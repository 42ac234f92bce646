"""Line-ups with a bot that is not compiled: the same deals, each bot seeing its view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from lastcard.bots import Bot, Listener
from lastcard.compiled.batch import MOST_MOVES
from lastcard.editions import Edition
from lastcard.errors import LastCardError
from lastcard.game import Event, Match
from lastcard.game.events import read, redact
from lastcard.game.keys import key_words, match_key, round_key
from lastcard.game.notation import parse_move
from lastcard.game.view import view
from lastcard.rules import deal as dealing
from lastcard.rules.matches import LONGEST_MATCH, match_words
from lastcard.rules.moves import why_not
from lastcard.rules.step import step
from lastcard.rules.table import Table
from lastcard.rules.words import LEGAL, OVER

from .entrants import BadBot, maker, problem_of
from .outcome import Outcome, add, empty
from .plan import BLOCK, Piece, Plan

Sat = Sequence[tuple[str, Bot]]
"""The name and the bot of each seat."""


def play_seated(plan: Plan, piece: Piece) -> Outcome:
    """Play a piece of work.

    Raises:
        BadBot: a bot raised, or answered what is no legal move.
    """
    event = plan.events[piece.event]
    lineup, seats = event.lineups[piece.lineup], event.seats
    outcome = empty(piece.count, seats)
    for number in range(piece.first, piece.first + piece.count):
        order = lineup.orders[number // BLOCK % len(lineup.orders)]
        part = outcome[number - piece.first : number - piece.first + 1]
        for rotation in range(seats):
            names = [lineup.bots[order[(seat + rotation) % seats]] for seat in range(seats)]
            sat = [(name, made(name, f"{plan.seed} {number} {seat}")) for seat, name in enumerate(names)]
            ended = one_match if plan.mode == "matches" else one_round
            winner, points, standing = ended(event.box, plan.seed, number, sat)
            add(part, order, rotation, np.array([winner]), np.array([points]), np.array([standing]))
    return outcome


def made(name: str, seed: str) -> Bot:
    """A bot of a name with dice of a seed."""
    try:
        return maker(name)(seed)
    except LastCardError:
        raise
    except Exception as error:  # noqa: BLE001 - somebody's code may raise anything
        raise BadBot("error-bot-raised", name=name, problem=problem_of(error)) from None


def answer(name: str, bot: Bot, box: Edition, table: Table) -> str:
    """What a bot answers.

    Raises:
        BadBot: it raised, or answered with something that is no text.
    """
    try:
        found: object = bot.choose(view(box, table, table.asked))
    except (Exception, SystemExit) as error:  # noqa: BLE001 - somebody's code may raise anything
        raise BadBot("error-bot-raised", name=name, problem=problem_of(error)) from None
    if not isinstance(found, str):
        raise illegal(name, found)
    return found


def illegal(name: str, answered: object) -> BadBot:
    """What to raise when a bot answered with what is no legal move, spelled so that nothing in it moves a cursor."""
    readable = isinstance(answered, str) and answered.isprintable()
    return BadBot("error-bot-illegal", name=name, move=str(answered) if readable else repr(answered))


def play_out(box: Edition, table: Table, sat: Sat) -> bool:
    """Let bots finish a round; False if it was given up."""
    while table.asks != OVER and table.moves < MOST_MOVES:
        name, bot = sat[table.asked]
        text = answer(name, bot, box, table)
        try:
            move = parse_move(box, text)
        except LastCardError:
            raise illegal(name, text) from None
        if why_not(table, box.sheet, table.asked, move) != LEGAL:
            raise illegal(name, text)
        step(table, box.sheet, table.asked, move)
        announce(box, table, sat, read(box, table))
    return table.asks == OVER


def announce(box: Edition, table: Table, sat: Sat, events: Sequence[Event]) -> None:
    """Tell those bots that listen what happened, as each of them may know it."""
    for seat, (name, bot) in enumerate(sat):
        if isinstance(bot, Listener):
            try:
                bot.hear(tuple(redact(event, seat) for event in events), view(box, table, seat))
            except Exception as error:  # noqa: BLE001 - somebody's code may raise anything
                raise BadBot("error-bot-raised", name=name, problem=problem_of(error)) from None


def one_round(box: Edition, seed: str, number: int, sat: Sat) -> tuple[int, list[int], list[int]]:
    """The round of a number, as the compiled rules deal it: the winner's seat, the points, the cards left."""
    table, seats = Table(), len(sat)
    table.key[:] = round_key(match_key(seed), number)
    dealing.deal(table, box.sheet, seats, number % seats, 1)
    announce(box, table, sat, (Event("dealt", amount=box.hand), *read(box, table)))
    over = play_out(box, table, sat)
    return table.winner if over else -2, list(table.points[:seats]), list(table.held[:seats])


def one_match(box: Edition, seed: str, number: int, sat: Sat) -> tuple[int, list[int], list[int]]:
    """The match of a number, as the compiled rules deal it: the winner's seat, the scores, how they rank."""
    words = [0] * 8
    match_words(Table(), key_words(match_key(seed)), number, words)
    key = b"".join(word.to_bytes(4, "little") for word in words)
    match = Match(box, [name for name, _ in sat], key, dealer=number % len(sat), clockless=True)
    announce(box, match.table, sat, match.opening)
    while not match.over and match.table.moves < MOST_MOVES:
        if match.round_over:
            if match.round_number == LONGEST_MATCH:
                break
            announce(box, match.table, sat, match.next_round())
        table = match.table
        name, bot = sat[table.asked]
        text = answer(name, bot, box, table)
        try:
            events = match.play(table.asked, text)
        except LastCardError:
            raise illegal(name, text) from None
        announce(box, table, sat, events)
    sign = 1 if box.rulings["match"] == "lowest_total" else -1
    winner = match.winners[0] if match.over else -2
    return winner, list(match.scores), [sign * score for score in match.scores]
