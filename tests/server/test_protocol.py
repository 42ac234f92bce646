"""The protocol: messages there and back, malformed ones, and the types generated from it."""

from __future__ import annotations

import contextlib
import typing
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard.server import intents, messages, typescript
from lastcard.server.protocol import BadMessage, decode, encode
from tests.server.making import structs

CLIENT_MESSAGES = typing.get_args(intents.ClientMessage)
SERVER_MESSAGES = typing.get_args(messages.ServerMessage)


@settings(max_examples=20)
@given(st.data())
@pytest.mark.parametrize("kind", CLIENT_MESSAGES, ids=lambda kind: kind.__name__)
def test_what_a_client_sends_is_read_as_it_was_meant(kind: type[msgspec.Struct], data: st.DataObject) -> None:
    message = data.draw(structs(kind))
    assert decode(encode(message)) == message


@settings(max_examples=20)
@given(st.data())
@pytest.mark.parametrize("kind", SERVER_MESSAGES, ids=lambda kind: kind.__name__)
def test_what_the_server_sends_can_be_read_back(kind: type[msgspec.Struct], data: st.DataObject) -> None:
    message = data.draw(structs(kind))
    assert msgspec.json.decode(encode(message), type=messages.ServerMessage) == message


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("[]", "malformed"),
        ("null", "malformed"),
        ('"hello"', "malformed"),
        ("{}", "malformed"),
        ('{"type": 7}', "malformed"),
        ('{"type": "cheat"}', "unknown_type"),
        ('{"type": "move"}', "malformed"),
        ('{"type": "move", "id": "", "move": "draw"}', "malformed"),
        ('{"type": "move", "id": "a", "move": "' + "x" * 41 + '"}', "malformed"),
        ('{"type": "move", "id": "a", "move": "draw", "seen": -1}', "malformed"),
        ('{"type": "kick", "id": "a", "seat": 1e400}', "malformed"),
        ('{"type": "hello", "protocol": 1, "token": "' + "x" * 9000 + '"}', "too_large"),
        ("[" * 5000, "malformed"),
        ("\ud800", "malformed"),
    ],
)
def test_what_cannot_be_read_gets_a_code(text: str, code: str) -> None:
    with pytest.raises(BadMessage) as caught:
        decode(text)
    assert caught.value.code == code


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_nothing_that_is_sent_breaks_the_reader(data: bytes | str) -> None:
    with contextlib.suppress(BadMessage):
        decode(data)


def test_what_a_newer_client_adds_is_ignored() -> None:
    assert decode('{"type": "move", "id": "a", "move": "draw", "mood": "good"}') == intents.MoveIntent("a", "draw")


def test_the_web_client_s_types_are_up_to_date() -> None:
    assert typescript.TARGET.read_text(encoding="utf-8") == typescript.generate(), (
        "run python -m lastcard.server.typescript"
    )


def test_the_generator_says_what_it_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "protocol.ts"
    assert typescript.main([str(target)]) == 0
    assert typescript.main([str(target)]) == 0
    assert capsys.readouterr().out.splitlines() == [f"{target}: written", f"{target}: up to date"]
    text = target.read_text(encoding="utf-8")
    assert 'export interface MoveIntent {\n  type: "move";' in text
    assert "  seen?: number;" in text  # a client may leave it out
    assert "  hand: HeldCard[];" in text  # the server never does
