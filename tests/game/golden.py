"""Golden records: `python -m tests.game.golden` writes those of the present rules version that are missing.

A record is never written again: those of released rules versions must be played as they were for ever.
"""

from __future__ import annotations

import random
from pathlib import Path

from lastcard.editions import edition
from lastcard.game import Match, record
from lastcard.rules.words import RULES_VERSION

from .sharing import BOXES, NAMES, shared_match

HOME = Path(__file__).parent / "golden"
SEATS = {"classic": 8, "mario-kart": 8, "pizza-pizza": 5}
HOUSE = {"stacking": "cross", "seven_zero": True, "jump_in": True, "false_call_penalty": 1}


def seeded_match(name: str) -> Match:
    """A match of two rounds whose dice come from a seed, UNO windows asked about."""
    dice, box = random.Random(name), edition(name, {"match": "rounds", "rounds": 2})
    match = Match.new(box, NAMES[: SEATS[name]], seed=f"golden {name}", clockless=True)
    while not match.over:
        if match.round_over:
            match.next_round()
        seat = match.table.asked
        legal = match.legal(seat)
        plays = [move for move in legal if move.startswith("play ")]
        match.play(seat, dice.choice(plays if plays and dice.random() < 0.8 else legal))
    return match


def house_match(name: str) -> Match:
    """A match of two rounds of shared deals by house rules."""
    known = edition(name).rulings
    return shared_match(
        name, seats=SEATS[name] - 1, rulings={rule: value for rule, value in HOUSE.items() if rule in known}
    )


def main() -> None:
    """Write what is missing."""
    folder = HOME / f"rules-{RULES_VERSION}"
    folder.mkdir(parents=True, exist_ok=True)
    for name in BOXES:
        for kind, make in (("seeded", seeded_match), ("shared", house_match)):
            path = folder / f"{name}-{kind}.jsonl"
            if not path.exists():
                path.write_text(record.to_text(record.of(make(name))))


if __name__ == "__main__":
    main()
