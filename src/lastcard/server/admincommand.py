"""`lastcard admin`: looks at the tables of a running server, without their hands, and closes them."""

from __future__ import annotations

import argparse
import json
import os
import ssl
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from lastcard.errors import LastCardError, UnknownName
from lastcard.server import adminfile
from lastcard.server.address import public
from lastcard.server.adminfile import Place
from lastcard.server.running import TOKEN_FROM
from lastcard.text import say

ACTIONS = ("list", "show", "close", "stats")
NEEDS_CODE = ("show", "close")
WITHIN = 10.0
_COLUMNS = ("code", "phase", "edition", "seats", "people", "away", "bots", "watchers", "matches", "open")


class AdminError(LastCardError):
    """Why the server cannot be asked, or what it answered."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Gives the command its options."""
    parser.add_argument("what", nargs="?", default="list", metavar="|".join(ACTIONS), help=say("admin-help-what"))
    parser.add_argument("code", nargs="?", metavar="CODE", help=say("admin-help-code"))
    parser.add_argument("--data", type=Path, metavar="FOLDER", help=say("admin-help-data"))
    parser.add_argument("--url", metavar="URL", help=say("admin-help-url"))
    parser.add_argument("--token", metavar="TOKEN", help=say("admin-help-token", variable=TOKEN_FROM))
    parser.add_argument("--json", action="store_true", help=say("admin-help-json"))


def run(args: argparse.Namespace) -> int:
    """Asks the server and prints what it says."""
    if args.what not in ACTIONS:
        raise UnknownName("error-admin-action", args.what, list(ACTIONS))
    if args.what in NEEDS_CODE and args.code is None:
        raise AdminError("error-missing-argument", command="admin", name="CODE")
    if args.what not in NEEDS_CODE and args.code is not None:
        raise AdminError("error-unexpected-argument", command="admin", name=args.code)
    code = (args.code or "").upper()
    if args.what in NEEDS_CODE and not (code.isascii() and code.isalpha()):
        raise AdminError("error-admin-code", code=args.code)
    path = {"list": "tables", "stats": "stats", "show": f"tables/{code}", "close": f"tables/{code}/close"}[args.what]
    answer = _ask(_place(args), path, "POST" if args.what == "close" else "GET")
    if args.json:
        print(json.dumps(answer, ensure_ascii=False))
    else:
        _PRINTS[args.what](answer)
    return 0


def _place(args: argparse.Namespace) -> Place:
    """Which server is meant."""
    if args.url is not None:
        address, token = public(args.url), args.token or os.environ.get(TOKEN_FROM)
        if address is None:
            raise AdminError("error-admin-url", url=args.url)
        if not token:
            raise AdminError("error-admin-no-token", variable=TOKEN_FROM)
        return Place(address, token, local=False)
    from lastcard.server.store.places import data_folder

    folder = args.data or data_folder()
    try:
        found = adminfile.find(folder)
    except adminfile.Unreadable as problem:
        raise AdminError("error-admin-file", file=str(folder / adminfile.NAME), detail=str(problem)) from None
    if found is None:
        raise AdminError("error-admin-none", folder=str(folder))
    return found if args.token is None else Place(found.address, args.token, found.cert)


def _ask(place: Place, path: str, method: str) -> Any:
    request = urllib.request.Request(
        f"{place.address}/api/admin/{path}", method=method, headers={"Authorization": f"Bearer {place.token}"}
    )
    handlers: list[urllib.request.BaseHandler] = [_NoRedirects(), urllib.request.HTTPSHandler(context=_trust(place))]
    if place.local:
        handlers.append(urllib.request.ProxyHandler({}))
    try:
        with urllib.request.build_opener(*handlers).open(request, timeout=WITHIN) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as problem:
        with problem:
            raise AdminError("error-admin-answer", sentence=_sentence(problem)) from None
    except (OSError, ValueError) as problem:
        raise AdminError("error-admin-silent", address=place.address, detail=_detail(problem)) from None


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Follows nobody elsewhere: the token is for this server alone."""

    def redirect_request(self, *_: Any) -> None:
        """Goes nowhere."""


def _trust(place: Place) -> ssl.SSLContext:
    """What proves the server: its own certificate on this machine, elsewhere that of a public authority."""
    context = ssl.create_default_context()
    if place.cert is not None:
        context.check_hostname = False
        context.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
        context.load_verify_locations(place.cert)
    return context


def _sentence(problem: urllib.error.HTTPError) -> str:
    try:
        return str(msgspec.json.decode(problem.read())["sentence"])
    except (OSError, msgspec.MsgspecError, KeyError, TypeError):
        return f"HTTP {problem.code}"


def _detail(problem: Exception) -> str:
    reason = getattr(problem, "reason", problem)
    return getattr(reason, "strerror", None) or str(reason)


def _list(tables: list[dict[str, Any]]) -> None:
    if not tables:
        print(say("admin-no-tables"))
        return
    rows = [[say(f"admin-column-{name}") for name in _COLUMNS]]
    rows += [[_cell(table, name) for name in _COLUMNS] for table in tables]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_COLUMNS))]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def _cell(table: dict[str, Any], name: str) -> str:
    return _age(table["open_s"]) if name == "open" else str(table[name])


def _age(seconds: int) -> str:
    """A length of time as lists show it.

    >>> _age(59), _age(3700)
    ('0:00:59', '1:01:40')
    """
    return f"{seconds // 3600}:{seconds % 3600 // 60:02}:{seconds % 60:02}"


def _show(found: dict[str, Any]) -> None:
    _list([found["table"]])
    print(say("admin-events", count=found["events"], waiting=found["table"]["waiting"]))
    for seat in found["seats"]:
        words = [each for each in (seat["kind"], seat["presence"]) if seat["kind"] == "person" or each == seat["kind"]]
        words += [name for name in ("host", "autopilot") if seat[name]]
        gone = "" if seat["gone_s"] is None else f" {_age(seat['gone_s'])}"
        print(f"  {seat['seat'] + 1:2}  {seat['name'] or '–'}  ({', '.join(words)}{gone})")


def _closed(table: dict[str, Any]) -> None:
    print(say("admin-closed", code=table["code"]))


def _stats(found: dict[str, Any]) -> None:
    print(say("version-line", version=found["version"]))
    tables, sockets = found["tables"], found["sockets"]
    print(say("admin-stats-tables", count=sum(tables.values()), most=found["most_tables"]))
    print("  " + ", ".join(f"{phase} {number}" for phase, number in tables.items()))
    print(say("admin-stats-sockets", count=sum(sockets.values()), most=found["most_sockets"]))
    print("  " + ", ".join(f"{kind} {number}" for kind, number in sockets.items()))
    if found["stopping"]:
        print(say("admin-stats-stopping"))


_PRINTS: dict[str, Callable[[Any], None]] = {"list": _list, "show": _show, "close": _closed, "stats": _stats}
