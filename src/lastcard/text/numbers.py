"""Whole numbers in a language's own digits, as the browser writes them.

The Fluent library for Python writes Latin digits in every language. Imported with the first sentence that needs it,
since Fluent and Babel take a while.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from babel import Locale
from fluent.runtime.types import FluentInt

ZEROS: Final = {"arab": "٠", "arabext": "۰", "beng": "০", "deva": "०", "mymr": "၀", "thai": "๐"}
"""The zero of a numbering system, by its name in CLDR; the other digits follow it."""


@cache
def digits(tag: str) -> dict[int, str] | None:
    """What becomes of Latin digits and separators in a language; None where they stay."""
    locale = Locale.parse(tag)
    system = locale.default_numbering_system
    if system not in ZEROS:
        return None
    latin, own = locale.number_symbols["latn"], locale.number_symbols[system]
    table = {ord("0") + digit: chr(ord(ZEROS[system]) + digit) for digit in range(10)}
    return table | {ord(latin[name]): own[name] for name in ("group", "decimal")}


class OwnDigits(FluentInt):
    """A whole number that is written in the digits of the sentence's language."""

    def format(self, locale: Locale) -> str:
        """The number as text."""
        return super().format(locale).translate(digits(str(locale)) or {})


def in_own_digits(args: Mapping[str, str | int], tag: str) -> dict[str, str | int]:
    """The arguments of a sentence, their numbers to be written in the language's digits."""
    if digits(tag) is None:
        return dict(args)
    return {name: OwnDigits(value) if isinstance(value, int) else value for name, value in args.items()}
