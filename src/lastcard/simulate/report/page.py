"""A report as one page of HTML: no script, no address of another host, light and dark, wide and narrow."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache
from html import escape as escaped
from pathlib import Path

from lastcard.text import say, spoken

from .measure import round_step
from .model import Bar, Bars, Chart, Heat, Histogram, Report, Table
from .wording import number, percent

RIGHT_TO_LEFT = ("ar", "fa", "he", "ur")


@cache
def style() -> str:
    """The look of the page."""
    return (Path(__file__).parent / "page.css").read_text("utf-8")


def escape(text: str) -> str:
    """A text as HTML, no line broken before a percent sign or around a ± sign."""
    for sign in ("%", "٪", "±"):
        text = text.replace(f" {sign}", f"\u00a0{sign}")
    return escaped(text.replace("± ", "±\u00a0"))


def page(report: Report) -> str:
    """The whole page."""
    return "".join(lines(report))


def lines(report: Report) -> Iterator[str]:
    """The page, piece by piece."""
    language = spoken()
    direction = "rtl" if language.partition("-")[0] in RIGHT_TO_LEFT else "ltr"
    yield f'<!doctype html>\n<html lang="{language}" dir="{direction}">\n<head>\n<meta charset="utf-8">\n'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
    yield f"<title>{escape(report.title)}</title>\n<style>\n{style()}</style>\n</head>\n<body>\n<main>\n"
    yield f"<h1>{escape(report.title)}</h1>\n"
    yield "".join(f'<p class="soft">{escape(line)}</p>\n' for line in report.lead)
    yield '<ul class="tiles">\n'
    yield "".join(f"<li><b>{escape(t.text)}</b><span>{escape(t.label)}</span></li>\n" for t in report.tiles)
    yield "</ul>\n"
    for part in report.parts:
        yield f"<h2>{escape(part.title)}</h2>\n"
        yield from (section(chart) for chart in part.charts)
    for table in report.tables:
        yield f"<h2>{escape(table.title)}</h2>\n{folded(table)}"
    yield "<footer>\n" + "".join(f'<p class="soft">{escape(line)}</p>\n' for line in report.foot)
    yield "</footer>\n</main>\n</body>\n</html>\n"


def section(chart: Chart) -> str:
    """A question, its answer and its chart."""
    head = f'<section id="{chart.name}" aria-labelledby="{chart.name}-question">\n'
    head += (
        f'<h3 id="{chart.name}-question">{escape(chart.question)}</h3>\n<p class="answer">{escape(chart.answer)}</p>\n'
    )
    if isinstance(chart, Bars):
        body = bars(chart)
    elif isinstance(chart, Histogram):
        body = histogram(chart)
    elif isinstance(chart, Heat):
        body = heat(chart)
    else:
        return head + "</section>\n"
    note = f"<figcaption>{escape(chart.note)}</figcaption>\n" if chart.note else ""
    return f"{head}<figure>\n{body}{note}</figure>\n</section>\n"


def at(value: float) -> str:
    """A place along an axis."""
    return f"{100 * value:.2f}%"


def bars(chart: Bars) -> str:
    """Figures side by side, each from the zero line, with its interval across its end."""
    ends = [0.0, *(b.low for b in chart.bars), *(b.high for b in chart.bars), *(b.value for b in chart.bars)]
    ends += [] if chart.even is None else [chart.even * 1.1]
    low, high = min(ends), max(ends)
    width = (high - low) or 1.0
    parts = ['<div class="bars">\n']
    parts += [bar_row(chart, bar, low, width) for bar in chart.bars]
    parts.append("</div>\n")
    key = [f"<li>{escape(chart.unit)}</li>"]
    if chart.even is not None:
        key.append(f'<li><i class="dash"></i>{escape(chart.even_label)}</li>')
    parts.append(f'<ul class="key">{"".join(key)}</ul>\n')
    rows = [[b.label, b.text, *interval(b)] for b in chart.bars]
    heads = ["", say("report-figure"), say("report-between"), ""]
    if all(b.low == b.high for b in chart.bars):
        return "".join(parts)
    parts.append(folded(Table(say("report-numbers"), heads, rows)))
    return "".join(parts)


def bar_row(chart: Bars, bar: Bar, low: float, width: float) -> str:
    """One figure: its name, its bar and itself."""
    begin, end = sorted((0.0, bar.value))
    fill = f"inset-inline-start:{at((begin - low) / width)};width:{at((end - begin) / width)}"
    marks = [f'<i class="fill" style="{fill}"></i>']
    if low < 0:
        marks.append(f'<i class="zero" style="inset-inline-start:{at(-low / width)}"></i>')
    if chart.even is not None:
        marks.append(f'<i class="even" style="inset-inline-start:{at((chart.even - low) / width)}"></i>')
    if bar.high > bar.low:
        reach = f"inset-inline-start:{at((bar.low - low) / width)};width:{at((bar.high - bar.low) / width)}"
        marks.append(f'<i class="whisker" style="{reach}"></i>')
    strong = ' class="strong"' if bar.strong else ""
    label, value = (
        f'<span class="label">{escape(bar.label)}</span>',
        f'<span class="value"><bdi>{escape(bar.text)}</bdi></span>',
    )
    return f'<div{strong}>{label}<span class="track" aria-hidden="true">{"".join(marks)}</span>{value}</div>\n'


def interval(bar: Bar) -> tuple[str, str]:
    """The interval of a figure, with as many places as tell its ends apart."""
    spread = bar.high - bar.low
    places = max(1, min(4, 1 - math.floor(math.log10(spread)))) if spread > 0 else 1
    return number(bar.low, places), number(bar.high, places)


def histogram(chart: Histogram) -> str:
    """How often values are how large, the middle eight tenths shaded."""
    top, whole = chart.edges[-1], sum(chart.counts)
    highest = max(chart.counts) or 1
    columns = [f'<b style="height:{at(count / highest)}"></b>' for count in chart.counts]
    right = min(chart.high, top)
    under = f'<i class="span" style="left:{at(chart.low / top)};width:{at((right - chart.low) / top)}"></i>'
    if chart.band is not None:
        begin, end, _ = chart.band
        under += f'<i class="band" style="left:{at(begin / top)};width:{at((min(end, top) - begin) / top)}"></i>'
    mean = min(1.0, chart.mean / top)
    side = "before" if mean > 0.6 else "after"
    over = f'<i class="mean" style="left:{at(mean)}"><span class="{side}">{escape(chart.mean_label)}</span></i>'
    label = f'<div class="histogram" role="img" aria-label="{escape(chart.answer)}">\n'
    field = f'<div class="columns">{under}{"".join(columns)}{over}</div>\n<div class="ticks">{ticks(top)}</div>\n'
    drawn = f"{label}{field}</div>\n"
    key = [f"<li>{escape(chart.unit)}</li>", f'<li><i class="span"></i>{escape(say("report-eight"))}</li>']
    if chart.band is not None:
        key.append(f'<li><i class="band"></i>{escape(chart.band[2])}</li>')
    exact, count = places(chart.edges), len(chart.counts)
    ends = [number(edge, exact) for edge in chart.edges[1:count]] + ["…"]
    rows = [
        [number(begin, exact), end, number(found, 0), f"{percent(found / max(1, whole))} {say('report-unit-percent')}"]
        for begin, end, found in zip(chart.edges, ends, chart.counts, strict=False)
    ]
    heads = [say("report-from"), say("report-to"), say("report-count"), ""]
    return f'{drawn}<ul class="key">{"".join(key)}</ul>\n{folded(Table(say("report-numbers"), heads, rows))}'


def places(edges: Sequence[float]) -> int:
    """How many places tell edges apart."""
    return max(0, -math.floor(math.log10(edges[1] - edges[0]) + 1e-9))


def ticks(top: float) -> str:
    """Round numbers under a histogram."""
    step = round_step(top / 7)
    count = math.floor(top / step * 0.97)
    decimals = max(0, -math.floor(math.log10(step) + 1e-9))
    return "".join(
        f'<span style="left:{at(n * step / top)}">{number(n * step, decimals)}</span>' for n in range(count + 1)
    )


def heat(chart: Heat) -> str:
    """Shares by row and column, the larger the darker."""
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in ("", *chart.columns)).replace(
        '<th scope="col"></th>', "<td></td>"
    )
    unit = say("report-unit-percent")
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>'
        + "".join(
            f'<td style="background:rgba(var(--heat),{0.45 * share:.3f})">{percent(share, 0)} {unit}</td>'
            for share in row
        )
        + "</tr>\n"
        for name, row in zip(chart.rows, chart.shares, strict=True)
    )
    table = f'<table class="heat"><thead><tr>{heads}</tr></thead><tbody>\n{body}</tbody></table>'
    return f'<div class="scroll" tabindex="0" role="group" aria-label="{escape(chart.question)}">{table}</div>\n'


def folded(table: Table) -> str:
    """A table that is opened by a press."""
    heads = "".join(f'<th scope="col">{escape(name)}</th>' if name else "<td></td>" for name in table.columns)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td><bdi>{escape(cell)}</bdi></td>" for cell in row[1:])
        + "</tr>\n"
        for row in table.rows
    )
    inner = f"<table><thead><tr>{heads}</tr></thead><tbody>\n{body}</tbody></table>"
    label = escape(table.title)
    return (
        f"<details><summary>{escape(say('report-numbers'))}</summary>"
        f'<div class="scroll" tabindex="0" role="group" aria-label="{label}">{inner}</div></details>\n'
    )
