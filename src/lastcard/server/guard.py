"""What stands before every request: origin check, limits, security headers, HEAD. An ASGI middleware."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from lastcard.server.address import loopback
from lastcard.server.apipage import STYLE_HASH
from lastcard.server.limits import READS, SOCKETS, STORM, WRITES, Limiter, Storms
from lastcard.server.metrics import Metrics
from lastcard.server.notes import note, whereabouts
from lastcard.server.resources import Problem
from lastcard.text import say, speaking
from lastcard.text.choice import of_header

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "media-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
API_PAGE = "/api/schema"
API_PAGE_POLICY = f"default-src 'none'; style-src {STYLE_HASH}; base-uri 'none'; frame-ancestors 'none'"
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
TRUSTED_ONLY = (b"cross-origin-opener-policy", b"same-origin")
"""Over plain HTTP to another machine browsers ignore it, and complain to whoever looks at the console."""
_POLICY_VIOLATION = 1008


class Guard:
    """Lets a request through, or answers it itself. HEAD is answered like GET, without the body."""

    def __init__(
        self, app: ASGIApp, limiter: Limiter, hosts: Iterable[str], *, secure: bool, metrics: Metrics, storms: Storms
    ) -> None:
        self._app = app
        self._metrics = metrics
        self._storms = storms
        self._limiter = limiter
        self._hosts = frozenset(hosts)
        """Names under which the server is reached through a proxy or a tunnel."""
        fixed = {**HEADERS, "strict-transport-security": "max-age=31536000"} if secure else HEADERS
        self._secure = secure
        self._headers = [(name.encode(), value.encode()) for name, value in fixed.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request or one connection."""
        kind: str = getattr(scope["type"], "value", scope["type"])
        if kind == "http":
            asked = cast("HTTPScope", scope)
            with speaking(of_header(dict(asked["headers"]).get(b"accept-language", b"").decode("latin-1"))):
                await self._http(asked, receive, send)
        elif kind == "websocket":
            await self._socket(cast("WebSocketScope", scope), receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = list(message["headers"])
                message["headers"] = [*given, *self._headers_for(scope)]
            elif message["type"] == "http.response.body" and scope["method"] == "HEAD":
                message["body"] = b""
            await send(message)

        reading = scope["method"] in ("GET", "HEAD", "OPTIONS")
        if not reading and not self.own_origin(scope):
            self._refused("origin", scope)
            await _refuse(with_headers, 403, Problem("origin", say("server-error-origin")))
        elif not self._limiter.admit(_address(scope), READS if reading else WRITES):
            self._refused("too_fast", scope)
            await _refuse(with_headers, 429, Problem("too_fast", say("server-error-too-many")))
        else:
            asked: HTTPScope = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
            await self._app(asked, receive, with_headers)

    async def _socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        if self.own_origin(scope) and self._limiter.admit(_address(scope), SOCKETS):
            await self._app(scope, receive, send)
            return
        self._refused("socket", scope)
        await receive()
        await send({"type": "websocket.close", "code": _POLICY_VIOLATION, "reason": ""})

    def _refused(self, reason: str, scope: HTTPScope | WebSocketScope) -> None:
        self._metrics.refused(reason)
        if self._storms.refused(_address(scope)):
            note("refusals", "warning", client=whereabouts(_address(scope)), reason=reason, count=STORM)

    def _headers_for(self, scope: HTTPScope) -> list[tuple[bytes, bytes]]:
        policy = API_PAGE_POLICY if scope["path"].startswith(API_PAGE) else POLICY
        headers = [*self._headers, (b"content-security-policy", policy.encode())]
        if scope["path"].startswith("/api"):
            headers.append((b"vary", b"accept-language"))
        return [*headers, TRUSTED_ONLY] if self._trusted(scope) else headers

    def _trusted(self, scope: HTTPScope) -> bool:
        """Whether browsers call the page's address trustworthy: TLS, or their own machine."""
        return self._secure or scope["scheme"] == "https" or loopback(_host(scope))

    def own_origin(self, scope: HTTPScope | WebSocketScope) -> bool:
        """Whether a page of this server asks, or no page at all: programs send no origin."""
        origin = dict(scope["headers"]).get(b"origin")
        if origin is None:
            return True
        try:
            host = urlsplit(origin.decode("ascii")).netloc.lower()
        except (UnicodeDecodeError, ValueError):
            return False
        return bool(host) and (host == _host(scope) or host in self._hosts)


def _address(scope: HTTPScope | WebSocketScope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def _host(scope: HTTPScope | WebSocketScope) -> str:
    """The name under which the server was asked, with the port if it is not the usual one."""
    return dict(scope["headers"]).get(b"host", b"").decode("latin-1").lower()


async def _refuse(send: Send, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
