"""Write the tables of actions and observations into docs/environments.md: `python -m tools.environment_tables`."""

from __future__ import annotations

import re
from pathlib import Path

from lastcard.editions import EDITIONS, edition
from lastcard.envs.layout import observation_pieces, observation_size
from lastcard.envs.numbering import action_table, actions

PAGE = Path(__file__).parent.parent / "docs" / "environments.md"


def span(start: int, size: int) -> str:
    """A stretch of numbers."""
    return str(start) if size == 1 else f"{start}–{start + size - 1}"


def action_lines() -> list[str]:
    """The actions of UNO Mario Kart, and what the other editions change."""
    box = edition("mario-kart")
    lines = ["| number | action |", "| --- | --- |"]
    lines += [f"| {span(first, last - first + 1)} | {text} |" for first, last, text in action_table(box)]
    counts = ", ".join(f"{edition(name).title} {actions(edition(name))}" for name in EDITIONS)
    return [*lines, "", f"Actions in all: {counts}."]


def observation_lines() -> list[str]:
    """The pieces of an observation of UNO Mario Kart."""
    pieces = observation_pieces(edition("mario-kart")).values()
    lines = ["| piece | numbers | at most | meaning |", "| --- | --- | --- | --- |"]
    lines += [f"| `{each.name}` | {span(each.start, each.size)} | {each.highest} | {each.meaning} |" for each in pieces]
    counts = ", ".join(f"{edition(name).title} {observation_size(edition(name))}" for name in EDITIONS)
    return [*lines, "", f"Numbers in all: {counts}."]


def written(page: str) -> str:
    """The page with its tables anew."""
    for name, lines in (("actions", action_lines()), ("observation", observation_lines())):
        begin, end = f"<!-- {name}: python -m tools.environment_tables -->", f"<!-- end of {name} -->"
        table = "\n".join([begin, "", *lines, "", end])
        page = re.sub(f"{re.escape(begin)}.*?{re.escape(end)}", lambda _, table=table: table, page, flags=re.DOTALL)  # type: ignore[misc]
    return page


def main() -> None:
    """Write the page."""
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
