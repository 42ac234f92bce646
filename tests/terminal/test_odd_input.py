"""What people type by mistake, files that are in the way, output that cannot be written."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from lastcard.errors import BadRecord
from lastcard.game import record
from lastcard.terminal import keeping, wishes

if sys.platform == "win32":
    pytest.skip("there is no pseudo-terminal", allow_module_level=True)

from .sitting import PROGRAM, environment, piped


def kept(home: Path) -> list[Path]:
    return sorted((home / "lastcard" / "matches").glob("*.lastcard"))


def answers(tmp_path: Path, *typed: str, seed: str = "3", more: Sequence[str] = ()) -> str:
    """What the program writes when somebody types these lines and leaves."""
    arguments = ["play", "classic", "--plain", "--seed", seed, *more]
    done = piped(arguments, environment(tmp_path), "\n".join(typed) + "\n")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize("line", ["x" * 3600, "why " + "9" * 5000, "9" * 5000, "catch " + "7" * 400, "why not " * 300])
def test_no_line_is_too_long(tmp_path: Path, line: str) -> None:
    assert "Traceback" not in answers(tmp_path, line)


def test_a_file_of_somebody_elses_is_not_written_over(tmp_path: Path) -> None:
    notes, link = tmp_path / "notes.txt", tmp_path / "link.txt"
    notes.write_text("my notes")
    link.symlink_to(notes)
    out = answers(
        tmp_path,
        f"save {notes}",
        f"save {link}",
        f"save {tmp_path}/none/x",
        "save a\0b",
        f"save {tmp_path}/m",
        f"save {tmp_path}/m",
    )
    said = " ".join(out.split())
    assert said.count("something else in") == 2
    assert "there is no folder" in said
    assert "embedded null" in said
    assert said.count("Saved as") == 2
    assert notes.read_text() == "my notes"
    assert not (tmp_path / "none").exists()
    record.verify(tmp_path / "m")


def test_two_matches_of_one_second_have_a_file_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("time.strftime", lambda _: "2026-11-30-120000")
    assert len({keeping.new_file("classic") for _ in range(4)}) == 4
    with pytest.raises(BadRecord, match="There is no saved match"):
        keeping.latest()


def test_what_happened_is_told_again_after_a_break(tmp_path: Path) -> None:
    first = answers(tmp_path, "draw", "keep", "1")
    done = piped(["resume", "--plain"], environment(tmp_path), "table\n")
    again = done.stdout.partition("Since your last move:")[2].partition("Top card")[0].split()
    assert again
    assert " ".join(again) in " ".join(first.split())


def test_a_cut_match_is_named_before_an_older_one_goes_on(tmp_path: Path) -> None:
    answers(tmp_path, "draw")
    (older,) = kept(tmp_path)
    os.utime(older, (1, 1))
    answers(tmp_path, "draw", seed="4")
    newer = next(path for path in kept(tmp_path) if path != older)
    newer.write_text(newer.read_text()[:-30])
    done = piped(["resume", "--plain"], environment(tmp_path))
    said = " ".join(done.stdout.split())
    assert "is cut off at line" in said
    assert said.index("is cut off") < said.index("Going on with")


def test_a_card_that_is_not_held_is_refused_and_no_riddle(tmp_path: Path) -> None:
    hand = set(re.findall(r"(?:red|blue|green|yellow) \d", answers(tmp_path).rpartition("Your hand")[2]))
    missing = next(
        f"{color} {number}" for color in ("red", "blue") for number in range(10) if f"{color} {number}" not in hand
    )
    out = " ".join(answers(tmp_path, missing, f"why {missing}", "red", "catch").split())
    assert out.count(f"You do not hold {missing}.") >= 2
    assert "Something else is asked of you now" in out
    assert "not understood" not in out


def test_a_player_chosen_as_the_prompt_says_it() -> None:
    for text in ("1", "Ana", "1 Ana"):
        assert wishes.seat_of(text, ("You", "Ana", "Ben")) == 1
    assert wishes.seat_of("1 Ben", ("You", "Ana", "Ben")) is None


def test_a_record_of_ones_own_speaks_to_one(tmp_path: Path) -> None:
    answers(tmp_path, "draw", "keep")
    (path,) = kept(tmp_path)
    out = piped(["record", "show", "--open", str(path)], environment(tmp_path)).stdout
    assert "You draw " in out
    assert "You draws" not in out
    assert "deal" in out
    table = piped(["record", "replay", str(path), "--move", "1"], environment(tmp_path)).stdout
    assert re.search(r"You: \d+ card", table)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("command", [["rules", "classic"], ["editions"], ["--help"], ["watch", "--speed", "off"]])
def test_output_that_cannot_be_written(tmp_path: Path, command: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*PROGRAM, *command], stdout=full, stderr=subprocess.PIPE, env=environment(tmp_path), text=True, check=False
        )
    assert done.returncode == 2
    assert done.stderr == "The output could not be written: No space left on device.\n"


@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_closed_streams(tmp_path: Path, closed: str) -> None:
    line = f'"$0" -m lastcard play classic --plain {closed}'
    done = subprocess.run(
        ["sh", "-c", line, PROGRAM[0]], capture_output=True, env=environment(tmp_path), text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
