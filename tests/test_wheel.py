"""The built package: it installs into an empty environment, holds what it must, and runs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import lastcard

ROOT = Path(__file__).parent.parent
PROGRAMS = Path(sys.executable).parent
HAS_WEB_CLIENT = (ROOT / "web/package.json").exists()
PAGE = "lastcard/web_client/index.html"


def _run(*command: object, where: Path = ROOT, without_node: bool = False) -> str:
    variables = dict(os.environ)
    for name in ("VIRTUAL_ENV", "PYTHONPATH"):
        variables.pop(name, None)
    if without_node:
        kept = (folder for folder in os.get_exec_path() if not shutil.which("node", path=folder))
        variables["PATH"] = os.pathsep.join(kept)
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=where, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source archive, made from this tree, and the wheel, made from the archive."""
    folder = tmp_path_factory.mktemp("built")
    _run(PROGRAMS / "uv", "build", "--no-build-isolation", "--python", sys.executable, "--out-dir", folder)
    return folder


def test_the_archives_hold_what_they_must(built: Path) -> None:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
    wanted = {
        "lastcard/__init__.py",
        "lastcard/py.typed",
        "lastcard/server/store/migrations/env.py",
        "lastcard/server/store/migrations/versions/s0001_tables.py",
        f"lastcard-{lastcard.__version__}.dist-info/licenses/LICENSE",
    }
    assert wanted - names == set()
    assert {name.partition("/")[0] for name in names} == {"lastcard", f"lastcard-{lastcard.__version__}.dist-info"}
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        sources = {name.partition("/")[2] for name in archive.getnames()}
    assert {"hatch_build.py", "dev.py", "requirements.lock", "README.md"} - sources == set()
    assert not [name for name in sources if "node_modules" in name]
    if HAS_WEB_CLIENT:
        assert PAGE in names
        assert f"src/{PAGE}" in sources


def test_the_wheel_runs_in_an_empty_environment(built: Path, tmp_path: Path) -> None:
    uv, empty = PROGRAMS / "uv", tmp_path / "empty"
    _run(uv, "venv", "-q", "--python", sys.executable, empty)
    programs = empty / PROGRAMS.name
    # The locked versions, so that what was installed for the tests serves here too.
    locked = ["--constraints", ROOT / "requirements.lock"]
    wheel = next(built.glob("*.whl"))
    _run(uv, "pip", "install", "-q", "--python", programs / "python", *locked, wheel)
    said = _run(programs / "lastcard", "--version", where=tmp_path, without_node=True)
    assert lastcard.__version__ in said
    assert "not affiliated" in said
