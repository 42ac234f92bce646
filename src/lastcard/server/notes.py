"""What a server writes into its log: one line for each notable thing, from a closed list, with a closed list of fields.

No line holds a token, a card, a seed or a name that somebody typed, and none a whole address below the level `debug`:
what is written is built up from these fields, and of an exception only its type and where it came from are told.
"""

from __future__ import annotations

import ipaddress
import json
import logging
import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final, Literal, TextIO

Event = Literal[
    "started",
    "stopping",
    "stopped",
    "table_made",
    "table_revived",
    "table_closed",
    "match_begun",
    "match_over",
    "client_came",
    "client_went",
    "store_down",
    "store_back",
    "table_lost",
    "table_damaged",
    "refusals",
    "admin_refused",
    "admin_closed",
    "proxy_not_believed",
    "bus_up",
    "bus_down",
]
Level = Literal["debug", "info", "warning", "error"]
Form = Literal["text", "json"]
LEVELS: Final[tuple[Level, ...]] = ("debug", "info", "warning", "error")
FORMS: Final[tuple[Form, ...]] = ("text", "json")
KEYS: Final = ("table", "match", "phase", "seats", "tables", "sockets", "kind", "reason", "client", "count", "ms")
"""Fields that a line may have beside its time, level, event and text."""

_log = logging.getLogger("lastcard.server.notes")
_QUIET = ("websockets", "uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "litestar", "alembic", "sqlalchemy")
"""What other people's code has to say is taken from `warning` on: below it they write down whole messages."""


def note(event: Event, level: Level = "info", **fields: str | int) -> None:
    """Writes one line about something that happened.

    Raises:
        ValueError: a field that a line may not have.
    """
    number = logging.getLevelNamesMapping()[level.upper()]
    strange = fields.keys() - set(KEYS)
    if strange:
        raise ValueError(f"no field of the log: {', '.join(sorted(strange))}")
    if _log.isEnabledFor(number):
        _log.log(number, "%s", event, extra={"noted": event, "fields": fields})


def whereabouts(address: str) -> str:
    """As much of an address as a log may hold: its network; the whole of it where everything is written down.

    >>> whereabouts("192.0.2.77"), whereabouts("2001:db8:1:2::3"), whereabouts("::ffff:192.0.2.77"), whereabouts("?")
    ('192.0.2.0/24', '2001:db8:1::/48', '192.0.2.0/24', 'unknown')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped:
        found = found.ipv4_mapped
    if found.is_loopback or _log.isEnabledFor(logging.DEBUG):
        return str(found)
    return str(ipaddress.ip_network((found, 24 if found.version == 4 else 48), strict=False))


def where(problem: BaseException) -> list[str]:
    """An exception without its message, which may hold anything: its type, and the lines it came through."""
    frames = traceback.extract_tb(problem.__traceback__)
    return [type(problem).__name__, *(f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames)]


def parts(record: logging.LogRecord) -> dict[str, str | int | list[str]]:
    """What a line says."""
    noted: str | None = getattr(record, "noted", None)
    line: dict[str, str | int | list[str]] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "event": noted or "fault",
        **getattr(record, "fields", {}),
    }
    if noted is None:
        line["source"] = record.name
        line["text"] = record.getMessage() if record.name.startswith("lastcard") else _first_line(record)
    if record.exc_info and record.exc_info[1]:
        line["trace"] = where(record.exc_info[1])
    return line


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        return json.dumps(parts(record), ensure_ascii=False)


class TextLines(logging.Formatter):
    """One line for people, with what an exception came through below it."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = parts(record)
        head = f"{line.pop('time')} {line.pop('level')} {line.pop('event')}"
        trace = line.pop("trace", [])
        rest = "".join(f" {key}={value}" for key, value in line.items())
        below = "".join(f"\n    {each}" for each in trace) if isinstance(trace, list) else ""
        return f"{head}{rest}{below}"


def set_up(form: Form, level: Level, stream: TextIO | None = None) -> Callable[[], None]:
    """Has everything that is logged written to the standard error stream; returns what undoes it."""
    root, ours = logging.getLogger(), logging.getLogger("lastcard")
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    before = (root.level, ours.level, list(root.handlers))
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    ours.setLevel(level.upper())
    for name in _QUIET:
        quiet = logging.getLogger(name)
        quiet.setLevel(max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()]))
        quiet.handlers.clear()
        quiet.propagate = True

    def undo() -> None:
        root.setLevel(before[0])
        ours.setLevel(before[1])
        root.handlers[:] = before[2]

    return undo


def _first_line(record: logging.LogRecord) -> str:
    """Of other people's messages the first line, which says what happened; those below it hold the thing itself."""
    return (record.getMessage().splitlines() or [""])[0]
