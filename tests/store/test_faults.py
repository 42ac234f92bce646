"""What a store does when the disk is full, the database is gone, slow or altered, or the process is killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from benchmarks import crash
from benchmarks.power import store as power
from benchmarks.power.sectors import Files
from lastcard.server.store import groups
from lastcard.server.store.shapes import Change, Damaged, Fenced, Kept, Line, StoreDown
from lastcard.server.store.sql import SqlStore
from tests.conftest import present
from tests.store.changes import change
from tools import services

BIG = b'"' + b"x" * 20_000 + b'"'


async def made(store: SqlStore, table: str = "ABCD") -> int:
    """A new table's fencing number."""
    fence = await store.new(table)
    assert fence is not None
    return fence


async def filled(store: SqlStore, fence: int) -> int:
    """Keeps big changes until the store can keep no more; the number of the first that it could not keep."""
    for number in range(1, 1000):
        try:
            await store.keep(Change("ABCD", fence, number, BIG, (Line(1, number - 1, "y" * 20_000),)))
        except StoreDown:
            return number
    raise AssertionError("the disk is never full")


async def goes_on(store: SqlStore, fence: int, number: int) -> None:
    """Gives the change again that could not be kept: then all are there, and each once."""
    await store.keep(Change("ABCD", fence, number, b"{}", (Line(1, number - 1, "y" * 20_000),)))
    kept = await store.claim("ABCD")
    assert kept is not None
    assert (kept.number, kept.state) == (number, b"{}")
    assert [line.number for line in kept.lines] == list(range(number))


def test_a_full_database_keeps_what_it_has_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def test() -> None:
        store, most = SqlStore(f"sqlite:///{tmp_path / 'a.sqlite'}"), [60]

        @event.listens_for(store.engine, "connect")
        def limited(connection: Any, _: object) -> None:
            connection.execute(f"PRAGMA max_page_count = {most[0]}")

        fence = await made(store)
        number = await filled(store, fence)
        assert number > 1
        with pytest.raises(StoreDown, match="full"):
            await store.keep(Change("ABCD", fence, number, BIG, (Line(1, number - 1, "y" * 20_000),)))
        assert await store.tables() == ["ABCD"]
        most[0] = 10_000
        await goes_on(store, fence, number)
        await store.close()

    asyncio.run(test())


def _mount(*arguments: str) -> None:
    subprocess.run(["mount", *arguments], check=True)


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Callable[[], None]]:
    """A folder with room for a megabyte; gives a function that makes more."""
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], capture_output=True, text=True, check=False
    )
    if mounted.returncode != 0:
        pytest.skip(f"no small file system can be mounted here: {mounted.stderr.strip()}")
    try:
        yield lambda: _mount("-o", "remount,size=20m", str(folder))
    finally:
        subprocess.run(["umount", folder], check=True)


@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="only root on Linux mounts file systems")
def test_a_full_disk_keeps_what_it_has_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def test(make_room: Callable[[], None]) -> None:
        store = SqlStore(f"sqlite:///{tmp_path / 'a.sqlite'}")
        fence = await made(store)
        number = await filled(store, fence)
        assert number > 1
        make_room()
        await goes_on(store, fence, number)
        await store.close()

    with small_disk(tmp_path) as make_room:
        asyncio.run(test(make_room))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit of a file's size")
def test_a_file_that_may_not_grow_is_a_full_disk_too(tmp_path: Path) -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def test() -> None:
        store = SqlStore(f"sqlite:///{tmp_path / 'a.sqlite'}")
        fence = await made(store)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, before[1]))
        try:
            number = await filled(store, fence)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        assert number > 1
        await goes_on(store, fence, number)
        await store.close()

    asyncio.run(test())


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[services.Postgres]:
    """A PostgreSQL that may be stopped."""
    with present(services.postgres) as running:
        yield running


def test_a_database_that_is_killed_and_comes_back_has_lost_nothing(own_postgres: services.Postgres) -> None:
    async def test() -> None:
        store = SqlStore(own_postgres.new_database())
        fence = await made(store)
        for number in (1, 2):
            await store.keep(change("ABCD", fence, number))
        own_postgres.kill()
        for work in (store.keep(change("ABCD", fence, 3)), store.claim("ABCD"), store.tables(), store.record("aa")):
            with pytest.raises(StoreDown):
                await work
        own_postgres.start()
        await store.keep(change("ABCD", fence, 2))
        await store.keep(change("ABCD", fence, 3))
        kept = await store.claim("ABCD")
        assert kept is not None
        assert (kept.number, [line.number for line in kept.lines]) == (3, [0, 1, 2])
        await store.close()

    asyncio.run(test())


def test_a_database_that_stands_still_is_taken_for_one_that_is_down(own_postgres: services.Postgres) -> None:
    async def test() -> None:
        store = SqlStore(own_postgres.new_database(), waits=0.5)
        fence = await made(store)
        await store.keep(change("ABCD", fence, 1))
        own_postgres.pause()
        try:
            for _ in range(2):
                with pytest.raises(StoreDown, match=r"no answer within 0\.5 s"):
                    await store.keep(change("ABCD", fence, 2))
            with pytest.raises(StoreDown):
                await store.tables()
        finally:
            own_postgres.go_on()
        await until_kept(store, change("ABCD", fence, 2))
        kept = await store.claim("ABCD")
        assert kept is not None
        assert (kept.number, len(kept.lines)) == (2, 2)
        await store.close()

    asyncio.run(test())


async def until_kept(store: SqlStore, given: Change) -> None:
    """Gives a change again and again, as a table does that waits for its store."""
    for _ in range(50):
        with contextlib.suppress(StoreDown):
            return await store.keep(given)
    raise AssertionError("the store does not come back")


def test_what_the_database_cannot_take_fails_alone(own_postgres: services.Postgres) -> None:
    async def test() -> None:
        store = SqlStore(own_postgres.new_database())
        fences = [await made(store, table) for table in ("AAAA", "BBBB", "CCCC")]
        # PostgreSQL keeps no text with a zero byte in it.
        bad = Change("BBBB", fences[1], 1, b"{}", (Line(1, 0, "zero \0 byte"),))
        jobs = (change("AAAA", fences[0], 1), bad, change("CCCC", fences[2], 1))
        done = await asyncio.gather(*(store.keep(each) for each in jobs), return_exceptions=True)
        assert [type(each) for each in done] == [type(None), StoreDown, type(None)]
        assert await store.tables() == ["AAAA", "CCCC"]
        await store.close()

    asyncio.run(test())


def test_what_waits_for_a_slow_commit_is_written_together(tmp_path: Path) -> None:
    begun, may_go, sizes = threading.Event(), threading.Event(), list[int]()

    def slow(connection: Connection, group: Sequence[groups.Request]) -> list[groups.Answer]:
        if sizes:
            begun.set()
            may_go.wait()
        sizes.append(len(group))
        return groups.write(connection, group)

    async def test() -> None:
        store = SqlStore(f"sqlite:///{tmp_path / 'a.sqlite'}", write=slow)
        first = await made(store, "AAAA")
        jobs = [asyncio.create_task(store.keep(change("AAAA", first, 1)))]
        await asyncio.to_thread(begun.wait)
        others = [asyncio.create_task(store.new(f"B{number}")) for number in range(20)]
        await asyncio.sleep(0)
        may_go.set()
        await asyncio.gather(*jobs, *others)
        await store.close()

    asyncio.run(test())
    assert sizes == [1, 1, 20]


DAMAGE = {
    "its state": "update tables set state = x'7b7d' where code = 'BBBB'",
    "its number": "update tables set number = 9 where code = 'BBBB'",
    "a line": "update lines set text = replace(text, 'line', 'lime') where code = 'BBBB' and number = 1",
    "a line's bytes": "update lines set text = cast(x'ff' as text) where code = 'BBBB' and number = 1",
    "its last line is gone": "delete from lines where code = 'BBBB' and number = 2",
    "a line in between is gone": "delete from lines where code = 'BBBB' and number = 1",
    "a line twice": (
        "insert into lines select code, match, 3, fence, text, digest from lines where code = 'BBBB' limit 1"
    ),
    "all its lines are gone": "delete from lines where code = 'BBBB'",
    "another table's line": "update lines set text = (select text from lines where code = 'AAAA') where code = 'BBBB'",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_found_and_is_one_table_s_alone(tmp_path: Path, damage: str) -> None:
    async def test() -> None:
        store = SqlStore(f"sqlite:///{tmp_path / 'a.sqlite'}")
        fences = {table: await made(store, table) for table in ("AAAA", "BBBB", "CCCC")}
        for number in (1, 2, 3):
            await asyncio.gather(*(store.keep(change(table, fence, number)) for table, fence in fences.items()))
        with contextlib.closing(sqlite3.connect(tmp_path / "a.sqlite")) as database, database:
            database.execute(DAMAGE[damage])
        with pytest.raises(Damaged, match="BBBB"):
            await store.claim("BBBB")
        for table in ("AAAA", "CCCC"):
            kept = await store.claim(table)
            assert kept is not None
            await store.keep(change(table, kept.fence, 4))
        await store.close()

    asyncio.run(test())


def test_a_record_that_was_altered_is_damaged(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqlStore(f"sqlite:///{tmp_path / 'a.sqlite'}")
        await store.keep(change("ABCD", await made(store), 1, record="aa"))
        with contextlib.closing(sqlite3.connect(tmp_path / "a.sqlite")) as database, database:
            database.execute("update records set text = 'the record bb'")
        with pytest.raises(Damaged):
            await store.record("aa")
        await store.close()

    asyncio.run(test())


def test_records_are_kept_as_many_days_as_is_asked_for(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'a.sqlite'}"

    async def fill() -> None:
        store = SqlStore(address)
        fence = await made(store)
        for number, name in enumerate(("old", "new"), 1):
            await store.keep(change("ABCD", fence, number, record=name))
        await store.close()

    async def there(days: float | None) -> list[bool]:
        store = SqlStore(address, keep_days=days)
        found = [await store.record(name) is not None for name in ("old", "new")]
        await store.close()
        return found

    asyncio.run(fill())
    with contextlib.closing(sqlite3.connect(tmp_path / "a.sqlite")) as database, database:
        database.execute("update records set finished = finished - 10 * 86400 where name = 'old'")
    assert asyncio.run(there(None)) == [True, True]
    assert asyncio.run(there(11)) == [True, True]
    assert asyncio.run(there(9)) == [False, True]


def test_two_stores_never_own_one_table(tmp_path: Path) -> None:
    """As two processes on one database: each has a writer of its own."""

    async def test() -> None:
        stores = [SqlStore(f"sqlite:///{tmp_path / 'a.sqlite'}") for _ in range(2)]
        fences = await asyncio.gather(*(store.new("ABCD") for store in stores))
        assert sorted(fence is None for fence in fences) == [False, True]
        maker = stores[fences.index(None) - 1]
        await maker.keep(change("ABCD", max(fence or 0 for fence in fences), 1))
        for number in range(2, 12):
            claims = await asyncio.gather(*(store.claim("ABCD") for store in stores))
            jobs = [owner(store, kept, number) for store, kept in zip(stores, claims, strict=True)]
            assert sorted(await asyncio.gather(*jobs)) == [False, True]
        for store in stores:
            await store.close()

    async def owner(store: SqlStore, kept: Kept | None, number: int) -> bool:
        assert kept is not None
        try:
            await store.keep(change("ABCD", kept.fence, number))
        except Fenced:
            return False
        return True

    asyncio.run(test())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_request_that_comes_to_many_processes_makes_one_table(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address = f"sqlite:///{tmp_path / 'a.sqlite'}"
    if kind == "postgres":
        address = request.getfixturevalue("postgres").new_database()

    async def test() -> None:
        stores = [SqlStore(address) for _ in range(4)]
        for wish in map(str, range(5)):
            tries = [store.new(f"{wish} of {number}", wish) for number, store in enumerate(stores)]
            fences = await asyncio.gather(*tries)
            assert sum(fence is not None for fence in fences) == 1
        for store in stores:
            await store.close()

    asyncio.run(test())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no fork")
def test_a_killed_process_loses_nothing_that_it_was_told_is_kept() -> None:
    """The program `benchmarks.crash` kills more often, and processes that use PostgreSQL too."""
    command = [sys.executable, "-m", "benchmarks.crash", "--kills", "10"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.strip().endswith("0 of them wrong")


def test_a_power_cut_leaves_every_acknowledged_change(tmp_path: Path) -> None:
    """The program `benchmarks.power` tries every sector."""
    wrong, tried = power.power(tmp_path, 10, subsets=2, step=12)
    assert wrong == []
    assert tried > 50


def test_the_search_for_lost_changes_finds_one_that_is_lost(tmp_path: Path) -> None:
    states = asyncio.run(power.commits(tmp_path, 10))
    assert len({files.base for files in states}) > 1  # the log was carried into the file on the way
    assert power.problem(tmp_path, states[3], 3) is None
    assert power.problem(tmp_path, states[3], 4) == "after change 4 the tables stand at [3]"
    files = states[-1]
    where = files.log.rindex(b"CCCCC 10 ")
    broken = files.log[:where] + b"DDDDD" + files.log[where + 5 :]
    assert power.problem(tmp_path, Files(files.base, broken), 10) == "after change 10 the tables stand at [9]"


def test_a_kept_table_that_is_not_as_it_was_is_noticed() -> None:
    line = Line(1, 0, "line 1 of AAAAA")
    good = Kept("AAAAA", 1, 1, crash.state("AAAAA", 1), (line,))
    assert crash.whole(good)
    assert not crash.whole(Kept("AAAAA", 1, 1, crash.state("AAAAA", 1), (line, line)))
    assert not crash.whole(Kept("AAAAA", 1, 2, crash.state("AAAAA", 2), (line,)))
