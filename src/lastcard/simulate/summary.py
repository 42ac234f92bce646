"""The figures most asked for, from the tables of a simulation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsFloat

import numpy as np
import numpy.typing as npt

from .plan import Plan

Rows = Mapping[str, npt.NDArray[Any]]


def spread(values: npt.NDArray[Any]) -> dict[str, float]:
    """Mean, standard deviation and quantiles of a column."""
    if not len(values):
        return {}
    low, median, high = np.quantile(values, [0.1, 0.5, 0.9])
    return {
        "mean": rounded(values.mean()),
        "sd": rounded(values.std()),
        "p10": rounded(low),
        "median": rounded(median),
        "p90": rounded(high),
        "max": rounded(values.max()),
    }


def rounded(value: float) -> float:
    """Nine digits that count: what lies beyond differs between machines."""
    return float(f"{value:.9g}")


def share(part: SupportsFloat, whole: SupportsFloat) -> float:
    """A share, 0 of nothing."""
    return rounded(float(part) / float(whole)) if float(whole) else 0.0


def player_wins(plan: Plan, rounds: Rows) -> list[int]:
    """How many rounds each player of the list won, wherever it sat."""
    winner = rounds["winner"]
    rotation = rounds["rotation"] if "rotation" in rounds else np.zeros_like(winner)
    won = winner >= 0
    return [int(n) for n in np.bincount((winner[won] + rotation[won]) % plan.seats, minlength=plan.seats)]


def place_wins(plan: Plan, rounds: Rows) -> list[int]:
    """How many rounds were won by the dealer, by the seat after the dealer, and so on."""
    winner, dealer = rounds["winner"], rounds["dealer"]
    won = winner >= 0
    return [int(n) for n in np.bincount((winner[won] - dealer[won]) % plan.seats, minlength=plan.seats)]


def round_figures(plan: Plan, rounds: Rows) -> dict[str, Any]:
    """What can be said of the rounds."""
    winner, count = rounds["winner"], len(rounds["winner"])
    points = sum(rounds[f"points_{seat}"] for seat in range(plan.seats))
    totals = ("challenges", "challenges_won", "bluffs", "calls_forgotten", "calls_caught", "items", "extra_turns")
    return {
        "rounds": count,
        "given_up": int(np.count_nonzero(winner == -2)),
        "void": int(np.count_nonzero(winner == -1)),
        "stalemates": int(rounds["stalemate"].sum()),
        "moves": spread(rounds["moves"]),
        "turns": spread(rounds["turns"]),
        "points": spread(np.asarray(points)),
        "lead_changes": spread(rounds["lead_changes"]),
        "reshuffled_share": share(np.count_nonzero(rounds["reshuffles"]), count),
        "none_to_draw_share": share(np.count_nonzero(rounds["none_to_draw"]), count),
        "wins_by_seat": [int(np.count_nonzero(winner == seat)) for seat in range(plan.seats)],
        "wins_by_place_after_dealer": place_wins(plan, rounds),
        "wins_by_player": player_wins(plan, rounds),
        **{name: int(rounds[name].sum()) for name in totals},
        "challenge_success": share(rounds["challenges_won"].sum(), rounds["challenges"].sum()),
    }


def match_figures(plan: Plan, matches: Rows) -> dict[str, Any]:
    """What can be said of the matches."""
    winner = matches["winner"]
    return {
        "matches": len(winner),
        "given_up": int(np.count_nonzero(winner == -2)),
        "rounds": spread(matches["rounds"]),
        "moves": spread(matches["moves"]),
        "turns": spread(matches["turns"]),
        "lead_changes": spread(matches["lead_changes"]),
        "wins_by_seat": [int(np.count_nonzero(winner == seat)) for seat in range(plan.seats)],
    }


def summary_of(plan: Plan, done: int, rounds: Rows, matches: Rows) -> dict[str, Any]:
    """The figures most asked for, as plain values that JSON can hold."""
    return {
        "edition": plan.edition.name,
        "players": list(plan.players),
        "mode": plan.mode,
        "planned": plan.count,
        "done": done,
        "rounds": round_figures(plan, rounds),
        "matches": match_figures(plan, matches) if plan.mode == "matches" else None,
    }
