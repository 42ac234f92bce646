"""The charts of a report as pictures (PNG), drawn by matplotlib from the same values as the page."""

from __future__ import annotations

import importlib
import itertools
from pathlib import Path
from typing import Any

from lastcard.simulate.table import MissingExtra

from .model import Bars, Chart, Heat, Histogram, Report, Words

BAR, STRONG, SOFT, SPAN, BAND = "#3d85b8", "#b85000", "#57606a", "#e6eff6", "#9c6b00"
FONTS = ["DejaVu Sans", "Noto Sans CJK SC", "Noto Sans SC", "WenQuanYi Zen Hei", "Noto Sans Arabic"]
WIDTH, DOTS = 7.2, 110


def drawer() -> Any:
    """matplotlib, drawing into files alone.

    Raises:
        MissingExtra: it is not installed.
    """
    try:
        matplotlib = importlib.import_module("matplotlib")
    except ImportError:
        raise MissingExtra("error-missing-extra", library="matplotlib", extra="lab") from None
    matplotlib.rcParams["font.sans-serif"] = FONTS
    matplotlib.rcParams["font.size"] = 10
    return importlib.import_module("matplotlib.figure").Figure


def draw_all(report: Report, folder: Path) -> list[Path]:
    """Draw every chart as ``NAME.png`` into a folder; the files."""
    figures = drawer()
    charts = [chart for part in report.parts for chart in part.charts if not isinstance(chart, Words)]
    return [draw(figures, chart, folder / f"{chart.name}.png") for chart in charts]


def draw(figures: Any, chart: Chart, file: Path) -> Path:
    """Draw a chart into a file."""
    rows = len(chart.bars) if isinstance(chart, Bars) else len(chart.rows) if isinstance(chart, Heat) else 8
    figure = figures(figsize=(WIDTH, 1.1 + 0.3 * rows), dpi=DOTS, layout="constrained")
    axes = figure.subplots()
    axes.set_title(chart.question, loc="left", fontweight="bold", fontsize=12)
    axes.spines[["top", "right"]].set_visible(False)
    if isinstance(chart, Bars):
        draw_bars(axes, chart)
    elif isinstance(chart, Histogram):
        draw_histogram(axes, chart)
    elif isinstance(chart, Heat):
        draw_heat(axes, chart)
    figure.savefig(file)
    return file


def draw_bars(axes: Any, chart: Bars) -> None:
    """Figures side by side."""
    at = range(len(chart.bars))
    values = [bar.value for bar in chart.bars]
    under = [max(0.0, bar.value - bar.low) for bar in chart.bars]
    over = [max(0.0, bar.high - bar.value) for bar in chart.bars]
    errors = [under, over] if any(under) or any(over) else None
    colors = [STRONG if bar.strong else BAR for bar in chart.bars]
    axes.barh(at, values, xerr=errors, color=colors, capsize=3, height=0.7)
    axes.set_yticks(at, [f"{bar.label}  {bar.text}" for bar in chart.bars])
    axes.invert_yaxis()
    axes.set_xlabel(chart.unit)
    if min(values) < 0:
        axes.axvline(0, color=SOFT, linewidth=1)
    if chart.even is not None:
        axes.axvline(chart.even, color=SOFT, linestyle="--", label=chart.even_label)
        axes.legend(frameon=False, loc="upper left", bbox_to_anchor=(0, -0.12))


def draw_histogram(axes: Any, chart: Histogram) -> None:
    """How often values are how large."""
    edges = list(chart.edges)
    widths = [after - before for before, after in itertools.pairwise(edges)]
    axes.axvspan(chart.low, min(chart.high, edges[-1]), color=SPAN, zorder=0)
    axes.bar(edges[:-1], chart.counts, width=[0.94 * width for width in widths], align="edge", color=BAR)
    axes.axvline(chart.mean, color=STRONG, linewidth=2, label=chart.mean_label)
    if chart.band is not None:
        begin, end, label = chart.band
        axes.axvspan(begin, end, fill=False, edgecolor=BAND, linewidth=2, label=label)
    axes.set_yticks([])
    axes.spines["left"].set_visible(False)
    axes.set_xlim(0, edges[-1])
    axes.set_xlabel(chart.unit)
    axes.legend(frameon=False, loc="upper right")


def draw_heat(axes: Any, chart: Heat) -> None:
    """Shares by row and column."""
    axes.imshow(chart.shares, cmap="Blues", vmin=0, vmax=1.6, aspect="auto")
    axes.set_xticks(range(len(chart.columns)), chart.columns)
    axes.set_yticks(range(len(chart.rows)), chart.rows)
    axes.spines[["left", "bottom"]].set_visible(False)
    axes.tick_params(length=0)
    for row, shares in enumerate(chart.shares):
        for column, share in enumerate(shares):
            axes.text(column, row, f"{100 * share:.0f} {chart.unit}", ha="center", va="center")
