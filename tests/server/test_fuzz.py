"""Nonsense of every kind: the socket answers with a code or a refusal, REST never with a 500, and no table dies."""

from __future__ import annotations

import typing
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lastcard.server import intents
from lastcard.server.app import Options, make_app
from lastcard.server.intents import MoveIntent
from lastcard.server.messages import Refused
from lastcard.server.tables import Tables
from tests.server.helpers import Client, new_room, pass_time, play, started
from tests.server.making import structs

INTENTS = [kind for kind in typing.get_args(intents.Intent) if kind is not intents.Leave]
MOVES = st.sampled_from(
    ["draw", "keep", "pass", "uno", "accept", "challenge", "color red", "target 1", "catch 0", "catch 1", "play W", ""]
) | st.text(min_size=1, max_size=40)


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_any_intent_at_any_moment_is_answered_and_the_match_goes_on(data: st.DataObject) -> None:
    async def scenario() -> None:
        edition = data.draw(st.sampled_from(["classic", "mario-kart", "pizza-pizza"]))
        room, clients = await started(("Ana", "Ben", "Cem"), edition=edition, clock="fast", rulings={"target": 60})
        watcher = Client(room)
        await watcher.hello()
        for number in range(data.draw(st.integers(1, 25))):
            # Whoever was sent away is told so, and hears nothing more.
            client = data.draw(st.sampled_from([each for each in (*clients, watcher) if each.listening]))
            made = data.draw(st.sampled_from(INTENTS).flatmap(structs) | st.builds(MoveIntent, st.just("m"), MOVES))
            intent = type(made)(**{**_fields(made), "id": f"f{number}"})
            answer = await client.send(intent)
            assert answer.id == intent.id
            if isinstance(answer, Refused):
                assert answer.sentence
            await pass_time(room, data.draw(st.sampled_from([0.0, 0.7, 3.0])))
        await _still_alive(room, clients)

    play(scenario())


def _fields(message: Any) -> dict[str, Any]:
    return {name: getattr(message, name) for name in message.__struct_fields__}


async def _still_alive(room: Any, clients: list[Client]) -> None:
    """Whoever is still at the table can see it, and it moves on."""
    for client in clients:
        if client.person in room.seating.people():
            back = Client(room, client.person)
            assert await back.hello()
            assert back.table().code == room.code
    if room.phase == "playing":
        version = room.version()
        await pass_time(room, 200)
        assert room.version() > version or room.phase != "playing"


APP = make_app(Tables(new_room().around), Options(generous=1000))
SCHEMA = schemathesis.openapi.from_asgi("/api/schema/openapi.json", APP)
OPERATIONS = [(path, method) for path, methods in SCHEMA.items() for method in methods]


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_rest_never_answers_with_a_server_error(path: str, method: str) -> None:
    @settings(max_examples=25, suppress_health_check=list(HealthCheck))
    @given(case=SCHEMA[path][method].as_strategy())
    def check(case: Any) -> None:
        answer = case.call()
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert set(answer.json()) == {"code", "sentence", "point"}

    check()


def test_what_documents_itself_is_all_there_is() -> None:
    assert {(method.upper(), path) for path, method in OPERATIONS} == {
        ("GET", "/healthz"),
        ("GET", "/readyz"),
        ("GET", "/metrics"),
        ("GET", "/api/editions"),
        ("GET", "/api/guide/{edition}"),
        ("GET", "/api/ask"),
        ("GET", "/api/examples/{point}"),
        ("POST", "/api/tables"),
        ("GET", "/api/tables/{code}"),
        ("POST", "/api/tables/{code}/join"),
        ("POST", "/api/tables/{code}/take-over"),
        ("GET", "/api/records/{record}"),
        ("GET", "/api/records/{record}/replay"),
        ("GET", "/api/records/{record}/skill"),
    }
