"""A folder of results: pieces of work while it is being filled, tables in the end.

A file is written whole or not at all, so that a run may end at any moment: what it had done is there, and ``resume``
goes on with it. The tables of a run that was broken off are those of the rounds up to the first piece that is missing.
"""

from __future__ import annotations

import json
import os
import shutil
import zipfile
from collections.abc import Callable
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
        elif path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise BadFolder("error-output-exists", folder=str(path))

    def open(self) -> None:
        """Make the folder, unless it is gone on with.

        Raises:
            BadFolder: it cannot be made.
        """
        try:
            self.chunks.mkdir(parents=True, exist_ok=True)
            if not self.resume:
                self.write_manifest(0, finished=False)
        except OSError as error:
            raise BadFolder(
                "error-output-cannot", folder=str(self.path), problem=error.strerror or str(error)
            ) from None

    def check(self) -> None:
        """Refuse to go on with what is not this plan's."""
        manifest = manifest_of(self.path)
        for name, value in {"format": FORMAT, **self.plan.spec()}.items():
            if manifest.get(name) != value:
                there, here = shown(manifest.get(name)), shown(value)
                raise BadFolder("error-resume-other", folder=str(self.path), what=name, there=there, here=here)

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
        """Keep a piece of work."""
        whole(self.place(number), lambda path: np.savez(path, **{part: getattr(chunk, part) for part in PARTS}))

    def kept(self) -> dict[int, Chunk]:
        """The pieces of work that are there and sound; others are done again."""
        found = {}
        for path in sorted(self.chunks.glob("[0-9]*.npz")):
            if (chunk := read_chunk(path)) is not None:
                found[int(path.stem)] = chunk
        return found

    def finish(self, done: dict[int, Chunk]) -> Results | None:
        """Write the tables of what was done in one piece from the beginning; None where there is nothing."""
        numbers = range(next((n for n in range(self.plan.chunks) if n not in done), self.plan.chunks))
        if not numbers:
            return None
        results = gather(self.plan, [done[number] for number in numbers])
        for name, table in results.tables().items():
            whole(self.path / f"{name}.csv", table.to_csv)
            if arrow("parquet")[0] is not None:
                whole(self.path / f"{name}.parquet", table.to_parquet)
        whole(self.path / SUMMARY, as_json(results.summary()))
        finished = len(numbers) == self.plan.chunks
        self.write_manifest(results.done, finished=finished)
        if finished:
            shutil.rmtree(self.chunks, ignore_errors=True)
        return results


def shown(value: object) -> str:
    """A value of a plan in a sentence."""
    if isinstance(value, dict):
        return ", ".join(f"{name}={each}" for name, each in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


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
    manifest = manifest_of(path)
    if manifest["format"] != FORMAT:
        raise BadFolder(
            "error-resume-other", folder=str(path), what="format", there=shown(manifest["format"]), here=str(FORMAT)
        )
    plan = Plan.of_spec(manifest)
    tables = {name: read_table(path, name) for name in TABLES}
    if tables["rounds"] is None:
        raise BadFolder("error-results-empty", folder=str(path))
    return Results(plan, manifest["done"], **{name: table or Columns({}) for name, table in tables.items()})
