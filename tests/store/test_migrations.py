"""Databases of older versions, from the first on, and of newer ones."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from lastcard.server.store import engines, migrating, schema
from lastcard.server.store.engines import CannotOpen
from lastcard.server.store.shapes import Kept, Line
from lastcard.server.store.sql import SqlStore
from tests.store.changes import change
from tools import services

FIRST = Path(__file__).parent / "schema-0001.sql"
"""A database as the first schema had it: two tables, one claimed code."""


def test_the_newest_schema_is_the_one_that_the_migrations_make(tmp_path: Path, postgres: services.Postgres) -> None:
    config = Config()
    config.set_main_option("script_location", str(migrating.HOME))
    assert ScriptDirectory.from_config(config).get_heads() == [schema.VERSION]
    from alembic.autogenerate import compare_metadata

    for address in (f"sqlite:///{tmp_path / 'new.sqlite'}", postgres.new_database()):
        engine = engines.writing_engine(engines.parse(address))
        migrating.migrate(engine)
        with engine.connect() as connection:
            context = MigrationContext.configure(
                connection, opts={"compare_type": True, "compare_server_default": True}
            )
            assert compare_metadata(context, schema.metadata) == []


def test_a_database_of_the_first_schema_comes_along_and_is_copied_before(tmp_path: Path) -> None:
    file = tmp_path / "lastcard.sqlite"
    old = sqlite3.connect(file)
    old.executescript(FIRST.read_text("utf-8"))
    before = list(old.iterdump())
    old.close()

    async def test() -> None:
        store = SqlStore(f"sqlite:///{file}")
        assert await store.tables() == ["ABCDE", "PQRST"]
        lines = (Line(2, 0, '{"lastcard": 1}'), Line(2, 1, '{"kind": "round", "name": "Zoë"}'))
        assert await store.claim("ABCDE") == Kept("ABCDE", 4, 7, b'{"phase": "playing"}', lines)
        assert await store.claim("PQRST") == Kept("PQRST", 5, 1, b'{"phase": "lobby"}', ())
        await store.keep(change("PQRST", 5, 2, record="aa", line=0))
        assert await store.record("aa") == "the record aa\n"
        await store.close()

    asyncio.run(test())
    (copy,) = (tmp_path / migrating.COPIES).iterdir()
    assert copy.name.startswith("lastcard-0001-")
    kept = sqlite3.connect(copy)
    assert list(kept.iterdump()) == before
    kept.close()


def test_nothing_is_copied_where_there_is_nothing_to_migrate(tmp_path: Path) -> None:
    for _ in range(2):
        SqlStore(f"sqlite:///{tmp_path / 'a.sqlite'}").shut()
    assert not (tmp_path / migrating.COPIES).exists()


def test_only_the_last_copies_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.sqlite"
    SqlStore(f"sqlite:///{file}").shut()
    for at in range(migrating.KEPT + 2):
        monkeypatch.setattr("time.strftime", lambda *_, at=at: f"time{at}")
        migrating.back_up(file, "0001")
    names = sorted(path.name for path in (tmp_path / migrating.COPIES).iterdir())
    assert names == ["a-0001-time2.sqlite", "a-0001-time3.sqlite", "a-0001-time4.sqlite"]


def test_without_a_copy_nothing_is_migrated(tmp_path: Path) -> None:
    file = tmp_path / "lastcard.sqlite"
    old = sqlite3.connect(file)
    old.executescript(FIRST.read_text("utf-8"))
    (tmp_path / migrating.COPIES).write_text("in the way", encoding="utf-8")
    with pytest.raises(CannotOpen, match="There must be a copy of the database before it is brought to a new version"):
        SqlStore(f"sqlite:///{file}")
    assert old.execute("select version_num from alembic_version").fetchall() == [("0001",)]
    old.close()


def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    SqlStore(f"sqlite:///{file}").shut()
    newer = sqlite3.connect(file)
    newer.execute("update alembic_version set version_num = '0999'")
    newer.commit()
    with pytest.raises(CannotOpen) as problem:
        SqlStore(f"sqlite:///{file}")
    assert str(problem.value) == (
        f"{file} was written by a newer version of lastcard (schema 0999). "
        "Install that version, or choose another place."
    )
    assert newer.execute("select version_num from alembic_version").fetchall() == [("0999",)]
    newer.close()


def test_two_processes_may_migrate_at_once(postgres: services.Postgres) -> None:
    address, problems = postgres.new_database(), []

    def start() -> None:
        try:
            SqlStore(address).shut()
        except Exception as problem:  # noqa: BLE001 - whatever it is
            problems.append(problem)

    threads = [threading.Thread(target=start) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []
    with engines.writing_engine(engines.parse(address)).connect() as connection:
        assert connection.execute(text("select last from fences")).scalars().all() == [0]
