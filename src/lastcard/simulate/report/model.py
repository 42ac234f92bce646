"""The charts of a report as plain values: what is drawn, without a word of how."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Bar:
    """A figure with the interval that holds the true one in 95 of 100 cases.

    Attributes:
        label: what it is of.
        value: the figure.
        low: where the interval begins.
        high: where it ends.
        text: the figure as it is written.
        strong: whether it is the one that the answer speaks of.
    """

    label: str
    value: float
    low: float
    high: float
    text: str
    strong: bool = False


@dataclass(frozen=True)
class Bars:
    """Figures side by side; ``even`` is where all of them would be if nothing mattered."""

    name: str
    question: str
    answer: str
    bars: Sequence[Bar]
    unit: str
    even: float | None = None
    even_label: str = ""
    note: str = ""


@dataclass(frozen=True)
class Histogram:
    """How often values are how large.

    Attributes:
        edges: where the columns begin, and where the last one ends; longer values are in the last one.
        counts: how many values each column has.
        mean: the mean of all.
        low: below it is a tenth of them.
        high: above it is a tenth of them.
        band: a span to compare with, and what it is called.
    """

    name: str
    question: str
    answer: str
    edges: Sequence[float]
    counts: Sequence[int]
    mean: float
    low: float
    high: float
    unit: str
    mean_label: str
    note: str = ""
    band: tuple[float, float, str] | None = None


@dataclass(frozen=True)
class Heat:
    """Shares by row and column; the shares of a row make a whole."""

    name: str
    question: str
    answer: str
    rows: Sequence[str]
    columns: Sequence[str]
    shares: Sequence[Sequence[float]]
    unit: str
    note: str = ""


@dataclass(frozen=True)
class Words:
    """A question that is answered without a chart."""

    name: str
    question: str
    answer: str


Chart: TypeAlias = Bars | Histogram | Heat | Words


@dataclass(frozen=True)
class Tile:
    """A figure at the head of the page."""

    text: str
    label: str


@dataclass(frozen=True)
class Part:
    """A heading and the charts under it."""

    title: str
    charts: Sequence[Chart]


@dataclass(frozen=True)
class Table:
    """A table of all cards or items."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Report:
    """Everything that a page says."""

    title: str
    lead: Sequence[str]
    tiles: Sequence[Tile]
    parts: Sequence[Part]
    tables: Sequence[Table]
    foot: Sequence[str]
