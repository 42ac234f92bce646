"""Matches of shared deals, played at random and the same each time, and forgeries of their records."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from lastcard.editions import edition
from lastcard.game import Match, record
from lastcard.game.fairness import Reveal, SharedDeal, seal
from lastcard.game.shuffling import Seeds, Shuffling

Line = dict[str, Any]
NAMES = ("Ana", "Zoë", "O'Neil", "李", "😀", "Ben", "Eva", "Max", "Ida", "Tom")
BOXES = ("classic", "mario-kart", "pizza-pizza")


def secret(*facts: object) -> str:
    """A seed or share that is the same each time."""
    return hashlib.sha256(repr(facts).encode()).hexdigest()


def shared_deal(seeds: Seeds, number: int, seats: int, absent: Sequence[int] = ()) -> SharedDeal:
    """A deal in which all but these seats have a share."""
    giving = [seat for seat in range(seats) if seat not in absent]
    shuffling = Shuffling(seeds, number, seats, giving)
    shares = {seat: secret("share", seeds.match, number, seat) for seat in giving}
    for seat in giving:
        shuffling.give_seal(seat, seal(seeds.match, number, seat, shares[seat]))
    for seat in giving:
        shuffling.give_share(seat, shares[seat])
    return shuffling.deal()


def seeds_of(name: str, rounds: int = 30) -> Seeds:
    """Seeds that are the same each time."""
    return Seeds(secret("match", name)[:32], [secret("seed", name, number) for number in range(rounds)])


def play_once(match: Match, dice: random.Random) -> None:
    """One random move; mostly a card, so that rounds end."""
    seat = match.table.asked
    legal = match.legal(seat)
    plays = [move for move in legal if move.startswith("play ")]
    choice = dice.choice(plays if plays and dice.random() < 0.8 else legal)
    match.play(seat, choice, time=round(1e9 + match.moves / 3, 3))


def play_round(match: Match) -> Match:
    """Random moves to the round's end."""
    dice = random.Random(1)
    while not match.round_over:
        play_once(match, dice)
    return match


def shared_match(
    name: str = "classic",
    *,
    seats: int = 4,
    reveal: Reveal = "round",
    rounds: int = 2,
    moves: int = 100_000,
    preset: str = "standard",
    rulings: Mapping[str, object] | None = None,
) -> Match:
    """A match of shared deals, played at random for so many rounds or moves; in the second round a seat is absent."""
    dice, seeds = random.Random(f"{name} {seats}"), seeds_of(name)
    box = edition(name, {"match": "rounds", "rounds": rounds, **(rulings or {})}, preset)
    match = Match.new(box, NAMES[:seats], deal=shared_deal(seeds, 1, seats), reveal=reveal)
    for _ in range(moves):
        if match.over:
            break
        if match.round_over:
            number = match.round_number + 1
            match.next_round(shared_deal(seeds, number, seats, [1] if number == 2 else []))
        play_once(match, dice)
    return match


def text_of(match: Match) -> str:
    """The file of a match."""
    return record.to_text(record.of(match))


def lines_of(text: str) -> list[Line]:
    """A record's lines as objects."""
    return [json.loads(line) for line in text.splitlines()]


def chained(lines: Sequence[Line]) -> str:
    """A file of these lines, its chain made right again: what a careful forger would do."""
    last, text = "", ""
    for line in lines:
        body = json.dumps({name: value for name, value in line.items() if name != "hash"})[:-1]
        last = hashlib.sha256((last + body).encode()).hexdigest()
        text += f'{body}, "hash": "{last}"}}\n'
    return text


def forged(text: str, change: Callable[[list[Line]], object]) -> str:
    """A file with changed lines, chained anew."""
    lines = lines_of(text)
    change(lines)
    return chained(lines)
