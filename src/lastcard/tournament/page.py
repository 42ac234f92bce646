"""The standing as one page of HTML: no script, nothing from elsewhere, light and dark, wide and narrow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

from lastcard import __version__
from lastcard.intervals import WIDE
from lastcard.text import edition_title, listing, say, spoken
from lastcard.text.numbers import decimal

from .plan import Event
from .standing import Standing

RIGHT_TO_LEFT: Final = ("ar", "fa", "he", "ur")
Row = dict[str, Any]


@cache
def style() -> str:
    """The look of the page."""
    return (Path(__file__).parent / "page.css").read_text("utf-8")


def page_of(standing: Standing, rows: Sequence[Row]) -> str:
    """The whole page."""
    return "".join(lines(standing, rows))


def lines(standing: Standing, rows: Sequence[Row]) -> Iterator[str]:
    """The page, piece by piece."""
    language, plan = spoken(), standing.plan
    direction = "rtl" if language.partition("-")[0] in RIGHT_TO_LEFT else "ltr"
    title = escape(say("tournament-page-title", bots=listing(list(plan.bots))))
    yield f'<!doctype html>\n<html lang="{language}" dir="{direction}">\n<head>\n<meta charset="utf-8">\n'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
    yield f"<title>{title}</title>\n<style>\n{style()}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n"
    yield soft(say("tournament-how"))
    if standing.broken_off:
        yield soft(say("laboratory-broken-off", done=standing.played, count=plan.total()))
    for event in plan.events:
        mine = [row for row in rows if (row["edition"], row["seats"]) == (event.box.name, event.seats)]
        if mine:
            yield from part(event, mine)
    yield f"<h2>{escape(say('tournament-page-sure'))}</h2>\n"
    yield soft(
        say("tournament-page-sure-how", played=standing.played, seed=plan.seed, version=__version__),
    )
    seated = [name for name, each in plan.entrants.items() if not each.compiled]
    if seated:
        yield soft(say("tournament-seated", bots=listing(seated)))
    yield "</main>\n</body>\n</html>\n"


def part(event: Event, rows: Sequence[Row]) -> Iterator[str]:
    """One edition at one number of seats."""
    title = edition_title(event.box.name, event.box.title)
    head = say("tournament-event", edition=title, seats=event.seats, chance=percent(1 / event.seats))
    yield f"<h2>{escape(head)}</h2>\n<h3>{escape(say('tournament-page-strongest'))}</h3>\n"
    yield soft(say("tournament-page-strongest-how"))
    overall = [row for row in rows if row["against"] == "all"]
    yield '<ol class="ranks">\n' + "".join(map(rank, overall)) + "</ol>\n"
    yield f"<h3>{escape(say('tournament-page-cross'))}</h3>\n{soft(say('tournament-page-cross-how'))}"
    yield crossed([row["bot"] for row in overall], rows)
    yield f"<h3>{escape(say('tournament-page-ratings'))}</h3>\n{soft(say('tournament-page-ratings-how'))}"
    yield figures(overall, rows)


def rank(row: Row) -> str:
    """A bot's share with its interval on a line from 0 to 100 percent."""
    low, mean, high = (100 * row[name] for name in ("low", "win_rate", "high"))
    marks = f'<i class="even" style="left:{100 * row["chance"]:.2f}%"></i>'
    marks += f'<i class="span" style="left:{low:.2f}%;width:{high - low:.2f}%"></i>'
    marks += f'<i class="dot" style="left:{mean:.2f}%"></i>'
    range_ = say("tournament-range", low=percent(row["low"]), high=percent(row["high"]))
    value = f'{percent(row["win_rate"])} % <span class="soft">({escape(range_)})</span>'
    return (
        f'<li><span class="name">{escape(row["bot"])}</span><span class="track" aria-hidden="true">{marks}</span>'
        f'<span class="value">{value}</span></li>\n'
    )


def crossed(bots: Sequence[str], rows: Sequence[Row]) -> str:
    """Who won how much against whom, colored by how much more or less than its share."""
    found = {(row["bot"], row["against"]): row for row in rows}
    head = "".join(f'<th scope="col">{escape(bot)}</th>' for bot in bots)
    body = ""
    for bot in bots:
        cells = "".join(cell(found.get((bot, other))) for other in bots)
        body += f'<tr><th scope="row">{escape(bot)}</th>{cells}</tr>\n'
    return scroll(say("tournament-page-cross"), f"<tr><th></th>{head}</tr>\n{body}")


def cell(row: Row | None) -> str:
    """One share of the cross table."""
    if row is None:
        return "<td>–</td>"
    chance, share = row["chance"], row["win_rate"]
    span = (1 - chance) if share > chance else chance
    strength = 0.5 * abs(share - chance) / span
    even = row["low"] <= chance <= row["high"]
    color = f"rgba(var({'--more' if share > chance else '--less'}), {0.04 if even else 0.08 + strength:.2f})"
    half = decimal(50 * (row["high"] - row["low"]), 1, spoken())
    return f'<td style="background:{color}">{percent(share)} <small>±{half}</small></td>'


def figures(overall: Sequence[Row], rows: Sequence[Row]) -> str:
    """Ratings and what stands beside them, one line a bot."""
    mixed = {row["bot"]: row for row in rows if row["against"] == "mixed"}
    names = ["bot", "rating", *(["mixed"] if mixed else []), "points", "place", "played"]
    words = [say(f"tournament-{name}") for name in names]
    head = "".join(f'<th scope="col">{escape(word)}</th>' for word in words)
    body = ""
    for row in sorted(overall, key=lambda row: -(row["rating"] or 0)):
        cells = [rated(row)]
        if mixed:
            cells.append(percent(mixed[row["bot"]]["win_rate"]) if row["bot"] in mixed else "–")
        cells += [decimal(row["points"], 1, spoken()), decimal(row["place"], 2, spoken())]
        cells.append(decimal(row["rounds"], 0, spoken()))
        body += f'<tr><th scope="row">{escape(row["bot"])}</th>{"".join(f"<td>{each}</td>" for each in cells)}</tr>\n'
    return scroll(say("tournament-page-ratings"), f"<tr>{head}</tr>\n{body}")


def rated(row: Row) -> str:
    """A rating with its uncertainty."""
    if row["rating"] is None:
        return "–"
    return f"{decimal(row['rating'], 1, spoken())} ±{decimal(WIDE * row['rating_sigma'], 1, spoken())}"


def scroll(label: str, table: str) -> str:
    """A table that moves sideways where it is too wide."""
    frame = f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(label)}">'
    return f"{frame}<table>\n{table}</table></div>\n"


def soft(text: str) -> str:
    """A sentence beside the figures."""
    return f'<p class="soft">{escape(text)}</p>\n'


def percent(share: float) -> str:
    """A share for people."""
    return decimal(100 * share, 1, spoken())
