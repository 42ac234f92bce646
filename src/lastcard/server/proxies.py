"""Where a request comes from, when a proxy hands it on: only proxies that were named are believed."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection
from typing import Any, cast

from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from lastcard.server.notes import note, whereabouts


def proxy(text: str) -> str | None:
    """A proxy's address, or a network of them, as it is compared; None if it is neither.

    >>> proxy("127.0.0.1"), proxy(" 10.0.0.0/8"), proxy("10.0.0.1/8"), proxy("proxy.example.org"), proxy("*")
    ('127.0.0.1', '10.0.0.0/8', None, None, None)
    """
    try:
        network = ipaddress.ip_network(text.strip())
    except ValueError:
        return None
    return str(network) if "/" in text else str(network.network_address)


def behind(app: ASGIApp, believed: Collection[str]) -> ASGIApp:
    """The application as it is reached: addresses come from the believed proxies' headers, if there are any."""
    if not believed:
        return _Unbelieved(app)
    return cast("ASGIApp", ProxyHeadersMiddleware(cast("Any", app), list(believed)))


class _Unbelieved:
    """Says once that a proxy's header came from an address that is not believed: the option may have been forgotten."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._said = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hands the request on as it came."""
        if not self._said and any(name == b"x-forwarded-for" for name, _ in scope.get("headers", ())):
            self._said = True
            client = scope.get("client")
            note("proxy_not_believed", "warning", client=whereabouts(str(client[0]) if client else ""))
        await self._app(scope, receive, send)
