"""Intervals, places, line-ups and ratings, against values worked out by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest

from lastcard.intervals import wilson
from lastcard.tournament.estimate import mean_of, share_of
from lastcard.tournament.lineups import lineups, orders
from lastcard.tournament.outcome import PLACES, POINTS, WINS, add, empty, places_of
from lastcard.tournament.ratings import rate


def test_an_interval_is_that_of_the_mean_over_deals() -> None:
    # Four deals, two rotations each: 1, 1/2, 1/2 and 1 of both won. Variance 1/12, standard error 1 / sqrt(48).
    found = share_of(np.array([1.0, 0.5, 0.5, 1.0]))
    assert found.mean == 0.75
    assert found.low == pytest.approx(0.75 - 1.959964 / math.sqrt(48))
    assert found.high == 1.0, "no share is above one"
    points = mean_of(np.array([10, 20, 30]))
    assert points.mean == 20
    assert points.high == pytest.approx(20 + 1.959964 * 10 / math.sqrt(3))


def test_deals_that_all_gave_the_same_leave_doubt() -> None:
    # Wilson's interval of 10 of 10: from 10 / (10 + 1.96^2) to 1.
    found = share_of(np.ones(10))
    assert found.low == pytest.approx(10 / (10 + 1.959964**2))
    assert found.high == pytest.approx(1)
    assert share_of(np.array([0.5])).low == pytest.approx(wilson(0.5, 1)[1])
    # 50 of 100, as in the books: 0.4038 to 0.5962.
    assert [round(end, 4) for end in wilson(50, 100)[1:]] == [0.4038, 0.5962]


def test_seats_are_given_back_to_the_places_that_sat_there() -> None:
    # Three places round the table as 0, 2, 1. In rotation 1 the seats 0, 1, 2 have the places 2, 1, 0.
    outcome = empty(1, 3)
    add(outcome, (0, 2, 1), 1, np.array([0]), np.array([[40, 0, 5]]), np.array([[0, 7, 7]]))
    assert outcome[0, :, WINS].tolist() == [0, 0, 1]
    assert outcome[0, :, POINTS].tolist() == [5, 0, 40]
    assert outcome[0, :, PLACES].tolist() == [5, 5, 2], "first, and two who share places two and three"
    # In rotation 0 nobody won: seat 2, which has place 1, holds fewest cards.
    add(outcome, (0, 2, 1), 0, np.array([-1]), np.array([[0, 0, 0]]), np.array([[3, 2, 1]]))
    assert outcome[0, :, WINS].tolist() == [0, 0, 1]
    assert outcome[0, :, PLACES].tolist() == [5 + 6, 5 + 2, 2 + 4]
    assert (places_of(outcome, 0, 0), places_of(outcome, 0, 1)) == ([6, 2, 4], [5, 5, 2])


def test_line_ups() -> None:
    assert [each.bots for each in lineups("abc", 2)] == [("a", "b"), ("a", "c"), ("b", "c")]
    at_three = lineups("abc", 3)
    assert [each.bots for each in at_three if each.kind == "mixed"] == [("a", "b", "c")]
    assert [each.bots for each in at_three][:2] == [("a", "b", "b"), ("a", "c", "c")]
    assert sum(each.kind == "against" for each in at_three) == 6
    # Three bots at four seats: each of them twice once.
    mixed = [each.bots for each in lineups("abc", 4) if each.kind == "mixed"]
    assert mixed == [("a", "b", "c", "a"), ("b", "c", "a", "b"), ("c", "a", "b", "c")]
    assert orders(3) == ((0, 1, 2), (0, 2, 1))
    assert len(set(orders(4))) == 6
    assert all(sorted(order) == list(range(7)) for order in orders(7))


def test_who_comes_first_more_often_is_rated_higher() -> None:
    lineup = next(each for each in lineups(["best", "middle", "worst"], 3) if each.kind == "mixed")
    outcome = empty(90, 3)
    # The places of best, middle and worst take turns, but best is first in two deals of three, and worst last as often.
    for deal in range(90):
        standing = [[0, 1, 2], [0, 1, 2], [1, 2, 0]][deal % 3]
        for rotation in range(3):
            seated = np.array([[standing[(seat + rotation) % 3] for seat in range(3)]])
            winner = np.array([int(seated.argmin())])
            add(outcome[deal : deal + 1], (0, 1, 2), rotation, winner, np.zeros((1, 3), int), seated)
    ratings = rate(["worst", "middle", "best"], [(lineup, outcome)])
    assert ratings is not None
    assert ratings["best"].mu > ratings["middle"].mu > ratings["worst"].mu
    assert all(each.sigma < 25 / 3 for each in ratings.values())
