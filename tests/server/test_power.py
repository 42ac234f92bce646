"""The power fails in the middle of commits while people play: nothing they were told or promised may be lost.

`python -m benchmarks.power tables` tries every sector of more commits.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.kills.table import Plan
from benchmarks.power import tables
from benchmarks.power.judging import Effort, contents
from benchmarks.power.sectors import Files

PLANS = (Plan("mario-kart", 2, 1), Plan("classic", 2, 0, clock="normal"), Plan("pizza-pizza", 2, 0, clock="off"))


def test_a_power_cut_loses_nothing_that_players_were_told(tmp_path: Path) -> None:
    found = tables.power(tmp_path, Effort(24, subsets=1, step=24, servers=0), plans=PLANS)
    assert found.wrong == []
    assert found.commits == 24
    assert found.cuts > 48
    assert 0 < found.lost < found.cuts
    assert found.servers >= 40
    assert found.acknowledged
    assert found.repeated
    assert found.deadlines


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("a change is told before it is kept", "unknown_table"),
        ("a change is committed in two halves", "half of the commit is there"),
        ("the last line of a record is lost", "table_damaged"),
        ("answers are forgotten, and what is sent again is done again", "was answered by"),
    ],
)
def test_a_planted_fault_is_found(tmp_path: Path, what: str, said: str) -> None:
    found = tables.planted(tmp_path, what, 40, plans=PLANS[:2])
    assert said in " ".join(found.wrong)


def test_a_file_that_is_damaged_is_no_store(tmp_path: Path) -> None:
    file = Files(b"not a database, but long enough for one" * 100, b"").lay(tmp_path / "cut.sqlite")
    assert contents(file) == "the file cannot be read: file is not a database"
