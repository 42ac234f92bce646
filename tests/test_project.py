"""The repository itself: what it must hold, and what must never get into it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import lastcard

ROOT = Path(__file__).parent.parent
IN_GIT = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a clone")

# Put together here so that this file does not hold what it looks for.
REGISTRY_HOSTS = [
    "pypi" + r"\.org",
    "python" + r"hosted\.org",
    r"registry\.npm" + "js",
    r"registry\.yarn" + "pkg",
    r"deb\.deb" + r"ian\.org",
]
MACHINE_PATHS = [f"/{folder}/" for folder in ("work", "root", "tmp")]


def _tracked(patterns: list[str]) -> str:
    """The lines of tracked files, lock files too, in which one of the patterns stands."""
    options = [word for pattern in patterns for word in ("-e", pattern)]
    command = ["git", "grep", "-nIE", *options]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout


@IN_GIT
def test_no_tracked_file_names_a_registry_host() -> None:
    assert _tracked(REGISTRY_HOSTS) == ""


@IN_GIT
def test_no_tracked_file_names_a_path_of_one_machine() -> None:
    assert _tracked([rf"(^|[^A-Za-z0-9_.~/-]){path}" for path in MACHINE_PATHS]) == ""


@IN_GIT
def test_the_search_of_tracked_files_finds_what_is_there() -> None:
    assert "LICENSE:" in _tracked(["^MIT License$"])


def test_every_locked_package_has_hashes_and_no_address() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    packages = re.split(r"^(?=[a-z0-9])", lock, flags=re.MULTILINE)[1:]
    assert len(packages) > 20
    assert [package for package in packages if "--hash=sha256:" not in package] == []
    assert "://" not in lock
    assert "--index" not in lock


def test_the_lock_holds_every_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*project["project"]["dependencies"], *project["dependency-groups"]["dev"]]
    names = {re.split(r"[^A-Za-z0-9_.-]", text)[0].lower().replace(".", "-").replace("_", "-") for text in wanted}
    locked = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / "requirements.lock").read_text(encoding="utf-8"), re.MULTILINE))
    assert sorted(names - locked) == []


def test_the_ci_runs_the_test_command_of_the_readme() -> None:
    script = (ROOT / ".ci/run").read_text(encoding="utf-8")
    commands = [line for line in script.splitlines() if line and not line.startswith(("#", "set ", "cd "))]
    assert commands == ["python3 dev.py test"]
    assert commands[0] in (ROOT / "README.md").read_text(encoding="utf-8")
    assert os.access(ROOT / ".ci/run", os.X_OK)


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == lastcard.__version__


def test_importing_lastcard_brings_in_nothing_heavy() -> None:
    program = "import sys, lastcard; print(*sorted({'numba', 'litestar', 'uvicorn', 'msgspec'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
