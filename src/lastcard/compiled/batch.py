"""Many rounds at once, played by the reference players in the compiled twin."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from lastcard.editions import EDITIONS, Edition, edition
from lastcard.game.keys import key_words, match_key
from lastcard.rules import reference, rounds
from lastcard.rules.table import Table
from lastcard.rules.words import MOVES

from . import records, twin

MOST_MOVES = 10_000
"""A round that is not over by then is given up and counted (rules 4.6)."""
PLAYERS = {"random": reference.RANDOM, "uniform": reference.UNIFORM}
"""The reference players by name."""


@dataclass(frozen=True, slots=True)
class Rounds:
    """What came of many rounds.

    Attributes:
        winners: int8, one a round: the seat that won, -1 nobody, -2 given up.
        points: int32, rounds x seats: what each seat scored.
        moves: int32, one a round: how many moves were made.
        players: int8, rounds x seats: which of the players sat where.
    """

    winners: npt.NDArray[np.int8]
    points: npt.NDArray[np.int32]
    moves: npt.NDArray[np.int32]
    players: npt.NDArray[np.int8]

    @property
    def given_up(self) -> int:
        """How many rounds were not over after the most moves allowed."""
        return int(np.count_nonzero(self.winners == -2))


def play_rounds(
    box: Edition,
    players: Sequence[str],
    deals: int,
    *,
    seed: str = "0",
    first: int = 0,
    rotate: bool = False,
    clockless: bool = True,
    most: int = MOST_MOVES,
) -> Rounds:
    """Play many deals with the compiled rules.

    Args:
        box: the edition with its rulings.
        players: the reference player of each seat, ``random`` or ``uniform``.
        deals: how many different deals.
        seed: the text all dice come from; deal n is the same in every call with this seed.
        first: the number of the first deal.
        rotate: play each deal once for every seat, the players one seat further on each time, so
            that luck of the cards cancels out.
        clockless: ask about UNO windows (rules 4.6).
        most: after how many moves a round is given up.

    Raises:
        BadSeats: a number of players that the edition does not allow.
    """
    seats = len(players)
    box.check_seats(seats)
    turns = seats if rotate else 1
    count = deals * turns
    winners, moves = np.zeros(count, np.int8), np.zeros(count, np.int32)
    points = np.zeros(count * seats, np.int32)
    run = twin.load("rounds").play_rounds
    run(
        records.tables(1)[0],
        records.sheet_of(box),
        np.array(key_words(match_key(seed)), np.int64),
        first,
        count,
        seats,
        int(clockless),
        np.array([PLAYERS[name] for name in players], np.int64),
        turns,
        most,
        np.zeros(4, np.int64),
        records.moves_out(),
        winners,
        moves,
        points,
    )
    seated = (np.arange(seats)[None, :] + (np.arange(count) % turns)[:, None]) % seats
    return Rounds(winners, points.reshape(count, seats), moves, seated.astype(np.int8))


def measure(run: Any, plain: bool, box: Edition, seats: int, player: str, seconds: float) -> tuple[float, float]:
    """Moves and rounds per second of processor time, the median of three takes.

    Processor time, since other programs share the machine.
    """
    table = Table() if plain else records.tables(1)[0]
    sheet = box.sheet if plain else records.sheet_of(box)
    key = key_words(match_key("bench"))
    players = [PLAYERS[player]] * seats
    number, size = 0, 1 if plain else 64
    rates: list[tuple[float, float]] = []
    while len(rates) < 3:
        winners, moves, points = [0] * size, [0] * size, [0] * (size * seats)
        dice, out = [0] * 4, [0] * MOVES
        rows: list[Any] = [key, players, dice, out, winners, moves, points]
        if not plain:
            rows = [np.array(row, np.int64) for row in rows]
        key_row, player_row, dice_row, out_row, winner_row, move_row, point_row = rows
        began = time.process_time()
        total = run(
            table, sheet, key_row, number, size, seats, 1, player_row, 1, MOST_MOVES,
            dice_row, out_row, winner_row, move_row, point_row,
        )  # fmt: skip
        spent = time.process_time() - began
        number += size
        if spent < seconds / 6:
            size *= 2
        else:
            rates.append((total / spent, size / spent))
    return sorted(rates)[1]


def bench_rows(
    editions: Sequence[str] = EDITIONS,
    seats: Sequence[int] = (2, 3, 4),
    *,
    bots: Sequence[str] = ("random",),
    modes: Sequence[str] = ("plain", "compiled"),
    seconds: float = 1.0,
) -> Iterator[dict[str, Any]]:
    """Rows of ``lastcard bench``, one for each edition, number of seats, mode and player.

    Each row has ``edition``, ``seats``, ``mode``, ``bot``, ``moves_per_second``, ``rounds_per_second``.
    """
    for name in editions:
        box = edition(name)
        for count in seats:
            if not box.seats[0] <= count <= box.seats[1]:
                continue
            for mode in modes:
                run = rounds.play_rounds if mode == "plain" else twin.load("rounds").play_rounds
                for bot in bots:
                    moves, per_second = measure(run, mode == "plain", box, count, bot, seconds)
                    yield {
                        "edition": name,
                        "seats": count,
                        "mode": mode,
                        "bot": bot,
                        "moves_per_second": round(moves),
                        "rounds_per_second": round(per_second),
                    }
