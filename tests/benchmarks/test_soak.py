"""The soak: a few seconds of it on a real server, and what it lets pass."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import soak
from benchmarks.measuring import Row


def test_a_short_soak_leaves_nothing_behind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "figures.json"
    # In a few seconds memory is still settling: what may grow is judged by the long run.
    arguments = ["--tables", "4", "--minutes", "0.08", "--pause", "0.02", "--drops", "4", "--allow", "0.3"]
    status = soak.main([*arguments, "--json", str(file)])
    found = json.loads(file.read_text(encoding="utf-8"))
    assert status == 0, capsys.readouterr().out
    assert len(found["samples"]) == 60
    assert found["samples"][-1]["matches"] > 4
    assert found["samples"][0]["tables"] == 4
    assert found["after"]["tables"] == 0


def _row(mb: float, tasks: int = 5, sockets: int = 0) -> Row:
    return {"mb": mb, "tasks": tasks, "threads": 1, "files": 9, "tables": 0, "sockets": sockets}


def test_growth_is_measured_after_the_first_sixth_of_the_time() -> None:
    # Sixty samples: ten of settling, then the first five of the rest against the last five.
    samples = [_row(50.0)] * 10 + [_row(100.0)] * 5 + [_row(103.0)] * 40 + [_row(104.0)] * 5
    found = soak.judged(_row(50.0), samples, _row(90.0))
    assert found["growth"] == pytest.approx(0.04)
    assert soak.passes(found)
    assert not soak.passes(found, 0.03)


@pytest.mark.parametrize("left", [{"tasks": 6}, {"sockets": 1}])
def test_what_is_left_behind_fails(left: dict[str, int]) -> None:
    found = soak.judged(_row(50.0), [_row(50.0)] * 6, _row(50.0, **left))
    assert found["growth"] == 0
    assert not soak.passes(found)
