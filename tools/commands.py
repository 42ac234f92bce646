"""The commands of dev.py."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence

from tools import browsers
from tools.environment import PROGRAMS, PYTHON, ROOT, SUFFIX, UV, VENV, Problem, prepare, variables
from tools.steps import Steps

# What `dev.py play` starts, as the arguments of `lastcard`.
PLAY = ("serve", "--host", "0.0.0.0")

CHECKED = ("src", "tests", "benchmarks", "examples", "tools", "dev.py", "hatch_build.py")
BROWSER_TESTS = "tests/browser"
# What `dev.py newest` installs in the newest versions, and the tests that use it.
OPTIONAL = ("lab", "rl", "peers", "dask", "ratings", "processes")
OPTIONAL_TESTS = ("tests/envs", "tests/simulate", "tests/tournament")
NEWEST = ROOT / ".venv-newest"
MADE = (
    *(".venv", ".venv-newest", "dist", "build", "src/lastcard/web_client", "web/node_modules", "web/dist"),
    *(".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis"),
)


def play(arguments: Sequence[str]) -> int:
    """Start a game; the arguments go to `lastcard`."""
    prepare()
    if PLAY[0] == "serve":
        _build_web_client()
    program = [str(PROGRAMS / f"lastcard{SUFFIX}"), *PLAY, *arguments]
    if os.name != "nt":
        os.execve(program[0], program, variables())
    return subprocess.run(program, env=variables(), check=False).returncode


def test(arguments: Sequence[str]) -> int:
    """Run every check and test, or with arguments only the tests that pytest picks by them."""
    steps = Steps()
    if not _set_up(steps):
        return steps.finish()
    if _has_web_client():
        steps.run("web client", [PYTHON, "hatch_build.py"])
    steps.call("browsers", browsers.install)
    if not arguments:
        _checks(steps)
        _web_steps(steps, tests="test")
    if (ROOT / "src/lastcard/envs/warm.py").exists():
        # Before the tests, so that they do not compile the same rules side by side.
        steps.run("compile the rules", [PYTHON, "-m", "lastcard.envs.warm"])
    pytest = [PYTHON, "-m", "pytest"]
    if arguments:
        steps.run("tests", [*pytest, *arguments], shown=True)
        return steps.finish()
    steps.run("tests", [*pytest, "-q", "-n", "auto", "--ignore", BROWSER_TESTS], shown=True)
    if any((ROOT / BROWSER_TESTS).glob("**/test_*.py")):
        steps.run("browser tests", [*pytest, "-q", BROWSER_TESTS], shown=True)
    return steps.finish()


def check(arguments: Sequence[str]) -> int:
    """Run the quick checks."""
    _none(arguments)
    steps = Steps()
    if _set_up(steps):
        if _has_web_client():
            steps.run("web packages", [PYTHON, "hatch_build.py", "packages"])
        _checks(steps)
    return steps.finish()


def setup(arguments: Sequence[str]) -> int:
    """Install what is locked, and build the web client."""
    _none(arguments)
    prepare()
    _build_web_client()
    return 0


def format_sources(arguments: Sequence[str]) -> int:
    """Bring every source into the house format, and mend what the linter can mend."""
    _none(arguments)
    prepare()
    checked = _checked()
    _run(PYTHON, "-m", "ruff", "check", "--fix-only", "--quiet", *checked)
    _run(PYTHON, "-m", "ruff", "format", "--quiet", *checked)
    if _has_web_client():
        _run(PYTHON, "hatch_build.py", "npm", "run", "--silent", "format")
    return 0


def npm(arguments: Sequence[str]) -> int:
    """Run npm in web/ with the project's own Node."""
    prepare()
    command = [str(PYTHON), "hatch_build.py", "npm", *arguments]
    return subprocess.run(command, cwd=ROOT, env=variables(), check=False).returncode


def lock(arguments: Sequence[str]) -> int:
    """Write requirements.lock anew from pyproject.toml, and install it."""
    prepare()
    options = ["--universal", "--python-version", "3.11", "--generate-hashes", "--all-extras", "--group", "dev"]
    # No option here may name an index: the lock holds versions and hashes, and no registry's address.
    said = ["--custom-compile-command", "python3 dev.py lock"]
    _run(UV, "pip", "compile", "-q", *options, *said, *arguments, "pyproject.toml", "-o", "requirements.lock")
    prepare()
    return 0


def newest(arguments: Sequence[str]) -> int:
    """Try the optional libraries in their newest versions, in an environment of their own; the lock stays as it is."""
    prepare()
    python = NEWEST / PYTHON.relative_to(VENV)
    _run(UV, "venv", "-q", "--clear", "--python", PYTHON, NEWEST)
    wanted = f"{ROOT}[{','.join(OPTIONAL)}]"
    _run(UV, "pip", "install", "-q", "--upgrade", "--python", python, "--group", "dev", "-e", wanted)
    _run(UV, "pip", "list", "--python", python)
    return subprocess.run(
        [str(python), "-m", "pytest", "-q", *(arguments or OPTIONAL_TESTS)], cwd=ROOT, env=variables(), check=False
    ).returncode


def wheel(arguments: Sequence[str]) -> int:
    """Build the source archive and the wheel into dist/."""
    _none(arguments)
    setup([])
    _run(UV, "build", "-q", "--no-build-isolation", "--python", PYTHON, "--out-dir", "dist")
    print("\n".join(sorted(str(path.relative_to(ROOT)) for path in (ROOT / "dist").glob("lastcard-*"))))
    return 0


def clean(arguments: Sequence[str]) -> int:
    """Remove everything that the other commands made."""
    _none(arguments)
    folders = [ROOT / name for name in MADE]
    folders += [path for name in CHECKED for path in (ROOT / name).rglob("__pycache__")]
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


COMMANDS: dict[str, tuple[Callable[[Sequence[str]], int], str]] = {
    "play": (play, "play a game; what follows goes to lastcard, as in: play classic --players 3"),
    "test": (test, "run every check and test; with arguments only the tests they pick, as in: test -k deal"),
    "check": (check, "run the quick checks only: format, lint, types"),
    "format": (format_sources, "bring every source into the house format"),
    "setup": (setup, "install what is locked and build the web client, and stop there"),
    "lock": (lock, "write requirements.lock anew from pyproject.toml; --upgrade: with the newest versions"),
    "newest": (newest, "try the optional libraries in their newest versions, beside the locked ones"),
    "wheel": (wheel, "build the source archive and the wheel into dist/"),
    "npm": (npm, "run npm in web/ with the project's own Node, as in: npm run dev"),
    "clean": (clean, "remove everything that the other commands made"),
}


def main(arguments: Sequence[str]) -> int:
    """Run one command; the result is the exit status."""
    if not arguments or arguments[0] in ("help", "-h", "--help"):
        print("python3 dev.py COMMAND\n")
        for name, (_, said) in COMMANDS.items():
            print(f"  {name:<8}{said}")
        return 0 if arguments else 2
    if arguments[0] not in COMMANDS:
        print(f"There is no command {arguments[0]!r}: use one of {', '.join(COMMANDS)}.", file=sys.stderr)
        return 2
    command, _ = COMMANDS[arguments[0]]
    try:
        return command(arguments[1:])
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _none(arguments: Sequence[str]) -> None:
    if arguments:
        raise Problem(f"This command takes no arguments, so {arguments[0]!r} is one too many.")


def _run(*command: object) -> None:
    words = [str(word) for word in command]
    if subprocess.run(words, cwd=ROOT, env=variables(), check=False).returncode != 0:
        raise Problem(f"This failed: {' '.join(words)}")


def _has_web_client() -> bool:
    return (ROOT / "web/package.json").exists()


def _build_web_client() -> None:
    if _has_web_client():
        _run(PYTHON, "hatch_build.py")


def _set_up(steps: Steps) -> bool:
    """Set up as a step; without it no other step makes sense."""

    def work() -> str:
        prepare()
        return ""

    steps.call("setup", work, shown=True)
    return not steps.failed


def _checked() -> list[str]:
    """What formatter, linter and type checker read: not the pages, whose examples are laid out for readers."""
    return [name for name in CHECKED if (ROOT / name).exists()]


def _checks(steps: Steps) -> None:
    checked = _checked()
    steps.run("format", [PYTHON, "-m", "ruff", "format", "--check", "--quiet", *checked])
    steps.run("lint", [PYTHON, "-m", "ruff", "check", "--quiet", *checked])
    steps.run("types", [PYTHON, "-m", "mypy", *checked])
    _web_steps(steps, format="lint", types="check")


def _web_steps(steps: Steps, **scripts: str) -> None:
    """Run npm scripts as steps; without the client's packages, whose step has failed before, none can run."""
    if (ROOT / "web/node_modules").exists():
        for name, script in scripts.items():
            steps.run(f"web {name}", [PYTHON, "hatch_build.py", "npm", "run", "--silent", script])
