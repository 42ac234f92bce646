"""The shared deals of a record, checked: commitments, seals, shares, the revealed seed and the key."""

from __future__ import annotations

from collections.abc import Mapping

from lastcard.errors import BadDeal, BadRecord

from .chain import Chain
from .entries import Entry
from .fairness import SharedDeal, commitment
from .recording import Record


def promised(kept: Record, at: int) -> object:
    """The commitment that was published for the round of an entry a round earlier, or with the match."""
    before = [entry for entry in kept.entries[:at] if entry.kind == "round"]
    return before[-1].next if before else kept.header.get("commitment")


def revealed(kept: Record, number: int) -> tuple[Entry, int] | None:
    """The entry that reveals a round's seed, and its line."""
    for at, entry in enumerate(kept.entries):
        if (entry.kind, entry.round) == ("reveal", number):
            return entry, at + 2
    return None


def deal_of(kept: Record, at: int, seeds: Mapping[int, str]) -> SharedDeal:
    """What a round was dealt with, everything about it checked that can be checked before its cards.

    Raises:
        BadRecord: what does not fit, with its line.
    """
    entry, line, path = kept.entries[at], at + 2, kept.path
    if entry.commitment is None or entry.commitment != promised(kept, at):
        raise BadRecord("error-record-commitment", file=path, line=line, round=entry.round)
    found = revealed(kept, entry.round)
    seed = found[0].seed if found else seeds.get(entry.round)
    if seed is None:
        raise BadRecord("error-record-sealed", file=path, line=line, round=entry.round)
    match = str(kept.header["match"])
    given = entry.seals or (), entry.shares or ()
    deal = SharedDeal(match, entry.round, seed, entry.next or "", *given)
    try:
        deal.check(match, entry.round, len(kept.header["names"]))
    except BadDeal as error:
        raise BadRecord("error-record-deal", file=path, line=line, problem=str(error)) from None
    told_at = found[1] if found else line
    if commitment(match, entry.round, seed) != entry.commitment:
        raise BadRecord("error-record-reveal", file=path, line=told_at, round=entry.round)
    if found and found[0].key != deal.key(header_hash(kept)).hex():
        raise BadRecord("error-record-key", file=path, line=told_at, round=entry.round)
    return deal


def header_hash(kept: Record) -> str:
    """The hash of a record's first line."""
    links = Chain()
    links.line(kept.header)
    return links.last
