"""dev.py, the one way in: what it says when something is missing, and that a failed step hides no other."""

from __future__ import annotations

import ast
import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from tools import browsers, commands, environment
from tools.environment import Problem
from tools.steps import Steps

ROOT = Path(__file__).parent.parent


def _dev(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "dev.py", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_an_unknown_command_is_answered_with_the_known_ones() -> None:
    done = _dev("tset")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert all(name in done.stderr for name in commands.COMMANDS)


def test_help_has_a_line_for_each_command() -> None:
    done = _dev("help")
    assert done.returncode == 0
    assert [line.split()[0] for line in done.stdout.splitlines()[2:]] == list(commands.COMMANDS)


def test_a_command_without_arguments_refuses_them() -> None:
    with pytest.raises(Problem, match="'--fast' is one too many"):
        commands.check(["--fast"])


def test_an_older_python_is_told_what_is_needed() -> None:
    source = (ROOT / "dev.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 4))
    program = "import runpy, sys; sys.version_info = (3, 8, 10); runpy.run_path('dev.py', run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "lastcard needs Python 3.11 or newer, and this is Python 3.8.\n"


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that stands for a clone without an environment."""
    for name, path in {"VENV": ".venv", "PYTHON": ".venv/bin/python", "STAMP": ".venv/stamp"}.items():
        monkeypatch.setattr(environment, name, tmp_path / path)
    return tmp_path


def test_a_python_that_cannot_make_environments_is_told_what_to_install(
    empty: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(Problem, match="apt install python3-venv"):
        environment.prepare()
    assert list(empty.iterdir()) == []


def test_the_second_time_nothing_is_installed(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def make() -> None:
        done.append("make")
        (empty / ".venv/bin").mkdir(parents=True, exist_ok=True)
        (empty / ".venv/bin/python").touch()

    monkeypatch.setattr(environment, "_make_environment", make)
    monkeypatch.setattr(environment, "_install", lambda: done.append("install"))
    environment.prepare()
    environment.prepare()
    assert done == ["make", "install"]
    changed = empty / "requirements.lock"
    changed.write_text("another==1", encoding="utf-8")
    monkeypatch.setattr(environment, "LOCK", changed)
    environment.prepare()
    assert done == ["make", "install", "install"]


def test_a_failed_installation_is_tried_again(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "_make_environment", lambda: (empty / ".venv").mkdir(exist_ok=True))
    monkeypatch.setattr(environment, "_succeeds", lambda _: False)
    for _ in range(2):
        with pytest.raises(Problem, match="could not be installed"):
            environment.prepare()


def test_a_failed_step_hides_no_other(capfd: pytest.CaptureFixture[str]) -> None:
    steps = Steps()
    steps.run("first", [sys.executable, "-c", "print('what went wrong'); raise SystemExit(3)"])
    steps.run("second", [sys.executable, "-c", "print('not to be seen')"])
    steps.run("third", ["/there/is/no/such/program"])
    steps.call("fourth", lambda: "something to know")
    assert steps.finish() == 1
    said = capfd.readouterr().out
    assert "what went wrong" in said
    assert "not to be seen" not in said
    assert [line.split()[1] for line in said.splitlines() if line.split()[:1] == ["second"]] == ["ok"]
    assert "note: something to know" in said
    assert said.endswith("failed: first, third\n")


def test_steps_that_went_well_end_with_status_0(capfd: pytest.CaptureFixture[str]) -> None:
    steps = Steps()
    steps.run("only", [sys.executable, "-c", ""])
    assert steps.finish() == 0
    assert "all steps" in capfd.readouterr().out


@pytest.fixture
def no_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone with a browser test, on a machine with no browser and no apt-get."""
    (tmp_path / "tests/browser").mkdir(parents=True)
    (tmp_path / "tests/browser/test_firefox_match.py").touch()
    monkeypatch.setattr(browsers, "ROOT", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def test_a_missing_browser_is_said_with_its_package(no_browser: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    del no_browser
    monkeypatch.delenv("CI", raising=False)
    said = browsers.install()
    assert said.startswith("No Chromium and no Firefox here")
    assert "firefox-esr" in said
    assert "webkit" not in said


def test_a_missing_browser_is_an_error_in_ci(no_browser: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    del no_browser
    monkeypatch.setenv("CI", "true")
    with pytest.raises(Problem, match="No Chromium"):
        browsers.install()


def test_a_browser_that_is_there_is_found(no_browser: Path) -> None:
    program = no_browser / "chromium"
    program.touch(mode=0o755)
    assert browsers.find("Chromium") == program
    assert [browser.name for browser in browsers.missing()] == ["Firefox"]
