"""The project's own Python environment: made from the lock, then left alone until the lock changes."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
SUFFIX = ".exe" if os.name == "nt" else ""
PYTHON = PROGRAMS / f"python{SUFFIX}"
UV = PROGRAMS / f"uv{SUFFIX}"
LOCK = ROOT / "requirements.lock"
STAMP = VENV / "lastcard-stamp.txt"


class Problem(Exception):
    """Something that stops a command; its text is one sentence for the person at the terminal."""


def variables() -> dict[str, str]:
    """The environment variables for every program started here: none that would lead it to another Python."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONHOME", "PYTHONPATH")}
    return kept | {
        "VIRTUAL_ENV": str(VENV),
        "UV_PYTHON_DOWNLOADS": "never",
        "UV_NO_PROGRESS": "1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }


def prepare() -> None:
    """Bring `.venv` up to the lock and the project description; does nothing when it already is."""
    if not LOCK.is_file():
        raise Problem("requirements.lock is missing: get it back from git.")
    want = _fingerprint()
    have = STAMP.read_text(encoding="utf-8") if STAMP.is_file() else ""
    if PYTHON.exists() and have == want:
        return
    # A .venv whose Python has gone, or was replaced by another version, cannot be mended.
    if not PYTHON.exists() or (have and have.splitlines()[0] != want.splitlines()[0]):
        _make_environment()
    STAMP.unlink(missing_ok=True)
    print("Installing the locked packages into .venv …", flush=True)
    _install()
    STAMP.write_text(_fingerprint(), encoding="utf-8")


def _fingerprint() -> str:
    """What `.venv` was made from: the interpreter on the first line, the lock and the project description after it."""
    files = (LOCK, ROOT / "pyproject.toml")
    digests = [hashlib.sha256(file.read_bytes()).hexdigest() for file in files]
    return "\n".join([str(PYTHON.resolve()), *digests])


def _make_environment() -> None:
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        raise Problem(
            "This Python cannot make virtual environments: install its venv module first "
            "(on Debian and Ubuntu: apt install python3-venv)."
        )
    import venv

    print("Making .venv …", flush=True)
    try:
        venv.create(VENV, clear=True, with_pip=True, symlinks=os.name != "nt")
    except (OSError, subprocess.CalledProcessError) as error:
        raise Problem(f"The virtual environment .venv could not be made: {error}.") from error


def _install() -> None:
    """Install the locked packages with the locked uv, or with pip where uv does not run; then the project itself."""
    locked = ["--require-hashes", "-r", str(LOCK)]
    project = ["--no-deps", "--no-build-isolation", "-e", str(ROOT)]
    pip = [str(PYTHON), "-m", "pip", "install", "-qq"]
    uv = [str(UV), "pip", "install", "-q", "--python", str(PYTHON)]
    if _install_uv(pip) and _succeeds([*uv, *locked]) and _succeeds([*uv, *project]):
        return
    print("Trying again with pip …", flush=True)
    if not (_succeeds([*pip, *locked]) and _succeeds([*pip, *project])):
        raise Problem("The locked packages could not be installed: is there a network connection?")


def _install_uv(pip: Sequence[str]) -> bool:
    """Install uv in exactly the locked version: its lines of the lock, with their hashes, are a lock of their own."""
    lines = re.search(r"^uv==(?:.*\\\n)*.*$", LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    if lines is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        alone = Path(folder) / "uv.lock"
        alone.write_text(lines[0] + "\n", encoding="utf-8")
        return _succeeds([*pip, "--require-hashes", "-r", str(alone)])


def _succeeds(command: Sequence[str]) -> bool:
    try:
        return subprocess.run(command, cwd=ROOT, env=variables(), check=False).returncode == 0
    except OSError:
        return False
