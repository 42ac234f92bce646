"""How much one address may ask for."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from functools import lru_cache

from lastcard.server.moments import Moments

LARGEST_BODY = 16_384
"""Bytes of a request's body."""
STORM, STORM_WINDOW = 100, 60.0
"""So many refusals of one address in so many seconds are worth a line in the log."""
_REMEMBERED = 10_000


@dataclass(frozen=True)
class Allowance:
    """So many requests at once, and so many more each second."""

    burst: float
    each_second: float


READS = Allowance(120, 20)
WRITES = Allowance(40, 1)
"""Making tables, joining, trying codes."""
SOCKETS = Allowance(60, 4)
WRONG_TOKENS = Allowance(5, 0.1)
"""Tries to administer the server with a token that is not its own."""


@lru_cache(4096)
def group(address: str) -> str:
    """What counts as one address: of IPv6 the /64 network, since whoever has one has all of it.

    >>> group("192.0.2.7"), group("::ffff:192.0.2.7"), group("2001:db8::1:2:3:4"), group("nowhere")
    ('192.0.2.7', '192.0.2.7', '2001:db8::/64', 'nowhere')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), 64), strict=False))


@lru_cache(4096)
def is_local(address: str) -> bool:
    """Whether it is an address of this machine that no other can have.

    >>> is_local("127.0.0.1"), is_local("::1"), is_local("192.0.2.7"), is_local("")
    (True, True, False, False)
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return (mapped or found).is_loopback


class Limiter:
    """Counts the requests of each address."""

    def __init__(self, moments: Moments, generous: float = 1.0) -> None:
        self._moments = moments
        self._generous = generous
        self._left: dict[tuple[str, Allowance], tuple[float, float]] = {}

    def spent(self, address: str, allowance: Allowance) -> bool:
        """Whether the next request would not be taken; asking counts for nothing."""
        now = self._moments.now()
        left, when = self._left.get((group(address), allowance), (allowance.burst * self._generous, now))
        return left + (now - when) * allowance.each_second * self._generous < 1

    def admit(self, address: str, allowance: Allowance) -> bool:
        """Whether one more request is taken."""
        now = self._moments.now()
        most = allowance.burst * self._generous
        key = (group(address), allowance)
        left, when = self._left.pop(key, (most, now))
        left = min(most, left + (now - when) * allowance.each_second * self._generous)
        taken = left >= 1
        self._left[key] = (left - taken, now)
        while len(self._left) > _REMEMBERED:
            del self._left[next(iter(self._left))]
        return taken


class Storms:
    """Notices an address that is refused over and over: once in each window of time, however often that is."""

    def __init__(self, moments: Moments) -> None:
        self._moments = moments
        self._counts: dict[str, tuple[float, int]] = {}
        """Since when, and how often."""

    def refused(self, address: str) -> bool:
        """Counts a refusal; True if this is the one that makes it a storm."""
        now = self._moments.now()
        since, count = self._counts.pop(group(address), (now, 0))
        if now - since >= STORM_WINDOW:
            since, count = now, 0
        self._counts[group(address)] = (since, count + 1)
        while len(self._counts) > _REMEMBERED:
            del self._counts[next(iter(self._counts))]
        return count + 1 == STORM
