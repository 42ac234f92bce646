"""Where a server can be reached: the addresses it prints and puts into links."""

from __future__ import annotations

import re
import socket
from urllib.parse import urlsplit

EVERYWHERE = ("0.0.0.0", "::", "")
LOOPBACK = ("127.0.0.1", "::1", "localhost")
USUAL = {"http": 80, "https": 443}
"""The port that an address need not name."""
_NAME = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?")
_LOOPBACK_NET = re.compile(r"127(\.\d{1,3}){3}")
_ELSEWHERE = "192.0.2.1"
"""An address kept for documentation: asking for the way there sends nothing."""


def lan_address() -> str | None:
    """This machine's address on the local network, if it is on one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_ELSEWHERE, 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith(("127.", "0.")) else address


def base(scheme: str, host: str, port: int) -> str:
    """The address of a server, without the port where it is the usual one.

    >>> base("http", "192.0.2.7", 8000), base("https", "::1", 443)
    ('http://192.0.2.7:8000', 'https://[::1]')
    """
    shown = f"[{host}]" if ":" in host else host
    return f"{scheme}://{shown}" if port == USUAL[scheme] else f"{scheme}://{shown}:{port}"


def public(url: str) -> str | None:
    """A public address as browsers write it in `Origin`; None if no browser could open it.

    >>> public("https://example.org/"), public("example.org"), public("https://example.org/?x")
    ('https://example.org', None, None)
    >>> public("https://Bücher.example:443"), public("http://[::1]:8080"), public("https://a b")
    ('https://xn--bcher-kva.example', 'http://[::1]:8080', None)
    """
    try:
        parts = urlsplit(url.strip())
        plain = parts.path in ("", "/") and not parts.query and not parts.fragment and not parts.username
        port = parts.port if parts.port is not None else USUAL.get(parts.scheme)
        host = parts.hostname or ""
        name = host if ":" in host else host.encode("idna").decode("ascii")
    except ValueError:
        return None
    # urlsplit leaves line breaks out without a word.
    usable = bool(_NAME.fullmatch(name) or ":" in host) and not any(each.isspace() for each in url.strip())
    return base(parts.scheme, name, port) if usable and plain and port else None


def loopback(netloc: str) -> bool:
    """Whether a name in a request means the machine that asks: browsers trust it without TLS.

    >>> loopback("localhost:8000"), loopback("127.0.0.1"), loopback("[::1]:8000")
    (True, True, True)
    >>> loopback("192.0.2.7:8000"), loopback("127.0.0.1.example.org"), loopback("[")
    (False, False, False)
    """
    try:
        name = urlsplit(f"//{netloc}").hostname or ""
    except ValueError:
        return False
    return name in LOOPBACK or name.endswith(".localhost") or bool(_LOOPBACK_NET.fullmatch(name))
