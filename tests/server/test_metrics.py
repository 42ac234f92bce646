"""What a server counts: that it counts right, who may read it, and that nothing secret is among the labels."""

from __future__ import annotations

import asyncio
import random
import re
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from lastcard.server.measured import MeasuredStore
from lastcard.server.metrics import MOST_VALUES, Metrics
from lastcard.server.shapes import Verdict
from lastcard.server.store.shapes import Change, Damaged, Fenced, Kept, Made, StoreDown
from tests.server.helpers import Client, FakeMoments, play
from tests.server.live import serving
from tests.server.whole import whole_match

LABELS = {"phase", "kind", "mover", "reason", "code", "winner", "press", "type", "cause", "le"}


def value(metrics: Metrics, name: str, **labels: str) -> float | None:
    """What one line of the metrics says."""
    return metrics.registry.get_sample_value(f"lastcard_{name}", labels)


def test_a_match_is_counted_move_by_move() -> None:
    def look(_: Any, __: list[Client], ___: int) -> None:
        return

    room, clients = play(whole_match("classic", random.Random("counted"), look))
    metrics = room.around.metrics
    assert room.playing is not None
    moves = sum(value(metrics, "moves_total", mover=mover) or 0 for mover in ("person", "bot", "autopilot", "clock"))
    lines = (play(room.around.store.record(room.records[-1])) or "").splitlines()
    assert moves == sum('"move"' in line for line in lines)
    verdicts = [event.verdict for client in clients[:1] for got in client.got for event in getattr(got, "events", [])]
    decided = [each for each in verdicts if each]
    races = {winner: value(metrics, "races_total", winner=winner) for winner in ("caller", "catcher")}
    assert races == {each: sum(verdict.winner == each for verdict in decided) for each in races}


def test_reactions_are_seconds_and_an_armed_call_is_none() -> None:
    metrics = Metrics()
    metrics.raced(Verdict(0, "caller", -1, 0, None))
    metrics.raced(Verdict(0, "catcher", 1, 1300, 900))
    metrics.raced(Verdict(0, "catcher", 1, None, 700))
    assert value(metrics, "reaction_seconds_count", press="call") == 1
    assert value(metrics, "reaction_seconds_sum", press="call") == pytest.approx(1.3)
    assert value(metrics, "reaction_seconds_bucket", press="catch", le="0.7") == 1
    assert value(metrics, "reaction_seconds_sum", press="catch") == pytest.approx(1.6)
    assert value(metrics, "races_total", winner="catcher") == 2


def test_a_label_cannot_take_ever_more_values() -> None:
    metrics = Metrics()
    for number in range(MOST_VALUES + 50):
        metrics.refused(f"reason {number}")
    values = [
        sample.labels["reason"]
        for family in metrics.registry.collect()
        for sample in family.samples
        if sample.name == "lastcard_refusals_total"
    ]
    assert len(values) == MOST_VALUES + 1
    assert value(metrics, "refusals_total", reason="other") == 50


def test_two_servers_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.moved("bot")
    assert (value(one, "moves_total", mover="bot"), value(other, "moves_total", mover="bot")) == (1, 0)


class Shelf:
    """A store that does what the test says."""

    def __init__(self, moments: FakeMoments) -> None:
        self.moments = moments
        self.problem: Exception | None = None

    async def keep(self, _: Change) -> None:
        self.moments.pass_(0.03)
        if self.problem:
            raise self.problem

    async def claim(self, _: str) -> Kept | None:
        if self.problem:
            raise self.problem
        return None

    async def new(self, _: str, request: str = "") -> int | None:
        return None if request else 1

    async def made(self, _: str) -> Made | None:
        return None

    async def tables(self) -> list[str]:
        return []

    async def record(self, _: str) -> str | None:
        return None

    async def close(self) -> None:
        return


def test_keeping_is_timed_and_its_failures_are_told_once(caplog: pytest.LogCaptureFixture) -> None:
    moments, metrics = FakeMoments(), Metrics()
    shelf = Shelf(moments)
    store = MeasuredStore(shelf, metrics, moments)
    change = Change("ABCDE", 1, 1, b"secret state")

    async def keep(problem: Exception | None) -> None:
        shelf.problem = problem
        if problem is None:
            await store.keep(change)
        else:
            with pytest.raises(type(problem)):
                await store.keep(change)

    async def scenario() -> None:
        await keep(None)
        await keep(StoreDown("secret"))
        await keep(StoreDown("secret"))
        assert value(metrics, "store_up") == 0
        await keep(None)
        await keep(Fenced("secret"))
        shelf.problem = Damaged("secret")
        with pytest.raises(Damaged):
            await store.claim("ABCDE")

    caplog.set_level("INFO", "lastcard")
    play(scenario())
    assert value(metrics, "keep_seconds_count") == 2
    assert value(metrics, "keep_seconds_sum") == pytest.approx(0.06)
    assert value(metrics, "keep_failures_total", cause="down") == 2
    assert value(metrics, "keep_failures_total", cause="fenced") == 1
    assert value(metrics, "store_up") == 1
    assert caplog.messages == ["store_down", "store_back", "table_lost", "table_damaged"]


def test_the_metrics_can_be_read_here_and_nowhere_else_without_the_token() -> None:
    async def scenario() -> None:
        async with serving(token="the token of the test's admin") as live:
            made = await live.post("/api/tables", name="Zacharias", seats=2, bots=1, pace="instant")
            async with live.socket(made["code"], made["token"]) as talker:
                await talker.ask("start")
                await talker.next("update")
                await live.http.post("/api/tables", json={"name": "Z", "edition": "no such edition"})
                here = await live.http.get("/metrics")
            assert here.status_code == 200
            _check(here.text, made)
            for headers in (
                {"x-forwarded-for": "127.0.0.1"},
                {"forwarded": "for=127.0.0.1"},
                {"host": "cards.example.org"},
                {"authorization": "Bearer the token of the test's adminx", "x-real-ip": "::1"},
            ):
                away = await live.http.get("/metrics", headers=headers)
                assert (away.status_code, away.json()["code"]) == (403, "not_admin"), headers
            token = {"x-forwarded-for": "192.0.2.7", "authorization": "Bearer the token of the test's admin"}
            assert (await live.http.get("/metrics", headers=token)).text.startswith("# HELP")

    play(scenario())


def _check(text: str, made: dict[str, Any]) -> None:
    families = {family.name: family for family in text_string_to_metric_families(text)}
    samples = [sample for family in families.values() for sample in family.samples]
    assert {label for sample in samples for label in sample.labels} <= LABELS
    found = {(sample.name, *sample.labels.values()): sample.value for sample in samples}
    assert found["lastcard_tables", "playing"] == 1
    assert found["lastcard_sockets", "person"] == 1
    assert found["lastcard_tables_made_total",] == 1
    assert found["lastcard_messages_received_total", "hello"] == 1
    assert found["lastcard_refusals_total", "impossible_edition"] == 1
    assert found["lastcard_messages_sent_total",] >= 3
    assert not [secret for secret in ("Zacharias", made["code"], made["token"]) if secret in text]


def test_the_loop_s_lag_is_measured() -> None:
    async def scenario() -> None:
        async with serving() as live:
            counted = 0.0
            while not counted:
                await asyncio.sleep(0.2)
                text = (await live.http.get("/metrics")).text
                counted = float(re.findall(r"^lastcard_loop_lag_seconds_count (\S+)$", text, re.MULTILINE)[0])

    play(scenario())


def test_a_server_that_answers_is_alive_and_ready() -> None:
    async def scenario() -> None:
        async with serving() as live:
            assert (await live.http.get("/healthz")).json()["status"] == "ok"
            ready: httpx.Response = await live.http.get("/readyz")
            assert (ready.status_code, ready.json()) == (200, {"status": "ready"})

    play(scenario())
