"""Numbers in a language's own digits, as the browser writes them.

The Fluent library for Python writes Latin digits in every language. Imported with the first sentence, since Fluent and
Babel take a while.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone

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


class Bundle(FluentBundle):
    """A bundle that leaves the numbers it is given as they are: Fluent's own makes each of them a plain one again."""

    def format_pattern(
        self, pattern: Pattern, args: Mapping[str, Any] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        """A pattern with its arguments filled in, and what went wrong."""
        given = {name: OwnDigits(value) if isinstance(value, int) else value for name, value in (args or {}).items()}
        errors: list[Exception] = []
        around = ResolverEnvironment(context=self, current=CurrentEnvironment(args=given), errors=errors)
        return pattern(around), errors


def decimal(value: float, places: int, language: str) -> str:
    """A number with so many decimal places, as a language writes it.

    >>> decimal(1234.56, 1, "en"), decimal(1234.56, 1, "de"), decimal(0.5, 2, "fa")
    ('1,234.6', '1.234,6', '۰٫۵۰')
    """
    from babel.numbers import format_decimal

    pattern = "#,##0." + "0" * places if places else "#,##0"
    return format_decimal(value, pattern, language, numbering_system="latn").translate(digits(language) or {})
