"""The house-rule lab: mixes that stall are warned of, and impossible ones refused."""

from __future__ import annotations

import json
import re
from pathlib import Path

import numpy as np
import pytest

from lastcard.cli import main
from lastcard.editions.rulings import Value
from lastcard.simulate import simulate
from lastcard.simulate.mixing import Figures, Warned, causes, figures_of, judged

CALM = {
    "moves": 60.0, "minutes": 5.0, "longest": 12.0, "match": 45.0, "leads": 4.0, "points": 130.0, "dealer": 25.0,
    "first": 25.0, "best": 26.0, "worst": 24.0, "reshuffled": 3.0, "none": 0.0, "stalemate": 0.0, "given-up": 0.0,
}  # fmt: skip


def other(**changed: float) -> Figures:
    return {**CALM, **{name.replace("_", "-"): value for name, value in changed.items()}}


@pytest.mark.parametrize(
    ("figures", "warnings"),
    [
        (other(), []),
        (other(given_up=0.01), [("given-up", 0.01)]),
        (other(stalemate=0.09), []),
        (other(stalemate=0.1), [("stalemate", 0.1)]),
        (other(none=0.99), []),
        (other(none=7.0), [("none", 7.0)]),
        (other(moves=89.0), []),
        (other(moves=90.0), [("long", 1.5)]),
        (other(best=28.0, worst=23.5), []),
        (other(best=28.0, worst=23.0), [("unfair", 5.0)]),
        (other(moves=120.0, none=2.0, given_up=1.0), [("given-up", 1.0), ("none", 2.0), ("long", 2.0)]),
    ],
)
def test_what_is_warned_of(figures: Figures, warnings: list[tuple[str, float]]) -> None:
    assert [(each.name, each.value) for each in judged(figures, CALM)] == warnings


def test_an_edition_that_is_uneven_itself_is_no_fault_of_the_mix() -> None:
    assert judged(other(best=35.0, worst=20.0), other(best=35.0, worst=20.0)) == []


def test_a_cause_halves_what_is_wrong() -> None:
    changed: dict[str, Value] = {"draw": "until_playable", "finish": "no_action", "seven_zero": True}
    without = {"draw": other(moves=63.0), "finish": other(moves=90.0), "seven_zero": other(moves=91.0)}
    # Twice as long is one too much; half of that is 1.5 times as long, 90 moves.
    found = causes(Warned("long", 2.0), changed, without, CALM)
    assert found == [("draw", "until_playable", 1.05), ("finish", "no_action", 1.5)]
    without = {"draw": other(none=3.0), "finish": other(none=4.1)}
    assert causes(Warned("none", 8.0), changed, without, CALM) == [("draw", "until_playable", 3.0)]


def test_the_figures_are_those_of_the_rounds() -> None:
    results = simulate("classic", ["casual"] * 3, rounds=3000, seed="lab")
    found, moves = figures_of(results), results["moves"]
    assert found["moves"] == pytest.approx(moves.mean())
    assert found["longest"] == pytest.approx(np.quantile(moves, 0.99) / 12)
    assert found["dealer"] == pytest.approx(100 * np.mean(results["winner"] == results["dealer"]))
    assert found["match"] is not None
    single = simulate("classic", 3, rounds=200, rulings={"match": "single_round"})
    assert figures_of(single)["match"] is None


def test_a_mix_that_stalls_is_warned_of_with_its_causes(capsys: pytest.CaptureFixture[str]) -> None:
    rulings = ["draw=until_playable", "drawn_card=must_play", "jump_in=true"]
    options = [option for ruling in rulings for option in ("--ruling", ruling)]
    command = ["lab", "mario-kart", "--players", "10", "--bots", "random", "--rounds", "1000", *options]
    assert main(command) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Warning: this mix can go on for ever." in said
    assert re.search(r"Without draw=until_playable it would be \d\.\d\d %\.", said)
    assert "Without jump_in=true" not in said
    assert "Whoever draws until a card fits fills the hand" in said
    assert main([*command, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["changed"] == {"draw": "until_playable", "drawn_card": "must_play", "jump_in": "true"}
    by_name = {each["warning"]: each for each in facts["warnings"]}
    assert {"given-up", "none", "long"} <= set(by_name)
    assert by_name["given-up"]["value"] == facts["mix"]["given-up"] > 1
    assert facts["standard_rules"]["given-up"] == 0
    assert "draw=until_playable" in by_name["long"]["without"]


def test_a_mix_that_does_not_stall(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "pizza-pizza", "--rounds", "500", "--ruling", "bounce=skip"]) == 0
    out = capsys.readouterr().out
    assert "Nothing in this mix stalls or drags." in out
    assert [line for line in out.splitlines() if len(line) > 80] == []
    assert main(["lab", "pizza-pizza", "--rounds", "500"]) == 0
    out = capsys.readouterr().out
    assert "No ruling was changed" in out
    assert "this mix" not in out


def test_what_cannot_be_judged(capsys: pytest.CaptureFixture[str]) -> None:
    for options, sentence in (
        (["--ruling", "finish=no_action", "--ruling", "drawn_card=must_play"], "finish=no_action"),
        (["--rounds", "99"], "by 100 rounds or more, not 99"),
        (["--players", "11"], "2 to 10"),
        (["--bots", "wizard"], "wizard"),
    ):
        assert main(["lab", "classic", *options]) == 2
        said = capsys.readouterr().err
        assert sentence in said
        assert said.count("\n") == 1


def test_that_nobody_jumps_in_is_said_wherever_the_ruling_lets_them(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A comparison of jump_in found no difference and did not say that there could be none."""
    out = tmp_path / "out"
    for command in (
        ["lab", "classic", "--rounds", "100", "--ruling", "jump_in=true"],
        ["compare", "classic", "--rounds", "10", "--ruling", "jump_in=false,true"],
        ["tournament", "random", "casual", "--edition", "classic", "--rounds", "2", "--ruling", "jump_in=true"],
        ["simulate", "classic", "--rounds", "10", "--ruling", "jump_in=true", "--out", str(out), "--report"],
    ):
        assert main(command) == 0
        assert capsys.readouterr().err.startswith("Nobody jumps in here: ")
    assert "Nobody jumps in here: " in (out / "report.html").read_text("utf-8")
    assert main(["simulate", "classic", "--rounds", "10"]) == 0
    assert "jumps in" not in capsys.readouterr().err
