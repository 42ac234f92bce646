"""Where matches are kept, so that whoever quits can go on another day."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from lastcard.errors import BadRecord
from lastcard.game import Match, record

SUFFIX: Final = ".lastcard"
SEATED: Final = "bots"
"""The key of the header that says which bot sits where."""


def data_home(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for what a user keeps, by the custom of the system."""
    if given := environment.get("XDG_DATA_HOME"):
        return Path(given)
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path.home() / ".local" / "share"


def folder() -> Path:
    """The folder of kept matches."""
    return data_home() / "lastcard" / "matches"


def new_file(edition: str) -> Path:
    """A file for a new match; no other match is in it."""
    stem = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{edition}"
    names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
    return next(path for name in names if not (path := folder() / f"{name}{SUFFIX}").exists())


def clean(name: object) -> str:
    r"""A name fit for a terminal: nothing in it moves the cursor or changes colors.

    >>> clean("Ana\x1b[31m")
    'Ana[31m'
    """
    return "".join(letter for letter in str(name) if letter.isprintable()) or "-"


def save(match: Match, levels: Sequence[str], path: Path) -> None:
    """Keep a match and who plays it.

    Raises:
        NotSaved: it could not be written; whatever the file held before is still there.
    """
    kept = record.of(match)
    record.save(record.Record({**kept.header, SEATED: list(levels)}, kept.entries), path)


def load(path: Path) -> tuple[Match, list[str] | None]:
    """A kept match and the bot in each seat ("" for the person); None where the file does not say.

    Raises:
        BadRecord: the file is no record, truncated, edited or from unknown rules.
    """
    kept = record.load(path)
    levels = kept.header.get(SEATED)
    match = record.replay(kept)
    match.names = tuple(clean(name) for name in match.names)
    if not isinstance(levels, list) or len(levels) != match.seats or not all(isinstance(each, str) for each in levels):
        return match, None
    return match, levels


def latest() -> Path:
    """The file of the match that was left last and is not over.

    Raises:
        BadRecord: there is none; or there are only files that cannot be read, and what is wrong with the newest.
    """
    problem: BadRecord | None = None
    for path in sorted(folder().glob(f"*{SUFFIX}"), key=lambda each: each.stat().st_mtime, reverse=True):
        try:
            match, _ = load(path)
        except BadRecord as error:
            problem = problem or error
        else:
            if not match.over:
                return path
    raise problem or BadRecord("error-no-saved-match")
