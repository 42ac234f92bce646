"""Which of the catalog's languages suits somebody: by their wish, their terminal or their browser."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from lastcard.text.catalog import FALLBACK, TextError, served_by

VARIABLES: Final = ("LASTCARD_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a terminal says which language it is for, the first one that does counting."""


def first_served(tags: Iterable[str]) -> str:
    """The language of the first tag there is a catalog for; English if there is none.

    >>> first_served(["tlh", "en-GB"])
    'en'
    """
    for tag in tags:
        try:
            return served_by(tag)
        except TextError:
            continue
    return FALLBACK


def of_environment(environment: Mapping[str, str]) -> str:
    """The language a terminal is for.

    >>> of_environment({"LANG": "en_US.UTF-8"})
    'en'
    """
    said = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return first_served([said.partition(".")[0].partition("@")[0].replace("_", "-")])


def of_header(accepted: str) -> str:
    """The language a browser asks for by its ``Accept-Language``.

    >>> of_header("tlh, en;q=0.5, *;q=0.1")
    'en'
    """
    wishes: list[tuple[float, str]] = []
    for wish in accepted.split(",")[:20]:
        tag, _, weight = wish.partition(";q=")
        try:
            wishes.append((float(weight or 1), tag.strip()))
        except ValueError:
            continue
    return first_served(tag for _, tag in sorted(wishes, key=lambda each: -each[0]))
