"""Where matches are kept, so that whoever quits can go on another day."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from lastcard.errors import BadRecord, NotSaved
from lastcard.game import Event, Match, record

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
    """A file for a new match, made at once: no other match will be in it."""
    stem = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{edition}"
    path = folder() / f"{stem}{SUFFIX}"
    # A folder that cannot be written is told of when the match is first kept.
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        for number in range(2, 1000):
            try:
                path.touch(exist_ok=False)
            except FileExistsError:
                path = folder() / f"{stem}-{number}{SUFFIX}"
            else:
                break
    return path


def chosen(name: str, match: Match) -> Path:
    """The file that somebody names to keep a match in.

    Raises:
        NotSaved: something else is there already, or its folder is not.
    """
    try:
        path = Path(name).expanduser()
        there, folder_there = path.exists() or path.is_symlink(), path.parent.is_dir()
    except (OSError, ValueError, RuntimeError) as error:
        raise NotSaved("error-cannot-save", file=name, problem=str(error)) from None
    if not folder_there:
        raise NotSaved("error-no-folder", file=name, folder=str(path.parent))
    if there and not holds(path, match):
        raise NotSaved("error-file-there", file=name)
    return path


def holds(path: Path, match: Match) -> bool:
    """Whether a file is an earlier state of the same match."""
    try:
        return path.is_file() and record.load(path).header.get("key") == match.key.hex()
    except BadRecord:
        return False


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


def steps(kept: record.Record, moves: int | None = None) -> Iterator[tuple[Match, record.Entry, tuple[Event, ...]]]:
    """Every deal and move of a checked record: the match after it, its line, what happened."""
    for match, entry, events in record.steps(kept, moves):
        match.names = tuple(clean(name) for name in match.names)
        yield match, entry, events


def person(kept: record.Record) -> int | None:
    """The seat of the person in a match that was played at a terminal, if it was."""
    levels = kept.header.get(SEATED)
    return levels.index("") if isinstance(levels, list) and "" in levels else None


def latest() -> tuple[Path, BadRecord | None]:
    """The file of the match that was left last and is not over, and what is wrong with a newer one, if there is one.

    Raises:
        BadRecord: there is none; or there are only files that cannot be read, and what is wrong with the newest.
    """
    problem: BadRecord | None = None
    # A file without anything in it was made for a match that ended before its first move.
    paths = [path for path in folder().glob(f"*{SUFFIX}") if path.stat().st_size]
    for path in sorted(paths, key=lambda each: each.stat().st_mtime, reverse=True):
        try:
            match, _ = load(path)
        except BadRecord as error:
            problem = problem or error
        else:
            if not match.over:
                return path, problem
    raise problem or BadRecord("error-no-saved-match")
