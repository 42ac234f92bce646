"""`lastcard simulate` and its folder: the same bytes however it was played, and a sentence for what cannot be."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lastcard.bots.nets import Net, shipped
from lastcard.cli import main
from lastcard.editions import edition
from lastcard.errors import LastCardError
from lastcard.simulate import BadPlan, Plan, simulate
from lastcard.simulate.folder import BadFolder, Folder, load

PLAY = ("simulate", "classic", "--players", "2", "--bots", "casual", "--seed", "kept")
ROUNDS = ("--rounds", "60000")


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    folder = tmp_path_factory.mktemp("undisturbed") / "out"
    assert main([*PLAY, *ROUNDS, "--workers", "1", "--out", str(folder)]) == 0
    return files(folder)


def test_the_number_of_workers_changes_no_byte(undisturbed: dict[str, bytes], tmp_path: Path) -> None:
    assert main([*PLAY, *ROUNDS, "--workers", "3", "--out", str(tmp_path / "out")]) == 0
    assert files(tmp_path / "out") == undisturbed
    assert {"rounds.csv", "cards.csv", "plays.csv", "summary.json", "manifest.json"} <= set(undisturbed)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGKILL])
def test_a_run_that_was_ended_goes_on(undisturbed: dict[str, bytes], tmp_path: Path, ending: signal.Signals) -> None:
    out = tmp_path / "out"
    command = [*PLAY, *ROUNDS, "--workers", "1", "--out", str(out)]
    program = subprocess.Popen([sys.executable, "-m", "lastcard", *command], stderr=subprocess.PIPE, text=True)
    while program.poll() is None and not list(out.glob("chunks/[0-9]*.npz")):
        time.sleep(0.005)
    program.send_signal(ending)
    _, said = program.communicate()
    assert program.returncode == (130 if ending == signal.SIGINT else -signal.SIGKILL)
    assert not json.loads((out / "manifest.json").read_bytes())["finished"]
    if ending == signal.SIGINT:
        assert "--resume goes on" in said
        part = load(out)
        assert 0 < part.rounds.size == part.done < 60_000
        whole = undisturbed["rounds.csv"].splitlines()
        assert (out / "rounds.csv").read_bytes().splitlines() == whole[: part.done + 1]
    assert main([*command, "--resume"]) == 0
    assert files(out) == undisturbed


def test_a_damaged_piece_is_played_again(undisturbed: dict[str, bytes], tmp_path: Path) -> None:
    out = tmp_path / "out"
    (out / "chunks").mkdir(parents=True)
    manifest = json.loads(undisturbed["manifest.json"]) | {"finished": False, "done": 0}
    (out / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    (out / "chunks" / "00000003.npz").write_bytes(b"PK half of it")
    assert main([*PLAY, *ROUNDS, "--out", str(out), "--resume"]) == 0
    assert files(out) == undisturbed


def test_a_folder_can_be_read_again(tmp_path: Path) -> None:
    arguments = ["simulate", "mario-kart", "--players", "3", "--matches", "3", "--seed", "read", "--out", str(tmp_path)]
    assert main(arguments) == 0
    result, read = simulate("mario-kart", 3, matches=3, seed="read"), load(tmp_path)
    for path in tmp_path.glob("*.parquet"):
        path.unlink()
    from_text = load(tmp_path)
    for name, table in result.tables().items():
        for column in table:
            assert np.array_equal(table[column], getattr(read, name)[column]), (name, column)
            same = np.allclose if table[column].dtype.kind == "f" else np.array_equal
            assert same(table[column], getattr(from_text, name)[column]), (name, column)
    assert read.summary() == result.summary() == json.loads((tmp_path / "summary.json").read_bytes())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["classsic"], 'There is no edition "classsic".'),
        (["classic", "--bots", "casul"], 'There is no bot "casul". Did you mean "casual"?'),
        (["classic", "--players", "11"], "Classic UNO is for 2 to 10 players, not for 11."),
        (["classic", "--players", "3", "--bots", "random,casual"], "2 bots do not fill 3 seats"),
        (["classic", "--rounds", "5", "--matches", "5"], "not both"),
        (["classic", "--matches", "5", "--rotate"], "--rounds"),
        (["classic", "--rounds", "0"], "--rounds"),
        (["classic", "--ruling", "draw=until_playable", "--ruling", "drawn_card=keep"], "drawn_card=keep"),
        (["classic", "--resume"], "--out"),
        (["classic", "--out", "x" * 300], "cannot be written (File name too long)"),
        (["classic", "--scheduler", "tcp://127.0.0.1:9"], "No Dask scheduler answers at tcp://127.0.0.1:9."),
        (["classic", "--scheduler", "nonsense"], "No Dask scheduler answers at nonsense."),
        (["classic", "--scheduler", "http://here"], "No Dask scheduler answers at http://here."),
        (["classic", "--scheduler", "tcp://127.0.0.1:9", "--workers", "2"], "--workers"),
    ],
)
def test_what_cannot_be_is_said_at_once(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert main(["simulate", *arguments]) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert sentence in error
    assert len(error.splitlines()) == 1


def test_two_runs_never_share_a_folder(tmp_path: Path) -> None:
    box, out = edition("classic"), tmp_path / "out"
    folders = [Folder(out, Plan(box, ("random",) * 2, "rounds", 9, seed)) for seed in ("1", "2")]
    folders[0].open()
    with pytest.raises(BadFolder, match="is there already"):
        folders[1].open()
    assert json.loads((out / "manifest.json").read_bytes())["seed"] == "1"


def test_another_network_is_not_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    play = ["simulate", "classic", "--bots", "expert,casual", "--rounds", "9", "--out", str(out)]
    assert main(play) == 0
    capsys.readouterr()
    net = shipped(edition("classic"), 2)
    assert net is not None
    assert json.loads((out / "manifest.json").read_bytes())["network"] == net.digest
    other = Net(net.header, net.lay, net.numbers * 2)
    monkeypatch.setattr("lastcard.bots.mind.shipped", lambda *_: other)
    assert main([*play, "--resume"]) == 2
    assert f"begun otherwise (network): {net.digest}, not {other.digest}." in capsys.readouterr().err
    with pytest.raises(BadPlan, match=f"another network of expert: {net.digest}, not {other.digest}"):
        load(out)


def test_a_disk_that_is_full_is_told_of_and_what_was_done_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = 0

    def full(path: Path, **parts: Any) -> None:
        nonlocal kept
        kept += 1
        if kept == 2:
            raise OSError(errno.ENOSPC, "No space left on device")
        real(path, **parts)

    real = np.savez
    out = tmp_path / "out"
    play = ["simulate", "classic", "--players", "2", "--rounds", "9000", "--workers", "1", "--out", str(out)]
    with monkeypatch.context() as patch:
        patch.setattr(np, "savez", full)
        assert main(play) == 2
    assert f"{out} cannot be written (No space left on device)." in capsys.readouterr().err
    assert main([*play, "--resume"]) == 0
    assert load(out).done == 9000


def test_what_holds_no_results_is_told_of(tmp_path: Path) -> None:
    for text in (None, "{", "[]", '{"format": 1, "finished": true}'):
        if text is not None:
            (tmp_path / "manifest.json").write_text(text, encoding="utf-8")
        with pytest.raises(BadFolder, match="holds no results"):
            load(tmp_path)
    simulate_into(tmp_path / "out")
    manifest = json.loads((tmp_path / "out" / "manifest.json").read_bytes())
    for change, sentence in (
        ({"format": 2}, r"otherwise \(format\): 2, not 1"),
        ({"version": "0.0.9", "rulings": {"gone": "long ago"}}, r"lastcard 0\.0\.9"),
    ):
        (tmp_path / "out" / "manifest.json").write_text(json.dumps(manifest | change), encoding="utf-8")
        with pytest.raises(LastCardError, match=sentence):
            load(tmp_path / "out")


def simulate_into(folder: Path) -> None:
    assert main(["simulate", "classic", "--players", "2", "--rounds", "9", "--out", str(folder)]) == 0


def test_players_and_seeds_are_taken_as_they_come() -> None:
    result = simulate("classic", "casual", rounds=np.int64(5), seed=7)  # type: ignore[arg-type]
    assert result.plan.players == ("casual",) * 4
    again = simulate("classic", ["casual"] * 4, rounds=5, seed="7")
    assert (result["moves"] == again["moves"]).all()
    assert simulate("classic", np.int64(3), rounds=5).plan.seats == 3  # type: ignore[arg-type]
    for wrong, sentence in (
        ({"workers": 0}, "workers is at least 1"),
        ({"rulings": {"jump_in": True}}, "already"),
        ({"preset": "party"}, "already"),
    ):
        with pytest.raises(BadPlan, match=sentence):
            simulate(edition("classic"), 2, rounds=5, **wrong)


def test_no_folder_is_overwritten_or_gone_on_with_by_mistake(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(*arguments: str) -> str:
        assert main(["simulate", "classic", "--rounds", "9", *arguments]) == 2
        return capsys.readouterr().err

    out = tmp_path / "out"
    assert "no simulation to go on with" in refused("--out", str(out), "--resume")
    assert main(["simulate", "classic", "--rounds", "9", "--out", str(out)]) == 0
    capsys.readouterr()
    assert "is there already" in refused("--out", str(out))
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    assert "is there already" in refused("--out", str(tmp_path / "file"))
    assert "cannot be written" in refused("--out", str(tmp_path / "file" / "below"))
    before = files(out)
    for other, what in (
        (("--seed", "2"), "otherwise (seed): 0, not 2"),
        (("--players", "3"), "otherwise (players)"),
        (("--ruling", "jump_in=true"), "otherwise (rulings): jump_in=false, not jump_in=true"),
    ):
        assert what in refused("--out", str(out), "--resume", *other)
    manifest = json.loads((out / "manifest.json").read_bytes())
    (out / "manifest.json").write_text(json.dumps(manifest | {"version": "0.0.9"}), encoding="utf-8")
    assert "otherwise (version): 0.0.9" in refused("--out", str(out), "--resume")
    assert {name: data for name, data in files(out).items() if name != "manifest.json"} == {
        name: data for name, data in before.items() if name != "manifest.json"
    }
