"""Ports for servers that are told beforehand where to listen."""

from __future__ import annotations

import random
import socket

_RANGE = range(10_000, 30_000)
"""Below those which systems give to connections and to servers that ask for any port: none is taken meanwhile."""


def free_port() -> int:
    """A port of this machine at which nobody listens.

    Raises:
        OSError: every port that was tried is taken.
    """
    for port in random.SystemRandom().sample(_RANGE, 100):
        with socket.socket() as tried:
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError(f"no port from {_RANGE.start} to {_RANGE.stop - 1} is free")
