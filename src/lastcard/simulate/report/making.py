"""A report from results: which charts there are, and the page they make."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lastcard import __version__
from lastcard.editions.rulings import spell
from lastcard.errors import LastCardError
from lastcard.simulate.results import Results
from lastcard.text import edition_title, listing, ruling_title, say

from .chance import luck_chart
from .course import course_charts, length_charts, lengths, tiles, winner_charts
from .model import Part, Report, Tile
from .page import page
from .strikes import card_charts, challenge_chart, item_charts, tables
from .wording import SECONDS_A_MOVE


class BadReport(LastCardError):
    """Results that no report can be made of."""


def make(results: Results, paired: Results | None = None) -> Report:
    """The report of a simulation, in the language that is spoken.

    Args:
        results: what is reported.
        paired: rounds played with ``rotate``, for what they say of luck and skill; the results themselves if left out.
    """
    played = lengths(results)
    parts = (
        ("length", [*length_charts(results, played)]),
        ("fair", [*winner_charts(results)]),
        ("course", [*course_charts(results)]),
        ("cards", [*card_charts(results), *item_charts(results), challenge_chart(results)]),
        ("luck", [luck_chart(results if paired is None else paired)]),
    )
    title = edition_title(results.plan.edition.name, results.plan.edition.title)
    return Report(
        say("report-title", edition=title),
        [*lead(results)],
        [Tile(text, say(f"report-tile-{name}")) for text, name in tiles(results, played)],
        [Part(say(f"report-part-{name}"), charts) for name, charts in parts if charts],
        [*tables(results)],
        [
            say("report-how"),
            say("report-minutes", seconds=SECONDS_A_MOVE),
            say("report-bots-note"),
            say("report-foot", version=__version__, seed=results.plan.seed),
        ],
    )


def lead(results: Results) -> Iterator[str]:
    """What was played, by whom and with which rulings."""
    plan = results.plan
    yield say(
        "report-lead",
        mode=plan.mode,
        matches=results.matches.size,
        rounds=results.rounds.size,
        seats=plan.seats,
    )
    yield say("report-bots", names=listing(plan.players))
    if results.done < plan.count:
        yield say("report-broken-off", done=results.done, count=plan.count)
    defaults = {ruling.name: ruling.default for ruling in plan.edition.known_rulings}
    own = [
        f"{ruling_title(name)} ({name}={spell(value)})"
        for name, value in plan.edition.rulings.items()
        if value != defaults[name]
    ]
    yield say("report-rulings", list=listing(own)) if own else say("report-rulings-own")
    if plan.edition.rulings["jump_in"]:
        yield say("laboratory-no-jump-in")


def html(results: Results, paired: Results | None = None) -> str:
    """The page of a simulation, in the language that is spoken.

    Raises:
        BadReport: there is no round, or the paired rounds were not played with ``rotate``.
    """
    return page(checked(results, paired))


def checked(results: Results, paired: Results | None) -> Report:
    """A report of results that hold something."""
    if not results.rounds.size:
        raise BadReport("error-report-empty")
    if paired is not None and not paired.plan.rotate:
        raise BadReport("error-report-paired")
    return make(results, paired)


def write_report(results: Results, path: Path | str, paired: Results | None = None) -> None:
    """Write the page of a simulation."""
    from lastcard.simulate.folder import whole

    text = html(results, paired).encode("utf-8", "replace")

    def write(beside: Path) -> None:
        beside.write_bytes(text)

    whole(Path(path), write)


def write_pictures(results: Results, folder: Path | str, paired: Results | None = None) -> list[Path]:
    """Draw every chart of a simulation as ``NAME.png`` into a folder; the files.

    Raises:
        MissingExtra: matplotlib is not installed.
    """
    from .pictures import draw_all

    return draw_all(checked(results, paired), Path(folder))
