"""Faults planted on purpose, each in one place of the server: whoever judges power cuts must find every one of them."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any
from unittest import mock

import msgspec
from sqlalchemy import Connection

from benchmarks.kills.dying import Early
from benchmarks.planting import Planted, changed
from lastcard.server import saving, sitting
from lastcard.server.store import groups, reading, sql
from lastcard.server.tables import Tables

PLANTED = fault = Planted()
"""Every planted fault by what goes wrong."""


@fault("a change is told before it is kept")
def _early() -> AbstractContextManager[Any]:
    return mock.patch.object(sql, "Writer", Early)


@fault("a change is committed in two halves")
def _halves() -> AbstractContextManager[Any]:
    def faulty(real: Any) -> Any:
        def carry_out(connection: Connection, plan: Any) -> None:
            lines, plan.lines = plan.lines, []
            real(connection, plan)
            connection.exec_driver_sql("COMMIT")
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            plan.lines, plan.states, plan.claims, plan.records = lines, [], [], []
            real(connection, plan)

        return carry_out

    return changed(groups, "_carry_out", faulty)


@fault("the last line of a record is lost")
def _last_line() -> AbstractContextManager[Any]:
    def faulty(real: Any) -> Any:
        def kept(*given: Any) -> Any:
            found = real(*given)
            return found and msgspec.structs.replace(found, lines=found.lines[:-1] or found.lines)

        return kept

    return changed(reading, "kept", faulty)


@fault("answers are forgotten, and what is sent again is done again")
def _answers() -> AbstractContextManager[Any]:
    return changed(saving, "_answers", lambda _: lambda *_: [])


@fault("a move that an UNO window holds is forgotten")
def _held() -> AbstractContextManager[Any]:
    def faulty(real: Any) -> Any:
        return lambda playing: msgspec.structs.replace(real(playing), held=None)

    return changed(saving, "_match", faulty)


@fault("whoever asks for a seat twice gets two")
def _seats() -> AbstractContextManager[Any]:
    return changed(sitting, "_before", lambda _: lambda *_: None)


@fault("whoever asks for a table twice gets two")
def _tables() -> AbstractContextManager[Any]:
    def faulty(real: Any) -> Any:
        return lambda self, wish, address="": real(self, msgspec.structs.replace(wish, id=None), address)

    return changed(Tables, "make", faulty)


@fault("a deadline that was open is over")
def _deadline() -> AbstractContextManager[Any]:
    return changed(saving, "at", lambda real: lambda now, state: real(now + 20.0, state))
