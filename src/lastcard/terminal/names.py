"""Names for the bots at a table, and finding a player by name."""

from __future__ import annotations

from collections.abc import Sequence

BOTS = ("Ana", "Ben", "Cleo", "Dario", "Edda", "Finn", "Gita", "Hugo", "Ida", "Jon")


def seat_named(text: str, names: Sequence[str]) -> int | None:
    """The seat that a text names: by its number, its name, or the beginning of the name.

    >>> seat_named("be", ["You", "Ana", "Ben"]), seat_named("1", ["You", "Ana"]), seat_named("x", ["You"])
    (2, 1, None)
    """
    wanted = text.casefold()
    if text.isascii() and text.isdigit():
        return int(text) if int(text) < len(names) else None
    found = [seat for seat, name in enumerate(names) if name.casefold().startswith(wanted)]
    return found[0] if len(found) == 1 else None
