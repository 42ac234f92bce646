"""The benchmarks run; what they say depends on the machine."""

from __future__ import annotations

import pytest

from benchmarks import bracket, laboratory, parts, peers, speed, strength
from lastcard.bots.searching import Effort
from lastcard.editions import EDITIONS


def test_the_rates_cover_every_edition_up_to_its_most_players() -> None:
    rows = speed.rate_rows(0.001)
    assert {row["edition"] for row in rows} == set(EDITIONS)
    assert {(row["mode"], row["seats"]) for row in rows if row["edition"] == "pizza-pizza"} == {
        (mode, seats) for mode in ("plain", "compiled") for seats in (2, 3, 4, 5)
    }
    assert all(row["moves_per_second"] > row["rounds_per_second"] > 0 for row in rows)


def test_a_table_takes_at_most_three_kilobytes() -> None:
    assert speed.size_rows()[0]["bytes"] <= 3 * 1024


def test_the_parts_find_the_rules_they_time() -> None:
    """Compiling them takes too long for a test; that they are there is seen without."""
    rules = parts.Rules("found")
    assert len(parts.round_loops(rules)) == 2
    assert len(parts.opening_loops(rules)) == 3


def test_peers_play_the_same_numbers_of_seats_in_one_run() -> None:
    rows = peers.compare(peers.gather((2, 4), scale=0.01), takes=1)
    programs = {("lastcard", game) for game in peers.GAMES} | {("RLCard", "UNO"), ("OpenSpiel", "crazy_eights")}
    assert {(row["program"], row["game"], row["seats"]) for row in rows} == {
        (*who, n) for who in programs for n in (2, 4)
    }
    assert all(row["moves_per_second"] > 0 for row in rows)
    own = next(row for row in rows if row["game"] == "classic UNO")
    assert own["classic_is_faster_by"] == 1


def test_the_laboratory_is_measured_watched_and_unwatched_and_on_threads() -> None:
    row = laboratory.rate_row(laboratory.plan_of("mario-kart", 2, "random", 200), takes=1)
    assert min(row["rounds_a_second"], row["unwatched_rounds_a_second"]) > 0
    assert row["moves_a_second"] > row["rounds_a_second"]
    assert [row["what"] for row in laboratory.thread_rows(200, takes=1)] == ["1 thread", "2 threads"]


def test_the_standing_table_is_markdown_with_every_pair(capsys: pytest.CaptureFixture[str]) -> None:
    strength.main(["table", "--rounds", "12", "--bots", "casual,expert"])
    lines = capsys.readouterr().out.splitlines()
    titles = [line for line in lines if line.startswith("### ")]
    # Mario Kart and classic with 2, 3, 4 and 6 seats, Pizza Pizza, which is for five at most, without the last.
    assert len(titles) == 11
    at = lines.index("### UNO Mario Kart, 4 seats")
    assert "12 rounds a pair; `expert` by network" in lines[at + 2]
    head, rule, *rows = lines[at + 4 : at + 8]
    assert {len(row.split("|")) for row in (head, rule, *rows)} == {9}
    assert {row.split("|")[1].strip() for row in rows} == {"`casual`", "`expert`"}


def test_a_search_of_twenty_milliseconds_is_measured_at_two_and_four_seats(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "EDITIONS", ("pizza-pizza",))
    monkeypatch.setattr(strength, "TRIED", 1)
    strength.main(["search", "--searched", "4", "--workers", "1"])
    rows = [line.split(" | ") for line in capsys.readouterr().out.splitlines() if line.startswith("| pizza-pizza")]
    assert [row[1:3] for row in rows] == [["2", "casual"], ["2", "expert"], ["4", "casual"], ["4", "expert"]]
    assert all(int(row[3]) > 0 for row in rows)


def test_a_search_is_measured_with_each_number_of_worlds() -> None:
    entries = bracket.spread((("network", "expert", Effort()), ("search", "searcher", None)), (8, 16))
    assert [(title, effort.worlds) for title, _, effort in entries] == [("network", 64), ("search", 8), ("search", 16)]
