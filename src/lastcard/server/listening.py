"""What a server needs before it starts: a free port and a certificate that works."""

from __future__ import annotations

import errno
import socket
import ssl
from pathlib import Path

from lastcard.server import address
from lastcard.text import say

_SENTENCES = {
    errno.EADDRINUSE: "serve-error-port-in-use",
    errno.EACCES: "serve-error-port-forbidden",
    errno.EADDRNOTAVAIL: "serve-error-host",
}

BUS_WITHIN = 3.0
"""Seconds in which a bus must answer."""


class CannotServe(Exception):
    """Why the server cannot start, in one sentence."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; raises `CannotServe` if there can be none."""
    if not 0 <= port <= 65535:
        raise CannotServe(say("serve-error-port-range", port=str(port)))
    try:
        family, _, _, _, place = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError):
        raise CannotServe(say("serve-error-host", host=host)) from None
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen(512)
    except OSError as problem:
        listening.close()
        sentence = _SENTENCES.get(problem.errno or 0, "serve-error-listen")
        detail = problem.strerror or str(problem)
        raise CannotServe(say(sentence, host=host, port=str(port), detail=detail)) from None
    return listening


def check_tls(cert: Path | None, key: Path | None) -> None:
    """Raises `CannotServe` unless there is no certificate, or one with its key."""
    if cert is None and key is None:
        return
    if cert is None or key is None:
        raise CannotServe(say("serve-error-tls-pair"))
    for file in (cert, key):
        if not _readable(file):
            raise CannotServe(say("serve-error-tls-missing", file=str(file)))
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(cert, key, password="")
    except (ssl.SSLError, OSError, ValueError):
        raise CannotServe(say("serve-error-tls-bad", cert=str(cert), key=str(key))) from None


def public_address(url: str | None) -> str | None:
    """The address under which others reach the server, if one was given."""
    if url is None:
        return None
    found = address.public(url)
    if found is None:
        raise CannotServe(say("serve-error-public-url", url=url))
    return found


def check_bus(url: str | None, database: str | None) -> None:
    """Raises `CannotServe` unless there is no bus, or one that can be reached beside a database that can be shared."""
    if url is None:
        return
    if database is None:
        raise CannotServe(say("serve-error-bus-database"))
    try:
        import redis
    except ImportError:
        raise CannotServe(say("serve-error-bus-library")) from None
    shown = url.rpartition("@")[2] if "@" in url else url.rpartition("//")[2]
    try:
        with redis.Redis.from_url(url, socket_timeout=BUS_WITHIN, socket_connect_timeout=BUS_WITHIN) as client:
            client.ping()
    except (redis.RedisError, OSError, ValueError) as problem:
        raise CannotServe(say("serve-error-bus", place=shown, detail=type(problem).__name__)) from None


def _readable(file: Path) -> bool:
    try:
        return file.is_file() and bool(file.read_bytes())
    except OSError:
        return False
