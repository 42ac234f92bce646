"""How much room is left, and what a search adds.

`python -m benchmarks.bracket [PART…] [--rounds N] [--seats 2,4] [--worlds 16,64,256]`

Parts, all if none is named:

- `bracket`: the best honest bot, one that sees all hands, and one that sees the draw pile too, each against `casual`;
- `curve`: the network alone, then with a search on top, by the number of worlds; and the search without a network;
- `heads`: the network with a search against the network alone, head to head;
- `few`: how often a search finds the move that one in 20,000 worlds finds, where somebody holds one or two cards: with
  those hands drawn at random, and gone through;
- `without`: sharp and the search alone against casual in a box that nobody prints, for which there is no network.

Every deal is played once for every seat; the 95 % interval is that of single rounds. Milliseconds are processor time.
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from benchmarks.measuring import Row, show
from lastcard.bots import make
from lastcard.bots.dice import Dice
from lastcard.bots.expert import worth_judging
from lastcard.bots.interface import tell
from lastcard.bots.recall import Recall
from lastcard.bots.ruled import PRESSES
from lastcard.bots.searching import MOST_WORLDS, Effort, Search, Workspaces, contest
from lastcard.bots.seen import seen_table
from lastcard.editions import BOXES, Card, Edition, edition
from lastcard.editions.cards import COLOR_NAMES, penalty
from lastcard.game import Match, View
from lastcard.intervals import half_of_share
from lastcard.rules.worlds import EVEN, GONE_THROUGH, USUAL

PARTS = ("bracket", "curve", "heads", "few", "without")
# A cheat needs no belief and no network.
BRACKET = (
    ("the network", "expert", Effort()),
    ("the network and a search", "searcher", Effort()),
    ("hands seen, draw pile hidden", "searcher", Effort(32, "hands seen", prior=0, belief=EVEN)),
    ("all seen", "searcher", Effort(32, "all seen", prior=0, belief=EVEN)),
)
CURVE = (
    ("network", "expert", Effort()),
    ("network and search", "searcher", None),
    ("network and search, no belief", "searcher", Effort(worlds=64, belief=EVEN)),
    ("search alone", "searcher", Effort(worlds=64, prior=0)),
    ("search alone, no belief", "searcher", Effort(worlds=64, prior=0, belief=EVEN)),
)
HEADS = (("network and search", "searcher", None),)
WITHOUT = (("sharp", "sharp", Effort()), ("search alone", "searcher", None))
QUESTIONS = 200
"""How many choices are asked again and again, in each edition."""
TIMES = 20
# None: in each of the numbers of worlds that are asked for.
Entry: TypeAlias = tuple[str, str, Effort | None]


def spread(entries: Sequence[Entry], worlds: Sequence[int]) -> list[tuple[str, str, Effort]]:
    """The entries, one for each number of worlds."""
    return [
        (title, hero, each)
        for title, hero, effort in entries
        for each in ([effort] if effort else [Effort(worlds=number) for number in worlds])
    ]


def made_up() -> Edition:
    """A box that the package has no network for: classic with a card more in each color, which gives three cards."""
    classic = edition("classic")
    threes = [Card("+3", color, 1, 20, does=(penalty(3),), opens="effect") for color in COLOR_NAMES]
    return replace(classic, name="threes", cards=(*classic.cards, *threes))


def rows_of(
    entries: Sequence[Entry], args: argparse.Namespace, boxes: Sequence[Edition], other: str = "casual"
) -> list[Row]:
    """A row for each entry, edition and number of seats; ``other`` sits in all other seats."""
    worlds = [int(number) for number in args.worlds.split(",")]
    rows: list[Row] = []
    for box in boxes:
        for seats in (int(count) for count in args.seats.split(",")):
            for title, hero, effort in spread(entries, worlds):
                deals = max(1, args.rounds // seats)
                score = contest(box, [hero, *[other] * (seats - 1)], deals, effort, seed=args.seed)
                half = half_of_share(score.share, score.rounds)
                rows.append(
                    {
                        "edition": box.name,
                        "seats": seats,
                        "who": title,
                        "worlds": effort.worlds if hero == "searcher" else 0,
                        "wins_percent": 100 * score.share,
                        "half_width": 100 * half,
                        "rounds": score.rounds,
                        "ms_a_search": score.milliseconds,
                    }
                )
    return rows


def few_left(box: Edition, count: int, seed: str) -> list[tuple[View, tuple[int, ...]]]:
    """Choices at which the only other seat holds one card or two, one of a round, and what could be kept in mind."""
    found: list[tuple[View, tuple[int, ...]]] = []
    for number in itertools.count():
        if len(found) == count:
            break
        match = Match.new(box, ["0", "1"], seed=f"{seed} {number}", clockless=True)
        bots = [make("expert", f"{seed} {number} {seat}") for seat in range(2)]
        recall, events = Recall(), match.opening
        while not match.round_over:
            recall.hear(events, match.table.color)
            for seat, bot in enumerate(bots):
                tell(bot, events, match, seat)
            seat, view = match.table.asked, match.view(match.table.asked)
            few = match.table.held[1 - seat] <= USUAL[GONE_THROUGH]
            if few and match.asks not in PRESSES and len(worth_judging(seen_table(view), box)) > 1:
                found.append((view, tuple(recall.memory)))
                break
            events = match.play(seat, bots[seat].choose(view))
    return found


def few_rows(args: argparse.Namespace, boxes: Sequence[Edition]) -> list[Row]:
    """How often a search finds what the longest one finds, by how it deals hands of one or two cards."""
    drawn, spaces, rows = replace(Effort(), belief=(*USUAL[:GONE_THROUGH], 0)), Workspaces(), list[Row]()
    for box in boxes:
        questions = few_left(box, QUESTIONS, args.seed)
        longest = replace(drawn, worlds=MOST_WORLDS)
        best = [Search(*asked, Dice("longest"), None, longest, None).run(spaces) for asked in questions]
        for worlds in (int(number) for number in args.worlds.split(",")):
            row: Row = {"edition": box.name, "worlds": worlds, "searches": len(questions) * TIMES}
            for title, effort in (("drawn", drawn), ("gone_through", Effort())):
                same = 0
                for (view, memory), move in zip(questions, best, strict=True):
                    for number in range(TIMES):
                        search = Search(view, memory, Dice(f"few {number}"), None, replace(effort, worlds=worlds), None)
                        same += search.run(spaces) == move
                row[f"{title}_percent"] = 100 * same / (len(questions) * TIMES)
            rows.append(row)
    return rows


def main() -> None:
    """Play what is asked for, and print it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--rounds", type=int, default=20_000, help="rounds of each row (20000)")
    parser.add_argument("--seats", default="2,4", help="numbers of seats (2,4)")
    parser.add_argument("--worlds", default="16,64,256", help="worlds of a search (16,64,256)")
    parser.add_argument("--editions", default=",".join(BOXES))
    parser.add_argument("--seed", default="bracket")
    args = parser.parse_args()
    wanted = args.parts or PARTS
    if unknown := set(wanted) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}; the parts are {', '.join(PARTS)}")
    boxes = [edition(name) for name in args.editions.split(",")]
    if "bracket" in wanted:
        show("Against casual: what seeing more would bring", rows_of(BRACKET, args, boxes))
    if "curve" in wanted:
        show("Against casual: what more worlds bring", rows_of(CURVE, args, boxes))
    if "heads" in wanted:
        show("Against the network: what a search adds", rows_of(HEADS, args, boxes, "expert"))
    if "few" in wanted:
        show("One or two cards held: how often a search finds what one in 20,000 worlds finds", few_rows(args, boxes))
    if "without" in wanted:
        show("Against casual: without a network", rows_of(WITHOUT, args, [made_up()]))


if __name__ == "__main__":
    main()
