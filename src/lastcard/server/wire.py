"""A WebSocket as the web server hands it over (ASGI), with no framework in between: all that is played passes here."""

from __future__ import annotations

from typing import cast

from litestar.types import Receive, Send, WebSocketScope

from lastcard.server.framing import TEXTS, QuickSockets


class HungUp(Exception):
    """The client is gone."""


class Wire:
    """One WebSocket."""

    def __init__(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        self.address = client[0] if client else ""
        """Where it comes from; empty if nobody knows."""
        self._receive = receive
        self._send = send
        self.texts = cast("QuickSockets", cast("dict[str, object]", scope["extensions"])[TEXTS])
        """Sends texts at once."""

    async def accept(self) -> None:
        """Takes the connection."""
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def read(self) -> str:
        """The next text; one that is no text is empty. Raises `HungUp`."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            raise HungUp
        return event.get("text") or ""

    async def close(self) -> None:
        """Ends the connection."""
        await self._send({"type": "websocket.close", "code": 1000, "reason": ""})
