"""The token of whoever runs a server. Only its hash is held in memory; it is compared in constant time."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from typing import Any

from litestar.connection import ASGIConnection

from lastcard.server.address import loopback
from lastcard.server.limits import WRONG_TOKENS, Limiter, is_local
from lastcard.server.moments import Moments
from lastcard.server.notes import note, whereabouts

WRONG_TAKES = 0.5
"""Seconds before a wrong token is refused."""
_FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""With one of these a request comes from a proxy, so from anywhere."""

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class AdminKey:
    """Knows the administrator by a token, and takes its time over wrong ones."""

    def __init__(self, token: str, moments: Moments) -> None:
        self._hash = _hash(token)
        self._limiter = Limiter(moments)

    async def admits(self, connection: AnyConnection) -> bool:
        """Whether the request carries the token. A wrong one is refused slowly; after a few none is looked at."""
        scheme, _, given = connection.headers.get("authorization", "").partition(" ")
        if not given or scheme.lower() != "bearer":
            return False
        address = connection.client.host if connection.client else ""
        if self._limiter.spent(address, WRONG_TOKENS):
            return False
        if hmac.compare_digest(_hash(given.strip()), self._hash):
            return True
        self._limiter.admit(address, WRONG_TOKENS)
        note("admin_refused", "warning", client=whereabouts(address))
        await asyncio.sleep(WRONG_TAKES)
        return False

    @staticmethod
    def near(connection: AnyConnection) -> bool:
        """Whether this very machine asks, and not a proxy on it for somebody else."""
        address = connection.client.host if connection.client else ""
        through = any(name in connection.headers for name in _FORWARDED)
        return is_local(address) and not through and loopback(connection.headers.get("host", ""))


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()
