"""A match on disk: what it says, how it is written and read, how it is played again and verified."""

from .entries import Entry
from .recording import Record, header, load, of, parse, save, to_text
from .replaying import Summary, begin, replay, steps, verify

__all__ = [
    "Entry",
    "Record",
    "Summary",
    "begin",
    "header",
    "load",
    "of",
    "parse",
    "replay",
    "save",
    "steps",
    "to_text",
    "verify",
]
