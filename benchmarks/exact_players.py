"""Our players as shares of their moves: what `lastcard.rules` chooses at a position, its dice averaged.

A player who throws no dice there makes one move. For one who does, the first throw takes `THROWS` values that stand at
even distances, which gives the exact shares of a choice among up to four moves; more there are not in these decks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from benchmarks.exact_tree import Chooser
from lastcard.bots.expert import Layers, worth_judging
from lastcard.bots.facts import facts_of
from lastcard.bots.layout import layout_of
from lastcard.bots.nets import HIDDEN, Net
from lastcard.bots.train import Training, Wish, new_numbers
from lastcard.editions import Edition
from lastcard.envs.chance_round import ChanceRound
from lastcard.rules.layout import Row
from lastcard.rules.players import PLAYERS, choose_any
from lastcard.rules.words import MOVES, Move

THROWS: Final = 12


def averaged(choose: Callable[[Row], Move], moves: Sequence[Move]) -> list[float]:
    """The shares in which a choice that throws dice makes each of some moves."""
    shares = [0.0] * len(moves)
    for throw in range(THROWS):
        word = (2 * throw + 1) * (1 << 32) // (2 * THROWS)
        dice = [word, 0, 0, 0]  # the first word that they give is this one
        move = choose(dice)
        if dice == [word, 0, 0, 0]:
            return [float(each == move) for each in moves]
        shares[moves.index(move)] += 1 / THROWS
    return shares


def compiled_player(name: str, box: Edition) -> Chooser:
    """A player of the rules, who remembers nothing."""
    facts, out = facts_of(box), [0] * MOVES

    def choose(position: ChanceRound, _recalled: Row, moves: Sequence[Move]) -> list[float]:
        if len(moves) == 1:
            return [1.0]
        return averaged(lambda dice: choose_any(position.table, box.sheet, facts, PLAYERS[name], dice, out), moves)

    return choose


def network_player(net: Net, box: Edition) -> Chooser:
    """A network, with the memory that it reads."""
    layers = Layers(net)

    def choose(position: ChanceRound, recalled: Row, moves: Sequence[Move]) -> list[float]:
        judged = worth_judging(position.table, box)
        best = judged[0]
        if len(judged) > 1:
            best = judged[int(layers.judge(position.table, box, recalled, judged).argmax())]
        return [float(move == best) for move in moves]

    return choose


def trained(box: Edition, seconds: float, seed: int = 1, steps: int = 0) -> Net:
    """A network for an edition that is on no shelf, by the usual trainer."""
    lay = layout_of(box, HIDDEN)
    training = Training(Wish(box, (2,), seed, seconds, steps, start=Net({}, lay, new_numbers(lay, seed))))
    while training.share < 1:
        training.step()
    return training.net


def choosers(box: Edition, net: Net, names: Sequence[str] = ("random", "casual", "sharp")) -> Mapping[str, Chooser]:
    """The players that are looked at, by name; ``expert`` plays by the network."""
    return {**{name: compiled_player(name, box) for name in names}, "expert": network_player(net, box)}
