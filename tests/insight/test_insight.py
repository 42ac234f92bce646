"""What a move was worth and what luck did: where it can be known, and that nothing hidden is used."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from lastcard.bots import make
from lastcard.bots.dice import Dice
from lastcard.cli import main
from lastcard.editions import edition
from lastcard.game import Match, View
from lastcard.game import record as records
from lastcard.game.resample import resample
from lastcard.game.view import view as view_of
from lastcard.insight import Tries, account, best_first, try_view


def play(match: Match, levels: list[str], until: int = 10_000) -> None:
    """Let bots go on."""
    bots = [make(level, str(seat)) for seat, level in enumerate(levels)]
    while not match.round_over and match.moves < until:
        seat = match.table.asked
        match.play(seat, bots[seat].choose(match.view(seat)))


def asked(seed: str, choices: int) -> View:
    """A view of somebody who may play several cards."""
    match = Match.new(edition("classic"), ["Ana", "Ben"], seed=seed, dealer=0, clockless=True)
    bots = [make("casual", "1"), make("casual", "2")]
    while True:
        seat = match.table.asked
        seen = match.view(seat)
        if sum(move.startswith("play ") for move in seen.legal) >= choices:
            return seen
        match.play(seat, bots[seat].choose(seen))


def test_the_last_card_wins() -> None:
    match = Match.new(
        edition("classic", {"uno_calls": "automatic"}), ["Ana", "Ben"], seed="end", dealer=0, clockless=True
    )
    bots = [make("casual", "1"), make("casual", "2")]
    while True:
        seat = match.table.asked
        seen = match.view(seat)
        if len(seen.hand) == 1 and any(move.startswith("play ") for move in seen.legal):
            break
        match.play(seat, bots[seat].choose(seen))
    best = best_first(try_view(seen, 40))
    assert best[0].move.startswith("play ")
    assert best[0].chance == 1.0, "whoever plays the last card has won, whatever the others hold"
    assert all(each.chance < 1 for each in best[1:])


def test_only_what_the_seat_saw_counts() -> None:
    seen = asked("open", 2)
    other = view_of(seen.edition, resample(seen, Dice("other").below), seen.asked)
    one, two = try_view(seen, 30, "same"), try_view(other, 30, "same")
    assert one.moves == two.moves
    assert np.array_equal(one.won, two.won)


def test_what_a_move_gave_up_is_judged_in_other_deals_than_the_best_is_found_in() -> None:
    # Move a wins every second pair of deals, b never: in each half a is best, and ahead by a half.
    won = np.array([[True, False], [True, False], [False, False], [False, False]] * 10)
    tries = Tries(("a", "b"), won)
    loss, variance = tries.given_up("b")
    assert loss == 0.5
    # Each half has 20 deals with variance 1/4: (1/80 + 1/80) / 4.
    assert variance == pytest.approx(1 / 160)
    assert tries.given_up("a") == (0.0, 0.0)
    # Where the halves contradict each other, the figure says so by falling below zero; it never flatters the best.
    even = Tries(("a", "b"), np.array([[True, False], [False, True]] * 10))
    assert even.given_up("a")[0] == pytest.approx(-0.5)
    assert even.given_up("b")[0] == pytest.approx(-0.5)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A round of two, kept."""
    match = Match.new(edition("classic"), ["Ana", "Ben"], seed="luck", dealer=0, clockless=True)
    play(match, ["casual", "random"])
    path = tmp_path_factory.mktemp("kept") / "round.lastcard"
    match.save(path)
    return path


def test_the_parts_add_up_to_the_result(kept: Path) -> None:
    (found,) = account(records.load(kept), 20)
    assert sorted(each.won for each in found) == [False, True]
    for each in found:
        assert each.even + each.hand - each.given_up + each.rest == pytest.approx(float(each.won))
        assert each.decisions > 0


def test_hint_and_luck_at_the_command_line(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "hint", str(kept), "--move", "3", "--deals", "20"]) == 0
    said = capsys.readouterr().out
    assert "Move 3: what " in said
    assert "(played)" in said
    assert "These are estimates" in said
    assert main(["record", "hint", str(kept), "--move", "3", "--deals", "20", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    chances = [each["chance"] for each in facts["options"]]
    assert chances == sorted(chances, reverse=True)
    assert facts["chosen"] in [each["move"] for each in facts["options"]]
    assert main(["record", "luck", str(kept), "--deals", "4"]) == 0
    said = capsys.readouterr().out
    assert "The hand promised" in said
    assert "Over all rounds:" in said


def test_bad_input_gets_a_sentence(kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "hint", str(kept)]) == 2
    assert "--move N" in capsys.readouterr().err
    assert main(["record", "hint", str(kept), "--move", "9999"]) == 2
    assert "moves" in capsys.readouterr().err
    match = Match.new(edition("classic"), ["Ana", "Ben"], seed="begun", dealer=0, clockless=True)
    play(match, ["casual", "casual"], until=2)
    match.save(tmp_path / "begun.lastcard")
    assert main(["record", "luck", str(tmp_path / "begun.lastcard"), "--deals", "2"]) == 2
    assert "holds no round that is over" in capsys.readouterr().err
