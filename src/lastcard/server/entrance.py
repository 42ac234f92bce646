"""Where connections part: the sockets of tables go to their tables, everything else to the application."""

from __future__ import annotations

import re
from typing import cast

from litestar.types import ASGIApp, Receive, Scope, Send, WebSocketScope

from lastcard.server.socket import Line
from lastcard.server.tables import Tables
from lastcard.server.wire import Wire

_TABLE = re.compile(r"/api/tables/([^/]+)/socket/?")
"""The table's WebSocket; docs/protocol.md tells what is said over it."""


class Entrance:
    """Leads the sockets of tables to their tables, and everything else to the application."""

    def __init__(self, app: ASGIApp, tables: Tables) -> None:
        self._app = app
        self._tables = tables

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request or connection."""
        kind: str = scope["type"]
        found = _TABLE.fullmatch(scope["path"]) if kind == "websocket" else None
        if found:
            await Line(Wire(cast("WebSocketScope", scope), receive, send), self._tables).serve(found[1])
        else:
            await self._app(scope, receive, send)
