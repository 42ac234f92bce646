"""A table of named columns, each a NumPy array, and the two ways to a file."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from lastcard.errors import LastCardError

Column = npt.NDArray[Any]


class MissingExtra(LastCardError):
    """A library that an optional part needs is not installed."""


def arrow(part: str) -> tuple[Any, Any]:
    """The library that writes Parquet and the part of it that is named; None twice where it is not installed."""
    try:
        library = importlib.import_module("pyarrow")
        return library, importlib.import_module(f"pyarrow.{part}")
    except ImportError:
        return None, None


class Columns(Mapping[str, Column]):
    """Columns of equal length by name.

    >>> table = Columns({"seat": np.arange(2), "wins": np.array([3, 1])})
    >>> table.columns, len(table["wins"]), table.size
    (('seat', 'wins'), 2, 2)
    """

    def __init__(self, columns: Mapping[str, Column]) -> None:
        self._columns = dict(columns)
        if len({len(column) for column in self._columns.values()}) > 1:
            raise ValueError("the columns of a table have one length")

    def __getitem__(self, name: str) -> Column:
        return self._columns[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._columns)

    def __len__(self) -> int:
        return len(self._columns)

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns."""
        return tuple(self._columns)

    @property
    def size(self) -> int:
        """How many rows there are."""
        return len(next(iter(self._columns.values()), ()))

    def to_csv(self, path: Path | str) -> None:
        """Write the table as text: a line of names, then a line a row, commas between."""
        library, csv = arrow("csv")
        with Path(path).open("wb") as file:
            file.write((",".join(self.columns) + "\n").encode())
            if library is not None and self.size > QUICK and all(c.dtype.kind == "i" for c in self._columns.values()):
                options = csv.WriteOptions(include_header=False, quoting_style="none")
                csv.write_csv(library.table(self._columns), file, options)
                return
            for begin in range(0, self.size, QUICK):
                rows = zip(*(c[begin : begin + QUICK].tolist() for c in self._columns.values()), strict=True)
                file.write("".join(",".join(map(cell, row)) + "\n" for row in rows).encode())

    def to_parquet(self, path: Path | str) -> None:
        """Write the table as Parquet.

        Raises:
            MissingExtra: pyarrow is not installed.
        """
        library, parquet = arrow("parquet")
        if library is None:
            raise MissingExtra("error-missing-extra", library="pyarrow", extra="lab")
        parquet.write_table(library.table(self._columns), str(path), compression="zstd")


QUICK = 10_000
"""From so many rows on a table of whole numbers is written by pyarrow where it is there; the bytes are the same."""


def cell(value: object) -> str:
    """A value as it stands in a file."""
    return f"{value:.9g}" if isinstance(value, float) else str(value)


def read_csv(path: Path) -> Columns:
    """A table that :meth:`Columns.to_csv` wrote."""
    names, *lines = path.read_text(encoding="utf-8").splitlines()
    rows = [line.split(",") for line in lines]
    return Columns({name: _column([row[at] for row in rows]) for at, name in enumerate(names.split(","))})


def _column(texts: list[str]) -> Column:
    for kind in (np.int64, np.float64):
        try:
            return np.array(texts, kind) if texts else np.zeros(0, np.int64)
        except ValueError:
            continue
    return np.array(texts)
