"""Every command: what it prints, and how it answers what it cannot do."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard import __version__
from lastcard.cli import COMMANDS, main
from lastcard.editions import EDITIONS, edition
from lastcard.editions.rulebook import points
from lastcard.game import Match, record
from lastcard.terminal.paint import pieces, width
from lastcard.text import languages

from .sitting import environment, piped

CASES = """
[[case]]
name = "A red five goes on a red nine."
points = ["MK-30"]
edition = "classic"
seats = 2
hands = ["R5 G1", "B2 B3"]
draw_pile = "Y1"
discard = "R9"
moves = ["0 play R5"]
expect = { turn = 1, top = "R5", hands = ["G1", "#2"] }
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """The record of a match that is going on, a card given away in it."""
    match = Match.new(edition("pizza-pizza"), ["Ana", "Ben", "Cleo"], seed="17", clockless=True)
    while not any((entry.move or "").startswith("give ") for entry in match.entries):
        if match.round_over:
            match.next_round()
        view = match.view(match.table.asked)
        dip = [move for move in view.legal if move == "play WD"]
        match.play(view.asked, dip[0] if dip else next((m for m in view.legal if m != "uno"), "silent"))
    path = tmp_path / "match.lastcard"
    match.save(path)
    return path


def said(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    assert main(arguments) == status
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_the_version_and_what_this_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "--version")
    assert out.startswith(f"lastcard {__version__}\n")
    assert "not affiliated" in out


def test_without_a_command_the_commands_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys)
    assert all(re.search(rf"^  {name} ", out, re.MULTILINE) for name in COMMANDS)
    assert out == said(capsys, "--help") == said(capsys, "help")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert f"lastcard {name}" in said(capsys, name, "--help")


def test_the_editions(capsys: pytest.CaptureFixture[str]) -> None:
    rows = json.loads(said(capsys, "editions", "--json"))
    assert [row["name"] for row in rows] == list(EDITIONS)
    assert [row["cards"] for row in rows] == [edition(name).size for name in EDITIONS]
    out = said(capsys, "editions")
    assert all(name in out for name in EDITIONS)


@pytest.mark.parametrize("name", EDITIONS)
def test_the_rules_of_an_edition(capsys: pytest.CaptureFixture[str], name: str) -> None:
    out = said(capsys, "rules", name)
    box = edition(name)
    assert all(f"({ruling.name} = " in " ".join(out.split()) for ruling in box.known_rulings)
    assert [line for line in out.splitlines() if len(line) > 80] == []
    facts = json.loads(said(capsys, "rules", name, "--json", "--ruling", "target=70"))
    assert sum(card["copies"] for card in facts["kinds"]) == box.size
    target = next(ruling for ruling in facts["rulings"] if ruling["name"] == "target")
    assert (target["value"], target["house"]) == (70, False)
    assert target["points"]
    assert target["sources"]


@pytest.mark.parametrize("name", EDITIONS)
def test_the_guide_of_an_edition(capsys: pytest.CaptureFixture[str], name: str) -> None:
    out = said(capsys, "rules", name, "--guide")
    assert all(f"  {each.id} " in out for each in points(name))
    assert [line for line in out.splitlines() if len(line) > 80] == []
    assert "Questions people ask" in out
    assert "  Must I play a card if I can?" in out.splitlines()
    facts = json.loads(said(capsys, "rules", name, "--guide", "--json"))
    assert (facts["edition"], facts["language"]) == (name, "en")


def test_a_guide_in_another_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert "  Muss ich legen, wenn ich kann?" in said(capsys, "--language", "de", "rules", "classic", "--guide")


def test_a_rule_point(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "rules", "mk-19") == said(capsys, "rules", "MK-19")
    facts = json.loads(said(capsys, "rules", "MK-19", "--json"))
    assert (facts["point"], facts["uncertain"], facts["ruling"]) == ("MK-19", True, "start_item_box_chooser")


def test_bots_are_watched(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("watch", "classic", "--players", "10", "--seed", "1", "--ruling", "target=30")
    closed = said(capsys, *arguments)
    assert "wins the match" in closed
    assert closed == said(capsys, *arguments)
    assert not re.search(r"draws (red|yellow|green|blue|Wild)", closed)
    assert re.search(r"draws (red|yellow|green|blue|Wild)", said(capsys, *arguments, "--open"))


def test_a_record_is_shown_without_what_is_hidden(capsys: pytest.CaptureFixture[str], kept: Path) -> None:
    out = said(capsys, "record", "show", str(kept))
    assert re.search(r"gives a card to", out)
    assert not re.search(r"(draws|gives) (red|yellow|green|blue|Wild)", out)
    steps = json.loads(said(capsys, "record", "show", str(kept), "--json"))
    assert "give" in [step["move"] for step in steps]
    hidden = [event for step in steps for event in step["events"] if event["verb"] in ("drew", "gave")]
    assert hidden
    assert {event["card"] for event in hidden} == {None}
    openly = json.loads(said(capsys, "record", "show", str(kept), "--json", "--open"))
    assert any((step["move"] or "").startswith("give ") for step in openly)
    assert re.search(r"gives (red|yellow|green|blue|Wild)", said(capsys, "record", "show", str(kept), "--open"))


def test_a_record_is_replayed_to_a_move(capsys: pytest.CaptureFixture[str], kept: Path) -> None:
    facts = json.loads(said(capsys, "record", "replay", str(kept), "--move", "3", "--json"))
    assert facts["moves"] == 3
    assert facts["hands"] == []
    open_hands = json.loads(said(capsys, "record", "replay", str(kept), "--move", "3", "--json", "--open"))["hands"]
    assert [len(hand) for hand in open_hands] == facts["held"]
    assert "Top card" in said(capsys, "record", "replay", str(kept), "--move", "0")


def test_a_record_is_verified(capsys: pytest.CaptureFixture[str], kept: Path) -> None:
    assert "is sound" in said(capsys, "record", "verify", str(kept))
    facts = json.loads(said(capsys, "record", "verify", str(kept), "--json"))
    assert facts["moves"] == record.verify(kept).moves


def test_cases_pass_or_fail(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good = tmp_path / "good.toml"
    good.write_text(CASES)
    assert said(capsys, "conform", str(good)) == "1 passed, 0 failed\n"
    bad = tmp_path / "bad.toml"
    bad.write_text(CASES.replace('top = "R5"', 'top = "R6"').replace("goes on", "lies on"))
    out = said(capsys, "conform", str(good), str(bad), status=1)
    assert out == "A red five lies on a red nine.: top should be R6 but is R5.\n1 passed, 1 failed\n"
    facts = json.loads(said(capsys, "conform", str(bad), "--json", status=1))
    assert (facts["passed"], facts["failed"], facts["failures"][0]["key"]) == (0, 1, "top")


BAD = {
    "nonsense": 'no command "nonsense"',
    "pley": 'Did you mean "play"',
    "play clasic": 'Did you mean "classic"',
    "play --players 11": "2 to 10 players",
    "play pizza-pizza --players 6": "2 to 5 players",
    "play --players 1": "from 2 on",
    "play --players many": "whole number",
    "play --players": "needs one value",
    "play --bot casul": 'Did you mean "casual"',
    "play --ruling stacking": "NAME=VALUE",
    "play --ruling =off": "NAME=VALUE",
    "play --ruling staking=off": 'Did you mean "stacking"',
    "play --ruling stacking=crss": 'Did you mean "cross"',
    "play --ruling target=none": "from 1 to",
    "play --ruling finish=no_action --ruling drawn_card=must_play": "cannot both hold",
    "play --preset geeky": 'Did you mean "geeky-hobbies"',
    "play --sed 1": 'Did you mean "--seed"',
    "play classic more": '"more"',
    "play --speed quick": "The speeds are",
    "watch --players 11": "2 to 10 players",
    "resume": "no saved match",
    "resume nowhere": "no record nowhere",
    "rules": "needs a SUBJECT",
    "rules clasic": 'Did you mean "classic"',
    "rules MK-451": 'Did you mean "MK-',
    "record": "show|verify|replay",
    "record shw x": 'Did you mean "show"',
    "record show": "needs a FILE",
    "record verify nowhere": "no record nowhere",
    "record replay MATCH --move 100000": "moves only",
    "record replay MATCH --move x": "whole number",
    "record verify EDITED": "line 3",
    "record verify CUT": "cut off at line",
    "resume FOREIGN": "is not a record",
    "conform": "needs a FILE",
    "conform nowhere": "no such file",
    "conform FOREIGN": "FOREIGN",
    "bench --seats 1": "--seats",
    "bench --seconds 0": "--seconds",
    "bench --edition clasic": 'Did you mean "classic"',
    "serve --port x": "--port",
    "serve --prt 1": 'Did you mean "--port"',
}


@pytest.mark.parametrize("line", BAD)
def test_bad_input_is_answered_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, kept: Path, line: str
) -> None:
    text = kept.read_text()
    monkeypatch.chdir(kept.parent)
    Path("FOREIGN").write_text("A letter to a friend.")
    Path("EDITED").write_text(text.replace("draw", "keep", 1) if "draw" in text.splitlines()[2] else edited(text))
    Path("CUT").write_text(text[:-40])
    kept.rename("MATCH")
    assert main(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert BAD[line] in err
    assert err.count("\n") == 1
    assert "Traceback" not in err
    assert Path("MATCH").read_text() == text


def edited(text: str) -> str:
    lines = text.splitlines(keepends=True)
    lines[2] = lines[2].replace('"seat": ', '"seat": 1')
    return "".join(lines)


def test_nobody_reads_on(tmp_path: Path) -> None:
    import subprocess
    import sys

    # The reader leaves after the first line, while much is still to be written.
    work = f"{sys.executable} -m lastcard watch --seed 1 --speed off | head -1"
    done = subprocess.run(work, shell=True, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", EDITIONS)
def test_the_rules_fit_the_page_in_every_language(capsys: pytest.CaptureFixture[str], name: str, language: str) -> None:
    out = said(capsys, "--language", language, "rules", name)
    assert [line for line in out.splitlines() if width(line) > 80] == []
    assert not any(line.strip().startswith(("，", "。", "、", "；", "：", "）")) for line in out.splitlines())


@given(st.text("ab 红牌，。（）\u00a0\x1b[0m؟"))
def test_a_text_broken_into_pieces_loses_nothing(text: str) -> None:
    assert "".join(blank + piece for blank, piece in pieces(text)) == text


def test_a_point_with_its_worked_examples(tmp_path: Path) -> None:
    done = piped(["rules", "mk-43", "--example"], environment(tmp_path))
    assert done.returncode == 0
    assert "Example 1 of " in done.stdout
    assert "This is how it begins." in done.stdout
    assert "misses a turn." in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert "tries to play" in piped(["rules", "MK-30", "--example"], environment(tmp_path)).stdout
    none = piped(["rules", "MK-02", "--example"], environment(tmp_path))
    assert "There is no worked example of this rule." in none.stdout


def test_a_question_about_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "rules", "can", "i", "put", "+2", "on", "+2")
    assert out == said(capsys, "rules", "can i put +2 on +2")
    assert out.index("MK-52: A draw card cannot") < out.index("H1: Stacking:")
    assert "The ruling stacking can decide it differently" in out
    assert "MK-67e: Zu zweit trifft" in said(capsys, "--language", "de", "rules", "bananenschahle zu zweit")
    facts = json.loads(said(capsys, "rules", "stacking", "--json"))
    assert [each["point"] for each in facts][:2] == ["MK-52", "H1"]
    assert facts[0]["score"] > 0.5


def test_a_question_that_no_rule_answers(tmp_path: Path) -> None:
    done = piped(["rules", "the capital of France"], environment(tmp_path))
    assert done.returncode != 0
    assert 'No rule point answers "the capital of France".' in done.stderr
