"""`lastcard serve`: listens, says where, opens a browser, and serves until it is stopped."""

from __future__ import annotations

import argparse
import contextlib
import gc
import os
import signal
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from lastcard.errors import LastCardError
from lastcard.server import address, adminfile, listening, notes, running
from lastcard.server.listening import CannotServe
from lastcard.server.store.shapes import Store
from lastcard.text import say

if TYPE_CHECKING:
    import uvicorn
    from litestar.types import ASGIApp

HOST = "127.0.0.1"
PORT = 8000
LONGEST_FRAME = 16_384
"""Bytes of a WebSocket message; a longer one ends the connection before it is read."""
YOUNG_OBJECTS = 20_000
"""So many new objects are made before garbage is looked for among them."""
STOP_WITHIN = 3
"""Seconds that connections get to end when the server stops."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Gives the command its options."""
    parser.add_argument("--host", default=HOST, help=say("serve-help-host", host=HOST))
    parser.add_argument("--port", type=int, default=PORT, help=say("serve-help-port", port=str(PORT)))
    parser.add_argument("--no-browser", action="store_true", help=say("serve-help-no-browser"))
    parser.add_argument("--data", type=Path, metavar="FOLDER", help=say("serve-help-data"))
    parser.add_argument("--database", metavar="URL", help=say("serve-help-database"))
    parser.add_argument("--bus", metavar="URL", help=say("serve-help-bus"))
    parser.add_argument("--keep-records", type=_days, metavar="DAYS", help=say("serve-help-keep-records"))
    parser.add_argument("--public-url", metavar="URL", help=say("serve-help-public-url"))
    parser.add_argument("--tls-cert", type=Path, metavar="FILE", help=say("serve-help-tls-cert"))
    parser.add_argument("--tls-key", type=Path, metavar="FILE", help=say("serve-help-tls-key"))
    running.add_arguments(parser)


def _days(text: str) -> int:
    """A number of days, at least one."""
    if (days := int(text)) < 1:
        raise ValueError(text)
    return days


def run(args: argparse.Namespace) -> int:
    """Serves until it is stopped; 2 if it cannot start."""
    try:
        with contextlib.ExitStack() as stack:
            serve(args, stack)
    except (CannotServe, LastCardError) as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


@dataclass(frozen=True)
class Reach:
    """How the server is reached."""

    here: str
    """From this machine."""
    others: str
    """In links and QR codes."""
    public: bool
    """The address in links was given, not found."""
    loopback: bool
    """Nobody else can reach it."""


def reach(host: str, port: int, public: str | None, *, tls: bool) -> Reach:
    """How a server that listens there is reached."""
    scheme = "https" if tls else "http"
    everywhere = host in address.EVERYWHERE
    here = address.base(scheme, "localhost" if everywhere or host in address.LOOPBACK else host, port)
    lan = address.lan_address() if everywhere else None
    others = public or (address.base(scheme, lan, port) if lan else here)
    return Reach(here, others, public is not None, others == here and (everywhere or host in address.LOOPBACK))


def serve(args: argparse.Namespace, stack: contextlib.ExitStack) -> None:
    """Starts the server and stays until it is stopped; raises `CannotServe` or `CannotOpen`."""
    from lastcard.server.store import places  # slow to import, and `lastcard serve --help` does not need it

    tls = args.tls_cert is not None
    listening.check_tls(args.tls_cert, args.tls_key)
    public = listening.public_address(args.public_url)
    run = running.read(args)
    listening.check_bus(args.bus, args.database)
    socket = stack.enter_context(listening.listen(args.host, args.port))
    reached = reach(args.host, int(socket.getsockname()[1]), public, tls=tls)
    store = places.open_store(stack, args.data, args.database, args.keep_records)
    stack.callback(notes.set_up(args.log, args.log_level))
    server = make_server(reached, store, args.tls_cert, args.tls_key, run, args.bus)
    stack.enter_context(_stopping_gently(server))
    folder = args.data or places.data_folder()
    stack.enter_context(adminfile.kept(folder, adminfile.Place(reached.here, run.token, args.tls_cert)))
    announce(reached, store.place, sys.stdout.isatty())
    if not args.no_browser:
        threading.Thread(target=_open_browser, args=(server, reached.here), daemon=True).start()
    stack.callback(gc.set_threshold, *gc.get_threshold())
    gc.set_threshold(YOUNG_OBJECTS)  # what tables make is seldom garbage that only a search would find
    server.run(sockets=[socket])


@contextlib.contextmanager
def _stopping_gently(server: uvicorn.Server) -> Iterator[None]:
    """A signal to stop ends the server in good order, even one that comes before the server listens to signals.

    Once it has ended, the server raises again what it was sent: without this, that would leave temporary files behind.
    """

    def stop(_: int, __: object) -> None:
        server.should_exit = True

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def make_server(
    reached: Reach,
    store: Store,
    cert: Path | None = None,
    key: Path | None = None,
    run: running.Running | None = None,
    bus: str | None = None,
) -> uvicorn.Server:
    """The server, ready to run; with a bus it shares its tables with other processes."""
    # Slow to import, and `lastcard serve --help` does not need them.
    from lastcard.bots.thinkers import Thinkers
    from lastcard.server.app import Options, make_app
    from lastcard.server.gentle import GentleServer
    from lastcard.server.measured import MeasuredStore
    from lastcard.server.metrics import Metrics
    from lastcard.server.moments import SystemMoments
    from lastcard.server.quotas import Most
    from lastcard.server.room import Surroundings
    from lastcard.server.tables import Tables

    run = run or running.Running()
    moments, metrics = SystemMoments(), Metrics()
    measured = MeasuredStore(store, metrics, moments)
    around = Surroundings(moments, measured, lambda code: f"{reached.others}/t/{code}", metrics, Thinkers(run.think))
    secure = reached.public and reached.others.startswith("https:")
    most = Most(run.most_tables, run.most_sockets)
    if bus is None:
        tables = Tables(around, most)
    else:
        from lastcard.server.processes.shared import SharedTables  # needs redis

        tables = SharedTables(around, most, bus)
    options = Options((urlsplit(reached.others).netloc,), secure, token=run.token, believed=run.proxies)
    return GentleServer(settings(make_app(tables, options), cert, key), tables.stop)


def settings(app: ASGIApp, cert: Path | None = None, key: Path | None = None) -> uvicorn.Config:
    """How the server listens."""
    import uvicorn

    from lastcard.server.framing import QuickSockets

    return uvicorn.Config(
        app,
        ws=QuickSockets,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # 40 kB of memory a connection, to shorten messages of one or two
        log_level="warning",
        access_log=False,
        log_config=None,
        proxy_headers=False,  # the application looks at them itself, where a proxy was named
        server_header=False,
        timeout_graceful_shutdown=STOP_WITHIN,
        ssl_certfile=cert,
        ssl_keyfile=key,
    )


def announce(reached: Reach, place: str, terminal: bool) -> None:
    """Says where the table is, and what is kept of it; with a QR code where there is a terminal to show it."""
    from lastcard.server import pages, qr

    print(say("serve-ready", link=reached.here))
    if reached.loopback:
        print(say("serve-loopback"))
    else:
        print(say("serve-public" if reached.public else "serve-lan", link=reached.others))
        if terminal:
            print(qr.text(reached.others))
    if not (pages.HOME / pages.INDEX).is_file():
        print(say("serve-no-client"))
    print(say("serve-kept", place=place))
    print(say("serve-stop"), flush=True)


def _open_browser(server: uvicorn.Server, link: str) -> None:
    """Opens the page once it answers. Without a screen a browser would take over the terminal: none is opened."""
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.05)
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(link)
