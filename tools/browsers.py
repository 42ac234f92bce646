"""The browsers that the browser tests drive: where they are, and how to get them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.environment import ROOT, Problem


@dataclass(frozen=True)
class Browser:
    """A browser, by the programs that will do (the first one found is used) and the Debian packages that bring it."""

    name: str
    programs: tuple[str, ...]
    packages: tuple[str, ...]
    tests: str
    """The test files that need it, as a pattern below the repository's root."""


BROWSERS = (
    Browser(
        "Chromium",
        ("chromium-headless-shell", "chromium", "google-chrome"),
        ("chromium-headless-shell", "fonts-dejavu-core", "fonts-noto-color-emoji"),
        "tests/browser/**/test_*.py",
    ),
    Browser("Firefox", ("firefox-esr", "firefox"), ("firefox-esr",), "tests/browser/**/test_firefox*.py"),
    Browser("WebKit", ("WebKitWebDriver",), ("webkit2gtk-driver",), "tests/browser/**/test_webkit*.py"),
    # WebKit draws on a screen or not at all; this is one that nobody sees.
    Browser("Xvfb", ("Xvfb",), ("xvfb",), "tests/browser/**/test_webkit*.py"),
)


def find(name: str) -> Path | None:
    """The program of a browser on this machine, or None."""
    browser = next(one for one in BROWSERS if one.name == name)
    found = (shutil.which(program) for program in browser.programs)
    return next((Path(path) for path in found if path), None)


def missing() -> list[Browser]:
    """The browsers that tests here need and this machine lacks."""
    return [one for one in BROWSERS if any(ROOT.glob(one.tests)) and find(one.name) is None]


def install() -> str:
    """Install the missing browsers where this may be done (root on Debian or a relative of it).

    Returns a sentence about those that stay missing, empty when there are none: their tests are then skipped. Where a
    skipped test would go unnoticed (CI), that is an error.
    """
    if missing() and sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        _apt_get("update")
        packages = [package for browser in missing() for package in browser.packages]
        _apt_get("install", "-y", "--no-install-recommends", *packages)
    lacking = missing()
    if not lacking:
        return ""
    packages_of = " ".join(package for browser in lacking for package in browser.packages)
    sentence = (
        f"No {' and no '.join(browser.name for browser in lacking)} here, so tests will be skipped "
        f"(on Debian and Ubuntu: apt install {packages_of})."
    )
    if os.environ.get("CI"):
        raise Problem(sentence)
    return sentence


def _apt_get(*arguments: str) -> None:
    done = subprocess.run(
        ["apt-get", "-qq", *arguments],
        env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise Problem(f"apt-get {arguments[0]} failed: {done.stderr.strip() or done.stdout.strip()}")
