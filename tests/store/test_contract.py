"""What every store promises: in memory, in a SQLite file, on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from lastcard.server.store import schema
from lastcard.server.store.memory import MemoryStore
from lastcard.server.store.shapes import Change, Fenced, Kept, KeptRecord, Line, Made, Store
from lastcard.server.store.sql import SqlStore
from tests.store.changes import change
from tools import services

Test = Callable[[Store], Coroutine[Any, Any, None]]


@pytest.fixture(scope="module", params=["memory", "sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a database of each kind; empty for the store in memory."""
    if request.param == "postgres":
        running: services.Postgres = request.getfixturevalue("postgres")
        return running.new_database()
    if request.param == "memory":
        return ""
    return f"sqlite:///{tmp_path_factory.mktemp('store') / 'tables.sqlite'}"


@pytest.fixture
def run(address: str) -> Callable[[Test], None]:
    """Runs a test with an empty store of each kind."""
    store: Store = SqlStore(address) if address else MemoryStore()
    if isinstance(store, SqlStore):
        with store.engine.begin() as connection:
            for table in (schema.tables, schema.lines, schema.records):
                connection.execute(table.delete())

    async def with_store(test: Test) -> None:
        try:
            await test(store)
        finally:
            await store.close()

    return lambda test: asyncio.run(with_store(test))


async def made(store: Store, table: str = "ABCD") -> int:
    """A new table's fencing number."""
    fence = await store.new(table)
    assert fence is not None
    return fence


async def claimed(store: Store, table: str = "ABCD") -> Kept:
    """A table that is there."""
    kept = await store.claim(table)
    assert kept is not None
    return kept


def test_what_is_kept_is_given_out_as_it_was(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        fence = await made(store)
        for number in (1, 2, 3):
            await store.keep(change("ABCD", fence, number))
        kept = await claimed(store)
        assert (kept.table, kept.number, kept.state) == ("ABCD", 3, b'{"change": 3}')
        assert kept.fence > fence
        assert kept.lines == tuple(Line(1, at, f'{{"line": "ABCD {at + 1} ü"}}') for at in range(3))

    run(test)


def test_a_code_belongs_to_one_table(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        first = await made(store)
        assert await store.new("ABCD") is None
        second = await made(store, "EFGH")
        assert first != second
        assert await store.claim("WXYZ") is None

    run(test)


def test_a_request_makes_one_table(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        assert await store.made("r") is None
        first = await store.new("ABCD", "r")
        assert first is not None
        assert await store.made("r") == Made("ABCD", kept=False)
        for code, request in (("EFGH", "r"), ("ABCD", "s"), ("ABCD", "")):
            assert await store.new(code, request) is None
        again = await store.new("ABCD", "r")  # whoever had it may have died
        assert again is not None
        assert again > first
        with pytest.raises(Fenced):
            await store.keep(change("ABCD", first, 1))
        await store.keep(change("ABCD", again, 1))
        assert await store.made("r") == Made("ABCD", kept=True)
        assert await store.new("ABCD", "r") is None
        assert await store.new("EFGH", "s") is not None
        await store.keep(Change("ABCD", again, 2, b"", closed=True))
        assert await store.made("r") is None
        assert await store.new("WXYZ", "r") is not None

    run(test)


def test_a_table_of_which_nothing_is_kept_is_no_table_yet(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        fence = await made(store)
        assert await store.tables() == []
        assert await store.claim("ABCD") is None
        await store.keep(change("ABCD", fence, 1))
        assert await store.tables() == ["ABCD"]

    run(test)


def test_the_same_change_given_twice_is_kept_once(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        fence = await made(store)
        twice = change("ABCD", fence, 1, record="aa")
        await asyncio.gather(store.keep(twice), store.keep(twice))
        await store.keep(twice)
        await store.keep(change("ABCD", fence, 2))
        await store.keep(twice)
        kept = await claimed(store)
        assert (kept.number, kept.state, len(kept.lines)) == (2, b'{"change": 2}', 2)
        assert await store.record("aa") == "the record aa\n"

    run(test)


def test_changes_of_one_table_stay_in_order_however_fast_they_come(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        fence = await made(store)
        await asyncio.gather(*(store.keep(change("ABCD", fence, number)) for number in range(1, 31)))
        kept = await claimed(store)
        assert (kept.number, [line.number for line in kept.lines]) == (30, list(range(30)))

    run(test)


def test_an_older_owner_is_fenced_off_and_nobody_else(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        fences = {table: await made(store, table) for table in ("AAAA", "BBBB", "CCCC")}
        for table, fence in fences.items():
            await store.keep(change(table, fence, 1))
        newer = await claimed(store, "BBBB")
        jobs = [store.keep(change(table, fence, 2)) for table, fence in fences.items()]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(each) for each in done] == [type(None), Fenced, type(None)]
        await store.keep(change("BBBB", newer.fence, 2))
        assert [(await claimed(store, table)).number for table in fences] == [2, 2, 2]

    run(test)


def test_of_many_who_claim_at_once_one_is_the_owner(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        fence = await made(store)
        await store.keep(change("ABCD", fence, 1))
        claims = await asyncio.gather(*(claimed(store) for _ in range(8)))
        assert len({kept.fence for kept in claims}) == 8
        jobs = [store.keep(change("ABCD", kept.fence, 2)) for kept in claims]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(each) for each in done].count(Fenced) == 7
        newest = max(kept.fence for kept in claims)
        assert [kept.fence for kept, each in zip(claims, done, strict=True) if each is None] == [newest]

    run(test)


def test_a_new_match_drops_the_lines_of_the_last(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        fence = await made(store)
        await store.keep(change("ABCD", fence, 1))
        await store.keep(change("ABCD", fence, 2))
        await store.keep(Change("ABCD", fence, 3, b"{}", (Line(2, 0, "new"), Line(2, 1, "match"))))
        assert (await claimed(store)).lines == (Line(2, 0, "new"), Line(2, 1, "match"))

    run(test)


def test_a_closed_table_is_forgotten_and_its_records_are_not(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        fence = await made(store)
        await store.keep(change("ABCD", fence, 1, record="aa"))
        last = Change("ABCD", fence, 2, b"", closed=True, record=KeptRecord("bb", "two\n"))
        await store.keep(last)
        await store.keep(last)
        assert await store.tables() == []
        assert await store.claim("ABCD") is None
        assert [await store.record(name) for name in ("aa", "bb", "cc")] == ["the record aa\n", "two\n", None]
        with pytest.raises(Fenced):
            await store.keep(change("ABCD", fence, 2))
        again = await made(store)
        assert again > fence
        with pytest.raises(Fenced):
            await store.keep(change("ABCD", fence, 1))

    run(test)


def test_a_change_that_leaves_a_gap_is_not_kept(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        fence = await made(store)
        await store.keep(change("ABCD", fence, 1))
        with pytest.raises(ValueError, match="change 3 of table ABCD does not follow change 1"):
            await store.keep(change("ABCD", fence, 3))
        with pytest.raises(ValueError, match="line 7 of match 1 of table ABCD leaves a gap"):
            await store.keep(Change("ABCD", fence, 2, b"{}", (Line(1, 7, "far"),)))
        await store.keep(change("ABCD", fence, 2))
        assert (await claimed(store)).number == 2

    run(test)
