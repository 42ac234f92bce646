"""`lastcard compare`: differences of the same deals played both ways, and what is said of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lastcard.cli import main
from lastcard.intervals import WIDE
from lastcard.simulate import compare as comparing
from lastcard.simulate import simulate
from lastcard.simulate.compare import played
from lastcard.simulate.plan import ROUNDS_A_CHUNK


def compared(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    assert main(["compare", *arguments]) == status
    out, err = capsys.readouterr()
    return err if status else out


def test_differences_are_those_of_the_same_deals(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ("classic", "--players", "3", "--ruling", "uno_penalty=2,4", "--rounds", "3000", "--seed", "pair")
    facts = json.loads(compared(capsys, *arguments, "--json", "--out", str(tmp_path / "out")))
    two, four = (simulate("classic", 3, rounds=3000, seed="pair", rulings={"uno_penalty": n}) for n in (2, 4))
    moves = facts["comparisons"][0]["measures"]["moves"]
    difference = four["moves"].astype(float) - two["moves"]
    assert moves["difference"] == pytest.approx(difference.mean())
    assert moves["interval"] == pytest.approx(WIDE * difference.std(ddof=1) / np.sqrt(3000))
    assert moves["base"] == pytest.approx(two["moves"].mean())
    dealer = facts["comparisons"][0]["measures"]["dealer"]
    won = [(each["winner"] == each["dealer"]).mean() for each in (two, four)]
    assert dealer["difference"] == pytest.approx(won[1] - won[0])
    assert json.loads((tmp_path / "out" / "comparisons.json").read_bytes()) == facts
    assert (tmp_path / "out" / "comparisons.csv").read_text(encoding="utf-8").count("uno_penalty=4,3000,") == 7
    assert main(["compare", *arguments, "--out", str(tmp_path / "out")]) == 2


def test_what_differs_is_said_in_a_sentence_and_so_is_that_nothing_does(capsys: pytest.CaptureFixture[str]) -> None:
    said = compared(capsys, "classic", "--bots", "random,random", "--bots", "casual,random", "--rounds", "2000")
    assert "Bots casual,random in place of random,random:" in said
    assert "The first bot wins 2" in said
    assert "moves shorter" in said
    # A target says when a match ends; in a single round it changes nothing.
    said = compared(capsys, "classic", "--players", "2", "--ruling", "target=500,200", "--rounds", "500")
    assert "Nothing that was looked at differs." in said
    said = compared(capsys, "classic", "--players", "2", "--ruling", "target=500,200", "--matches", "100")
    assert "rounds shorter" in said


def test_a_few_rounds_prove_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    stack = ("classic", "--players", "3", "--ruling", "stacking=off,like_on_like")
    for rounds in ("1", "29"):
        assert "Nothing that was looked at differs." in compared(capsys, *stack, "--rounds", rounds)


def test_several_things_are_varied_together(capsys: pytest.CaptureFixture[str]) -> None:
    vary = ("--players", "2,3", "--ruling", "jump_in=false", "--ruling", "draw=one,until_playable", "--rounds", "50")
    facts = json.loads(compared(capsys, "pizza-pizza", *vary, "--json"))["comparisons"]
    changes = [[change["what"] for change in each["changes"]] for each in facts]
    assert changes == [["players"], ["ruling draw"], ["ruling draw", "players"]]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--ruling", "jump_in=true"), "There is nothing to compare"),
        (("--players", "2,3,4,5,6,7,8,9", "--ruling", "uno_penalty=0,1,2,3,4,5,6,7,8"), "more than 64"),
        (("--ruling", "jump_in=true,maybe"), 'jump_in cannot be "maybe"'),
        (("--ruling", "jump_in"), "NAME=VALUE"),
        (("--players", "2,11"), "for 2 to 10 players"),
        (("--players", "2,x"), "--players"),
        (("--bots", "random", "--bots", "oracle"), 'no bot "oracle"'),
        (("--ruling", "draw=one,until_playable", "--ruling", "drawn_card=keep"), "drawn_card=keep"),
        (("--preset", "standard,party"), "party"),
        (("--players", "2,3", "--width", "0"), "--width"),
    ],
)
def test_what_cannot_be_compared_is_said_at_once(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    said = compared(capsys, "classic", *arguments, status=2)
    assert sentence in said
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize("calls", [1, 4])
def test_ctrl_c_ends_it_with_the_deals_played_each_way(
    calls: int, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It dropped all it had. Two variants: the fourth piece is the second one of the second variant."""
    made = 0

    def until_ctrl_c(*arguments: Any) -> Any:
        nonlocal made
        made += 1
        if made == calls:
            raise KeyboardInterrupt
        return played(*arguments)

    pair = ("classic", "--players", "3", "--ruling", "uno_penalty=2,4", "--seed", "pair", "--json")
    whole = compared(capsys, *pair, "--rounds", str(ROUNDS_A_CHUNK))
    monkeypatch.setattr(comparing, "BATCH", 1)
    monkeypatch.setattr(comparing, "played", until_ctrl_c)
    out = tmp_path / "out"
    assert main(["compare", *pair, "--rounds", "1000000", "--out", str(out)]) == 130
    said, err = capsys.readouterr()
    if calls == 1:
        assert (said, err) == ("", "Broken off before anything had been played each way.\n")
        assert not out.exists()
        return
    assert err == "Broken off. These are the differences of the 4,096 rounds that had been played each way.\n"
    assert json.loads(said)["comparisons"] == json.loads(whole)["comparisons"]
    assert json.loads((out / "comparisons.json").read_bytes()) == json.loads(said)
