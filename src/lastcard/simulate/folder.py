"""A folder of results: pieces of work while it is being filled, tables in the end.

A file is written whole or not at all, so that a run may end at any moment: what it had done is there, and ``resume``
goes on with it. The tables of a run that was broken off are those of the rounds up to the first piece that is missing.
"""

from __future__ import annotations

import json
import os
import shutil
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from lastcard.errors import LastCardError

from .plan import Plan
from .results import TABLES, Results, gather
from .table import Columns, arrow, read_csv
from .work import Chunk

FORMAT = 1
"""The version of the files in a folder."""
MANIFEST = "manifest.json"
SUMMARY = "summary.json"
PARTS = ("rows", "matches", "kinds", "sizes")


class BadFolder(LastCardError):
    """A folder that cannot be written to, gone on with or read."""


def whole(path: Path, write: Callable[[Path], None]) -> None:
    """Write a file beside its place, then put it there."""
    beside = path.with_name(f".{path.name}.part{path.suffix}")
    write(beside)
    os.replace(beside, path)  # noqa: PTH105 - the one that replaces on every system


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    """Say in a sentence what cannot be written to a folder: a disk that is full, a folder that went away."""
    try:
        yield
    except OSError as error:
        raise BadFolder("error-output-cannot", folder=str(folder), problem=error.strerror or str(error)) from None


def as_json(values: dict[str, Any]) -> Callable[[Path], None]:
    """How to write values as JSON."""
    return as_text(json.dumps(values, indent=2, ensure_ascii=False) + "\n")


def as_text(text: str) -> Callable[[Path], None]:
    """How to write a text."""

    def write(path: Path) -> None:
        path.write_bytes(text.encode("utf-8", "surrogateescape"))

    return write


class Folder:
    """The folder of one plan.

    Raises:
        BadFolder: there is one already, or with ``resume`` none that was begun with this plan.
    """

    def __init__(self, path: Path, plan: Plan, *, resume: bool = False) -> None:
        self.path = path
        self.plan = plan
        self.resume = resume
        self.chunks = path / "chunks"
        if resume:
            self.check()
            return
        with writing(path):
            if path.exists() and (not path.is_dir() or any(path.iterdir())):
                raise BadFolder("error-output-exists", folder=str(path))

    def open(self) -> None:
        """Make the folder, unless it is gone on with.

        Raises:
            BadFolder: it cannot be made, or somebody else has just begun something there.
        """
        with writing(self.path):
            self.path.mkdir(parents=True, exist_ok=True)
            if not self.resume:
                try:
                    with (self.path / MANIFEST).open("xb"):
                        pass
                except FileExistsError:
                    raise BadFolder("error-output-exists", folder=str(self.path)) from None
                self.write_manifest(0, finished=False)
            self.chunks.mkdir(exist_ok=True)

    def check(self) -> None:
        """Refuse to go on with what is not this plan's."""
        manifest, here = manifest_of(self.path), {"format": FORMAT, **self.plan.spec()}
        here["digest"] = here.pop("digest")  # last: of two sets of rulings it says the least
        for name, value in here.items():
            if (stored := manifest.get(name)) != value:
                there, wanted = unlike(stored, value)
                raise BadFolder("error-resume-other", folder=str(self.path), what=name, there=there, here=wanted)

    @property
    def finished(self) -> bool:
        """Whether everything has been played."""
        return bool(manifest_of(self.path)["finished"])

    def write_manifest(self, done: int, *, finished: bool) -> None:
        """Say what the folder holds."""
        facts = {"format": FORMAT, **self.plan.spec(), "done": done, "finished": finished}
        whole(self.path / MANIFEST, as_json(facts))

    def place(self, number: int) -> Path:
        """The file of a piece of work."""
        return self.chunks / f"{number:08d}.npz"

    def keep(self, number: int, chunk: Chunk) -> None:
        """Keep a piece of work.

        Raises:
            BadFolder: it cannot be written.
        """
        with writing(self.path):
            whole(self.place(number), lambda path: np.savez(path, **{part: getattr(chunk, part) for part in PARTS}))

    def kept(self) -> dict[int, Chunk]:
        """The pieces of work that are there and sound; others are done again."""
        found = {}
        for path in sorted(self.chunks.glob("[0-9]*.npz")):
            number = int(path.stem) if path.stem.isdecimal() else self.plan.chunks
            if number < self.plan.chunks and (chunk := read_chunk(path)) is not None and self.fits(number, chunk):
                found[number] = chunk
        return found

    def fits(self, number: int, chunk: Chunk) -> bool:
        """Whether a piece of work has as many rounds or matches as its number says."""
        _, count = self.plan.span(number)
        if self.plan.mode == "matches":
            return len(chunk.matches) == count
        return len(chunk.rows) == count * self.plan.turns

    def finish(self, done: dict[int, Chunk]) -> Results | None:
        """Write the tables of what was done in one piece from the beginning; None where there is nothing.

        Raises:
            BadFolder: they cannot be written.
        """
        numbers = range(next((n for n in range(self.plan.chunks) if n not in done), self.plan.chunks))
        if not numbers:
            return None
        results = gather(self.plan, [done[number] for number in numbers])
        finished = len(numbers) == self.plan.chunks
        with writing(self.path):
            self.write_tables(results)
            whole(self.path / SUMMARY, as_json(results.summary()))
            self.write_manifest(results.done, finished=finished)
        if finished:
            shutil.rmtree(self.chunks, ignore_errors=True)
        return results

    def write_tables(self, results: Results) -> None:
        """Write every table as text, and as Parquet where that can be; no older one stays."""
        for name, table in results.tables().items():
            whole(self.path / f"{name}.csv", table.to_csv)
            if arrow("parquet")[0] is not None:
                whole(self.path / f"{name}.parquet", table.to_parquet)
            else:
                (self.path / f"{name}.parquet").unlink(missing_ok=True)


def shown(value: object) -> str:
    """A value of a plan in a sentence."""
    if isinstance(value, dict):
        return ", ".join(f"{name}={each}" for name, each in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def unlike(one: object, other: object) -> tuple[str, str]:
    """Two values of a plan in a sentence; of rulings only those that differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        names = [name for name in {**one, **other} if one.get(name) != other.get(name)]
        one, other = ({name: each[name] for name in names if name in each} for each in (one, other))
    return shown(one), shown(other)


def manifest_of(path: Path) -> dict[str, Any]:
    """What a folder says that it holds.

    Raises:
        BadFolder: it is no folder of results.
    """
    try:
        found = json.loads((path / MANIFEST).read_bytes())
    except (OSError, ValueError):
        raise BadFolder("error-resume-none", folder=str(path)) from None
    if not isinstance(found, dict) or "format" not in found or "finished" not in found:
        raise BadFolder("error-resume-none", folder=str(path))
    return found


def read_chunk(path: Path) -> Chunk | None:
    """A piece of work from its file; None if that is damaged."""
    try:
        with np.load(path) as stored:
            return Chunk(*(stored[part] for part in PARTS))
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
        return None


def read_table(folder: Path, name: str) -> Columns | None:
    """A table of a folder, from Parquet where it can be read, else from text; None if it is not there."""
    library, parquet = arrow("parquet")
    if library is not None and (path := folder / f"{name}.parquet").exists():
        table = parquet.read_table(path)
        return Columns({column: table[column].to_numpy() for column in table.column_names})
    path = folder / f"{name}.csv"
    return read_csv(path) if path.exists() else None


def load(folder: Path | str) -> Results:
    """The results that a folder holds.

    Raises:
        BadFolder: it is no folder of results, or nothing was done yet.
        BadPlan: it was written by another version.
    """
    path = Path(folder)
    try:
        manifest = manifest_of(path)
    except BadFolder:
        raise BadFolder("error-results-none", folder=str(path)) from None
    if manifest["format"] != FORMAT:
        raise BadFolder(
            "error-resume-other", folder=str(path), what="format", there=shown(manifest["format"]), here=str(FORMAT)
        )
    try:
        plan = Plan.of_spec(manifest)
    except (KeyError, TypeError, ValueError):
        raise BadFolder("error-results-none", folder=str(path)) from None
    tables = {name: read_table(path, name) for name in TABLES}
    if tables["rounds"] is None:
        raise BadFolder("error-results-empty", folder=str(path))
    return Results(plan, manifest["done"], **{name: table or Columns({}) for name, table in tables.items()})
