"""Short digests, by which a row that somebody or something has altered is known."""

from __future__ import annotations

import hashlib


def digest(*parts: str | int | bytes) -> str:
    """Sixteen hexadecimal digits that depend on every part, and on where one ends and the next begins."""
    found = hashlib.blake2b(digest_size=8)
    for part in parts:
        data = part if isinstance(part, bytes) else str(part).encode("utf-8", "surrogatepass")
        found.update(len(data).to_bytes(8, "big") + data)
    return found.hexdigest()


def of_state(code: str, number: int, state: bytes, match: int, lines: int) -> str:
    """The digest of a table's row. The fencing number, which changes with the owner alone, is no part of it."""
    return digest("state", code, number, state, match, lines)


def of_line(code: str, match: int, number: int, text: str) -> str:
    """The digest of a line's row."""
    return digest("line", code, match, number, text)


def of_record(name: str, text: str) -> str:
    """The digest of a finished record's row."""
    return digest("record", name, text)
