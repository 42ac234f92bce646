"""Training: a tiny network learns, and its file is read by whoever it is for and nobody else."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import numpy as np
import pytest

from benchmarks.exploitability import planted
from lastcard.bots import nets, tell, train
from lastcard.bots.contest import contest
from lastcard.bots.expert import Expert
from lastcard.bots.nets import BadWeights, Net, load, save, shipped
from lastcard.bots.train import Training, Wish
from lastcard.editions import BOXES, edition
from lastcard.game import Match
from lastcard.rules import selfplay

TINY = (16, 8)


def tiny(steps: int = 1) -> Wish:
    return Wish(edition("mario-kart"), (2,), seed=3, steps=steps, hidden=TINY)


def test_a_tiny_network_beats_its_untrained_self() -> None:
    training = Training(tiny(400))
    before = Net({}, training.net.lay, training.net.numbers.copy())
    while training.share < 1:
        training.step()
    wins = contest(tiny().box, ["expert", "other"], 3000, training.net, other=before)
    # 6,000 rounds: by chance 50 % with a deviation of 0.65.
    assert wins[0] / 6000 > 0.55, wins


def test_the_same_seed_gives_the_same_network() -> None:
    made = []
    for _ in range(2):
        training = Training(tiny())
        for _ in range(3):
            training.step()
        made.append(training.net.numbers)
    assert np.array_equal(made[0], made[1])


def test_what_a_round_teaches_worked_out_by_hand() -> None:
    """Seat 0 wins: its last decision learns 1, the one before half of that and half of the 0.7 that was seen there."""
    whose, chances = [0.0, 1.0, 0.0, 1.0], [0.6, 0.5, 0.7, 0.4]
    selfplay.teach(([], [], [], whose, chances, [0.0] * 20), 0, 4, 0, 0.5)
    assert whose == pytest.approx([0.85, 0.2, 1.0, 0.0])


def test_an_attacker_learns_against_who_does_not() -> None:
    box = edition("mario-kart")
    training = Training(Wish(box, (2,), seed=3, steps=500, hidden=TINY, against="random"))
    frozen = Net({}, training.net.lay, training.net.numbers.copy())
    while training.share < 1:
        training.step()
    # 10,000 rounds against the player it learned against: each share has a deviation of 0.005.
    before, after = (contest(box, ["expert", "random"], 5000, net)[0] / 10_000 for net in (frozen, training.net))
    assert after > before + 0.02, (before, after)
    attack = Training(Wish(box, (2,), seed=4, steps=1, start=training.net, against=frozen))
    attack.step()
    assert attack.rounds > 0
    # Only one of the two seats learns: about half of the decisions of as many rounds are noted.
    alone = Training(Wish(box, (2,), seed=4, steps=1, start=training.net))
    alone.step()
    assert attack.rounds > 1.4 * alone.rounds


def test_a_planted_weakness_wastes_wilds() -> None:
    box = edition("mario-kart")
    net = shipped(box, 2)
    assert net is not None
    weak = planted(net, box)
    assert weak.numbers.shape == net.numbers.shape
    match = Match.new(box, ("Ana", "Ben"), seed="planted", clockless=True)
    bots, wasted, chances = [Expert("a", weak), Expert("b", weak)], 0, 0
    while not match.round_over:
        seat = match.table.asked
        seen = match.view(seat)
        move = bots[seat].choose(seen)
        if seen.asks == "play" and any(legal.startswith("play W") for legal in seen.legal):
            chances += 1
            wasted += move.startswith("play W")
        events = match.play(seat, move)
        for each, bot in enumerate(bots):
            tell(bot, events, match, each)
    assert chances
    assert wasted == chances


def test_the_command_writes_the_network_and_its_curve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "tiny.weights"
    assert train.main(["pizza-pizza", "--seats", "2,3", "--steps", "20", "--hidden", "16,8", "--out", str(out)]) == 0
    net = load(out, edition("pizza-pizza"))
    assert net.header["seats"] == [2, 3]
    assert net.header["steps"] == 20
    curve = json.loads(out.with_suffix(".json").read_text())["curve"]
    assert len(curve) == 21
    assert curve[-1]["steps"] == 20
    assert "20 steps" in capsys.readouterr().out


def written(folder: Path, **changes: object) -> Path:
    """A file of weights whose header says something else."""
    box = edition("classic")
    training = Training(Wish(box, (2,), steps=1, hidden=TINY))
    header = {**nets.header_of(box, TINY), **changes}
    save(Net(header, training.net.lay, training.net.numbers), folder / "a.weights")
    return folder / "a.weights"


def test_weights_of_another_edition_or_version_are_refused(tmp_path: Path) -> None:
    classic = edition("classic")
    file = written(tmp_path)
    assert load(file, classic).header["edition"] == "classic"
    with pytest.raises(BadWeights, match=r"was trained for classic, not for the cards of mario-kart"):
        load(file, edition("mario-kart"))
    with pytest.raises(BadWeights, match=r"version 1\.99 of the format, and 1\.1 is needed"):
        load(written(tmp_path, layout=99), classic)
    with pytest.raises(BadWeights, match="holds no network that can be read"):
        load(written(tmp_path, hidden=[16, 9]), classic)


def test_what_is_no_file_of_weights_is_refused(tmp_path: Path) -> None:
    bad = tmp_path / "bad.weights"
    for content in (b"", b"nothing of the kind", b"PK\x05\x06" + bytes(18)):
        bad.write_bytes(content)
        with pytest.raises(BadWeights, match="holds no network"):
            load(bad, edition("classic"))
    with zipfile.ZipFile(bad, "w") as archive:
        archive.writestr("header.json", "[]")
        archive.writestr("numbers.npy", "none")
    with pytest.raises(BadWeights, match="holds no network"):
        load(bad, edition("classic"))
    with pytest.raises(BadWeights, match="holds no network"):
        load(tmp_path / "missing", edition("classic"))


def test_a_damaged_file_of_weights_is_refused_whatever_the_damage(tmp_path: Path) -> None:
    """Damage within the packed numbers raised zlib's error, and so did other damage errors of its own."""
    classic, file = edition("classic"), written(tmp_path)
    whole = file.read_bytes()
    refused = 0
    for at in range(0, len(whole), 97):
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 0xFF]) + whole[at + 1 :])
        try:
            load(file, classic)
        except BadWeights:
            refused += 1
    assert refused > len(whole) // 97 * 0.9  # what is left are bytes that nobody reads, dates and the like
    for length in range(0, len(whole), 499):
        file.write_bytes(whole[:length])
        with pytest.raises(BadWeights, match="holds no network"):
            load(file, classic)
    with pytest.raises(BadWeights, match="holds no network"):
        load(written(tmp_path, format=float("inf")), classic)


@pytest.mark.parametrize("number", [np.nan, np.inf, 1e6])
def test_numbers_that_are_none_make_no_network(number: float, tmp_path: Path) -> None:
    """A million is no number any more in half precision."""
    training = Training(Wish(edition("classic"), (2,), steps=1, hidden=TINY))
    training.net.numbers[7] = number
    with np.errstate(over="ignore"):
        save(
            Net(nets.header_of(edition("classic"), TINY), training.net.lay, training.net.numbers),
            tmp_path / "a.weights",
        )
    with pytest.raises(BadWeights, match="holds no network"):
        load(tmp_path / "a.weights", edition("classic"))


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("--seconds -1", "take numbers from 0 on"),
        ("--seconds nan", "take numbers from 0 on"),
        ("--steps -2", "take numbers from 0 on"),
        ("--steps 1 --seed -1", "take numbers from 0 on"),
        ("--steps 1 --hidden 0,8", "one unit or more"),
        ("--steps 1 --seats 11", "is for 2 to 10 players"),
        ("--steps 1 --out FOLDER", "cannot be written"),
        ("--steps 1 --out FOLDER/none/a.weights", "cannot be written"),
        ("--steps 1 --out FOLDER/a.json", "its curve goes to the file of that name"),
    ],
)
def test_what_cannot_be_trained_is_said_before_any_time_is_spent(
    arguments: str, problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Less than no seconds were trained for ever; a file that cannot be written was found out after the first point."""
    with pytest.raises(SystemExit):
        train.main(["classic", *arguments.replace("FOLDER", str(tmp_path)).split()])
    assert problem in capsys.readouterr().err


def test_the_networks_in_the_package_are_small_and_of_their_editions() -> None:
    folder = Path(nets.__file__).parent / "weights"
    files = sorted(folder.glob("*.weights"))
    assert files
    assert sum(file.stat().st_size for file in files) < 2_000_000
    for file in files:
        name = file.stem.rpartition("-")[0]
        assert name in BOXES
        header = load(file, edition(name)).header
        assert header["command"].startswith(f"python -m lastcard.bots.train {name} ")


def test_rulings_need_no_network_of_their_own() -> None:
    standard, other = edition("mario-kart"), edition("mario-kart", {"draw": "until_playable"})
    assert nets.shipped(standard, 2) is nets.shipped(other, 2)
