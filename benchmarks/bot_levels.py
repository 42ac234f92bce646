"""What people notice of the bots' levels: python -m benchmarks.bot_levels --rounds 40.

Each level plays rounds with three of its own kind, and what it does is counted: UNO calls forgotten, wilds played
though a colored card would have gone, bluffs, challenges, and how long it thinks. Every number is of one edition.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter

from lastcard.bots import LEVELS, make, tell
from lastcard.editions import BOXES, Edition, edition
from lastcard.game import Match
from lastcard.game.notation import parse_move
from lastcard.game.view import View
from lastcard.rules.moves import convicts, top_kind
from lastcard.rules.table import Table
from lastcard.rules.words import KINDS


def bluffs(box: Edition, table: Table, move: str) -> bool:
    """Whether a play is a bluff: a card that stays in the hand would convict."""
    kind = parse_move(box, move)
    if kind >= KINDS or not box.sheet.challenged[kind]:
        return False
    seat = table.asked
    return convicts(box.sheet, table.color, top_kind(table), table.low[seat], table.high[seat])


def could_bluff(box: Edition, match: Match, view: View) -> bool:
    """Whether there is a bluff among the moves."""
    return any(bluffs(box, match.table, move) for move in view.legal if move.startswith("play W"))


def count(seen: Counter[str], box: Edition, match: Match, view: View, move: str) -> None:
    """Count what is to be noticed of one decision."""
    plays = [play for play in view.legal if play.startswith("play ")]
    colored = [play for play in plays if play[5] != "W"]
    if view.asks == "call":
        seen["calls due"] += 1
        seen["forgotten"] += move == "silent"
    elif view.asks == "play" and colored and len(colored) < len(plays):
        seen["wilds to waste"] += 1
        seen["wasted"] += move.startswith("play W")
    elif view.asks == "challenge":
        seen["challenges possible"] += 1
        seen["challenged"] += move == "challenge"
    if view.asks == "play" and could_bluff(box, match, view):
        seen["bluffs possible"] += 1
        seen["bluffed"] += bluffs(box, match.table, move)


def watch(level: str, box: Edition, rounds: int, seats: int) -> tuple[Counter[str], float]:
    """What a level does in so many rounds, and the milliseconds it thinks about a move."""
    seen: Counter[str] = Counter()
    spent = 0.0
    for number in range(rounds):
        names = [str(seat) for seat in range(seats)]
        match = Match.new(box, names, seed=f"levels {number}", clockless=True)
        bots = [make(level, f"{number} {seat}") for seat in range(seats)]
        while not match.round_over:
            seat = match.table.asked
            view = match.view(seat)
            began = time.process_time()
            move = bots[seat].choose(view)
            spent += time.process_time() - began
            seen["decisions"] += 1
            count(seen, box, match, view, move)
            events = match.play(seat, move)
            for each, bot in enumerate(bots):
                tell(bot, events, match, each)
    return seen, 1000 * spent / seen["decisions"]


def share(part: int, whole: int) -> str:
    """A share in a cell of the table."""
    return f"{100 * part / whole:.0f} % of {whole}" if whole else "–"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--editions", default=",".join(BOXES))
    args = parser.parse_args()
    print("| Edition | Bot | UNO forgotten | wilds wasted | bluffs | challenges | ms a move |")
    print("|---|---|---|---|---|---|---|")
    for name in args.editions.split(","):
        for level in LEVELS:
            seen, thinks = watch(level, edition(name), args.rounds, args.seats)
            cells = (
                share(seen["forgotten"], seen["calls due"]),
                share(seen["wasted"], seen["wilds to waste"]),
                share(seen["bluffed"], seen["bluffs possible"]),
                share(seen["challenged"], seen["challenges possible"]),
            )
            print(f"| {name} | `{level}` | {' | '.join(cells)} | {thinks:.2f} |", flush=True)


if __name__ == "__main__":
    main()
