"""Firefox and WebKit as they are installed, driven by the two WebDriver protocols: just what the tests need of them."""

from __future__ import annotations

import base64
import contextlib
import itertools
import json
import os
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect

from tools.ports import free_port

T = TypeVar("T")

WIDTH, HEIGHT = 1280, 800
PATIENCE = 20.0
"""Seconds within which a browser must have started, or answered."""


class Remote(Protocol):
    """A page in a browser."""

    def go(self, url: str) -> None:
        """Opens an address and waits until it has loaded."""

    def evaluate(self, expression: str) -> Any:
        """What an expression of JavaScript comes to, in the end if it is a promise, as far as JSON can say it."""

    def click(self, x: float, y: float) -> None:
        """Moves the mouse there, presses and lets go."""

    def type(self, text: str) -> None:
        """Strikes one key after another."""

    def picture(self) -> bytes:
        """What is seen of the page, as PNG."""

    def troubles(self) -> list[str]:
        """What went wrong in the page until now."""


class Firefox:
    """A page in Firefox, by WebDriver BiDi: Firefox speaks it without a driver program."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.numbers = itertools.count(1)
        self.events: list[dict[str, Any]] = []
        self.ask("session.new", capabilities={})
        self.context = str(self.ask("browsingContext.getTree")["contexts"][0]["context"])
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.ask(
            "browsingContext.setViewport", context=self.context, viewport={"width": WIDTH, "height": HEIGHT}
        )  # fmt: skip

    def ask(self, method: str, **parameters: Any) -> Any:
        """Sends a command; its result. Events that come meanwhile are kept."""
        number = next(self.numbers)
        self.connection.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.connection.recv(PATIENCE))
            if message["type"] == "event":
                self.events.append(message)
            elif message["id"] == number:
                assert message["type"] == "success", message
                return message["result"]

    def go(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        answer = self.ask(
            "script.evaluate",
            expression=_told(expression),
            target={"context": self.context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        self.ask("input.performActions", context=self.context, actions=_click(x, y))

    def type(self, text: str) -> None:
        self.ask("input.performActions", context=self.context, actions=_type(text))

    def picture(self) -> bytes:
        return base64.b64decode(self.ask("browsingContext.captureScreenshot", context=self.context)["data"])

    def troubles(self) -> list[str]:
        # An answer comes after everything that was noted before it.
        self.ask("session.status")
        entries = [event["params"] for event in self.events if event["method"] == "log.entryAdded"]
        return [f"{entry['level']}: {entry['text']}" for entry in entries if entry["level"] in ("warn", "error")]


class WebKit:
    """A page in WebKit, by the classic WebDriver protocol, which its driver program speaks."""

    WATCH = """(() => {
        const kept = (window.troubles = []);
        for (const level of ['warn', 'error']) {
            const say = console[level];
            console[level] = (...words) => (kept.push(`${level}: ${words.join(' ')}`), say(...words));
        }
        addEventListener('error', (event) => kept.push(`error: ${event.message}`));
        addEventListener('unhandledrejection', (event) => kept.push(`error: ${event.reason}`));
        addEventListener('securitypolicyviolation', (event) => kept.push(`error: no ${event.violatedDirective}`));
    })()"""
    """This protocol tells nothing of the console: from when a page has loaded, the page itself takes notes."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http
        self.session = ""
        self.session = f"/session/{self.ask('/session', capabilities={})['sessionId']}"
        self.ask("/window/rect", x=0, y=0, width=WIDTH, height=HEIGHT)

    def ask(self, path: str, **parameters: Any) -> Any:
        """Sends a command; its result."""
        answer = self.http.post(f"{self.session}{path}", json=parameters)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def go(self, url: str) -> None:
        self.ask("/url", url=url)
        self.evaluate(self.WATCH)

    def evaluate(self, expression: str) -> Any:
        return json.loads(self.ask("/execute/sync", script=f"return {_told(expression)}", args=[]))

    def click(self, x: float, y: float) -> None:
        self.ask("/actions", actions=_click(x, y))

    def type(self, text: str) -> None:
        self.ask("/actions", actions=_type(text))

    def picture(self) -> bytes:
        return base64.b64decode(self.http.get(f"{self.session}/screenshot").json()["value"])

    def troubles(self) -> list[str]:
        return [str(each) for each in self.evaluate("window.troubles")]


@contextlib.contextmanager
def firefox(program: Path, folder: Path) -> Iterator[Remote]:
    """Firefox with a new profile, for as long as the block runs."""
    profile = folder / "firefox"
    profile.mkdir()

    def address() -> str | None:
        with contextlib.suppress(FileNotFoundError, json.JSONDecodeError):
            place = json.loads((profile / "WebDriverBiDiServer.json").read_text(encoding="utf-8"))
            return f"ws://{place['ws_host']}:{place['ws_port']}/session"
        return None

    options = ("--headless", "--no-remote", "--remote-debugging-port=0", "--profile", str(profile))
    with (
        running(program, options, profile) as process,
        connect(awaited(process, address), max_size=None, proxy=None) as connection,
    ):
        yield Firefox(connection)


@contextlib.contextmanager
def webkit(driver: Path, screen: Path, folder: Path) -> Iterator[Remote]:
    """WebKit's own small browser on a screen that nobody sees, for as long as the block runs."""
    home = folder / "webkit"
    home.mkdir(mode=0o700)
    told = home / "display"

    def display() -> str | None:
        text = told.read_text(encoding="utf-8")
        return f":{text.strip()}" if text.endswith("\n") else None

    def ready() -> bool | None:
        with contextlib.suppress(httpx.TransportError):
            return bool(http.get("/status").is_success) or None
        return None

    with contextlib.ExitStack() as stack:
        out = stack.enter_context(told.open("wb")).fileno()
        size = f"{WIDTH}x{HEIGHT}x24"
        options = ("-displayfd", str(out), "-nolisten", "tcp", "-screen", "0", size)
        xvfb = stack.enter_context(running(screen, options, home, keep=(out,)))
        places = {"DISPLAY": awaited(xvfb, display), "GDK_BACKEND": "x11", "XDG_RUNTIME_DIR": str(home)}
        port = free_port()
        process = stack.enter_context(running(driver, (f"--port={port}",), home, places))
        http = stack.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False))
        awaited(process, ready)
        page = WebKit(http)
        stack.callback(http.delete, page.session)
        yield page


@contextlib.contextmanager
def running(
    program: Path,
    options: Sequence[str],
    home: Path,
    variables: Mapping[str, str] | None = None,
    keep: tuple[int, ...] = (),
) -> Iterator[subprocess.Popen[bytes]]:
    """A program, for as long as the block runs; what it says goes into a file of its home."""
    environment = {**os.environ, **(variables or {}), "HOME": str(home)}
    with (home / f"{program.name}.txt").open("wb") as said:
        process = subprocess.Popen([program, *options], stdout=said, stderr=said, env=environment, pass_fds=keep)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        finally:
            process.kill()
            process.wait()


def awaited(process: subprocess.Popen[bytes], look: Callable[[], T | None]) -> T:
    """What somebody finds who looks again and again while a program starts."""
    end = time.monotonic() + PATIENCE
    while (found := look()) is None:
        assert process.poll() is None, f"{process.args!r} has ended"
        assert time.monotonic() < end, f"{process.args!r} does not start"
        time.sleep(0.02)
    return found


def _told(expression: str) -> str:
    return f"(async () => JSON.stringify(await ({expression})) ?? 'null')()"


def _click(x: float, y: float) -> list[dict[str, Any]]:
    move = {"type": "pointerMove", "x": round(x), "y": round(y)}
    press, release = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
    return [
        {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [move, press, release]}
    ]  # fmt: skip


def _type(text: str) -> list[dict[str, Any]]:
    strokes = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
    return [{"type": "key", "id": "keyboard", "actions": strokes}]
