"""Input that nobody should send: every one of it is answered in a sentence, and nothing is lost."""

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from lastcard.editions import edition
from lastcard.errors import BadCase, BadRecord, LastCardError, NotSaved
from lastcard.game import Match, conform, record
from lastcard.game.chain import chain


def new(*names: str) -> Match:
    """A seeded match."""
    return Match.new(edition("classic"), names or ("Ana", "Ben"), seed="1")


@pytest.mark.parametrize(
    "text",
    [
        f"target {'1' * 5000}",
        f"catch {'9' * 5000}",
        "target ²",
        "target -1",
        "target 1_0",
        "play",
        "play  R5 R5",
        "play \ud800",
        "color \ud800",
        "\x00",
        "give \U0001f355",
        "x" * 100_000,
    ],
    ids=lambda text: ascii(text[:20]),
)
def test_a_move_that_is_none_is_refused_in_a_sentence(text: str) -> None:
    match = new()
    before = match.table.copy()
    for seat in range(match.seats):
        refusal = match.why_not(seat, text)
        assert refusal is not None
        assert refusal.reason
        assert str(refusal).strip()
        assert str(refusal).encode()
    assert match.table == before


@pytest.mark.parametrize(
    "name", ["A\u2028B", "A\u2029B", "A\x85B", "A\x0cB", "A\rB", "A\nB", "A\tB", 'A"B\\', "\U0001f355"], ids=ascii
)
def test_a_record_keeps_any_name(tmp_path: Path, name: str) -> None:
    new(name, "Ben").save(tmp_path / "match")
    assert record.verify(tmp_path / "match").names == (name, "Ben")


def test_a_name_that_is_no_text_is_refused_or_kept_and_leaves_no_litter(tmp_path: Path) -> None:
    path = tmp_path / "match"
    with suppress(NotSaved):
        new("A\udc80", "Ben").save(path)
        assert record.verify(path).names == ("A\udc80", "Ben")
    assert [each.name for each in tmp_path.iterdir()] in ([], ["match"])


def lines_of_a_match() -> list[dict[str, Any]]:
    """The lines of a record of a few moves: a header, a deal and moves."""
    match = new()
    for _ in range(3):
        match.play(match.table.asked, match.default_move())
    return [json.loads(line) for line in record.to_text(record.of(match)).splitlines()]


def chained(lines: list[dict[str, Any]]) -> str:
    """Lines as a file whose hashes are right, as somebody who knows how would write it."""
    last, written = "", []
    for line in lines:
        body = {name: value for name, value in line.items() if name != "hash"}
        last = chain(last, body)
        written.append(json.dumps({**body, "hash": last}))
    return "\n".join(written) + "\n"


VALUES: tuple[object, ...] = (None, [], {}, "x", 5, -1, True, 1.5, [1], [[]], {"a": 1}, "", 10**30)
"""What is put in the place of what belongs there."""
LINES = lines_of_a_match()


@pytest.mark.parametrize(
    ("line", "key"), [(at, key) for at in (0, 1, 2) for key in LINES[at] if key != "hash"], ids=str
)
def test_a_line_with_something_else_in_it_is_refused_or_means_the_same(tmp_path: Path, line: int, key: str) -> None:
    path = tmp_path / "match"
    for value in (*VALUES, KeyError):
        lines = json.loads(json.dumps(LINES))
        if value is KeyError:
            del lines[line][key]
        else:
            lines[line][key] = value
        path.write_text(chained(lines))
        for read in (record.verify, Match.load):
            refused(read, path)


def refused(read: Callable[[Path], object], path: Path) -> None:
    """Read a file: it may be taken, or refused in a sentence that names it, and nothing else."""
    try:
        read(path)
    except BadRecord as error:
        assert str(path) in str(error)  # noqa: PT017 - whether it is refused at all depends on the value


@pytest.mark.parametrize(
    "text",
    [
        "[" * 200_000,
        '{"lastcard": ' + "[" * 200_000,
        "9" * 5000,
        "\x00" * 10,
        "{}",
        "[]",
        "null",
        '{"lastcard": 1}',
        "\n",
    ],
    ids=lambda text: ascii(text[:20]),
)
def test_a_foreign_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "match"
    path.write_text(text)
    with pytest.raises(BadRecord) as caught:
        record.verify(path)
    assert str(path) in str(caught.value)


GOOD: dict[str, Any] = {
    "name": "a case",
    "edition": "classic",
    "seats": 2,
    "hands": ["R1 R3", "R2 R6"],
    "draw_pile": "R3",
    "discard": "R5",
}
BAD: list[tuple[str, object]] = [
    ("edition", "mario-cart"),
    ("edition", 5),
    ("rulings", {"target": [1]}),
    ("rulings", {"target": {}}),
    ("rulings", {"stacking": "sometimes"}),
    ("rulings", "x"),
    ("seats", True),
    ("seats", 99),
    ("seats", -1),
    ("dealer", 9),
    ("hands", ["R1"]),
    ("hands", [5, 5]),
    ("hands", ["R99", "R1"]),
    ("hands", ["R1 " * 300, "R1"]),
    ("draw_pile", "R1 " * 300),
    ("draw_pile", 5),
    ("discard", ""),
    ("discard", "R1 " * 300),
    ("color", "wild"),
    ("color", ""),
    ("color", ["red"]),
    ("turn", 2),
    ("direction", 2),
    ("moves", "x"),
    ("moves", [5]),
    ("moves", ["0"]),
    ("moves", ["7 draw"]),
    ("moves", ["² draw"]),
    ("moves", ["0 frobnicate"]),
    ("refused", ["x"]),
    ("expect", 5),
    ("expect", {"tune": 1}),
    ("expect", {"points": 5}),
    ("expect", {"catchable": 5}),
    ("expect", {"legal": 5}),
    ("expect", {"legal": [5]}),
    ("expect", {"legal": ["frobnicate"]}),
    ("expect", {"hands": ["*"]}),
    ("expect", {"hands": ["#²", "*"]}),
    ("expect", {"hands": ["R99", "*"]}),
]


@pytest.mark.parametrize(("key", "value"), BAD, ids=lambda each: ascii(each)[:40])
def test_a_malformed_case_names_file_case_and_key(key: str, value: object) -> None:
    with pytest.raises(BadCase) as caught:
        conform.run(conform.Case("cases.toml", "a case", {**GOOD, key: value}))
    assert "cases.toml" in str(caught.value)
    assert "a case" in str(caught.value)
    assert key in str(caught.value)


def test_the_case_that_is_not_malformed_passes() -> None:
    assert (
        conform.run(conform.Case("cases.toml", "a case", {**GOOD, "moves": ["0 play R1"], "expect": {"turn": 1}})) == []
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "case = 5",
        "[[case]]\nname = 5",
        "[[case]]\n",
        "[[cases]]\nname = 'x'",
        "x",
        "[[case]]\nname = 'x'\nmvoes = []",
        "\ufeff",
    ],
    ids=ascii,
)
def test_a_malformed_file_of_cases_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "cases.toml"
    path.write_text(text)
    with pytest.raises(BadCase, match=r"cases\.toml"):
        conform.read(path)


@pytest.mark.parametrize(
    ("ruling", "value"),
    [("stacking", ["x"]), ("target", {}), ("target", None), ("target", float("nan")), ("jump_in", 1)],
)
def test_a_ruling_of_another_kind_is_refused_in_a_sentence(ruling: str, value: object) -> None:
    with pytest.raises(LastCardError) as caught:
        edition("classic", {ruling: value})
    assert ruling in str(caught.value)


def test_what_a_ruling_takes_does_not_depend_on_what_was_asked_before() -> None:
    edition("classic", {"uno_penalty": 1})
    for value in (True, 1.0):
        with pytest.raises(LastCardError, match="uno_penalty"):
            edition("classic", {"uno_penalty": value})


@pytest.mark.parametrize("target", [10**1200, "9" * 1200, "9" * 5000, -(10**30)], ids=lambda each: str(type(each)))
def test_a_number_beyond_all_bounds_is_refused_in_a_sentence(target: object) -> None:
    with pytest.raises(LastCardError) as caught:
        edition("classic", {"target": target})
    assert "target" in str(caught.value)


@pytest.mark.parametrize("name", ["no-such-box" * 200, "\udc80"], ids=lambda name: ascii(name[:20]))
def test_an_edition_of_any_name_is_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(LastCardError) as caught:
        edition(name)
    assert str(caught.value).encode()


def test_a_long_name_can_be_spoken_of() -> None:
    match = new("A" * 3000, "B" * 3000)
    waiting = 1 - match.table.asked
    refusal = match.why_not(waiting, "draw")
    assert str(refusal)
