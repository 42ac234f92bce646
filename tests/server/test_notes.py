"""The log: its lines are of a closed kind, and nothing that must stay secret is ever in one."""

from __future__ import annotations

import io
import json
import logging
import random
from collections.abc import Iterator
from typing import Any

import pytest

from lastcard.server import notes
from lastcard.server.intents import Say
from lastcard.server.room import Room
from tests.server.helpers import Client, play, token_of
from tests.server.live import play_match, serving
from tests.server.whole import whole_match


@pytest.fixture
def written(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """Everything that is logged, at the level and in the form that the test asks for (info, JSON)."""
    form: notes.Form
    level: notes.Level
    form, level = getattr(request, "param", ("json", "info"))
    stream = io.StringIO()
    undo = notes.set_up(form, level, stream)
    yield stream
    undo()


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    """The lines of a log in JSON."""
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_has_its_time_level_event_and_fields(written: io.StringIO) -> None:
    notes.note("table_made", table="ABCDE", seats=4)
    notes.note("client_came", "debug", table="ABCDE")
    (line,) = lines(written)
    assert line.pop("time").endswith("+00:00")
    assert line == {"level": "info", "event": "table_made", "table": "ABCDE", "seats": 4}


@pytest.mark.parametrize("written", [("text", "info")], indirect=True)
def test_the_same_line_for_people(written: io.StringIO) -> None:
    notes.note("store_down", "error")
    notes.note("table_made", table="ABCDE", seats=4)
    down, made = written.getvalue().splitlines()
    assert down.endswith(" error store_down")
    assert made.endswith(" info table_made table=ABCDE seats=4")


def test_a_field_that_is_not_on_the_list_is_no_field() -> None:
    with pytest.raises(ValueError, match="token"):
        notes.note("table_made", token="secret")


@pytest.mark.parametrize("written", [("json", "debug"), ("text", "debug")], indirect=True)
def test_of_a_fault_only_its_kind_and_its_place_are_told(written: io.StringIO) -> None:
    try:
        raise ValueError("R5 in Ana's hand, token tk-12345")
    except ValueError:
        logging.getLogger("lastcard.server.room").exception("Table %s stumbled and goes on.", "ABCDE")
        logging.getLogger("asyncio").exception("Task exception was never retrieved\nfuture: token tk-12345")
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
        logging.getLogger("websockets.server").debug("< TEXT token tk-12345")
    text = written.getvalue()
    assert "Table ABCDE stumbled and goes on." in text
    assert "Task exception was never retrieved" in text
    assert "Exception in ASGI application" in text
    assert "test_notes.py" in text
    assert "ValueError" in text
    assert "tk-12345" not in text
    assert "R5" not in text


def test_addresses_are_cut_to_their_network_unless_everything_is_logged(written: io.StringIO) -> None:
    notes.note("client_came", client=notes.whereabouts("203.0.113.77"))
    logging.getLogger("lastcard").setLevel("DEBUG")
    notes.note("client_came", client=notes.whereabouts("203.0.113.77"))
    assert [line["client"] for line in lines(written)] == ["203.0.113.0/24", "203.0.113.77"]


@pytest.mark.parametrize("written", [("json", "debug")], indirect=True)
@pytest.mark.parametrize("edition", ["classic", "mario-kart"])
def test_whole_matches_leave_no_secret_in_the_log(edition: str, written: io.StringIO) -> None:
    """No card of a hand, no token, key or name, though at every fifth step something fails that knows them all."""
    secrets: set[str] = set()
    dice = random.Random(f"log {edition}")

    def look(room: Room, everybody: list[Client], number: int) -> None:
        assert room.playing is not None
        match = room.playing.match
        secrets.update(room.playing.seeds.made)
        secrets.update(deal.key(match.header_hash).hex() for deal in match.deals)
        secrets.update(token_of(person) for person in room.seating.people())
        secrets.update(person.token.hex() for person in room.seating.people())
        if number % 5 == 0:
            hands = [str(card) for seat in range(match.seats) for card in match.view(seat).hand]
            _fault(room, everybody[0], f"{hands} {secrets}")

    room, _ = play(whole_match(edition, dice, look))
    names = {each.name for each in room.seating.places if each}
    text = written.getvalue()
    assert text.count('"event": "fault"') > 3
    assert not [secret for secret in secrets | names if secret in text]
    kinds = set(room.terms.edition.kinds)
    said = " ".join(str(value) for line in lines(written) for value in line.values())
    words = set(said.replace("'", " ").split())
    assert not words & kinds
    assert {"match_begun", "match_over"} <= {line["event"] for line in lines(written)}


def _fault(room: Room, client: Client, secret: str) -> None:
    """Something unforeseen happens at the table, and the exception knows everything."""
    with pytest.MonkeyPatch.context() as patched:

        async def fails(*_: Any) -> None:
            raise RuntimeError(secret)

        patched.setattr("lastcard.server.people.carry_out", fails)
        answer = room._answer(client.connection, Say("talk", emote="wow"), room.now())
        with pytest.raises(StopIteration):
            answer.send(None)


@pytest.mark.parametrize("written", [("json", "debug")], indirect=True)
def test_nothing_that_goes_over_the_sockets_comes_into_the_log(written: io.StringIO) -> None:
    async def scenario() -> None:
        async with serving() as live:
            host = await live.post(
                "/api/tables", name="Zacharias", seats=2, pace="instant", clock="off", edition="classic",
                rulings={"target": 20},
            )  # fmt: skip
            guest = await live.post(f"/api/tables/{host['code']}/join", name="Quentin")
            async with (
                live.socket(host["code"], host["token"]) as ana,
                live.socket(host["code"], guest["token"]) as ben,
                live.socket(host["code"]) as watcher,
            ):
                await ana.ask("configure", free_chat=True)
                await ana.ask("say", chat="R5 R5 R5")
                await watcher.raw.send("no JSON at all: tk-12345")
                await ana.send("start", id="start")
                await play_match([ana, ben])
            tokens.extend((host["token"], guest["token"]))
            codes.append(host["code"])

    tokens: list[str] = []
    codes: list[str] = []
    play(scenario())
    text = written.getvalue()
    assert not [secret for secret in (*tokens, "Zacharias", "Quentin", "R5", "tk-12345") if secret in text]
    events = [line["event"] for line in lines(written)]
    assert events.count("client_came") == events.count("client_went") == 3
    assert events[-2:] == ["stopping", "stopped"]
    assert {"table_made", "match_begun", "match_over"} <= set(events)
    assert {line["table"] for line in lines(written) if "table" in line} == set(codes)
