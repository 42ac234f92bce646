"""`lastcard export` and `lastcard import`: what a server keeps moves to another machine, or to PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sqlite3
from pathlib import Path

import pytest

from lastcard.cli import main
from lastcard.editions import edition
from lastcard.game import Match, record
from lastcard.server.store import places
from lastcard.server.store.shapes import Change, Kept, KeptRecord, Line
from lastcard.server.store.sql import SqlStore
from tools import services

NAMES = ("00112233445566778899", "aabbccddeeff00112233")


def text(seed: str) -> str:
    """The record of the first moves of a match."""
    match, dice = Match.new(edition("classic"), ["Ada", "Zoë"], seed=seed, clockless=True), random.Random(seed)
    for _ in range(12):
        seat = match.table.asked
        match.play(seat, dice.choice(match.legal(seat)))
    return record.to_text(record.of(match))


def filled(folder: Path) -> None:
    """A server's data folder with two records and two running tables."""

    async def fill(store: SqlStore) -> None:
        for at, code in enumerate(("ABCDE", "PQRST")):
            fence = await store.new(code)
            assert fence is not None
            kept = KeptRecord(NAMES[at], text(code))
            await store.keep(Change(code, fence, 1, b'{"z":"\xc3\xbc"}', (Line(3, 0, f"first {code}"),), kept))

    with contextlib.ExitStack() as stack:
        asyncio.run(fill(places.open_store(stack, folder, None, None)))


async def content(store: SqlStore) -> tuple[list[Kept | None], list[str | None]]:
    """Every table and the records of a store."""
    return [await store.claim(code) for code in await store.tables()], [await store.record(name) for name in NAMES]


def seen(folder: Path | None, database: str | None = None) -> list[tuple[str, bytes, tuple[Line, ...]]]:
    """The tables of a store, both records being there."""
    with contextlib.ExitStack() as stack:
        tables, records = asyncio.run(content(places.open_store(stack, folder, database, None)))
    assert records == [text("ABCDE"), text("PQRST")]
    return [(kept.table, kept.state, kept.lines) for kept in tables if kept]


TABLES = [(code, b'{"z":"\xc3\xbc"}', (Line(3, 0, f"first {code}"),)) for code in ("ABCDE", "PQRST")]


def test_everything_moves_to_postgresql_and_nothing_comes_twice(
    tmp_path: Path, postgres: services.Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    filled(tmp_path / "data")
    out, database = str(tmp_path / "out"), postgres.new_database()
    assert main(["export", out, "--data", str(tmp_path / "data"), "--tables"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert f"2 records written into {out}." in said
    assert "2 running tables written, with everybody's hands: keep the files to yourself." in said
    for name, code in zip(NAMES, ("ABCDE", "PQRST"), strict=True):
        assert (tmp_path / "out" / f"{name}.jsonl").read_text("utf-8") == text(code)
        record.verify(tmp_path / "out" / f"{name}.jsonl")
        table = tmp_path / "out" / "tables" / f"{code}.json"
        assert table.stat().st_mode & 0o077 == 0 or os.name == "nt"
    assert main(["import", out, "--database", database]) == 0
    assert capsys.readouterr().out == "2 records taken in.\n2 running tables taken in.\n"
    assert seen(None, database) == TABLES
    assert main(["import", out, "--database", database]) == 0
    assert capsys.readouterr().out == "0 records taken in.\n0 running tables taken in.\n4 were there already.\n"


def test_without_tables_only_records_are_written_and_a_running_server_does_not_mind(tmp_path: Path) -> None:
    filled(tmp_path / "data")
    with contextlib.ExitStack() as stack:
        places.open_store(stack, tmp_path / "data", None, None)
        assert main(["export", str(tmp_path / "out"), "--data", str(tmp_path / "data")]) == 0
        assert main(["import", str(tmp_path / "out"), "--data", str(tmp_path / "data")]) == 0
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == [f"{name}.jsonl" for name in NAMES]
    assert seen(tmp_path / "data") == TABLES


def test_records_keep_their_age(tmp_path: Path) -> None:
    filled(tmp_path / "data")
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / places.FILE)) as database, database:
        database.execute("update records set finished = 1700000000")
    assert main(["export", str(tmp_path / "out"), "--data", str(tmp_path / "data")]) == 0
    assert main(["import", str(tmp_path / "out"), "--data", str(tmp_path / "new")]) == 0
    with contextlib.closing(sqlite3.connect(tmp_path / "new" / places.FILE)) as database:
        assert database.execute("select distinct finished from records").fetchall() == [(1700000000,)]


def test_what_is_damaged_or_belongs_to_something_else_is_named_and_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    filled(tmp_path / "data")
    out = tmp_path / "out"
    main(["export", str(out), "--data", str(tmp_path / "data"), "--tables"])
    capsys.readouterr()
    first, second = (out / f"{name}.jsonl" for name in NAMES)
    first.write_text(first.read_text("utf-8").replace("Ada", "Eve"), encoding="utf-8")
    (out / "notes.jsonl").write_text(second.read_text("utf-8"), encoding="utf-8")
    table = out / "tables" / "ABCDE.json"
    table.write_text(table.read_text("utf-8").replace("first", "other"), encoding="utf-8")
    (out / "tables" / "nonsense.json").write_text("{", encoding="utf-8")
    assert main(["import", str(out), "--data", str(tmp_path / "new")]) == 1
    said = capsys.readouterr()
    assert said.out == "1 record taken in.\n1 running table taken in.\n"
    names = (first, out / "notes.jsonl", table, out / "tables" / "nonsense.json")
    assert said.err.splitlines() == [
        f'{name} is damaged, or was not written by "lastcard export": left out.' for name in names
    ]
    second.write_text(text("another"), encoding="utf-8")
    assert main(["import", str(out), "--data", str(tmp_path / "new")]) == 1
    assert f"{second} was left out: something else of that name is kept.\n" in capsys.readouterr().err
    with contextlib.ExitStack() as stack:
        store = places.open_store(stack, tmp_path / "new", None, None)
        assert asyncio.run(store.record(NAMES[1])) == text("PQRST")


def test_what_is_damaged_in_the_store_does_not_stop_the_rest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    filled(tmp_path / "data")
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / places.FILE)) as database, database:
        database.execute("update records set text = replace(text, 'Ada', 'Eve') where name = ?", NAMES[:1])
        database.execute("delete from lines where code = 'PQRST'")
    assert main(["export", str(tmp_path / "out"), "--data", str(tmp_path / "data"), "--tables"]) == 1
    said = capsys.readouterr()
    assert said.out.startswith("1 record written")
    assert [line.split()[0] for line in said.err.splitlines()] == [NAMES[0], "PQRST"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["export"], "FOLDER"),
        (["export", "out", "--data", "nowhere"], "No server has kept anything in nowhere yet."),
        (["import", "nowhere"], "There is no folder nowhere."),
        (["import", ".", "--database", "mysql://x"], "must look like postgresql://user@host/name"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    arguments: list[str],
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert (said.out, len(said.err.splitlines())) == ("", 1)
    assert sentence in said.err
    assert list(tmp_path.iterdir()) == []
