"""Records: they come back whole, and whatever was done to a file is noticed, with file and line."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lastcard.editions import BOXES, edition
from lastcard.errors import BadRecord, NotSaved
from lastcard.game import Match, record
from lastcard.game.chain import Chain, chain

from .laying import NAMES

Line = dict[str, Any]


def played(name: str = "classic", moves: int = 60, **rulings: object) -> Match:
    """A match after so many random moves."""
    dice = random.Random(f"{name} {moves}")
    match = Match.new(edition(name, rulings), NAMES[:3], seed="record", clockless=True)
    for _ in range(moves):
        if match.round_over:
            if match.over:
                break
            match.next_round()
        seat = match.table.asked
        legal = match.legal(seat)
        match.play(seat, dice.choice([move for move in legal if move.startswith("play ")] or legal))
    return match


def forge(path: Path, match: Match, change: Callable[[list[Line]], object]) -> None:
    """Write a record with changed lines, its chain made right again: what a careful forger would do."""
    lines = [json.loads(line) for line in record.to_text(record.of(match)).splitlines()]
    for line in lines:
        del line["hash"]
    change(lines)
    last, text = "", ""
    for line in lines:
        last = chain(last, line)
        text += json.dumps({**line, "hash": last}) + "\n"
    path.write_text(text)


@pytest.mark.parametrize("name", list(BOXES))
@pytest.mark.parametrize("moves", [0, 1, 60, 700])
def test_a_match_comes_back_at_any_moment(tmp_path: Path, name: str, moves: int) -> None:
    match = played(name, moves)
    match.save(tmp_path / "a")
    again = Match.load(tmp_path / "a")
    assert again.table == match.table
    assert (again.scores, again.winners, again.names, again.dealer) == (
        match.scores,
        match.winners,
        match.names,
        match.dealer,
    )
    assert again.edition == match.edition
    again.save(tmp_path / "b")
    assert (tmp_path / "b").read_bytes() == (tmp_path / "a").read_bytes()


def test_rulings_preset_dealer_times_and_verdicts_come_back(tmp_path: Path) -> None:
    box = edition("mario-kart", {"stacking": "cross", "uno_penalty": 3, "match": "rounds"}, "geeky-hobbies")
    match = Match.new(box, ["Zoë", "李", "O'Neil", "😀"], dealer=2)
    match.play(match.table.asked, match.default_move(), time=12.5, verdict={"first": 1})
    match.save(tmp_path / "match.json")
    again = Match.load(tmp_path / "match.json")
    assert (again.edition, again.names, again.named_dealer, again.key) == (box, match.names, 2, match.key)
    assert again.entries[1].time == 12.5
    assert again.entries[1].verdict == {"first": 1}


def test_a_match_goes_on_from_its_record_as_if_nothing_had_been(tmp_path: Path) -> None:
    match = played("mario-kart", 40)
    match.save(tmp_path / "match.json")
    again = Match.load(tmp_path / "match.json")
    for _ in range(60):
        if match.round_over:
            assert match.next_round() == again.next_round()
        seat, move = match.table.asked, match.default_move()
        assert match.play(seat, move) == again.play(seat, move)
    assert again.table == match.table


@pytest.mark.parametrize("moves", [0, 1, 17, 60])
def test_a_record_is_read_up_to_any_move(tmp_path: Path, moves: int) -> None:
    played(moves=60).save(tmp_path / "match.json")
    assert Match.load(tmp_path / "match.json", moves=moves).table == played_to(moves).table


def played_to(moves: int) -> Match:
    """The first moves of the match above, made once more."""
    whole = played(moves=60)
    match = Match.new(whole.edition, whole.names, seed="record", clockless=True)
    for entry in [entry for entry in whole.entries if entry.kind == "move"][:moves]:
        if match.round_over:
            match.next_round()
        assert entry.seat is not None
        assert entry.move is not None
        match.play(entry.seat, entry.move)
    return match


@pytest.mark.parametrize("line", [1, 2, 3, 20, 61])
def test_a_changed_byte_is_found_in_its_line(tmp_path: Path, line: int) -> None:
    path = tmp_path / "match.json"
    played(moves=70).save(path)
    lines = path.read_text().splitlines(keepends=True)
    old = lines[line - 1]
    for new in (old.replace('"hash": "', '"hash": "0', 1), old.replace("{", '{"x": 1, ', 1)):
        lines[line - 1] = new
        path.write_text("".join(lines))
        with pytest.raises(BadRecord, match=rf"match\.json was changed after it was written: line {line} "):
            Match.load(path)


def test_a_missing_line_and_two_lines_changed_over_are_found(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    played(moves=70).save(path)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:9] + lines[10:]))
    with pytest.raises(BadRecord, match="line 10 "):
        record.verify(path)
    path.write_text("".join([*lines[:9], lines[10], lines[9], *lines[11:]]))
    with pytest.raises(BadRecord, match="line 10 "):
        record.verify(path)


def test_a_file_cut_off_anywhere_is_never_taken_for_more_than_it_holds(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    played(moves=20).save(path)
    whole = path.read_bytes()
    for size in range(0, len(whole), 37):
        path.write_bytes(whole[:size])
        if whole[:size].endswith(b"\n"):
            continue
        with pytest.raises(BadRecord, match=r"match\.json is (cut off at line|not a record)"):
            record.verify(path)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "is not a record"),
        (b"\n", "is not a record"),
        (b"{}\n", "is not a record"),
        (b"[1]\n", "is not a record"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "is not a record"),
        (b'{"lastcard": 1}\n', "line 1 does not fit"),
    ],
)
def test_a_foreign_file_is_refused(tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(content)
    with pytest.raises(BadRecord, match=rf"match\.json.* {says}"):
        record.verify(path)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"no record .*gone\.json"):
        Match.load(tmp_path / "gone.json")
    with pytest.raises(BadRecord, match=str(tmp_path)):
        Match.load(tmp_path)


FORGERIES: dict[str, tuple[Callable[[list[Line]], object], str]] = {
    "another format": (lambda lines: lines[0].update(lastcard=99), "format 99"),
    "other rules": (lambda lines: lines[0].update(rules_version=99), "rules version 99"),
    "another box": (lambda lines: lines[0].update(digest="0" * 64), "another box: its Classic UNO"),
    "an unknown edition": (lambda lines: lines[0].update(edition="uno-uno"), 'line 1: .*no edition "uno-uno"'),
    "an unknown ruling": (lambda lines: lines[0].update(rulings={"x": 1}), 'line 1: .*no ruling "x"'),
    "no key": (lambda lines: lines[0].pop("key"), "line 1: the header"),
    "another key": (lambda lines: lines[0].update(key="00" * 32), "line [0-9]+: "),
    "too many names": (lambda lines: lines[0].update(names=["A"] * 11), "line 1: .*2 to 10 players"),
    "another dealer": (lambda lines: lines[1].update(seat=(lines[1]["seat"] + 1) % 3), "line 2: .*does not belong"),
    "a move of another seat": (lambda lines: lines[2].update(seat=(lines[2]["seat"] + 1) % 3), "line 3: the move"),
    "an impossible move": (lambda lines: lines[2].update(move="play W+2"), 'line 3: the move "[0-2] play W.2"'),
    "no move": (lambda lines: lines[2].pop("move"), "line 3: .*does not belong"),
    "a move of another round": (lambda lines: lines[2].update(round=2), "line 3: .*does not belong"),
    "an unknown key": (lambda lines: lines[2].update(mood="good"), "line 3: .*does not belong"),
    "a deal too many": (
        lambda lines: lines.insert(5, {"kind": "round", "round": 2, "seat": 0}),
        "line 6: .*not belong",
    ),
    "a score of one's own": (lambda lines: score_of(lines).update(scores=[500, 0, 0]), "round 1 scored something else"),
    "a score left out": (lambda lines: lines.remove(score_of(lines)), "does not belong"),
}


def score_of(lines: list[Line]) -> Line:
    """The line that says what the first round scored."""
    return next(line for line in lines if line.get("kind") == "score")


@pytest.mark.parametrize("name", list(FORGERIES))
def test_a_forged_record_is_refused_by_verify(tmp_path: Path, name: str) -> None:
    change, says = FORGERIES[name]
    path = tmp_path / "match.json"
    forge(path, played(moves=400), change)
    with pytest.raises(BadRecord, match=rf"match\.json(?s:.*){says}"):
        record.verify(path)


def test_an_untouched_record_is_verified(tmp_path: Path) -> None:
    match = played(moves=400)
    forge(tmp_path / "match.json", match, lambda _: None)
    summary = record.verify(tmp_path / "match.json")
    assert (summary.edition, summary.names) == ("classic", match.names)
    assert (summary.rounds, summary.moves, summary.scores) == (match.round_number, match.moves, match.scores)


@pytest.mark.parametrize("where", ["os.fsync", "pathlib.Path.replace", "tempfile.mkstemp"])
def test_whatever_fails_while_saving_the_old_file_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    path, match = tmp_path / "match.json", played(moves=5)
    match.save(path)
    old = path.read_bytes()

    def fail(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(where, fail)
    match.play(match.table.asked, match.default_move())
    with pytest.raises(NotSaved, match=r"match\.json"):
        match.save(path)
    monkeypatch.undo()
    assert path.read_bytes() == old
    assert [each.name for each in tmp_path.iterdir()] == ["match.json"]
    match.save(path)
    assert Match.load(path).table == match.table


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(NotSaved, match="file"):
        played(moves=1).save(tmp_path / "file" / "match.json")


def test_the_key_is_in_the_record_and_nowhere_in_what_seats_see(tmp_path: Path) -> None:
    match = played(moves=30)
    match.save(tmp_path / "match.json")
    assert match.key.hex() in (tmp_path / "match.json").read_text()
    assert all(match.key.hex() not in repr(match.view(seat)) for seat in (None, 0, 1, 2))


def test_the_lines_of_a_running_match_come_one_by_one_and_make_the_same_file() -> None:
    match = Match.new(edition("classic"), NAMES[:3], seed="line by line")
    links = Chain()
    lines = links.fresh(match)
    assert [json.loads(line).get("kind") for line in lines] == [None, "round"]
    assert links.fresh(match) == []
    for number in range(12):
        match.play(match.table.asked, match.default_move())
        if number == 5:
            links = Chain.after(lines)  # as after a restart
        lines += links.fresh(match)
    assert "".join(f"{line}\n" for line in lines) == record.to_text(record.of(match))
    assert links.size == len(lines) == 14
