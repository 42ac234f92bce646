"""Whole matches through the real command line: at a pseudo-terminal, and piped."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from argparse import Namespace
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("there is no pseudo-terminal", allow_module_level=True)

from lastcard.bots import make, tell
from lastcard.bots.expert import Expert
from lastcard.bots.thinkers import BUDGET
from lastcard.editions import edition
from lastcard.game import Match, record
from lastcard.terminal import keeping
from lastcard.terminal.console import Console
from lastcard.terminal.game import OFTEN, Game
from lastcard.terminal.playing import thinkers

from .sitting import Person, environment, piped

EDITIONS = ("mario-kart", "pizza-pizza", "classic")


def kept(home: Path) -> list[Path]:
    return sorted((home / "lastcard" / "matches").glob("*.lastcard"))


def long_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if len(line) > 80]


@pytest.mark.parametrize(
    ("name", "players", "more"),
    [
        *((name, players, ()) for name in EDITIONS for players in (2, 4)),
        ("mario-kart", 10, ("--preset", "geeky-hobbies")),
        ("classic", 10, ("--bot", "random")),
        ("pizza-pizza", 5, ()),
        ("classic", 4, ("--ruling", "jump_in=true", "--ruling", "stacking=cross", "--ruling", "seven_zero=true")),
        ("mario-kart", 3, ("--ruling", "draw=until_playable", "--ruling", "bounce=both")),
        ("classic", 3, ("--ruling", "match=lowest_total", "--ruling", "uno_window=until_drawn_up")),
    ],
)
def test_a_match_is_played_to_its_end(tmp_path: Path, name: str, players: int, more: tuple[str, ...]) -> None:
    options = ["--players", str(players), "--seed", "1", "--speed", "off", "--ruling", "target=120", *more]
    person = Person(["play", name, *options], environment(tmp_path))
    assert person.play() == 0
    assert "win the match" in person.text or "wins the match" in person.text
    assert long_lines(person.text) == []
    assert "not understood" not in person.text
    assert "\x1b[" in person.raw
    (path,) = kept(tmp_path)
    summary = record.verify(path)
    assert summary.edition == name
    assert len(summary.winners) == 1
    assert max(summary.scores) >= 120 or "geeky-hobbies" in more


def test_a_match_with_every_default_goes_to_500(tmp_path: Path) -> None:
    person = Person(["play", "--speed", "off", "--seed", "2"], environment(tmp_path))
    assert person.play() == 0
    assert "to 500 points" in person.text
    (path,) = kept(tmp_path)
    assert max(record.verify(path).scores) >= edition("mario-kart").target


@pytest.mark.parametrize("name", EDITIONS)
def test_a_match_is_played_through_pipes(tmp_path: Path, name: str) -> None:
    # Whatever is asked, one of these answers fits; the others are refused and change nothing.
    answers = [*map(str, range(1, 12)), "draw", "keep", "red", "target 1", "accept", "give 1", "uno", "catch", "pass"]
    typed = "\n".join(answers) + "\n"
    done = piped(["play", name, "--seed", "3", "--ruling", "target=50"], environment(tmp_path), typed * 150)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "the match with" in done.stdout
    assert "\x1b" not in done.stdout
    assert long_lines(done.stdout) == []
    record.verify(kept(tmp_path)[0])


@pytest.mark.parametrize("leave", ["quit", "\x04", "\x03"])
def test_whoever_leaves_goes_on_later(tmp_path: Path, leave: str) -> None:
    around = environment(tmp_path)
    person = Person(["play", "--speed", "off", "--seed", "4", "--ruling", "target=60"], around)
    for _ in range(5):
        prompt = person.see()
        assert prompt is not None
        person.type(person.answer(prompt))
    person.see()
    if leave == "quit":
        person.type(leave)
        assert person.see() is None
    else:
        person.press(leave)
    person.child.close()
    assert person.child.exitstatus == 0
    assert "lastcard resume" in person.text
    (path,) = kept(tmp_path)
    left = record.verify(path)
    assert left.moves > 0
    again = Person(["resume", "--speed", "off"], around)
    assert again.play() == 0
    assert again.text.startswith("Going on with UNO Mario Kart")
    assert kept(tmp_path) == [path]
    assert len(record.verify(path).winners) == 1
    assert piped(["resume"], around).stderr == "There is no saved match to go on with.\n"


def test_a_bot_of_a_match_that_goes_on_remembers_its_round(tmp_path: Path) -> None:
    """It knew nothing of who had drawn on which color, or passed it over, before the match was left."""
    match = Match.new(edition("classic"), ("You", "Ana"), seed="resumed", clockless=True)
    bots = [Expert("0"), Expert("1")]
    heard = match.opening
    while True:
        for seat, bot in enumerate(bots):
            tell(bot, heard, match, seat)
        if match.round_number == 2 and any(bots[1].memory):
            break
        asked = match.table.asked
        heard = match.next_round() if match.round_over else match.play(asked, bots[asked].choose(match.view(asked)))
    path = tmp_path / "left.lastcard"
    keeping.save(match, ["", "expert"], path)
    again, levels = keeping.load(path)
    game = Game(again, levels or [], path, Console(plain=True, pace="off"), make)
    game.recall(keeping.steps(record.load(path)))
    resumed = game.bots[1]
    assert isinstance(resumed, Expert)
    assert resumed.memory == bots[1].memory
    assert any(resumed.memory)


@pytest.mark.parametrize(
    ("given", "milliseconds"), [({}, BUDGET), ({"seed": None}, BUDGET), ({"seed": "1"}, 0), ({"seed": ""}, 0)]
)
def test_with_a_seed_nothing_depends_on_the_clock(given: dict[str, str | None], milliseconds: int) -> None:
    """An empty seed is one too, and its match can be repeated."""
    assert thinkers(Namespace(think=None, **given)).milliseconds == milliseconds
    assert thinkers(Namespace(think=5, **given)).milliseconds == 5


def test_a_closed_window_keeps_the_match(tmp_path: Path) -> None:
    person = Person(["play", "--speed", "off", "--seed", "5"], environment(tmp_path))
    person.see()
    person.type("draw")
    person.see()
    person.child.close(force=False)
    person.child.wait()
    assert [entry.move for entry in record.load(kept(tmp_path)[0]).entries if entry.seat == 0 and entry.move] == [
        "draw"
    ]


def test_a_killed_match_is_kept_as_it_stood(tmp_path: Path) -> None:
    person = Person(["play", "--speed", "off", "--seed", "5"], environment(tmp_path))
    person.see()
    time.sleep(OFTEN)
    person.type("draw")
    person.see()
    person.child.kill(9)
    person.child.wait()
    assert record.verify(kept(tmp_path)[0]).moves >= 1


@pytest.mark.parametrize("more", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_colors_are_left_out_where_they_are_not_wanted(tmp_path: Path, more: dict[str, str]) -> None:
    around = environment(tmp_path, **more)
    person = Person(["play", "--speed", "off", "--seed", "6"], around)
    person.see()
    person.type("quit")
    person.see()
    assert not re.search(r"\x1b\[[0-9;]*m", person.raw)
    assert re.search(r"Color: (red|yellow|green|blue)", person.text)


def test_words_that_make_no_move(tmp_path: Path) -> None:
    typed = "help\nwhy 1\nwhy 2\nwhy 3\nwhy 4\nwhy 99\nwhat 1\ntable\nscore\nrules\nrules MK-45\nrules x1\nundo\n"
    typed += (
        "xyzzy\n99\ncatch Ana\ncatch Nobody\nuno\nuno 1\nplay\nplay R\ncolor\ntarget\ntarget 9\ngive 1\nkeep\n\nquit\n"
    )
    done = piped(["play", "classic", "--seed", "7"], environment(tmp_path), typed)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "You cannot play" in done.stdout
    assert "Rule MK-30" in done.stdout
    assert "A move cannot be taken back" in done.stdout
    assert '"xyzzy" is not understood' in done.stdout
    assert "There is no card number 99" in done.stdout
    assert "cannot be caught now. (Rule MK-81)" in done.stdout
    assert 'There is no player "Nobody"' in done.stdout
    assert "MK-45: A Wild Draw Four" in done.stdout
    assert 'There is no rule point "x1"' in done.stdout
    assert long_lines(done.stdout) == []
    assert record.verify(kept(tmp_path)[0]).names == ("You", "Ana", "Ben")


def test_a_match_is_saved_where_the_person_wants(tmp_path: Path) -> None:
    path = tmp_path / "mine.lastcard"
    done = piped(["play", "--seed", "8"], environment(tmp_path), f"save {path}\nsave /nowhere/at/all\n")
    assert "/nowhere/at/all" in done.stdout or (tmp_path / "nowhere").exists()
    record.verify(path)
    assert piped(["resume", str(path)], environment(tmp_path), "quit\n").returncode == 0


def test_a_folder_that_cannot_be_written_ends_no_game(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("not a folder")
    done = piped(["play", "--seed", "9"], environment(home), "draw\nquit\n")
    assert done.stdout.count("could not be saved") == 1
    assert done.returncode == 2
    assert re.fullmatch(r".* could not be saved: .*\n", done.stderr)


def test_a_slow_library_is_not_loaded(tmp_path: Path) -> None:
    seen = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "lastcard", "play"],
        input="",
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        check=False,
    )
    loaded = {line.rpartition("|")[2].strip().partition(".")[0] for line in seen.stderr.splitlines()}
    assert "lastcard" in loaded
    assert loaded & {"numba", "litestar", "uvicorn", "numpy"} == set()


def test_a_reader_who_leaves_keeps_the_match(tmp_path: Path) -> None:
    around = environment(tmp_path)
    typed = "draw\n" * 400
    work = f"{sys.executable} -m lastcard play --seed 1 | head -3"
    done = subprocess.run(work, shell=True, input=typed, env=around, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert record.verify(kept(tmp_path)[0]).edition == "mario-kart"


def test_why_is_answered_with_rule_source_and_what_led_there(tmp_path: Path) -> None:
    typed = "why not\nwhy\nwhy 1\nplay R9\nwhy not\nwhy 6\nwhy draw\ndraw\nkeep\nwhy\nwhy not\nquit\n"
    done = piped(["play", "mario-kart", "--seed", "7"], environment(tmp_path), typed)
    assert done.returncode == 0
    nothing, last, card, refused, again, fits, can, _, after, gone, _ = done.stdout.split("): ")[1:]
    assert "Nothing that you tried has been refused" in nothing
    # Ben has played blue 5, and that is all that has happened in the turn.
    for told in ("Ben plays blue 5.", "Rule MK-30", "Agreed:", "Sources: ", "What led there"):
        assert told in last
    assert last.count("Ben plays blue 5.") == 2
    assert "You cannot play red 2 now" in card
    assert "Sources: " in card
    assert "(Rule MK-30)" in refused
    assert "You do not hold red 9." in again
    assert "Rule MK-30" in again
    assert "green 5 can be played." in fits
    assert "Rule MK-30" in fits
    assert '"draw" is possible now.' in can
    # Ana's Skip is what made Ben miss his turn.
    assert "Rule MK-43" in after
    assert re.search(r"What led there\s+Ana plays blue Skip\.\s+Ben misses a turn\.", after)
    assert "Nothing that you tried has been refused" in gone


def test_questions_in_a_game_are_answered_as_the_table_plays(tmp_path: Path) -> None:
    typed = "rules can i put +2 on +2\nwhy is there no stacking\nrules the capital of france\nquit\n"
    stacking = ["play", "classic", "--seed", "7", "--ruling", "stacking=cross"]
    done = piped(stacking, environment(tmp_path), typed)
    assert (done.returncode, done.stderr) == (0, "")
    said = " ".join(done.stdout.split())
    assert said.count("Rule MK-52: A draw card cannot be passed on") == 2
    assert "At this table (Stacking draw cards): As like on like;" in said
    assert 'No rule point answers "the capital of france".' in said
