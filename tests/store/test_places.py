"""Where a server keeps its tables, and one clear sentence for every place where it cannot."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from pathlib import Path

import pytest

from lastcard.server.store import places
from lastcard.server.store.engines import CannotOpen
from tools import services


def opened(folder: Path | None = None, database: str | None = None) -> None:
    """Opens a store and lets go of it."""
    with contextlib.ExitStack() as stack:
        places.open_store(stack, folder, database, None)


def sentence(folder: Path | None = None, database: str | None = None) -> str:
    """Why a store cannot be opened."""
    with pytest.raises(CannotOpen) as problem:
        opened(folder, database)
    return str(problem.value)


def test_a_folder_is_made_and_only_its_owner_looks_into_it(tmp_path: Path) -> None:
    opened(tmp_path / "new" / "folder")
    assert {path.name for path in (tmp_path / "new" / "folder").iterdir()} == {places.FILE, places.LOCK}
    if sys.platform != "win32":
        assert (tmp_path / "new" / "folder").stat().st_mode & 0o777 == 0o700


def test_the_folder_is_the_one_that_the_system_has_for_such_things(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LASTCARD_DATA", "/somewhere/else")
    assert places.data_folder() == Path("/somewhere/else")
    monkeypatch.delenv("LASTCARD_DATA")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/data/of/mine")
    assert places.data_folder() == Path("/data/of/mine/lastcard")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")  # which the convention says to ignore
    assert places.data_folder() == Path.home() / ".local/share/lastcard"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert places.data_folder() == Path.home() / "Library/Application Support/lastcard"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", "/users/me/local")
    assert places.data_folder() == Path("/users/me/local/lastcard")


def test_a_folder_in_use_is_refused_until_its_server_ends_however_it_ends(tmp_path: Path) -> None:
    program = (
        "import contextlib, pathlib, sys, time\n"
        "from lastcard.server.store import places\n"
        "with contextlib.ExitStack() as stack:\n"
        "    places.open_store(stack, pathlib.Path(sys.argv[1]), None, None)\n"
        "    print('open', flush=True)\n"
        "    time.sleep(100)\n"
    )
    with subprocess.Popen([sys.executable, "-c", program, str(tmp_path)], stdout=subprocess.PIPE) as server:
        try:
            assert server.stdout
            assert server.stdout.readline() == b"open\n"
            assert sentence(tmp_path) == (
                f"Another server uses the folder {tmp_path}. Stop it, or give this one a folder of its own with --data."
            )
        finally:
            server.kill()
    opened(tmp_path)


def test_a_folder_that_is_none_or_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("something", encoding="utf-8")
    assert sentence(tmp_path / "file") == (
        f"The folder {tmp_path / 'file'} cannot be written to: File exists. Choose another one with --data."
    )
    (tmp_path / places.FILE).write_bytes(b"this is no database" * 1000)
    assert sentence(tmp_path) == f"{tmp_path / places.FILE} cannot be used as a database: file is not a database"


@pytest.mark.parametrize(
    "address", ["example.org", "mysql://me@host/name", "postgresql://me:secret@host:port/x", "", "sqlite:///x"]
)
def test_an_address_that_is_none(address: str) -> None:
    assert sentence(database=address) == "The address of a database must look like postgresql://user@host/name."


def test_postgresql_says_what_is_wrong_and_never_the_password(postgres: services.Postgres) -> None:
    place = f"postgresql://lastcard@127.0.0.1:{postgres.port}"
    missing = sentence(database=postgres.url("nowhere"))
    assert missing.startswith(f"{place}/nowhere is not there: ")
    assert missing.endswith("Make it first (createdb), or correct --database.")
    wrong = sentence(database=postgres.url().replace(postgres.password, "guess"))
    assert wrong == (
        f"{place}/postgres does not take this user and password. "
        "Put both into --database: postgresql://user:password@host/name."
    )
    away = sentence(database="postgresql://me:secret@127.0.0.1:1/x")
    assert away.startswith("postgresql://me@127.0.0.1:1/x does not answer: ")
    assert not any(
        secret in said for said in (missing, wrong, away) for secret in (postgres.password, "guess", "secret")
    )
