"""The UNO race, with every verdict worked out by hand."""

from __future__ import annotations

import pytest

from lastcard.server.latency import ALLOWANCE, CAP, REFILL, Latency
from lastcard.server.pace import REACTIONS, reaction
from lastcard.server.race import FLOOR, SETTLE, Race, holding
from lastcard.server.shapes import Verdict


def race(**sent: float) -> Race:
    """Seat 0 owes a call since second 100; when each seat was sent the play."""
    opened = Race(seat=0, version=7, opened=100.0)
    for seat, when in sent.items():
        opened.saw(int(seat[1:]), 7, when)
    return opened


def test_a_call_alone_wins_at_once_and_ends_the_hold() -> None:
    open_race = race(s0=100.0)
    assert open_race.decide(100.4) is None
    open_race.press_call(100.5, credit=0.1)
    # 100.5 - 100.0 - 0.1 = 0.4 s
    assert open_race.decide(100.5) == Verdict(seat=0, winner="caller", catcher=-1, call_ms=400, catch_ms=None)


def test_a_catch_alone_wins_after_it_has_settled() -> None:
    open_race = race(s0=100.0, s2=100.0)
    open_race.press_catch(2, 101.3, credit=0.06, worst_trip=0.1)
    assert open_race.settles == pytest.approx(101.45)
    assert open_race.decide(101.44) is None
    # 101.3 - 100.0 - 0.06 = 1.24 s
    assert open_race.decide(101.46) == Verdict(seat=0, winner="catcher", catcher=2, call_ms=None, catch_ms=1240)


def test_the_caller_further_away_wins_by_reaction_though_the_catch_came_first() -> None:
    open_race = race(s0=100.0, s1=100.0)
    open_race.press_catch(1, 100.90, credit=0.0, worst_trip=0.3)  # 0.90 s
    open_race.press_call(101.15, credit=0.30)  # 1.15 - 0.30 = 0.85 s
    verdict = open_race.decide(101.3)
    assert verdict == Verdict(seat=0, winner="caller", catcher=1, call_ms=850, catch_ms=900)


def test_a_tie_and_fifty_milliseconds_go_to_the_caller_but_no_more() -> None:
    for late, winner in ((0.00, "caller"), (0.049, "caller"), (0.06, "catcher")):
        open_race = race(s0=100.0, s1=100.0)
        open_race.press_catch(1, 101.0, credit=0.0, worst_trip=0.2)
        open_race.press_call(101.0 + late, credit=0.0)
        verdict = open_race.decide(102.0)
        assert verdict is not None
        assert verdict.winner == winner, late


def test_no_catch_is_quicker_than_the_floor() -> None:
    open_race = race(s0=100.0, s1=100.0)
    open_race.press_catch(1, 100.05, credit=0.0, worst_trip=0.0)  # spam: 0.05 s counts as 0.70 s
    open_race.press_call(100.09, credit=0.0)
    assert open_race.decide(101.0) == Verdict(seat=0, winner="caller", catcher=1, call_ms=90, catch_ms=700)


def test_the_quickest_of_several_catches_counts_not_the_first_to_arrive() -> None:
    open_race = race(s0=100.0, s1=100.0, s2=100.0)
    open_race.press_catch(1, 101.0, credit=0.0, worst_trip=0.3)  # 1.0 s
    open_race.press_catch(2, 101.2, credit=0.3, worst_trip=0.3)  # 0.9 s
    open_race.press_catch(2, 101.25, credit=0.3, worst_trip=0.3)  # pressing again changes nothing
    assert open_race.decide(101.5) == Verdict(seat=0, winner="catcher", catcher=2, call_ms=None, catch_ms=900)


def test_a_seat_that_was_sent_the_play_late_is_measured_from_then() -> None:
    open_race = race(s0=100.0, s1=100.5)
    open_race.saw(1, 8, 100.9)  # only the first time counts
    open_race.saw(2, 6, 100.1)  # an older version does not show the play
    open_race.press_catch(1, 101.4, credit=0.0, worst_trip=0.0)
    assert open_race.catches == {1: 101.4 - 100.5}
    assert open_race.sent == {0: 100.0, 1: 100.5}


def test_settling_takes_no_longer_than_its_longest() -> None:
    open_race = race(s0=100.0, s1=100.0)
    open_race.press_catch(1, 101.0, credit=0.0, worst_trip=5.0)
    assert open_race.settles == 101.0 + SETTLE


def test_the_next_move_is_held_for_two_seconds_and_while_a_catch_settles() -> None:
    open_race = race(s0=100.0, s1=100.0)
    races = {0: open_race}
    assert holding(races, 101.9) == 102.0
    assert holding(races, 102.0) is None
    open_race.press_catch(1, 101.9, credit=0.0, worst_trip=0.35)
    assert holding(races, 102.2) == pytest.approx(102.3)
    assert holding({}, 100.0) is None


def test_bots_are_never_quicker_than_the_floor() -> None:
    assert all(low >= FLOOR for low, _ in REACTIONS.values())
    assert reaction("casual", "instant") == FLOOR
    assert all(0.9 <= reaction("casual", "normal") <= 2.5 for _ in range(50))


def test_the_round_trip_is_the_quickest_of_the_last_minute() -> None:
    latency = Latency()
    for sent, back in ((0.0, 0.05), (10.0, 10.2), (20.0, 20.12)):
        latency.pong(latency.ping(sent), back)
    assert latency.round_trip(21.0) == 0.05
    assert round(latency.round_trip(61.0), 3) == 0.12
    assert latency.round_trip(200.0) == 0.0


def test_a_pong_counts_once_and_only_if_it_was_asked_for() -> None:
    latency = Latency()
    nonce = latency.ping(0.0)
    latency.pong(nonce + 5, 0.1)
    assert latency.round_trip(1.0) == 0.0
    latency.pong(nonce, 0.2)
    latency.pong(nonce, 0.3)
    assert latency.round_trip(1.0) == 0.2


def test_holding_pongs_back_gains_no_more_than_the_cap_and_not_for_long() -> None:
    latency = Latency()
    latency.pong(latency.ping(0.0), 2.0)
    given = [latency.credit(2.0), latency.credit(2.0), latency.credit(2.0)]
    assert given[:2] == [CAP, CAP]
    assert given[2] == ALLOWANCE - 2 * CAP
    latency.pong(latency.ping(10.0), 12.0)
    assert round(latency.credit(12.0), 6) == min(CAP, round(10 * REFILL, 6))
