"""Servers that the tests of this folder share; what one has ended is started again for the next that needs it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.conftest import present
from tests.processes.several import Server, Servers
from tools import services


@pytest.fixture(scope="session")
def own_valkey() -> Iterator[services.Valkey]:
    """A Valkey that tests may stop, and start again."""
    with present(services.valkey) as running:
        yield running


@pytest.fixture(scope="session")
def pool(
    postgres: services.Postgres, own_valkey: services.Valkey, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Servers]:
    """Servers on one database and one bus."""
    pool = Servers(tmp_path_factory.mktemp("servers"), postgres.new_database(), own_valkey.url())
    try:
        yield pool
    finally:
        pool.end()


@pytest.fixture
def pair(pool: Servers) -> list[Server]:
    """Two servers that live."""
    return pool.some(2)


@pytest.fixture
def trio(pool: Servers) -> list[Server]:
    """Three servers that live."""
    return pool.some(3)
