"""The services that tests and benchmarks start: they come up, stand still, die and come back."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.conftest import present
from tools import services


@pytest.fixture(scope="module")
def database() -> Iterator[services.Postgres]:
    """A PostgreSQL that may be stopped."""
    with present(services.postgres) as running:
        yield running


def test_postgresql_keeps_its_data_and_its_port_through_anything(database: services.Postgres) -> None:
    address, port = database.new_database(), database.port
    with psycopg.connect(address) as connection:
        connection.execute("create table kept as select 7 as number")
    idle = psycopg.connect(address)
    database.kill()
    assert not database.answers()
    with pytest.raises(psycopg.OperationalError):
        idle.execute("select 1")
    idle.close()
    database.start()
    database.restart()
    assert database.port == port
    with psycopg.connect(address) as connection:
        assert connection.execute("select number from kept").fetchone() == (7,)
    assert database.new_database() != address


def test_a_service_that_stands_still_keeps_its_connections() -> None:
    with present(services.valkey) as valkey, socket.create_connection(("127.0.0.1", valkey.port), 5) as connection:
        valkey.pause()
        connection.sendall(b"PING\r\n")
        connection.settimeout(0.2)
        with pytest.raises(TimeoutError):
            connection.recv(10)
        valkey.go_on()
        connection.settimeout(20)
        assert connection.recv(10) == b"+PONG\r\n"
        valkey.stop()
        assert connection.recv(10) == b""
        valkey.start()
        assert valkey.answers()


def test_nothing_is_left_behind(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with present(services.valkey) as valkey:
        assert len(list(tmp_path.iterdir())) == 1
    assert not valkey.answers()
    assert list(tmp_path.iterdir()) == []


def test_a_program_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    monkeypatch.setattr(Path, "glob", lambda *_: iter(()))
    with pytest.raises(services.Missing, match="no PostgreSQL"), services.postgres():
        pass
    with pytest.raises(services.Missing, match="no Valkey"), services.valkey():
        pass


def test_a_missing_service_skips_a_test_here_and_fails_it_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> services.Service:
        raise services.Missing("nowhere to be found")

    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="nowhere to be found"), present(missing):  # type: ignore[arg-type]
        pass
    monkeypatch.setenv("CI", "1")
    with pytest.raises(services.Missing), present(missing):  # type: ignore[arg-type]
        pass
