"""What a way to play is worth in a game that is written down whole: by the best answer to it, and by nothing less.

All shares are of the round: 0.5 is even. Counterfactual regret minimization is CFR+ (Tammelin 2014), with the seats in
turn and the later passes counting more.
"""

from __future__ import annotations

import numpy as np

from benchmarks.exact_tree import Numbers, Shares, Tree


def down(tree: Tree, factors: Shares) -> Shares:
    """Of each position, the product of the factors on the way to it."""
    reach = factors.copy()
    for begin, end in zip(tree.levels[1:-1], tree.levels[2:], strict=True):
        reach[begin:end] *= reach[tree.parents[begin:end]]
    return reach


def factors_of(tree: Tree, shares: Shares, seat: int, *, own: bool) -> Shares:
    """Of each position, what the seat itself, or everybody else and chance, had to do with the last way to it."""
    of_seat = (tree.owner[tree.ways] == seat) & (tree.ways >= 0)
    if own:
        return np.where(of_seat, shares[tree.ways], 1.0)
    return tree.chances * np.where(of_seat | (tree.ways < 0), 1.0, shares[tree.ways])


def up(tree: Tree, shares: Shares, seat: int, *, best: bool = False) -> tuple[float, Shares]:
    """What a seat wins, and what each way of its own brings it, weighed by how often the others let it come there.

    Args:
        tree: the game.
        shares: what both do.
        seat: whose share is asked for.
        best: whether the seat makes the best of it instead: the best answer to the other's shares.
    """
    others = down(tree, factors_of(tree, shares, seat, own=False))
    worth = np.where(tree.ends, others * (tree.won if seat == 0 else 1.0 - tree.won), 0.0)
    brings = np.zeros(len(tree.owner))
    states = tree.state_of
    for level in range(len(tree.levels) - 2, 0, -1):
        begin, end = tree.levels[level], tree.levels[level + 1]
        first_way, last_way = tree.way_levels[level - 1], tree.way_levels[level]
        ways = tree.ways[begin:end]
        here = np.bincount(ways - first_way, worth[begin:end], minlength=last_way - first_way)
        brings[first_way:last_way] = here
        does = shares[first_way:last_way]
        if best:
            numbers = states[first_way:last_way]
            most = np.maximum.reduceat(here, tree.first[numbers[0] : numbers[-1] + 1] - first_way)
            does = (here == most[numbers - numbers[0]]).astype(float)
            does /= np.add.reduceat(does, tree.first[numbers[0] : numbers[-1] + 1] - first_way)[numbers - numbers[0]]
        own = np.where(tree.owner[ways] == seat, does[ways - first_way], 1.0)
        before, after = tree.levels[level - 1], tree.levels[level]
        worth[before:after] += np.bincount(
            tree.parents[begin:end] - before, worth[begin:end] * own, minlength=after - before
        )
    return float(worth[: tree.levels[1]].sum()), brings


def best_answers(tree: Tree, shares: Shares) -> tuple[float, float]:
    """What the best answer to a way to play wins in seat 0, and in seat 1."""
    return up(tree, shares, 0, best=True)[0], up(tree, shares, 1, best=True)[0]


def exploitability(tree: Tree, shares: Shares) -> float:
    """By how much the best answers win more than half, in the mean of the two seats (NashConv / 2)."""
    return sum(best_answers(tree, shares)) / 2 - 0.5


def duel(tree: Tree, mine: Shares, other: Shares) -> float:
    """What one way to play wins against another, in the mean of the two seats."""
    first, second = np.where(tree.owner == 0, mine, other), np.where(tree.owner == 1, mine, other)
    return (up(tree, first, 0)[0] + up(tree, second, 1)[0]) / 2


def uniform(tree: Tree) -> Shares:
    """Every move in the same share."""
    return 1.0 / np.diff(tree.first)[tree.state_of]


def equilibrium(tree: Tree, passes: int) -> Shares:
    """What CFR+ has found after so many passes: the mean of its ways to play."""
    states, first = tree.state_of, tree.first[:-1]
    even = uniform(tree)
    regrets, sums, shares = np.zeros(len(states)), np.zeros(len(states)), even.copy()
    for number in range(1, passes + 1):
        for seat in (0, 1):
            mine = tree.owner == seat
            brings = up(tree, shares, seat)[1]
            mean = np.add.reduceat(shares * brings, first)[states]
            regrets[mine] = np.maximum(regrets + brings - mean, 0.0)[mine]
            reach = down(tree, factors_of(tree, shares, seat, own=True))[tree.example]
            sums[mine] += (number * reach[states] * shares)[mine]
            shares[mine] = normal(regrets, first, states, even)[mine]
    return normal(sums, first, states, even)


def normal(weights: Shares, first: Numbers, states: Numbers, otherwise: Shares) -> Shares:
    """Weights as shares; ``otherwise`` where all are zero."""
    whole = np.add.reduceat(weights, first)[states]
    return np.where(whole > 0, weights / np.where(whole > 0, whole, 1.0), otherwise)
